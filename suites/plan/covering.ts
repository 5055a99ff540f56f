/**
 * Covering arrays: few rows in which every combination of t values of t dimensions occurs (t-way coverage). Drawn row by
 * row, each the best of a few candidates (the method of AETG). A general library took longer for a plan of pairs than the
 * audit itself, and left out values without an error.
 */
import { shuffled } from './draw.js';
import type { Draw } from './draw.js';

/** The names of dimensions, each with its values. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;
/** One value of each dimension. */
export type Row = Readonly<Record<string, string>>;

export interface Model {
  readonly dimensions: Dimensions;
  /** Whether two values of two dimensions can occur together: a row that holds them, and maybe no other value. */
  readonly allows: (pair: Row) => boolean;
}

/** How many of the combinations that can occur do occur. */
export interface Coverage {
  readonly covered: number;
  readonly of: number;
}

export type Strength = 1 | 2 | 3;

/** So many candidates are compared for each row. */
const CANDIDATES = 3;

/** Rows in which every combination of `strength` values occurs that the model allows; those with more new ones come first. */
export function coveringRows(model: Model, strength: Strength, draw: Draw): Row[] {
  const space = openSpace(model);
  const open = new Uint8Array(space.size ** strength);
  const waiting = shuffled(reachable(space, strength), draw);
  for (const combination of waiting) open[keyOf(space, combination)] = 1;
  const rows: Row[] = [];
  for (const combination of waiting) {
    if (open[keyOf(space, combination)] === 0) continue;
    let best: readonly number[] = [];
    let most = 0;
    for (let candidate = 0; candidate < CANDIDATES; candidate++) {
      const { values, gain } = candidateWith(space, combination, strength, open, draw);
      if (gain > most) [best, most] = [values, gain];
    }
    const ascending = best.toSorted((a, b) => a - b);
    closeAll(space, ascending, strength, open);
    rows.push(space.rowOf(best));
  }
  return rows;
}

/** Values are numbered through all dimensions, which makes a combination an index. */
interface Space {
  readonly size: number;
  /** The values of each dimension. */
  readonly dimensions: readonly (readonly number[])[];
  /** Of each value. */
  readonly dimensionOf: readonly number[];
  /** Whether two values can occur together, at the first times the size plus the second. */
  readonly together: Uint8Array;
  rowOf(values: readonly number[]): Row;
}

function openSpace({ dimensions, allows }: Model): Space {
  const values = Object.keys(dimensions).flatMap((name, dimension) =>
    (dimensions[name] ?? []).map(value => ({ name, dimension, value })),
  );
  const size = values.length;
  const together = new Uint8Array(size * size).fill(1);
  for (const [at, { name, value }] of values.entries())
    for (const [other, against] of values.slice(0, at).entries())
      if (against.name !== name && !allows({ [name]: value, [against.name]: against.value }))
        together[at * size + other] = together[other * size + at] = 0;
  return {
    size,
    dimensions: Object.keys(dimensions).map((_, dimension) =>
      values.flatMap((value, at) => (value.dimension === dimension ? [at] : [])),
    ),
    dimensionOf: values.map(({ dimension }) => dimension),
    together,
    rowOf: chosen =>
      Object.fromEntries(chosen.flatMap(at => values[at] ?? []).map(({ name, value }) => [name, value])),
  };
}

const keyOf = ({ size }: Space, ascending: readonly number[]) =>
  ascending.reduce((key, value) => key * size + value, 0);

function fits({ together, size }: Space, chosen: readonly number[], value: number): boolean {
  for (let at = 0; at < chosen.length; at++)
    if (together[(chosen[at] ?? 0) * size + value] === 0) return false;
  return true;
}

/** Every combination of `strength` values of different dimensions that a whole row can have, in ascending order. */
function reachable(space: Space, strength: Strength): (readonly number[])[] {
  let found: (readonly number[])[] = [[]];
  for (let length = 0; length < strength; length++)
    found = found.flatMap(begun => {
      const last = begun.at(-1);
      return space.dimensions
        .slice(last === undefined ? 0 : (space.dimensionOf[last] ?? 0) + 1)
        .flat()
        .filter(value => fits(space, begun, value))
        .map(value => [...begun, value]);
    });
  return found.filter(combination => completion(space, combination) !== undefined);
}

/** A whole row with some values, if the model allows one. */
function completion(space: Space, chosen: readonly number[], from = 0): readonly number[] | undefined {
  const next = space.dimensions[from];
  if (!next) return chosen;
  if (chosen.some(value => space.dimensionOf[value] === from)) return completion(space, chosen, from + 1);
  for (const value of next) {
    const whole = fits(space, chosen, value) ? completion(space, [...chosen, value], from + 1) : undefined;
    if (whole) return whole;
  }
  return undefined;
}

