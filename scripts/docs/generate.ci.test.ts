/** The kill matrix, and what is generated from the same audits. Nothing is written: `npm run generate` does that. */
import { beforeAll, describe, expect, test } from 'vitest';
import { mutants } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { staleAmong } from '../generate/generate.js';
import { auditedFiles, pageProblems, runAudits } from './generate.js';
import type { Audited } from './generate.js';

/** Some 1,200 audits, a quarter of them about pairs, take four or five minutes; more on a machine that is busy. */
const BUDGET_MS = 1_200_000;

let audited: Audited;

beforeAll(async () => {
  audited = await runAudits();
}, BUDGET_MS);

describe('the kill matrix', () => {
  test('every mutant is detected by its own rule, and breaks no other without a reason', () => {
    expect(audited.matrix.mutants).toHaveLength(Object.keys(mutants).length);
    expect(audited.matrix.mutants.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('no variant fails a rule, and those of silences change no outcome', () => {
    expect(audited.matrix.variants).toHaveLength(Object.keys(variants).length);
    expect(audited.matrix.variants.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

describe('the examples', () => {
  test.each(ruleIds)('of %s differ at a marked place', rule => {
    const { passes, fails } = audited.examples[rule];
    expect(fails.lines).not.toEqual(passes.lines);
    expect(fails.message).not.toBe(passes.message);
    expect(passes.marked.length + fails.marked.length).toBeGreaterThan(0);
    expect(fails.mutant.startsWith(`${rule}/`)).toBe(true);
  });

  test('do not depend on the port that a wiki had', () => {
    expect(JSON.stringify(audited.examples)).not.toMatch(/127\.0\.0\.1:\d/);
  });
});

describe('nothing is stale', () => {
  test('of what audits tell: the kill matrix, the examples, the figures of the README', async () => {
    expect(await staleAmong(await auditedFiles(audited))).toEqual([]);
  }, 60_000);

  test('of the pages of the rules', async () => {
    expect(await pageProblems()).toEqual([]);
  }, 60_000);
});
