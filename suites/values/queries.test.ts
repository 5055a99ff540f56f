import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms, htmlUrl, listingUrl, plainUrl, titleUrl } from './queries.js';

const api = 'https://wiki.example/w/api.php';
const ask = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1));

describe('a question', () => {
  test('goes to the api.php as given', () => {
    expect(plainUrl(api, 'languageinfo')).toBe(`${api}?action=query&meta=languageinfo&format=json`);
    expect(plainUrl(api, 'allimages')).toBe(`${api}?action=query&list=allimages&format=json`);
    expect(plainUrl(api, 'dbrepllag')).toBe(`${api}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`);
    expect(titleUrl(api, 'File:A b.png')).toBe(
      `${api}?action=query&titles=File%3AA%20b.png&prop=duplicatefiles&format=json`,
    );
  });

  test('has no format in its HTML form, and otherwise the same parameters', () => {
    expect(htmlUrl(api, 'languageinfo', '')).toBe(`${api}?action=query&meta=languageinfo`);
    expect(htmlUrl(api, 'duplicatefiles', 'File:A.png')).toBe(
      `${api}?action=query&titles=File%3AA.png&prop=duplicatefiles`,
    );
  });

  test('never ends like a file name, which old wikis redirect', () => {
    const cursor = { aicontinue: 'A.png', continue: '-||' };
    const urls = [
      ...forms.map(form => htmlUrl(api, form, 'File:A.png')),
      titleUrl(api, 'File:A.png'),
      listingUrl(api, [], cursor),
    ];
    for (const url of urls) expect(url).not.toMatch(/\.[A-Za-z0-9]{1,4}$/);
  });
});

describe('a page of the listing', () => {
  test('is asked for with the types and both values of the continuation', () => {
    const url = listingUrl(api, ['image/svg+xml', 'image/png'], { aicontinue: 'C&D.png', continue: '-||' });
    expect(url).toBe(
      `${api}?action=query&list=allimages&aimime=image%2Fsvg%2Bxml%7Cimage%2Fpng&aicontinue=C%26D.png&continue=-%7C%7C&format=json`,
    );
  });

  test('has neither where there are none', () => {
    expect(listingUrl(api, [])).toBe(plainUrl(api, 'allimages'));
  });

  test('carries every name so that a server reads it unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, marker) => {
        const read = ask(listingUrl(api, [], { aicontinue: name, continue: marker }));
        expect(read.get('aicontinue')).toBe(name.toWellFormed());
        expect(read.get('continue')).toBe(marker.toWellFormed());
        expect(ask(titleUrl(api, name)).get('titles')).toBe(name.toWellFormed());
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('can be asked for with the cursor of a hostile server, half a character long', () => {
    expect(listingUrl(api, [], { aicontinue: '\ud835', continue: '' })).toContain('aicontinue=%EF%BF%BD&');
  });
});
