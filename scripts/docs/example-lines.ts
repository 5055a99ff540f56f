/** Two answers to one question as lines to read: what passes beside what fails, where they differ. */
import { STATUS_CODES } from 'node:http';
import { applyEdits, format } from 'jsonc-parser';
import type { Reply } from '../../fixtures/wiki/wiki.js';
import { differenceOf, sharedEnds } from '../../reporters/text/difference.js';
import { printable } from '../../schemas/text/printable.js';
import type { Excerpt } from '../../reporters/catalogue/explanation.js';

const longestLine = 200;
const longestFirstLine = 100;
const mostMarked = 12;
const contextLines = 3;

/** Both whole heads if these differ, and otherwise the lines of the bodies around what differs. */
export function excerptsOf(passing: Reply, failing: Reply): readonly [Excerpt, Excerpt] {
  const [left, right] = [headOf(passing), headOf(failing)];
  if (left.join('\n') !== right.join('\n'))
    return aroundDifference([...left, ...firstOf(passing)], [...right, ...firstOf(failing)], 'http');
  const [here, there] = [laidOut(textOf(passing)), laidOut(textOf(failing))];
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

function headOf({ status, headers }: Reply): string[] {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
}

/** The first line of the body, below the head. */
function firstOf(reply: Reply): string[] {
  const [first = ''] = textOf(reply).split('\n', 1);
  return ['', printable(first, longestFirstLine)];
}

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
    const shown = [...lines.keys()].filter(
      at =>
        (at >= from - context && at < to + context) || (language === 'jsonc' && encloses(at, from, lines)),
    );
    const others = new Set(other);
    const differing = shown.filter(at => at >= from && at < to && !others.has(lines[at] ?? ''));
    const text = shown.flatMap((at, place) => {
      const line = at >= from && at < to ? cutAround(lines[at] ?? '', column) : (lines[at] ?? '');
      const gap = at - (shown[place - 1] ?? -1) - 1;
      return gap === 0
        ? [{ at, line }]
        : [
            { at: -1, line: leftOut(gap, line, language) },
            { at, line },
          ];
    });
    const rest = lines.length - 1 - (shown.at(-1) ?? 0);
    return {
      language: language ?? (lines.some(line => /^\s*<|<pre/.test(line)) ? 'html' : 'text'),
      lines: [...text.map(({ line }) => line), ...(rest > 0 ? [leftOut(rest, '', language)] : [])].map(line =>
        printable(line, longestLine),
      ),
      marked: text.flatMap(({ at }, place) => (differing.includes(at) ? [place] : [])),
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

function leftOut(count: number, next: string, language: Language | undefined): string {
  const text = `… ${count} ${count === 1 ? 'line' : 'lines'} …`;
  return language === 'jsonc' ? `${' '.repeat(indentOf(next))}// ${text}` : text;
}
