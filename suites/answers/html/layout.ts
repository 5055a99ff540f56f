/** Whether the JSON document of a page is pretty-printed (contract 1), as its text and elements tell. */
import type { Place } from './text.js';
import type { Found } from './document.js';
import { styleOf } from './text.js';
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
      case '[': {
        const end = level ? endOnLine(text, at) : undefined;
        if (end === undefined) levels.push({ isObject: char === '{', awaitsKey: char === '{' });
        else at = end;
        break;
      }
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

/** Where a short object or array ends that is on one line. */
function endOnLine(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + SHORT); at++) {
    const char = text.charAt(at);
    if (char === '\n' || char === '\r') return undefined;
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if ((char === '}' || char === ']') && --depth === 0) return at;
  }
  return undefined;
}

/** The first line of a JSON text that is not pretty-printed, and why. Braces may be anywhere. */
export function notPrettyAt(text: string): NotPretty | undefined {
  let [lastLine, lastDepth] = [0, 0];
  for (const { start, line, lineStart, levels } of keysIn(text)) {
    // The first member of an object may be on the line of the member that the object is.
    const isBesideOuter = line === lastLine && levels.length > lastDepth;
    if (line === lastLine && !isBesideOuter) return { line, why: 'several members are on one line' };
    [lastLine, lastDepth] = [line, levels.length];
    if (!isAtItsDepth(columnOf(text, lineStart, start), levels, isBesideOuter))
      return { line, why: 'a member is not indented by its depth' };
  }
  return undefined;
}

/** How far tabs reach. */
const TAB = 8;

function columnOf(text: string, lineStart: number, end: number): number {
  let column = 0;
  for (let at = lineStart; at < end; at++) column += text[at] === '\t' ? TAB - (column % TAB) : 1;
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
  return [...keysIn(text)].every(({ start, end }) => (ends.get(start) ?? 0) > end);
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
