/** What small budgets leave of an audit: a conforming wiki of any size stays conformant, and a hundred requests try each value once. */
import { describe, expect, test } from 'vitest';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import { verdictOf } from '../../../schemas/verdict.js';
import { judgeFrom } from '../../audit/judge.js';
import { coveringRows } from '../../plan/covering.js';
import type { Model } from '../../plan/covering.js';
import { drawFrom } from '../../plan/draw.js';
import { modelOf } from '../../plan/models.js';
import type { Known } from '../../plan/models.js';
import { titleClasses } from '../../plan/title-classes.js';
import { queryNames } from '../../values/queries.js';
import { collectSample } from '../samples/audits.js';
import type { Answering, SampleOptions } from '../samples/audits.js';

const ELSEWHERE = { maxPages: 30 } as const;
const BASE = 'http://wiki.example';

/** What an audit of a conforming wiki comes to, and how much it asked. */
async function auditOf(files: number, options: SampleOptions) {
  const wiki = wikiOf({ files, baseUrl: BASE });
  const requests: string[] = [];
  const answering: Answering = (url, headers) => {
    requests.push(url);
    const { pathname, search } = new URL(url);
    return answer(requestOf(pathname + search, { ...headers, host: 'wiki.example' }), wiki);
  };
  const evidence = await collectSample(answering, { ...ELSEWHERE, ...options });
  const { fault, leftOut, coverage, walks } = evidence;
  const verdict = verdictOf(ruleIds.map(judgeFrom(evidence)), {
    strict: false,
    selected: new Set(ruleIds),
    fault,
    leftOut,
  });
  const uncovered = coverage.filter(({ covered, of }) => covered < of);
  const pages = [...walks.values()].reduce((sum, walk) => sum + walk.pages, 0);
  const isWhole = [...walks.values()].every(({ ended }) => ended === 'end' || ended === 'enough');
  const filters = [...walks.keys()];
  return { verdict, requests: requests.length, uncovered, filters, pages, isWhole };
}

/** Every so many numbers of requests from 10 to 120, from one on that is another for each wiki. */
const budgets = (step: number, first: number) =>
  Array.from({ length: Math.ceil((111 - first) / step) }, (_, at) => 10 + first + at * step);

/** The verdict with each budget, as far as it is not the one to expect. */
async function unexpected(files: number, strength: 1 | 2 | 3, tried: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const maxRequests of tried) {
    const { verdict, requests, uncovered, isWhole } = await auditOf(files, { strength, maxRequests });
    const { conformant, complete, reason } = verdict;
    const isCut = uncovered.length > 0 || !isWhole;
    // The requests that are kept for a trial leave nothing of some areas to fewer.
    const isWrong = conformant === false || (conformant === null && maxRequests > 40);
    if (isWrong || (complete && isCut) || requests > maxRequests)
      found.push(`${maxRequests}: ${conformant}, ${complete}, ${requests} requests: ${reason}`);
  }
  return found;
}

describe.each([
  [0, 6, 2, 'abcd'],
  [5, 6, 5, 'efgh'],
  [31, 3, 0, 'ijkl'],
  [430, 3, 1, 'abgh'],
  [2_500, 10, 3, 'efij'],
  [100_000, 22, 7, 'cdkl'],
] as const)('a conforming wiki of %i files', (files, step, first, seeds) => {
  test('is conformant with budgets from 10 to 120 requests', async () => {
    expect(await unexpected(files, 1, budgets(step, first))).toEqual([]);
  });

  test('is conformant with small budgets for stronger plans', async () => {
    expect(await unexpected(files, 2, [10, 37, 100, 240])).toEqual([]);
    expect(await unexpected(files, 3, [100])).toEqual([]);
  });

  test('is asked about with each value once within 140 requests', async () => {
    for (const seed of seeds) {
      const { requests, uncovered } = await auditOf(files, { strength: 1, maxRequests: 140, seed });
      expect({ seed, uncovered, isWithin: requests <= 140 }).toEqual({ seed, uncovered: [], isWithin: true });
    }
  });
});

/** What is known of a wiki whose listings are long and which has existing titles of every class. */
const knownWith = (filters: readonly string[]): Known => ({
  listings: new Map(filters.map(id => [id, new Set(['first', 'inner', 'last'])] as const)),
  existing: new Set(titleClasses),
  existingWords: new Set(),
  missing: titleClasses,
  forms: { html: true, cookie: true, manner: true },
});

function productOfTwoLargest({ dimensions }: Model): number {
  const [first = 1, second = 1] = Object.values(dimensions)
    .map(({ length }) => length)
    .toSorted((a, b) => b - a);
  return first * second;
}

describe('the plan of pairs for 31 files', () => {
  test.each(['a', 'b', 'c', 'd'])('is short with the seed %s', async seed => {
    const { requests, pages, filters } = await auditOf(31, { strength: 2, seed });
    let most = 0;
    for (const report of queryNames) {
      const model = modelOf(report, knownWith(filters));
      if (!model) throw new Error(`nothing to ask about ${report}`);
      const rows = coveringRows(model, 2, drawFrom(seed, report));
      expect(rows.length, report).toBeLessThanOrEqual(1.5 * productOfTwoLargest(model));
      most += 1.5 * productOfTwoLargest(model);
    }
    expect(requests - pages).toBeLessThanOrEqual(most);
  });
});
