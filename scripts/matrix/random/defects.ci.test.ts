/** Defects of random wikis are detected. */
import { expect, test } from 'vitest';
import { randomWiki } from '../../../fixtures/random/index.js';
import { mutants } from '../../../fixtures/mutants/index.js';
import type { MutantId } from '../../../fixtures/mutants/index.js';
import { inTurn } from '../audit.js';
import { auditRandom, seedsOf } from './audits.js';

/** Some 75 ms for each wiki; ten times as much on a machine that is busy. */
const BUDGET_MS = 120_000;

/** Whether a wiki has several pages of files and does not change. */
const hasPages = (seed: string) => {
  const { steady, wiki, declares } = randomWiki(seed);
  const { files } = wiki;
  return steady && typeof files === 'object' && files.count > 10 && declares.mime_filter === undefined;
};

/** Defects that show on any wiki with several pages of files. */
const DEFECTS: readonly MutantId[] = [
  'envelope.batchcomplete/absent-under-type',
  'allimages.url/relative',
  'languageinfo.entry/null',
  'allimages.ns/string',
  'allimages.timestamp-real/february-30',
  'allimages.title-from-name/under-type',
];

test(
  'a defect of a random wiki is found, so the rules do not pass for want of evidence',
  async () => {
    const seeds = seedsOf(200, 'mutant').filter(hasPages).slice(0, 4);
    const pairs = DEFECTS.flatMap(id => seeds.map(seed => ({ id, seed })));
    const undetected = await inTurn(pairs, 4, async ({ id, seed }) => {
      const mutant = mutants[id];
      const { results } = await auditRandom(randomWiki(seed, mutant?.alter));
      const own = results.find(({ rule }) => rule === mutant?.rule);
      return own?.outcome === 'failed' ? [] : [`${id} on ${seed} is ${own?.outcome}`];
    });
    expect(pairs).toHaveLength(24);
    expect(undetected.flat()).toEqual([]);
  },
  BUDGET_MS,
);
