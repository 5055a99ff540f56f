/** `diff` on real audits: each cause is told apart. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { judge } from '../../suites/audit/replay.js';
import { audited, causesIn, changeIn, diffed, folder, mutant, removeReports, write } from './diffs.js';

let reference: Report;

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('other seed', {}, { seed: 'another' });
  await audited('string ns', mutant('allimages.ns/string'));
  await audited('zero ns', mutant('allimages.ns/zero'));
  await audited('no list', mutant('allimages.list/absent'));
  await audited('no pretty', mutant('html.notice/absent'));
  await audited('five files', { files: 5 });
  await audited('cut off', {}, { maxPages: 1 });
  await audited('selected', {}, { rules: ['languageinfo.*'] });
}, 120_000);
afterAll(removeReports);

describe('diff', () => {
  test('of a report with itself finds nothing', async () => {
    const diff = await diffed('reference', 'reference');
    expect(diff).toMatchObject({ worse: false, rules: [], circumstances: [], observations: [], notes: [] });
    expect(diff.counts.same).toBe(reference.results.length);
  });

  test('finds nothing between two audits of the same wiki, at another address and with other draws', async () => {
    const diff = await diffed('reference', 'other seed');
    expect(diff).toMatchObject({ worse: false, rules: [], observations: [] });
    expect(diff.circumstances.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'target url',
      'options seed',
    ]);
  });

  test.each([
    ['with recordings', ''],
    ['from the reports alone', ' alone'],
  ])('%s, shows that the server answers differently', async (_how, alone) => {
    const diff = await diffed(`reference${alone}`, `string ns${alone}`);
    expect(diff).toMatchObject({ worse: true, counts: { worse: 1, same: reference.results.length - 1 } });
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({
      change: 'worse',
      counts: true,
      old: { outcome: 'passed' },
      new: { outcome: 'failed', actual: '"6"' },
      causes: [{ cause: 'server', proven: true, words: 'of `0_zero.png`, `ns` was 6, is "6"' }],
      again: expect.stringMatching(/^curl -g .*list=allimages&format=json'$/) as unknown,
    });
  });

  test('calls the way back better, and exits 0', async () => {
    const diff = await diffed('string ns', 'reference');
    expect(diff).toMatchObject({ worse: false, counts: { better: 1 } });
    expect(causesIn(diff, 'allimages.ns')).toEqual(['server']);
  });

  test('calls another failure of the same rule changed', async () => {
    const diff = await diffed('string ns', 'zero ns');
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({ change: 'changed', counts: false });
    expect(causesIn(diff, 'allimages.ns')).toEqual(['server']);
    expect(diff.worse).toBe(false);
  });

  test('shows an answer without pointers by where it begins to differ', async () => {
    const diff = await diffed('reference', 'no pretty');
    expect(causesIn(diff, 'html.notice')).toEqual(['server']);
    expect(changeIn(diff, 'html.notice').causes[0]?.words).toMatch(/in HTML`: .*was .*, is /);
  });

  test('tells rules that were not judged because another failed with that one', async () => {
    const diff = await diffed('reference', 'no list');
    expect(changeIn(diff, 'allimages.list').change).toBe('worse');
    expect(changeIn(diff, 'allimages.entry')).toMatchObject({
      change: 'lostSight',
      follows: 'allimages.list',
    });
    expect(causesIn(diff, 'allimages.entry')).toEqual(['server']);
  });

  test.each([
    [
      'with recordings',
      '',
      /^the wiki held 31 files, it holds 5: `0_zero\.png`, .* and 23 more only before$/,
    ],
    ['from the reports alone', ' alone', /^the first page of the listing holds other files: `0_zero\.png`, /],
  ])('%s, shows that the wiki holds other files', async (_how, alone, words) => {
    const diff = await diffed(`reference${alone}`, `five files${alone}`);
    expect(diff.worse).toBe(false);
    expect(changeIn(diff, 'allimages.page-size')).toMatchObject({ change: 'changed' });
    expect(causesIn(diff, 'allimages.page-size')).toEqual(['data']);
    expect(changeIn(diff, 'allimages.page-size').causes[0]?.words).toMatch(words);
  });

  test('does not take a lie about old files for other data', async () => {
    const diff = await diffed('five files', 'string ns');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['server']);
  });

  test('shows that only the profile changed', async () => {
    const har = join(folder, 'reference', 'audit.har');
    write('another profile', await judge({ har, parameters: { file_namespace: 'Datei' } }));
    const diff = await diffed('reference', 'another profile');
    expect(causesIn(diff, 'allimages.title-from-name')).toEqual(['profile']);
    expect(causesIn(diff, 'duplicatefiles.pages')).toEqual(['profile']);
    expect(diff.circumstances).toContainEqual({
      kind: 'profile',
      name: 'file_namespace',
      old: 'File',
      new: 'Datei',
    });
    const alone = await diffed('reference alone', 'another profile');
    expect(causesIn(alone, 'allimages.title-from-name')).toEqual(['profile']);
  });

  test('tells a profile and a server that changed at once apart', async () => {
    await audited('both', mutant('allimages.ns/string'), { parameters: { file_namespace: 'Datei' } });
    const diff = await diffed('reference', 'both');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['server']);
    expect(causesIn(diff, 'allimages.title-from-name')).toEqual(['profile']);
  });

  test.each([
    ['cut off', 'allimages.curid-unique', /a budget cut the new audit off: /],
    ['selected', 'allimages.curid-unique', /the new audit did not select this rule/],
  ])('tells by the options that sight was lost: %s', async (name, rule, words) => {
    const diff = await diffed('reference', name);
    expect(diff.worse).toBe(false);
    expect(changeIn(diff, rule)).toMatchObject({
      change: 'lostSight',
      causes: [{ cause: 'options', proven: true }],
    });
    expect(changeIn(diff, rule).causes[0]?.words).toMatch(words);
    expect((await diffed('reference', name, true)).worse).toBe(true);
  });

  test('counts a SHOULD with --strict only', async () => {
    const should = reference.results.find(({ level }) => level === 'SHOULD');
    const results = reference.results.map(each =>
      each === should ? { ...each, outcome: 'failed' as const } : each,
    );
    write('warned', { ...reference, results });
    expect((await diffed('reference', 'warned')).worse).toBe(false);
    expect((await diffed('reference', 'warned', true)).worse).toBe(true);
  });
});
