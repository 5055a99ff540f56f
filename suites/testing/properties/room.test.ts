/** A difference that the budget leaves no room to recheck is neither proven nor ignored. */
import { expect, test } from 'vitest';
import { together } from '../../../fixtures/mutants/dsl/edits.js';
import { mutants, type MutantId } from '../../../fixtures/mutants/index.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import { answersOf, collectSample, resultsFrom } from '../samples/audits.js';

test.each<[open: RuleId, ids: readonly MutantId[], maxRequests: number]>([
  ['html.same-object', ['html.same-object/lag'], 24],
  ['html.same-object', ['html.same-object/lag'], 40],
  ['session.same-answer', ['session.same-answer/other-lag'], 24],
  // The rest is reserved for the proof of the other one.
  ['session.same-answer', ['session.same-answer/other-lag', 'html.same-object/lag'], 70],
])('%s is open with %j within %d requests', async (open, ids, maxRequests) => {
  const alter = together(...ids.map(id => mutants[id]?.alter ?? {}));
  const results = resultsFrom(await collectSample(answersOf({}, alter), { maxRequests }));
  expect(results.find(({ rule }) => rule === open)).toMatchObject({
    outcome: 'cantTell',
    message: expect.stringContaining('is too small to ask again') as string,
  });
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
  expect(failed).toEqual(ids.slice(1).map(id => mutants[id]?.rule));
});
