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
  [['envelope.json', 'envelope.object'], '2 MUST rules could not be judged: lost'],
  [['envelope.json'], 'envelope.json could not be judged: lost'],
] as const)('the verdict counts the rules that could not be judged: %j', (unjudged, reason) => {
  const results = unjudged.map(rule => resultOf(rule, { outcome: 'cantTell', message: 'lost' }));
  expect(verdictOf(results, { strict: false, selected: new Set(unjudged) }).reason).toBe(reason);
});

test('the verdict names the reason of most rules that could not be judged', () => {
  const messages = { 'envelope.json': 'refused', 'html.notice': 'lost', 'dbrepllag.list': 'lost' } as const;
  const results = Object.entries(messages).map(([rule, message]) =>
    resultOf(rule as keyof typeof messages, { outcome: 'cantTell', message }),
  );
  const selected = new Set(results.map(({ rule }) => rule));
  expect(verdictOf(results, { strict: false, selected }).reason).toBe(
    '3 MUST rules could not be judged: lost',
  );
});

test.each([
  [['dbrepllag.list'], 'nothing passed in the area dbrepllag: nothing was proven there'],
  [
    ['dbrepllag.list', 'html.notice'],
    'nothing passed in the areas dbrepllag, html: nothing was proven there',
  ],
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
