import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { safeJson, safeJsonLine } from './safe-json.js';
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

describe('the report as a line of JSON', () => {
  test('is what a serializer writes, but for what a terminal obeys', () => {
    for (const report of [nonconformant, {}, { left: undefined, kept: [1, 'ä'] }])
      expect(safeJsonLine(report).toString()).toBe(`${JSON.stringify(report)}\n`);
    expect(safeJsonLine(hostile).toString().trimEnd()).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u);
  });

  test('loses no string and no key', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), value => {
        expect(JSON.parse(safeJsonLine(value).toString())).toEqual(value);
      }),
    );
  });
});
