import { describe, expect, test } from 'vitest';
import { numberMismatches, shapeMismatches, subjectsIn } from './shape.js';

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
  test.each<[string, unknown, object]>([
    [
      'of a type',
      { ...file, ns: '6' },
      { rule: 'allimages.ns', pointer: '/query/allimages/0/ns', expected: 'an integer', actual: '"6"' },
    ],
    [
      'of a value',
      { ...file, ns: 0 },
      { rule: 'allimages.ns', pointer: '/query/allimages/0/ns', expected: '6', actual: '0' },
    ],
    [
      'of a form',
      { ...file, name: 'A b.png' },
      {
        rule: 'allimages.name',
        pointer: '/query/allimages/0/name',
        expected: 'a name without spaces',
        actual: '"A b.png"',
      },
    ],
    [
      'of an entry',
      'A.png',
      {
        rule: 'allimages.entry',
        pointer: '/query/allimages/0',
        expected: 'an object',
        actual: '"A.png"',
      },
    ],
  ])('%s says what was expected, and what was seen where', (_what, entry, fault) => {
    expect(shapeMismatches('allimages', listing(entry))).toEqual([{ ...fault, places: 1 }]);
  });

  test('of a missing field stands where the field should be', () => {
    const { title: _title, ...rest } = file;
    expect(shapeMismatches('allimages', listing(file, rest))).toEqual([
      {
        rule: 'allimages.title',
        pointer: '/query/allimages/1/title',
        expected: 'present',
        actual: 'absent',
        places: 1,
      },
    ]);
  });

  test('of a forbidden field stands where it is', () => {
    expect(
      shapeMismatches('languageinfo', {
        batchcomplete: '',
        query: { languageinfo: { de: { code: 'de', x: 1 } } },
      }),
    ).toEqual([
      {
        rule: 'languageinfo.only-code',
        pointer: '/query/languageinfo/de/x',
        expected: 'absent',
        actual: '1',
        places: 1,
      },
    ]);
  });

  test('of a key names the key, with the escapes of pointers', () => {
    expect(
      shapeMismatches('languageinfo', {
        batchcomplete: '',
        query: { languageinfo: { 'a/b~': { code: 'x' } } },
      }),
    ).toEqual([
      {
        rule: 'languageinfo.key',
        pointer: '/query/languageinfo/a~1b~0',
        expected: 'a code in lower case such as zh-hant',
        actual: 'the key "a/b~"',
        places: 1,
      },
    ]);
  });

  test('is counted once for a place, however many constraints it violates', () => {
    expect(shapeMismatches('allimages', listing({ ...file, ns: 'six' }, { ...file, ns: 1.5 }))).toMatchObject(
      [{ rule: 'allimages.ns', places: 2 }],
    );
  });

  test('is found in the last of thousands of files', () => {
    const many = Array.from({ length: 6000 }, () => file);
    expect(shapeMismatches('allimages', listing(...many))).toEqual([]);
    expect(
      shapeMismatches('allimages', listing(...many, { ...file, ns: 0 }, { ...file, ns: 0 })),
    ).toMatchObject([{ rule: 'allimages.ns', pointer: '/query/allimages/6000/ns', actual: '0', places: 2 }]);
  });

  test('is found in the last of thousands of languages, in its key and in its entry', () => {
    const languages = Object.fromEntries(
      Array.from({ length: 60_000 }, (_, at) => [`l${at}`, { code: `l${at}` }]),
    );
    const answer = (last: object) => ({
      batchcomplete: '',
      query: { languageinfo: { ...languages, ...last } },
    });
    expect(shapeMismatches('languageinfo', answer({}))).toEqual([]);
    expect(shapeMismatches('languageinfo', answer({ 'a/B': { code: 1 } }))).toMatchObject([
      { rule: 'languageinfo.key', pointer: '/query/languageinfo/a~1B', places: 1 },
      { rule: 'languageinfo.code', pointer: '/query/languageinfo/a~1B/code', places: 1 },
    ]);
  });

  test('is found in the last of thousands of log entries', () => {
    const log = Array.from({ length: 50_000 }, () => ({ msg: '', type: '', caller: '' }));
    expect(shapeMismatches('debuginfo', { log })).toEqual([]);
    expect(shapeMismatches('debuginfo', { log: [...log, 'x'] })).toMatchObject([
      { rule: 'envelope.debuginfo-log', pointer: '/log/50000', places: 1 },
    ]);
  });

  test('beside thousands of members is counted once', () => {
    const many = Array.from({ length: 6000 }, () => file);
    expect(shapeMismatches('allimages', { query: { allimages: many } })).toMatchObject([
      { rule: 'envelope.batchcomplete', pointer: '/batchcomplete', places: 1 },
    ]);
  });

  test.each([null, [], 'x', 1, {}])('is found in %j, which is no answer', json => {
    expect(shapeMismatches('allimages', json)).not.toEqual([]);
  });
});

describe('an integer that is not written as one', () => {
  test('is a fault of the rule that wants an integer there', () => {
    const odd = [
      { pointer: '/query/allimages/3/ns', token: '6.0', places: 2 },
      { pointer: '/query/dbrepllag/0/lag', token: '1e3', places: 1 },
    ];
    expect(numberMismatches('allimages', odd)).toEqual([
      {
        rule: 'allimages.ns',
        pointer: '/query/allimages/3/ns',
        expected: 'an integer',
        actual: '6.0',
        places: 2,
      },
    ]);
    expect(numberMismatches('languageinfo', odd)).toEqual([]);
  });
});

describe('the rules that an answer gives something to judge', () => {
  test('are those of the envelope and the list, where the list is empty', () => {
    expect(subjectsIn('allimages', listing()).toSorted()).toEqual([
      'allimages.list',
      'envelope.batchcomplete',
      'envelope.object',
      'envelope.query',
    ]);
  });

  test('are those of every field, where one entry is there', () => {
    const subjects = subjectsIn('allimages', listing({}));
    expect(subjects).toEqual(
      expect.arrayContaining(['allimages.entry', 'allimages.name', 'allimages.ns', 'allimages.title']),
    );
    expect(subjects).not.toContain('allimages.continue');
  });

  test('are those of the continuation, where there is one', () => {
    const subjects = subjectsIn('allimages', { ...listing(), continue: {} });
    expect(subjects).toEqual(
      expect.arrayContaining(['allimages.continue', 'allimages.aicontinue', 'allimages.continue-marker']),
    );
  });

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
