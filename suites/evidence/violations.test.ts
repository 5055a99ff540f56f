import { expect, test } from 'vitest';
import { answered } from '../testing/samples/exchanges.js';
import { UNTRIED, Violations } from './violations.js';

const RULE = 'allimages.ns';

/** Violations with these exchanges opened, the last of which is judged. */
function opened(...bodies: readonly string[]) {
  const all = new Violations();
  for (const [id, body] of bodies.entries())
    all.open({ ...answered(body), id, question: `q${id}` }, 'allimages');
  return all;
}

test('of a rule, the first violation by the simplest question is kept, and all places are counted', () => {
  const all = opened();
  for (const [id, unusual] of [2, 1, 1, 0, 0].entries()) {
    all.open({ ...answered(`${id}`), id }, 'allimages', unusual);
    all.note(RULE, { message: `${id}`, ...(id === 1 && { places: 3 }) });
  }
  for (const other of [true, undefined, { exchange: 9, message: 'x' }] as const) all.note(RULE, other);
  const { judged, violations, first } = all.of(RULE);
  expect([judged, violations, first?.message, first?.unusual]).toEqual([7, 8, '3', 0]);
  expect(all.cited.map(({ id }) => id)).toEqual([0, 1, 3]);
});

test('a suspicion is a violation if it is proven, and a doubt goes before what was withdrawn', () => {
  const all = opened('a', 'b', 'b');
  const withdrawn = { verdict: 'withdrawn', reason: 'no' } as const;
  const texts = [withdrawn, withdrawn, UNTRIED, UNTRIED, { verdict: 'proven' } as const].map((trial, at) => {
    all.settle({ rule: RULE, violation: all.suspected({ message: `${at}` }) }, trial);
    const { doubt, first } = all.of(RULE);
    return `${doubt?.message} ${first?.message} ${first?.place}`;
  });
  const open = '2; however, it was not asked for again';
  expect(texts.map(text => text.replace(' undefined undefined', ''))).toEqual([
    '0; however, no',
    '0; however, no',
    open,
    open,
    `${open} 4 q2`,
  ]);
  expect(all.cited.map(({ id }) => id)).toEqual([2, 1]);
});
