import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../schemas/generated/rules.js';
import { hintOn, numberMismatches, shapeMismatches, subjectsIn } from './shape.js';

const file = {
  name: 'A.png',
  timestamp: '2020-01-01T00:00:00Z',
  url: 'https://wiki.example/images/a/a5/A.png',
  descriptionurl: 'https://wiki.example/File:A.png',
  descriptionshorturl: 'https://wiki.example/index.php?curid=1',
  ns: 6,
  title: 'File:A.png',
};
const listing = (...allimages: readonly unknown[]) => ({ batchcomplete: '', query: { allimages } });

const pages = (record: object) => ({ batchcomplete: '', query: { pages: { '-1': record } } });

describe('a fault of shape', () => {
  test('is counted once for a place, however many constraints it violates', () => {
    expect(shapeMismatches('allimages', listing({ ...file, ns: 'six' }, { ...file, ns: 1.5 }))).toMatchObject(
      [{ rule: 'allimages.ns', places: 2 }],
    );
  });

  test('is found in the last of thousands of languages, in its key and in its entry', () => {
    const codes = Object.fromEntries(
      Array.from({ length: 60_000 }, (_, at) => [`l${at}`, { code: `l${at}` }]),
    );
    const mismatches = (last: object) =>
      shapeMismatches('languageinfo', { batchcomplete: '', query: { languageinfo: { ...codes, ...last } } });
    expect(mismatches({})).toEqual([]);
    expect(mismatches({ 'a/B': { code: 1 } })).toMatchObject([
      { rule: 'languageinfo.key', pointer: '/query/languageinfo/a~1B', places: 1 },
      { rule: 'languageinfo.code', pointer: '/query/languageinfo/a~1B/code', places: 1 },
    ]);
  });

  test.each([null, [], 'x', 1, {}])('is found in %j, which is no answer', json => {
    expect(shapeMismatches('allimages', json)).not.toEqual([]);
  });
});

test('an integer that is not written as one is a fault of the rule that wants an integer there', () => {
  const odd = [
    { pointer: '/query/allimages/3/ns', token: '6.0', places: 2 },
    { pointer: '/query/dbrepllag/0/lag', token: '1e3', places: 1 },
  ] as const;
  const [{ pointer, places }] = odd;
  const mismatch = { rule: 'allimages.ns', pointer, expected: 'an integer', actual: '6.0', places };
  expect(numberMismatches('allimages', odd)).toEqual([mismatch]);
  expect(numberMismatches('languageinfo', odd)).toEqual([]);
});

describe('the rules that an answer gives something to judge', () => {
  test('of an optional field are those of its presence, of a forbidden one those of its holder', () => {
    expect(subjectsIn('duplicatefiles', pages({}))).not.toContain('duplicatefiles.missing');
    expect(subjectsIn('duplicatefiles', pages({ missing: 1 }))).toContain('duplicatefiles.missing');
    expect(subjectsIn('languageinfo', {})).toContain('languageinfo.complete');
  });

  test.each([null, [], 'x'])('are that it is an object, where it is %j', json => {
    expect(subjectsIn('dbrepllag', json)).toContain('envelope.object');
    expect(subjectsIn('dbrepllag', json)).not.toContain('dbrepllag.lag');
  });
});

test.each<[RuleId, seen: string | undefined, hint: RegExp]>([
  ['envelope.batchcomplete', 'true', /formatversion=2/],
  ['envelope.batchcomplete', 'absent', /^$/],
  ['envelope.batchcomplete', '"true"', /^$/],
  ['envelope.query', 'absent', /does not know/],
  ['envelope.query', undefined, /^$/],
  ['languageinfo.map', '[]', /never \[\]/],
  ['dbrepllag.lag', '0.5', /fractions/],
  ['dbrepllag.lag', '6.0', /fractions/],
  ['dbrepllag.lag', '"-1"', /quotation marks/],
  ['dbrepllag.lag', 'absent', /^$/],
  ['dbrepllag.lag', '-2', /^$/],
  ['duplicatefiles.pages', 'an array of 1 entry', /formatversion=2/],
  ['duplicatefiles.pages', '[]', /formatversion=2/],
  ['duplicatefiles.pages', 'absent', /^$/],
  ['duplicatefiles.missing', 'true', /formatversion=2/],
  ['duplicatefiles.missing', 'false', /^$/],
  ['duplicatefiles.ns', '"6"', /^$/],
])('the hint on a fault of shape: %s is %s: %s', (rule, seen, hint) => {
  expect(hintOn(rule, seen) ?? '').toMatch(hint);
});
