/**
 * Covering arrays: few rows in which every combination of t values of t dimensions occurs (t-way coverage). Drawn row by
 * row, each the best of a few candidates (the method of AETG). A general library took longer for a plan of pairs than the
 * audit itself, and left out values without an error.
 */
import { shuffled, type Draw } from './draw.js';

/** The names of dimensions, each with its values. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;
/** One value of each dimension. */
export type Row = Readonly<Record<string, string>>;

/** Two dimensions of which not all values can occur together. */
export interface Limit {
  readonly one: string;
  readonly other: string;
  /** With each value of the one, those of the other that can occur: a row holds both, and maybe no other value. */
  readonly meets: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Model {
  readonly dimensions: Dimensions;
  /** Any two values of different dimensions can occur together unless one of these is between them. */
  readonly limits: readonly Limit[];
}

export type Strength = 1 | 2 | 3;

/** So many candidates are compared for each row. */
const CANDIDATES = 3;

/**
 * Rows in which every combination of `strength` values occurs that the model allows; those with more new ones come first.
 * @param wanted parts of rows that are among them in any case, as far as the model has their values
 * @param asked rows whose combinations need not occur again
 */
export function coveringRows(
  model: Model,
  strength: Strength,
  draw: Draw,
  wanted: readonly Row[] = [],
  asked: readonly Row[] = [],
): Row[] {
  const space = openSpace(model);
  const open = new Uint8Array(space.size ** strength);
  const found: number[] = [];
  addReachable(space, strength, [], 0, found, new Map());
  const waiting = shuffled(found, draw);
  for (const key of waiting) open[key] = 1;
  for (const row of asked) closeAll(space, valuesOf(space, row) ?? [], strength, open);
  const rows: Row[] = [];
  for (const part of wanted) {
    const values = valuesOf(space, part);
    if (values && complete(space, [...values])) rows.push(bestWith(space, values, strength, open, draw));
  }
  for (const key of waiting) {
    if (open[key] === 0) continue;
    rows.push(bestWith(space, combinationAt(space, key, strength), strength, open, draw));
  }
  return rows;
}

/** Of a few whole rows with some values, the one that brings most new combinations, which are no longer open then. */
function bestWith(
  space: Space,
  some: readonly number[],
  strength: Strength,
  open: Uint8Array,
  draw: Draw,
): Row {
  let best: number[] = [];
  let most = 0;
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const { values, gain } = candidateWith(space, some, strength, open, draw);
    if (gain > most) [best, most] = [values, gain];
  }
  best.sort(ascending);
  closeAll(space, best, strength, open);
  return rowOf(space, best);
}

/** The numbers of some values, in ascending order; `undefined` where the model lacks one, or not all can occur together. */
function valuesOf(space: Space, part: Row): number[] | undefined {
  const values: number[] = [];
  for (const name of Object.keys(part)) {
    const dimension = space.dimensions[space.names.indexOf(name)];
    const value = dimension?.find(number => space.wordOf[number] === part[name]);
    if (value === undefined || !fits(space, values, value)) return undefined;
    values.push(value);
  }
  return values.toSorted(ascending);
}

const ascending = (a: number, b: number) => a - b;

/**
 * Values are numbered through all dimensions, which makes a combination an index, its key. Here and below, plain loops in
 * functions of the file: what is compiled for a closure is lost with it, and a fleet draws thousands of plans.
 */
interface Space {
  readonly size: number;
  readonly names: readonly string[];
  /** The values of each dimension, in ascending order. */
  readonly dimensions: readonly (readonly number[])[];
  /** The numbers of the dimensions themselves. */
  readonly each: readonly number[];
  /** Of each dimension: whether a limit is about it. */
  readonly isLimited: readonly boolean[];
  /** Of each value. */
  readonly dimensionOf: readonly number[];
  readonly wordOf: readonly string[];
  /** Whether two values can occur together, at the first times the size plus the second. */
  readonly together: Uint8Array;
}

function openSpace({ dimensions: named, limits }: Model): Space {
  const names = Object.keys(named);
  const dimensions: number[][] = [];
  const dimensionOf: number[] = [];
  const wordOf: string[] = [];
  for (const name of names) {
    const numbers: number[] = [];
    for (const word of named[name] ?? []) {
      numbers.push(wordOf.length);
      dimensionOf.push(dimensions.length);
      wordOf.push(word);
    }
    dimensions.push(numbers);
  }
  const size = wordOf.length;
  const together = new Uint8Array(size * size).fill(1);
  for (const limit of limits)
    for (const one of dimensions[names.indexOf(limit.one)] ?? [])
      for (const other of dimensions[names.indexOf(limit.other)] ?? [])
        if (!canMeet(limit, wordOf[one] ?? '', wordOf[other] ?? ''))
          together[one * size + other] = together[other * size + one] = 0;
  const limited = new Set(limits.flatMap(({ one, other }) => [one, other]));
  const isLimited = names.map(name => limited.has(name));
  return { size, names, dimensions, each: [...names.keys()], isLimited, dimensionOf, wordOf, together };
}

/** Whether two values of the dimensions of a limit can occur together. */
export const canMeet = ({ meets }: Limit, one: string, other: string) => meets.get(one)?.has(other) === true;

