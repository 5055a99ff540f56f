/** The frame of a self-contained page: it loads nothing and runs only its own script. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { style } from './style.js';

export interface HtmlDocument {
  /** Escaped. */
  readonly title: string;
  readonly header: string;
  /** Parts without HTML are left out. */
  readonly parts: readonly (readonly [id: string, name: string, html: string])[];
  readonly script: 'report' | 'matrix';
  /** Makes the navigation beside the page from the links to the parts. */
  readonly index?: (parts: string) => string;
}

export function htmlDocument({ title, header, parts, script, index }: HtmlDocument): string {
  const shown = parts.filter(([, , html]) => html !== '');
  const links = shown.map(([id, name]) => `<a href="#${id}">${name}</a>`).join(' ');
  // `join` would copy megabytes.
  let body = '';
  for (const [, , html] of shown) body += `${html}\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${index ? ' class="indexed"' : ''}>
${index ? `${header}\n${index(links)}` : `<nav aria-label="Parts of the page">${links}</nav>`}
<main>
${index ? '' : `${header}\n`}${body}</main>
<p id="status" class="unseen" role="status"></p>
<script>${scriptOf(script)}</script>
</body>
</html>
`;
}

/** The scripts, as seen from the bundle, the compiled files and the sources. */
const folders = ['./pages/', '../../bin/pages/', '../../dist/bin/pages/'];

/** A fleet writes thousands of pages. */
const loaded = new Map<string, string>();

function scriptOf(name: HtmlDocument['script']): string {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const places = folders.map(folder => new URL(`${folder}${name}.js`, import.meta.url));
  const place = places.find(each => existsSync(each));
  if (!place) throw new Error(`npm run build makes dist/bin/pages/${name}.js, which is missing`);
  const script = readFileSync(place, 'utf8');
  loaded.set(name, script);
  return script;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = (script: HtmlDocument['script']): string =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(scriptOf(script))}; img-src data:; base-uri 'none'; form-action 'none'`;
