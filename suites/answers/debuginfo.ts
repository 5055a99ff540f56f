/** Answers without `debuginfo` (contract 2.7): it is no part of what is judged, and must not cost a judgement by its size. */
import { endOfString } from './json-size.js';

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

/** The text of the first top-level `debuginfo`; `undefined` where there is none. */
export function diagnosticsIn(text: string): string | undefined {
  const [span] = spansIn(text);
  return span && text.slice(span.start, span.end);
}

/** Where each top-level `debuginfo` lies; found without parsing, because the text may be too large for it. */
function spansIn(text: string): { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let depth = 0;
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
    spans.push({ start, end: at });
    start = undefined;
  }
  return spans;
}

function afterColon(text: string, from: number): number | undefined {
  const colon = /\s*:/y;
  colon.lastIndex = from;
  return colon.test(text) ? colon.lastIndex : undefined;
}
