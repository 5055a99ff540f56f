/** Names that are nearly those of files. */
import { expect, test } from 'vitest';
import { isUsual } from '../evidence/sample-titles.js';
import { drawFrom } from './draw.js';
import { nameLike, nameLikenesses, type NameLikeness } from './likenesses.js';

const like = (name: string, how: NameLikeness, seed = 'a') => nameLike(name, how, drawFrom(seed, how));

test.each<[string, NameLikeness, RegExp]>([
  ['Old_Harbour-2.jpg', 'another letter case', /^OLD_hARBOUR-2\.jpg$/],
  ['Old_Harbour-2.jpg', 'another letter case of its extension', /^Old_Harbour-2\.JPG$/],
  ['Old_Harbour-2.jpg', 'another extension', /^Old_Harbour-2\.(gif|png|webp)$/],
  ['Old_Harbour-2.jpg', 'the other extension of its type', /^Old_Harbour-2\.jpeg$/],
  ['Old_Harbour-2.jpg', 'no extension', /^Old_Harbour-2$/],
  ['Old_Harbour-2.jpg', 'only its beginning', /^Old_Harbou?r?-?$/],
  ['Old_Harbour-2.jpg', 'a letter more', /^Old_Harbour-2\.jpg[a-z]$/],
  ['Old_Harbour-2.jpg', 'another letter', /^O\w\w_H\w{6}-2\.jpg$/],
  ['Old_Harbour-2.jpg', 'other accents', /^Old_H[aá]rb[oó][uú]r-2\.jpg$/],
  ['Éclair_à_la_crème.jpg', 'other accents', /^Éclair_a_la_creme\.jpg$/],
  [
    'Éclair_à_la_crème.jpg',
    'another letter beyond ASCII',
    /^Éclair_([éłжλ日אम]_la_crème|à_la_cr[łжλ日אमé]me)\.jpg$/,
  ],
  ['日本.jpg', 'another letter beyond ASCII', /^日[éłжλ日אम]\.jpg$/],
  ['A𝒳.jpg', 'another letter beyond ASCII', /^A[éłжλ日אम]\.jpg$/],
  ['AB.jpg', 'a full-width letter', /^AＢ\.jpg$/],
  ['Old_Harbour-2.jpg', 'no underscores', /^OldHarbour-2\.jpg$/],
  ['Old_Harbour.jpg', 'a plural', /^Old_Harbours\.jpg$/],
  ['Old_Harbour-2.jpg', 'an underscore for a letter', /^(O_d_Harbour|Old_H\w*_\w+)-2\.jpg$/],
  ['Old_Harbour-2.jpg', 'a percent sign for its end', /^Old_Harbour-?%\.jpg$/],
  ['Old_Harbour-2.jpg', 'an asterisk for its end', /^Old_Harbour-?\*\.jpg$/],
  ['Old_Harbour-2.jpg', 'a zero more', /^Old_Harbour-02\.jpg$/],
  ['Old_Harbour-2.jpg', 'hyphens for underscores', /^Old-Harbour_2\.jpg$/],
  ['Old_Harbour-2.jpg', 'no signs', /^Old_Harbour2\.jpg$/],
])('%s with %s', (name, how, expected) => {
  for (const seed of ['a', 'b', 'c']) {
    expect(like(name, how, seed)).toMatch(expected);
    expect(like(name, how, seed)).toBe(like(name, how, seed));
  }
});

test.each<[string, NameLikeness]>([
  ['日本.jpg', 'another letter case'],
  ['Harbour', 'no extension'],
  ['Harbour', 'another extension'],
  ['Harbour.png', 'the other extension of its type'],
  ['AA.png', 'only its beginning'],
  ['𝒳.png', 'another letter'],
  ['Harbour.png', 'no signs'],
  ['Harbour.png', 'no underscores'],
  ['Harbour.png', 'another letter beyond ASCII'],
])('no name is like %s with %s', (name, how) => {
  expect(like(name, how)).toBeUndefined();
});

test('names stay usual ones, which every wiki takes as they are', () => {
  const names = [
    'Old_Harbour-2.jpg',
    'Éclair_à_la_crème.png',
    'Rock_&_roll,_1955.ogg',
    '日本の写真.jpg',
    'Große_Bäume_in_Łódź.png',
    'Старый_мост.png',
  ];
  const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));
  const changed = names.flatMap(name =>
    nameLikenesses.flatMap(how => seeds.flatMap(seed => like(name, how, seed) ?? [])),
  );
  expect(changed.filter(name => !isUsual(name))).toEqual([]);
});
