import { expect, test } from 'vitest';
import { astral, english, entityLike, foreign as scripts } from './words.js';

const foreign = scripts.flat();

const isOdd = (word: string) => word !== word.normalize('NFKC') || /^\p{M}|[\p{C}\p{Z}]/u.test(word);

test.each(Object.entries({ english, foreign, astral, entityLike }))(
  'the %s words have no duplicates',
  (_, words) => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  },
);

test('five words of English and an extension are enough to make a name that does not exist', () => {
  expect(5 * Math.log2(english.length) + 3).toBeGreaterThan(40);
});

test('English words are short and of ASCII letters', () => {
  expect([...english, ...entityLike].filter(word => !/^[a-z]{2,12}$/.test(word))).toEqual([]);
});

test('other words are composed, and have neither signs of control nor a mark that would join another word', () => {
  expect([...foreign, ...astral].filter(isOdd)).toEqual([]);
  expect(foreign.filter(word => !/[^\0-\x7f\ud800-\udfff]/.test(word))).toEqual([]);
  expect(astral.filter(word => !/[\ud800-\udbff]/.test(word))).toEqual([]);
});

test('other words begin with a letter that has one upper-case form, or no case', () => {
  const firsts = foreign.map(word => word.charAt(0).toUpperCase());
  expect(firsts.filter(first => !/^[\p{Lu}\p{Lo}]$/u.test(first))).toEqual([]);
});
