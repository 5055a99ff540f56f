/** The frame of a page that is one file: it loads nothing, and runs only the script that it contains. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { style } from './style.js';
import type { Wording } from '../report/verdict-words.js';

export interface HtmlDocument {
  /** Escaped. */
  readonly title: string;
  /** The icon of the tab. */
  readonly mark: Pick<Wording, 'sign' | 'tone'>;
  readonly header: string;
  /** In the order of the page and of its navigation; a part without HTML is left out. */
  readonly parts: readonly (readonly [id: string, name: string, html: string])[];
  readonly script: keyof typeof loaded;
  /** The navigation of a page with more than its parts, made of the links to these. */
  readonly index?: (parts: string) => string;
}

export function htmlDocument({ title, mark, header, parts, index, ...page }: HtmlDocument): string {
  const script = scriptOf(page.script);
  const shown = parts.filter(([, , html]) => html !== '');
  const links = shown.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${icon(mark)}">
<style>${style}</style>
</head>
${index ? indexed(header, index(links.join(' ')), shown) : plainBody(header, links, shown)}
<p id="status" class="unseen" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
}

/** Where the build puts the scripts, seen from the bundle, from the compiled files, and from the sources. */
const folders = ['./pages/', '../../bin/pages/', '../../dist/bin/pages/'];

const loaded: Record<'report' | 'matrix', string> = { report: '', matrix: '' };

/** Read once: a fleet writes thousands of pages. */
function scriptOf(name: keyof typeof loaded): string {
  for (const folder of loaded[name] === '' ? folders : []) {
    try {
      loaded[name] = readFileSync(new URL(`${folder}${name}.js`, import.meta.url), 'utf8');
      break;
    } catch {
      continue;
    }
  }
  if (loaded[name] === '') throw new Error(`npm run build makes dist/bin/pages/${name}.js, which is missing`);
  return loaded[name];
}

type Parts = HtmlDocument['parts'];

const mainOf = (parts: readonly string[]) =>
  `<main>\n${parts.reduce((html, part) => `${html}${part}\n`, '')}</main>`;

function plainBody(header: string, links: readonly string[], parts: Parts): string {
  return `<body>
<nav aria-label="Parts of the page">${links.join(' ')}</nav>
${mainOf([header, ...parts.map(([, , html]) => html)])}`;
}

/** The verdict, then the index, then the rest: beside each other where there is room. */
function indexed(header: string, index: string, parts: Parts): string {
  return `<body class="indexed">
${header}
${index}
${mainOf(parts.map(([, , html]) => html))}`;
}

/** Of the few styles and scripts that pages have. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

function policyFor(script: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const colours = { red: '#b3261e', yellow: '#8a5a00', green: '#1b6e3c' } as const;

/** The verdict in the tab; it also keeps a browser from asking for /favicon.ico. */
function icon({ sign, tone }: HtmlDocument['mark']): string {
  const colour = tone === 'red' || tone === 'yellow' ? colours[tone] : colours.green;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><text x="8" y="13" font-size="14" text-anchor="middle" fill="${colour}">${sign}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
