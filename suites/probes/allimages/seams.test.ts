/** Pages that do not go on where the ones before them ended: proven, old or changed since. */
import { expect, test } from 'vitest';
import type { Alteration, Json } from '../../../fixtures/wiki/wiki.js';
import { isObject } from '../../answers/reading.js';
import { auditOf } from '../../testing/samples/served.js';

const RULE = 'allimages.next-page-start';

/** Of fifteen files, the second page lacks the first of its five, when told. */
function beheaded(isToBe: (url: string) => boolean): Alteration {
  return {
    document(document, { request: { query: parameters, url } }) {
      const { query } = document;
      const files = isObject(query) ? (query['allimages'] as Json[] | undefined) : undefined;
      if (!files || !parameters.has('aicontinue') || parameters.has('aimime') || !isToBe(url))
        return document;
      return { ...document, query: { allimages: files.slice(1) } };
    },
  };
}

const always = () => true;
function once() {
  let left = 1;
  return () => left-- > 0;
}
/** As behind a balancer that knows addresses as they are written. */
const byAddress = (url: string) => (url.match(/%/g)?.length ?? 0) % 2 === 1;

test.each([
  ['is a failure that a trial has confirmed', always, true, 'failed'],
  ['may come from a replica that lacks the file', always, false, 'cantTell'],
  ['may come from one of two replicas, if other addresses get the first', byAddress, true, 'cantTell'],
  ['has changed if it is as it should be when asked again', once(), true, 'passed'],
])('a page that starts with its second file %s', async (_what, isToBe, steady, outcome) => {
  const { results } = await auditOf(
    { files: 15, alter: beheaded(isToBe) },
    { seed: 'a', strength: 1, steady, rules: ['allimages.*'] },
  );
  const result = results.find(({ rule }) => rule === RULE);
  expect(result).toMatchObject({ outcome });
  expect(result?.trial !== undefined).toBe(outcome === 'failed');
});
