/** What `JSON.parse` hides (contract 1): repeated keys, how numbers were written, the order of keys, lone surrogates. */
import { visit } from 'jsonc-parser';
import { ruleLocations } from '../../schemas/generated/rules.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';
import { withoutDiagnostics } from './json-size.js';

/** The first of any number of places, as a JSON Pointer, and their count. */
export interface Places {
  readonly first?: string;
  readonly length: number;
}

/** A number that every parser reads as an integer but that is not written as one, such as `6.0`. */
export interface NonInteger {
  readonly pointer: string;
  readonly token: string;
  /** How many there are at the same place of other entries. */
  readonly places: number;
}

/** Outside of `debuginfo`, whose contents never count (contract 2.7). */
export interface RawFacts {
  /** Members whose key is already in the same object. */
  readonly repeated: Places;
  /** The first at each place of an integer of the contract. */
  readonly nonIntegers: readonly NonInteger[];
  /** Strings that hold half of a surrogate pair, and members whose key does. */
  readonly loneSurrogates: Places;
  /** The languages in the order of the text, unless an object has the same. */
  readonly languages?: readonly string[];
}

const PLAIN_INTEGER = /^-?(0|[1-9][0-9]*)$/;
/** The places of integers in the contract, with `*` for every member. */
const INTEGERS: ReadonlySet<string> = new Set(
  Object.values(ruleLocations).flatMap(locations =>
    locations.filter(({ integer }) => integer).map(({ pointer }) => pointer),
  ),
);

/** Whether a pointer with `*` for every member describes a place. */
export function isPlace(described: string, pointer: string): boolean {
  const own = pointer.split('/');
  const steps = described.split('/');
  return steps.length === own.length && steps.every((step, at) => step === '*' || step === own[at]);
}

type PathSupplier = () => readonly (string | number)[];

const pointerOf = (path: readonly (string | number)[]): string =>
  path.map(step => `/${pointerStep(String(step))}`).join('');

const NO_FACTS: RawFacts = { repeated: { length: 0 }, nonIntegers: [], loneSurrogates: { length: 0 } };

/** Whether a text is written just as its value would be, so that parsing hides nothing. */
const isAsWritten = (text: string, value: unknown): boolean =>
  JSON.stringify(value, null, /^\{\n(\s+)"/.exec(text)?.[1]) === text &&
  !/\\u[dD]/.test(text) &&
  text.isWellFormed();

/** Reads a JSON text of bounded depth. */
export function rawFacts(json: string, parsed?: unknown): RawFacts {
  if (parsed !== undefined && isAsWritten(json, parsed)) return NO_FACTS;
  const text = withoutDiagnostics(json);
  const repeated: { first?: string; length: number } = { length: 0 };
  const loneSurrogates: typeof repeated = { length: 0 };
  const nonIntegers = new Map<string, NonInteger>();
  const languages: string[] = [];
  const objects: Set<string>[] = [];
  const note = (places: typeof repeated, path: readonly (string | number)[]): void => {
    places.first ??= pointerOf(path);
    places.length += 1;
  };
  const noteInteger = (pointer: string, token: string): void => {
    const place = [...INTEGERS].find(described => isPlace(described, pointer));
    if (place === undefined) return;
    const known = nonIntegers.get(place) ?? { pointer, token, places: 0 };
    nonIntegers.set(place, { ...known, places: known.places + 1 });
  };
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _offset, _length, _line, _column, pathOf: PathSupplier) {
      const keys = objects.at(-1);
      if (keys?.has(key)) note(repeated, [...pathOf(), key]);
      if (!key.isWellFormed()) note(loneSurrogates, [...pathOf(), key]);
      keys?.add(key);
      if (objects.length === 3 && pointerOf(pathOf()) === '/query/languageinfo') languages.push(key);
    },
    onLiteralValue(value: unknown, offset, length, _line, _column, pathOf: PathSupplier) {
      if (typeof value === 'string' && !value.isWellFormed()) note(loneSurrogates, pathOf());
      const token = Number.isInteger(value) ? text.slice(offset, offset + length) : '0';
      if (!PLAIN_INTEGER.test(token)) noteInteger(pointerOf(pathOf()), token);
    },
  });
  return { repeated, nonIntegers: [...nonIntegers.values()], loneSurrogates, languages };
}
