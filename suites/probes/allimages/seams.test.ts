/** Pages that do not go on where the ones before them ended: proven, old or changed since. */
import { expect, test } from 'vitest';
import type { Alteration, Json } from '../../../fixtures/wiki/wiki.js';
import { isObject } from '../../answers/reading.js';
import { auditOf } from '../../testing/samples/served.js';

/** Of fifteen files, the second page lacks some of its five, when told. */
function lacking(isToBe: (url: string) => boolean, lacks: number): Alteration {
  return {
    document(document, { request: { query: parameters, url } }) {
      const { query } = document;
      const files = isObject(query) ? (query['allimages'] as Json[] | undefined) : undefined;
      if (!files || !parameters.has('aicontinue') || parameters.has('aimime') || !isToBe(url))
        return document;
      return { ...document, query: { allimages: files.slice(lacks) } };
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
/** As behind a cache of answers by their queries. */
function onOneCursor() {
  let first: string | null;
  return (url: string) => {
    const cursor = new URL(url, 'http://wiki.example').searchParams.get('aicontinue');
    first ??= cursor;
    return cursor === first;
  };
}

const START = 'allimages.next-page-start';
const EMPTY = 'allimages.continue-only-when-more';

test.each([
  ['is a failure that a trial has confirmed', START, always, true, 'failed'],
  ['may come from a replica that lacks the file', START, always, false, 'cantTell'],
  ['may come from one of two replicas, if other addresses get the first', START, byAddress, true, 'cantTell'],
  ['has changed if it is as it should be when asked again', START, once(), true, 'passed'],
  ['is a failure that a trial has confirmed', EMPTY, always, true, 'failed'],
  ['may be what a cache has kept', EMPTY, onOneCursor(), false, 'cantTell'],
])('a page that starts too late or is empty %s: %s', async (_what, rule, isToBe, steady, outcome) => {
  const { results } = await auditOf(
    { files: 15, alter: lacking(isToBe, rule === START ? 1 : 5) },
    { seed: 'a', strength: 1, steady, rules: ['allimages.*'] },
  );
  const result = results.find(each => each.rule === rule);
  expect(result).toMatchObject({ outcome });
  expect(result?.trial !== undefined).toBe(outcome === 'failed');
});
