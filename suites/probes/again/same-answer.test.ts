/** A file has another timestamp now and then, as uploads and replicas explain. */
import { expect, test, vi } from 'vitest';
import { openDraw } from '../../../fixtures/random/draw.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { documentFor, listingOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { audit } from '../../audit/audit.js';

vi.setConfig({ testTimeout: 60_000 });

const known = wikiOf({ files: 31 }).files;
const files = Array.from({ length: known.count }, (_none, at) => known.at(at));

/** Audits a wiki whose fourth file has, in each answer, one of some timestamps. */
async function failedWith(next: () => string, seed: string): Promise<readonly string[]> {
  const wiki = await serveWiki({
    files: listingOf(files),
    alter: {
      document(_document, { request, wiki: own }) {
        const timestamp = next();
        const changed = files.map((file, at) => (at === 3 ? { ...file, timestamp } : file));
        return documentFor(request, { ...own, files: listingOf(changed) });
      },
    },
  });
  const { results } = await audit({ url: wiki.url, seed, strength: 1, lastingMs: 0 });
  await wiki.close();
  return results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}

const day = (number: number) => new Date(Date.UTC(2015, 0, number)).toISOString().replace('.000', '');

test.each(['a', 'b', 'c'])(
  'those of six replicas break none, in rotation or at random (seed %s)',
  async seed => {
    const draw = openDraw(`replicas ${seed}`);
    let count = 0;
    expect(await failedWith(() => day((count += 1) % 6), seed)).toEqual([]);
    expect(await failedWith(() => day(draw.below(6)), seed)).toEqual([]);
  },
);

test.each([0, 3 * 365 * 86_400_000])(
  'uploads one after the other break none, by a clock %i ms slow',
  async slow => {
    let now = Date.now() - slow;
    expect(await failedWith(() => `${new Date((now += 1000)).toISOString().slice(0, 19)}Z`, 'a')).toEqual([]);
  },
);
