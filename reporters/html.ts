/** The report as one HTML file that asks nobody for anything: it needs no network, and no script to be read. */
import { createHash } from 'node:crypto';
import type { Report } from '../schemas/verdict.js';
import { contractSection } from './html-contract.js';
import { exchangesSection } from './html-exchanges.js';
import { failuresSection } from './html-failures.js';
import { script } from './html-script.js';
import { style } from './html-style.js';
import { summarySection } from './html-summary.js';
import { unjudgedSection } from './html-unjudged.js';
import { escaped } from './markup.js';
import { verdictWords } from './verdict-words.js';
import type { Wording } from './verdict-words.js';

export function htmlReport(report: Report): string {
  const verdict = verdictWords(report);
  const failures = failuresSection(report);
  const unjudged = unjudgedSection(report);
  const exchanges = exchangesSection(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${verdict.sign} ${escaped(report.target.url, 200)}</title>
<link rel="icon" href="${icon(verdict)}">
<style>${style}</style>
</head>
<body>
<nav aria-label="Parts of the report">${navigation([
    ['failures', 'Failed', failures],
    ['unjudged', 'Not judged', unjudged],
    ['contract', 'Contract', 'always'],
    ['exchanges', 'Exchanges', exchanges],
  ])}</nav>
<main>
${[summarySection(report), failures, unjudged, contractSection(report), exchanges].filter(part => part !== '').join('\n')}
</main>
<p id="said" class="unseen" role="status"></p>
<script>${script}</script>
</body>
</html>
`;
}

function navigation(parts: readonly (readonly [id: string, name: string, html: string])[]): string {
  return parts
    .filter(([, , html]) => html !== '')
    .map(([id, name]) => `<a href="#${id}">${name}</a>`)
    .join(' ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded and nothing runs but what this file brings along. */
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const colours = { red: '#b3261e', yellow: '#8a5a00', green: '#1b6e3c' } as const;

/** The verdict in the tab; it also keeps a browser from asking for /favicon.ico. */
function icon({ sign, tone }: Wording): string {
  const colour = tone === 'red' || tone === 'yellow' ? colours[tone] : colours.green;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><text x="8" y="13" font-size="14" text-anchor="middle" fill="${colour}">${sign}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
