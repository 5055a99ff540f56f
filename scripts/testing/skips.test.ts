import { expect, test } from 'vitest';

import { skipLine, unless } from './skips.js';

test('nothing is skipped without a reason', () => {
  expect(unless(undefined)).toEqual({});
  expect(unless('no Chromium')).toEqual({ skip: true, meta: { skipReason: 'no Chromium' } });
});

test('the last line counts the skipped tests, and names the reason', () => {
  expect(skipLine(['no Chromium'])).toBe('1 test skipped: no Chromium');
  expect(skipLine(['no Chromium', 'no Chromium'])).toBe('2 tests skipped: no Chromium');
});
