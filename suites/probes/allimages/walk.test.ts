/** Walks through listings: what they fold, where they end, and that they always end. */
import { describe, expect, test } from 'vitest';
import { answer, requestOf, wikiOf, type Alteration, type WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { compareBytes } from '../../values/byte-order.js';
import type { Walk } from '../../evidence/evidence.js';
import { failuresIn, collectSample, type SampleOptions } from '../../testing/samples/audits.js';

const rules = ['allimages.*'];

interface Seen {
  readonly walk: Walk;
  readonly failures: readonly string[];
  /** The cursors that were sent. */
  readonly cursors: readonly (string | null)[];
}

async function walked(options: WikiOptions, alter: Alteration = {}, more: SampleOptions = {}): Promise<Seen> {
  const wiki = wikiOf(options);
  const cursors: (string | null)[] = [];
  const evidence = await collectSample(
    (url, headers) => {
      const asked = requestOf(url.slice('http://wiki.example'.length), { host: 'wiki.example', ...headers });
      const isWhole = asked.query.get('list') === 'allimages' && !asked.query.has('aimime');
      if (isWhole) cursors.push(asked.query.get('aicontinue'));
      return answer(asked, wiki, alter);
    },
    { rules, planned: false, ...more },
  );
  const walk = evidence.walks.get('whole');
  if (!walk) throw new Error('the listing was not walked');
  return { walk, failures: failuresIn(evidence).map(failure => failure.replace(/:.*/s, '')), cursors };
}

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [31, 4],
  [100, 10],
])('a walk through %d files has %d pages, and ends at the end', async (files, pages) => {
  const { walk } = await walked({ files });
  expect(walk).toMatchObject({ pages, entries: files, ended: 'end', why: '', bound: undefined });
  expect([...walk.names.keys()]).toHaveLength(files);
  expect([...walk.names.keys()]).toEqual([...walk.names.keys()].toSorted(compareBytes));
  expect(walk.onFirstPage).toBe(Math.min(files, 10));
});

describe('a walk that may take no more pages', () => {
  test('ends there, says how far it came, and accuses nobody', async () => {
    const { walk, failures, cursors } = await walked({ files: 31 }, {}, { maxPages: 2 });
    expect(walk).toMatchObject({
      pages: 2,
      entries: 20,
      ended: 'budget',
      why: '2 of at least 3 pages walked (--max-pages)',
    });
    expect(walk.bound).toBe([...walk.names.keys()].at(-1));
    expect(cursors).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  test('that is at its end anyway is not cut off', async () => {
    expect((await walked({ files: 20 }, {}, { maxPages: 2 })).walk).toMatchObject({ ended: 'end' });
  });
});
