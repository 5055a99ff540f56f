/** The kill matrix, and that the files generated from the same audits are up to date. */
import { beforeAll, expect, test } from 'vitest';
import { ruleIds } from '../../schemas/rule-ids.js';
import { staleAmong } from '../generate/generate.js';
import { auditedFiles, pageProblems, runAudits, type Audited } from './generate.js';

let audited: Audited;

// About 1,200 audits take four to five minutes, or longer on a busy machine.
beforeAll(async () => {
  audited = await runAudits();
}, 1_200_000);

test('every mutant is detected by its own rule, and no variant fails a rule or changes an outcome', () => {
  expect(audited.matrix.problems).toEqual([]);
});

test.each(ruleIds)('the examples of %s differ at a marked place', rule => {
  const { passes, fails } = audited.examples[rule];
  expect(fails.lines).not.toEqual(passes.lines);
  expect(fails.message).not.toBe(passes.message);
  expect(passes.marked.length + fails.marked.length).toBeGreaterThan(0);
  expect(fails.mutant.startsWith(`${rule}/`)).toBe(true);
  expect(JSON.stringify([passes, fails])).not.toMatch(/127\.0\.0\.1:\d/);
});

test('nothing is stale of what audits tell, nor of the pages', async () => {
  expect([...(await staleAmong(await auditedFiles(audited))), ...(await pageProblems())]).toEqual([]);
});
