/** The verdict as a badge: an SVG of its own, and the JSON from which shields.io draws one. */
import type { Report } from '../schemas/verdict.js';
import { amount } from './amounts.js';
import { excuseOf } from './facts.js';
import { displayWidth } from './layout.js';
import { attributes, escaped } from './markup.js';
import { verdictWords } from './verdict-words.js';

interface Badge {
  readonly label: string;
  readonly message: string;
  readonly color: 'green' | 'red' | 'yellow';
}

const colours = { green: '#1a6a3a', red: '#a8211a', yellow: '#855300' } as const;

/** Only words of our own and numbers: nothing that a server sent stands on a badge. */
function badgeOf(report: Report): Badge {
  const label = 'wiki query API';
  const { conformant, strict, results } = report;
  if (conformant !== false) {
    const message = verdictWords(report).words.toLowerCase();
    return { label, message, color: conformant === true ? 'green' : 'yellow' };
  }
  const failed = results.filter(
    result =>
      result.outcome === 'failed' &&
      (result.level === 'MUST' || (strict && result.level === 'SHOULD')) &&
      excuseOf(result, report) === undefined,
  );
  return { label, message: `${amount(failed.length, 'rule')} failed`, color: 'red' };
}

/** The endpoint format of shields.io, version 1. */
export function shieldsReport(report: Report): string {
  const badge = badgeOf(report);
  return `${JSON.stringify({ schemaVersion: 1, ...badge, isError: badge.color === 'red' })}\n`;
}

const margin = 8;
const widthOf = (words: string) => Math.ceil(displayWidth(words) * 6.6);

export function badgeReport(report: Report): string {
  const { label, message, color } = badgeOf(report);
  const left = widthOf(label) + 2 * margin;
  const right = widthOf(message) + 2 * margin;
  const name = `${label}: ${message}`;
  const size = { width: left + right, height: 20, role: 'img', 'aria-label': name };
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes(size)}>
<title>${escaped(name)}</title>
<clipPath id="round"><rect${attributes({ width: left + right, height: 20, rx: 3 })}/></clipPath>
<g clip-path="url(#round)"><rect${attributes({ width: left, height: 20, fill: '#444' })}/><rect${attributes({ x: left, width: right, height: 20, fill: colours[color] })}/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(label, margin)}${text(message, left + margin)}</g>
</svg>
`;
}

/** Held to its width, whatever font there is. */
function text(words: string, x: number): string {
  return `<text${attributes({ x, y: 14, textLength: widthOf(words) })}>${escaped(words)}</text>`;
}