/** A whole row with a combination, and of each further dimension a value that brings most new combinations. */
function candidateWith(
  space: Space,
  combination: readonly number[],
  strength: Strength,
  open: Uint8Array,
  draw: Draw,
): { values: readonly number[]; gain: number } {
  const taken = new Set(combination.map(value => space.dimensionOf[value]));
  const chosen = [...combination];
  let gain = 1;
  for (const dimension of shuffled([...space.dimensions.keys()], draw)) {
    if (taken.has(dimension)) continue;
    let best: number | undefined;
    let most = -1;
    for (const value of space.dimensions[dimension] ?? []) {
      if (!fits(space, chosen, value)) continue;
      const more = gainOf(space, chosen, value, strength, open) + draw() / 2;
      if (more > most) [best, most] = [value, more];
    }
    // The values so far exclude all of this dimension: any whole row with the combination will do.
    if (best === undefined) return { values: completion(space, combination) ?? combination, gain: 1 };
    gain += Math.floor(most);
    chosen.push(best);
  }
  return { values: chosen, gain };
}

/** How many new combinations a value makes with those chosen before. Plain loops: a plan asks this a hundred thousand times. */
function gainOf(
  { size }: Space,
  chosen: readonly number[],
  value: number,
  strength: Strength,
  open: Uint8Array,
): number {
  if (strength === 1) return open[value] ?? 0;
  const pair = (a: number, b: number) => (a < b ? a * size + b : b * size + a);
  let gain = 0;
  for (let at = 0; at < chosen.length; at++) {
    const one = chosen[at] ?? 0;
    if (strength === 2) gain += open[pair(one, value)] ?? 0;
    else
      for (let next = at + 1; next < chosen.length; next++) {
        const other = chosen[next] ?? 0;
        const [low, middle, high] = [one, other, value].toSorted((a, b) => a - b) as [number, number, number];
        gain += open[(low * size + middle) * size + high] ?? 0;
      }
  }
  return gain;
}

/** Closes every combination of so many of some values in ascending order, after those that begin it. */
function closeAll(
  space: Space,
  ascending: readonly number[],
  length: number,
  open: Uint8Array,
  from = 0,
  begun = 0,
): void {
  if (length === 0) open[begun] = 0;
  else
    for (let at = from; at <= ascending.length - length; at++)
      closeAll(space, ascending, length - 1, open, at + 1, begun * space.size + (ascending[at] ?? 0));
}

/** How many of the combinations that can occur do occur in some rows: counted from the rows alone, whoever drew them. */
export function coverageOf(model: Model, strength: Strength, rows: readonly Row[]): Coverage {
  const names = Object.keys(model.dimensions);
  const groups = subsets(names, strength);
  const seen = new Set(rows.flatMap(row => groups.map(group => wordsOf(group, row))));
  let covered = 0;
  let of = 0;
  for (const group of groups)
    for (const row of product(model.dimensions, group)) {
      // What occurs is possible; only what does not has to be looked into.
      const occurs = seen.has(wordsOf(group, row));
      if (occurs) covered += 1;
      if (occurs || isPossible(model, row, names)) of += 1;
    }
  return { covered, of };
}

const wordsOf = (names: readonly string[], row: Row) =>
  names.map(name => `${name}=${row[name] ?? ''}`).join('\n');

function subsets(names: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return names.flatMap((name, at) => subsets(names.slice(at + 1), size - 1).map(rest => [name, ...rest]));
}

function product(dimensions: Dimensions, names: readonly string[]): Row[] {
  const [name, ...others] = names;
  if (name === undefined) return [{}];
  const rest = product(dimensions, others);
  return (dimensions[name] ?? []).flatMap(value => rest.map(row => ({ [name]: value, ...row })));
}

/** Whether a whole row can hold some values. */
function isPossible(model: Model, row: Row, names: readonly string[]): boolean {
  const held = names.filter(name => row[name] !== undefined);
  const agree = held.every((name, at) =>
    held.slice(at + 1).every(other => model.allows({ [name]: row[name] ?? '', [other]: row[other] ?? '' })),
  );
  if (!agree) return false;
  const next = names.find(name => row[name] === undefined);
  if (next === undefined) return true;
  return (model.dimensions[next] ?? []).some(value => isPossible(model, { ...row, [next]: value }, names));
}
