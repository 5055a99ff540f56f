/** Reads a file that a user names, whoever wrote it; a mistake in it is one line with its place. */
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt } from '../../../schemas/text/schema-error.js';
import { isObject, type JsonObject } from '../../../suites/answers/reading.js';
import { excessIn, parseJson, readText } from '../../../suites/recording/read-json.js';
import { rawFacts } from '../../../suites/answers/raw-json.js';
import { UsageError } from '../errors.js';

export interface Document {
  readonly value: JsonObject;
  /** The error for a mistake in the document, which the message names with its JSON Pointer. */
  readonly wrong: (mistake: string) => UsageError;
}

/** The one kind of error for a file that a user names: its path, the line and column or JSON Pointer, and the reason. */
export const wrongFile =
  (path: string) =>
  (mistake: string): UsageError =>
    new UsageError(`${printable(path, 200)}: ${mistake}`);

/** Rejects with a {@link UsageError} if the file cannot be read, is too large, or holds no JSON object. */
export async function readDocument(path: string, largestBytes = 10_000_000): Promise<Document> {
  const wrong = wrongFile(path);
  const text = readText(path, largestBytes, wrong);
  const value = await parseJson(text, wrong);
  if (!isObject(value)) throw wrong(mistakeAt('', 'must be a JSON object'));
  refuseRepeatedKeys(text, wrong);
  return { value, wrong };
}

/** The value of a JSON text that anybody may have written; throws what `wrong` makes of the rest of a sentence on the text. */
export function valueIn(text: string, wrong: (what: string) => Error): unknown {
  const excess = excessIn(text);
  if (excess !== undefined) throw wrong(excess);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw wrong('not JSON');
  }
}

/** Of a key that is written twice, `JSON.parse` keeps the last value only, which may not be the one that was meant. */
export function refuseRepeatedKeys(text: string, wrong: Document['wrong']): void {
  const { repeated } = rawFacts(text);
  if (repeated.first !== undefined)
    throw wrong(mistakeAt(repeated.first, 'is written twice: delete one of them'));
}
