/** Which failures decide a verdict. */
import { expect, test } from 'vitest';
import { decides, resultOf, verdictOf } from './verdict.js';

test.each([
  ['MUST', true, true],
  ['SHOULD', false, true],
  ['INFO', false, false],
] as const)('a failure of a %s decides: %s, in a strict audit: %s', (level, lenient, strict) => {
  expect([decides(level, false), decides(level, true)]).toEqual([lenient, strict]);
});

test.each([
  [['envelope.json', 'envelope.object'], '2 MUST rules could not be tested: lost'],
  [['envelope.json'], 'envelope.json could not be tested: lost'],
] as const)('the verdict counts the rules that could not be tested: %j', (unjudged, reason) => {
  const results = [
    ...unjudged.map(rule => resultOf(rule, { outcome: 'cantTell', message: 'lost' })),
    resultOf('html.notice', { outcome: 'passed', message: 'seen' }),
  ];
  expect(verdictOf(results, { strict: false, selected: new Set(unjudged) }).reason).toBe(reason);
});

test('the verdict names the reason of most rules that could not be tested', () => {
  const messages = { 'envelope.json': 'refused', 'html.notice': 'lost', 'dbrepllag.list': 'lost' } as const;
  const unsure = Object.entries(messages).map(([rule, message]) =>
    resultOf(rule as keyof typeof messages, { outcome: 'cantTell', message }),
  );
  const passed = resultOf('envelope.object', { outcome: 'passed', message: 'seen' });
  const selected = new Set(unsure.map(({ rule }) => rule));
  const reasonFor = (results: typeof unsure) => verdictOf(results, { strict: false, selected }).reason;
  expect(reasonFor(unsure)).toBe('nothing could be tested: lost');
  expect(reasonFor([...unsure, passed])).toBe('3 MUST rules could not be tested: lost');
});

test.each([
  [['dbrepllag.list'], 'nothing passed in the area dbrepllag: there is no evidence'],
  [['dbrepllag.list', 'html.notice'], 'nothing passed in the areas dbrepllag, html: there is no evidence'],
] as const)('the verdict names the areas in which nothing passed: %j', (cutOff, reason) => {
  const results = cutOff.map(rule => resultOf(rule, { outcome: 'inapplicable', message: 'none' }));
  expect(verdictOf(results, { strict: false, selected: new Set(cutOff) }).reason).toBe(reason);
});

test('the verdict names the budget that left nothing to prove an area', () => {
  const message = 'the budget of 5 requests (--max-requests) is used up';
  const results = [resultOf('html.notice', { outcome: 'cantTell', message, cutOff: true })];
  const { conformant, reason } = verdictOf(results, { strict: false, selected: new Set(['html.notice']) });
  expect({ conformant, reason }).toEqual({
    conformant: null,
    reason: `nothing passed in the area html: ${message}`,
  });
});
