/** Within the default budget for remote hosts, each mutant of a MUST rule is found that a single value shows. */
import { expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import { rules } from '../../../schemas/generated/rules.js';
import { collectFrom, failuresIn } from '../samples/audits.js';

/** Every fourth one: the kill matrix covers all. */
const found = Object.entries(mutants)
  .flatMap(([id, mutant]) => {
    const rule = id.slice(0, id.indexOf('/')) as keyof typeof rules;
    return rules[rule].level === 'MUST' && (mutant.strength ?? 1) === 1 ? [{ id, mutant }] : [];
  })
  .filter((_, at) => at % 4 === 0);

/** Mutants that need more requests or trials than the budget allows. */
const LATE = ['duplicatefiles.existing-record/', 'envelope.same-question/sticky-', '/refused-after-html'];

const OPTIONS = { seed: 'a', strength: 1, maxRequests: 100, maxPages: 30 } as const;

test('a hundred requests are enough to find the mutants, and what they leave open accuses nobody', async () => {
  const missed: string[] = [];
  for (const { id, mutant } of found) {
    const evidence = await collectFrom(mutant, OPTIONS);
    expect(evidence.fault).toBeUndefined();
    if (failuresIn(evidence).length === 0) missed.push(id);
  }
  expect(found.length).toBeGreaterThan(150);
  expect(missed.filter(id => !LATE.some(late => id.includes(late)))).toEqual([]);
  expect(missed.length).toBeLessThan(0.05 * found.length);
});
