/** JSON that is safe to print: every character that a terminal obeys or hides is an escape. */
import { escapedUnits, replaceUnseen } from '../../schemas/text/printable.js';

/** A file of two-space JSON that parses back equal. */
export function safeJson(value: unknown): string {
  // Within strings JSON has escaped its line feeds already, so those that are left are white space.
  return `${replaceUnseen(JSON.stringify(value, undefined, 2), escapedUnits, true)}\n`;
}

/**
 * The UTF-8 of a line of JSON that parses back equal. It is made member by member: a text of more than 128 kB gets memory of
 * its own from V8, which takes several times as long as writing it.
 */
export function safeJsonLine(value: object): Buffer {
  const parts: Buffer[] = [];
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    if (member === undefined) continue;
    const before = `${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    parts.push(Buffer.from(replaceUnseen(before + JSON.stringify(member), escapedUnits)));
  }
  parts.push(Buffer.from(parts.length === 0 ? '{}\n' : '}\n'));
  return Buffer.concat(parts);
}
