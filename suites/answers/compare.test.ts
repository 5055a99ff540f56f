import { describe, expect, test } from 'vitest';
import { differenceOfForms, facetsOf, firstDifference, legible, sameAnswers, sameJson } from './compare.js';
import { judgedPart } from './contract-fields.js';
import { answered } from '../testing/samples/exchanges.js';

const sound = { batchcomplete: '', query: { pages: { '-1': { ns: 6, title: 'File:A.png', missing: '' } } } };
const record = (fields: object) => ({ query: { pages: { 'a/b~': fields } } });
const lags = (...entries: readonly object[]) => ({ batchcomplete: '', query: { dbrepllag: entries } });
const files = (...entries: readonly object[]) => ({ batchcomplete: '', query: { allimages: entries } });

test.each<[string, unknown, unknown]>([
  ['in another order of keys', sound, { query: sound.query, batchcomplete: '' }],
  ['whatever their debuginfo holds', { ...sound, debuginfo: { time: 1 } }, sound],
  [
    'whatever they hold that the contract does not name',
    { ...sound, servedby: 'a', query: { pages: { '-1': { ...sound.query.pages['-1'], views: 1 } }, x: 1 } },
    { ...sound, servedby: 'b', query: { pages: { '-1': { ...sound.query.pages['-1'], touched: [] } } } },
  ],
  [
    'whatever a continued list of duplicates holds',
    { ...sound, continue: { dfcontinue: 'a' } },
    { ...sound, continue: { dfcontinue: 'b' } },
  ],
  ['whatever they warn of', { ...sound, warnings: { main: {} } }, { ...sound, requestid: 'x' }],
  ['while a lag changes', lags({ host: 'a', lag: 0 }), lags({ host: 'a', lag: 3 })],
  ['while another host lags most', lags({ host: 'a', lag: 0 }), lags({ host: 'b', lag: 3 })],
  ['where they are no objects', [1], [1]],
  [
    'however the names in their addresses are escaped',
    files({ url: 'http://w/i/%C3%84%20(a).png', descriptionurl: 'http://w/x?t=File:Ä_%28a%29.png' }),
    files({ url: 'http://w/i/%c3%84%20%28a%29.png', descriptionurl: 'http://w/x?t=File%3A%C3%84_(a).png' }),
  ],
])('two answers are the same %s', (_how, a, b) => {
  expect(sameJson(a, b)).toBe(true);
  expect(firstDifference(a, b)).toBe('');
});

test.each<[one: unknown, other: unknown, pointer: string]>([
  [sound, { ...sound, batchcomplete: true }, '/batchcomplete'],
  [lags({ host: 'a', lag: 2 }), lags({ host: 'a', lag: 2.5 }), '/query/dbrepllag/0/lag'],
  [sound, { ...sound, continue: { continue: '-||' } }, '/continue'],
  [record({ title: 'A' }), record({ title: 'B' }), '/query/pages/a~1b~0/title'],
  [record({ ns: 1 }), record({ ns: 2 }), '/query/pages/a~1b~0/ns'],
  [{ query: { allimages: ['a', 'b'] } }, { query: { allimages: ['b', 'a'] } }, '/query/allimages/0'],
  [{ query: { pages: {} } }, { query: { pages: [] } }, '/query/pages'],
  [{ query: { pages: null } }, { query: {} }, '/query/pages'],
  [{ query: { pages: { 1: { ns: {} } } } }, { query: { pages: { 1: { ns: [] } } } }, '/query/pages/1/ns'],
  [[1], sound, ''],
  [lags({ host: '', lag: -1 }), lags({ host: '', lag: 0 }), '/query/dbrepllag/0/lag'],
  [lags({ host: 'a', lag: -1 }), lags({ host: 'b', lag: -1 }), '/query/dbrepllag/0/host'],
  [lags({ host: 'a', lag: 1 }), lags({ host: 'a', lag: 1 }, { host: 'b', lag: 1 }), '/query/dbrepllag/1'],
  [files({ url: 'http://w/%7Ea/A.png' }), files({ url: 'http://w/~a/A.png' }), '/query/allimages/0/url'],
  [files({ url: 'http://w/A%2528.png' }), files({ url: 'http://w/A%28.png' }), '/query/allimages/0/url'],
  [files({ url: 'http://w/%E9.png' }), files({ url: 'http://w/%C3%A9.png' }), '/query/allimages/0/url'],
  [
    files({ descriptionshorturl: 'http://w/?curid=1' }),
    files({ descriptionshorturl: 'http://w/?curid=%31' }),
    '/query/allimages/0/descriptionshorturl',
  ],
  [lags({ host: 'a', lag: 1 }), lags({ host: 1, lag: 1 }), '/query/dbrepllag/0/host'],
])('two answers differ %j and %j', (a, b, pointer) => {
  expect(sameJson(a, b)).toBe(false);
  expect(firstDifference(a, b)).toBe(pointer);
  expect(firstDifference(b, a)).toBe(pointer);
});

test('answers of which one cannot be read in full are compared in ASCII', () => {
  const exchange = answered('');
  const damaged = { exchange, json: { é: ['\ud835\\ud835', '日a', 1] }, utf8: false };
  expect(legible(damaged, { exchange, json: undefined })).toEqual([{ '': ['\\ud835', 'a', 1] }, undefined]);
});

