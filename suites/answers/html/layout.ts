/** Whether the JSON document of a page is pretty-printed (contract 1), as its text and elements tell. */
import { visit } from 'jsonc-parser';
import { endOfBrackets } from '../json-size.js';
import type { Found } from './document.js';

/** Where a document is not pretty-printed. */
export interface NotPretty {
  /** Counted from 1. */
  readonly line: number;
  readonly why: string;
  /** Whether style sheets, which are not computed, may make it so: the document has an element for each member. */
  readonly mayBeStyled?: true;
}

export function notPrettyIn({ text, json, page, start, end }: Found): NotPretty | undefined {
  const [, indentation] = /^\{\n(\s+)"/.exec(text) ?? [];
  // Fast path: the usual layout.
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

/** The width of a tab differs between editors and pages. */
const TABS = [8, 4, 2];

/** The first line that is not pretty-printed, why, and how many members count. Braces may be anywhere. */
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
  // The members of a short object on one line do not count.
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
      // The content of `debuginfo` never counts (contract 2.7).
      if (levels.length === 1) isDebugging = name === 'debuginfo';
      else if (isDebugging) return;
      members += 1;
      const isOnSameLine = line + 1 === lastLine;
      // An object may begin on the line of its first member.
      const isFirstInside = isOnSameLine && levels.length > lastDepth;
      [lastLine, lastDepth] = [line + 1, levels.length];
      const isAtDepth = isIndented(
        columnAfter(text.slice(start - column, start), tab),
        levels,
        isFirstInside,
      );
      if (isOnSameLine && !isFirstInside)
        fault ??= { line: lastLine, why: 'several members are on one line' };
      else if (!isAtDepth) fault ??= { line: lastLine, why: 'a member is not indented by its depth' };
    },
  });
  return fault && { ...fault, members };
}

function columnAfter(indentation: string, tab: number): number {
  let column = 0;
  for (const char of indentation) column += char === '\t' ? tab - (column % tab) : 1;
  return column;
}

/** Whether a member of the innermost object is aligned with those beside it, and further in than those around it. */
function isIndented(column: number, levels: readonly Level[], isFirstInside: boolean): boolean {
  const [container, own = {}] = levels.length === 1 ? [undefined, levels[0]] : levels.slice(-2);
  // Arrays have no members, and so no column of their own.
  const outer = levels.slice(0, -1).findLast(level => level.column !== undefined)?.column ?? 0;
  if (own.column === undefined && container && !isFirstInside) container.inner ??= column;
  const expected = own.column ?? (isFirstInside ? column : container?.inner);
  own.column = column;
  return column === (expected ?? column) && column > outer;
}
