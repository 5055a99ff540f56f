import { describe, expect, test } from 'vitest';
import { titleOf } from '../../fixtures/wiki/titles.js';
import { wikiOf } from '../../fixtures/wiki/wiki.js';
import { namesFrom } from './names.js';
import { beginsInLowerCase, classesOf, titleClasses, type TitleClass } from './title-classes.js';

const wiki = wikiOf();
/** What MediaWiki refuses in a title, or changes, underscores and the first letter aside. */
const UNLAWFUL = /[#<>[\]|{}\p{Cc}\p{Cf}]|%[0-9a-f]{2}|&[^ ]*;|~~~|^[ _:.]|[ _](\.|$)| {2}|_ | _/iu;

const seeds = Array.from({ length: 100 }, (_, at) => `seed ${at}`);
const drawnBy = <Drawn>(draw: (seed: string) => Drawn) => seeds.map(draw);
const missing = (kind: TitleClass, attempt = 1) => drawnBy(seed => namesFrom(seed).missing(kind, attempt));
const stemOf = (name: string) => name.replace(/\.\w+$/, '');

/** How many of the texts hold the substring of a length that most of them hold. */
function mostShared(texts: readonly string[], length: number): number {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const parts = new Set(Array.from({ length: text.length }, (_, at) => text.slice(at, at + length)));
    for (const part of parts) if (part.length === length) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}

/** How many of the texts have the same word in the same place. */
function mostInPlace(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [at, word] of text.split(/[\s_-]+/).entries())
      if (/[\p{L}\p{N}]{2}/u.test(word)) counts.set(`${at} ${word}`, (counts.get(`${at} ${word}`) ?? 0) + 1);
  return Math.max(...counts.values());
}

const normal = (name: string) => `File:${name.replaceAll(/_+/g, ' ')}`;

describe.each(titleClasses)('a missing title of the class "%s"', kind => {
  const names = missing(kind);

  test('is drawn again from the same seed and attempt, and never from another', () => {
    const all = [names, missing(kind, 2), missing(kind, 3)].flat();
    expect(new Set(all).size).toBe(300);
    expect(missing(kind)).toEqual(names);
  });

  test('has what the class is named after', () => {
    expect(names.filter(name => !classesOf(name).includes(kind))).toEqual([]);
  });

  test('is one that every wiki accepts and none changes, underscores and the first letter aside', () => {
    const more = [names, missing(kind, 2)].flat();
    expect(more.filter(name => UNLAWFUL.test(name) || name !== name.normalize('NFC'))).toEqual([]);
    expect(more.filter(name => Buffer.byteLength(name) > 200)).toEqual([]);
    expect(more.filter(name => /^[\p{Lu}\p{Lo}\d]/u.test(name) === (kind === 'lower case'))).toEqual([]);
    expect(more.map(name => titleOf(`File:${name}`, wiki)?.text)).toEqual(more.map(normal));
  });

  test('has spaces, unless the class is about their spelling or absence', () => {
    const hasNone = ['plain', 'underscore', 'underscores', 'adjacent underscores'].includes(kind);
    expect(names.filter(name => name.includes(' ') === hasNone)).toEqual([]);
    const isAdjacent = kind === 'adjacent underscores';
    expect(names.filter(name => name.includes('__') !== isAdjacent)).toEqual([]);
  });

  test('has nothing in common with what other seeds draw', () => {
    const texts = names.map(stemOf);
    // Long names hold some thirty words, and so the commonest endings of English words.
    expect(mostShared(texts, kind === 'long' ? 6 : 4)).toBeLessThan(30);
    expect(mostInPlace(texts)).toBeLessThan(15);
  });
});

test('a first word is never followed by a colon, which would make it the name of a namespace', () => {
  const early = titleClasses.flatMap(kind => missing(kind)).filter(name => /^\S*( \S*)?:/.test(name));
  expect(early).toEqual([]);
});

test('a time of day is one of all hours, in two digits', () => {
  const names = [1, 2, 3].flatMap(attempt => missing('colon', attempt));
  expect(new Set(names.map(name => / (\d\d):[0-5]\d/.exec(name)?.[1])).size).toBe(24);
});

