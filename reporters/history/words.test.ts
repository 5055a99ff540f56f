/** Which change a history names as the one since which a rule has its outcome. */
import { expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { targetOf } from '../testing/histories.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { historyOf } from './index.js';
import { changeSince } from './words.js';

test.each<[what: string, reports: readonly Report[], outcome: string]>([
  ['the latest, not the first', [conformant, nonconformant, conformant], 'passed'],
  ['the failure, not what came after', [conformant, nonconformant, inconclusive], 'failed'],
])('of changes at the same moment it is %s', (_what, reports, outcome) => {
  const made = targetOf(reports);
  const started = made.runs[0]?.started ?? '';
  const runs = made.runs.map(run => ({ ...run, started }));
  const [target] = historyOf([{ ...made, runs }], { name: 'suite', version: '1' }).targets;
  const rule = target?.rules.find(each => each.rule === 'allimages.ns');
  expect(target && rule && changeSince(rule, target)?.new).toBe(outcome);
});
