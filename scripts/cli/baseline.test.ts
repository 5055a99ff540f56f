/** Baselines: what they excuse, and when they are stale. */
import { expect, test } from 'vitest';
import { mutants } from '../../fixtures/mutants/index.js';
import { audit } from '../../suites/audit/audit.js';
import { auditOf } from '../../suites/testing/samples/served.js';
import { exitStatus } from './commands/exit-status.js';
import { baselineOf } from './commands/audit.js';

test('a listed failure does not count until the end of its last day, nor do the rules that it kept from being tested', async () => {
  const quick = { strength: 1, lastingMs: 0, maxRequests: 60, rules: ['allimages.*'] } as const;
  const mutant = Object.values(mutants).find(({ rule }) => rule === 'allimages.name');
  const broken = { ...mutant?.wiki, alter: mutant?.alter ?? {} };
  const before = await auditOf(broken, quick);
  expect(exitStatus(before, {})).toBe(1);
  const audited = (until: string) =>
    auditOf(broken, { ...quick, baseline: baselineOf(before).map(entry => ({ ...entry, until })) });
  const report = await audited(new Date().toISOString().slice(0, 10));
  expect(report.results.find(({ rule }) => rule === 'allimages.order')?.outcome).toBe('untested');
  expect(report.baseline?.map(({ standing }) => standing)).toContain('failing');
  expect(exitStatus(report, {})).toBe(0);
  expect(exitStatus(await audited('2020-01-01'), {})).toBe(1);
});

test('what was not observed is not counted as fixed', async () => {
  const entry = { rule: 'allimages.name', reason: 'an old import' };
  const report = await audit({ url: 'http://127.0.0.1:1/api.php', retries: 0, baseline: [entry] });
  expect(report.baseline).toEqual([{ ...entry, standing: 'not observed' }]);
  expect(exitStatus(report, {})).toBe(3);
});
