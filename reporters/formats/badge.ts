/** The verdict as an SVG badge, and as JSON for shields.io. */
import { grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { headlineOf } from '../report/causes.js';
import { failuresOf } from '../report/results.js';
import { displayWidth } from '../text/layout.js';
import { attributes, escaped } from '../text/markup.js';
import { verdictWords } from '../report/verdict-words.js';

const colours = { green: '#1a6a3a', red: '#a8211a', yellow: '#855300' } as const;

/** Fixed words, numbers and the label: nothing that a server sent. */
function badgeOf(report: Report) {
  const { target, conformant } = report;
  const label = `wiki query API${target.label === undefined ? '' : `: ${printable(target.label, 60)}`}`;
  const failed = `${grouped(failuresOf(report).errors.length)} failed`;
  if (conformant === false) return { label, message: failed, color: 'red' } as const;
  const { words, tone } = verdictWords(report);
  const name = headlineOf(report)?.name;
  const message = words.toLowerCase() + (name === undefined ? '' : `: ${name}`);
  return { label, message, color: tone === 'green' || tone === 'red' ? tone : 'yellow' } as const;
}

export function shieldsReport(report: Report): string {
  const badge = badgeOf(report);
  return `${JSON.stringify({ schemaVersion: 1, ...badge, isError: badge.color === 'red' })}\n`;
}

const margin = 8;
const height = 20;

/** Roughly the width in Verdana at 11 pixels; `textLength` fits any other font to it. */
function widthOf(words: string): number {
  const narrow = words.match(/[ijlt ,:]/g)?.length ?? 0;
  const wide = words.match(/[mwA-Z]/g)?.length ?? 0;
  return Math.round(displayWidth(words) * 6.7 - narrow * 2.6 + wide * 1.5);
}

export function badgeReport(report: Report): string {
  const { label, message, color } = badgeOf(report);
  const left = widthOf(label) + 2 * margin;
  const right = widthOf(message) + 2 * margin;
  const name = `${label}: ${message}`;
  const width = left + right;
  const size = { width, height, role: 'img', 'aria-label': name };
  // Without ids, because a page may contain many badges.
  const d = `M3 0H${left}V${height}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes(size)}>
<title>${escaped(name)}</title>
<rect${attributes({ width, height, rx: 3, fill: colours[color] })}/><path${attributes({ d, fill: '#444' })}/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(label, margin)}${text(message, left + margin)}</g>
</svg>
`;
}

function text(words: string, x: number): string {
  return `<text${attributes({ x, y: 14, textLength: widthOf(words) })}>${escaped(words)}</text>`;
}
