import { describe, expect, test } from 'vitest';
import { answered } from '../testing/samples/exchanges.js';
import { pageOf } from './page.js';
import type { Page } from './page.js';
import { openClassSamples } from './sample-titles.js';

function pageWith(names: readonly string[], more: Record<string, unknown> = {}): Page {
  const allimages = names.map((name, at) => ({
    name,
    descriptionshorturl: `http://wiki.example/index.php?curid=${at + 1}`,
  }));
  const json = { batchcomplete: '', query: { allimages }, ...more };
  const page = pageOf(
    { exchange: answered(JSON.stringify(json)), json },
    {
      query: 'allimages',
    },
  );
  if (!page) throw new Error('this is no page');
  return page;
}

function sampled(seed: string, ...pages: readonly Page[]) {
  const samples = openClassSamples(seed);
  for (const page of pages) samples.note(page);
  return samples.found;
}

const namesOf = (found: ReturnType<typeof sampled>) =>
  Object.fromEntries([...found].map(([kind, { name }]) => [kind, name]));

describe('the samples of classes', () => {
  const walk = Array.from({ length: 50 }, (_, at) => pageWith([`A+${at}.png`, `B_${at}.png`]));

  test('are one for each sign and class that the walk shows', () => {
    expect(namesOf(sampled('a', pageWith(['Plain.png', 'C&D.png', 'Éclair.png', '\u{1f600}.png'])))).toEqual({
      plain: 'Plain.png',
      ampersand: 'C&D.png',
      'non-ASCII': 'Éclair.png',
      astral: '\u{1f600}.png',
    });
  });

  test('are drawn from the whole walk, each file being as likely as any other', () => {
    const drawn = Array.from(
      { length: 400 },
      (_, at) => sampled(`seed ${at}`, ...walk).get('plus')?.name ?? '',
    );
    const positions = drawn.map(name => Number(/\d+/.exec(name)?.[0]));
    for (const quarter of [0, 1, 2, 3]) {
      const share = positions.filter(at => Math.floor(at / 12.5) === quarter).length / drawn.length;
      expect(share).toBeGreaterThan(0.18);
      expect(share).toBeLessThan(0.32);
    }
  });

  test('follow from the seed and the walk', () => {
    expect(namesOf(sampled('a', ...walk))).toEqual(namesOf(sampled('a', ...walk)));
  });

  test('remember the page that showed them, for a second look at it', () => {
    const found = sampled('a', ...walk).get('plus');
    expect(found?.page?.entries.map(entry => entry.name)).toContain(found?.name);
  });

  test.each(['A%41+.png', 'A&copy;+.png', '_A+.png', 'A+__.png', 'A+~~~.png', 'e\u0301+.png', 'a+.png'])(
    'leave out a name that a wiki may normalize, wherever it comes: %s',
    odd => {
      for (const seed of ['a', 'b', 'c']) {
        expect(sampled(seed, pageWith([odd])).get('plus')).toBeUndefined();
        expect(sampled(seed, pageWith([odd, 'A+B.png', odd])).get('plus')?.name).toBe('A+B.png');
      }
    },
  );

  test('know of a name that begins in lower case only that it does', () => {
    expect(namesOf(sampled('a', pageWith(['a+b_1.png'])))).toEqual({ 'lower case': 'a+b_1.png' });
  });

  test('leave out a file without a page id, and half of a surrogate pair', () => {
    const page = pageWith(['A+.png', 'B&\ud800.png']);
    const [first, ...rest] = page.entries;
    expect(sampled('a', { ...page, entries: [{ ...first, descriptionshorturl: 1 }, ...rest] }).size).toBe(0);
  });

  test('keep nothing of a page that is not compared, and no page that is too large', () => {
    const debuginfo = 'x'.repeat(1 << 20);
    const found = sampled('a', pageWith(['A+.png'], { debuginfo })).get('plus');
    expect(found?.page?.answer.json).not.toHaveProperty('debuginfo');
    expect(found?.page?.answer.exchange.response?.body.byteLength).toBeLessThan(1 << 18);
    expect(sampled('a', pageWith(['A+.png', 'x'.repeat(1 << 20)])).size).toBe(0);
  });
});
