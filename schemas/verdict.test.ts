/** Which failures decide a verdict. */
import { expect, test } from 'vitest';
import { decides } from './verdict.js';

test.each([
  ['MUST', true, true],
  ['SHOULD', false, true],
  ['INFO', false, false],
] as const)('a failure of a %s decides: %s, in a strict audit: %s', (level, lenient, strict) => {
  expect([decides(level, false), decides(level, true)]).toEqual([lenient, strict]);
});
