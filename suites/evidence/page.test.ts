import { describe, expect, test } from 'vitest';
import { API } from '../testing/samples/audits.js';
import { answered } from '../testing/samples/exchanges.js';
import { entryPlace, factsOf, hasRoom, leadsOn, pageOf, remember, startTrail } from './page.js';
import { resolveProfile } from './profile.js';

const profile = (hash_levels: '0' | '2') => resolveProfile(new URL(API), { hash_levels });
const pageWith = (allimages: readonly unknown[], more: object = {}, page?: number) => {
  const json = { query: { allimages }, ...more };
  const read = pageOf({ exchange: answered(''), json }, { query: 'allimages', ...(page && { page }) });
  if (!read) throw new Error('this is no page');
  return read;
};
const next = (aicontinue: unknown, marker: unknown = '-||') => ({
  continue: { aicontinue, continue: marker },
});
const old = (cursor: object) => ({ 'query-continue': { allimages: cursor } });

test.each<[what: string, more: object, truncated: boolean, cursor?: string]>([
  ['whole', {}, false],
  ['with a cursor', next('B.png'), true, 'B.png'],
  ['with half a cursor', next('B.png', 1), true],
  ['with a cursor that is no text', next(1), true],
  ['with an empty `continue`', { continue: null }, true],
  ['with a later name in the old place', old({ aifrom: 'B' }), true],
  ['with a later name in the other old place', old({ aicontinue: 'B' }), true],
  ['with its last name in the old place', old({ aifrom: 'A' }), false],
  ['with a list in the old place', old({ aifrom: ['B'] }), false],
])('a page is read that is %s', (_what, more, truncated, cursor) => {
  const page = pageWith([7, { name: 'A' }], more);
  expect(page).toMatchObject({ truncated, entries: [{}, { name: 'A' }], number: 1 });
  expect(page.cursor?.aicontinue).toBe(cursor);
});

test('an entry is named by its place', () => {
  expect(entryPlace({ name: 'A.png' }, 0, 'allimages page 1')).toBe('`A.png`, page 1');
  expect(entryPlace({ name: 1 }, 8, 'allimages aimime=a/b page 2')).toBe('entry 9, aimime=a/b page 2');
  expect(entryPlace({ name: 'x'.repeat(81) }, 0, 'q')).toMatch(/^`x{80}…/);
});

const [TIME, ID] = [pageWith([]).latest, 'http://w/index.php?curid='];
const sound = { timestamp: TIME, url: 'http://w/images/a/a5/A.png', descriptionshorturl: `${ID}7` };

test.each<[other: object, url?: string | undefined, levels?: '0']>([
  [{}, 'a5'],
  [{ url: 'http://w/A.png' }, '', '0'],
  [{ timestamp: '2023-02-30T00:00:00Z' }],
  [{ timestamp: '2024-01-03T00:00:00Z' }],
  [{ timestamp: 7 }],
  [{ url: 'http://w/images/a/b5/A.png' }],
  [{ url: 7 }, undefined, '0'],
  [{ descriptionshorturl: `${ID}0` }],
])('the facts of an entry with %j have the folders %s', (other, url, levels = '2' as never) => {
  const facts = url === undefined ? undefined : { timestamp: TIME, url, descriptionshorturl: '7' };
  expect(factsOf({ ...sound, ...other }, pageWith([]), profile(levels))).toEqual(facts);
});

describe('a walk', () => {
  test('remembers the facts of an entry with its name', () => {
    const trail = startTrail(profile('2'), []);
    const others = [{ descriptionshorturl: `${ID}8` }, { url: 'http://w/b/b5/A.png' }, { url: 7 }, {}];
    remember(trail, pageWith(others.map((other, at) => ({ ...sound, ...other, name: `${at}` }))));
    const [byId, byFolders, byNone, usual] = trail.names.values();
    expect([byNone, new Set([byId, byFolders, usual]).size]).toEqual([0, 3]);
  });

  test('remembers each name once, with the number of its pages and entries and its last name', () => {
    const trail = startTrail(profile('2'), []);
    remember(trail, pageWith([{ name: 'É' }, { name: 'B' }, {}]));
    const previous = pageWith([{ name: 'B' }, { name: 'A' }], {}, 2);
    remember(trail, previous);
    expect(Object.fromEntries(trail.names)).toEqual({ É: 0, B: 0, A: 0 });
    const counted = { pages: 2, entries: 5, nameBytes: 4, onFirstPage: 2, lastName: 'A', previous };
    expect(trail).toMatchObject(counted);
  });

  test.each([
    ['a hundred thousand names', 4, 100_000],
    ['names of six million bytes', 60_000, 100],
  ])('has room for %s', (_what, length, most) => {
    const trail = startTrail(profile('2'), []);
    for (const last of [most - 1, most]) {
      const at = trail.names.size;
      remember(
        trail,
        pageWith(
          Array.from({ length: last - at }, (_, n) => ({ name: (at + n).toString(36).padEnd(length) })),
        ),
      );
      expect(hasRoom(trail)).toBe(last < most);
    }
  });

  test('goes in a circle if it meets a name of its page, or a cursor of one of the pages 1, 2, 4 and so on', () => {
    const trail = startTrail(profile('2'), []);
    const pages = ['B', 'C', 'D', 'E', 'F'].map((name, at) => pageWith([{ name: 'A' }], next(name), at + 1));
    expect(leadsOn(pageWith([{ name: 'A' }], next('A')), trail)).toBe(false);
    for (const page of pages) remember(trail, page);
    expect(pages.map(page => leadsOn(page, trail))).toEqual([true, true, true, false, true]);
  });
});
