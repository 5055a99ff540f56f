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

/** How many of the combinations that can occur do occur. */
export interface Coverage {
  readonly covered: number;
  readonly of: number;
}

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
  const space = new Space(model);
  const open: Open = new Set(shuffled(space.combinations(strength), draw));
  for (const row of asked) space.close(open, space.valuesOf(row), strength);
  const rows: Row[] = [];
  const add = (some: readonly number[]): void => {
    const best = bestWith(space, some, strength, open, draw);
    space.close(open, best, strength);
    rows.push(space.rowOf(best));
  };
  for (const part of wanted) {
    const values = space.valuesOf(part);
    if (values.length === Object.keys(part).length && space.whole(values)) add(values);
  }
  for (const key of open) add(space.valuesAt(key, strength));
  return rows;
}

/** How much of a plan some rows cover. */
export function coverageOf(model: Model, strength: Strength, rows: readonly Row[]): Coverage {
  const space = new Space(model);
  const open: Open = new Set(space.combinations(strength));
  // Each combination is among them in every order.
  const orders = { 1: 1, 2: 2, 3: 6 }[strength];
  const of = open.size / orders;
  for (const row of rows) space.close(open, space.valuesOf(row), strength);
  return { covered: of - open.size / orders, of };
}

/** The combinations that no row has yet, in every order of their values, by their keys. */
type Open = Set<number>;

/** Values are numbered through all dimensions, which makes a combination a number, its key. */
class Space {
  /** The values of each dimension. */
  readonly dimensions: readonly (readonly number[])[];
  readonly size: number;
  readonly #values: readonly { readonly name: string; readonly word: string }[];
  readonly #apart = new Set<number>();

  constructor({ dimensions, limits }: Model) {
    const values = Object.entries(dimensions).flatMap(([name, words]) => words.map(word => ({ name, word })));
    this.#values = values;
    this.size = values.length;
    this.dimensions = Object.keys(dimensions).map(of =>
      values.flatMap(({ name }, number) => (name === of ? [number] : [])),
    );
    for (const { one: first, other: second, meets } of limits)
      for (const [one, { name, word }] of values.entries())
        for (const [other, beside] of name === first ? values.entries() : [])
          if (beside.name === second && meets.get(word)?.has(beside.word) !== true)
            this.#apart.add(one * this.size + other).add(other * this.size + one);
  }

  /** Whether a value can occur together with others. */
  fits(chosen: readonly number[], value: number): boolean {
    for (const one of chosen) if (this.#apart.has(one * this.size + value)) return false;
    return true;
  }

  /** A whole row with some values; `undefined` if the model allows none. */
  whole(chosen: readonly number[], at = 0): readonly number[] | undefined {
    const values = this.dimensions[at];
    if (!values) return chosen;
    if (hasOne(chosen, values)) return this.whole(chosen, at + 1);
    for (const value of values) {
      const whole = this.fits(chosen, value) ? this.whole([...chosen, value], at + 1) : undefined;
      if (whole) return whole;
    }
    return undefined;
  }

  /** The keys of all combinations of so many values that a whole row can have, in every order of their values. */
  combinations(length: number, begun: readonly number[] = [], key = 0): number[] {
    if (begun.length === length) return this.whole(begun) ? [key] : [];
    const found: number[] = [];
    for (const values of this.dimensions)
      for (const value of hasOne(begun, values) ? [] : values)
        if (this.fits(begun, value))
          found.push(...this.combinations(length, [...begun, value], key * this.size + value));
    return found;
  }

  /** The values that a key stands for. */
  valuesAt(key: number, length: number): number[] {
    return length === 0 ? [] : [...this.valuesAt(Math.floor(key / this.size), length - 1), key % this.size];
  }

  /** The values of a row, as far as the model has them and they can occur together. */
  valuesOf(row: Row): readonly number[] {
    const found = this.#values.flatMap(({ name, word }, number) => (row[name] === word ? [number] : []));
    return found.every(value => this.fits(found, value)) ? found : [];
  }

  rowOf(values: readonly number[]): Row {
    const inOrder = values.toSorted((a, b) => a - b).flatMap(number => this.#values[number] ?? []);
    return Object.fromEntries(inOrder.map(({ name, word }) => [name, word]));
  }

  /** Takes the combinations of some values from those that are open. */
  close(open: Open, values: readonly number[], length: number, key = 0): void {
    if (length === 0) open.delete(key);
    else
      for (const value of values)
        this.close(
          open,
          values.filter(other => other !== value),
          length - 1,
          key * this.size + value,
        );
  }
}

const hasOne = (chosen: readonly number[], values: readonly number[]): boolean =>
  chosen.some(value => values.includes(value));

/** Of a few whole rows with some values, the one that brings most new combinations. */
function bestWith(
  space: Space,
  some: readonly number[],
  strength: Strength,
  open: Open,
  draw: Draw,
): readonly number[] {
  let best: readonly number[] | undefined;
  let most = 0;
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const { values, gain } = candidateWith(space, some, strength, open, draw);
    if (gain > most) [best, most] = [values, gain];
  }
  return best ?? space.whole(some) ?? [];
}

/** A row with a combination, and of each further dimension a value that brings most new combinations, if all of them meet. */
function candidateWith(
  space: Space,
  combination: readonly number[],
  strength: Strength,
  open: Open,
  draw: Draw,
): { values: readonly number[]; gain: number } {
  const chosen = [...combination];
  let gain = 1;
  for (const values of shuffled(space.dimensions, draw)) {
    if (hasOne(combination, values)) continue;
    let best: number | undefined;
    let most = -1;
    for (const value of values) {
      if (!space.fits(chosen, value)) continue;
      const more = gainOf(space.size, open, chosen, strength - 1, value) + draw.next() / 2;
      if (more > most) [best, most] = [value, more];
    }
    // The values so far exclude all of this dimension: any whole row with the combination will do.
    if (best === undefined) return { values: [], gain: 0 };
    gain += Math.floor(most);
    chosen.push(best);
  }
  return { values: chosen, gain };
}

/** How many new combinations there are of a value and so many of some others; the key is that of what was taken before. */
function gainOf(
  size: number,
  open: Open,
  others: readonly number[],
  further: number,
  key: number,
  from = 0,
): number {
  if (further === 0) return open.has(key) ? 1 : 0;
  let gain = 0;
  for (let at = from; at < others.length; at++)
    gain += gainOf(size, open, others, further - 1, key * size + (others[at] ?? 0), at + 1);
  return gain;
}
