/** Whether two answers to the same query are the same (contract 1, 5), apart from what may lawfully differ. */
import { hash } from 'node:crypto';
import { pointerStep } from '../../schemas/text/json-pointer.js';
import { isSameBody } from '../http/exchange.js';
import { comparable, withoutMember } from './contract-fields.js';
import { isObject, type Answer } from './reading.js';

/** An answer to compare; in the plain form, also whether all of its text could be read. */
export type Compared = Pick<Answer, 'exchange' | 'json'> & Partial<Pick<Answer, 'utf8' | 'raw'>>;

/** Two answers as they are compared: if one has unreadable characters, those in ASCII. */
export const legible = (a: Compared, b: Compared): readonly [unknown, unknown] =>
  isDamaged(a) || isDamaged(b) ? [inAscii(a.json), inAscii(b.json)] : [a.json, b.json];

const isDamaged = ({ utf8, raw }: Compared): boolean => utf8 === false || raw?.loneSurrogates !== undefined;

/** Without the characters beyond ASCII, which JSON may also write as escapes. */
function inAscii(value: unknown): unknown {
  const text = JSON.stringify(value)?.replace(/(\\\\)|\\ud[89a-f]..|[^\0-\x7f]+/g, '$1');
  return text === undefined ? undefined : JSON.parse(text);
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

/** The values of an answer that the contract names, as JSON texts by their places; with `keys`, the places of all others too. */
export function facetsOf(json: unknown, keys: boolean, byName = true): Readonly<Places> {
  const all = keys ? Object.keys(placesIn(withoutMember(json, 'debuginfo'), byName)) : [];
  return { ...Object.fromEntries(all.map(at => [at, 'present'])), ...placesIn(comparable(json), byName) };
}

const firstPlace = (a: Places, b: Places): string | undefined =>
  [...Object.keys(a), ...Object.keys(b)].find(place => a[place] !== b[place]);

/** Whether two answers have the same values in everything that the contract names. */
export const sameJson = (a: unknown, b: unknown) => a === b || digestOfAnswer(a) === digestOfAnswer(b);

/** The same for answers that cannot be read in full. */
export const sameAnswers = (a: Compared, b: Compared): boolean =>
  // Fast path: most are the same byte by byte.
  isSameBody(a.exchange.response, b.exchange.response) || sameJson(...legible(a, b));

/** Where two answers first differ, as a JSON Pointer; empty if they differ as a whole, or not at all. */
export const firstDifference = (a: unknown, b: unknown): string =>
  firstPlace(placesIn(comparable(a)), placesIn(comparable(b))) ?? '';

/** Where the two forms of an answer first differ in their keys or in the contract's fields, as a JSON Pointer, if they do. */
export function differenceOfForms(a: Compared, b: Compared): string | undefined {
  const [left, right] = legible(a, b);
  // Fast path: most are the same.
  if (JSON.stringify(left) === JSON.stringify(right)) return undefined;
  // MediaWikis before 1.35 redirect some queries to one with a further parameter, and warn of it.
  const isMoved = parametersOf(a) !== parametersOf(b);
  const formOf = (json: unknown) => facetsOf(isMoved ? withoutMember(json, 'warnings') : json, true, false);
  return firstPlace(formOf(left), formOf(right));
}

function parametersOf({ exchange }: Compared): string {
  const { searchParams } = new URL(exchange.request.url);
  searchParams.delete('format');
  searchParams.sort();
  return searchParams.toString();
}

/** Equal for answers with the same values in everything that the contract names, in whatever order. */
export function digestOfAnswer(json: unknown): string {
  const known = isObject(json) ? digests.get(json) : undefined;
  const digest = known ?? hash('sha256', JSON.stringify(comparable(json), inOrder) ?? '');
  if (isObject(json)) digests.set(json, digest);
  return digest;
}

/** Equal bodies are read once, as one object. */
const digests = new WeakMap<object, string>();

function inOrder(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map(key => [key, value[key]]));
}
