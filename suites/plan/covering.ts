/** Covering arrays: few rows in which every combination of t values of t dimensions occurs, each the best of some (AETG). */
// A general library took longer for a plan of pairs than the audit itself, and left out values without an error.
import { shuffled, type Draw } from './draw.js';

/** One value of each dimension. */
export type Row = Readonly<Record<string, string>>;

export interface Model {
  /** Their names, each with its values. */
  readonly dimensions: Readonly<Record<string, readonly string[]>>;
  /** Of pairs of dimensions whose values cannot all meet, those values that can: each value meets another. A dimension is in one pair at most. */
  readonly limits: readonly (readonly Row[])[];
}

export type Strength = 1 | 2 | 3;

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
  const { values, dimensions, fits, valuesOf, keysOf, valuesIn } = spaceOf(model, strength);
  const open = new Set(shuffled(keysOf([...values.keys()]), draw));
  const cover = (some: readonly number[]): void => keysOf(some).forEach(key => open.delete(key));
  /** How many new combinations a key makes with `further` of the other values, from one of them on. */
  const gainOf = (others: readonly number[], further: number = strength, key = 0, from = 0): number => {
    if (further === 0) return open.has(key) ? 1 : 0;
    let gain = 0;
    for (let at = from; at < others.length; at++)
      gain += gainOf(others, further - 1, key * values.length + (others[at] ?? 0), at + 1);
    return gain;
  };
  /** A row with some values, and of each further dimension the value that brings most new combinations. */
  const candidate = (some: readonly number[]): readonly number[] => {
    const chosen = [...some];
    for (const own of shuffled(dimensions, draw)) {
      const fitting = own.filter(at => fits(chosen, at));
      const ranked = fitting.map(at => ({ at, rank: gainOf(chosen, strength - 1, at) + draw.next() / 2 }));
      const [best] = ranked.toSorted((one, other) => other.rank - one.rank);
      if (best) chosen.push(best.at);
    }
    return chosen;
  };
  const rows: Row[] = [];
  const add = (some: readonly number[]): void => {
    const candidates = Array.from({ length: CANDIDATES }, () => candidate(some));
    const [chosen = []] = candidates.toSorted((one, other) => gainOf(other) - gainOf(one));
    cover(chosen);
    const named = chosen.flatMap(at => values[at] ?? []);
    rows.push(Object.fromEntries(named.map(({ name, word }) => [name, word])));
  };
  for (const row of asked) cover(valuesOf(row));
  for (const part of wanted) {
    const some = valuesOf(part);
    if (some.length === Object.keys(part).length) add(some);
  }
  for (const key of open) add(valuesIn(key));
  return rows;
}

/** How many of the combinations that can occur do occur. */
export function coverageOf(model: Model, strength: Strength, rows: readonly Row[]) {
  const { values, valuesOf, keysOf } = spaceOf(model, strength);
  const covered = new Set(rows.flatMap(row => keysOf(valuesOf(row))));
  // Each combination counts once for every order of its values.
  const orders = { 1: 1, 2: 2, 3: 6 }[strength];
  return { covered: covered.size / orders, of: keysOf([...values.keys()]).length / orders };
}

/** Values are numbered through all dimensions, which makes a combination in some order a number, its key. */
function spaceOf({ dimensions, limits }: Model, strength: Strength) {
  const values = Object.entries(dimensions).flatMap(([name, words]) => words.map(word => ({ name, word })));
  const numbers = new Map(values.map(({ name, word }, number) => [`${name} ${word}`, number]));
  const numbersIn = (row: Row) => Object.keys(row).flatMap(name => numbers.get(`${name} ${row[name]}`) ?? []);
  const isLimited = limits.map(([pair = {}]) => values.map(({ name }) => name in pair));
  const meets = values.map(({ name }, one) => {
    const isOpen = (other: number) => !isLimited.some(own => own[one] && own[other]);
    return new Set([...values.keys()].filter(at => values[at]?.name !== name && isOpen(at)));
  });
  for (const pair of limits.flat().map(numbersIn))
    for (const one of pair) for (const other of pair) if (one !== other) meets[one]?.add(other);
  const fits = (chosen: readonly number[], value: number) => chosen.every(one => meets[one]?.has(value));
  const keysOf = (of: readonly number[], further: number = strength, key = 0, keys: number[] = []) => {
    for (const value of of) {
      const longer = key * values.length + value;
      if (further === 1) {
        keys.push(longer);
        continue;
      }
      const beside = of.filter(other => meets[value]?.has(other));
      keysOf(beside, further - 1, longer, keys);
    }
    return keys;
  };
  return {
    values,
    /** The values of each dimension. */
    dimensions: Object.keys(dimensions).map(name =>
      [...values.keys()].filter(at => values[at]?.name === name),
    ),
    fits,
    /** The keys of all combinations of some values that can meet, in every order. */
    keysOf,
    valuesIn: (key: number): readonly number[] =>
      Array.from({ length: strength }, (_, at) => Math.floor(key / values.length ** at) % values.length),
    /** The values of a row, as far as the model has them; none if they cannot occur together. */
    valuesOf: (row: Row): readonly number[] => {
      const found = numbersIn(row);
      return found.every((value, at) => fits(found.slice(0, at), value)) ? found : [];
    },
  };
}