test('a media type is well-formed, invented, and different for each seed and attempt', () => {
  const types = [1, 2, 3].flatMap(attempt => drawnBy(seed => namesFrom(seed).mediaType(attempt)));
  expect(new Set(types).size).toBe(300);
  expect(types.filter(type => !/^[a-z]+\/[a-z]+[-.][a-z]+([-.][a-z]+)?(\+[a-z]+)?$/.test(type))).toEqual([]);
  expect(mostShared(types, 4)).toBeLessThan(180);
  expect(namesFrom('a').mediaType()).toBe(namesFrom('a').mediaType(1));
});

test('the ids of sessions are of letters and digits, the first as MediaWiki draws them', () => {
  const ids = drawnBy(seed => namesFrom(seed).sessionIds).flat();
  expect(new Set(ids).size).toBe(400);
  expect(ids.filter(id => !/^[0-9A-Za-z]{32}$/.test(id))).toEqual([]);
  expect(drawnBy(seed => namesFrom(seed).sessionIds[0]).filter(id => /[A-Zw-z]/.test(id ?? ''))).toEqual([]);
});

test('an invented type is like a known one in its kind, in its beginning, after its slash or but for its end', () => {
  const known = 'image/svg+xml';
  for (const seed of seeds) {
    const names = namesFrom(seed);
    const kind = names.mediaTypeLike(known, 'kind');
    expect(kind).toMatch(/^image\/(x-|vnd\.)?[a-z]+-[a-z]+(\+(json|xml|zip))?$/);
    expect(`${kind} ${names.mediaType()}`.split('+')).toHaveLength(2);
    expect(names.mediaTypeLike(known, 'spelling')).toBe('image/svg+xm');
    expect(names.mediaTypeLike(known, 'beginning')).toMatch(/^image\/svg\+xml-[a-z]+$/);
    expect(names.mediaTypeLike(known, 'subtype')).toMatch(/^(audio|chemical|message|model)\/svg\+xml$/);
  }
});

test('a name outside ASCII has words of every script, and names of two classes have no extension', () => {
  const scripts = ['Latin', 'Greek', 'Cyrillic', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari'];
  for (const script of scripts) {
    const pattern = new RegExp(`\\p{Script=${script}}`, 'u');
    expect(missing('non-ASCII').filter(name => !pattern.test(name))).toEqual([]);
  }
  const naked = titleClasses.filter(kind => missing(kind).some(name => !/\.\w+$/.test(name)));
  expect(naked).toEqual(['adjacent underscores', 'tilde']);
});

test.each<[string, readonly TitleClass[]]>([
  ['Harbour.png', ['plain']],
  ['Old_harbour.png', ['spaces', 'underscore']],
  ['Old_harbour_at_dusk.png', ['spaces', 'underscores']],
  ['Old__harbour.png', ['spaces', 'underscores', 'adjacent underscores']],
  ['Harbour2.png', ['digits']],
  ['E+F.png', ['plus']],
  ["Baker's_(detail).png", ['spaces', 'underscore', 'single quote', 'round brackets', 'several signs']],
  ['Baker_(detail).png', ['spaces', 'underscore', 'round brackets']],
  ['Éclair.png', ['accents', 'non-ASCII']],
  ['Ёлка.png', ['non-ASCII']],
  ['A–B.png', ['signs beyond ASCII']],
  ['A🌲.png', ['astral']],
  ['harbour.png', ['lower case']],
  ['élan.png', ['accents', 'non-ASCII', 'lower case']],
  [`${'é'.repeat(62)}.png`, ['accents', 'non-ASCII', 'long', 'lower case']],
  [`${'E'.repeat(123)}.png`, ['plain']],
  [`${'E'.repeat(124)}.png`, ['long']],
  ['', ['plain']],
])('the classes of a listed name: %.30s', (name, classes) => {
  expect(classesOf(name)).toEqual(classes);
});

test.each(['', '日本', '\ud800', 'x'.repeat(5000)])('any text is a seed (case %#)', seed => {
  expect(beginsInLowerCase(namesFrom(seed).missing('lower case', 1))).toBe(true);
});