const compared = (body: string, json: unknown, utf8 = true) => ({ exchange: answered(body), json, utf8 });

test('answers with the same bytes are the same, and so are those whose legible parts are', () => {
  expect(sameAnswers(compared('a', sound), compared('a', {}))).toBe(true);
  expect(sameAnswers(compared('a', sound), compared('b', sound))).toBe(true);
  expect(sameAnswers(compared('a', sound), compared('b', {}))).toBe(false);
  const [one, other] = ['é', 'ü'].map(host => lags({ host: 'a', lag: -1, ns: 0 }, { host, lag: -1 }));
  expect(sameAnswers(compared('a', one), compared('b', other))).toBe(false);
  expect(sameAnswers(compared('a', one, false), compared('b', other))).toBe(true);
});

const linesOf = (facets: object) => Object.entries(facets).map(([place, value]) => `${place} ${value}`);

test('the facets of an answer are the values that the contract names, and with keys the places of all others', () => {
  const allimages = [{ name: 'A/.png', x: 1 }, { name: 7 }, 'z'];
  const json = { query: { allimages, ...lags({ host: '', lag: 0.5 }).query }, servedby: [1], debuginfo: {} };
  const named = ` {}|/query {}|/query/allimages ["A/.png","1","2"]|/query/allimages/A~1.png {}|\
/query/allimages/A~1.png/name "A/.png"|/query/allimages/1 {}|/query/allimages/1/name 7|/query/allimages/2 "z"|\
/query/dbrepllag ["0"]|/query/dbrepllag/0 {}|/query/dbrepllag/0/host ""|/query/dbrepllag/0/lag "a fraction"`;
  expect(linesOf(facetsOf(json, false))).toEqual(named.split('|'));
  const others = ['/servedby', '/servedby/0', '/query/allimages/A~1.png/x'].map(place => `${place} present`);
  expect(linesOf(facetsOf(json, true)).toSorted()).toEqual([...named.split('|'), ...others].toSorted());
  const [, , list, , host, lag] = linesOf(
    facetsOf({ query: lags({ host: 'a', lag: 7 }).query }, false, false),
  );
  expect([list, host, lag].join()).toBe(
    '/query/dbrepllag [],/query/dbrepllag/0/host "string",/query/dbrepllag/0/lag 0',
  );
});

test('what is kept of an answer is all but debuginfo and the rest of long texts that the contract does not name', () => {
  const [fits, long] = ['\ud835'.padEnd(200, 'x'), 'x'.repeat(201)];
  const kept = {
    batchcomplete: long,
    a: [fits],
    b: [1, null],
    query: { pages: { 1: { title: long, y: 'x'.repeat(200) } } },
  };
  const sent = { ...kept, debuginfo: 1, query: { pages: { 1: { title: long, y: long } } } };
  expect(judgedPart(sent)).toEqual(kept);
});

const URLS = 'http://wiki.example/api.php?action=query&prop=duplicatefiles&titles=File%3AA.png';
const form = (json: unknown, url = URLS) => ({
  json,
  exchange: { ...answered(''), request: { method: 'GET', url, headers: {} } as const },
});

describe('two forms of an answer are the same', () => {
  test.each<[string, object, object]>([
    ['with other values of what the contract does not name', { servedby: 'a' }, { servedby: 1 }],
    ['with other values deep in it', { limits: { a: [1, { b: 2 }] } }, { limits: { a: [3, { b: 'x' }] } }],
    ['with debuginfo in one', { debuginfo: { time: 1 } }, {}],
  ])('%s', (_how, a, b) => {
    const forms = [form({ ...sound, ...a }, `${URLS}&format=json`), form({ ...sound, ...b })] as const;
    expect(differenceOfForms(...forms)).toBeUndefined();
  });

  test('with a warning in one that was redirected to another query', () => {
    const warned = { ...sound, warnings: { main: { '*': 'Unrecognized parameter: *.' } } };
    expect(differenceOfForms(form(sound), form(warned, `${URLS}&*`))).toBeUndefined();
    expect(differenceOfForms(form(sound), form(warned))).toBe('/warnings');
    const reordered =
      'http://wiki.example/api.php?format=json&titles=File:A.png&prop=duplicatefiles&action=query';
    expect(differenceOfForms(form(sound, reordered), form(warned))).toBe('/warnings');
  });
});

test.each<[string, object, object, string]>([
  ['by a key that one lacks', { servedby: 'a' }, {}, '/servedby'],
  ['by a key with members that one lacks', { limits: { a: 1 } }, {}, '/limits'],
  ['by a key deep in what the contract does not name', { a: { b: { c: 1 } } }, { a: { b: {} } }, '/a/b/c'],
  ['by the length of a list', { a: [1, 2] }, { a: [1] }, '/a/1'],
  ['by a value of the contract', { batchcomplete: true }, {}, '/batchcomplete'],
])('two forms of an answer differ %s', (_how, a, b, pointer) => {
  const forms = [form({ ...sound, ...a }), form({ ...sound, ...b })] as const;
  expect(differenceOfForms(...forms)).toBe(pointer);
});
