/** Whether two answers to the same query are the same (contract 1, 5), apart from what may lawfully differ. */
import { hash } from 'node:crypto';
import { pointerStep } from '../../schemas/text/json-pointer.js';
import { urlFrom } from '../../schemas/text/url.js';
import { isSameBody } from '../http/exchange.js';
import { comparable, DIAGNOSTICS, withoutMembers } from './contract-fields.js';
import { isObject, type Answer, type JsonObject } from './reading.js';

/** An answer to compare; in the plain form, also whether all of its text could be read. */
export type Compared = Pick<Answer, 'exchange' | 'json'> & Partial<Pick<Answer, 'utf8' | 'raw'>>;

/** Two answers as they are compared: if one has unreadable characters, those in ASCII. */
export const legible = (a: Compared, b: Compared): readonly [unknown, unknown] =>
  isDamaged(a) || isDamaged(b) ? [inAscii(a.json), inAscii(b.json)] : [a.json, b.json];

const isDamaged = ({ utf8, raw }: Compared): boolean =>
  utf8 === false || (raw !== undefined && raw.loneSurrogates.length > 0);

function inAscii(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[^\0-\x7f]+/g, '');
  if (Array.isArray(value)) return value.map(inAscii);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [inAscii(key), inAscii(member)] as const),
  );
}

type Places = Record<string, string>;

/** With `byName`, the places of list items are their names, so that lists are compared file by file. */
function placesIn(value: unknown, byName = false, place = '', places: Places = {}): Places {
  if (typeof value !== 'object' || value === null) {
    places[place] = JSON.stringify(value) ?? '';
    return places;
  }
  const isList = Array.isArray(value);
  const steps = isList && byName ? namesOf(value) : Object.keys(value);
  places[place] = isList ? JSON.stringify(byName ? steps : []) : '{}';
  for (const [at, member] of Object.values(value).entries())
    placesIn(member, byName, `${place}/${pointerStep(steps[at] ?? '')}`, places);
  return places;
}

const namesOf = (items: readonly unknown[]): readonly string[] =>
  items.map((item, at) => (isObject(item) && typeof item['name'] === 'string' ? item['name'] : String(at)));

const keysIn = (json: unknown, aside = DIAGNOSTICS, byName = false, prefix = ''): Places =>
  Object.fromEntries(
    Object.keys(placesIn(withoutMembers(json, aside), byName)).map(place => [prefix + place, 'present']),
  );

/** The values of an answer that the contract names, as JSON texts by their places; with `keys`, all its other keys as well. */
export const facetsOf = (json: unknown, keys: boolean): Readonly<Places> => ({
  ...placesIn(comparable(json), true),
  ...(keys ? keysIn(json, DIAGNOSTICS, true, 'key of ') : {}),
});

const firstPlace = (a: Places, b: Places): string | undefined =>
  [...Object.keys(a), ...Object.keys(b)].find(place => a[place] !== b[place]);

/** Whether two answers have the same values in everything that the contract names. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || digestOfAnswer(a) === digestOfAnswer(b);

/** The same for answers that cannot be read in full. */
export const sameAnswers = (a: Compared, b: Compared): boolean =>
  // Fast path: most are the same byte by byte.
  isSameBody(a.exchange.response, b.exchange.response) || sameJson(...legible(a, b));

/** Where two answers first differ, as a JSON Pointer; empty if they differ as a whole, or not at all. */
export const firstDifference = (a: unknown, b: unknown): string =>
  firstPlace(placesIn(comparable(a)), placesIn(comparable(b))) ?? '';

/**
 * Where the two forms of an answer first differ in their keys or in the contract's fields, as a JSON Pointer, which is empty if they
 * differ as a whole; `undefined` if they do not.
 */
export function differenceOfForms(a: Compared, b: Compared): string | undefined {
  const [left, right] = legible(a, b);
  if (!sameJson(left, right)) return firstDifference(left, right);
  if (haveSameKeys(left, right)) return undefined;
  // MediaWikis before 1.35 redirect some queries to one with a further parameter, and warn of it.
  const isRedirected = parametersOf(a) !== parametersOf(b);
  const aside = isRedirected ? [...DIAGNOSTICS, 'warnings'] : DIAGNOSTICS;
  return firstPlace(keysIn(left, aside), keysIn(right, aside));
}

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether two values have the same keys, as most answers in two forms have. */
function haveSameKeys(a: unknown, b: unknown): boolean {
  if (isLeaf(a) || isLeaf(b)) return isLeaf(a) && isLeaf(b);
  const [one, other] = [a, b] as [JsonObject, JsonObject];
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && haveSameKeys(one[key], other[key]))
  );
}

function parametersOf({ exchange }: Compared): string {
  const { url } = exchange.request;
  const searchParams = urlFrom(url)?.searchParams;
  if (!searchParams) return url;
  searchParams.delete('format');
  searchParams.sort();
  return searchParams.toString();
}

/** Equal for answers with the same values in everything that the contract names. */
export function digestOfAnswer(json: unknown): string {
  const known = isObject(json) ? digests.get(json) : undefined;
  const digest = known ?? digestOf(comparable(json));
  if (isObject(json)) digests.set(json, digest);
  return digest;
}

const digests = new WeakMap<object, string>();

/** Equal for values that differ only in the order of their keys. */
const digestOf = (value: unknown): string => hash('sha256', inOrder(value));

function inOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${inOrder(member)}`).join()}}`;
}
