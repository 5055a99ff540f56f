import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headersOf, labelOf, otherTypes, urlOf, type Cursor, type Query } from './queries.js';

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
      {
        query: 'dbrepllag',
        order: 'format first',
        escaping: 'lower case',
        accept: 'none',
        encoding: 'none',
      },
    ],
    [
      'dbrepllag (accepting text/html and more, accepting br, on a new connection, without credentials)',
      { query: 'dbrepllag', accept: otherTypes[2], encoding: 'br', connection: 'fresh', bare: true },
    ],
  ])('is named %s', (label, query) => {
    expect(labelOf(query)).toBe(label);
  });
});

test.each<[query: Omit<Query, 'query'>, headers: object]>([
  [
    { accept: 'none', encoding: 'none' },
    { accept: undefined, 'accept-encoding': undefined },
  ],
  [
    { accept: 'text/html', encoding: 'br' },
    { accept: 'text/html', 'accept-encoding': 'br' },
  ],
  [{ cookie: 'a=b' }, { cookie: 'a=b' }],
])('%j has the headers %j', (query, headers) => {
  expect(headersOf({ query: 'dbrepllag', ...query })).toStrictEqual(headers);
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
