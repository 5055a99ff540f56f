/** The JSON document among the texts of a page: the object that looks most like an answer. */
import { textOf, type PageText, type Place, type View } from './text.js';
import { elementsOf, type Node } from './tree.js';
import { endOfString, type JsonSize } from '../json-size.js';
import { sameJson } from '../compare.js';
import { isObject, measured, type JsonObject } from '../reading.js';

/** How many times the length of the page is read in all: a hostile page can nest elements that are nearly JSON. */
const MOST_READINGS = 8;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Candidate extends Span {
  readonly page: PageText;
  readonly text: string;
  readonly json: JsonObject;
  /** The size of the text, where it was measured. */
  readonly size?: JsonSize;
  readonly escapedTwice: boolean;
}

export interface Found extends Candidate {
  /** What a reader sees directly before and after the document, within its element. */
  readonly around: { readonly before: string; readonly after: string };
}

const OMITTED = [{}, { omits: 'marks' }, { omits: 'marks and numbers' }] as const;

/**
 * The JSON document that looks most like an answer, or the reason why none was found: in what a reader sees, or else in what a
 * script or a style sheet may show; with what a viewer of JSON adds left out where it is in the way. Numbers stay as long as they
 * can: those of lines look like those of the document.
 */
export function findDocument(tree: Node, like?: unknown): Found | string | undefined {
  let best: Found | undefined;
  let seen: string | undefined;
  const views: View[] = [{ seenOnly: true }, ...(mayShowMore(tree) ? [{}] : [])];
  for (const view of views) {
    // What is hidden counts only where nothing that is shown looks like an answer.
    if (best && rank(best) > 0) return best;
    for (const omitted of OMITTED) {
      const page = textOf(tree, { ...view, ...omitted });
      if (page.text === seen) continue;
      seen = page.text;
      const candidate = findIn(page, like);
      if (typeof candidate === 'string') return best ?? candidate;
      const found = candidate && { ...candidate, around: around(candidate) };
      if (found && (isBetter(found, best, like) || (isAlone(found) && !isBetter(best ?? found, found, like))))
        best = found;
      if (best && rank(best) >= COMPLETE && isAlone(best)) return best;
    }
  }
  return best;
}

/** Whether something that is hidden may be shown all the same. */
function mayShowMore(tree: Node): boolean {
  for (const { nodeName } of elementsOf(tree)) if (SHOWING.has(nodeName)) return true;
  return false;
}
const SHOWING = new Set(['noscript', 'script', 'style', 'link']);

/** Whether a document looks more like the answer: one that is the answer expected wins over all others. */
function isBetter(found: Document, best: Document | undefined, like: unknown): boolean {
  if (!best) return true;
  if (like === undefined || rank(found) < COMPLETE || rank(best) < COMPLETE) return rank(found) > rank(best);
  const [isLike, wasLike] = [sameJson(found.json, like), sameJson(best.json, like)];
  return isLike === wasLike ? rank(found) > rank(best) : isLike;
}

const isAlone = ({ around: { before, after } }: Found): boolean => before === '' && after === '';

/** The best document of a page: an element whose whole text is JSON, or a part of the text that is an answer. */
function findIn(page: PageText, like: unknown): Candidate | string | undefined {
  const budget = { left: (page.text.length + 1) * MOST_READINGS };
  const element = documentAmong(page, () => elementsLikeJson(page), budget, like);
  const found = typeof element === 'string' ? undefined : element;
  if (found && rank(found) >= COMPLETE && (like === undefined || sameJson(found.json, like))) return found;
  const part = documentAmong(page, isRead => partsLikeJson(page.text, budget, isRead), budget, like);
  if (typeof part === 'string') return element ?? part;
  return part && rank(part) > 0 && isBetter(part, found, like) ? part : element;
}

/** Whether the character at a place is within a span that was read before. */
type IsRead = (at: number) => boolean;

function* elementsLikeJson({ text, places }: PageText): Iterable<Span> {
  for (const span of places)
    if (/^\s*\{/.test(text.slice(span.start, Math.min(span.end, span.start + 200)))) yield span;
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
): Candidate | string | undefined {
  let best: Candidate | undefined;
  // A part of a document that is too large to be read is not the document: of a whole one, not of a text that begins like one.
  let tooMuch: (Span & { readonly excess: string }) | undefined;
  const isRead: IsRead = at =>
    [best, tooMuch].some(span => span !== undefined && at >= span.start && at < span.end);
  for (const span of spans(isRead)) {
    if (isRead(span.start) && isRead(span.end - 1)) continue;
    budget.left -= span.end - span.start;
    if (budget.left < 0) return best ?? tooMuch?.excess ?? 'the page has too many parts that look like JSON';
    const whole = page.text.slice(span.start, span.end);
    const part = whole.trim();
    const start = span.start + whole.indexOf(part);
    const end = start + part.length;
    const place = { page, start, end };
    const { text, size, excess } = measured(part);
    if (excess !== undefined) tooMuch = { start, end: size.unfinished ? start : end, excess };
    const found = excess === undefined ? documentIn(text, size) : undefined;
    if (found && isBetter(found, best, like)) best = { ...place, ...found };
  }
  return best ?? tooMuch?.excess;
}

type Document = Pick<Candidate, 'text' | 'json' | 'size' | 'escapedTwice'>;

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

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The document of a text after one more decoding than an HTML parser does. */
export function decodedAgain(text: string): JsonObject | undefined {
  const decoded = text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (all, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return REFERENCES[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
  return decoded === text ? undefined : parseObject(decoded);
}

/** What is directly before and after a document: in its element, or the preformatted one around it, up to the next block. */
function around({ page: { text, places }, start, end }: Candidate): Found['around'] {
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
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    const wrong = position === undefined ? part.length : Number(position);
    return part.slice(Math.max(0, wrong - 40), wrong + 40);
  }
  return part.slice(0, 80);
}
