import { expect, test } from 'vitest';
import { matrixText } from './table.js';

test('the console names every defect of the matrix', () => {
  expect(matrixText({ mutants: [], variants: [], defects: ['a mutant survives'] })).toMatch(
    /^\d+ rules, 0 mutants: 0 killed by their own rule\n[^]*\n0 variants: 0 with a false positive\n✗ a mutant survives\n$/,
  );
});
