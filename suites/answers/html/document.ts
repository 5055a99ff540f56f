/** The JSON document among the texts of a page: the object that looks most like an answer. */
import { withoutEntities } from '../../../schemas/text/first-line.js';
import { sameJson } from '../compare.js';
import { endOfBrackets, endOfString, withinBounds } from '../json-size.js';
import { isObject, tryParse, type JsonObject } from '../reading.js';
import { textOf, type PageText, type Place } from './text.js';
import { elementsOf, type Node } from './tree.js';

/** How many times the length of the page is read in all: a hostile page can nest objects that are nearly JSON. */
const MOST_READINGS = 8;

interface Document {
  readonly text: string;
  readonly json: JsonObject;
  readonly escapedTwice: boolean;
}

/** A document at its place in the text of its page. */
export interface Found extends Document {
  readonly page: PageText;
  readonly start: number;
  readonly end: number;
  /** What a reader sees directly before and after it, within its element. */
  readonly before: string;
  readonly after: string;
}

/**
 * Numbers stay as long as they can: those of lines look like those of the document. What is hidden counts only if nothing
 * that is shown looks like an answer, and a script or a style sheet may show it.
 */
const VIEWS = [{ seenOnly: true }, {}] as const;
const OMITTED = [{}, { omits: 'marks' }, { omits: 'marks and numbers' }] as const;

/** The JSON document that looks most like an answer, or the reason why none was found, with what a viewer of JSON adds left out if it is in the way. */
export function findDocument(tree: Node, like?: unknown): Found | string | undefined {
  let best: Found | undefined;
  let seen: string | undefined;
  for (const view of mayShowMore(tree) ? VIEWS : VIEWS.slice(0, 1)) {
    if (best && rank(best) > 0) return best;
    for (const omitted of OMITTED) {
      const page = textOf(tree, { ...view, ...omitted });
      if (page.text === seen) continue;
      seen = page.text;
      const found = findIn(page, like);
      if (typeof found === 'string') return best ?? found;
      if (found && (isBetter(found, best, like) || (isAlone(found) && !isBetter(best ?? found, found, like))))
        best = found;
      if (best && rank(best) >= COMPLETE && isAlone(best)) return best;
    }
  }
  return best;
}

/** Whether something that is hidden may be shown all the same. */
const mayShowMore = (tree: Node): boolean =>
  [...elementsOf(tree)].some(({ nodeName }) => /^(noscript|script|style|link)$/.test(nodeName));

const ANSWERS = ['query', 'batchcomplete', 'continue', 'error'] as const;
/** An answer has as many of these keys. */
const COMPLETE = 2;
const rank = ({ json }: Document) => ANSWERS.filter(key => Object.hasOwn(json, key)).length;

/** Whether a document looks more like the answer: one that is the answer expected wins over all others. */
function isBetter(found: Document, best: Document | undefined, like: unknown): boolean {
  if (!best) return true;
  if (like === undefined || rank(found) < COMPLETE || rank(best) < COMPLETE) return rank(found) > rank(best);
  const [isLike, wasLike] = [sameJson(found.json, like), sameJson(best.json, like)];
  return isLike === wasLike ? rank(found) > rank(best) : isLike;
}

const isAlone = ({ before, after }: Found): boolean => before === '' && after === '';

