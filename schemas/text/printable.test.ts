import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { printable } from './printable.js';

describe('text of a server', () => {
  test('is left as it is where it can be seen', () => {
    const plain = 'Éclair “C&D”.png 日本 𝒳 \\ ` ✗ é é กำ';
    expect(printable(plain)).toBe(plain);
  });

  test.each([
    ['\u001b[2J', '\\x1b[2J'],
    ['a\nb\tc\0', 'a\\x0ab\\x09c\\x00'],
    ['\u007f\u009b', '\\x7f\\x9b'],
    ['\u202egnp.exe', '\\u202egnp.exe'],
    ['zero\u200bwidth\ufeff', 'zero\\u200bwidth\\ufeff'],
    ['line\u2028\u2029', 'line\\u2028\\u2029'],
    ['a\u00a0b\u3000c', 'a\\xa0b\\u3000c'],
    ['\ud835 alone', '\\ud835 alone'],
    ['tag \u{e0041}', 'tag \\u{e0041}'],
    ['\ufffe', '\\ufffe'],
  ])('shows %j as %s', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  test('is judged by the tables of properties, whatever is told without them', () => {
    const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\S ]/u;
    const units = Array.from({ length: 0x1_0000 - 0x80 }, (_, at) => String.fromCharCode(0x80 + at));
    const [hidden, shown] = [
      units.filter(unit => unseen.test(unit)),
      units.filter(unit => !unseen.test(unit)),
    ];
    const text = shown.join(' ');
    expect(printable(text)).toBe(text);
    expect(hidden.filter(unit => printable(unit) === unit)).toEqual([]);
    expect(hidden.length).toBeGreaterThan(2000);
  });

  test('piles no more than four marks on a letter', () => {
    expect(printable('e\u0301\u0301\u0301\u0301\u0301')).toBe('e\u0301\u0301\u0301\u0301\\u0301');
  });

  test('is cut to a limit, with its full length', () => {
    expect(printable('x'.repeat(12_345), 10)).toBe('xxxxxxxxxx… (12,345 characters)');
    expect(printable('𝒳𝒳𝒳', 3)).toBe('𝒳𝒳𝒳');
    expect(printable('𝒳𝒳𝒳', 2)).toBe('𝒳𝒳… (3 characters)');
  });

  test('is never cut within an escape', () => {
    expect(printable('abc\u202edef', 6)).toBe('abc… (7 characters)');
  });

  test('holds nothing that a terminal obeys, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, limit) => {
        expect(printable(text, limit)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u);
      }),
    );
  });
});
