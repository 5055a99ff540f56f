/** Reads a text file of any origin: within a bound, and nothing that might never end. */
import { readFileSync, statSync } from 'node:fs';
import { grouped } from '../../schemas/text/numbers.js';

/** Throws what `wrong` makes of a file that cannot be read or has more than `largest` bytes. */
export function readText(path: string, largest: number, wrong: (what: string) => Error): string {
  let size: number;
  try {
    const found = statSync(path);
    if (!found.isFile() && !found.isDirectory())
      throw Object.assign(new Error('not a file'), { code: 'a pipe or a device, not a file' });
    size = found.size;
    if (size <= largest || found.isDirectory()) return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw wrong(`cannot be read (${code})`);
  }
  throw wrong(`holds ${grouped(size)} bytes, more than ${grouped(largest)}`);
}
