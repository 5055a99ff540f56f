/** How large a JSON text may be to be parsed: depth costs stack, and values take many times the bytes of their text. */
import { grouped } from '../../schemas/text/numbers.js';

/** Answers of real wikis are nested six levels deep; comparing values member by member fails at about a thousand. */
const DEEPEST = 200;
/** A page of ten thousand files has as many, and must still be judged. */
const MOST_VALUES = 150_000;

type JsonSize = ReturnType<typeof sizeOf>;

/** Counted on the characters, right for JSON and harmless for any other text; `unfinished` if it stops within an object or a list. */
export function sizeOf(text: string) {
  let [open, depth, values] = [0, 0, 1];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') {
      values += 1;
      depth = Math.max(depth, ++open);
    } else if (char === '}' || char === ']') open -= 1;
    else if (char === ',') values += 1;
  }
  return { depth, values, unfinished: open > 0 };
}

/** The place of the quotation mark that ends the string starting at `start`. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text[before] === '\\') before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/** The place after the bracket that closes the object or list starting at `start`. */
export function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}

export function excessOf({ depth, values }: JsonSize): string | undefined {
  if (depth > DEEPEST) return `the answer is nested more than ${DEEPEST} deep`;
  return values > MOST_VALUES ? `the answer holds more than ${grouped(MOST_VALUES)} values` : undefined;
}

export const weightOf = (text: string, { values } = sizeOf(text)): number => 2 * text.length + 64 * values;

/** A text and why it is too large to be parsed, if need be without its diagnostics, whose size must not cost a judgement. */
export function withinBounds(text: string): { readonly text: string; readonly excess: string | undefined } {
  if (excessOf(sizeOf(text)) === undefined) return { text, excess: undefined };
  const rest = withoutDiagnostics(text);
  return { text: rest, excess: excessOf(sizeOf(rest)) };
}

/** A text with an empty object for each `debuginfo`, whose content never counts (contract 2.7). */
export function withoutDiagnostics(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of diagnosticsIn(text)) {
    rest += `${text.slice(from, start)}{}`;
    from = end;
  }
  return rest + text.slice(from);
}

/** The first `debuginfo` of a text that is too large to be parsed with it; `undefined` if it cannot be read. */
export function firstDiagnostics(text: string): unknown {
  const { start, end } = diagnosticsIn(text).next().value ?? { start: 0, end: 0 };
  const block = text.slice(start, end);
  if (excessOf({ ...sizeOf(block), values: 0 }) !== undefined) return undefined;
  try {
    return JSON.parse(block) as unknown;
  } catch {
    return undefined;
  }
}

/** Where the values of `debuginfo` lie: within a string of JSON, its quotation marks would be escaped. */
function* diagnosticsIn(text: string): Generator<{ start: number; end: number }, undefined> {
  let end = 0;
  for (const { 0: member, index } of text.matchAll(/"debuginfo"\s*:\s*/g)) {
    if (index < end) continue;
    const start = index + member.length;
    const char = text.charAt(start);
    if (char === '"') end = endOfString(text, start) + 1;
    else if (char === '{' || char === '[') end = endOfBrackets(text, start) ?? text.length;
    else end = start + text.slice(start).search(/[\s,\]}]|$/);
    yield { start, end };
  }
}
