import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { printable } from './printable.js';

const plain = 'Éclair “C&D”.png 日本 𝒳 \\ ` ✗ é é กำ';

test.each<[text: string, shown: string, limit?: number]>([
  [plain, plain],
  ['\u001b[2J', '\\x1b[2J'],
  ['a\nb\tc\0', 'a\\x0ab\\x09c\\x00'],
  ['\u007f\u009b', '\\x7f\\x9b'],
  ['\u202egnp.exe', '\\u202egnp.exe'],
  ['zero\u200bwidth\ufeff', 'zero\\u200bwidth\\ufeff'],
  ['line\u2028\u2029', 'line\\u2028\\u2029'],
  ['a\u00a0b\u3000c', 'a\\xa0b\\u3000c'],
  ['\ud835 alone', '\\ud835 alone'],
  ['tag \u{e0041}', 'tag \\u{e0041}'],
  // At most four marks on a letter.
  ['e\u0301\u0301\u0301\u0301\u0301', 'e\u0301\u0301\u0301\u0301\\u0301'],
  ['x'.repeat(12_345), 'xxxxxxxxxx… (12,345 characters)', 10],
  ['𝒳𝒳𝒳', '𝒳𝒳𝒳', 3],
  ['𝒳𝒳𝒳', '𝒳𝒳… (3 characters)', 2],
  // Escapes are never cut.
  ['abc\u202edef', 'abc… (7 characters)', 6],
])('%j is shown as %s', (text, shown, limit) => {
  expect(printable(text, limit)).toBe(shown);
});

test('the fast path agrees with the tables of properties', () => {
  const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\S ]/u;
  const units = Array.from({ length: 0x1_0000 - 0x80 }, (_, at) => String.fromCharCode(0x80 + at));
  const text = units.filter(unit => !unseen.test(unit)).join(' ');
  expect(printable(text)).toBe(text);
  const hidden = units.filter(unit => unseen.test(unit));
  expect(hidden.filter(unit => printable(unit) === unit)).toEqual([]);
  expect(hidden.length).toBeGreaterThan(2000);
});

test('holds nothing that a terminal obeys, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, limit) => {
      expect(printable(text, limit)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u);
    }),
  );
});
