/** Whether the JSON document of a page is pretty-printed (contract 1), in its text or as browsers lay it out. */
import { valueOf } from './text.js';
import type { Element, Node, Place } from './text.js';
import { findDocument } from './document.js';
import type { PageOptions } from './page.js';
import { openTrees, xhtmlAsHtml } from './tree.js';
import { endOfString } from '../json-size.js';

/** Where a document that should be pretty-printed is not. */
export interface NotPretty {
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
  /** Whether a style sheet, which is not read, may make it so. */
  readonly mayBeStyled?: true;
}

/** Where the document of a page is not pretty-printed; `text` is the document without its layout. */
export async function notPrettyIn(
  source: string,
  text: string,
  options: PageOptions,
): Promise<NotPretty | undefined> {
  const inText = notPrettyAt(text);
  if (!inText) return undefined;
  const treeOf = await openTrees();
  const tree = treeOf(options.xhtml === true ? xhtmlAsHtml(source) : source);
  const found = typeof tree === 'string' ? tree : findDocument(tree, options.like, { collapses: true });
  if (typeof found !== 'object') return inText;
  const { page, start, end } = found;
  const shown = page.text.slice(start, end);
  const inLayout = notPrettyAt(shown);
  if (!inLayout) return undefined;
  const places = page.elements
    .map(place => ({ ...place, start: Math.max(0, place.start - start), end: place.end - start }))
    .filter(place => place.start < shown.length && place.end > 0);
  return mayBeStyled(shown, places) ? { ...inText, mayBeStyled: true } : inText;
}

/** An object or array of a document that is not yet closed. */
interface Level {
  readonly isObject: boolean;
  /** The column of its members. */
  column?: number;
  /** The column of the members of the objects directly in it. */
  inner?: number;
  /** How the markup names its latest member, and those around it. */
  path?: number;
  /** Whether the next string is the key of a member. */
  awaitsKey: boolean;
}

/** The key of a member. */
interface Key {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly lineStart: number;
  /** The objects and arrays around it. */
  readonly levels: readonly Level[];
}

/** The keys of all members, except those in `debuginfo`, of which nothing counts against a wiki (contract 2.7). */
function* keysIn(text: string): Iterable<Key> {
  const levels: Level[] = [];
  let line = 1;
  let lineStart = 0;
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
        yield { start, end: at + 1, line, lineStart, levels };
        break;
      }
      default:
    }
  }
}

/** How far tabs reach: everywhere, in editors, and where a page says so. */
const TABS = [8, 4, 2];

/** The first line of a JSON text that is not pretty-printed, and why. Braces may be anywhere. */
export function notPrettyAt(text: string): NotPretty | undefined {
  const fault = faultAt(text, 8);
  if (!fault || !text.includes('\t')) return fault;
  return TABS.every(tab => faultAt(text, tab)) ? fault : undefined;
}

function faultAt(text: string, tab: number): NotPretty | undefined {
  let lastLine = 0;
  for (const { start, line, lineStart, levels } of keysIn(text)) {
    if (line === lastLine) return { line, why: 'several members are on one line' };
    lastLine = line;
    if (!isAtItsDepth(columnOf(text, lineStart, start, tab), levels))
      return { line, why: 'a member is not indented by its depth' };
  }
  return undefined;
}

function columnOf(text: string, lineStart: number, end: number, tab: number): number {
  let column = 0;
  for (let at = lineStart; at < end; at++) column += text[at] === '\t' ? tab - (column % tab) : 1;
  return column;
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

/**
 * Whether a style sheet may give each member its place: where the markup tells every member from the one around it, and where
 * each has an element of its own if it needs a line of its own.
 */
function mayBeStyled(text: string, places: readonly Place[]): boolean {
  const [first] = places;
  if (!first || !isStyled(first.element)) return false;
  const pathOf = openPaths();
  const around: Place[] = [];
  let next = 0;
  let lastLine = 0;
  for (const { start, end, line, levels } of keysIn(text)) {
    for (let place = places[next]; place && place.start <= start; place = places[++next]) around.push(place);
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= start) around.pop();
    const innermost = around.at(-1);
    if (!innermost) return false;
    const path = pathOf(innermost.element);
    if (levels.some(level => level.path === path && level !== levels.at(-1))) return false;
    const level = levels.at(-1);
    if (level) level.path = path;
    const isOwn = (place: Place) => place.end > end && /^[\s,{[]*$/.test(text.slice(place.start, start));
    if (line === lastLine && !around.some(isOwn)) return false;
    lastLine = line;
  }
  return true;
}

/** Whether anything but markup says what a page looks like: style sheets, or scripts, which may bring some. */
function isStyled(element: Element): boolean {
  let root: Node = element;
  while ('parentNode' in root && root.parentNode) root = root.parentNode;
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.nodeName === 'style') return true;
    if ('attrs' in node) {
      if (node.nodeName === 'link' && /\bstylesheet\b/i.test(valueOf(node, 'rel') ?? '')) return true;
      if (node.nodeName === 'script' && valueOf(node, 'src') !== undefined) return true;
      if (valueOf(node, 'style')?.includes('var(') === true) return true;
    }
    if ('childNodes' in node) for (const child of node.childNodes) nodes.push(child);
  }
  return false;
}

/** Numbers the places of elements in the tree as style sheets tell them apart, as a rule: not by the number of an element or its line. */
function openPaths(): (element: Element) => number {
  const known = new Map<Node, number>();
  const numbers = new Map<string, number>();
  return element => {
    const unknown: Element[] = [];
    let above = 0;
    for (let at: Node | null = element; at && 'attrs' in at; at = at.parentNode) {
      const number = known.get(at);
      above = number ?? 0;
      if (number !== undefined) break;
      unknown.push(at);
    }
    for (let at = unknown.pop(); at; at = unknown.pop()) {
      const name = `${above} ${nameOf(at)}`;
      above = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, above);
      known.set(at, above);
    }
    return above;
  };
}

const nameOf = ({ nodeName, attrs }: Element): string =>
  nodeName +
  attrs
    .filter(({ name }) => /^(class|style|id|aria-level|data-)/.test(name) && !/line|number/.test(name))
    .map(({ name, value }) => ` ${name}=${name === 'id' ? value.replace(/\d+/g, '') : value}`)
    .join('');
