import { describe, expect, test } from 'vitest';
import { answered } from '../testing/samples/exchanges.js';
import { pageOf, type Page } from './page.js';
import { findSample, openSamples } from './sample-titles.js';

function pageWith(names: readonly string[]): Page {
  const allimages = names.map((name, at) => ({
    name,
    descriptionshorturl: `http://wiki.example/index.php?curid=${at + 1}`,
  }));
  const json = { batchcomplete: '', query: { allimages } };
  const page = pageOf({ exchange: answered(JSON.stringify(json)), json }, { query: 'allimages' });
  if (!page) throw new Error('this is no page');
  return page;
}

function sampled(seed: string, ...pages: readonly Page[]) {
  const samples = openSamples(seed);
  for (const page of pages) samples.note(page);
  return samples;
}

const chosen = (...given: Parameters<typeof sampled>) => sampled(...given).chosen();

describe('the samples of classes', () => {
  test('are one for each sign and class that the walk shows', () => {
    const found = sampled('a', pageWith(['Plain.png', 'C&D.png', 'Éclair.png', '\u{1f600}.png']));
    expect(Object.fromEntries([...found.classes()].map(([kind, { name }]) => [kind, name]))).toEqual({
      plain: 'Plain.png',
      ampersand: 'C&D.png',
      accents: 'Éclair.png',
      'non-ASCII': 'Éclair.png',
      astral: '\u{1f600}.png',
    });
  });

  test.each(['A%41+.png', 'A&copy;+.png', '_A+.png', 'A+__.png', 'A+~~~.png', 'e\u0301+.png', 'a+.png'])(
    'leave out a name that a wiki may normalize, wherever it comes: %s',
    odd => {
      for (const seed of ['a', 'b', 'c']) {
        const plus = (...names: string[]) => sampled(seed, pageWith(names)).classes().get('plus')?.name;
        expect([plus(odd), plus(odd, 'A+B.png', odd)]).toEqual([undefined, 'A+B.png']);
      }
    },
  );

  test('leave out names that no wiki can have', () => {
    expect(sampled('a', pageWith(['x'.repeat(1 << 20)])).classes().size).toBe(0);
  });
});

/** Files with a date and a page id each, in the order of their names. */
const dated = (...files: readonly (readonly [name: string, time: string, id: number])[]): Page => {
  const page = pageWith(files.map(([name]) => name));
  const entries = page.entries.map((entry, at) => ({
    ...entry,
    timestamp: files[at]?.[1],
    descriptionshorturl: `http://wiki.example/index.php?curid=${files[at]?.[2]}`,
  }));
  return { ...page, entries };
};

/** The files of some names that are asked for, besides those known. */
const ofSorts = (names: readonly string[], known: readonly string[] = []) =>
  sampled('a', pageWith(names))
    .ofSorts(known)
    .map(([, { name }]) => name);

describe('the samples of files', () => {
  const first = dated(['A.png', '2020-01-01T00:00:00Z', 20], ['B.svg', '2010-01-01T00:00:00Z', 100]);
  const second = dated(['C.png', '2024-01-01T00:00:00Z', 9], ['D.png', '2021-01-01T00:00:00Z', 30]);

  test('are those that stand out, and others', () => {
    const found = Object.fromEntries(chosen('a', first, second).map(([what, { name }]) => [what, name]));
    expect(found).toEqual({
      'the newest file': 'C.png',
      'the oldest file': 'B.svg',
      'the file with the highest page id': 'B.svg',
      'the file with the lowest page id': 'C.png',
      'the file with the longest name': 'A.png',
      'the last file': 'D.png',
      'another file (1)': 'A.png',
      'another file (2)': 'B.svg',
      'another file (3)': 'C.png',
      'another file (4)': 'D.png',
    });
  });

  test.each([
    ['Old-map.png', 'Map.png'],
    ['Map.1.PNG', 'Map.PNG'],
    ['Map', 'Map.png'],
    ['Łódź.png', 'Éclair.png'],
    ['Карта.png', 'Łódź.png'],
    ['地図.png', 'Карта.png'],
    ['A^b.png', 'A*b.png'],
    ['Map%41.png', 'Map%.png'],
    ['Map&amp;.png', 'Map&.png'],
    ['Map..png', 'Map.png'],
    ['.map.png', 'Map..1.png'],
    ['Map.', 'Map'],
    ['Old__map.png', 'Old_map.png'],
    ['E\u0301clair.png', 'x\u0304y.png'],
  ])('tell %s from %s', (one, other) => {
    expect(ofSorts([one], [other])).toEqual([one]);
    expect(ofSorts([one], [one])).toEqual([]);
  });

  test('are drawn from the whole walk, each file being as likely as any other', () => {
    const walk = Array.from({ length: 40 }, (_, at) => pageWith([`A${at}.png`, `B${at}.png`]));
    const others = Array.from({ length: 100 }, (_, at) => chosen(`seed ${at}`, ...walk))
      .flat()
      .filter(([what]) => what.startsWith('another'));
    expect(others).toHaveLength(2400);
    const late = others.filter(([, { name }]) => Number(/\d+/.exec(name)?.[0]) >= 20).length;
    expect(late).toBeGreaterThan(1080);
    expect(late).toBeLessThan(1320);
  });

  test('follow from the seed and the walk, in an order that the seed decides', () => {
    const orders = ['a', 'a', 'b', 'c', 'd'].map(seed => chosen(seed, first, second).map(([what]) => what));
    expect(orders[0]).toEqual(orders[1]);
    expect(new Set(orders.map(([what]) => what)).size).toBeGreaterThan(1);
  });

  test('leave out names that a wiki may normalize, and what is no file', () => {
    const odd = ['a.png', 'A__B.png', 'e\u0301.png', 'A\u200b.png'];
    expect(chosen('a', pageWith(odd))).toEqual([]);
    expect(chosen('a', { ...first, entries: [{}, { name: 1 }, { name: 'A.png' }] })).toEqual([]);
  });
});

test.each([
  [['Plain.png', '_A_b.png', 'A_b.png', 'Other.png'], undefined, 'A_b.png'],
  [['a_b.png', 'Plain.png'], undefined, 'Plain.png'],
  [['A_b.png', 'Plain.png'], 'Plain.png', 'Plain.png'],
  [['A_b.png'], 'None.png', undefined],
])('the sample of a page with %j is, if %s is wanted, %s', (names, wanted, best) => {
  expect(findSample(pageWith(names), wanted)?.name).toBe(best);
});
