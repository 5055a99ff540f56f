import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodedPlaces,
  escapings,
  headersOf,
  labelOf,
  MOST_ENCODED,
  orders,
  otherTypes,
  queryFrom,
  sentHeaders,
  urlOf,
  type Cursor,
  type EncodedPlace,
  type Query,
} from './queries.js';

const api = 'https://wiki.example/w/api.php';
const ask = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1));

const plainUrl = (query: 'languageinfo' | 'allimages' | 'dbrepllag') => urlOf(api, { query });
const listingUrl = (types: readonly string[], cursor?: Cursor) =>
  urlOf(api, { query: 'allimages', types, ...(cursor ? { page: 2, cursor } : {}) });
const onTitle = (sent: string): Query => ({
  query: 'duplicatefiles',
  title: { sent, exists: false, kind: 'a missing title' },
});

describe('a query', () => {
  test('goes to the api.php as given', () => {
    expect(plainUrl('languageinfo')).toBe(`${api}?action=query&meta=languageinfo&format=json`);
    expect(plainUrl('allimages')).toBe(`${api}?action=query&list=allimages&format=json`);
    expect(plainUrl('dbrepllag')).toBe(`${api}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`);
    expect(urlOf(api, onTitle('File:A b.png'))).toBe(
      `${api}?action=query&titles=File%3AA%20b.png&prop=duplicatefiles&format=json`,
    );
  });

  test('has no format in its HTML form, and otherwise the same parameters', () => {
    expect(urlOf(api, { query: 'languageinfo', html: true })).toBe(`${api}?action=query&meta=languageinfo`);
    expect(urlOf(api, { ...onTitle('File:A.png'), html: true })).toBe(
      `${api}?action=query&titles=File%3AA.png&prop=duplicatefiles`,
    );
  });

  test.each<[label: string, query: Query]>([
    ['languageinfo', { query: 'languageinfo' }],
    ['dbrepllag in HTML', { query: 'dbrepllag', html: true }],
    ['allimages page 1', { query: 'allimages', page: 1 }],
    ['allimages aimime=a/b|c/d page 2', { query: 'allimages', types: ['a/b', 'c/d'], page: 2 }],
    ['allimages again page 2', { query: 'allimages', page: 2, repeat: 'query' }],
    ['allimages page 2, a second look', { query: 'allimages', page: 2, repeat: 'page' }],
    ['duplicatefiles of a missing title', onTitle('File:A.png')],
    ['duplicatefiles in HTML', { ...onTitle('File:A.png'), html: true }],
    ['duplicatefiles with a session cookie', { ...onTitle('File:A.png'), cookie: 'a=b' }],
    ['duplicatefiles again', { ...onTitle('File:A.png'), repeat: 'query' }],
    ['allimages with a session cookie and another cookie', { query: 'allimages', cookie: 'a=b; c=d' }],
    ['dbrepllag with others under way', { query: 'dbrepllag', underWay: true }],
    [
      'dbrepllag (parameters format first, escapes lower case, without Accept, accepting no encoding)',
      { query: 'dbrepllag', order: 'format first', escaping: 'lower case', accept: 'none', encoding: 'none' },
    ],
    [
      'dbrepllag (accepting text/html and more, accepting br, on a new connection, without credentials)',
      { query: 'dbrepllag', accept: otherTypes[2], encoding: 'br', connection: 'fresh', bare: true },
    ],
    [
      'dbrepllag (closing the connection, with letters of the action encoded)',
      { query: 'dbrepllag', connection: 'closed', encoded: { place: 'action', letters: 1 } },
    ],
  ])('is named %s', (label, query) => {
    expect(labelOf(query)).toBe(label);
  });
});

test.each<[query: Omit<Query, 'query'>, headers: object]>([
  [{ accept: 'none' }, { accept: undefined }],
  [{ encoding: 'none' }, { 'accept-encoding': undefined }],
  [{ accept: 'text/html' }, { accept: 'text/html' }],
  [{ encoding: 'br' }, { 'accept-encoding': 'br' }],
  [{ cookie: 'a=b' }, { cookie: 'a=b' }],
  [{ connection: 'closed' }, { connection: 'close' }],
])('%j has the headers %j', (query, headers) => {
  expect(headersOf({ query: 'dbrepllag', ...query })).toStrictEqual(headers);
  expect(sentHeaders({ query: 'dbrepllag', ...query })).toStrictEqual(JSON.parse(JSON.stringify(headers)));
});

