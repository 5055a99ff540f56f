/** Whether the JSON document of a page is pretty-printed (contract 1). */
import { visit } from 'jsonc-parser';
import { endOfBrackets } from '../json-size.js';

/** No formatter writes longer objects on one line. */
const SHORT = 120;

/** The first line that is not pretty-printed, counted from 1, and why. Braces may be anywhere. */
export function notPrettyAt(text: string) {
  /** Of the members of each open object. */
  const columns: (number | undefined)[] = [];
  let lastLine = -1;
  let fault: { readonly line: number; readonly why: string } | undefined;
  let isDebugging = false;
  visit(text, {
    onObjectBegin(start) {
      columns.push(undefined);
      const [line = ''] = text.slice(start, start + SHORT).split(/[\r\n]/, 1);
      // The members of a short object on one line do not count.
      return columns.length === 1 || endOfBrackets(line, 0) === undefined;
    },
    onObjectEnd: () => void columns.pop(),
    onObjectProperty(name, _start, _length, line, column) {
      // The content of `debuginfo` never counts (contract 2.7).
      if (columns.length === 1) isDebugging = name === 'debuginfo';
      else if (isDebugging) return;
      const [own, outer = 0] = [columns.at(-1), columns.at(-2)];
      if (own !== undefined && line === lastLine)
        fault ??= { line: line + 1, why: 'several members are on one line' };
      else if (column <= outer || (own !== undefined && column !== own))
        fault ??= { line: line + 1, why: 'a member is not indented by its depth' };
      columns[columns.length - 1] = column;
      lastLine = line;
    },
  });
  return fault;
}
