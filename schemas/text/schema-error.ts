/** What a generated validator rejects, as one line that begins with the JSON Pointer. */
import type { SchemaError } from '../generated/validators.js';
import { pointerStep } from './json-pointer.js';
import { printable } from './printable.js';

/** The first error of a validator, e.g. `/log/entries/3/response/status must be integer`. */
export function schemaMistake(errors: readonly SchemaError[] | null | undefined): string {
  const [error] = errors ?? [];
  return error ? mistakeAt(error.instancePath, phraseOf(error)) : 'the document is not valid';
}

/** A phrase about the place of a pointer; the empty one is the whole document. */
export function mistakeAt(pointer: string, phrase: string): string {
  return `${pointer === '' ? 'the document' : printable(pointer, 200)} ${printable(phrase, 300)}`;
}

/** What the patterns of the schemas ask for. */
const patterns: Readonly<Record<string, string>> = {
  '\\S': 'must not be blank',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'must be a date such as 2027-01-31',
};

function phraseOf({ message = 'is not valid', params }: SchemaError): string {
  const { additionalProperty, allowedValues, allowedValue, missingProperty, pattern } = params;
  if (typeof missingProperty === 'string') return `lacks the member "${pointerStep(missingProperty)}"`;
  if (typeof additionalProperty === 'string')
    return `has an unknown member "${pointerStep(additionalProperty)}"`;
  if (Array.isArray(allowedValues))
    return `must be one of ${allowedValues.map(value => JSON.stringify(value)).join(', ')}`;
  if (typeof pattern === 'string') return patterns[pattern] ?? message;
  if (allowedValue !== undefined) return `must be ${JSON.stringify(allowedValue)}`;
  return message.replace(/^must be (?=([aio]?)\w+$)/, (all, vowel) => `${all}${vowel === '' ? 'a' : 'an'} `);
}
