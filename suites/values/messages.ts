/** Puts the words of a server into a message: readable, cut, and harmless to show. */
import { count as counted } from '../../schemas/text/numbers.js';
import { escapeUnsafe, escapedUnits } from '../../schemas/text/printable.js';

/** No server takes a longer address, and the name of an audit is repeated in each of its results. */
export const LONGEST_NAME = 20_000;

export { counted };

function cut(text: string, limit: number, length = text.length): string {
  if (text.length <= limit) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}… (${length} characters)`;
}

export const plain = (text: string, limit = 200): string => escapeUnsafe(cut(text, limit));

export const quoted = (text: string, limit = 100): string => `\`${plain(text, limit).replaceAll('`', "'")}\``;

/** The last safeguard for a message composed of other texts. */
export const tidy = (text: string, limit = 500): string =>
  cut(escapeUnsafe(text.slice(0, limit + 1)), limit, text.length);

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

/** Two different values as JSON texts that do not read the same, with a hint if they look alike. */
export function contrasted(wanted: unknown, found: unknown, limit = 120) {
  const [expected, actual] = [shown(wanted, limit), shown(found, limit)];
  if (typeof wanted !== 'string' || typeof found !== 'string') return { expected, actual };
  if (wanted.normalize() === found.normalize())
    return {
      expected: expected.replace(BEYOND_ASCII, escapedUnits),
      actual: actual.replace(BEYOND_ASCII, escapedUnits),
      hint: 'the two differ in their Unicode normalization (NFC, NFD) alone',
    };
  if (expected !== actual) return { expected, actual };
  // Long texts are cut before they differ.
  let at = 0;
  while (at < wanted.length && wanted[at] === found[at]) at += 1;
  const from = Math.max(0, at - 20);
  return { expected: shown(`…${wanted.slice(from)}`, limit), actual: shown(`…${found.slice(from)}`, limit) };
}

const BEYOND_ASCII = /[^\0-\x7f]+/g;

/** JSON on one line that parses back equal and is safe to print. */
export const safeLine = (value: unknown): string => escapeUnsafe(JSON.stringify(value));

export const budgetUsedUp = (maxRequests: number): string =>
  `the budget of ${counted(maxRequests, 'request')} (--max-requests) is used up`;
