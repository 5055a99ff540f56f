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
  /** The value that rows have wherever no other brings more. */
  readonly favoured?: string | undefined;
}

export type Strength = 1 | 2 | 3;

const CANDIDATES = 3;

/**
 * Rows in which every combination of `strength` values occurs that the model allows; those with more new ones come first.
 * @param wanted parts of rows that are among them in any case, as far as the model has their values
 * @param asked rows whose combinations need not occur again
 */
export function coveringRows(
  { strength, values, dimensions, isFavoured, all, fits, valuesOf, keysOf, valuesIn }: Space,
  draw: Draw,
  wanted: readonly Row[] = [],
  asked: readonly Row[] = [],
): Row[] {
  const order = shuffled(all, draw);
  const isOpen = new Uint8Array(values.length ** strength);
  for (const key of all) isOpen[key] = 1;
  const cover = (some: readonly number[]): void => keysOf(some).forEach(key => (isOpen[key] = 0));
  /** How many new combinations a key makes with `further` of the other values, from one of them on. */
  const gainOf = (others: readonly number[], further: number = strength, key = 0, from = 0): number => {
    if (further === 0) return isOpen[key] ?? 0;
    let gain = 0;
    for (let at = from; at < others.length; at++)
      gain += gainOf(others, further - 1, key * values.length + (others[at] ?? 0), at + 1);
    return gain;
  };
  /** A row with some values, and of each further dimension the value that brings most new combinations. */
  const candidate = (some: readonly number[]): readonly number[] => {
    const chosen = [...some];
    for (const own of shuffled(dimensions, draw)) {
      let best = { at: -1, rank: -1 };
      for (const at of own) {
        const tie = isFavoured(at) ? 0.5 : draw.next() / 2;
        const rank = fits(chosen, at) ? gainOf(chosen, strength - 1, at) + tie : -1;
        if (rank > best.rank) best = { at, rank };
      }
      if (best.at >= 0) chosen.push(best.at);
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
  for (const key of order) if (isOpen[key] === 1) add(valuesIn(key));
  return rows;
}

/** How many of the combinations that can occur do occur. */
export function coverageOf({ strength, all, valuesOf, keysOf }: Space, rows: readonly Row[]) {
  const covered = new Set(rows.flatMap(row => keysOf(valuesOf(row))));
  // Each combination counts once for every order of its values.
  const orders = { 1: 1, 2: 2, 3: 6 }[strength];
  return { covered: covered.size / orders, of: all.length / orders };
}

type Space = ReturnType<typeof spaceOf>;

/** The combinations of `strength` values. Values are numbered through all dimensions, which makes a combination in some order a number, its key. */
export function spaceOf({ dimensions, limits, favoured }: Model, strength: Strength) {
  const values = Object.entries(dimensions).flatMap(([name, words]) => words.map(word => ({ name, word })));
  const every = [...values.keys()];
  const numbers = new Map(values.map(({ name, word }, number) => [`${name} ${word}`, number]));
  const numbersIn = (row: Row) => Object.keys(row).flatMap(name => numbers.get(`${name} ${row[name]}`) ?? []);
  const isLimited = limits.map(([pair = {}]) => values.map(({ name }) => name in pair));
  const pairs = limits.flat().map(numbersIn);
  const meeting = new Set(pairs.flatMap(([one = 0, other = 0]) => [`${one} ${other}`, `${other} ${one}`]));
  const canMeet = (one: number, other: number): boolean =>
    values[one]?.name !== values[other]?.name &&
    (!isLimited.some(own => own[one] && own[other]) || meeting.has(`${one} ${other}`));
  const meets = every.map(one => every.map(other => canMeet(one, other)));
  const fits = (chosen: readonly number[], value: number) => chosen.every(one => meets[one]?.[value]);
  const keysOf = (of: readonly number[], further: number = strength, key = 0, keys: number[] = []) => {
    for (const value of of) {
      const longer = key * values.length + value;
      const beside = further === 1 ? [] : of.filter(other => meets[value]?.[other]);
      if (further === 1) keys.push(longer);
      else keysOf(beside, further - 1, longer, keys);
    }
    return keys;
  };
  return {
    strength,
    values,
    /** The keys of all combinations that can occur, in every order. */
    all: keysOf(every),
    /** The values of each dimension. */
    dimensions: Object.keys(dimensions).map(name => every.filter(at => values[at]?.name === name)),
    isFavoured: (at: number): boolean => values[at]?.word === favoured,
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
