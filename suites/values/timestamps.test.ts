import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRealTime, latestAt } from './timestamps.js';

const two = (max: number) => fc.nat(max).map(number => String(number).padStart(2, '0'));

const written = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

describe('a timestamp', () => {
  test('is real exactly where it is a date of JavaScript, leap seconds aside', () => {
    const years = [fc.integer({ min: 1999, max: 2104 }), fc.constantFrom('0001', 1900, 2100, 9999)];
    const year = fc.oneof(...years).map(String);
    fc.assert(
      fc.property(year, two(13), two(32), two(25), two(61), fc.nat(59), (y, month, day, hour, minute, s) => {
        const timestamp = `${y}-${month}-${day}T${hour}:${minute}:${String(s).padStart(2, '0')}Z`;
        const date = new Date(timestamp);
        const isReal = !Number.isNaN(date.getTime()) && written(date) === timestamp;
        expect(isRealTime(timestamp)).toBe(isReal);
      }),
      { seed: 1, numRuns: 5000 },
    );
  });

  test.each([
    ['2024-01-01T24:00:00Z', false],
    ['2016-12-31T23:59:60Z', true],
    ['2015-06-30T23:59:60Z', true],
    ['2015-06-29T23:59:60Z', false],
    ['2015-06-30T22:59:60Z', false],
    ['2016-12-31T23:59:61Z', false],
  ])('%s is real: %s', (timestamp, isReal) => {
    expect(isRealTime(timestamp)).toBe(isReal);
  });
});

test('the latest upload that an answer can show is a day after it', () => {
  expect(latestAt(Date.UTC(2024, 1, 28, 12, 0, 1, 999))).toBe('2024-02-29T12:00:01Z');
});
