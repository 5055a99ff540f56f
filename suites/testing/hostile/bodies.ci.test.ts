import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { inBodies } from '../../../fixtures/hostile/bodies.js';
import { broken, compared, fine, reportOn, untold } from '../samples/verdicts.js';
import type { Expected } from '../samples/verdicts.js';

const DEEP = 'nested more than 200 deep';
const WIDE = 'the answer holds more than 150,000 values';
const LARGE = 'body over 3 MiB';
const NO_ROOM = 'the answers are too large to be kept';

const expected = {
  'nested-body': untold(DEEP),
  'nested-objects': untold(DEEP),
  'nested-unclosed': untold(DEEP),
  'nested-member': untold(DEEP),
  'nested-debuginfo': fine(),
  'nested-query': untold(DEEP),
  'nested-entries': untold(DEEP),
  'nested-names': untold(DEEP),
  'nested-html': untold(DEEP),
  'prototype-beside': fine(),
  'prototype-in-maps': broken('`/query/languageinfo/__proto__` is the key "__proto__"', [
    'languageinfo.key',
    'languageinfo.code',
    'duplicatefiles.page-id',
    'duplicatefiles.ns',
    'duplicatefiles.title',
  ]),
  'half-a-character': broken('contains half of a surrogate pair', [
    'envelope.unicode',
    'allimages.url-name',
    'allimages.descriptionurl-target',
    'allimages.title-from-name',
    'allimages.next-page-start',
  ]),
  'half-a-cursor': broken('`/continue/aicontinue` contains half of a surrogate pair', ['envelope.unicode']),
  'nul-in-names': fine(),
  'nul-in-body': broken('the body has text around the JSON', ['envelope.json']),
  'nul-in-strings': broken('the body is not JSON', ['envelope.json']),
  'beyond-numbers': broken('is Infinity, expected an integer', [
    'allimages.ns',
    'dbrepllag.lag',
    'duplicatefiles.ns',
  ]),
  'beyond-numbers-beside': fine(),
  'long-number': broken('`/query/dbrepllag/0/lag` is -1.000', ['dbrepllag.lag']),
  'long-page-id': broken(
    'shares the page id',
    ['allimages.curid-unique', 'duplicatefiles.existing-record'],
    200,
  ),
  'not-utf-8': broken('languageinfo: the body is not UTF-8', [
    'envelope.unicode',
    'envelope.batchcomplete',
    'html.notice',
    'languageinfo.map',
    'allimages.list',
    'dbrepllag.list',
    'duplicatefiles.pages',
  ]),
  'long-name': untold(LARGE),
  'long-names': broken(
    'allimages page 1 in HTML: `/query/allimages/0',
    [
      'html.same-object',
      'allimages.timestamp',
      'allimages.url',
      'allimages.descriptionurl',
      'allimages.descriptionshorturl',
      'allimages.ns',
      'allimages.title',
      'allimages.mime-unknown-empty',
    ],
    200,
  ),
  'million-entries': untold(LARGE),
  'many-entries': broken('page 1 has 8,000 entries', ['allimages.page-size']),
  'empty-entries': untold(WIDE),
  'million-languages': untold(LARGE),
  'many-languages': broken('languageinfo in HTML: `/query/languageinfo/a0` is absent', [
    'html.same-object',
    'languageinfo.order',
  ]),
  'million-same-keys': untold(LARGE),
  'many-same-keys': broken('duplicate key `/query/languageinfo/aa`', [
    'envelope.unique-keys',
    'html.same-object',
  ]),
  'large-everywhere': fine(),
  'wide-everywhere': untold(WIDE),
  'half-wide-everywhere': untold(NO_ROOM),
  'accents-everywhere': fine(),
} as const satisfies Readonly<Record<keyof typeof inBodies, Expected>>;

describe('a body such as', () => {
  test.each(Object.entries(expected) as [keyof typeof expected, Expected][])(
    '%s is read within bounds, with a reason',
    async (id, expectation) => {
      const report = await reportOn(await serveHostile(id));
      expect(compared(report, expectation), hostile[id].does).toEqual({ ...expectation, wrong: [] });
    },
    120_000,
  );

  test('one with keys of prototypes changes no object of the suite', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['outcome']).toBeUndefined();
  });
});
