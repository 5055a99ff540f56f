import { expect, test } from 'vitest';
import type { Query } from '../values/queries.js';
import { kindOf, partsOf, probeOf, simplerManners, subjectOf } from './notes.js';

const PAGE = { query: 'allimages', types: ['a/b'], page: 1 } as const;
const MANNER = { order: 'all reversed', accept: 'none', cookie: 'a=b', repeat: 'query', bare: true } as const;

test.each([
  ['order', []],
  ['order bare repeat', []],
  ['order accept', ['accept', 'order']],
  ['order accept bare', ['bare accept', 'bare order']],
  ['order accept cookie', ['cookie', 'accept', 'order', 'accept cookie', 'order cookie', 'order accept']],
])('of %s, the simpler manners are %j', (parts, simpler) => {
  const own = Object.fromEntries(Object.entries(MANNER).filter(([part]) => parts.includes(part)));
  const manners = [...simplerManners({ ...PAGE, ...own })].map(query => Object.keys(query));
  expect(manners.map(each => each.filter(part => part in MANNER).join(' '))).toEqual(simpler);
});

test.each<[query: Query, said: string]>([
  [
    { query: 'dbrepllag', encoding: 'gzip, deflate, br' },
    'dbrepllag; dbrepllag,,false,false,; encoding deflate|encoding br; ["dbrepllag",[],null,null]',
  ],
  [{ ...PAGE, cookie: 'a' }, 'session; allimages,,true,true,; cookie ; ["allimages",["a/b"],null,null]'],
  [{ query: 'allimages', page: 1 }, 'first page; allimages,,false,false,; ; ["allimages",[],null,null]'],
  [
    { query: 'allimages', cursor: { aicontinue: 'B' } },
    'walk; allimages,,false,false,; ; ["allimages",[],"B",null]',
  ],
  [
    { query: 'duplicatefiles', title: { sent: 'A', exists: true, kind: '' }, html: true },
    'html; duplicatefiles,true,false,false,true; html true; ["duplicatefiles",[],null,"A"]',
  ],
])('%o is noted by its probe, kind, parts and subject', (query, said) => {
  expect([probeOf(query), kindOf(query), partsOf(query).join('|'), subjectOf(query)].join('; ')).toBe(said);
});
