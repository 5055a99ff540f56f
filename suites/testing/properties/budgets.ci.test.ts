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
  [0, [10, 31, 52, 73, 94], 'a'],
  [5, [13, 34, 55, 76, 97], 'b'],
  [31, [16, 37, 58, 79, 100], 'c'],
  [430, [19, 40, 61, 82, 103], 'd'],
  [2_500, [22, 43, 64, 85, 106], 'e'],
  [100_000, [25, 67, 109], 'f'],
] as const)('a conforming wiki of %i files', (files, budgets, seed) => {
  test('is conformant with budgets from 10 to 109 requests', async () => {
    expect(await unexpected(files, 1, budgets)).toEqual([]);
  });

  test('is conformant with small budgets for stronger plans', async () => {
    expect(await unexpected(files, 2, [10, 100, 240])).toEqual([]);
    expect(await unexpected(files, 3, [100])).toEqual([]);
  });

  test('is asked about with each value once within 140 requests', async () => {
    const { requests, uncovered } = await auditOf(files, { strength: 1, maxRequests: 140, seed });
    expect(uncovered).toEqual([]);
    expect(requests).toBeLessThanOrEqual(140);
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
  test.each(['a', 'b'])('is short with the seed %s', async seed => {
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
