/** JSON in which every character that a terminal obeys or hides is escaped. */
import { escapedUnits, replaceUnseen } from '../../schemas/text/printable.js';

export function safeJson(value: unknown): string {
  // Line feeds in strings are escaped already; the others are white space.
  return `${replaceUnseen(JSON.stringify(value, undefined, 2), escapedUnits, true)}\n`;
}
