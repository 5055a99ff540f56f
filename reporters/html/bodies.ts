/** Bodies of answers as HTML: JSON in lines of its own, with the cited places marked, cut where they are long. */
import { grouped } from '../../schemas/text/numbers.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { excerptOf } from '../report/excerpt.js';
import { isJson, placeAt } from '../text/json-place.js';
import type { Place } from '../text/json-place.js';
import { escapedText } from '../text/markup.js';

/** How a text is laid out so far. It goes on from piece to piece, so that marks can lie between them. */
export interface Layout {
  depth: number;
  /** Whether the last token opens an object or an array. */
  opened: boolean;
  lines: number;
}

export const atStart = (): Layout => ({ depth: 0, opened: false, lines: 0 });

const tokens = /"(?:[^"\\]|\\[^])*"?|\s+|[[\]{},:]|[^\s"[\]{},:]+/g;
const indents = Array.from({ length: 13 }, (_, depth) => `\n${'  '.repeat(depth)}`);

function newLine(layout: Layout): string {
  layout.lines += 1;
  return indents[layout.depth] ?? indents.at(-1) ?? '';
}

/** What belongs before a value that is marked: after an opening bracket, a new line. */
export function beforeValue(layout: Layout): string {
  const lead = layout.opened ? newLine(layout) : '';
  layout.opened = false;
  return lead;
}

/** JSON in lines, of which those after the first `most` are left out. Only white space between tokens changes, whatever is wrong with it. */
export function inLines(piece: string, layout: Layout, most = Infinity): string {
  let shown = '';
  tokens.lastIndex = 0;
  for (let at = 0; at < piece.length && layout.lines < most; at = tokens.lastIndex) {
    tokens.test(piece);
    const first = piece.charAt(at);
    if (first === ',') shown += `,${newLine(layout)}`;
    else if (first === ':') shown += ': ';
    else if (first === '}' || first === ']') {
      layout.depth = Math.max(0, layout.depth - 1);
      if (!layout.opened) shown += newLine(layout);
      layout.opened = false;
      shown += first;
    } else if (first === '{' || first === '[') {
      shown += beforeValue(layout) + first;
      layout.depth += 1;
      layout.opened = true;
    } else if (first.trim() !== '') shown += beforeValue(layout) + piece.slice(at, tokens.lastIndex);
  }
  return shown;
}

/** More places of one answer are not marked. */
const mostMarks = 20;

/** Where the cited values begin and end, without those within another. */
function placesIn(body: string, pointers: readonly string[]): Place[] {
  const found: Place[] = [];
  for (const pointer of pointers.slice(0, mostMarks)) {
    const place = pointer === '' ? undefined : placeAt(body, pointerSteps(pointer));
    if (typeof place === 'object' && !place.isParent) found.push(place);
  }
  let end = 0;
  return found
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from, to }) => {
      const isFree = from >= end;
      if (isFree) end = to;
      return isFree;
    });
}

/** The beginning of a body of at most `limit` characters, with a note on what is left out. */
export function bodyHtml(
  body: string,
  bytes: number,
  pointers: readonly string[],
  limit: number,
): { readonly html: string; readonly note: string } {
  const shown = body.length > limit ? `${body.slice(0, limit).toWellFormed()}…` : body;
  const isCut = shown !== body || shown.endsWith('…');
  const note = isCut
    ? `The first ${grouped(Math.min(limit, body.length))} characters of ${grouped(bytes)} bytes.`
    : '';
  if (!isJson(shown)) return { html: escapedText(shown), note };
  const layout = atStart();
  let html = '';
  let at = 0;
  for (const { from, to } of placesIn(shown, pointers)) {
    html += escapedText(inLines(shown.slice(at, from), layout) + beforeValue(layout));
    html += `<mark>${escapedText(inLines(shown.slice(from, to), layout))}</mark>`;
    at = to;
  }
  return { html: html + escapedText(inLines(shown.slice(at), layout)), note };
}

/** Lines around a cited place, and of the place itself. */
const shownLines = { before: 7, marked: 14, after: 6, unmarked: 14 } as const;
const longestLine = 400;

/** A few lines around the place that a pointer names, or the first ones of a body. */
export function excerptHtml(body: string, pointer: string | undefined): { html: string; note?: string } {
  const whole = { before: Infinity, marked: Infinity, after: Infinity, unmarked: 4_000 };
  const { before, marked, after, note } = excerptOf(body, pointer, whole);
  const pieces = [before, marked, after] as const;
  const [lead, value, rest] = isJson(body) ? dedented(cutLines(laidOut(pieces))) : cutLines(pieces);
  const mark = value === '' ? '' : `<mark>${escapedText(value)}</mark>`;
  return { html: `${escapedText(lead)}${mark}${escapedText(rest)}`, ...(note === undefined ? {} : { note }) };
}

type Pieces = readonly [before: string, marked: string, after: string];

/** Without most of the lines that are not shown. */
function laidOut([before, marked, after]: Pieces): Pieces {
  const layout = atStart();
  if (marked === '') return [inLines(before, layout, shownLines.unmarked), '', ''];
  return [
    inLines(before, layout) + beforeValue(layout),
    inLines(marked, layout),
    inLines(after, layout, layout.lines + shownLines.after),
  ];
}

function cutLines([before, marked, after]: Pieces): Pieces {
  if (marked === '') return [firstLines(before, shownLines.unmarked), '', ''];
  const lead = before.split('\n');
  const value = marked.split('\n');
  return [
    (lead.length > shownLines.before ? ['…', ...lead.slice(-shownLines.before)] : lead)
      .map(shortLine)
      .join('\n'),
    (value.length > shownLines.marked
      ? [...value.slice(0, shownLines.marked - 5), '…', ...value.slice(-4)]
      : value
    )
      .map(shortLine)
      .join('\n'),
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
