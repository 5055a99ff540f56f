/** Reads a JSON file that somebody wrote by hand; a mistake in it is one clear line with its place. */
import { createRequire } from 'node:module';
import type * as Parser from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { printable } from '../../../schemas/text/printable.js';
import { readText } from '../../../suites/recording/read-json.js';
import { UsageError } from '../errors.js';

/** Thousands of times what a profile or a baseline of all rules has. */
const LARGEST = 10_000_000;

export interface JsonFile {
  readonly root: Node;
  /** A mistake at an offset of the file, as `FILE:LINE:COLUMN: what`. */
  readonly wrong: (offset: number, what: string) => UsageError;
}

/** Reads the file that an option names; throws a {@link UsageError} where it cannot be read or is no JSON object. */
export function readJsonFile(path: string, option: string): JsonFile {
  const text = readText(path, LARGEST, what => new UsageError(`${option}: ${printable(path, 200)} ${what}`));
  // Loaded only where a file is given.
  const jsonc = createRequire(import.meta.url)('jsonc-parser') as typeof Parser;
  const wrong = (offset: number, what: string) =>
    new UsageError(`${printable(path, 200)}:${placeOf(text, offset)}: ${what}`);
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = jsonc.parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    throw wrong(0, 'nested too deeply'); // The parser calls itself for each level.
  }
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

/** Line and column of an offset, counted from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
