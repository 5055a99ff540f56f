import { expect, test } from 'vitest';
import type { RuleId } from '../../schemas/generated/rules.js';
import { hintOn, hintOnSpelling } from './hints.js';

test.each<[RuleId, seen: string | undefined, hint: RegExp]>([
  ['envelope.batchcomplete', 'true', /formatversion=2/],
  ['envelope.batchcomplete', 'absent', /^$/],
  ['envelope.batchcomplete', '"true"', /^$/],
  ['dbrepllag.lag', '0.5', /fractions/],
  ['dbrepllag.lag', '6.0', /fractions/],
  ['dbrepllag.lag', 'absent', /^$/],
  ['dbrepllag.lag', '-2', /^$/],
  ['duplicatefiles.pages', 'an array of 1 entry', /formatversion=2/],
  ['duplicatefiles.pages', '[]', /formatversion=2/],
  ['duplicatefiles.pages', 'absent', /^$/],
  ['duplicatefiles.missing', 'true', /formatversion=2/],
  ['duplicatefiles.missing', 'false', /^$/],
  ['duplicatefiles.ns', '"6"', /^$/],
])('%s is %s: %s', (rule, seen, hint) => {
  expect(hintOn(rule, seen) ?? '').toMatch(hint);
});

test.each([
  ['é', 'e\u0301', /normalization/],
  ['é', 'e', /^$/],
])('%j is written %j: %s', (expected, actual, hint) => {
  expect(hintOnSpelling(expected, actual) ?? '').toMatch(hint);
});
