/** Bodies of answers as HTML: JSON in lines of its own, with the cited places marked, cut where they are long. */
import { grouped } from '../../schemas/text/numbers.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { isJson, placeAt } from '../text/json-place.js';
import type { Place } from '../text/json-place.js';
import { escapedText } from '../text/markup.js';

const tokens = /"(?:[^"\\]|\\[^])*"?|\s+|[[\]{},:]|[^\s"[\]{},:]+/g;
const deepestIndent = 12;

/** JSON in lines. Only white space between tokens changes, whatever is wrong with it. */
export function inLines(text: string): string {
  let shown = '';
  let depth = 0;
  let isOpened = false;
  const newLine = () => `\n${'  '.repeat(Math.min(depth, deepestIndent))}`;
  for (const [token] of text.matchAll(tokens)) {
    if (token.trim() === '') continue;
    if (token === ',') shown += `,${newLine()}`;
    else if (token === ':') shown += ': ';
    else if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      shown += (isOpened ? '' : newLine()) + token;
      isOpened = false;
    } else {
      shown += (isOpened ? newLine() : '') + token;
      isOpened = token === '{' || token === '[';
      if (isOpened) depth += 1;
    }
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
  const text = inLines(shown);
  let html = '';
  let at = 0;
  for (const { from, to } of placesIn(text, pointers)) {
    html += `${escapedText(text.slice(at, from))}<mark>${escapedText(text.slice(from, to))}</mark>`;
    at = to;
  }
  return { html: html + escapedText(text.slice(at)), note };
}

/** Lines around a cited place, and of the place itself. */
const shownLines = { before: 7, marked: 14, after: 6 } as const;
const longestLine = 400;

/** A few lines around the place that a pointer names, or the first ones of a body. */
export function excerptHtml(body: string, pointer: string | undefined): { html: string; note?: string } {
  const text = isJson(body) ? inLines(body) : body;
  const { from, to, note } = placeIn(text, pointer);
  const pieces = cutLines([text.slice(0, from), text.slice(from, to), text.slice(to)]);
  const [lead, value, rest] = isJson(body) ? dedented(pieces) : pieces;
  const mark = value === '' ? '' : `<mark>${escapedText(value)}</mark>`;
  return { html: `${escapedText(lead)}${mark}${escapedText(rest)}`, ...(note === undefined ? {} : { note }) };
}

/** The place that a pointer names; if it names none, the end of the text, with the reason. */
function placeIn(text: string, pointer: string | undefined): Omit<Place, 'isParent'> & { note?: string } {
  const nowhere = { from: text.length, to: text.length };
  if (pointer === undefined) return nowhere;
  const steps = pointerSteps(pointer);
  const place = placeAt(text, steps);
  if (place === 'not JSON')
    return { ...nowhere, note: 'The answer is not JSON, so the place is not marked.' };
  if (place === 'beyond')
    return { ...nowhere, note: 'The place lies beyond the part of the answer that the report keeps.' };
  return place.isParent
    ? { ...place, note: `What is marked has no \`${(steps.at(-1) ?? '').slice(0, 80)}\`.` }
    : place;
}

type Pieces = readonly [before: string, marked: string, after: string];

function cutLines([before, marked, after]: Pieces): Pieces {
  if (marked === '') return [firstLines(before, shownLines.marked), '', ''];
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
