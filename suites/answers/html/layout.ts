/** Whether the JSON document of a page is pretty-printed (contract 1), as its text and elements tell. */
import { visit } from 'jsonc-parser';
import type { Found } from './document.js';
import { styleOf, type Place } from './text.js';
import { elementsOf, valueOf, type Node } from './tree.js';
import { endOfString } from '../json-size.js';

/** Where a document that should be pretty-printed is not. */
export interface NotPretty {
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
  /** Whether styles, which are not computed, may make it so. */
  readonly mayBeStyled?: true;
}

/** Where the document of a page is not pretty-printed. */
export function notPrettyIn({ text, page, start, end }: Found, tree: Node): NotPretty | undefined {
  const found = notPrettyAt(text);
  if (!found || !isStyled(tree)) return found;
  const shown = page.text.slice(start, end);
  const places = page.places
    .map(place => ({ ...place, start: Math.max(0, place.start - start), end: place.end - start }))
    .filter(place => place.start < shown.length && place.end > 0);
  return mayBeStyled(shown, places) ? { ...found, mayBeStyled: true } : found;
}

/** An object or array of a document. */
interface Level {
  /** The column of its members. */
  column?: number;
  /** The column of the members of the objects directly in it. */
  inner?: number;
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

/** No formatter writes longer objects on one line. */
const SHORT = 120;

/**
 * The keys of all members, except those in `debuginfo`, of which nothing counts against a wiki (contract 2.7), and those of
 * short objects on one line.
 */
function keysIn(text: string): Key[] {
  const keys: Key[] = [];
  const levels: Level[] = [];
  let isDebugging = false;
  const open = (offset: number): boolean => levels.push({}) === 1 || !endsOnLine(text, offset);
  const close = () => void levels.pop();
  visit(text, {
    onObjectBegin: open,
    onArrayBegin: open,
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty(name, start, length, line, column) {
      if (levels.length === 1) isDebugging = name === 'debuginfo';
      else if (isDebugging) return;
      const lineStart = start - column;
      keys.push({ start, end: start + length, line: line + 1, lineStart, levels: [...levels] });
    },
  });
  return keys;
}

/** Whether a short object or array is on one line. */
function endsOnLine(text: string, start: number): boolean {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + SHORT); at++) {
    const char = text.charAt(at);
    if (char === '\n' || char === '\r') return false;
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if ((char === '}' || char === ']') && --depth === 0) return true;
  }
  return false;
}

/** How far tabs reach: everywhere, in editors, and if a page says so. */
const TABS = [8, 4, 2];

/** The first line of a JSON text that is not pretty-printed, and why. Braces may be anywhere. */
export function notPrettyAt(text: string): NotPretty | undefined {
  const fault = faultAt(text, 8);
  if (!fault || !text.includes('\t')) return fault;
  return TABS.every(tab => faultAt(text, tab)) ? fault : undefined;
}

function faultAt(text: string, tab: number): NotPretty | undefined {
  let [lastLine, lastDepth] = [0, 0];
  for (const { start, line, lineStart, levels } of keysIn(text)) {
    // The first member of an object may be on the line of the member that the object is.
    const isBesideOuter = line === lastLine && levels.length > lastDepth;
    if (line === lastLine && !isBesideOuter) return { line, why: 'several members are on one line' };
    [lastLine, lastDepth] = [line, levels.length];
    if (!isAtItsDepth(columnOf(text, lineStart, start, tab), levels, isBesideOuter))
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
function isAtItsDepth(column: number, levels: readonly Level[], isBesideOuter: boolean): boolean {
  const level = levels.at(-1);
  const container = levels.at(-2);
  const isFirst = level?.column === undefined;
  if (level) level.column ??= column;
  if (container && isFirst && !isBesideOuter) container.inner ??= column;
  // Arrays have no members, and so no column of their own.
  let outer = 0;
  for (let at = levels.length - 2; at >= 0 && outer === 0; at--) outer = levels[at]?.column ?? 0;
  const isLikeOthers = !isFirst || isBesideOuter || !container || column === container.inner;
  return column === level?.column && isLikeOthers && column > outer;
}

/** Whether styles may give each member its place, because each begins an element of its own. */
function mayBeStyled(text: string, places: readonly Place[]): boolean {
  /** By where the first word of an element is, the furthest end of one. */
  const ends = new Map<number, number>();
  let at = 0;
  for (const { start, end } of places) {
    at = Math.max(at, start);
    while (/[\s,{[]/.test(text.charAt(at))) at += 1;
    ends.set(at, Math.max(end, ends.get(at) ?? 0));
  }
  return keysIn(text).every(({ start, end }) => (ends.get(start) ?? 0) > end);
}

/** Whether styles say what a page looks like, or scripts, which may bring some. */
function isStyled(tree: Node): boolean {
  for (const element of elementsOf(tree)) {
    const { nodeName } = element;
    // A row may begin with empty cells.
    if (
      nodeName === 'td' ||
      nodeName === 'style' ||
      (nodeName === 'script' && valueOf(element, 'src') !== undefined)
    )
      return true;
    if (nodeName === 'link' && /\bstylesheet\b/i.test(valueOf(element, 'rel') ?? '')) return true;
    if (/margin|padding|border|indent|left/i.test(styleOf(element))) return true;
  }
  return false;
}
