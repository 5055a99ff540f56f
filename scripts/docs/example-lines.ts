/** Two answers to one question as lines to read: what passes beside what fails, at the place in question. */
import { STATUS_CODES } from 'node:http';
import type { Reply } from '../../fixtures/wiki/wiki.js';
import { differenceOf, sharedEnds } from '../../reporters/text/difference.js';
import { printable } from '../../schemas/text/printable.js';
import type { Excerpt } from '../../reporters/catalogue/explanation.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { firstDifference, laidOut, linesAround, reachable } from './example-json.js';
import type { Laid, Line } from './example-json.js';

const longestLine = 200;
const longestFirstLine = 100;
const mostMarked = 12;
const contextLines = 3;

/** The answer that passes and the one that fails: at the pointer or, without one, where they differ. */
export function excerptsOf(
  passing: Reply,
  failing: Reply,
  pointer: string | undefined,
): readonly [Excerpt, Excerpt] {
  const [here, there] = [laidOut(textOf(passing)), laidOut(textOf(failing))];
  const found = here && there && pointer !== undefined && atSteps(here, there, pointerSteps(pointer));
  if (found) return found;
  const [left, right] = [headOf(passing), headOf(failing)];
  if (left.join('\n') !== right.join('\n'))
    return [headExcerpt(left, right, passing), headExcerpt(right, left, failing)];
  const difference = here && there && firstDifference(here, there);
  return (
    (difference && atSteps(here, there, difference)) ?? differingBodies(textOf(passing), textOf(failing))
  );
}

const textOf = ({ body }: Reply) => body.toString('utf8');

/** Nothing where the two look alike. */
function atSteps(
  passing: Laid,
  failing: Laid,
  steps: readonly string[],
): readonly [Excerpt, Excerpt] | undefined {
  const [left, right] = [passing, failing].map(laid => linesAround(laid, reachable(laid.tree, steps)));
  if (!left || !right) return undefined;
  const [a, b] = [marked(left, right), marked(right, left)];
  if (JSON.stringify(a.lines) === JSON.stringify(b.lines)) return undefined;
  const isThere = reachable(passing.tree, steps).length === steps.length;
  return [isThere ? a : { ...a, marked: [] }, b];
}

const bare = ({ text }: Line) => text.trim().replace(/,$/, '');

/** Of a place of several lines, those which the other answer does not have there. */
function marked(own: readonly Line[], other: readonly Line[]): Excerpt {
  const others = new Set(other.filter(({ placed }) => placed).map(bare));
  const placed = [...own.keys()].filter(at => own[at]?.placed === true && !/^ *\/\//.test(own[at].text));
  const differing = placed.filter(at => !others.has(bare(own[at] ?? { text: '', placed: false })));
  return {
    language: 'jsonc',
    lines: own.map(({ text }) => printable(text, longestLine)),
    marked: placed.length === 1 || differing.length === 0 ? placed.slice(0, 1) : differing,
  };
}

function headOf({ status, headers }: Reply): string[] {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
}

/** The lines before the body, of which those are marked that the other answer does not have. */
function headExcerpt(own: readonly string[], other: readonly string[], reply: Reply): Excerpt {
  return {
    language: 'http',
    lines: [...own.map(line => printable(line, longestLine)), '', firstLine(textOf(reply))],
    marked: [...own.keys()].filter(at => !other.includes(own[at] ?? '')),
  };
}

const firstLine = (text: string) => printable(text.slice(0, text.indexOf('\n') >>> 0), longestFirstLine);

function differingBodies(passing: string, failing: string): readonly [Excerpt, Excerpt] {
  const [left, right] = [passing.split('\n'), failing.split('\n')] as const;
  const { from, end } = sharedEnds(left, right);
  const column = differenceOf(left[from] ?? '', right[from] ?? '')[0].same.length;
  return [excerpt(left, from, left.length - end, column), excerpt(right, from, right.length - end, column)];
}

function excerpt(lines: readonly string[], from: number, to: number, column: number): Excerpt {
  const end = Math.min(to, from + mostMarked);
  const first = Math.max(0, from - contextLines);
  const last = Math.min(lines.length, to + contextLines);
  const shown = [
    ...leftOut(first),
    ...lines.slice(first, from).map(line => printable(line, longestLine)),
    ...lines.slice(from, end).map(line => cutAround(line, column)),
    ...leftOut(to - end),
    ...lines.slice(to, last).map(line => printable(line, longestLine)),
    ...leftOut(lines.length - last),
  ];
  const offset = from - first + leftOut(first).length;
  return {
    language: /^\s*<|<pre/.test(lines.join('\n')) ? 'html' : 'text',
    lines: shown,
    marked: Array.from({ length: end - from }, (_, at) => offset + at),
  };
}

/** A long line from a little before the column at which it differs. */
function cutAround(line: string, column: number): string {
  const start = column + 40 > longestLine ? column - 60 : 0;
  return `${start > 0 ? '…' : ''}${printable(line.slice(start), longestLine)}`;
}

function leftOut(count: number): string[] {
  return count === 0 ? [] : [`… ${count} ${count === 1 ? 'line' : 'lines'} …`];
}
