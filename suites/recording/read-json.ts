/** Reads JSON files of any size and origin, gzipped or not; reports mistakes with line and column. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ParseError } from 'jsonc-parser';
import { grouped } from '../../schemas/text/numbers.js';
import { excessOf, sizeOf } from '../answers/json-size.js';

export type Wrong = (what: string) => Error;

/** More than any audit writes; parsed, they may take sixty times the memory of their text. */
export const MOST_VALUES = 10_000_000;

/** Rejects with what `wrong` makes of a text that is not JSON, or too large to be parsed. */
export async function parseJson(content: string, wrong: Wrong, size = sizeOf(content)): Promise<unknown> {
  const excess = excessOf(size, MOST_VALUES);
  if (excess !== undefined) throw wrong(`the document is ${excess}`);
  try {
    return JSON.parse(content) as unknown;
  } catch {
    if (content.trim() === '') throw wrong('the file is empty');
    // `JSON.parse` reports the place of some mistakes only.
    const { parse } = await import('jsonc-parser');
    const mistakes: ParseError[] = [];
    parse(content, mistakes, { disallowComments: true });
    const [{ offset, length } = { offset: 0, length: 0 }] = mistakes;
    const end = content.trimEnd().length;
    const isEnd = offset + length >= end;
    const lines = content.slice(0, isEnd ? end : offset).split('\n');
    const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    throw wrong(`${place}: not JSON${isEnd ? ': the file ends too early' : ''}`);
  }
}

/** Why a file or a folder cannot be read, as a phrase after its name. */
const PHRASES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};

/** @param code of a system error, such as `ENOENT`, or another reason */
export const whyUnreadable = (code: string): string => PHRASES[code] ?? `cannot be read (${code})`;

/** Throws what `wrong` makes of a file that cannot be read or has more than `largest` bytes, packed or unpacked. */
export function readText(path: string, largest: number, wrong: Wrong): string {
  let bytes: Buffer;
  try {
    const found = statSync(path);
    // A pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) throw wrong(whyUnreadable('a pipe or a device, not a file'));
    if (found.size > largest)
      throw wrong(`holds ${grouped(found.size)} bytes, more than ${grouped(largest)}`);
    bytes = readFileSync(path);
  } catch (error) {
    throw error instanceof Error && 'code' in error ? wrong(whyUnreadable(String(error.code))) : error;
  }
  return unpackedText(bytes, largest, wrong);
}

/** The text of bytes that may be packed with gzip; nothing is unpacked beyond the limit. */
export function unpackedText(bytes: Buffer, largest: number, wrong: Wrong): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const whole = isPacked ? gunzipSync(bytes, { maxOutputLength: largest }) : bytes;
    // A file that was cut off may end within a character.
    const [rest = ''] = /[\xc2-\xf4][\x80-\xbf]{0,2}$/.exec(whole.toString('latin1', whole.length - 3)) ?? [];
    return textOf(isUtf8(whole) ? whole : whole.subarray(0, whole.length - rest.length), wrong);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ERR_BUFFER_TOO_LARGE')
      throw wrong(`holds more than ${grouped(largest)} bytes, unpacked`);
    throw wrong(`is not a complete gzip file (${String(error.code)})`);
  }
}

export function textOf(bytes: Buffer, wrong: Wrong): string {
  if (!isUtf8(bytes)) throw wrong('is not UTF-8');
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
