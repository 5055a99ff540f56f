/** The JSON document among the texts of a page: the object that looks most like an answer. */
import { endOfBrackets, tryParse, withinBounds } from '../json-size.js';
import { brokenAt, isObject, type JsonObject } from '../reading.js';
import type { PageText } from './text.js';

/** A document at its place in the text of its page. */
interface Found extends ReturnType<typeof around> {
  readonly text: string;
  readonly json: JsonObject;
  readonly start: number;
}

const ANSWERS = ['query', 'batchcomplete', 'continue', 'error'] as const;
/** The number of these keys that an answer has. */
const rank = (json: JsonObject) => ANSWERS.filter(key => Object.hasOwn(json, key)).length;

/** How many times the length of the page is read: a hostile page can nest objects that are nearly JSON. */
const MOST_READINGS = 8;

/** The start of an object outside of arrays. */
const OBJECT = /(?<!\[\s{0,20})\{(?=\s*")/g;

/**
 * The best document of a page, or why the page was not read to its end: an object that is an answer, or that is alone in its
 * element; the last one, because samples come first.
 */
export function findDocument(page: PageText): Found | string | undefined {
  const { text, places } = page;
  let left = (text.length + 1) * MOST_READINGS;
  let best: Found | undefined;
  let tooMuch: string | undefined;
  // Objects within a document, or within one that is too large to be read, are skipped.
  let read = 0;
  for (const { index: start } of text.matchAll(OBJECT)) {
    if (start < read) continue;
    const end = endOfBrackets(text, start);
    left -= (end ?? text.length) - start;
    if (left < 0) return best ?? tooMuch ?? 'the page has too many parts that look like JSON';
    if (end === undefined) continue;
    const { text: part, excess } = withinBounds(text.slice(start, end));
    tooMuch ??= excess;
    if (excess !== undefined) read = end;
    const document = excess === undefined ? documentIn(part) : undefined;
    if (!document || (best && rank(document.json) < rank(best.json))) continue;
    left -= places.length;
    const beside = around(page, start, end);
    if (rank(document.json) === 0 && beside.before + beside.after !== '') continue;
    best = { ...document, ...beside, start };
    read = end;
  }
  return best ?? tooMuch;
}

function documentIn(text: string): Pick<Found, 'text' | 'json'> | undefined {
  // Outside of preformatted text, pages indent with no-break spaces.
  for (const written of [text, text.replaceAll('\u00a0', ' ')]) {
    const json = tryParse(written);
    if (isObject(json)) return { text: written, json };
  }
  return undefined;
}

/** What a reader sees directly before and after a document, in its element up to the next block. */
function around({ text, places }: PageText, start: number, end: number) {
  let [from, to] = [0, text.length];
  let isInPre = false;
  for (const place of places) {
    const isOutside = place.start <= start && place.end >= end;
    // The words of a preformatted text are often highlighted.
    if (!place.isBlock && (isInPre || !isOutside)) continue;
    if (isOutside) isInPre = place.name === 'pre';
    if (place.start <= start) from = Math.max(from, place.end <= start ? place.end : place.start);
    if (place.end >= end) to = Math.min(to, place.start >= end ? place.start : place.end);
  }
  return { before: visible(text.slice(from, start)), after: visible(text.slice(end, to)) };
}

/** Without hyphenation hints and joiners, which have no glyph. */
export const visible = (text: string) => text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '').trim();

/** What a reader sees where the document should be: the text around its first error, or the start of the page. */
export function insteadOfDocument({ text }: PageText): string {
  const at = text.search(/\{\s*["&]/);
  if (at < 0) return visible(text.slice(0, 1000));
  const error = at + brokenAt(text.slice(at));
  return text.slice(Math.max(at, error - 40), error + 40);
}
