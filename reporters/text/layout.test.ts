import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { displayWidth, enumerate, fit, hanging, pad, wrap } from './layout.js';
import { printable } from '../../schemas/text/printable.js';

test.each([
  ['abc', 3],
  ['日本', 4],
  ['ｱ', 1],
  ['é', 1],
  ['e\u0301', 1],
  ['✗ … ·', 5],
  ['👍', 2],
  ['𝒳', 1],
])('the width of a text of %s is %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

describe('a text in columns', () => {
  test('is filled up by what it takes on the screen', () => {
    expect(pad('日本', 6)).toBe('日本  ');
    expect(pad('longer', 3)).toBe('longer');
  });

  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['日本語', 4, '日…'],
    ['abcdef', 0, ''],
    ['ab\\u202ecd', 6, 'ab…'],
  ])('%s is cut to %i columns, not within an escape: %s', (text, width, cut) => {
    expect(fit(text, width)).toBe(cut);
  });

  test('names whole names only, and counts the others', () => {
    const names = ['one', 'two', 'three'];
    expect([15, 14, 10, 9].map(width => enumerate(names, width))).toEqual([
      'one, two, three',
      'one and 2 more',
      '',
      '',
    ]);
  });

  test.each([
    ['one two three', 7, ['one two', 'three']],
    ['', 7, ['']],
    ['see abcdefghij', 5, ['see', 'abcde', 'fghij']],
    ['abc\\u202edef', 8, ['abc', '\\u202ede', 'f']],
  ])('%s breaks in %i columns into %j', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  test('hangs beside its label', () => {
    const text = 'declare the folder of uploaded files';
    expect(hanging('fix  ', text, 30)).toEqual(['fix  declare the folder of', '     uploaded files']);
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
