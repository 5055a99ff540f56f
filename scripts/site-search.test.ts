/** What the search of the documentation finds first. */
import type { AsPlainObject } from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../schemas/generated/rules.js';
import { find, loadIndex } from './site-find.js';
import type { Index } from './site-find.js';
import { buildSite } from './site.js';

let index: Index;
let stored: string;

beforeAll(async () => {
  stored = String((await buildSite('.')).files.get('assets/index.js')).replace(/^[^{]*|;\n$/g, '');
  index = loadIndex(JSON.parse(stored) as AsPlainObject);
}, 60_000);

const titles = (query: string) => find(index, query).map(({ title }) => title);

describe('the search', () => {
  test.each(Object.keys(rules))('finds %s first by its id', id => {
    expect(titles(id)[0]).toBe(id);
  });

  test.each([
    'page size',
    'page-size',
    'allimages.page',
    'ten entries',
    '10 entries',
    'pgae size',
    'PAGE SIZE',
  ])('finds the rule of the page size by %j', query => {
    expect(titles(query).slice(0, 3)).toContain('allimages.page-size');
  });

  test.each(['allimages.p', 'ten', 'truncated page'])(
    'finds the rule of the page size among others by %j',
    query => {
      expect(titles(query)).toContain('allimages.page-size');
    },
  );

  test.each([
    ['base_url', 'base_url'],
    ['rate limits', 'envelope.rate-limits'],
    ['what a server is asked', 'What a server is asked'],
    ['4.1 Language codes', '4.1 Language codes'],
    ['kill matrix', 'Kill matrix'],
  ])('by %j finds %s', (query, title) => {
    expect(titles(query)).toContain(title);
  });

  test('shows the statement of a rule, its level and its section, and leads to it', () => {
    const [first] = find(index, 'allimages.page-size');
    expect(first).toMatchObject({
      about: rules['allimages.page-size'].statement,
      where: 'MUST, section 4.2',
    });
    expect(first?.address).toMatch(/page-size/);
  });

  test('finds nothing for what is nowhere, and for nothing', () => {
    expect(titles('xylophone')).toEqual([]);
    expect(titles('  ')).toEqual([]);
    expect(titles('.-_ $ +')).toEqual([]);
  });

  test('has an index that a page loads at once', () => {
    expect(stored.length).toBeLessThan(500_000);
  });
});
