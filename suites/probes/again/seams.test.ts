/** Pages that do not go on where the ones before them ended: proven, old or changed since. */
import { expect, test } from 'vitest';
import type { Alteration, Json } from '../../../fixtures/wiki/wiki.js';
import { isObject } from '../../answers/reading.js';
import { auditOf } from '../../testing/samples/served.js';

const RULE = 'allimages.next-page-start';

/** Of fifteen files, the second page lacks the first of its five, as often as told. */
function beheaded(times: number): Alteration {
  let left = times;
  return {
    document(document, { request: { query: parameters } }) {
      const { query } = document;
      const files = isObject(query) ? (query['allimages'] as Json[] | undefined) : undefined;
      if (!files || !parameters.has('aicontinue') || parameters.has('aimime') || left === 0) return document;
      left -= 1;
      return { ...document, query: { allimages: files.slice(1) } };
    },
  };
}

test.each([
  ['is a failure that a trial has confirmed', Infinity, true, 'failed'],
  ['may come from a replica that lacks the file', Infinity, false, 'cantTell'],
  ['has changed if it is as it should be when asked again', 1, true, 'passed'],
])('a page that starts with its second file %s', async (_what, times, steady, outcome) => {
  const { results } = await auditOf(
    { files: 15, alter: beheaded(times) },
    { seed: 'a', strength: 1, steady, rules: ['allimages.*'] },
  );
  const result = results.find(({ rule }) => rule === RULE);
  expect(result).toMatchObject({ outcome });
  expect(result?.trial !== undefined).toBe(outcome === 'failed');
});
