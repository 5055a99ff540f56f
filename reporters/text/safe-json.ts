/** JSON that is safe to print: every character that a terminal obeys or hides is an escape. */
import { replaceUnseen } from '../../schemas/text/printable.js';

/** A file of two-space JSON that parses back equal. */
export function safeJson(value: unknown): string {
  // Within strings JSON has escaped its line feeds already, so those that are left are white space.
  return `${replaceUnseen(JSON.stringify(value, undefined, 2), escaped, true)}\n`;
}

function escaped(character: string): string {
  let text = '';
  for (let unit = 0; unit < character.length; unit += 1)
    text += `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`;
  return text;
}
