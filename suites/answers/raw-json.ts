/** What `JSON.parse` hides (contract 1): repeated keys, how numbers were written, the order of keys, lone surrogates. */
import { visit } from 'jsonc-parser';
import { ruleLocations } from '../../schemas/generated/rules.js';
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';
import { apartFromDiagnostics, hasRepeated, sizeOf, tryParse } from './json-size.js';

/** The first of any number of places, as a JSON Pointer, and their count. */
export interface Found {
  readonly pointer: string;
  readonly places: number;
  /** How a number is written. */
  readonly token: string;
}

const PLAIN_INTEGER = /^-?(0|[1-9][0-9]*)$/;
/** The places of integers in the contract, with `*` for every member. */
const INTEGERS = Object.values(ruleLocations).flatMap(locations =>
  locations.filter(({ integer }) => integer).map(({ pointer }) => pointer),
);

/** Whether a pointer with `*` for every member describes a place. */
export function isPlace(described: string, pointer: string): boolean {
  const own = pointer.split('/');
  const steps = described.split('/');
  return steps.length === own.length && steps.every((step, at) => step === '*' || step === own[at]);
}

const pointerOf = (path: readonly (string | number)[]): string =>
  path.map(step => `/${pointerStep(String(step))}`).join('');

export type RawFacts = ReturnType<typeof rawFacts>;

/** Whether nothing in a text needs a closer look. */
const isPlain = (text: string, value: unknown): boolean =>
  !/\\ud[89a-f]|[:[,]\s*-?\d+[.e]/i.test(text) && text.isWellFormed() && !hasRepeated(sizeOf(text), value);

/** Reads a JSON text of bounded depth, with the value that it was parsed to, apart from `debuginfo`, whose contents never count (contract 2.7). */
export function rawFacts(json: string, value = tryParse(json)) {
  const codes = Object.keys(valueAt(value, '/query/languageinfo') ?? {});
  // Keys that are numbers come first in a value.
  const isSeen = isPlain(json, value) && !codes.some(code => /^\d/.test(code));
  const text = isSeen ? '' : apartFromDiagnostics(json).text;
  const found = new Map<string, Found>();
  const languages = isSeen ? codes : [];
  const objects: Set<string>[] = [];
  const note = (kind: string, pointer: string, token = ''): void => {
    const known = found.get(kind) ?? { pointer, token, places: 0 };
    found.set(kind, { ...known, places: known.places + 1 });
  };
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _offset, _length, _line, _column, pathOf) {
      const keys = objects.at(-1);
      if (keys?.has(key)) note('repeated', pointerOf([...pathOf(), key]));
      if (!key.isWellFormed()) note('loneSurrogates', pointerOf([...pathOf(), key]));
      keys?.add(key);
      if (objects.length === 3 && pointerOf(pathOf()) === '/query/languageinfo') languages.push(key);
    },
    onLiteralValue(literal: unknown, offset, length, _line, _column, pathOf) {
      if (typeof literal === 'string' && !literal.isWellFormed()) note('loneSurrogates', pointerOf(pathOf()));
      const token = Number.isInteger(literal) ? text.slice(offset, offset + length) : '0';
      if (PLAIN_INTEGER.test(token)) return;
      const pointer = pointerOf(pathOf());
      const place = INTEGERS.find(described => isPlace(described, pointer));
      if (place !== undefined) note(place, pointer, token);
    },
  });
  const { repeated, loneSurrogates, ...nonIntegers } = Object.fromEntries(found);
  return {
    /** Members whose key is already in the same object. */
    repeated,
    /** Strings that hold half of a surrogate pair, and members whose key does. */
    loneSurrogates,
    /** Integers that are not written as such, but like `6.0`: one for each place of an integer of the contract. */
    nonIntegers: Object.values(nonIntegers),
    /** In the order of the text. */
    languages,
  };
}