const lettersOf = (place: EncodedPlace, letters: number) => ({ encoded: { place, letters } });

test.each<[manner: Omit<Query, 'query'>, url: string]>([
  [{ order: 'as in the contract' }, 'action=query&prop=duplicatefiles&titles=%C3%A9%3A-&format=json'],
  [{ order: 'format first' }, 'format=json&action=query&prop=duplicatefiles&titles=%C3%A9%3A-'],
  [{ order: 'all reversed' }, 'format=json&titles=%C3%A9%3A-&prop=duplicatefiles&action=query'],
  [{ escaping: 'lower case' }, 'action=query&titles=%c3%a9%3a-&prop=duplicatefiles&format=json'],
  [{ escaping: 'every sign' }, 'action=query&titles=%C3%A9%3A%2D&prop=duplicatefiles&format=json'],
  [{ escaping: 'only where needed' }, 'action=query&titles=%C3%A9:-&prop=duplicatefiles&format=json'],
  [lettersOf('action', 5), 'action=%71u%65ry&titles=%C3%A9%3A-&prop=duplicatefiles&format=json'],
  [lettersOf('selection', 2), 'action=query&titles=%C3%A9%3A-&prop=d%75plicatefiles&format=json'],
])('in the manner %j, a query is written %s', (manner, url) => {
  expect(urlOf(api, { ...onTitle('é:-'), ...manner })).toBe(`${api}?${url}`);
});

test.each<[query: Query, ways: number]>([
  [{ query: 'languageinfo' }, 3],
  [{ query: 'dbrepllag', html: true }, 3],
  [{ query: 'allimages', types: ['a/b', 'c/d'], cursor: { aicontinue: '_', continue: '-||' } }, 7],
  [{ query: 'allimages', cursor: { aicontinue: '' } }, 4],
  [{ query: 'duplicatefiles', title: { sent: 'a:b_', exists: false, kind: 'a title' } }, 7],
])('%j is read from its URL in every manner', (query, ways) => {
  const sets = Array.from({ length: MOST_ENCODED }, (_, at) => at + 1);
  const encoded = encodedPlaces.flatMap(place => sets.map(letters => lettersOf(place, letters)));
  const escaped = escapings.map(escaping => ({ escaping }));
  const manners = [...orders.map(order => ({ order })), ...escaped, ...encoded];
  const urls = manners.map(manner => urlOf(api, { ...query, ...manner }));
  expect(urls.map(queryFrom)).toEqual(urls.map(() => query));
  expect(new Set(urls).size).toBe(ways + 62);
});

const others = 'list=allimages action=a&list=allimages action=query action=query&list=allimages&ailimit=5';
const titles = ['action=query&prop=duplicatefiles', 'action=query&prop=duplicatefiles&titles=A|B'];

test.each([...others.split(' '), ...titles])('no query of the contract is %s', asked => {
  expect(queryFrom(`${api}?${asked}&format=json`)).toBeUndefined();
});

describe('a page of the listing', () => {
  test('is asked for with the types and both values of the continuation', () => {
    const url = listingUrl(['image/svg+xml', 'image/png'], { aicontinue: 'C&D.png', continue: '-||' });
    expect(url).toBe(
      `${api}?action=query&list=allimages&aimime=image%2Fsvg%2Bxml%7Cimage%2Fpng&aicontinue=C%26D.png&continue=-%7C%7C&format=json`,
    );
  });

  test('carries every name so that a server reads it unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, marker) => {
        const read = ask(listingUrl([], { aicontinue: name, continue: marker }));
        expect(read.get('aicontinue')).toBe(name.toWellFormed());
        expect(read.get('continue')).toBe(marker.toWellFormed());
        expect(ask(urlOf(api, onTitle(name))).get('titles')).toBe(name.toWellFormed());
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test('can be asked for with the cursor of a hostile server, half a character long', () => {
    expect(listingUrl([], { aicontinue: '\ud835', continue: '' })).toContain('aicontinue=%EF%BF%BD&');
  });
});
