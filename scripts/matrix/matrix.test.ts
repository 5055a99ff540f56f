import { beforeAll, expect, test } from 'vitest';

import { mutants } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { rules } from '../../schemas/generated/rules.js';
import { matrixModule, matrixTable, matrixText, runMatrix } from './matrix.js';
import type { Matrix } from './matrix.js';

/** Some 800 audits at about 20 ms each; ten times as much on a machine that is busy. */
const BUDGET_MS = 200_000;

let matrix: Matrix;

beforeAll(async () => {
  matrix = await runMatrix();
}, BUDGET_MS);

test('every mutant is killed by its own rule, and breaks no other without a reason on file', () => {
  expect(matrix.mutants).toHaveLength(Object.keys(mutants).length);
  expect(matrix.mutants.flatMap(({ defects }) => defects)).toEqual([]);
});

test('no benign variant is accused, and those for silences change no outcome', () => {
  expect(matrix.variants).toHaveLength(Object.keys(variants).length);
  expect(matrix.variants.flatMap(({ defects }) => defects)).toEqual([]);
});

test('nothing else is wrong with the matrix', () => {
  expect(matrix.defects).toEqual([]);
});

test('every rule kills a mutant', () => {
  const killers = new Set(matrix.mutants.filter(({ killed }) => killed).map(({ mutant }) => mutant.rule));
  expect([...killers].toSorted()).toEqual(Object.keys(rules).toSorted());
});

test('docs/kill-matrix.md is what the matrix writes; `vitest -u` writes it anew', async () => {
  await expect(matrixTable(matrix)).toMatchFileSnapshot('../../docs/kill-matrix.md');
});

test('every report carries the numbers of this matrix', async () => {
  await expect(matrixModule(matrix)).toMatchFileSnapshot('../../schemas/generated/matrix.ts');
});

test('the console is told the numbers, and every defect', () => {
  const broken = { ...matrix, defects: ['a mutant survives'] };
  expect(matrixText(broken)).toMatch(
    /^\d+ rules, \d+ mutants: \d+ killed.*\n[^]*0 false alarms\n✗ a mutant survives\n$/,
  );
});
