import { describe, expect, test } from 'vitest';
import { excessOf } from './json-size.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (count: number) => `[${Array.from({ length: count }, () => '0').join(',')}]`;

describe('a text is read', () => {
  test.each([
    ['an answer', '{"batchcomplete":"","query":{"allimages":[]}}'],
    ['nothing', ''],
    ['200 levels', nested(200)],
    ['brackets within strings', `{"a":"${nested(500)}","b":"\\"${nested(500)}"}`],
    ['an escaped quote at the end of a string', `["\\\\",${nested(150)},"\\\\\\"${nested(300)}"]`],
    ['149,998 values', list(149_998)],
    ['a string that is never closed', `{"a":"${nested(500)}`],
  ])('with %s', (_what, text) => {
    expect(excessOf(text)).toBeUndefined();
  });
});

describe('a text is not read', () => {
  test.each([
    ['201 levels', nested(201)],
    ['201 objects within each other', '{"a":'.repeat(201)],
    ['levels after a string that ends in a backslash', `["\\\\",${nested(250)}]`],
  ])('with %s', (_what, text) => {
    expect(excessOf(text)).toBe('the answer is nested more than 200 deep');
  });

  test('with 150,001 values', () => {
    expect(excessOf(list(150_001))).toBe('the answer holds more than 150,000 values');
  });
});
