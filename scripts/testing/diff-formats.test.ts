/** The formats of `diff` on real audits, and on hostile reports. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleDiff } from '../../reporters/diff/console.js';
import { changeWords } from '../../reporters/diff/words.js';
import { markdownDiff } from '../../reporters/diff/markdown.js';
import { safeJson } from '../../reporters/text/safe-json.js';
import { hostile } from '../../reporters/testing/hostile.js';
import type { Report } from '../../schemas/verdict.js';
import { isObject } from '../../suites/answers/reading.js';
import {
  audited,
  changeIn,
  diffed,
  fileOf,
  mutant,
  removeReports,
  resultsWith,
  textsOf,
  write,
} from './diffs.js';

let reference: Report;

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('string ns', mutant('allimages.ns/string'));
  const baseline = [{ rule: 'allimages.ns', reason: 'known since May' }];
  await audited('excused', mutant('allimages.ns/string'), { baseline });
  await audited('no list', mutant('allimages.list/absent'));
  await audited('five files', { files: 5 });
  await audited('selected', {}, { rules: ['languageinfo.*'] });
}, 120_000);
afterAll(removeReports);

describe('every format of a diff', () => {
  const pairs = [
    ['reference', 'string ns'],
    ['reference', 'excused'],
    ['reference', 'no list'],
    ['five files', 'reference'],
    ['reference', 'selected'],
    ['reference', 'reference'],
  ] as const;

  test.each(pairs)('from %s to %s lists the same changes', async (old, now) => {
    const diff = await diffed(old, now);
    expect(JSON.parse(safeJson(diff))).toEqual(JSON.parse(JSON.stringify(diff)));
    const rows = [...markdownDiff(diff).matchAll(/^\| ([\w ]+) \| `([a-z]+\.[\w-]+)` \|/gm)];
    const listed = rows.map(([, change, rule]) => [rule, change]);
    expect(listed).toEqual(diff.rules.map(({ rule, change }) => [rule, changeWords[change].words]));
    for (const { rule } of diff.rules.filter(({ change }) => change === 'worse'))
      expect(consoleDiff(diff, { columns: 80, colour: false, files: [] })).toContain(rule);
  });

  test.each(pairs)('from %s to %s keeps to the schema', async (old, now) => {
    const schema: unknown = JSON.parse(readFileSync('schemas/documents/diff.schema.json', 'utf8'));
    if (!isObject(schema)) throw new Error('the schema of diffs is no object');
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(JSON.parse(safeJson(await diffed(old, now))));
    expect(validate.errors ?? []).toEqual([]);
  });

  test.each([false, true])('says that a baseline excuses what is worse (--strict: %s)', async strict => {
    const diff = await diffed('reference', 'excused', strict);
    expect(diff.worse).toBe(false);
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({
      change: 'worse',
      counts: false,
      excused: 'known since May',
    });
    const text = consoleDiff(diff, { columns: 80, colour: false, files: [] });
    expect(text).toMatch(/^! WORSE IN EXCUSED FAILURES ONLY\n/);
    expect(text).toContain('\n! allimages.ns  MUST, passed → failed, excused\n');
    expect(text).toMatch(/^ +excused: +known since May$/m);
    expect(markdownDiff(diff)).toMatch(/^excused: +known since May$/m);
  });

  test('lists what counts before what a baseline excuses', async () => {
    const results = resultsWith(reference, 'envelope.status', 'failed');
    const baseline = [{ rule: 'envelope.status', reason: 'known', standing: 'failing' as const }];
    const both = { ...reference, results, baseline };
    write('both', { ...both, results: resultsWith(both, 'allimages.ns', 'failed') });
    const { rules, worse } = await diffed('reference', 'both');
    expect(worse).toBe(true);
    expect(rules.map(({ rule, counts }) => [rule, counts])).toEqual([
      ['allimages.ns', true],
      ['envelope.status', false],
    ]);
  });

  test('is the same text twice', async () => {
    expect(textsOf(await diffed('reference', 'no list'))).toEqual(
      textsOf(await diffed('reference', 'no list')),
    );
  });

  test.each([60, 80, 120])(
    'fits a terminal of %i columns, but for what is there to be copied',
    async columns => {
      const text = consoleDiff(await diffed('reference', 'no list'), { columns, colour: false, files: [] });
      const long = text.split('\n').filter(line => line.length > columns && !line.startsWith('  curl '));
      expect(long).toEqual([]);
    },
  );
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

  test('with answers nested without end is read', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const broken = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    const exchanges = broken.exchanges.map(exchange =>
      exchange.response
        ? {
            ...exchange,
            response: {
              ...exchange.response,
              body: `{"query":{"allimages":[{"name":"a","ns":${deep}}]}}`,
              bodyBytes: 400_000 + 45,
            },
          }
        : exchange,
    );
    write('deep', { ...broken, exchanges });
    expect(changeIn(await diffed('reference', 'deep'), 'allimages.ns').change).toBe('worse');
    expect(changeIn(await diffed('deep', 'reference'), 'allimages.ns').change).toBe('better');
  });
});
