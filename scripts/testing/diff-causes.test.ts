/** `diff` on real audits: which causes are proven. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withHeader } from '../../fixtures/mutants/dsl/edits.js';
import type { ServeOptions } from '../../fixtures/serve.js';
import type { Alteration } from '../../fixtures/wiki/wiki.js';
import type { Report } from '../../schemas/verdict.js';
import { judge } from '../../suites/audit/replay.js';
import {
  audited,
  causesIn,
  changeIn,
  diffed,
  folder,
  mutant,
  removeReports,
  textsOf,
  write,
} from './diffs.js';

let reference: Report;

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('other seed', {}, { seed: 'another' });
  await audited('string ns', mutant('allimages.ns/string'));
  await audited('string ns in other places', mutant('allimages.ns/string'), { strength: 2 });
  await audited('zero ns', mutant('allimages.ns/zero'));
  await audited('no list', mutant('allimages.list/absent'));
  await audited('no pretty', mutant('html.notice/absent'));
  await audited('five files', { files: 5 });
  await audited('cut off', {}, { maxPages: 1 });
  await audited('selected', {}, { rules: ['languageinfo.*'] });
}, 120_000);
afterAll(removeReports);

/** Breaks `ns` only where a query has two values at once, which an audit with another seed or strength may not ask. */
const nowAndThen = (): ServeOptions => {
  const { alter: { document: broken } = {} } = mutant('allimages.ns/string');
  return {
    alter: {
      document: (document, context) => {
        const { accept, 'accept-encoding': coding } = context.request.headers;
        const isMet = accept?.includes('text/html') === true && coding === undefined;
        return isMet ? (broken?.(document, context) ?? document) : document;
      },
    },
  };
};

