/** Two answers to one question as lines to read: what passes beside what fails, where they differ. */
import { STATUS_CODES } from 'node:http';
import { applyEdits, format } from 'jsonc-parser';
import type { Reply } from '../../fixtures/wiki/wiki.js';
import type { Excerpt } from '../../reporters/catalogue/explanation.js';
import { differenceOf, sharedEnds } from '../../reporters/text/difference.js';
import { printable } from '../../schemas/text/printable.js';

const longestLine = 200;
const longestFirstLine = 100;
const mostMarked = 12;
const contextLines = 3;

/** Both whole heads if these differ, and otherwise the lines of the bodies around what differs. */
export function excerptsOf(passing: Reply, failing: Reply): readonly [Excerpt, Excerpt] {
  const replies = [passing, failing] as const;
  const [left, right] = replies.map(headOf);
  if (left?.join('\n') !== right?.join('\n')) {
    const [one, other] = replies.map(reply => [
      ...headOf(reply),
      '',
      printable(textOf(reply).split('\n', 1)[0] ?? '', longestFirstLine),
    ]);
    return aroundDifference(one ?? [], other ?? [], 'http');
  }
  const [here, there] = replies.map(reply => laidOut(textOf(reply)));
  return here !== undefined && there !== undefined && here !== there
    ? aroundDifference(here.split('\n'), there.split('\n'), 'jsonc')
    : aroundDifference(textOf(passing).split('\n'), textOf(failing).split('\n'));
}

const textOf = ({ body }: Reply) => body.toString('utf8');

/** JSON with a member or entry on each line, whatever keys are written twice; nothing if the text is no JSON. */
function laidOut(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
}

const headOf = ({ status, headers }: Reply): string[] => [
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
  ...headers.map(([name, value]) => `${name}: ${value}`),
];

type Language = Excerpt['language'];

/** From the first line to the last that differs. */
function aroundDifference(
  left: readonly string[],
  right: readonly string[],
  language?: Language,
): readonly [Excerpt, Excerpt] {
  const { from, end } = sharedEnds(left, right);
  const column = differenceOf(left[from] ?? '', right[from] ?? '')[0].same.length;
  const excerpt = (lines: readonly string[], other: readonly string[]): Excerpt => {
    const to = Math.min(lines.length - end, from + mostMarked);
    const context = language === 'http' ? lines.length : contextLines;
    const shown: string[] = [];
    const marked: number[] = [];
    let next = 0;
    /** Says in one line how many are left out before a place. */
    const skipTo = (place: number): void => {
      const count = place - next;
      const text = `… ${count} ${count === 1 ? 'line' : 'lines'} …`;
      const indent = ' '.repeat(Math.max(0, indentOf(lines[place])));
      if (count > 0) shown.push(language === 'jsonc' ? `${indent}// ${text}` : text);
      next = place + 1;
    };
    for (const [at, line] of lines.entries()) {
      const isNear = at >= from - context && at < to + context;
      if (!isNear && !(language === 'jsonc' && encloses(at, from, lines))) continue;
      skipTo(at);
      const differs = at >= from && at < to;
      if (differs && !other.includes(line)) marked.push(shown.length);
      shown.push(differs ? cutAround(line, column) : line);
    }
    skipTo(lines.length);
    return {
      language: language ?? (lines.some(line => /^\s*<|<pre/.test(line)) ? 'html' : 'text'),
      lines: shown.map(line => printable(line, longestLine)),
      marked,
    };
  };
  return [excerpt(left, right), excerpt(right, left)];
}

const indentOf = (line = '') => line.search(/\S|$/);

/** Whether a line opens an object or array that the place is in. */
const encloses = (at: number, place: number, lines: readonly string[]): boolean =>
  at < place && lines.slice(at + 1, place + 1).every(line => indentOf(line) > indentOf(lines[at]));

/** A long line from a little before the column at which it differs. */
function cutAround(line: string, column: number): string {
  const start = column + 40 > longestLine ? column - 60 : 0;
  return `${start > 0 ? '…' : ''}${line.slice(start)}`;
}
