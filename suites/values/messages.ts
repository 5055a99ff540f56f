/** Puts what a server sent into a message: readable, cut, and harmless to show. */
import { count as counted } from '../../schemas/text/numbers.js';
import { escapeUnsafe, escapedUnits } from '../../schemas/text/printable.js';

/** No server takes an address of this length. What names an audit comes again with each of its results. */
export const LONGEST_NAME = 20_000;

export { counted };

function cut(text: string, limit: number, length = text.length): string {
  if (text.length <= limit) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}… (${length} characters)`;
}

/** A string of the server, in backticks. */
export function quoted(text: string, limit = 100): string {
  return `\`${escapeUnsafe(cut(text, limit)).replaceAll('`', "'")}\``;
}

/** A word of a server or of a library in running text. */
export function plain(text: string, limit = 200): string {
  return escapeUnsafe(cut(text, limit));
}

/** A whole text that quotes a server: the last safeguard for a message composed of other texts. */
export function tidy(text: string, limit = 500): string {
  return cut(escapeUnsafe(text.slice(0, limit + 1)), limit, text.length);
}

/** Any JSON value as JSON text; `undefined` is "absent". */
export function shown(value: unknown, limit = 120): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'string') return escapeUnsafe(JSON.stringify(cut(value, limit)));
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `an array of ${counted(value.length, 'entry', 'entries')}`;
  if (typeof value === 'object' && value !== null) {
    const size = Object.keys(value).length;
    return size === 0 ? '{}' : `an object with ${counted(size, 'key')}`;
  }
  // JSON has no notation for Infinity, which 1e400 is read as.
  return cut(typeof value === 'number' ? String(value) : JSON.stringify(value), limit);
}

/** The room before and after the place at which two long texts differ. */
const BEFORE = 20;

/** Two different values as JSON text: strings that look alike with escapes, and strings from a little before the place where they differ, if they would else read the same. */
export function contrasted(a: unknown, b: unknown, limit = 120): readonly [string, string] {
  const isBoth = typeof a === 'string' && typeof b === 'string';
  if (isBoth && a !== b && a.normalize() === b.normalize())
    return [escapedLetters(shown(a, limit)), escapedLetters(shown(b, limit))];
  const [one, other] = [shown(a, limit), shown(b, limit)];
  if (one !== other || !isBoth) return [one, other];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  return [shown(`…${a.slice(from)}`, limit), shown(`…${b.slice(from)}`, limit)];
}

/** With escapes for what is beyond ASCII: texts that differ in their Unicode normalization alone would look the same. */
const escapedLetters = (text: string): string => text.replace(/[^\0-\x7f]+/g, escapedUnits);

/** JSON on one line that parses back equal and is safe to print. */
export function safeLine(value: unknown): string {
  return escapeUnsafe(JSON.stringify(value));
}

/** Why nothing more is asked, or not all of a plan. */
export const budgetUsedUp = (maxRequests: number): string =>
  `the budget of ${counted(maxRequests, 'request')} (--max-requests) is used up`;
