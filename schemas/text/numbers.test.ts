import { expect, test } from 'vitest';
import { count, duration } from './numbers.js';

test.each([
  [0, '0 requests'],
  [1, '1 request'],
  [12_345, '12,345 requests'],
])('%d: %s', (number, text) => {
  expect(count(number, 'request')).toBe(text);
});

test.each([
  [0, '0 ms'],
  [99, '99 ms'],
  [812, '0.8 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_600, '1 min 0 s'],
  [3_599_400, '59 min 59 s'],
  [3_599_600, '1 h 0 min'],
  [172_769_000, '47 h 59 min'],
  [172_771_000, '2 days 0 h'],
  [2e9, '23 days 4 h'],
])('%d ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
