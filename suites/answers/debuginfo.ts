/** Answers without `debuginfo` (contract 2.7): it is no part of what is judged, and must not cost a judgement by its size. */
import { endOfBrackets, endOfString, excessOf, sizeOf } from './json-size.js';

/** The text of an answer with an empty object for each top-level `debuginfo`. */
export function textWithoutDiagnostics(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spansIn(text)) {
    rest += `${text.slice(from, start)}{}`;
    from = end;
  }
  return rest + text.slice(from);
}

/** The first top-level `debuginfo` of a text; `undefined` if there is none, or if it cannot be read. */
export function diagnosticsIn(text: string): unknown {
  const [{ start, end } = { start: 0, end: 0 }] = spansIn(text);
  const block = text.slice(start, end);
  if (excessOf({ ...sizeOf(block), values: 0 }) !== undefined) return undefined;
  try {
    return JSON.parse(block) as unknown;
  } catch {
    return undefined;
  }
}

/** Where the value of each top-level `debuginfo` lies; found without parsing, because the text may be too large for it. */
function spansIn(text: string): { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const colon = /\s*:\s*/y;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    else if (char === '"') {
      const key = at;
      at = endOfString(text, at);
      colon.lastIndex = at + 1;
      if (depth !== 1 || text.slice(key, at + 1) !== '"debuginfo"' || !colon.test(text)) continue;
      const span = { start: colon.lastIndex, end: endOfValue(text, colon.lastIndex) };
      spans.push(span);
      at = span.end - 1;
    }
  }
  return spans;
}

function endOfValue(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start) + 1;
  const isBracket = text[start] === '{' || text[start] === '[';
  const end = isBracket ? endOfBrackets(text, start) : start + text.slice(start).search(/[\s,\]}]|$/);
  return end ?? text.length;
}
