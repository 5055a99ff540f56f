/** The JSON document among the texts of a page: the object that looks most like an answer. */
import { textOf } from './text.js';
import type { Node, PageText, View } from './text.js';
import { unescapedOnce } from './tree.js';
import { endOfString } from '../json-size.js';
import type { JsonSize } from '../json-size.js';
import { sameJson } from '../compare.js';
import { isIndented } from '../raw-json.js';
import { isObject, measured } from '../reading.js';
import type { JsonObject } from '../reading.js';

/** How many times the length of the page is read in all: a hostile page can nest elements that are nearly JSON. */
const MOST_READINGS = 8;

export interface Found {
  readonly page: PageText;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly json: JsonObject;
  /** The size of the text, where it was measured. */
  readonly size?: JsonSize;
  /** Whether the text is known to be indented exactly as by a serializer. */
  readonly indented?: true;
  readonly escapedTwice: boolean;
}

/**
 * In what a reader sees first, then in what a script may show; without what a viewer of JSON adds where that is in the way. Numbers
 * stay as long as they can: those of lines look like those of the document.
 */
const VIEWS: readonly View[] = [true, false].flatMap(omitsHidden => [
  { omitsHidden },
  { omitsHidden, omits: 'marks' },
  { omitsHidden, omits: 'marks and numbers' },
]);

/** The JSON document that looks most like an answer, or the reason why none was found. */
export function findDocument(tree: Node, like?: unknown, more: View = {}): Found | string | undefined {
  let best: Found | undefined;
  let seen: string | undefined;
  for (const view of VIEWS) {
    // What is hidden counts only where nothing that is shown looks like an answer.
    if (best && rank(best) > 0 && view.omitsHidden !== true) return best;
    const page = textOf(tree, { ...view, ...more });
    if (page.text === seen) continue;
    seen = page.text;
    const found = findIn(page, like);
    if (typeof found === 'string') return best ?? found;
    if (found && isBetter(found, best)) best = found;
    if (best && rank(best) >= COMPLETE) return best;
  }
  return best;
}

/** Whether a document looks more like the answer: one that is the answer expected wins over all others. */
function isBetter(found: Document, best: Document | undefined, like?: unknown): boolean {
  if (!best) return true;
  if (like === undefined || rank(found) < COMPLETE || rank(best) < COMPLETE) return rank(found) > rank(best);
  const [isLike, wasLike] = [sameJson(found.json, like), sameJson(best.json, like)];
  return isLike === wasLike ? rank(found) > rank(best) : isLike;
}

/** The best document of a page: an element whose whole text is JSON, or a part of the text that is an answer. */
function findIn(page: PageText, like: unknown): Found | string | undefined {
  const budget = { left: (page.text.length + 1) * MOST_READINGS };
  const element = documentAmong(page, () => elementsLikeJson(page), budget, like);
  const found = typeof element === 'string' ? undefined : element;
  if (found && rank(found) >= COMPLETE && (like === undefined || sameJson(found.json, like))) return found;
  const part = documentAmong(page, isRead => partsLikeJson(page.text, budget, isRead), budget, like);
  if (typeof part === 'string') return element ?? part;
  return part && rank(part) > 0 && isBetter(part, found, like) ? part : element;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether the character at a place is within a span that was read before. */
type IsRead = (at: number) => boolean;

function* elementsLikeJson({ text, elements }: PageText): Iterable<Span> {
  for (const span of elements) if (/^\s*\{/.test(text.slice(span.start, span.start + 200))) yield span;
}

/** The parts of a text from a brace to the one that closes it, but for those that begin within a part that was read. */
function* partsLikeJson(text: string, budget: { left: number }, isRead: IsRead): Iterable<Span> {
  // What is in an array is part of something else.
  const braces = /(?<!\[\s{0,20})\{(?=\s*")/g;
  for (let match = braces.exec(text); match && budget.left >= 0; match = braces.exec(text)) {
    if (isRead(match.index)) continue;
    const end = endOfObject(text, match.index);
    if (end === undefined) budget.left -= text.length - match.index;
    else yield { start: match.index, end };
  }
}

/** The place after the brace that closes the object starting at a place. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Of the spans that are JSON objects, the one that looks most like an answer, and of several alike the first. */
function documentAmong(
  page: PageText,
  spans: (isRead: IsRead) => Iterable<Span>,
  budget: { left: number },
  like: unknown,
): Found | string | undefined {
  let best: Found | undefined;
  // A part of a document that is too large to be read is not the document: of a whole one, not of a text that begins like one.
  let tooMuch: (Span & { readonly excess: string }) | undefined;
  let isFirst = true;
  const isRead: IsRead = at =>
    [best, tooMuch].some(span => span !== undefined && at >= span.start && at < span.end);
  for (const { start, end } of spans(isRead)) {
    if (isRead(start) && isRead(end - 1)) continue;
    budget.left -= end - start;
    if (budget.left < 0) return best ?? tooMuch?.excess ?? 'the page has too many parts that look like JSON';
    const part = page.text.slice(start, end).trim();
    // Mostly the page shows the answer expected, which then need not be parsed. Only the first span is compared with it as it
    // would be written: a hostile page has as many as it likes.
    if (isFirst && isObject(like) && rank({ json: like }) >= COMPLETE && isIndented(part, like))
      return { page, start, end, text: part, json: like, indented: true, escapedTwice: false };
    isFirst = false;
    const { text, size, excess } = measured(part);
    if (excess !== undefined) tooMuch = { start, end: size.unfinished ? start : end, excess };
    const found = excess === undefined ? documentIn(text, size) : undefined;
    if (found && isBetter(found, best, like)) best = { page, start, end, ...found };
  }
  return best ?? tooMuch?.excess;
}

type Document = Pick<Found, 'text' | 'json' | 'size' | 'escapedTwice'>;

function documentIn(text: string, size: JsonSize): Document | undefined {
  const json = parseObject(text);
  if (json) return { text, json, size, escapedTwice: false };
  const decoded = decodedAgain(text);
  if (decoded) return { text, json: decoded, escapedTwice: true };
  // Outside of preformatted text, pages indent with no-break spaces.
  const spaced = text.includes('\u00a0') ? withPlainSpaces(text) : text;
  const again = spaced === text ? undefined : parseObject(spaced);
  return again && { text: spaced, json: again, escapedTwice: false };
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

const ANSWERS = ['query', 'batchcomplete', 'continue', 'error'] as const;
/** An answer has as many of these keys. */
const COMPLETE = 2;
const rank = ({ json }: Pick<Document, 'json'>) => ANSWERS.filter(key => Object.hasOwn(json, key)).length;

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The document of a text after one more decoding than an HTML parser does. */
export function decodedAgain(text: string): JsonObject | undefined {
  const decoded = unescapedOnce(text);
  return decoded === text ? undefined : parseObject(decoded);
}
