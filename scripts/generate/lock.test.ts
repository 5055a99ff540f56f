/** The contract lock: which rules are confirmed, and what a changed statement does to it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACT_FILE, completeLock, digestsOf, unconfirmed } from './generate.js';
import { readContract } from './read.js';

const text = readFileSync(CONTRACT_FILE, 'utf8');
const digestsIn = (contract: string) => digestsOf(readContract(contract, CONTRACT_FILE));
const digests = digestsIn(text);

test('a new rule is locked as it is, a changed one waits until it is named, and one that is gone leaves', () => {
  const { 'allimages.ns': _new, ...before } = digests;
  expect(completeLock({ ...before, 'allimages.old': 'x' }, digests)).toEqual(digests);
  const changed = { ...digests, 'allimages.ns': 'old', 'allimages.url': 'old' };
  expect(completeLock(changed, digests)).toEqual(changed);
  expect(unconfirmed(before, digests)).toEqual([]);
  expect(unconfirmed(changed, digests)).toEqual(['allimages.ns', 'allimages.url']);
  expect(unconfirmed(completeLock(changed, digests, ['allimages.ns']), digests)).toEqual(['allimages.url']);
});

test.each([
  ['statement', 'The JSON text is an object.', 'The JSON text is a map.', ['envelope.object']],
  ['constraint', '| exactly `6` | `allimages.ns`', '| exactly `7` | `allimages.ns`', ['allimages.ns']],
])('a digest follows the %s of its rule, and of no other', (_what, from, to, expected) => {
  expect(text).toContain(from);
  expect(unconfirmed(digests, digestsIn(text.replace(from, to)))).toEqual(expected);
});
