/** The HTML form of an answer (contract 1): the JSON document in the page, and the text before it. */
import type { JSONVisitor } from 'jsonc-parser';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { excessOf, extentOf } from './extent.js';
import { treeOf } from './html-tree.js';
import { isObject } from './reading.js';
import type { JsonObject } from './reading.js';

type Node = DefaultTreeAdapterTypes.Node;

export interface HtmlPage {
  /** The JSON document as the reader of the page sees it; `undefined` where there is none. */
  readonly text: string | undefined;
  readonly json: JsonObject | undefined;
  /** The document is only JSON after one more decoding: its characters were escaped twice. */
  readonly escapedTwice: boolean;
  /** What a reader sees before the document, headings and navigation aside. */
  readonly notice: string;
  /** Why the page was not read to its end. */
  readonly excess?: string;
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
const NO_NOTICE = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'nav']);

/** So many characters before the document are looked at for the notice. */
const NOTICE = 20_000;

interface Span {
  readonly start: number;
  end: number;
}

interface PageText {
  text: string;
  readonly elements: Span[];
  /** Parts of the text that no notice stands in. */
  readonly headings: Span[];
}

/** Finds the JSON document of a page with an HTML parser. */
export async function readHtmlPage(html: string): Promise<HtmlPage> {
  const page: PageText = { text: '', elements: [], headings: [] };
  const tree = await treeOf(html);
  if (typeof tree === 'string') return unread(tree);
  collect(tree, page);
  const found = findDocument(page);
  if (typeof found === 'string') return unread(found);
  const notice = found ? textBefore(page, found.start) : page.text;
  return {
    text: found?.text,
    json: found?.json,
    escapedTwice: found?.escapedTwice ?? false,
    notice: notice.slice(-NOTICE).replace(/\s+/g, ' ').trim(),
  };
}

const unread = (excess: string): HtmlPage => ({
  text: undefined,
  json: undefined,
  escapedTwice: false,
  notice: '',
  excess,
});

/** Flattens the tree without recursion: a hostile page can be nested deeper than the call stack. */
function collect(root: Node, page: PageText): void {
  const parts: string[] = [];
  let length = 0;
  const stack: (Node | (() => void))[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'function') {
      node();
      continue;
    }
    if (node.nodeName === '#text' && 'value' in node) {
      parts.push(node.value);
      length += node.value.length;
    }
    if (!('childNodes' in node) || UNSEEN.has(node.nodeName)) continue;
    const span: Span = { start: length, end: length };
    page.elements.push(span);
    if (NO_NOTICE.has(node.nodeName)) page.headings.push(span);
    stack.push(() => {
      span.end = length;
    });
    for (let at = node.childNodes.length - 1; at >= 0; at--) {
      const child = node.childNodes[at];
      if (child) stack.push(child);
    }
  }
  page.text = parts.join('');
}

/** Each element is read once, and a hostile page can nest what is nearly JSON: so often is all of its text looked at. */
const MOST_READINGS = 8;

interface Found {
  readonly start: number;
  readonly text: string;
  readonly json: JsonObject;
  readonly escapedTwice: boolean;
}

/** The first element whose whole text is a JSON object, or why it was not found. */
function findDocument(page: PageText): Found | string | undefined {
  let left = (page.text.length + 1) * MOST_READINGS;
  for (const { start, end } of page.elements) {
    const first = page.text.slice(start, start + 200).trimStart();
    if (!first.startsWith('{')) continue;
    left -= end - start;
    if (left < 0) return 'the page has too many parts that look like JSON';
    const text = page.text.slice(start, end).trim();
    const excess = excessOf(extentOf(text));
    if (excess !== undefined) return excess;
    const json = parseObject(text);
    if (json) return { start, text, json, escapedTwice: false };
    const decoded = decodedAgain(text);
    if (decoded) return { start, text, json: decoded, escapedTwice: true };
  }
  return undefined;
}

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

/** The document of a text that is decoded once more than an HTML parser does it. */
export function decodedAgain(text: string): JsonObject | undefined {
  return parseObject(unescapeOnce(text));
}

function textBefore(page: PageText, end: number): string {
  let text = '';
  let at = 0;
  for (const heading of page.headings) {
    if (heading.start >= end) break;
    if (heading.start > at) text += page.text.slice(at, heading.start);
    at = Math.max(at, heading.end);
  }
  return at < end ? text + page.text.slice(at, end) : text;
}

/** Where a document that should be pretty-printed is not: the line, counted from 1, and why. */
export async function uglyPlace(text: string): Promise<{ line: number; why: string } | undefined> {
  const { visit } = await import('jsonc-parser');
  const columns: number[] = [];
  let depth = 0;
  let lastLine = -1;
  let ugly: { line: number; why: string } | undefined;
  const report = (line: number, why: string) => (ugly ??= { line: line + 1, why });
  const visitor: JSONVisitor = {
    onObjectBegin: () => void (depth += 1),
    onObjectEnd: () => void (depth -= 1),
    onArrayBegin: () => void (depth += 1),
    onArrayEnd: () => void (depth -= 1),
    onObjectProperty: (_name, _offset, _length, line, column) => {
      if (line === lastLine || (line === 0 && column > 0)) report(line, 'several members stand on one line');
      lastLine = line;
      // Lists have no members, and so no column of their own.
      const outer = columns[depth - 1] ?? columns[depth - 2] ?? 0;
      columns[depth] ??= column;
      if (column !== columns[depth] || column <= outer) report(line, 'a member is not indented by its depth');
    },
  };
  try {
    visit(text, visitor);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // nested deeper than the visitor's recursion reaches
  }
  return ugly;
}
