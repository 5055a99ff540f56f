import { afterEach, expect, test, vi } from 'vitest';
import { overwritesLines } from './terminal.js';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['xterm', true, true],
  ['dumb', true, false],
  ['xterm', false, false],
])('TERM=%s, a terminal: %s, overwrites lines: %s', (term, isTTY, overwrites) => {
  vi.stubEnv('TERM', term);
  expect(overwritesLines({ isTTY } as NodeJS.WriteStream)).toBe(overwrites);
});
