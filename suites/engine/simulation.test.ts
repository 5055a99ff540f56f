/** Trials of a lawful wiki behind each nuisance, and of a defect behind none. simulation.ci.test.ts has more of both. */
import { expect, test } from 'vitest';
import { nuisances } from '../../fixtures/nuisances/index.js';
import { calm, cases, simulate } from '../testing/simulation.js';

test('nothing is proven of a lawful wiki behind any nuisance', () => {
  let trials = 0;
  const accused = nuisances.flatMap(nuisance =>
    cases.flatMap(one => {
      const count = simulate(nuisance, one, 2);
      trials += count.trials;
      return count.proven > 0 ? [`${nuisance.id}: ${one.claim}, fresh in ${one.fresh}`] : [];
    }),
  );
  expect(accused).toEqual([]);
  expect(trials).toBeGreaterThan(120);
});

test('a constant defect is proven each time', () => {
  for (const one of cases) {
    const { trials, proven } = simulate(calm, one, 20, true);
    expect([one, proven]).toEqual([one, trials]);
    expect(trials).toBeGreaterThan(15);
  }
});

test('a proof takes 24 requests if each asks one question', () => {
  const single = cases.filter(({ claim }) => claim !== 'after');
  expect(
    single.map(one => {
      const { trials, requests } = simulate(calm, one, 20, true);
      return requests / trials;
    }),
  ).toEqual(single.map(() => 24));
});
