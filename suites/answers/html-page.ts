/** The HTML form of an answer (contract 1): the JSON document in the page, and the text before it. */
import type { JSONVisitor } from 'jsonc-parser';
import { excessOf, sizeOf } from './json-size.js';
import { textBefore, textOf, treeOf } from './html-text.js';
import type { PageText } from './html-text.js';
import { isObject } from './reading.js';
import type { JsonObject } from './reading.js';

export interface HtmlPage {
  /** The JSON document as a reader of the page sees it; `undefined` where there is none. */
  readonly text: string | undefined;
  readonly json: JsonObject | undefined;
  /** Whether the document is JSON only after one more decoding, because its characters were escaped twice. */
  readonly escapedTwice: boolean;
  /** What a reader sees before the document, except headings and navigation that do not mention debugging. */
  readonly notice: string;
  /** Why the page was not read to its end. */
  readonly excess?: string;
}

/** Finds the JSON document of a page with an HTML parser. */
export async function readHtmlPage(html: string): Promise<HtmlPage> {
  const tree = await treeOf(html);
  if (typeof tree === 'string') return { ...NOTHING, excess: tree };
  const page = textOf(tree);
  const found = findDocument(page) ?? findDocument(textOf(tree, { withoutLineNumbers: true }));
  if (typeof found === 'string') return { ...NOTHING, excess: found };
  return {
    text: found?.text,
    json: found?.json,
    escapedTwice: found?.escapedTwice ?? false,
    notice: textBefore(found?.page ?? page, found?.start ?? page.text.length),
  };
}

const NOTHING = { text: undefined, json: undefined, escapedTwice: false, notice: '' };

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

/** The first element whose whole text is a JSON object, preferably with the keys of an answer, or the reason why none was found. */
function findDocument(page: PageText): Found | string | undefined {
  let left = (page.text.length + 1) * MOST_READINGS;
  let best: Found | undefined;
  for (const { start, end } of page.elements) {
    if (best && start >= best.start && end <= best.end) continue;
    if (!/^\s*\{/.test(page.text.slice(start, start + 200))) continue;
    left -= end - start;
    if (left < 0) return best ?? 'the page has too many parts that look like JSON';
    const text = page.text.slice(start, end).trim();
    const excess = excessOf(sizeOf(text));
    if (excess !== undefined) return excess;
    const found = documentIn(text);
    if (found && (!best || rank(found) > rank(best))) best = { page, start, end, ...found };
  }
  return best;
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

/** JSON text with plain spaces for the no-break spaces between its tokens. */
function withPlainSpaces(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '"') isInString = !isInString;
    else if (char === '\u00a0' && !isInString) {
      parts.push(text.slice(from, at), ' ');
      from = at + 1;
    }
  }
  return parts.join('') + text.slice(from);
}

const ANSWERS = ['query', 'batchcomplete', 'error'] as const;
const rank = ({ json }: Document) => ANSWERS.filter(key => Object.hasOwn(json, key)).length;

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
  '#039': "'",
};

function unescapeOnce(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#34|#0?39);/g, (_all, name: string) => entities[name] ?? '');
}

/** The document of a text after one more decoding than an HTML parser does. */
export function decodedAgain(text: string): JsonObject | undefined {
  return parseObject(unescapeOnce(text));
}

/** Where a document that should be pretty-printed is not: the line, counted from 1, and why. */
export async function notPrettyAt(text: string): Promise<{ line: number; why: string } | undefined> {
  const { visit } = await import('jsonc-parser');
  const columns: number[] = [];
  let depth = 0;
  let lastLine = -1;
  let found: { line: number; why: string } | undefined;
  const report = (line: number, why: string) => (found ??= { line: line + 1, why });
  const visitor: JSONVisitor = {
    onObjectBegin: () => void (depth += 1),
    onObjectEnd: () => void (depth -= 1),
    onArrayBegin: () => void (depth += 1),
    onArrayEnd: () => void (depth -= 1),
    onObjectProperty: (_name, _offset, _length, line, column) => {
      if (line === lastLine || (line === 0 && column > 0)) report(line, 'several members are on one line');
      lastLine = line;
      // Arrays have no members, and so no column of their own.
      const outer = columns[depth - 1] ?? columns[depth - 2] ?? 0;
      columns[depth] ??= column;
      if (column !== columns[depth] || column <= outer) report(line, 'a member is not indented by its depth');
    },
  };
  try {
    visit(text, visitor);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // nested deeper than the visitor can recurse
  }
  return found;
}
