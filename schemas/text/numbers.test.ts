import { expect, test } from 'vitest';
import { count, duration } from './numbers.js';

test('one thing has no plural', () => {
  expect([0, 1, 2, 12_345].map(number => count(number, 'request'))).toEqual([
    '0 requests',
    '1 request',
    '2 requests',
    '12,345 requests',
  ]);
});

test('a duration has the unit that suits it', () => {
  expect(
    [
      0, 99, 812, 9_949, 9_950, 59_499, 59_600, 125_000, 3_599_400, 3_599_600, 34_200_000, 172_769_000,
      172_771_000, 2e9,
    ].map(duration),
  ).toEqual([
    '0 ms',
    '99 ms',
    '0.8 s',
    '9.9 s',
    '10 s',
    '59 s',
    '1 min 0 s',
    '2 min 5 s',
    '59 min 59 s',
    '1 h 0 min',
    '9 h 30 min',
    '47 h 59 min',
    '2 days 0 h',
    '23 days 4 h',
  ]);
});
