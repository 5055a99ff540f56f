/** The contract lock: what is vouched for, and what a changed statement does to it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { owners } from '../schemas/generated/rules.js';
import { LOCK_FILE, currentLock, digestOf, staleRules } from './confirm.js';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const schemas = Object.fromEntries(
  Object.keys(owners).map(name => [name, read(`schemas/answers/${name}.schema.json`)]),
);
const current = currentLock(schemas);

test('somebody vouches for the check and the mutants of every rule as it is stated now', () => {
  expect(staleRules(read(LOCK_FILE), current)).toEqual([]);
});

test('a changed digest, a new rule and a rule that is gone are all stale', () => {
  const { 'allimages.ns': _gone, ...lacking } = current;
  expect(staleRules(lacking, current)).toEqual(['allimages.ns']);
  expect(staleRules({ ...current, 'allimages.ns': 'other' }, current)).toEqual(['allimages.ns']);
  expect(staleRules({ ...current, 'allimages.old': 'x' }, current)).toEqual(['allimages.old']);
});

test('the digest of a field follows its constraint', () => {
  const text = JSON.stringify(schemas['allimages']).replace('"const":6', '"const":7');
  const changed = { ...schemas, allimages: JSON.parse(text) as unknown };
  expect(digestOf('allimages.ns', changed)).not.toBe(digestOf('allimages.ns', schemas));
  expect(digestOf('allimages.title', changed)).toBe(digestOf('allimages.title', schemas));
});
