import { expect, test } from 'vitest';
import type { RuleId } from '../../schemas/generated/rules.js';
import { hintOn } from './hints.js';

test.each<[RuleId, seen: string | undefined, hint: RegExp]>([
  ['envelope.batchcomplete', 'true', /formatversion=2/],
  ['envelope.batchcomplete', 'absent', /^$/],
  ['envelope.batchcomplete', '"true"', /^$/],
  ['envelope.query', 'absent', /does not know/],
  ['envelope.query', undefined, /^$/],
  ['languageinfo.map', '[]', /never \[\]/],
  ['dbrepllag.lag', '0.5', /fractions/],
  ['dbrepllag.lag', '6.0', /fractions/],
  ['dbrepllag.lag', '"-1"', /quotation marks/],
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
