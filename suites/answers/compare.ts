/** Whether two answers to the same query are the same (contract 1, 5), apart from what may lawfully differ. */
import { urlFrom } from '../../schemas/text/url.js';
import { isDeepStrictEqual } from 'node:util';
import {
  contractFields,
  DIAGNOSTICS,
  haveSameContractFields,
  remembered,
  without,
} from './contract-fields.js';
import { isObject } from './reading.js';
import type { Answer } from './reading.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';

export type Compared = Pick<Answer, 'exchange' | 'json'>;

/** The values that two answers must have in common: the contract's fields, without what was measured. */
function comparable(json: unknown): unknown {
  const kept = contractFields(json);
  if (!isObject(kept)) return kept;
  const query = kept['query'];
  if (!isObject(query) || !Array.isArray(query['dbrepllag'])) return kept;
  return { ...kept, query: { ...query, dbrepllag: query['dbrepllag'].map(withoutMeasurement) } };
}

/** A measured lag changes at any time, and with it the host with the largest lag. */
function withoutMeasurement(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { lag, ...rest } = entry;
  if (typeof lag !== 'number' || lag < 0) return { lag, ...rest };
  // Whether hosts are named at all does not change with what is measured.
  const host = entry['host'] === '' ? '' : typeof entry['host'];
  return { lag: Number.isInteger(lag) ? 'measured' : 'a fraction', ...rest, host };
}

export function sameJson(a: unknown, b: unknown): boolean {
  return haveSameContractFields(a, b) || (isOfLag(a) && isDeepStrictEqual(comparable(a), comparable(b)));
}

const isOfLag = (json: unknown): boolean =>
  isObject(json) && isObject(json['query']) && Array.isArray(json['query']['dbrepllag']);

/** Where two answers first differ, as a JSON Pointer; empty where they differ as a whole, or not at all. */
export function firstDifference(a: unknown, b: unknown): string {
  return placeOf(comparable(a), comparable(b), differingKey) ?? '';
}

/** Whether the two forms of an answer are the same: every key of one is in the other, and the contract's fields are equal. */
export function sameForms(a: Compared, b: Compared): boolean {
  return a.json === b.json || (sameJson(a.json, b.json) && placeOfKey(a, b) === undefined);
}

/** Where the two forms of an answer first differ, as a JSON Pointer; empty where they differ as a whole, or not at all. */
export function firstDifferenceOfForms(a: Compared, b: Compared): string {
  const place = firstDifference(a.json, b.json);
  return place === '' ? (placeOfKey(a, b) ?? '') : place;
}

const haveSameFormKeys = remembered((a, b) => haveSameKeys(beside(a, DIAGNOSTICS), beside(b, DIAGNOSTICS)));

/** The first key that one of two forms lacks. */
function placeOfKey(a: Compared, b: Compared): string | undefined {
  if (haveSameFormKeys(a.json, b.json)) return undefined;
  const place = placeOfKeyBeside(a, b, DIAGNOSTICS);
  // MediaWikis before 1.35 redirect some queries to one with a further parameter, and warn of it.
  return place === undefined || parametersOf(a) === parametersOf(b)
    ? place
    : placeOfKeyBeside(a, b, [...DIAGNOSTICS, 'warnings']);
}

function placeOfKeyBeside(a: Compared, b: Compared, aside: readonly string[]): string | undefined {
  return placeOf(beside(a.json, aside), beside(b.json, aside), keyWithOtherKeys);
}

const beside = (json: unknown, aside: readonly string[]): unknown =>
  isObject(json) ? without(json, aside) : json;

/** The parameters that an answer belongs to, other than the one that selects its form. */
function parametersOf({ exchange }: Compared): string {
  const { url } = exchange.request;
  const searchParams = urlFrom(url)?.searchParams;
  if (!searchParams) return url;
  searchParams.delete('format');
  searchParams.sort();
  return searchParams.toString();
}

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

/** Follows the keys that `differing` names, from the outermost on. */
function placeOf(
  a: unknown,
  b: unknown,
  differing: (a: unknown, b: unknown) => string | undefined,
): string | undefined {
  let [left, right] = [a, b];
  let pointer: string | undefined;
  for (;;) {
    const key = differing(left, right);
    if (key === undefined) return pointer;
    pointer = `${pointer ?? ''}/${pointerStep(key)}`;
    [left, right] = [membersOf(left)[key], membersOf(right)[key]];
  }
}

function differingKey(a: unknown, b: unknown): string | undefined {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return undefined;
  if (Array.isArray(a) !== Array.isArray(b)) return undefined;
  return keysOf(a, b).find(
    key =>
      Object.hasOwn(a, key) !== Object.hasOwn(b, key) ||
      !isDeepStrictEqual(membersOf(a)[key], membersOf(b)[key]),
  );
}

/** A key that one value lacks, or one whose values have other keys. */
function keyWithOtherKeys(a: unknown, b: unknown): string | undefined {
  if (a === undefined || b === undefined) return undefined;
  const [left, right] = [membersOf(a), membersOf(b)];
  return keysOf(left, right).find(key => !haveSameKeysAt(key, left, right));
}

const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** At every depth. A value that is no object has none. */
function haveSameKeys(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return haveSameKeysEach(a, b);
  const [left, right] = [membersOf(a), membersOf(b)];
  // What was parsed inherits nothing that a loop would show, so no list of the keys is made.
  for (const key in left) if (!haveSameKeysAt(key, left, right)) return false;
  for (const key in right) if (!Object.hasOwn(left, key)) return false;
  return true;
}

/** A loop over its keys would make a text of each index. */
function haveSameKeysEach(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!haveSameKeys(a[at], b[at])) return false;
  return true;
}

const haveSameKeysAt = (key: string, a: Members, b: Members): boolean =>
  Object.hasOwn(a, key) && Object.hasOwn(b, key) && haveSameKeys(a[key], b[key]);
