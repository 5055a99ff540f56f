/** Whether the JSON document of a page is pretty-printed (contract 1), as its text and elements tell. */
import { visit } from 'jsonc-parser';
import { endOfBrackets } from '../json-size.js';
import type { Found } from './document.js';

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
  const { members, ...first } = fault;
  const elements = page.places.filter(
    place =>
      place.start >= start &&
      place.end <= end &&
      place.end - place.start < end - start &&
      /"\s*:/.test(page.text.slice(place.start, place.end)),
  );
  return elements.length >= members ? { ...first, mayBeStyled: true } : first;
}

/** An object or array of a document. */
interface Level {
  /** The column of its members. */
  column?: number;
  /** The column of the members of the objects directly in it. */
  inner?: number;
}

/** No formatter writes longer objects on one line. */
const SHORT = 120;

/** How far tabs reach: everywhere, in editors, and if a page says so. */
const TABS = [8, 4, 2];

/** The first line of a JSON text that is not pretty-printed, why, and how many members count. Braces may be anywhere. */
export function notPrettyAt(text: string): (NotPretty & { readonly members: number }) | undefined {
  const [fault, ...others] = (text.includes('\t') ? TABS : [8]).map(tab => faultAt(text, tab));
  return others.every(other => other !== undefined) ? fault : undefined;
}

function faultAt(text: string, tab: number): ReturnType<typeof notPrettyAt> {
  const levels: Level[] = [];
  let fault: NotPretty | undefined;
  let members = 0;
  let [lastLine, lastDepth] = [0, 0];
  let isDebugging = false;
  // The members of short objects on one line do not count.
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
    onObjectProperty(name, start, _length, line, column) {
      // Nothing in `debuginfo` counts against a wiki (contract 2.7).
      if (levels.length === 1) isDebugging = name === 'debuginfo';
      else if (isDebugging) return;
      members += 1;
      // The first member of an object may be on the line of the member that the object is.
      const isBesideOuter = line + 1 === lastLine && levels.length > lastDepth;
      const isSecond = line + 1 === lastLine && !isBesideOuter;
      [lastLine, lastDepth] = [line + 1, levels.length];
      const indentation = columnOf(text.slice(start - column, start), tab);
      const isAtDepth = isAtItsDepth(indentation, levels, isBesideOuter);
      if (isSecond) fault ??= { line: lastLine, why: 'several members are on one line' };
      else if (!isAtDepth) fault ??= { line: lastLine, why: 'a member is not indented by its depth' };
    },
  });
  return fault && { ...fault, members };
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
