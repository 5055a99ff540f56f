import { expect, test } from 'vitest';
import { countTraits, followed, onlyIn, serverOf, tally, traitsOf, type Tally } from './traits.js';

const counts = (all: number, by: Record<string, number>): Tally => ({ all, by: new Map(Object.entries(by)) });

const from = (server: string) => ({
  response: { status: 200, headers: [['x-served-by', server] as const], body: new Uint8Array() },
});

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
  ['one that was wrong once of twenty times', counts(1, { mw2: 1 }), counts(20, { mw2: 1 })],
  ['one of several that are rare', counts(1, { a: 1 }), counts(101, { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 })],
  ['more rarely', counts(1, { a: 1 }), counts(101, { a: 1 }), 'only a: 1 wrong answer, none of 100 others'],
  ['one that is in no answer', counts(1, { mw2: 1 }), counts(101, {})],
  ['none', counts(12, {}), counts(24, { mw1: 12 })],
])('what is wrong follows a trait, or not: %s', (_what, wrong, answers, text) => {
  expect(followed(wrong, answers)).toBe(text);
});

test('traits are the server, the query, and whatever is not as usual', () => {
  const url = 'http://a/api.php?action=query&list=allimages';
  const response = { status: 200, headers: [['x-served-by', 'mw2'] as const], body: new Uint8Array() };
  const headers = { accept: 'text/html', cookie: 'a=b' };
  expect(traitsOf({ question: 'x in HTML', request: { method: 'GET', url, headers }, response })).toEqual([
    'from `mw2`',
    'to `list=allimages`',
    'in HTML',
    'with a cookie',
    'with `Accept: text/html`',
    'without `Accept-Encoding`',
  ]);
  const usual = { accept: '*/*', 'accept-encoding': 'gzip' };
  const request = { method: 'GET', url: 'http://a/?format=json', headers: usual } as const;
  expect(traitsOf({ question: 'x', request })).toEqual([]);
  const encodings = `br, gzip, ${'y'.repeat(50)}`;
  const odd = { accept: 'x'.repeat(200), 'accept-encoding': encodings, connection: 'close' };
  const asked = { question: 'x (on a new connection)', request: { ...request, headers: odd } };
  expect(traitsOf({ ...from('z'.repeat(90)), ...asked }).map(trait => trait.replace(/….*/, ''))).toEqual([
    `from \`${'z'.repeat(80)}`,
    `with \`Accept: ${'x'.repeat(112)}`,
    'accepting `br`',
    `accepting \`${'y'.repeat(40)}`,
    'on a new connection',
    'with `Connection: close`',
  ]);
});

test('names without end fill no memory', () => {
  const all = tally();
  for (let at = 0; at < 1000; at += 1) countTraits(all, [`mw${at}`, 'mw0']);
  expect([all.all, all.by.size, all.by.get('mw0')]).toEqual([1000, 200, 1001]);
});

test('one server that sent all that is wrong, and nothing of the usual, is named', () => {
  const [one, other] = [from('mw1'), from('mw2')];
  expect(onlyIn([other, other], [one], serverOf)).toBe('only from `mw2`');
  expect(onlyIn([one, other], [one], serverOf)).toBeUndefined();
  expect(onlyIn([other], [one, other], serverOf)).toBeUndefined();
  expect(onlyIn([{}], [one], serverOf)).toBeUndefined();
});
