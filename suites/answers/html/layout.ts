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
  /** By depth: the column of the members of the present object, and of those beside it. */
  const [own, inner]: [(number | undefined)[], (number | undefined)[]] = [[], []];
  let depth = 0;
  let fault: NotPretty | undefined;
  let members = 0;
  let [lastLine, lastDepth] = [0, 0];
  let isDebugging = false;
  // The members of a short object on one line do not count.
  const open = (start: number): boolean => {
    const [line = ''] = text.slice(start, start + SHORT).split(/[\r\n]/, 1);
    depth += 1;
    own[depth] = undefined;
    inner[depth + 1] = undefined;
    return depth === 1 || endOfBrackets(line, 0) === undefined;
  };
  const close = () => void (depth -= 1);
  visit(text, {
    onObjectBegin: open,
    onArrayBegin: open,
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty(name, start, _length, line, column) {
      // The content of `debuginfo` never counts (contract 2.7).
      if (depth === 1) isDebugging = name === 'debuginfo';
      else if (isDebugging) return;
      members += 1;
      const isOnSameLine = line + 1 === lastLine;
      // An object may begin on the line of its first member.
      const isFirstInside = isOnSameLine && depth > lastDepth;
      [lastLine, lastDepth] = [line + 1, depth];
      const at = columnAfter(text.slice(start - column, start), tab);
      const expected = own[depth] ?? (isFirstInside ? at : inner[depth]) ?? at;
      const outer = own.slice(0, depth).findLast(each => each !== undefined) ?? 0;
      if (own[depth] === undefined && !isFirstInside) inner[depth] ??= at;
      own[depth] = at;
      if (isOnSameLine && !isFirstInside)
        fault ??= { line: lastLine, why: 'several members are on one line' };
      else if (at !== expected || at <= outer)
        fault ??= { line: lastLine, why: 'a member is not indented by its depth' };
    },
  });
  return fault && { ...fault, members };
}

function columnAfter(indentation: string, tab: number): number {
  let column = 0;
  for (const char of indentation) column += char === '\t' ? tab - (column % tab) : 1;
  return column;
}
