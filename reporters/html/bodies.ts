/** Bodies of answers as HTML: JSON in lines of its own, with the cited places marked, cut where they are long. */
import { grouped } from '../../schemas/text/numbers.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { excerptOf, nodeAt, treeOf } from '../report/excerpt.js';
import { escapedText } from '../text/markup.js';

/** A piece of JSON in lines. The state goes on from piece to piece, so that marks can lie between them. */
export interface JsonLines {
  add(piece: string): string;
  /** What belongs before a value that is marked: after an opening bracket, a new line. */
  beforeValue(): string;
}

const tokens = /"(?:[^"\\]|\\[^])*"?|\s+|[[\]{},:]|[^\s"[\]{},:]+/g;
const deepest = 12;

/** Only white space between tokens changes, whatever is wrong with the JSON. */
export function jsonLines(): JsonLines {
  let depth = 0;
  let opened = false;
  const line = () => `\n${'  '.repeat(Math.min(depth, deepest))}`;
  const beforeValue = () => {
    const lead = opened ? line() : '';
    opened = false;
    return lead;
  };
  const shown = (token: string): string => {
    const [first = ''] = token;
    if (first.trim() === '') return '';
    if (first === ',') return `,${line()}`;
    if (first === ':') return ': ';
    if (first === '}' || first === ']') {
      depth = Math.max(0, depth - 1);
      const lead = opened ? '' : line();
      opened = false;
      return lead + token;
    }
    const lead = beforeValue();
    if (first !== '{' && first !== '[') return lead + token;
    depth += 1;
    opened = true;
    return lead + token;
  };
  return { add: piece => piece.replace(tokens, shown), beforeValue };
}

export const isJson = (body: string): boolean => /^\s*[[{]/.test(body);

/** More places of one answer are not marked. */
const mostMarks = 20;

/** Where the cited values begin and end, without those within another. */
function placesIn(body: string, pointers: readonly string[]): [from: number, to: number][] {
  if (pointers.length === 0) return [];
  const root = treeOf(body);
  if (!root) return [];
  const found = pointers.slice(0, mostMarks).flatMap(pointer => {
    const node = pointer === '' ? undefined : nodeAt(root, pointerSteps(pointer));
    return node && node.length > 0 ? [[node.offset, node.offset + node.length] as [number, number]] : [];
  });
  let end = 0;
  return found
    .toSorted(([a], [b]) => a - b)
    .filter(([from, to]) => {
      const isFree = from >= end;
      if (isFree) end = to;
      return isFree;
    });
}

/** The beginning of a body of at most `limit` characters, with a note on what is left out. */
export function bodyHtml(
  body: string,
  bytes: number | undefined,
  pointers: readonly string[],
  limit: number,
): { readonly html: string; readonly note: string } {
  const shown = body.length > limit ? `${body.slice(0, limit).toWellFormed()}…` : body;
  const isCut = shown !== body || shown.endsWith('…');
  const note = isCut
    ? `The first ${grouped(Math.min(limit, body.length))} characters${bytes === undefined ? '' : ` of ${grouped(bytes)} bytes`}.`
    : '';
  if (!isJson(shown)) return { html: escapedText(shown), note };
  const lines = jsonLines();
  let html = '';
  let at = 0;
  for (const [from, to] of placesIn(shown, pointers)) {
    html += escapedText(lines.add(shown.slice(at, from)) + lines.beforeValue());
    html += `<mark>${escapedText(lines.add(shown.slice(from, to)))}</mark>`;
    at = to;
  }
  return { html: html + escapedText(lines.add(shown.slice(at))), note };
}

/** Lines around a cited place, and of the place itself. */
const shownLines = { before: 7, marked: 14, after: 6, unmarked: 14 } as const;
const longestLine = 400;

/** A few lines around the place that a pointer names, or the first ones of a body. */
export function excerptHtml(body: string, pointer: string | undefined): { html: string; note?: string } {
  const whole = { before: Infinity, marked: Infinity, after: Infinity, unmarked: 4_000 };
  const { before, marked, after, note } = excerptOf(body, pointer, whole);
  const lines = isJson(body) ? jsonLines() : { add: (piece: string) => piece, beforeValue: () => '' };
  const pieces = [
    lines.add(before) + (marked === '' ? '' : lines.beforeValue()),
    lines.add(marked),
    lines.add(after),
  ] as const;
  const [lead, value, rest] = isJson(body)
    ? dedented(cutLines(pieces, marked === ''))
    : cutLines(pieces, marked === '');
  const mark = value === '' ? '' : `<mark>${escapedText(value)}</mark>`;
  return { html: `${escapedText(lead)}${mark}${escapedText(rest)}`, ...(note === undefined ? {} : { note }) };
}

type Pieces = readonly [before: string, marked: string, after: string];

function cutLines([before, marked, after]: Pieces, isUnmarked: boolean): Pieces {
  if (isUnmarked) return [firstLines(before, shownLines.unmarked), '', ''];
  const lead = before.split('\n').map(shortLine);
  const value = marked.split('\n').map(shortLine);
  return [
    (lead.length > shownLines.before ? ['…', ...lead.slice(-shownLines.before)] : lead).join('\n'),
    (value.length > shownLines.marked
      ? [...value.slice(0, shownLines.marked - 5), '…', ...value.slice(-4)]
      : value
    ).join('\n'),
    firstLines(after, shownLines.after),
  ];
}

function firstLines(text: string, most: number): string {
  const lines = text.split('\n');
  return [...lines.slice(0, most).map(shortLine), ...(lines.length > most ? ['…'] : [])].join('\n');
}

const shortLine = (line: string): string =>
  line.length <= longestLine
    ? line
    : `${line.slice(0, longestLine / 2).toWellFormed()} … ${line.slice(-longestLine / 4).toWellFormed()}`;

/** Without the indentation that all lines share. */
function dedented(pieces: Pieces): Pieces {
  const lines = pieces
    .join('')
    .split('\n')
    .filter(line => line.trim() !== '' && line !== '…');
  const indent = Math.min(...lines.map(line => line.search(/\S/)));
  if (!(indent > 0) || indent === Infinity) return pieces;
  const margin = new RegExp(`(^|\n) {${indent}}`, 'g');
  const [before, ...others] = pieces;
  const rest = others.map(piece => piece.replace(new RegExp(`\n {${indent}}`, 'g'), '\n'));
  return [before.replace(margin, '$1'), rest[0] ?? '', rest[1] ?? ''];
}
