/** Bodies of answers as HTML: JSON in lines of its own, with the cited places marked, cut where they are long. */
import { grouped } from '../../schemas/text/numbers.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { isJson, placeAt, type Place } from '../text/json-place.js';
import { escapedText } from '../text/markup.js';

const TOKENS = /"(?:[^"\\]|\\[^])*"?|\s+|[[\]{},:]|[^\s"[\]{},:]+/g;
const DEEPEST_INDENT = 12;

/** JSON in lines. Only white space between tokens changes, whatever is wrong with it. */
export function inLines(text: string): string {
  let shown = '';
  let depth = 0;
  let isOpened = false;
  const newLine = () => `\n${'  '.repeat(Math.min(depth, DEEPEST_INDENT))}`;
  for (const [token] of text.matchAll(TOKENS)) {
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
const MOST_MARKS = 20;

/** The beginning of a body of at most `limit` characters with the cited values marked, and a note on what is left out. */
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
  const text = isJson(shown) ? inLines(shown) : shown;
  const places = pointers.slice(0, MOST_MARKS).flatMap(pointer => {
    const place = pointer === '' ? undefined : placeAt(text, pointerSteps(pointer));
    return typeof place === 'object' && !place.isParent ? [place] : [];
  });
  let html = '';
  let at = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    // A value within another is marked with it.
    if (from < at) continue;
    html += `${escapedText(text.slice(at, from))}<mark>${escapedText(text.slice(from, to))}</mark>`;
    at = to;
  }
  return { html: html + escapedText(text.slice(at)), note };
}

const LONGEST_LINE = 400;

/** A few lines around the place that a pointer names, or the first ones of a body. */
export function excerptHtml(body: string, pointer: string | undefined): { html: string; note?: string } {
  const text = isJson(body) ? inLines(body) : body;
  const { place, note } = placeIn(text, pointer);
  const said = note === undefined ? {} : { note };
  if (!place) return { html: escapedText(cut(text.split('\n'), 14, 0)), ...said };
  const before = text.slice(0, place.from).split('\n').toReversed();
  const marked = cut(text.slice(place.from, place.to).split('\n'), 9, 4);
  const lead = cut(before, 7, 0).split('\n').toReversed().join('\n');
  const rest = cut(text.slice(place.to).split('\n'), 6, 0);
  return { html: `${escapedText(lead)}<mark>${escapedText(marked)}</mark>${escapedText(rest)}`, ...said };
}

/** The place that a pointer names, and why there is none, or another. */
function placeIn(text: string, pointer: string | undefined): { place?: Place; note?: string } {
  if (pointer === undefined) return {};
  const steps = pointerSteps(pointer);
  const place = placeAt(text, steps);
  if (place === 'not JSON') return { note: 'The answer is not JSON, so the place is not marked.' };
  if (place === 'beyond')
    return { note: 'The place lies beyond the part of the answer that the report keeps.' };
  const missing = (steps.at(-1) ?? '').slice(0, 80);
  return place.isParent ? { place, note: `What is marked has no \`${missing}\`.` } : { place };
}

/** The first lines and the last ones, with a sign for those between; long lines are cut, too. */
function cut(lines: readonly string[], first: number, last: number): string {
  const kept =
    lines.length <= first + last
      ? lines
      : [...lines.slice(0, first), '…', ...lines.slice(lines.length - last)];
  return kept
    .map(line =>
      line.length <= LONGEST_LINE
        ? line
        : `${line.slice(0, LONGEST_LINE / 2).toWellFormed()} … ${line.slice(-LONGEST_LINE / 4).toWellFormed()}`,
    )
    .join('\n');
}
