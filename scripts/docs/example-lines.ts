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
    return aroundDifference(withBody(left, passing), withBody(right, failing), Infinity, 'http');
  const difference = here && there && firstDifference(here, there);
  return (
    (difference && atSteps(here, there, difference)) ??
    aroundDifference(textOf(passing).split('\n'), textOf(failing).split('\n'))
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

/** The lines before the body, and the first of the body. */
function withBody(head: readonly string[], reply: Reply): string[] {
  const [first = ''] = textOf(reply).split('\n', 1);
  return [...head, '', printable(first, longestFirstLine)];
}

/** The lines from the first to the last that differ, with some around them. */
function aroundDifference(
  left: readonly string[],
  right: readonly string[],
  context = contextLines,
  language?: 'http',
): readonly [Excerpt, Excerpt] {
  const { from, end } = sharedEnds(left, right);
  const column = differenceOf(left[from] ?? '', right[from] ?? '')[0].same.length;
  const excerpt = (lines: readonly string[], other: readonly string[]): Excerpt => {
    const to = lines.length - end;
    const cut = Math.min(to, from + mostMarked);
    const first = Math.max(0, from - context);
    const last = Math.min(lines.length, to + context);
    const before = [...leftOut(first), ...lines.slice(first, from)];
    const placed = lines.slice(from, cut).map(line => cutAround(line, column));
    const after = [...leftOut(to - cut), ...lines.slice(to, last), ...leftOut(lines.length - last)];
    return {
      language: language ?? (lines.some(line => /^\s*<|<pre/.test(line)) ? 'html' : 'text'),
      lines: [...before, ...placed, ...after].map(line => printable(line, longestLine)),
      marked: placed.flatMap((line, at) => (language && other.includes(line) ? [] : [before.length + at])),
    };
  };
  return [excerpt(left, right), excerpt(right, left)];
}

/** A long line from a little before the column at which it differs. */
function cutAround(line: string, column: number): string {
  const start = column + 40 > longestLine ? column - 60 : 0;
  return `${start > 0 ? '…' : ''}${line.slice(start)}`;
}

function leftOut(count: number): string[] {
  return count === 0 ? [] : [`… ${count} ${count === 1 ? 'line' : 'lines'} …`];
}
