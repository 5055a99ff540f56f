/** Reads a profile file (`schemas/profile.schema.json`); a mistake in it is one clear line with its place. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Parser from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { printable } from '../reporters/printable.js';
import { ProfileError, isParameter, resolveProfile } from '../suites/profile.js';
import { UsageError } from './failure.js';

type Jsonc = typeof Parser;

/** The parameters that a profile declares; keys that start with `$` or `_` are left to editors and comments. */
export function readProfileFile(path: string): Record<string, string> {
  const text = readText(path);
  // Loaded only where a profile is given.
  const jsonc = createRequire(import.meta.url)('jsonc-parser') as Jsonc;
  const wrong = (offset: number, what: string) =>
    new UsageError(`${printable(path, 200)}:${placeOf(text, offset)}: ${what}`);
  const errors: ParseError[] = [];
  const root = jsonc.parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) throw wrong(first.offset, `not JSON: ${jsonc.printParseErrorCode(first.error)}`);
  if (root?.type !== 'object') throw wrong(0, 'a profile is a JSON object');
  const declared: Record<string, string> = {};
  for (const { children: [key, value] = [] } of root.children ?? []) {
    const name = String(key?.value);
    if (/^[$_]/.test(name) || !key || !value) continue;
    if (!isParameter(name)) throw wrong(key.offset, `unknown parameter "${printable(name, 80)}"`);
    if (typeof value.value !== 'string' && !(name === 'hash_levels' && typeof value.value === 'number'))
      throw wrong(value.offset, `${name} is a string`);
    declared[name] = String(value.value);
    checkOne(name, declared[name], error => wrong(value.offset, error));
  }
  return declared;
}

function checkOne(name: string, value: string, wrong: (message: string) => Error): void {
  try {
    resolveProfile(new URL('http://localhost/api.php'), { [name]: value });
  } catch (error) {
    throw error instanceof ProfileError ? wrong(error.message) : error;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`--profile: ${printable(path, 200)} cannot be read (${code})`);
  }
}

/** Line and column of an offset, counted from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