/** The start of an object, perhaps escaped twice; what is in an array is part of something else. */
const OBJECT = /(?<!\[\s{0,20})\{(?=\s*(?:"|&(?:amp;)?(?:quot|#34);))/g;

/** The best document of a page, and of several alike the first: an object that is an answer, or all that its element shows. */
function findIn(page: PageText, like: unknown): Found | string | undefined {
  const { text, places } = page;
  let left = (text.length + 1) * MOST_READINGS;
  let best: Found | undefined;
  let tooMuch: string | undefined;
  // A part of a document, or of one that is too large to be read, is not the document.
  let read = 0;
  for (const { index: start } of text.matchAll(OBJECT)) {
    if (start < read) continue;
    const end = endOfBrackets(text, start);
    left -= (end ?? text.length) - start;
    if (left < 0) return best ?? tooMuch ?? 'the page has too many parts that look like JSON';
    if (end === undefined) continue;
    const { text: part, excess } = withinBounds(text.slice(start, end));
    const document = excess === undefined ? documentIn(part) : undefined;
    if (excess !== undefined) {
      tooMuch ??= excess;
      read = end;
    } else if (document && isBetter(document, best, like)) {
      left -= places.length;
      const found = { ...document, page, start, end, ...around(page, start, end) };
      if (rank(found) === 0 && !isAlone(found)) continue;
      best = found;
      read = end;
    }
  }
  return best ?? tooMuch;
}

function documentIn(text: string): Document | undefined {
  const json = parseObject(text);
  if (json) return { text, json, escapedTwice: false };
  const again = decodedAgain(text);
  if (again) return { text, json: again, escapedTwice: true };
  // Outside of preformatted text, pages indent with no-break spaces.
  const spaced = text.includes('\u00a0') ? withPlainSpaces(text) : '';
  const plain = parseObject(spaced);
  return plain && { text: spaced, json: plain, escapedTwice: false };
}

/**
 * JSON text with plain spaces for the no-break spaces between its tokens, and for those in its strings: pages that write
 * spaces so write all of them so, or every other one.
 */
function withPlainSpaces(text: string): string {
  const between: string[] = [];
  const strings: string[] = [];
  for (let from = 0; from < text.length;) {
    const quote = text.indexOf('"', from);
    const start = quote < 0 ? text.length : quote;
    between.push(text.slice(from, start).replaceAll('\u00a0', ' '));
    from = endOfString(text, start) + 1;
    strings.push(text.slice(start, from));
  }
  const isEveryOne = !strings.some(string => /(?<!\u00a0) (?!\u00a0)/.test(string));
  const written = isEveryOne ? /\u00a0/g : /\u00a0(?= )|(?<= )\u00a0/g;
  return between.map((token, at) => token + (strings[at]?.replace(written, ' ') ?? '')).join('');
}

function parseObject(text: string): JsonObject | undefined {
  const value = tryParse(text);
  return isObject(value) ? value : undefined;
}

/** The document of a text after one more decoding than an HTML parser does. */
export function decodedAgain(text: string): JsonObject | undefined {
  const decoded = withoutEntities(text);
  return decoded === text ? undefined : parseObject(decoded);
}

/** What is directly before and after a document: in its element, or the preformatted one around it, up to the next block. */
function around({ text, places }: PageText, start: number, end: number): Pick<Found, 'before' | 'after'> {
  let element: Place | undefined;
  let [from, to] = [0, text.length];
  for (const place of places) {
    const [startsBefore, endsAfter] = [place.start <= start, place.end >= end];
    if (startsBefore && endsAfter) {
      if (element?.element.nodeName !== 'pre' || place.isBlock) element = place;
    } else if (place.isBlock && startsBefore)
      from = Math.max(from, place.end <= start ? place.end : place.start);
    else if (place.isBlock && endsAfter) to = Math.min(to, place.start >= end ? place.start : place.end);
  }
  return {
    before: visible(text.slice(Math.max(from, element?.start ?? 0), start)),
    after: visible(text.slice(end, Math.min(to, element?.end ?? to))),
  };
}

/** Where a word may be broken, and what joins or parts letters: nobody sees them. */
export const visible = (text: string): string =>
  text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '').trim();

/** Why a page holds no document: the place at which its text is no JSON, or the text itself. */
export function insteadOfDocument(tree: Node): string {
  const { text } = textOf(tree, { seenOnly: true });
  const at = text.search(/\{\s*"/);
  if (at < 0) return visible(text.slice(0, 1000));
  const part = text.slice(at);
  try {
    JSON.parse(part);
  } catch (error) {
    const [, position = part.length] = /at position (\d+)/.exec(String(error)) ?? [];
    return part.slice(Math.max(0, Number(position) - 40), Number(position) + 40);
  }
  return part.slice(0, 80);
}
