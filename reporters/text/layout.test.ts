import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { displayWidth, enumerate, fit, hanging, pad, wrap } from './layout.js';
import { printable } from '../../schemas/text/printable.js';

describe('the width of a text', () => {
  test.each([
    ['abc', 3],
    ['日本', 4],
    ['ｱ', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['✗ … ·', 5],
    ['👍', 2],
    ['𝒳', 1],
  ])('of %s is %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('a text in columns', () => {
  test('is filled up by what it takes on the screen', () => {
    expect(pad('日本', 6)).toBe('日本  ');
    expect(pad('longer', 3)).toBe('longer');
  });

  test('is cut with an ellipsis in the last column', () => {
    expect(fit('abcdef', 6)).toBe('abcdef');
    expect(fit('abcdef', 5)).toBe('abcd…');
    expect(fit('日本語', 4)).toBe('日…');
    expect(fit('abcdef', 0)).toBe('');
  });

  test('is not cut within an escape', () => {
    expect(fit('ab\\u202ecd', 6)).toBe('ab…');
  });

  test('names whole names only, and counts the others', () => {
    const names = ['one', 'two', 'three'];
    expect([99, 15, 14, 10, 9].map(width => enumerate(names, width))).toEqual([
      'one, two, three',
      'one, two, three',
      'one and 2 more',
      '',
      '',
    ]);
  });

  test('breaks between words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('', 7)).toEqual(['']);
  });

  test('breaks within a word that is wider than a line, and not within an escape', () => {
    expect(wrap('see abcdefghij', 5)).toEqual(['see', 'abcde', 'fghij']);
    expect(wrap('abc\\u202edef', 8)).toEqual(['abc', '\\u202ede', 'f']);
  });

  test('hangs beside its label', () => {
    expect(hanging('fix  ', 'declare the folder of uploaded files', 30)).toEqual([
      'fix  declare the folder of',
      '     uploaded files',
    ]);
  });

  test('never leaves its columns, and loses nothing but the spaces where it breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 12, max: 40 }), (raw, width) => {
        const text = printable(raw);
        const lines = wrap(text, width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(displayWidth(fit(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
