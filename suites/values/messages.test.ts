import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrasted, plain, quoted, safeLine, shown, tidy } from './messages.js';

describe('a text of the server', () => {
  test('is quoted unchanged where it is visible', () => {
    expect(quoted('Éclair “C&D”.png 日本 𝒳')).toBe('`Éclair “C&D”.png 日本 𝒳`');
  });

  test('cannot end its quotation', () => {
    expect(quoted('a`b')).toBe("`a'b`");
  });

  test.each([
    ['an escape sequence', '\u001b[2J', '\\u001b[2J'],
    ['a line break', 'a\r\nb', 'a\\u000d\\u000ab'],
    ['a mark that turns the direction', 'a\u202eb', 'a\\u202eb'],
    ['an invisible space', 'a\u200bb\ufeff', 'a\\u200bb\\ufeff'],
    ['half of a surrogate pair', 'a\ud835b\udcb3', 'a\\ud835b\\udcb3'],
    ['a control character of the second block', '\u009b1m', '\\u009b1m'],
  ])('shows %s as an escape', (_what, text, expected) => {
    expect(plain(text)).toBe(expected);
    expect(quoted(text)).toBe(`\`${expected}\``);
  });

  test('is cut between characters, with its full length', () => {
    expect(plain('abc𝒳def', 4)).toBe('abc… (8 characters)');
    expect(plain('abc𝒳def', 5)).toBe('abc𝒳… (8 characters)');
  });

  test('is harmless to a terminal, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, limit) => {
        for (const words of [plain(text, limit), quoted(text, limit), shown(text, limit)]) {
          expect(words.isWellFormed()).toBe(true);
          expect(words).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/u);
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

test.each<[unknown, string]>([
  [undefined, 'absent'],
  [null, 'null'],
  [6, '6'],
  [-1.5, '-1.5'],
  [Infinity, 'Infinity'],
  [true, 'true'],
  ['', '""'],
  ['C"D', '"C\\"D"'],
  [[], '[]'],
  [[1], 'an array of 1 entry'],
  [[1, 2], 'an array of 2 entries'],
  [{}, '{}'],
  [{ a: 1 }, 'an object with 1 key'],
  [{ a: 1, b: 2 }, 'an object with 2 keys'],
])('a value %j is shown as %s', (value, words) => {
  expect(shown(value)).toBe(words);
});

test.each([
  [plain, 200, ''],
  [quoted, 100, '`'],
  [shown, 120, '"'],
  [tidy, 500, ''],
])('%o cuts a text of more than %i characters', (words, most, mark) => {
  const text = 'x'.repeat(most);
  expect(words(text)).toBe(mark + text + mark);
  expect(words(`${text}x`)).toBe(`${mark}${text}… (${most + 1} characters)${mark}`);
});

test('two values are contrasted in escapes if they look alike, and from where they differ if they are long', () => {
  expect(contrasted('1', 1)).toEqual({ expected: '"1"', actual: '1' });
  expect(contrasted('aé', 'ae\u0301')).toMatchObject({ expected: '"a\\u00e9"', actual: '"ae\\u0301"' });
  const [one = '', other] = ['b', 'c'].map(end => 'a'.repeat(130) + end);
  const [expected, actual] = ['b', 'c'].map(end => `"…${'a'.repeat(20)}${end}"`);
  expect(contrasted(one, other)).toEqual({ expected, actual });
});

test('a composed text is escaped, and cut after that, with its full length', () => {
  expect(tidy('\u001b'.repeat(1000), 12)).toBe('\\u001b\\u001b… (1000 characters)');
  expect(tidy('a\u202eb')).toBe('a\\u202eb');
});

test('JSON on one line parses back equal, and is safe to print', () => {
  const value = { a: ['\u001b[2J\u009b\u202e\u2028\ufeff', 'é𝒳\ud83d'], 'k\u200b': null };
  const line = safeLine(value);
  expect(JSON.parse(line)).toEqual(value);
  expect(line).toMatch(/^[ -~é𝒳]*$/u);
});
