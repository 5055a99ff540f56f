/** The HTML form of an answer (contract 1): the JSON document in the page, and the text before it. */
import { textBefore, textOf } from './html-text.js';
import type { Omitted, PageText } from './html-text.js';
import { openTrees, unescapedOnce, xhtmlAsHtml } from './html-tree.js';
import type { TreeReader } from './html-tree.js';
import { endOfString } from './json-size.js';
import { sameJson } from './compare.js';
import { isObject, measured } from './reading.js';
import type { JsonObject } from './reading.js';

export interface HtmlPage {
  /** The JSON document as a reader of the page sees it; `undefined` where there is none. */
  readonly text: string | undefined;
  readonly json: JsonObject | undefined;
  /** Whether the document is JSON only after one more decoding, because its characters were escaped twice. */
  readonly escapedTwice: boolean;
  /** What the document is after one more decoding, where that makes a difference. */
  readonly again?: JsonObject;
  /** What the document is without any decoding, where decoding makes a difference that escaping would have prevented. */
  readonly literal?: JsonObject;
  /** What a reader sees before the document, except headings and navigation that do not read like a notice. */
  readonly notice: string;
  /** Why the page was not read to its end. */
  readonly excess?: string;
}

export interface PageOptions {
  readonly xhtml?: boolean;
  /** The answer that is expected: a page may show others, as samples of what answers look like. */
  readonly like?: unknown;
}

/** Finds the JSON document of a page with an HTML parser. */
export async function readHtmlPage(
  source: string,
  { xhtml = false, like }: PageOptions = {},
): Promise<HtmlPage> {
  const html = xhtml ? xhtmlAsHtml(source) : source;
  const treeOf = await openTrees();
  const tree = treeOf(html);
  if (typeof tree === 'string') return { ...NOTHING, excess: tree };
  const found = findDocument(tree, like);
  if (typeof found === 'string') return { ...NOTHING, excess: found };
  if (!found) return NOTHING;
  const { text, json, escapedTwice, page, start } = found;
  const again = text.includes('&') && !escapedTwice ? decodedAgain(text) : undefined;
  const literal = AMBIGUOUS.test(html) ? literalIn(html, treeOf) : undefined;
  return {
    text,
    json,
    escapedTwice,
    ...(again ? { again } : {}),
    ...(literal ? { literal } : {}),
    notice: textBefore(page, start),
  };
}

const NOTHING = { text: undefined, json: undefined, escapedTwice: false, notice: '' };

/** A character reference that escaping does not write: text that was not escaped may look like one. */
const AMBIGUOUS = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);)[a-z]/i;

/** The document of a page whose character references are taken as they are. */
function literalIn(html: string, treeOf: TreeReader): JsonObject | undefined {
  const tree = treeOf(html.replaceAll('&', '&amp;'));
  const found = typeof tree === 'string' ? undefined : findDocument(tree);
  return typeof found === 'object' ? found.json : undefined;
}

/** How many times the length of the page is read in all: a hostile page can nest elements that are nearly JSON. */
const MOST_READINGS = 8;

interface Found {
  readonly page: PageText;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly json: JsonObject;
  readonly escapedTwice: boolean;
}

/** In what a reader sees first, then in what a script may show; without what a viewer of JSON adds where that is in the way. */
const VIEWS: readonly Omitted[] = [
  { hidden: true },
  { hidden: true, decoration: true },
  {},
  { decoration: true },
];

