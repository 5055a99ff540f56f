import { expect, test } from 'vitest';
import { below, drawFrom, pick, shuffled } from './draw.js';

const numbers = (seed: string, label: string, count = 1000) => {
  const draw = drawFrom(seed, label);
  return Array.from({ length: count }, () => draw.next());
};

test('the same seed and label lead to the same numbers, others to others', () => {
  expect(numbers('a', 'b')).toEqual(numbers('a', 'b'));
  for (const other of [numbers('a', 'c'), numbers('b', 'b'), numbers('a\nb', ''), numbers('a', 'b\n')])
    expect(other.filter(number => numbers('a', 'b').includes(number))).toEqual([]);
});

test('numbers are spread evenly from 0 up to 1', () => {
  const tenths = numbers('a', 'b', 10_000).map(number => Math.floor(10 * number));
  for (let tenth = 0; tenth < 10; tenth++) {
    expect(tenths.filter(found => found === tenth).length).toBeGreaterThan(900);
    expect(tenths.filter(found => found === tenth).length).toBeLessThan(1100);
  }
});

test('every item is picked at times, and none where there is none', () => {
  const draw = drawFrom('a', 'b');
  expect(new Set(Array.from({ length: 100 }, () => below(5, draw)))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(Array.from({ length: 100 }, () => pick(['x', 'y'], draw)))).toEqual(new Set(['x', 'y']));
  expect(() => pick([], draw)).toThrow(RangeError);
});

test('a seed draws the same in every version, so that an audit can be repeated', () => {
  const draw = drawFrom('a', 'b');
  expect([shuffled([1, 2, 3, 4, 5], draw), below(1e9, draw)]).toEqual([[5, 1, 2, 4, 3], 597_821_814]);
});

test('a shuffle keeps all items', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  const mixed = shuffled(items, drawFrom('a', 'b'));
  expect(mixed).not.toEqual(items);
  expect(mixed.toSorted((one, other) => one - other)).toEqual(items);
});
