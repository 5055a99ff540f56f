/** Reads a JSON document that anybody may have written; a mistake in it is one line with its place. */
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt } from '../../../schemas/text/schema-error.js';
import { isObject } from '../../../suites/answers/reading.js';
import type { JsonObject } from '../../../suites/answers/reading.js';
import { readJson } from '../../../suites/recording/read-json.js';
import { UsageError } from '../errors.js';

/** Keys that are left to editors and for comments. `__proto__` is not one of them. */
export const isNote = (key: string) => /^[$_](?!_)/.test(key);

export interface Document {
  readonly value: JsonObject;
  /** The error for a mistake in the document, which the message names with its JSON Pointer. */
  readonly wrong: (mistake: string) => UsageError;
}

/** Rejects with a {@link UsageError} where the file cannot be read, is too large, or holds no JSON object. */
export async function readDocument(path: string, largestBytes = 10_000_000): Promise<Document> {
  const wrong = (mistake: string) => new UsageError(`${printable(path, 200)}: ${mistake}`);
  const value = await readJson(path, largestBytes, (place, what) =>
    wrong(place === '' ? what : `${place}: ${what}`),
  );
  if (!isObject(value)) throw wrong(mistakeAt('', 'must be a JSON object'));
  return { value, wrong };
}
