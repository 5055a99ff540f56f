/** Whether the JSON document of a page is pretty-printed (contract 1), as its text and elements tell. */
import { visit } from 'jsonc-parser';
import { endOfBrackets } from '../json-size.js';
import type { Found } from './document.js';
import type { Place } from './text.js';

/** Where a document that should be pretty-printed is not. */
export interface NotPretty {
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
  /** Whether styles, which are not computed, may make it so: the document has an element for each member. */
  readonly mayBeStyled?: true;
}

/** Where the document of a page is not pretty-printed. */
export function notPrettyIn({ text, json, page, start, end }: Found): NotPretty | undefined {
  const [, indentation] = /^\{\n(\s+)"/.exec(text) ?? [];
  // The usual layout, which is told at once.
  if (indentation !== undefined && JSON.stringify(json, null, indentation) === text) return undefined;
  const fault = notPrettyAt(text);
  if (!fault) return undefined;
  const isPart = (place: Place): boolean =>
    place.start >= start && place.end <= end && place.end - place.start < end - start;
  const members = page.places.filter(
    place => isPart(place) && /"\s*:/.test(page.text.slice(place.start, place.end)),
  );
  return members.length >= keysIn(text).length ? { ...fault, mayBeStyled: true } : fault;
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
  const open = (start: number): boolean => {
    const [line = ''] = text.slice(start, start + SHORT).split(/[\r\n]/, 1);
    return levels.push({}) === 1 || endOfBrackets(line, 0) === undefined;
  };
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

/** How far tabs reach: everywhere, in editors, and if a page says so. */
const TABS = [8, 4, 2];

/** The first line of a JSON text that is not pretty-printed, and why. Braces may be anywhere. */
export function notPrettyAt(text: string): NotPretty | undefined {
  const [fault, ...others] = (text.includes('\t') ? TABS : [8]).map(tab => faultAt(text, tab));
  return others.every(other => other !== undefined) ? fault : undefined;
}

function faultAt(text: string, tab: number): NotPretty | undefined {
  let [lastLine, lastDepth] = [0, 0];
  for (const { start, line, lineStart, levels } of keysIn(text)) {
    // The first member of an object may be on the line of the member that the object is.
    const isBesideOuter = line === lastLine && levels.length > lastDepth;
    if (line === lastLine && !isBesideOuter) return { line, why: 'several members are on one line' };
    [lastLine, lastDepth] = [line, levels.length];
    if (!isAtItsDepth(columnOf(text.slice(lineStart, start), tab), levels, isBesideOuter))
      return { line, why: 'a member is not indented by its depth' };
  }
  return undefined;
}

function columnOf(indentation: string, tab: number): number {
  let column = 0;
  for (const char of indentation) column += char === '\t' ? tab - (column % tab) : 1;
  return column;
}

/** Whether a member of the innermost object stands in the column of those beside it, and further in than those around it. */
function isAtItsDepth(column: number, levels: readonly Level[], isBesideOuter: boolean): boolean {
  const [container, own = {}] = levels.length === 1 ? [undefined, levels[0]] : levels.slice(-2);
  // Arrays have no members, and so no column of their own.
  const outer = levels.slice(0, -1).findLast(level => level.column !== undefined)?.column ?? 0;
  if (own.column === undefined && container && !isBesideOuter) container.inner ??= column;
  const expected = own.column ?? (isBesideOuter ? column : container?.inner);
  own.column = column;
  return column === (expected ?? column) && column > outer;
}
