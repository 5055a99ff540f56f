import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, coveringRows, type Model, type Row, type Strength } from './covering.js';
import { drawFrom } from './draw.js';

/** A model of as many values as the numbers say, in which some pairs of values cannot meet. */
function modelOf(sizes: readonly number[], apart: ReadonlySet<string> = new Set()): Model {
  const names = sizes.map((_, at) => `d${at}`);
  const values = sizes.map((size, at) => Array.from({ length: size }, (_, value) => `${at}.${value}`));
  const canMeet = (one: string, other: string) => !apart.has([one, other].toSorted().join(' '));
  const limits = names.flatMap((one, at) =>
    names.slice(0, at).map((other, before) => ({
      one,
      other,
      meets: new Map(
        values[at]?.map(value => [value, new Set(values[before]?.filter(each => canMeet(value, each)))]),
      ),
    })),
  );
  return { dimensions: Object.fromEntries(names.map((name, at) => [name, values[at] ?? []])), limits };
}

const rowsOf = (seed: string) => coveringRows(modelOf(SIZES), 2, drawFrom(seed, 'rows'));

const SIZES = [23, 2, 2, 4, 3, 2, 3, 3, 2, 2];

describe('rows', () => {
  test.each([1, 2, 3] as const)('cover every combination of %i values', strength => {
    const model = modelOf(SIZES);
    const rows = coveringRows(model, strength, drawFrom('a', 'rows'));
    const { covered, of } = coverageOf(model, strength, rows);
    expect(covered).toBe(of);
    const least = SIZES.toSorted((a, b) => b - a)
      .slice(0, strength)
      .reduce((product, size) => product * size, 1);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.length).toBeLessThanOrEqual(1.5 * least);
  });

  test('follow from the seed', () => {
    expect(rowsOf('a')).toEqual(rowsOf('a'));
    expect(rowsOf('a')).not.toEqual(rowsOf('b'));
  });

  test('never hold two values that cannot meet, and cover what else can', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(5), fc.nat(4), fc.nat(5), fc.nat(4)), { maxLength: 12 }),
        fc.constantFrom<Strength>(1, 2, 3),
        fc.string(),
        (sizes, pairs, strength, seed) => {
          const apart = new Set(pairs.map(([a, v, b, w]) => [`${a}.${v}`, `${b}.${w}`].toSorted().join(' ')));
          const model = modelOf(sizes, apart);
          if (strength > sizes.length) return;
          const rows = coveringRows(model, strength, drawFrom(seed, 'rows'));
          const { covered, of } = coverageOf(model, strength, rows);
          expect(covered).toBe(of);
          for (const row of rows) expect(pairsOf(row).filter(pair => apart.has(pair))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const pairsOf = (row: Row): string[] => {
  const values = Object.values(row);
  return values.flatMap((one, at) => values.slice(at + 1).map(other => [one, other].toSorted().join(' ')));
};

describe('coverage', () => {
  const model = modelOf([2, 2, 2]);

  test('counts what can occur, and what does', () => {
    const row = { d0: '0.0', d1: '1.0', d2: '2.0' };
    expect(coverageOf(model, 1, [row])).toEqual({ covered: 3, of: 6 });
    expect(coverageOf(model, 2, [row])).toEqual({ covered: 3, of: 12 });
    expect(coverageOf(model, 3, [row])).toEqual({ covered: 1, of: 8 });
  });

  test('does not count what no whole row can hold', () => {
    const narrow = modelOf([2, 1, 1], new Set(['0.0 1.0']));
    expect(coverageOf(narrow, 1, [])).toEqual({ covered: 0, of: 3 });
  });

  test('does not count values that the model does not have, nor rows that lack one', () => {
    const rows = [{ d0: '0.0', d1: 'other', d2: '2.1' }, { d1: '1.0' }];
    expect(coverageOf(model, 1, rows)).toEqual({ covered: 3, of: 6 });
    expect(coverageOf(model, 2, rows)).toEqual({ covered: 1, of: 12 });
  });
});
