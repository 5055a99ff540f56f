/** JSON that is safe to print: every character that a terminal obeys or hides is an escape. */
import { escapedUnits, replaceUnseen } from '../../schemas/text/printable.js';

/** A file of two-space JSON that parses back equal. */
export function safeJson(value: unknown): string {
  // Within strings JSON has escaped its line feeds already, so those that are left are white space.
  return `${replaceUnseen(JSON.stringify(value, undefined, 2), escapedUnits, true)}\n`;
}
