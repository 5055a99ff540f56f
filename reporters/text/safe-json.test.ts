import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { safeJson } from './safe-json.js';
import { hostile } from '../testing/hostile.js';
import { nonconformant } from '../testing/reports.js';

describe('the report as JSON', () => {
  test('is indented by two spaces and ends with a line feed', () => {
    expect(safeJson(nonconformant)).toMatch(/^\{\n {2}"reportVersion": "1",\n[^]*\n\}\n$/);
  });

  test('holds nothing that a terminal obeys', () => {
    expect(safeJson(hostile).replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u);
  });

  test('loses no string and no key', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), value => {
        expect(JSON.parse(safeJson(value))).toEqual(value);
      }),
      { numRuns: 30 },
    );
  });
});
