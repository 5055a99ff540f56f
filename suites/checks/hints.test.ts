import { expect, test } from 'vitest';
import type { RuleId } from '../../schemas/generated/rules.js';
import { hintOn } from './hints.js';

test.each<[RuleId, string, RegExp]>([
  ['envelope.batchcomplete', 'true', /formatversion=2/],
  ['envelope.query', 'absent', /does not know/],
  ['languageinfo.map', '[]', /never \[\]/],
  ['dbrepllag.lag', '0.5', /fractions/],
  ['dbrepllag.lag', '6.0', /fractions/],
  ['dbrepllag.lag', '"-1"', /quotation marks/],
  ['duplicatefiles.pages', 'an array of 1 entry', /formatversion=2/],
  ['duplicatefiles.pages', '[]', /formatversion=2/],
  ['duplicatefiles.missing', 'true', /formatversion=2/],
])('%s: %s has a likely cause', (rule, seen, hint) => {
  expect(hintOn(rule, seen)).toMatch(hint);
});

test.each<[RuleId, string | undefined]>([
  ['envelope.batchcomplete', 'absent'],
  ['envelope.batchcomplete', '"true"'],
  ['dbrepllag.lag', 'absent'],
  ['dbrepllag.lag', 'null'],
  ['dbrepllag.lag', '-2'],
  ['duplicatefiles.pages', 'absent'],
  ['duplicatefiles.missing', 'false'],
  ['duplicatefiles.ns', '"6"'],
  ['envelope.query', undefined],
])('%s: %s has none', (rule, seen) => {
  expect(hintOn(rule, seen)).toBeUndefined();
});
