/** Reads a JSON file that somebody wrote by hand; a mistake in it is one clear line with its place. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Parser from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { printable } from '../reporters/printable.js';
import { UsageError, codeOf } from './failure.js';

export interface JsonFile {
  readonly root: Node;
  /** A mistake at an offset of the file, as `FILE:LINE:COLUMN: what`. */
  readonly wrong: (offset: number, what: string) => UsageError;
}

/** Reads the file that an option names; throws a {@link UsageError} where it cannot be read or is no JSON object. */
export function readJsonFile(path: string, option: string): JsonFile {
  const text = readText(path, option);
  // Loaded only where a file is given.
  const jsonc = createRequire(import.meta.url)('jsonc-parser') as typeof Parser;
  const wrong = (offset: number, what: string) =>
    new UsageError(`${printable(path, 200)}:${placeOf(text, offset)}: ${what}`);
  const errors: ParseError[] = [];
  const root = jsonc.parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) throw wrong(first.offset, `not JSON: ${jsonc.printParseErrorCode(first.error)}`);
  if (root?.type !== 'object') throw wrong(0, `${option} takes a file that holds a JSON object`);
  return { root, wrong };
}

/** The members of an object with the nodes of key and value. */
export function membersOf(node: Node): { readonly name: string; readonly key: Node; readonly value: Node }[] {
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), key, value }] : [],
  );
}

function readText(path: string, option: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${option}: ${printable(path, 200)} cannot be read (${codeOf(error)})`);
  }
}

/** Line and column of an offset, counted from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