describe('diff', () => {
  test('of a report with itself finds nothing', async () => {
    const diff = await diffed('reference', 'reference');
    expect(diff).toMatchObject({ worse: false, rules: [], circumstances: [], observations: [], notes: [] });
    expect(diff.counts.same).toBe(reference.results.length);
  });

  test('finds nothing between two audits of the same wiki, at another address and with another seed', async () => {
    const diff = await diffed('reference', 'other seed');
    expect(diff).toMatchObject({ worse: false, rules: [], observations: [] });
    expect(diff.circumstances.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'target url',
      'options seed',
    ]);
  });

  test('proves nothing by an answer that only one of two audits of the same wiki asked for', async () => {
    await audited('asked once', nowAndThen());
    await audited('asked in pairs', nowAndThen(), { strength: 2 });
    for (const [old, now, which] of [
      ['asked once', 'asked in pairs', 'old'],
      ['asked in pairs', 'asked once', 'new'],
    ] as const) {
      const diff = await diffed(old, now);
      expect(diff.circumstances).toContainEqual(
        expect.objectContaining({ kind: 'options', name: 'strength' }),
      );
      expect(causesIn(diff, 'allimages.ns')).toEqual(['options?', 'answers?']);
      expect(changeIn(diff, 'allimages.ns').causes[0]?.words).toMatch(
        RegExp(
          `^the ${which} audit did not send the request that shows the failure: allimages .*accepting text/html`,
        ),
      );
    }
    const twice = await diffed('string ns', 'string ns in other places');
    expect(twice.rules).toEqual([]);
  });

  test.each([
    ['with recordings', '', true],
    ['from the reports alone', ' alone', false],
  ])('%s, names different answers and shows the cited place in both', async (_how, alone, proven) => {
    const diff = await diffed(`reference${alone}`, `string ns${alone}`);
    expect(diff).toMatchObject({ worse: true, counts: { worse: 1, same: reference.results.length - 1 } });
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({
      change: 'worse',
      counts: true,
      old: { outcome: 'passed' },
      new: { outcome: 'failed', actual: '"6"' },
      causes: [{ cause: 'answers', proven }],
      cited: {
        question: 'allimages page 1',
        pointer: '/query/allimages/0/ns',
        old: {
          status: 200,
          before: expect.stringMatching(/^\{"name":"0_zero\.png"/) as unknown,
          marked: '6',
        },
        new: { status: 200, marked: '"6"' },
      },
      again: expect.stringMatching(
        /^curl -g .*list=allimages&format=json' -H 'accept-encoding: gzip'$/,
      ) as unknown,
    });
  });

  test('shows where the answer to the cited query was not kept', async () => {
    write('forgetful', { ...reference, exchanges: [] });
    const diff = await diffed('forgetful', 'string ns alone');
    expect(changeIn(diff, 'allimages.ns').cited?.old).toBeUndefined();
    for (const text of textsOf(diff, false).slice(1)) expect(text).toContain('not requested, or not kept');
  });

  test('calls the way back better, and exits 0', async () => {
    const diff = await diffed('string ns', 'reference');
    expect(diff).toMatchObject({ worse: false, counts: { better: 1 } });
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
  });

  test('calls another failure of the same rule changed', async () => {
    const diff = await diffed('string ns', 'zero ns');
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({ change: 'changed', counts: false });
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
    expect(diff.worse).toBe(false);
  });

  test('shows an answer without a pointer from where the two begin to differ', async () => {
    const diff = await diffed('reference', 'no pretty');
    expect(causesIn(diff, 'html.notice')).toEqual(['answers']);
    const { old, new: now } = changeIn(diff, 'html.notice').cited ?? {};
    expect(now?.before).toBe(old?.before);
    expect(now?.marked.at(0)).not.toBe(old?.marked.at(0));
  });

  test.each<[string, Alteration]>([
    ['is down', { socket: request => request.socket.destroy() }],
    ['is busy', { socket: (_request, response) => response.writeHead(503).end() }],
  ])('calls it no answer where the wiki %s, there and back', async (what, alter) => {
    await audited(what, { alter }, { retries: 0 });
    for (const [old, now, which] of [
      ['reference', what, 'new'],
      [what, 'reference', 'old'],
    ] as const) {
      const diff = await diffed(old, now);
      expect(diff.rules.length).toBe(reference.results.length);
      for (const { causes } of diff.rules) {
        expect(causes).toMatchObject([{ cause: 'unanswered', proven: true }]);
        expect(causes[0]?.words).toMatch(RegExp(`^in the ${which} audit: `));
      }
      expect(diff.circumstances.map(({ name }) => name)).not.toContain('strength');
      expect(textsOf(diff, false)[2]?.replace(/\s+/g, ' ')).toMatch(
        /no answer \(proven\)(:|, for example) in the /,
      );
    }
  });

  test('explains a rule that depends on another one by that one', async () => {
    const diff = await diffed('reference', 'no list');
    expect(changeIn(diff, 'allimages.list').change).toBe('worse');
    expect(changeIn(diff, 'allimages.entry')).toMatchObject({
      change: 'lostSight',
      follows: 'allimages.list',
    });
    expect(causesIn(diff, 'allimages.entry')).toEqual(['answers']);
  });

  test('is worse if the wiki holds too few files to judge paging, because of different answers', async () => {
    const diff = await diffed('reference', 'five files');
    expect(diff.worse).toBe(true);
    expect(changeIn(diff, 'allimages.page-size')).toMatchObject({ change: 'worse', counts: true });
    expect(causesIn(diff, 'allimages.page-size')).toEqual(['answers']);
  });

  test.each([
    ['a field', 'a header', 'allimages.ns/string', { header: true }, 'allimages.ns'],
    [
      'the cursor',
      'the number of files',
      'allimages.aicontinue/absent',
      { files: 40 },
      'allimages.aicontinue',
    ],
    ['a field', 'the number of files', 'allimages.ns/string', { files: 5 }, 'allimages.ns'],
  ] as const)(
    'calls no more than different answers proven where a proxy changes %s and, besides, %s',
    async (_what, _besides, id, besides, rule) => {
      const { alter, ...wiki } = mutant(id);
      const { header, ...files } = { header: false, ...besides };
      const proxy = header ? { ...alter, ...withHeader('Cache-Control', ['max-age=60']) } : alter;
      await audited(`proxied ${rule} ${JSON.stringify(besides)}`, { ...wiki, ...files, alter: proxy ?? {} });
      for (const [alone, proven] of [
        ['', true],
        [' alone', false],
      ] as const) {
        const diff = await diffed(`reference${alone}`, `proxied ${rule} ${JSON.stringify(besides)}${alone}`);
        expect(changeIn(diff, rule).causes).toMatchObject([{ cause: 'answers', proven }]);
        const named = diff.rules.flatMap(({ causes }) => causes.filter(cause => cause.proven));
        expect(named.filter(({ cause }) => cause !== 'answers')).toEqual([]);
      }
    },
  );

  test('proves another profile by judging one recording by both', async () => {
    const har = join(folder, 'reference', 'audit.har');
    write('another profile', await judge({ har, parameters: { file_namespace: 'Datei' } }));
    const diff = await diffed('reference', 'another profile');
    expect(causesIn(diff, 'allimages.title-from-name')).toEqual(['profile']);
    expect(causesIn(diff, 'duplicatefiles.pages')).toEqual(['profile?']);
    expect(diff.circumstances).toContainEqual({
      kind: 'profile',
      name: 'file_namespace',
      old: 'File',
      new: 'Datei',
    });
    const alone = await diffed('reference alone', 'another profile');
    expect(causesIn(alone, 'allimages.title-from-name')).toEqual(['profile?']);
  });

  test('separates another profile from different answers where both changed at once', async () => {
    await audited('both', mutant('allimages.ns/string'), { parameters: { file_namespace: 'Datei' } });
    const diff = await diffed('reference', 'both');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
    expect(causesIn(diff, 'allimages.title-from-name')).toEqual(['profile']);
  });

  test.each([
    ['cut off', 'allimages.curid-unique', 'options?', /^the new audit reached a limit first: /],
    ['selected', 'allimages.curid-unique', 'options', /^the new audit did not select this rule$/],
  ])(
    'names how the audit was run where a rule is no longer determined: %s',
    async (name, rule, cause, words) => {
      const diff = await diffed('reference', name);
      expect(diff.worse).toBe(false);
      expect(changeIn(diff, rule).change).toBe('lostSight');
      expect(causesIn(diff, rule)).toEqual([cause]);
      expect(changeIn(diff, rule).causes[0]?.words).toMatch(words);
      expect((await diffed('reference', name, true)).worse).toBe(true);
    },
  );

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
