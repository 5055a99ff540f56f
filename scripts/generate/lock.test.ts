/** The contract lock: which rules are confirmed, and what a changed statement does to it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACT_FILE, digestsIn } from './generate.js';
import { completeLock, confirmed, unconfirmed } from './lock.js';

const text = readFileSync(CONTRACT_FILE, 'utf8');
const digests = digestsIn(text);

test('a changed statement is not confirmed; a new rule is, from the start', () => {
  const { 'allimages.ns': _new, ...before } = digests;
  expect(unconfirmed(before, digests)).toEqual([]);
  expect(completeLock(before, digests)).toEqual(digests);
  const changed = { ...digests, 'allimages.ns': 'of another statement' };
  expect(unconfirmed(changed, digests)).toEqual(['allimages.ns']);
  expect(completeLock(changed, digests)).toEqual(changed);
});

test('only the named rules are confirmed', () => {
  const changed = { ...digests, 'allimages.ns': 'old', 'allimages.url': 'old' };
  expect(unconfirmed(confirmed(['allimages.ns'], changed, digests), digests)).toEqual(['allimages.url']);
});

test('a rule that is gone leaves the lock', () => {
  expect(completeLock({ ...digests, 'allimages.old': 'x' }, digests)).toEqual(digests);
});

test.each([
  ['statement', 'The JSON text is an object.', 'The JSON text is a map.', ['envelope.object']],
  ['constraint', '| exactly `6` | `allimages.ns`', '| exactly `7` | `allimages.ns`', ['allimages.ns']],
])('a digest follows the %s of its rule, and of no other', (_what, from, to, expected) => {
  expect(text).toContain(from);
  expect(unconfirmed(digests, digestsIn(text.replace(from, to)))).toEqual(expected);
});