/** All rows have their dimensions in the same order, and so one shape. */
function rowOf({ names, dimensionOf, wordOf }: Space, whole: readonly number[]): Row {
  const row: Record<string, string> = {};
  for (const value of whole) row[names[dimensionOf[value] ?? 0] ?? ''] = wordOf[value] ?? '';
  return row;
}

/** The values of a combination, in ascending order. */
function combinationAt({ size }: Space, key: number, strength: Strength): readonly number[] {
  const values: number[] = [];
  for (let rest = key; values.length < strength; rest = Math.floor(rest / size)) values.push(rest % size);
  return values.toReversed();
}

function fits({ together, size }: Space, chosen: readonly number[], value: number): boolean {
  for (let at = 0; at < chosen.length; at++)
    if (together[(chosen[at] ?? 0) * size + value] === 0) return false;
  return true;
}

/**
 * Adds the keys of all combinations of so many further values of different dimensions that a whole row can have.
 * @param known whether a whole row can have these values of limited dimensions, by their key: it hangs on no others
 */
function addReachable(
  space: Space,
  further: number,
  begun: number[],
  key: number,
  found: number[],
  known: Map<number, boolean>,
): void {
  if (further === 0) {
    if (isReachable(space, begun, known)) found.push(key);
    return;
  }
  const last = begun.at(-1);
  const from = last === undefined ? 0 : (space.dimensionOf[last] ?? 0) + 1;
  for (let dimension = from; dimension < space.dimensions.length; dimension++)
    for (const value of space.dimensions[dimension] ?? []) {
      if (!fits(space, begun, value)) continue;
      begun.push(value);
      addReachable(space, further - 1, begun, key * space.size + value, found, known);
      begun.pop();
    }
}

function isReachable(space: Space, values: readonly number[], known: Map<number, boolean>): boolean {
  let key = 0;
  for (const value of values)
    if (space.isLimited[space.dimensionOf[value] ?? 0] === true) key = key * (space.size + 1) + value + 1;
  const isPossible = known.get(key) ?? complete(space, [...values]);
  known.set(key, isPossible);
  return isPossible;
}

/** Adds a value of each dimension from one on that has none yet, if the model allows that. */
function complete(space: Space, chosen: number[], from = 0): boolean {
  const next = space.dimensions[from];
  if (!next) return true;
  if (hasValueOf(space, chosen, from)) return complete(space, chosen, from + 1);
  for (const value of next) {
    if (!fits(space, chosen, value)) continue;
    chosen.push(value);
    if (complete(space, chosen, from + 1)) return true;
    chosen.pop();
  }
  return false;
}

function hasValueOf({ dimensionOf }: Space, chosen: readonly number[], dimension: number): boolean {
  for (const value of chosen) if (dimensionOf[value] === dimension) return true;
  return false;
}

/** A whole row with a combination, and of each further dimension a value that brings most new combinations. */
function candidateWith(
  space: Space,
  combination: readonly number[],
  strength: Strength,
  open: Uint8Array,
  draw: Draw,
): { values: number[]; gain: number } {
  const chosen = [...combination];
  let gain = 1;
  for (const dimension of shuffled(space.each, draw)) {
    if (hasValueOf(space, combination, dimension)) continue;
    let best: number | undefined;
    let most = -1;
    for (const value of space.dimensions[dimension] ?? []) {
      if (!fits(space, chosen, value)) continue;
      const more = gainOf(space, chosen, value, strength, open) + draw.next() / 2;
      if (more > most) [best, most] = [value, more];
    }
    // The values so far exclude all of this dimension: any whole row with the combination will do.
    if (best === undefined) return { values: wholeWith(space, combination), gain: 1 };
    gain += Math.floor(most);
    chosen.push(best);
  }
  return { values: chosen, gain };
}

function wholeWith(space: Space, combination: readonly number[]): number[] {
  const whole = [...combination];
  complete(space, whole);
  return whole;
}

/** How many new combinations a value makes with those chosen before. */
function gainOf(
  { size }: Space,
  chosen: readonly number[],
  value: number,
  strength: Strength,
  open: Uint8Array,
): number {
  if (strength === 1) return open[value] ?? 0;
  let gain = 0;
  for (let at = 0; at < chosen.length; at++) {
    const one = chosen[at] ?? 0;
    if (strength === 2) gain += open[Math.min(one, value) * size + Math.max(one, value)] ?? 0;
    else
      for (let next = at + 1; next < chosen.length; next++) {
        const other = chosen[next] ?? 0;
        const low = Math.min(one, other, value);
        const high = Math.max(one, other, value);
        const middle = one + other + value - low - high;
        gain += open[(low * size + middle) * size + high] ?? 0;
      }
  }
  return gain;
}

/** Closes every combination of so many of some values in ascending order, after those that begin it. */
function closeAll(
  space: Space,
  values: readonly number[],
  length: number,
  open: Uint8Array,
  from = 0,
  begun = 0,
): void {
  if (length === 0) open[begun] = 0;
  else
    for (let at = from; at <= values.length - length; at++)
      closeAll(space, values, length - 1, open, at + 1, begun * space.size + (values[at] ?? 0));
}
