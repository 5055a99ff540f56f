import { expect, test } from 'vitest';
import { matrixText } from './table.js';

test('the console names every problem of the matrix', () => {
  const none = { mutants: [], variants: [] };
  expect(matrixText({ ...none, pairs: none, problems: ['a mutant survives'] })).toMatch(
    /^\d+ rules: detects 0 of 0 mutants, 0 false positives on 0 variants\n[^]*\n✗ a mutant survives\n$/,
  );
});
