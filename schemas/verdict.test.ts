/** Which failures decide a verdict, and its reason. */
import { expect, test } from 'vitest';
import type { RuleId } from './generated/rules.js';
import { decides, resultOf, verdictOf, type RuleResult } from './verdict.js';

test.each([
  ['MUST', true, true],
  ['SHOULD', false, true],
  ['INFO', false, false],
] as const)('a failure of a %s decides: %s, in a strict audit: %s', (level, lenient, strict) => {
  expect([decides(level, false), decides(level, true)]).toEqual([lenient, strict]);
});

const unsure = (rule: RuleId, message = 'lost') => resultOf(rule, { outcome: 'cantTell', message });
const empty = (rule: RuleId) => resultOf(rule, { outcome: 'inapplicable', message: 'none' });
const passed = resultOf('envelope.object', { outcome: 'passed', message: 'seen' });
const three = [unsure('envelope.json', 'refused'), unsure('html.notice'), unsure('dbrepllag.list')];
const message = 'the budget of 5 requests (--max-requests) is used up';

test.each<[reason: string, results: readonly RuleResult[]]>([
  ['2 MUST rules could not be tested: lost', [unsure('envelope.json'), unsure('html.notice'), passed]],
  ['envelope.json could not be tested: lost', [unsure('envelope.json'), passed]],
  ['3 MUST rules could not be tested: lost', [...three, passed]],
  ['nothing could be tested: lost', three],
  ['nothing passed in the area dbrepllag: there is no evidence', [empty('dbrepllag.list')]],
  [
    'nothing passed in the areas dbrepllag, html: there is no evidence',
    [empty('dbrepllag.list'), empty('html.notice')],
  ],
  [
    `nothing passed in the area html: ${message}`,
    [resultOf('html.notice', { outcome: 'cantTell', message, cutOff: true })],
  ],
])('an inconclusive verdict says: %s', (reason, results) => {
  const selected = new Set(results.filter(({ outcome }) => outcome !== 'passed').map(({ rule }) => rule));
  expect(verdictOf(results, { strict: false, selected })).toMatchObject({ conformant: null, reason });
});