/** The JSON document that looks most like an answer, or the reason why none was found. */
function findDocument(tree: Parameters<typeof textOf>[0], like?: unknown): Found | string | undefined {
  let best: Found | undefined;
  for (const omitted of VIEWS) {
    // What is hidden counts only where nothing that is shown looks like an answer.
    if (best && rank(best) > 0 && !omitted.hidden) return best;
    const page = textOf(tree, omitted);
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
  const element = documentAmong(page, elementsLikeJson(page), budget, like);
  const found = typeof element === 'string' ? undefined : element;
  if (found && rank(found) >= COMPLETE && (like === undefined || sameJson(found.json, like))) return found;
  const part = documentAmong(page, partsLikeJson(page.text, budget), budget, like);
  if (typeof part === 'string') return element ?? part;
  return part && rank(part) > 0 && isBetter(part, found, like) ? part : element;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function* elementsLikeJson({ text, elements }: PageText): Iterable<Span> {
  for (const span of elements) if (/^\s*\{/.test(text.slice(span.start, span.start + 200))) yield span;
}

/** The parts of a text from a brace to the one that closes it. */
function* partsLikeJson(text: string, budget: { left: number }): Iterable<Span> {
  // What is in an array is part of something else.
  const braces = /(?<!\[\s{0,20})\{(?=\s*")/g;
  for (let match = braces.exec(text); match && budget.left >= 0; match = braces.exec(text)) {
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
  spans: Iterable<Span>,
  budget: { left: number },
  like: unknown,
): Found | string | undefined {
  let best: Found | undefined;
  let tooMuch: string | undefined;
  for (const { start, end } of spans) {
    if (best && start >= best.start && end <= best.end) continue;
    budget.left -= end - start;
    if (budget.left < 0) return best ?? tooMuch ?? 'the page has too many parts that look like JSON';
    const { text, excess } = measured(page.text.slice(start, end).trim());
    tooMuch ??= excess;
    const found = excess === undefined ? documentIn(text) : undefined;
    if (found && isBetter(found, best, like)) best = { page, start, end, ...found };
  }
  return best ?? tooMuch;
}

type Document = Pick<Found, 'text' | 'json' | 'escapedTwice'>;

function documentIn(text: string): Document | undefined {
  const json = parseObject(text);
  if (json) return { text, json, escapedTwice: false };
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
const rank = ({ json }: Document) => ANSWERS.filter(key => Object.hasOwn(json, key)).length;

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The document of a text after one more decoding than an HTML parser does. */
function decodedAgain(text: string): JsonObject | undefined {
  const decoded = unescapedOnce(text);
  return decoded === text ? undefined : parseObject(decoded);
}

/** An object or array of a document that is not yet closed. */
interface Level {
  readonly isObject: boolean;
  /** The column of its members. */
  column?: number;
  /** The column of the members of the objects directly in it. */
  inner?: number;
  /** Whether the next string is the key of a member. */
  awaitsKey: boolean;
}

/** Where a document that should be pretty-printed is not. */
export interface NotPretty {
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
}

/** The first line of a JSON text that is not pretty-printed, and why. Braces may be anywhere. */
export function notPrettyAt(text: string): NotPretty | undefined {
  const levels: Level[] = [];
  let line = 1;
  let lineStart = 0;
  let lastLine = 0;
  // Nothing that `debuginfo` contains counts against a wiki (contract 2.7).
  let isDebugging = false;
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1);
    const char = text.charAt(at);
    switch (char) {
      case '\r':
      case '\n':
        if (char === '\r' && text[at + 1] === '\n') break;
        line += 1;
        lineStart = at + 1;
        break;
      case '{':
      case '[':
        levels.push({ isObject: char === '{', awaitsKey: char === '{' });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level) level.awaitsKey = level.isObject;
        break;
      case '"': {
        const start = at;
        at = endOfString(text, start);
        if (!level?.awaitsKey) break;
        level.awaitsKey = false;
        if (levels.length === 1) isDebugging = text.slice(start, at + 1) === '"debuginfo"';
        else if (isDebugging) break;
        if (line === lastLine) return { line, why: 'several members are on one line' };
        lastLine = line;
        if (!isAtItsDepth(start - lineStart, levels))
          return { line, why: 'a member is not indented by its depth' };
        break;
      }
      default:
    }
  }
  return undefined;
}

/** Whether a member of the innermost object stands in the column of those beside it, and further in than those around it. */
function isAtItsDepth(column: number, levels: readonly Level[]): boolean {
  const level = levels.at(-1);
  const container = levels.at(-2);
  if (level) level.column ??= column;
  if (container) container.inner ??= column;
  // Arrays have no members, and so no column of their own.
  let outer = 0;
  for (let at = levels.length - 2; at >= 0 && outer === 0; at--) outer = levels[at]?.column ?? 0;
  return column === level?.column && (!container || column === container.inner) && column > outer;
}
