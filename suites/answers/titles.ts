/** The records of titles in an answer (contract 2.4). */
import { valueAt } from '../../schemas/text/json-pointer.js';
import { isObject, type JsonObject, type Reading } from './reading.js';

/** `query.pages` of an answer, if it is a map. */
export const recordsOf = (reading: Reading): JsonObject | undefined =>
  reading.kind === 'answer' ? recordsIn(reading.json) : undefined;

export function recordsIn(json: unknown): JsonObject | undefined {
  const pages = valueAt(json, '/query/pages');
  return isObject(pages) ? pages : undefined;
}

/** Whether a file belongs to a shared repository, so that the wiki knows it without a page. */
export function isKnownElsewhere(reading: Reading): boolean {
  return Object.values(recordsOf(reading) ?? {}).some(
    record => isObject(record) && Object.hasOwn(record, 'known') && Object.hasOwn(record, 'missing'),
  );
}
