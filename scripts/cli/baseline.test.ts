/** Baselines: what they excuse, when they are stale, and mistakes in their files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from '../../fixtures/mutants/index.js';
import { audit } from '../../suites/audit/audit.js';
import { auditOf } from '../../suites/testing/samples/served.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { exitStatus } from './commands/exit-status.js';
import { UsageError } from './errors.js';
import { baselineOf } from './commands/audit.js';
import { readBaselineFile } from './input/read-file.js';

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

const file = join(temporary('baseline'), 'baseline.json');
const entry = { rule: 'allimages.ns', reason: 'x' };

test.each<[rules: object[] | undefined, mistake: string]>([
  [undefined, "the document must have required property 'rules'"],
  [[{ rule: 'allimages.ns' }], "/rules/0 must have required property 'reason'"],
  [
    [{ ...entry, rule: 'allimages.page_size' }],
    '/rules/0/rule is the unknown rule `allimages.page_size` (did you mean `allimages.page-size`?)',
  ],
  [
    [{ ...entry, rule: 'nothing at all like it' }],
    '/rules/0/rule is the unknown rule `nothing at all like it` (delete the entry)',
  ],
  [[{ ...entry, until: '2026-02-30' }], '/rules/0/until must be a date such as 2027-01-31'],
  [[{ ...entry, 'colour\n': 'red' }], '/rules/0 has an unknown member "colour\\x0a"'],
  [[entry, entry], '/rules/1/rule repeats allimages.ns of /rules/0: delete one entry'],
])('a mistake in a baseline file is one line with its place: %j', async (rules, mistake) => {
  writeFileSync(file, JSON.stringify({ rules }));
  await expect(readBaselineFile(file)).rejects.toThrow(new UsageError(`${file}: ${mistake}`));
});

test('notes for editors are ignored', async () => {
  const ticketed = { ...entry, ticket: 'T1' };
  writeFileSync(file, JSON.stringify({ $schema: 'x', rules: [{ _who: 'me', ...ticketed }] }));
  expect(await readBaselineFile(file)).toEqual([ticketed]);
});
