/** Reads a JSON file of any size and origin, packed with gzip or not; a mistake in it is reported with its line and column. */
import { whyUnreadable } from '../values/unreadable.js';
import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { grouped } from '../../schemas/text/numbers.js';
import { sizeOf, type JsonSize } from '../answers/json-size.js';

/** @param place line and column; empty for the whole file */
export type Wrong = (place: string, what: string) => Error;

/** Rejects with what `wrong` makes of a file that cannot be read, is larger than a file of the suite can be, or is not JSON. */
export async function readJson(path: string, largest: number, wrong: Wrong): Promise<unknown> {
  const text = readText(path, largest, what => wrong('', what));
  return parseJson(text, wrong);
}

/** No document of the suite is nested half as deep, and to look for keys, or to write it, takes a stack of that depth. */
export const DEEPEST = 200;

/** A hundred for each of as many exchanges as a report may have, which is more than any audit writes. */
const MOST_VALUES = 10_000_000;

/** What is shorter can be neither too deep for the stack nor too large for the memory. */
const HARMLESS = 5_000;

/**
 * Why a JSON text is not parsed, as the rest of a sentence: it may take sixty times the memory of its text.
 * @param known its size, where the caller has measured it
 */
export function excessIn(text: string, known?: JsonSize): string | undefined {
  if (text.length < HARMLESS) return undefined;
  const { depth, values } = known ?? sizeOf(text);
  if (depth > DEEPEST) return `nested more than ${DEEPEST} levels deep`;
  return values > MOST_VALUES ? `larger than ${grouped(MOST_VALUES)} values` : undefined;
}

/** Rejects with what `wrong` makes of a text that is not JSON, or too large to be parsed. */
export async function parseJson(content: string, wrong: Wrong): Promise<unknown> {
  const excess = excessIn(content);
  if (excess !== undefined) throw wrong('', `the document is ${excess}`);
  try {
    return JSON.parse(content) as unknown;
  } catch {
    if (content.trim() === '') throw wrong('', 'the file is empty');
    const mistake = await mistakeIn(content);
    if (!mistake) throw wrong('', 'not JSON');
    const end = content.trimEnd().length;
    throw mistake.end < end
      ? wrong(placeOf(content, mistake.start), 'not JSON')
      : wrong(placeOf(content, end), 'not JSON: the file ends too early');
  }
}

/** The place of the first mistake; `JSON.parse` reports it for some mistakes only. */
async function mistakeIn(content: string): Promise<{ start: number; end: number } | undefined> {
  const { visit } = await import('jsonc-parser');
  let first: { start: number; end: number } | undefined;
  const onError = (_code: unknown, start: number, length: number) =>
    void (first ??= { start, end: start + length });
  try {
    visit(content, { onError }, { disallowComments: true });
  } catch {
    return first; // Nested deeper than the call stack.
  }
  return first;
}

/** Line and column, counted from 1. */
function placeOf(content: string, offset: number): string {
  const start = content.lastIndexOf('\n', offset - 1) + 1;
  let line = 1;
  for (let at = content.indexOf('\n'); at >= 0 && at < start; at = content.indexOf('\n', at + 1)) line += 1;
  return `${line}:${offset - start + 1}`;
}

/** Throws what `wrong` makes of a file that cannot be read or has more than `largest` bytes, packed or unpacked. */
export const readText = (path: string, largest: number, wrong: (what: string) => Error): string =>
  unpackedText(readBytes(path, largest, wrong), largest, wrong);

/** The text of a file that may be packed with gzip; nothing is unpacked beyond the limit. */
export function unpackedText(bytes: Buffer, largest: number, wrong: (what: string) => Error): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let content: Buffer;
  try {
    content = isPacked ? gunzipSync(bytes, { maxOutputLength: largest }) : bytes;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ERR_BUFFER_TOO_LARGE') throw wrong(`holds more than ${grouped(largest)} bytes, unpacked`);
    if (code.startsWith('Z_')) throw wrong(`is not a complete gzip file (${code})`);
    throw wrong(whyUnreadable(code));
  }
  return textOf(content, wrong);
}

/** The text of bytes, without a byte order mark; other bytes than UTF-8 would become other text than was written. */
export function textOf(bytes: Buffer, wrong: (what: string) => Error): string {
  if (!isUtf8(bytes)) throw wrong('is not UTF-8');
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** The bytes as they are. A pipe or a device is refused, because it may never end; throws as {@link readText}. */
function readBytes(path: string, largest: number, wrong: (what: string) => Error): Buffer {
  let file: number | undefined;
  try {
    // Before it is opened, which a device may notice.
    const { size } = regular(statSync(path));
    if (size > largest) throw new TooLarge(`holds ${grouped(size)} bytes, more than ${grouped(largest)}`);
    // Of what has come into its place, a pipe is not waited for.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    regular(fstatSync(file));
    return readAll(file, size, largest);
  } catch (error) {
    throw wrong(error instanceof TooLarge ? error.message : whyUnreadable(codeOf(error)));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

class TooLarge extends Error {}

function regular(found: Stats): Stats {
  if (found.isFile()) return found;
  const code = found.isDirectory() ? 'EISDIR' : 'a pipe or a device, not a file';
  throw Object.assign(new Error('not a file'), { code });
}

/** The files of `/proc` have no size, and any file may grow while it is read. */
function readAll(file: number, size: number, largest: number): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  for (;;) {
    const part = Buffer.allocUnsafe(Math.max(size - length, 0) + 65_536);
    const read = readSync(file, part);
    if (read === 0) break;
    length += read;
    if (length > largest) throw new TooLarge(`holds more than ${grouped(largest)} bytes`);
    parts.push(part.subarray(0, read));
  }
  const [whole] = parts;
  return whole && parts.length === 1 ? whole : Buffer.concat(parts, length);
}
