/** What `JSON.parse` hides (contract 1): repeated keys, how numbers were written, the order of keys, lone surrogates. */
import { createScanner } from 'jsonc-parser';
import { sizeOf, type JsonSize } from './json-size.js';
import { ruleLocations } from '../../schemas/generated/rules.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';

/** Places that a text has, however many: the first, as a JSON Pointer, and how many there are. */
export interface Places {
  readonly first?: string;
  readonly length: number;
}

/** A number that every parser reads as an integer, but that is not written as one: `6.0`. */
export interface NonInteger {
  readonly pointer: string;
  readonly token: string;
  /** How many there are in such places of the answer. */
  readonly places: number;
}

/** What is found anywhere but in `debuginfo`, whose contents never count (contract 2.7). */
export interface RawFacts {
  /** Members whose key is already in the same object. */
  readonly repeated: Places;
  /** By the places in which the contract wants integers, the first of each. */
  readonly nonIntegers: readonly NonInteger[];
  /** Strings that hold half of a surrogate pair, and members whose key does. */
  readonly loneSurrogates: Places;
  /** The keys of the object at a pointer of interest, in the order of the text. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
}

const NONE: Places = { length: 0 };
export const NO_FACTS: RawFacts = {
  repeated: NONE,
  nonIntegers: [],
  loneSurrogates: NONE,
  keys: new Map(),
};
const PLAIN_INTEGER = /^-?(0|[1-9][0-9]*)$/;
/** The steps to the integers of the contract; each ends in a name. */
const INTEGERS: readonly (readonly string[])[] = [
  ...new Set(
    Object.values(ruleLocations).flatMap(locations =>
      locations.filter(({ integer }) => integer).map(({ pointer }) => pointer),
    ),
  ),
].map(pointer => pointer.split('/'));

/** Where the order of keys matters. */
const ORDERED = '/query/languageinfo';

/** The members of all objects in a value, in which `JSON.parse` keeps one for each key. */
export function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += membersOf(item);
  // No list of the keys is made, because this runs for every page of a walk.
  else for (const key in value) count += 1 + membersOf((value as Record<string, unknown>)[key]);
  return count;
}

/** Half a surrogate pair comes from an escape or from UTF-16. */
const mayHoldLoneSurrogates = (text: string) =>
  text.includes('\\ud') || text.includes('\\uD') || !text.isWellFormed();

/** JavaScript moves keys that look like an index before all others. */
const mayBeReordered = (text: string, json: unknown) => holdsLanguages(json) && /"[0-9\\]/.test(text);

function holdsLanguages(json: unknown): boolean {
  const query = typeof json === 'object' && json !== null && 'query' in json ? json.query : undefined;
  return typeof query === 'object' && query !== null && 'languageinfo' in query;
}

/** Whether `JSON.parse` has hidden nothing of a text: a repeated key is counted in the text only. */
function isPlain(text: string, json: unknown, { members, fractions }: JsonSize): boolean {
  return (
    !fractions && members === membersOf(json) && !mayHoldLoneSurrogates(text) && !mayBeReordered(text, json)
  );
}

/** Reads a text that parses to `json`. */
export const rawFacts = (text: string, json: unknown, size: JsonSize = sizeOf(text)): RawFacts =>
  isPlain(text, json, size) ? NO_FACTS : scan(text);

interface Level {
  readonly pointer: string;
  /** The keys so far, of an object. */
  readonly keys: Set<string> | undefined;
  index: number;
  member: string;
  awaitsValue: boolean;
}

// The scanner's `SyntaxKind` is a const enum, which isolated modules cannot import.
const kind = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  number: 11,
  end: 17,
};

/** Whether a place is one of those that a pointer with `*` for every member describes. */
export function isPlace(steps: readonly string[], pointer: string): boolean {
  const own = pointer.split('/');
  return steps.length === own.length && steps.every((step, at) => step === '*' || step === own[at]);
}

type Count = { -readonly [Key in keyof Places]: Places[Key] };

function note(places: Count, pointer: string): void {
  places.first ??= pointer;
  places.length += 1;
}

/** Walks the tokens with a stack of its own: a hostile depth must not exhaust the call stack. */
function scan(text: string): RawFacts {
  const scanner = createScanner(text, true);
  const repeated: Count = { length: 0 };
  const nonIntegers = new Map<readonly string[], NonInteger & { places: number }>();
  const loneSurrogates: Count = { length: 0 };
  const orderedKeys: string[] = [];
  const stack: Level[] = [];
  const here = (level: Level | undefined): string => {
    if (!level) return '';
    return `${level.pointer}/${level.keys ? level.member : level.index}`;
  };
  const open = (isObject: boolean) => {
    const outer = stack.at(-1);
    // Deep pointers grow with the square of the depth, and no rule looks there.
    const pointer = stack.length < 32 ? here(outer) : (outer?.pointer ?? '');
    stack.push({ pointer, keys: isObject ? new Set() : undefined, index: 0, member: '', awaitsValue: false });
  };
  const isJudged = () => stack[0]?.member !== 'debuginfo';
  const key = (level: Level, keys: Set<string>, name: string) => {
    level.member = pointerStep(name);
    if (keys.has(name) && isJudged()) note(repeated, here(level));
    if (!name.isWellFormed() && isJudged()) note(loneSurrogates, here(level));
    keys.add(name);
    if (level.pointer === ORDERED) orderedKeys.push(name);
  };
  const integer = (pointer: string, token: string) => {
    const place = INTEGERS.find(steps => isPlace(steps, pointer));
    if (!place) return;
    const known = nonIntegers.get(place);
    if (known) known.places += 1;
    else nonIntegers.set(place, { pointer, token, places: 1 });
  };

  for (let token: number = scanner.scan(); token !== kind.end; token = scanner.scan()) {
    const level = stack.at(-1);
    if (token === kind.openBrace || token === kind.openBracket) open(token === kind.openBrace);
    else if (token === kind.closeBrace || token === kind.closeBracket) stack.pop();
    else if (token === kind.colon && level) level.awaitsValue = true;
    else if (token === kind.comma && level) {
      level.awaitsValue = false;
      level.index += 1;
    } else if (token === kind.string) {
      const value = scanner.getTokenValue();
      if (level?.keys && !level.awaitsValue) key(level, level.keys, value);
      else if (!value.isWellFormed() && isJudged()) note(loneSurrogates, here(level));
    } else if (token === kind.number) {
      const written = scanner.getTokenValue();
      if (!PLAIN_INTEGER.test(written) && Number.isInteger(Number(written))) integer(here(level), written);
    }
  }
  return {
    repeated,
    nonIntegers: [...nonIntegers.values()],
    loneSurrogates,
    keys: new Map([[ORDERED, orderedKeys]]),
  };
}
