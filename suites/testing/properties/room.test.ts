/** A difference for which the budget has no room to ask again is neither proven nor passed in silence. */
import { expect, test } from 'vitest';
import { mutants, type MutantId } from '../../../fixtures/mutants/index.js';
import { collectFrom, resultsFrom } from '../samples/audits.js';

test.each<[id: MutantId, maxRequests: number]>([
  ['html.same-object/lag', 24],
  ['html.same-object/lag', 40],
  ['session.same-answer/other-lag', 32],
  ['session.same-answer/fewer-files', 24],
])('%s within %d requests', async (id, maxRequests) => {
  const mutant = mutants[id];
  if (!mutant) throw new Error(`there is no ${id}`);
  const results = resultsFrom(await collectFrom(mutant, { maxRequests }));
  expect(results.find(({ rule }) => rule === mutant.rule)).toMatchObject({
    outcome: 'cantTell',
    message: expect.stringContaining('is too small to ask again') as string,
  });
});
