/** Whether two answers to the same query are the same (contract 1, 5), apart from what may lawfully differ. */
import { urlFrom } from '../../schemas/text/url.js';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { contractFields, DIAGNOSTICS, without } from './contract-fields.js';
import { isSameBody } from '../http/exchange.js';
import { isObject, type Answer, type JsonObject } from './reading.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';

/** An answer that is compared; of an answer in the plain form, also what of its text could not be read. */
export type Compared = Pick<Answer, 'exchange' | 'json'> & Partial<Pick<Answer, 'utf8' | 'raw'>>;

const isDamaged = ({ utf8, raw }: Compared): boolean =>
  utf8 === false || (raw !== undefined && raw.loneSurrogates.length > 0);

/** What the decoder writes for bytes that are no text, and half of a surrogate pair. */
const DAMAGE = /[\uFFFD\p{Surrogate}]+/u;

/** Two answers as they are compared: what of one is unreadable has the text that the other has in its place. */
export function legible(a: Compared, b: Compared): readonly [unknown, unknown] {
  if (!isDamaged(a) && !isDamaged(b)) return [a.json, b.json];
  return [
    isDamaged(a) ? completed(a.json, b.json) : a.json,
    isDamaged(b) ? completed(b.json, a.json) : b.json,
  ];
}

function completed(value: unknown, like: unknown): unknown {
  if (typeof value === 'string') return typeof like === 'string' && mayBe(value, like) ? like : value;
  if (Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(like) ? like : [];
    return value.map((item, at) => completed(item, others[at]));
  }
  if (!isObject(value)) return value;
  const others = membersOf(like);
  const members = Object.entries(value).map(([key, member]) => {
    const name =
      !DAMAGE.test(key) || Object.hasOwn(others, key)
        ? key
        : (Object.keys(others).find(other => !Object.hasOwn(value, other) && mayBe(key, other)) ?? key);
    return [name, completed(member, others[name])] as const;
  });
  return Object.fromEntries(members);
}

/** Whether a damaged text may have been another one: they agree before the damage and after it. */
function mayBe(text: string, other: string): boolean {
  const parts = text.split(DAMAGE);
  const [start = ''] = parts;
  const end = parts.at(-1) ?? '';
  return parts.length > 1 && other.startsWith(start) && other.slice(start.length).endsWith(end);
}

/** The values that two answers must have in common: the contract's fields, without what was measured. */
export function comparable(json: unknown): unknown {
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

export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || digestsOf(a).fields === digestsOf(b).fields;

/** Whether two answers have the same values in everything that the contract names, as far as both can be read. */
export const sameAnswers = (a: Compared, b: Compared): boolean =>
  // Most are the same byte by byte.
  isSameBody(a.exchange.response, b.exchange.response) || sameJson(...legible(a, b));

/** Where two answers first differ, as a JSON Pointer; empty where they differ as a whole, or not at all. */
export function firstDifference(a: unknown, b: unknown): string {
  if (isDigested(a) || isDigested(b)) return '';
  return placeOf(comparable(a), comparable(b)) ?? '';
}

/** Whether the two forms of an answer are the same: every key of one is in the other, and the contract's fields are equal. */
export function sameForms(a: Compared, b: Compared): boolean {
  const [left, right] = legible(a, b);
  return left === right || (sameJson(left, right) && placeOfKey(a, b) === undefined);
}

/** Where the two forms of an answer first differ, as a JSON Pointer; empty where they differ as a whole, or not at all. */
export function firstDifferenceOfForms(a: Compared, b: Compared): string {
  const place = firstDifference(...legible(a, b));
  return place === '' ? (placeOfKey(a, b) ?? '') : place;
}

/** The first key that one of two forms lacks. */
function placeOfKey(a: Compared, b: Compared): string | undefined {
  const read = legible(a, b);
  if (digestsOf(read[0]).keys === digestsOf(read[1]).keys) return undefined;
  if (read.some(isDigested)) return '';
  const place = placeOfKeyBeside(read, DIAGNOSTICS);
  // MediaWikis before 1.35 redirect some queries to one with a further parameter, and warn of it.
  return place === undefined || parametersOf(a) === parametersOf(b)
    ? place
    : placeOfKeyBeside(read, [...DIAGNOSTICS, 'warnings']);
}

const placeOfKeyBeside = ([a, b]: readonly [unknown, unknown], aside: readonly string[]) =>
  placeOf(keysIn(beside(a, aside)), keysIn(beside(b, aside)));

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

/** Follows the keys under which two values differ, from the outermost on. */
function placeOf(a: unknown, b: unknown): string | undefined {
  let [left, right] = [a, b];
  let pointer: string | undefined;
  for (;;) {
    const key = differingKey(left, right);
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

const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** Enough to tell whether an answer is the same as another, and all that is left of one that memory has no room for. */
interface Digests {
  /** Of the values that the contract names. */
  readonly fields: string;
  /** Of all keys but those of diagnostics. */
  readonly keys: string;
}

const digests = new WeakMap<object, Digests>();
const stubs = new WeakSet<object>();

const isDigested = (json: unknown): boolean => isObject(json) && stubs.has(json);

function digestsOf(json: unknown): Digests {
  const known = isObject(json) ? digests.get(json) : undefined;
  const made = known ?? {
    fields: digestOf(comparable(json)),
    keys: digestOf(keysIn(beside(json, DIAGNOSTICS))),
  };
  if (isObject(json)) digests.set(json, made);
  return made;
}

/** The keys of an answer and of its `query` without their values, known by its digests. */
export function digested(json: unknown): JsonObject | undefined {
  if (!isObject(json)) return undefined;
  const { query } = json;
  const stub = isObject(query) ? { ...emptied(json), query: emptied(query) } : emptied(json);
  stubs.add(stub);
  digests.set(stub, digestsOf(json));
  return stub;
}

const emptied = (json: JsonObject): JsonObject => Object.fromEntries(Object.keys(json).map(key => [key, '']));

/** The keys of a value at every depth. */
const keysIn = (value: unknown): object =>
  Object.fromEntries(Object.entries(membersOf(value)).map(([key, member]) => [key, keysIn(member)]));

/** The same for values that differ only in the order of their keys. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, withSortedKeys) ?? '')
    .digest('base64');

const withSortedKeys = (_key: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
