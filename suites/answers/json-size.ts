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
  /** Members of objects, including those that repeat a key. */
  readonly members: number;
  /** At least one number has a fraction or an exponent. */
  readonly fractions: boolean;
  /** The text stops within an object or a list. */
  readonly unfinished: boolean;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Measured on the text, because parsing it would already cost the memory. */
export function sizeOf(text: string): JsonSize {
  let open = 0;
  let depth = 0;
  let values = 1;
  let members = 0;
  let fractions = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Most of a text is strings and, where it is indented, white space.
    if (code <= 0x20) continue;
    switch (code) {
      case 0x22: // "
        at = endOfString(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        open += 1;
        values += 1;
        if (open > depth) depth = open;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        open -= 1;
        break;
      case 0x2c: // ,
        values += 1;
        break;
      case 0x3a: // :
        members += 1;
        break;
      case 0x2e: // .
      case 0x45: // E
      case 0x65: // e, which also stands in true and false
        fractions ||= isDigit(text.charCodeAt(at - 1));
        break;
      default:
    }
  }
  return { depth, values, members, fractions, unfinished: open > 0 };
}

/** The place of the quote that ends the string starting at `start`. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === 0x5c) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/** Why a text is not parsed; `undefined` where it may be. */
export function excessOf({ depth, values }: JsonSize): string | undefined {
  if (depth > DEEPEST) return `the answer is nested more than ${DEEPEST} deep`;
  return values > MOST_VALUES ? `the answer holds more than ${grouped(MOST_VALUES)} values` : undefined;
}

/** An upper estimate of the bytes of memory that a parsed text takes. */
export function weightOf(text: string, { values } = sizeOf(text)): number {
  return 2 * text.length + 64 * values;
}
