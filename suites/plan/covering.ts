/**
 * Covering arrays: few rows in which every combination of t values of t dimensions occurs (t-way coverage). Each row is the
 * best of a few candidates (the method of AETG). A general library took longer for a plan of pairs than the audit itself,
 * and left out values without an error.
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
  /** With each value of the one, those of the other that it can occur with. */
  readonly meets: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Model {
  readonly dimensions: Dimensions;
  /** A dimension is in one limit at most, and each of its values meets another, so what fits in pairs fits into a row. */
  readonly limits: readonly Limit[];
}

export type Strength = 1 | 2 | 3;

/** How many of the combinations that can occur do occur. */
export interface Coverage {
  readonly covered: number;
  readonly of: number;
}

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
  const space = new Space(model, strength, draw);
  for (const row of asked) space.cover(space.valuesOf(row));
  const rows: Row[] = [];
  const add = (some: readonly number[]): void => {
    const candidates = Array.from({ length: CANDIDATES }, () => space.candidate(some, draw));
    const best = candidates.reduce((one, other) => (other.gain > one.gain ? other : one));
    space.cover(best.values);
    rows.push(space.rowOf(best.values));
  };
  for (const part of wanted) {
    const values = space.valuesOf(part);
    if (values.length === Object.keys(part).length) add(values);
  }
  for (const key of space.open) add(space.valuesAt(key));
  return rows;
}

export function coverageOf(model: Model, strength: Strength, rows: readonly Row[]): Coverage {
  const space = new Space(model, strength);
  const every = space.open.size;
  for (const row of rows) space.cover(space.valuesOf(row));
  // Each combination counts once for every order of its values.
  const orders = { 1: 1, 2: 2, 3: 6 }[strength];
  return { covered: (every - space.open.size) / orders, of: every / orders };
}

/** Values are numbered through all dimensions, which makes a combination in some order a number, its key. */
class Space {
  /** The keys of the combinations that no row has yet, in every order of their values. */
  readonly open: Set<number>;
  readonly #values: readonly { readonly name: string; readonly word: string }[];
  readonly #dimensions: readonly (readonly number[])[];
  readonly #size: number;
  readonly #apart = new Set<number>();

  constructor(
    { dimensions, limits }: Model,
    private readonly strength: Strength,
    draw?: Draw,
  ) {
    const values = Object.entries(dimensions).flatMap(([name, words]) => words.map(word => ({ name, word })));
    this.#values = values;
    this.#size = values.length;
    this.#dimensions = Object.keys(dimensions).map(of =>
      values.flatMap(({ name }, number) => (name === of ? [number] : [])),
    );
    for (const { one: first, other: second, meets } of limits)
      for (const [one, { name, word }] of values.entries())
        for (const [other, beside] of name === first ? values.entries() : [])
          if (beside.name === second && meets.get(word)?.has(beside.word) !== true)
            this.#apart.add(one * this.#size + other).add(other * this.#size + one);
    const keys = this.#combinations([], 0);
    this.open = new Set(draw ? shuffled(keys, draw) : keys);
  }

  #fits(chosen: readonly number[], value: number): boolean {
    for (const one of chosen) if (this.#apart.has(one * this.#size + value)) return false;
    return true;
  }

  valuesAt(key: number): number[] {
    const values: number[] = [];
    for (let rest = key; values.length < this.strength; rest = Math.floor(rest / this.#size))
      values.unshift(rest % this.#size);
    return values;
  }

  #combinations(begun: readonly number[], key: number): number[] {
    if (begun.length === this.strength) return [key];
    return this.#dimensions
      .filter(values => !values.some(value => begun.includes(value)))
      .flat()
      .filter(value => this.#fits(begun, value))
      .flatMap(value => this.#combinations([...begun, value], key * this.#size + value));
  }

  /** The values of a row, as far as the model has them; none if they cannot occur together. */
  valuesOf(row: Row): readonly number[] {
    const found = this.#values.flatMap(({ name, word }, number) => (row[name] === word ? [number] : []));
    return found.every(value => this.#fits(found, value)) ? found : [];
  }

  rowOf(values: readonly number[]): Row {
    const inOrder = values.toSorted((a, b) => a - b).flatMap(number => this.#values[number] ?? []);
    return Object.fromEntries(inOrder.map(({ name, word }) => [name, word]));
  }

  cover(values: readonly number[], length: number = this.strength, key = 0): void {
    if (length === 0) this.open.delete(key);
    else
      for (const [at, value] of values.entries())
        this.cover(values.toSpliced(at, 1), length - 1, key * this.#size + value);
  }

  /** A row with some values, and of each further dimension the value that brings most new combinations. */
  candidate(some: readonly number[], draw: Draw): { values: readonly number[]; gain: number } {
    const chosen = [...some];
    let gain = 0;
    for (const values of shuffled(this.#dimensions, draw)) {
      if (values.some(value => some.includes(value))) continue;
      let best = 0;
      let most = -1;
      for (const value of values) {
        if (!this.#fits(chosen, value)) continue;
        const more = this.#gain(chosen, this.strength - 1, value) + draw.next() / 2;
        if (more > most) [best, most] = [value, more];
      }
      gain += Math.floor(most);
      chosen.push(best);
    }
    return { values: chosen, gain };
  }

  /** How many new combinations a key makes with `further` of the other values. */
  #gain(others: readonly number[], further: number, key: number, from = 0): number {
    if (further === 0) return this.open.has(key) ? 1 : 0;
    let gain = 0;
    for (let at = from; at < others.length; at++)
      gain += this.#gain(others, further - 1, key * this.#size + (others[at] ?? 0), at + 1);
    return gain;
  }
}
