import { beforeAll, expect, test } from 'vitest';

import { mutants } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { matrixModule, matrixTable, matrixText, runMatrix } from './matrix.js';
import type { Matrix } from './matrix.js';

/** Some 900 audits at about 20 ms each; ten times as much on a machine that is busy. */
const BUDGET_MS = 200_000;

let matrix: Matrix;

beforeAll(async () => {
  matrix = await runMatrix();
}, BUDGET_MS);

test('every mutant is detected by its own rule, and breaks no other without a reason', () => {
  expect(matrix.mutants.map(({ id }) => id)).toEqual(Object.keys(mutants));
  expect(matrix.mutants.flatMap(({ problems }) => problems)).toEqual([]);
});

test('no rule fails on a benign variant, and those for silences change no outcome', () => {
  expect(matrix.variants.map(({ id }) => id)).toEqual(Object.keys(variants));
  expect(matrix.variants.flatMap(({ problems }) => problems)).toEqual([]);
});

test('every rule detects a mutant', () => {
  const detecting = new Set(
    matrix.mutants.filter(({ detected }) => detected).map(({ mutant }) => mutant.rule),
  );
  expect([...detecting].toSorted()).toEqual(Object.keys(rules).toSorted());
});

test('every rule kills a mutant', () => {
  const killers = new Set(matrix.mutants.filter(({ killed }) => killed).map(({ mutant }) => mutant.rule));
  expect([...killers].toSorted()).toEqual(ruleIds.toSorted());
});

test('docs/kill-matrix.md is what the matrix writes; `vitest -u` writes it anew', async () => {
  await expect(matrixTable(matrix)).toMatchFileSnapshot('../../docs/kill-matrix.md');
});

test('every report carries the numbers of this matrix', async () => {
  await expect(matrixModule(matrix)).toMatchFileSnapshot('../../schemas/generated/matrix.ts');
});

test('the console shows the numbers and every problem', () => {
  const [first, ...others] = matrix.mutants;
  if (!first) throw new Error('there are no mutants');
  const broken = {
    ...matrix,
    mutants: [{ ...first, detected: false }, ...others],
    problems: ['a mutant survives'],
  };
  const lines = matrixText(broken).split('\n');
  expect(lines[0]).toBe(
    `${Object.keys(rules).length} rules: detects ${others.length} of ${others.length + 1} mutants, 0 false positives on ${Object.keys(variants).length} variants`,
  );
  expect(lines.filter(line => line.endsWith('mutants, 1 survivor'))).toHaveLength(1);
  expect(lines.slice(-2)).toEqual(['✗ a mutant survives', '']);
});
