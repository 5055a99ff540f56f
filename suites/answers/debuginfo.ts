/** Answers without `debuginfo` (contract 2.7): it is no part of what is judged, and must not cost a judgement by its size. */
import { endOfString } from './json-size.js';

/** The text of an answer with an empty object for each top-level `debuginfo`; found without parsing, because the text may be too large for it. */
export function textWithoutDiagnostics(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  /** Where the value begins that is left out. */
  let start: number | undefined;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && start === undefined && text.slice(at, end + 1) === '"debuginfo"')
        start = afterColon(text, end + 1);
      at = end;
    } else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    const isEnd = depth === 0 || (depth === 1 && char === ',');
    if (start === undefined || at < start || !isEnd) continue;
    parts.push(text.slice(from, start), '{}');
    from = at;
    start = undefined;
  }
  return parts.join('') + text.slice(from);
}

function afterColon(text: string, from: number): number | undefined {
  const colon = /\s*:/y;
  colon.lastIndex = from;
  return colon.test(text) ? colon.lastIndex : undefined;
}
