/** How large a JSON text may be to be parsed: depth costs stack, and values take many times the bytes of their text. */
import { grouped } from '../../schemas/text/numbers.js';

/** Answers of real wikis are nested six levels deep; comparing values member by member fails at about a thousand. */
const DEEPEST = 200;
/** A page of ten thousand files has as many, and must still be judged. */
const MOST_VALUES = 150_000;

/** The size of a JSON text, counted on its characters: right for JSON, harmless for any other text. */
export interface JsonSize {
  readonly depth: number;
  readonly values: number;
  /** The text stops within an object or a list. */
  readonly unfinished: boolean;
}

/** Measured on the text, because parsing it would already cost the memory. */
export function sizeOf(text: string): JsonSize {
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

/** The place of the quote that ends the string starting at `start`. */
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

/** Why a text is not parsed; `undefined` where it may be. */
export function excessOf({ depth, values }: JsonSize): string | undefined {
  if (depth > DEEPEST) return `the answer is nested more than ${DEEPEST} deep`;
  return values > MOST_VALUES ? `the answer holds more than ${grouped(MOST_VALUES)} values` : undefined;
}

/** An upper estimate of the bytes of memory that a parsed text takes. */
export const weightOf = (text: string, { values } = sizeOf(text)): number => 2 * text.length + 64 * values;

/**
 * A text, if need be with an empty object for each top-level `debuginfo`, which must not cost a judgement by its size (contract
 * 2.7), and why it is too large to be parsed nevertheless.
 */
export function withinBounds(text: string): { text: string; excess: string | undefined; size: JsonSize } {
  const size = sizeOf(text);
  if (excessOf(size) === undefined) return { text, excess: undefined, size };
  let judged = '';
  let from = 0;
  for (const { start, end } of diagnosticsIn(text)) {
    judged += `${text.slice(from, start)}{}`;
    from = end;
  }
  judged += text.slice(from);
  const rest = sizeOf(judged);
  return { text: judged, excess: excessOf(rest), size: rest };
}

/** The first top-level `debuginfo` of a text that is too large to be parsed with it; `undefined` if it cannot be read. */
export function firstDiagnostics(text: string): unknown {
  const [{ start, end } = { start: 0, end: 0 }] = diagnosticsIn(text);
  const block = text.slice(start, end);
  if (excessOf({ ...sizeOf(block), values: 0 }) !== undefined) return undefined;
  try {
    return JSON.parse(block) as unknown;
  } catch {
    return undefined;
  }
}

/** Where the value of each top-level `debuginfo` lies. */
function diagnosticsIn(text: string): { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const member = /"debuginfo"\s*:\s*/y;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    else if (char === '"') {
      member.lastIndex = at;
      if (depth === 1 && member.test(text)) {
        const start = member.lastIndex;
        const isShort = !/[{["]/.test(text.charAt(start));
        const end = isShort ? start + text.slice(start).search(/[\s,\]}]|$/) : endOfValue(text, start);
        spans.push({ start, end });
        at = end - 1;
      } else at = endOfString(text, at);
    }
  }
  return spans;
}

const endOfValue = (text: string, start: number): number =>
  text[start] === '"' ? endOfString(text, start) + 1 : (endOfBrackets(text, start) ?? text.length);
