import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, coveringRows, spaceOf, type Model, type Strength } from './covering.js';
import { drawFrom } from './draw.js';

/** A model of as many values as the numbers say; of a limited pair of dimensions, values whose sum is odd cannot meet. */
function modelOf(sizes: readonly number[], limited: readonly number[] = []): Model {
  const names = sizes.map((_, at) => `d${at}`);
  const values = sizes.map((size, at) => Array.from({ length: size }, (_, value) => `${at}.${value}`));
  const limits = limited.map(at =>
    (values[at] ?? []).flatMap(one =>
      (values[at + 1] ?? [])
        .filter(other => canMeet(one, other))
        .map(other => ({ [`d${at}`]: one, [`d${at + 1}`]: other })),
    ),
  );
  return { dimensions: Object.fromEntries(names.map((name, at) => [name, values[at] ?? []])), limits };
}

const canMeet = (one = '', other = '') => (Number(one.slice(2)) + Number(other.slice(2))) % 2 === 0;

const rowsOf = (seed: string) => coveringRows(spaceOf(modelOf(SIZES), 2), drawFrom(seed, 'rows'));

const SIZES = [23, 2, 2, 4, 3, 2, 3, 3, 2, 2];

describe('rows', () => {
  test.each([1, 2, 3] as const)('cover every combination of %i values', strength => {
    const space = spaceOf(modelOf(SIZES), strength);
    const rows = coveringRows(space, drawFrom('a', 'rows'));
    const { covered, of } = coverageOf(space, rows);
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
        fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 4, maxLength: 6 }),
        fc.subarray([0, 2]),
        fc.constantFrom<Strength>(1, 2, 3),
        fc.string(),
        (sizes, limited, strength, seed) => {
          const space = spaceOf(modelOf(sizes, limited), strength);
          const rows = coveringRows(space, drawFrom(seed, 'rows'));
          const { covered, of } = coverageOf(space, rows);
          expect(covered).toBe(of);
          for (const row of rows)
            for (const at of limited) expect(canMeet(row[`d${at}`], row[`d${at + 1}`])).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('coverage', () => {
  const model = modelOf([2, 2, 2]);

  test('counts what can occur, and what does', () => {
    const row = { d0: '0.0', d1: '1.0', d2: '2.0' };
    expect(coverageOf(spaceOf(model, 1), [row])).toEqual({ covered: 3, of: 6 });
    expect(coverageOf(spaceOf(model, 2), [row])).toEqual({ covered: 3, of: 12 });
    expect(coverageOf(spaceOf(model, 3), [row])).toEqual({ covered: 1, of: 8 });
  });

  test('does not count what cannot meet', () => {
    expect(coverageOf(spaceOf(modelOf([2, 2, 2], [0]), 2), [])).toEqual({ covered: 0, of: 10 });
  });

  test('does not count values that the model does not have, nor rows that lack one', () => {
    const rows = [{ d0: '0.0', d1: 'other', d2: '2.1' }, { d1: '1.0' }];
    expect(coverageOf(spaceOf(model, 1), rows)).toEqual({ covered: 3, of: 6 });
    expect(coverageOf(spaceOf(model, 2), rows)).toEqual({ covered: 1, of: 12 });
  });
});
