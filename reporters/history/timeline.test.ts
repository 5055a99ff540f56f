import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../schemas/verdict.js';
import { ruleHistory } from './timeline.js';

const letters: Readonly<Record<string, Outcome>> = {
  p: 'passed',
  f: 'failed',
  '?': 'cantTell',
  u: 'untested',
  i: 'inapplicable',
};

/** A letter for each run, on day 0, 1, 2 … */
function historyOf(runs: string, ofTheJudge: readonly number[] = []) {
  const outcomes = runs.split('').map(letter => letters[letter]);
  const moments = outcomes.map((_, index) => `day ${index}`);
  return ruleHistory(outcomes, moments, ({ from, to }) => !ofTheJudge.some(at => at > from && at <= to));
}

describe('since when a rule fails', () => {
  test.each([
    ['ppff', 'day 2'],
    ['ffff', 'day 0'],
    ['fpff', 'day 2'],
    ['pf?uf', 'day 1'],
    ['  pf', 'day 3'],
    ['pif', 'day 2'],
  ])('in %s: %s', (runs, since) => {
    expect(historyOf(runs)).toMatchObject({ state: 'failing', failingSince: since, since });
  });

  test.each([
    ['pf??', 'day 1', 'day 2'],
    ['f?f?', 'day 0', 'day 3'],
  ])('goes on where %s ends without an outcome', (runs, failing, open) => {
    const found = historyOf(runs);
    expect(found).toMatchObject({ state: 'undetermined', failingSince: failing, undeterminedSince: open });
    expect(found.since).toBeUndefined();
  });

  test.each(['fp', 'f?p', 'fi', 'pp??'])('ends, or never began, in %s', runs => {
    expect(historyOf(runs).failingSince).toBeUndefined();
  });

  test('ends if the latest run lacks the rule', () => {
    expect(historyOf('pf ')).toMatchObject({ state: 'absent' });
    expect(historyOf('pf ').failingSince).toBeUndefined();
  });

  test.each([
    ['???', 'day 0'],
    [' ??', 'day 1'],
    ['pp?', 'day 2'],
  ])('is open since %s: %s', (runs, since) => {
    expect(historyOf(runs).undeterminedSince).toBe(since);
  });
});

test.each([
  ['steady', ['p', 'pppp', 'f?ff', 'p??p', '????', ' pp', 'iii']],
  ['changed', ['pf', 'ppffffpp', 'pff?ffp', 'fpppp', 'ipi']],
  ['flaky', ['pfp', 'pffp', 'fpf', 'pf?fp', 'ppppppfffpppppp', 'pffffpf']],
])('a rule is %s in %j', (kind, all) => {
  for (const runs of all) expect(historyOf(runs).kind, runs).toBe(kind);
});

test('a rule is not flaky if another suite, contract or profile explains one of the changes', () => {
  expect(historyOf('pfp', [1]).kind).toBe('changed');
  expect(historyOf('pfp', [2]).kind).toBe('changed');
  expect(historyOf('pfpfp', [1]).kind).toBe('flaky');
});

test('the stretches add up to all runs', () => {
  expect(historyOf('ppf??f').stretches).toEqual([
    { outcome: 'passed', from: 0, runs: 2 },
    { outcome: 'failed', from: 2, runs: 1 },
    { outcome: 'cantTell', from: 3, runs: 2 },
    { outcome: 'failed', from: 5, runs: 1 },
  ]);
});
