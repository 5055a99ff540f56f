import { expect, test } from 'vitest';
import { placeAt } from './json-place.js';

test.each<[text: string, steps: readonly string[], found: unknown]>([
  ['{"a":[1,{"b":2}]}', ['a', '1', 'b'], '2'],
  ['{"a":[1,{"b":2}]}', ['a', '1', 'c'], '{"b":2}'],
  ['{"a":[1,{"b":2}]}', ['x', 'y', 'z'], 'beyond'],
  ['{"\\u0061":7}', ['a'], '7'],
  ['{"a":1,"a":2}', ['a'], '1'],
  ['{"a":[1,{"b":"cut he', ['a', '1', 'b'], '"cut he'],
  ['<p>{"a":1}</p>', ['a'], 'not JSON'],
])('in %s, %j leads to %s', (text, steps, found) => {
  const place = placeAt(text, steps);
  expect(typeof place === 'string' ? place : text.slice(place.from, place.to)).toBe(found);
});

test('what is nested too deep counts as no JSON', () => {
  expect(placeAt('['.repeat(100_000), [])).toBe('not JSON');
});
