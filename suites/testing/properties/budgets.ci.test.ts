/** With any budget, a conforming wiki of any size stays conformant; a small one is enough to try each value once. */
import { describe, expect, test } from 'vitest';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import { verdictOf } from '../../../schemas/verdict.js';
import { collectSample, resultsFrom, type SampleOptions } from '../samples/audits.js';

async function auditOf(files: number, options: SampleOptions) {
  const wiki = wikiOf({ files, baseUrl: 'http://wiki.example' });
  let requests = 0;
  const evidence = await collectSample(
    (url, headers) => {
      requests += 1;
      const { pathname, search } = new URL(url);
      return answer(requestOf(pathname + search, { ...headers, host: 'wiki.example' }), wiki);
    },
    { maxPages: 30, ...options },
  );
  const { fault, leftOut, coverage, walks } = evidence;
  const selected = new Set(ruleIds);
  const verdict = verdictOf(resultsFrom(evidence), { strict: false, selected, fault, leftOut });
  const isCovered = coverage.every(({ covered, of }) => covered === of);
  const isWhole = [...walks.values()].every(({ ended }) => ended === 'end' || ended === 'enough');
  return { verdict, requests, isCovered, isWhole };
}

/** The unexpected verdicts among those with these budgets. */
async function unexpected(files: number, strength: 1 | 2 | 3, tried: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const maxRequests of tried) {
    const { verdict, requests, isCovered, isWhole } = await auditOf(files, { strength, maxRequests });
    const { conformant, complete, reason } = verdict;
    // With fewer, the reserve for a trial leaves nothing for some areas.
    const isWrong = conformant === false || (conformant === null && maxRequests > 40);
    if (isWrong || (complete && !(isCovered && isWhole)) || requests > maxRequests)
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
  test('is conformant with small budgets, for stronger plans too', async () => {
    expect(await unexpected(files, 1, budgets)).toEqual([]);
    expect(await unexpected(files, 2, [10, 100, 240])).toEqual([]);
    expect(await unexpected(files, 3, [100])).toEqual([]);
  });

  test('is asked about with each value once within 140 requests', async () => {
    expect(await auditOf(files, { strength: 1, maxRequests: 140, seed })).toMatchObject({ isCovered: true });
  });
});
