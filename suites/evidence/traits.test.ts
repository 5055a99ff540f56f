import { expect, test } from 'vitest';
import { countTraits, followed, onlyIn, serverOf, tally, traitsOf, type Tally } from './traits.js';

const counts = (all: number, by: Record<string, number>): Tally => ({ all, by: new Map(Object.entries(by)) });

test.each<[what: string, wrong: Tally, answers: Tally, text?: string]>([
  [
    'one of three',
    counts(12, { mw2: 12 }),
    counts(44, { mw1: 13, mw2: 14, mw3: 17 }),
    'only mw2: 12 wrong answers, none of 30 others',
  ],
  [
    'of two, the rarer',
    counts(12, { mw2: 12, html: 12 }),
    counts(44, { mw2: 14, html: 12 }),
    'only html: 12 wrong answers, none of 32 others',
  ],
  ['two of three', counts(13, { mw1: 1, mw2: 12 }), counts(44, { mw1: 13, mw2: 14, mw3: 17 })],
  ['the only one', counts(12, { mw2: 12 }), counts(12, { mw2: 12 })],
  ['one that nearly all have', counts(12, { mw2: 12 }), counts(41, { mw1: 1, mw2: 40 })],
  ['one that was wrong once', counts(1, { mw2: 1 }), counts(27, { mw1: 13, mw2: 14 })],
  ['none', counts(12, {}), counts(24, { mw1: 12 })],
])('what is wrong follows a trait, or not: %s', (_what, wrong, answers, text) => {
  expect(followed(wrong, answers)).toBe(text);
});

test('traits are the server, the query, and whatever is not as usual', () => {
  const url = 'http://a/api.php?action=query&list=allimages';
  const response = { status: 200, headers: [['x-served-by', 'mw2'] as const], body: new Uint8Array() };
  const headers = { accept: 'text/html', cookie: 'a=b' };
  expect(traitsOf({ question: 'x', request: { method: 'GET', url, headers }, response })).toEqual([
    'from `mw2`',
    'to `list=allimages`',
    'in HTML',
    'with a cookie',
    'with `Accept: text/html`',
    'without `Accept-Encoding`',
  ]);
  const usual = { accept: '*/*', 'accept-encoding': 'gzip' };
  expect(
    traitsOf({ question: 'x', request: { method: 'GET', url: 'http://a/?format=json', headers: usual } }),
  ).toEqual([]);
});

test('names without end fill no memory', () => {
  const all = tally();
  for (let at = 0; at < 1000; at += 1) countTraits(all, [`mw${at}`]);
  expect(all.by.size).toBeLessThanOrEqual(200);
});

const from = (server: string) => ({
  response: { status: 200, headers: [['x-served-by', server] as const], body: new Uint8Array() },
});

test('one server that sent all that is wrong, and nothing of the usual, is named', () => {
  const [one, other] = [from('mw1'), from('mw2')];
  expect(onlyIn([other, other], [one], serverOf)).toBe('only from `mw2`');
  expect(onlyIn([one, other], [one], serverOf)).toBeUndefined();
  expect(onlyIn([other], [one, other], serverOf)).toBeUndefined();
  expect(onlyIn([{}], [one], serverOf)).toBeUndefined();
});
