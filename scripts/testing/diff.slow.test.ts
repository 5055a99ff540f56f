/** `diff` on real audits: which causes are proven, what another suite or contract explains, and the formats. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diff } from '../../reporters/diff/index.js';
import { consoleDiff } from '../../reporters/diff/console.js';
import { markdownDiff } from '../../reporters/diff/markdown.js';
import { changeWords } from '../../reporters/diff/words.js';
import { hostile } from '../../reporters/testing/hostile.js';
import { safeJson } from '../../reporters/text/safe-json.js';
import type { Report } from '../../schemas/verdict.js';
import { judge } from '../../suites/audit/replay.js';
import {
  audited,
  causesIn,
  changeIn,
  copyRecording,
  diffed,
  fileOf,
  folder,
  mutant,
  removeReports,
  resultsWith,
  textsOf,
  write,
} from './diffs.js';

let reference: Report;
const screenOf = (diff: Diff, columns = 80) => consoleDiff(diff, { columns, colour: false, files: [] });

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('other seed', {}, { seed: 'another' });
  await audited('string ns', mutant('allimages.ns/string'));
  await audited('no list', mutant('allimages.list/absent'));
  const baseline = [{ rule: 'allimages.ns', reason: 'known since May' }];
  await audited('excused', mutant('allimages.ns/string'), { baseline });
  await audited('five files', { files: 5 });
  await audited('cut off', {}, { maxPages: 1 });
  await audited('selected', {}, { rules: ['languageinfo.*'] });
  await audited('down', { alter: { socket: ({ socket }) => socket.destroy() } }, { retries: 0 });
}, 120_000);
afterAll(removeReports);

describe('diff', () => {
  test('finds nothing between two audits of the same wiki, at another address and with another seed', async () => {
    const diff = await diffed('reference', 'other seed');
    expect(diff).toMatchObject({ worse: false, rules: [], observations: [] });
    expect(diff.circumstances.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'target url',
      'options seed',
    ]);
  });

  test.each([
    ['with recordings', '', true],
    ['from the reports alone', ' alone', false],
  ])('%s, names different answers', async (_how, alone, proven) => {
    const diff = await diffed(`reference${alone}`, `string ns${alone}`);
    expect(diff).toMatchObject({ worse: true, counts: { worse: 1, same: reference.results.length - 1 } });
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({
      change: 'worse',
      counts: true,
      old: { outcome: 'passed' },
      new: { outcome: 'failed', actual: '"6"' },
      causes: [{ cause: 'answers', proven }],
      again: expect.stringMatching(
        /^curl -g .*list=allimages&format=json' -H 'accept-encoding: gzip'$/,
      ) as unknown,
    });
  });

  test('calls the way back better, and exits 0', async () => {
    const diff = await diffed('string ns', 'reference');
    expect(diff).toMatchObject({ worse: false, counts: { better: 1 } });
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
  });

  test.each([
    ['reference', 'down', 'new'],
    ['down', 'reference', 'old'],
  ])('calls it no answer where a wiki is down: from %s to %s', async (old, now, which) => {
    const diff = await diffed(old, now);
    expect(diff.rules.length).toBe(reference.results.length);
    const causes = diff.rules.flatMap(rule => rule.causes);
    expect(causes.filter(({ cause, proven }) => cause !== 'unanswered' || !proven)).toEqual([]);
    expect(causes.filter(({ words }) => !words.startsWith(`in the ${which} audit: `))).toEqual([]);
    expect(diff.circumstances.map(({ name }) => name)).not.toContain('strength');
    expect(screenOf(diff).replace(/\s+/g, ' ')).toMatch(/no answer \(proven\)(:|, for example) in the /);
  });

  test('is worse if the wiki holds too few files to judge paging, because of different answers', async () => {
    const diff = await diffed('reference', 'five files');
    expect(diff.worse).toBe(true);
    expect(changeIn(diff, 'allimages.page-size')).toMatchObject({ change: 'worse', counts: true });
    expect(causesIn(diff, 'allimages.page-size')).toEqual(['answers']);
  });

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
});

describe('a diff of audits by another suite or contract', () => {
  test('proves another suite by judging the old recording again', async () => {
    const results = resultsWith(reference, 'allimages.order', 'inapplicable');
    const suite = { ...reference.suite, version: '0.0.1' };
    write('doctored', { ...reference, suite, results });
    copyRecording('reference', 'doctored');
    const diff = await diffed('doctored', 'other seed');
    expect(changeIn(diff, 'allimages.order')).toMatchObject({
      change: 'changed',
      causes: [
        {
          cause: 'suite',
          proven: true,
          words:
            'the old report says not applicable; its recording, re-judged by version 1.0.0, gives passed',
        },
      ],
    });
    write('doctored alone', { ...reference, suite, results, started: '2026-01-01T00:00:00.000Z' });
    const alone = await diffed('doctored alone', 'other seed alone');
    expect(causesIn(alone, 'allimages.order')).toEqual(['suite?', 'answers?']);
    expect(alone.notes.join('\n')).toMatch(
      /no recording of the old audit and the new audit\. Audit with `--format json,har`/,
    );
  });

  test('does not confuse the wording of an older suite with another outcome', async () => {
    const { results, suite } = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    const report = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    write('older wording', {
      ...report,
      suite: { ...suite, version: '0.0.1' },
      results: results.map(each => ({ ...each, message: `in older words: ${each.message}` })),
    });
    copyRecording('string ns', 'older wording');
    const diff = await diffed('older wording', 'reference');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['answers']);
    expect(diff.counts).toMatchObject({ better: 1, same: reference.results.length - 1 });
  });

  test('names no cause where judging again excludes them all', async () => {
    const results = resultsWith(reference, 'allimages.order', 'failed');
    write('edited', { ...reference, results });
    const diff = await diffed('reference alone', 'edited');
    expect(changeIn(diff, 'allimages.order')).toMatchObject({ change: 'worse', causes: [] });
    expect(changeIn(diff, 'allimages.order').unexplained).toMatch(/^neither the reports/);
    expect(screenOf(diff)).toContain('unknown: neither');
  });

  test('uses no recording of another audit, and notes it', async () => {
    write('stray', reference);
    copyRecording('five files', 'stray');
    writeFileSync(join(folder, 'string ns alone', 'audit.har'), '{"log":');
    const diff = await diffed('stray', 'string ns alone');
    expect(diff.notes.join('\n')).toMatch(
      /stray.audit\.har is not used: it is the recording of another audit/,
    );
    expect(diff.notes.join('\n')).toMatch(
      /alone.audit\.har is not used: 1:8: not JSON: the file ends too early/,
    );
    rmSync(join(folder, 'string ns alone', 'audit.har'));
  });
});

describe('every format of a diff', () => {
  const pairs = [
    ['reference', 'string ns'],
    ['reference', 'excused'],
    ['reference', 'no list'],
    ['five files', 'reference'],
    ['reference', 'selected'],
    ['reference', 'reference'],
  ] as const;

  const schema = JSON.parse(readFileSync('schemas/documents/diff.schema.json', 'utf8')) as object;
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

  test.each(pairs)('from %s to %s lists the same changes, and JSON keeps to the schema', async (old, now) => {
    const diff = await diffed(old, now);
    expect(JSON.parse(safeJson(diff))).toEqual(JSON.parse(JSON.stringify(diff)));
    validate(JSON.parse(safeJson(diff)));
    expect(validate.errors ?? []).toEqual([]);
    const rows = [...markdownDiff(diff).matchAll(/^\| ([\w ]+) \| `([a-z]+\.[\w-]+)` \|/gm)];
    const listed = rows.map(([, change, rule]) => [rule, change]);
    expect(listed).toEqual(diff.rules.map(({ rule, change }) => [rule, changeWords[change].words]));
    for (const { rule } of diff.rules.filter(({ change }) => change === 'worse'))
      expect(screenOf(diff)).toContain(rule);
  });

  test.each([false, true])('says that a baseline excuses what is worse (--strict: %s)', async strict => {
    const diff = await diffed('reference', 'excused', strict);
    expect(diff.worse).toBe(false);
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({
      change: 'worse',
      counts: false,
      excused: 'known since May',
    });
    const text = screenOf(diff);
    expect(text).toMatch(/^! WORSE IN WARNINGS OR EXCUSED FAILURES ONLY\n/);
    expect(text).toContain('\n! allimages.ns  MUST, passed → failed, excused\n');
    expect(text).toMatch(/^ +excused: +known since May$/m);
    expect(markdownDiff(diff)).toMatch(/^excused: +known since May$/m);
  });
});

describe('a hostile report', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const strange = (): Report => ({
    ...hostile,
    target: {
      url: 'not a URL',
      profile: JSON.parse(`{${names.map(name => `"${name}":"x"`).join()}}`) as Record<string, string>,
      declared: names,
    },
  });

  test('gives no orders to a terminal, to Markdown or to a reader of JSON, whichever side it is on', async () => {
    write('hostile', hostile);
    write('strange', strange());
    for (const [old, now] of [
      ['reference', 'hostile'],
      ['hostile', 'reference'],
      ['strange', 'reference'],
      ['strange', 'hostile'],
    ] as const)
      for (const text of textsOf(await diffed(old, now), false)) {
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e\u2066\ufeff]/);
        expect(text).not.toMatch(/^[^\n]*<script>(?![^\n]*`)/m);
      }
  });
});
