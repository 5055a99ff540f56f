/** `diff` on real audits: each cause is told apart, and the outcome is what a caller can act on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutants } from '../fixtures/mutants.js';
import type { MutantId } from '../fixtures/mutants.js';
import { serveWiki } from '../fixtures/serve.js';
import type { ServeOptions } from '../fixtures/serve.js';
import { consoleDiff } from '../reporters/diff-console.js';
import { jsonDiff } from '../reporters/diff-json.js';
import { markdownDiff } from '../reporters/diff-markdown.js';
import { hostile } from '../reporters/sample-hostile.js';
import type { Diff, RuleChange } from '../reporters/diff.js';
import type { Report } from '../schemas/verdict.js';
import { audit } from '../suites/audit.js';
import type { AuditOptions } from '../suites/audit.js';
import { isObject } from '../suites/reading.js';
import { judge } from '../suites/replay.js';
import { diffBetween } from './cli-diff.js';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
const fileOf = (name: string) => join(folder, name, 'report.json');

function write(name: string, report: Report): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(report));
}

/** Audits a wiki, once recorded and once with its report alone. */
async function audited(name: string, wiki: ServeOptions, how: Partial<AuditOptions> = {}): Promise<Report> {
  mkdirSync(join(folder, name));
  const served = await serveWiki(wiki);
  const har = join(folder, name, 'audit.har');
  const report = await audit({ url: served.url, seed: 'diff', ...how, har });
  await served.close();
  write(name, report);
  write(`${name} alone`, report);
  return report;
}

const mutant = (id: MutantId): ServeOptions => {
  const found = mutants[id];
  if (!found) throw new Error(`no mutant ${id}`);
  return { ...found.wiki, alter: found.alter };
};

const diffed = (old: string, now: string, strict = false) => diffBetween(fileOf(old), fileOf(now), strict);

function changeIn(diff: Diff, rule: string): RuleChange {
  const found = diff.rules.find(each => each.rule === rule);
  if (!found) throw new Error(`${rule} did not change: ${JSON.stringify(diff.rules)}`);
  return found;
}

const causesIn = (diff: Diff, rule: string) =>
  changeIn(diff, rule).causes.map(({ cause, proven }) => `${cause}${proven ? '' : '?'}`);

const textsOf = (diff: Diff, colour = true) => [
  jsonDiff(diff),
  markdownDiff(diff),
  consoleDiff(diff, { columns: 80, colour, files: [] }),
];

describe('a report of a stranger', () => {
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
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

  test('shows that the suite judges otherwise, by judging the old recording again', async () => {
    const results = reference.results.map(result =>
      result.rule === 'allimages.order' ? { ...result, outcome: 'inapplicable' as const } : result,
    );
    const suite = { ...reference.suite, version: '0.0.1' };
    write('doctored', { ...reference, suite, results });
    writeFileSync(
      join(folder, 'doctored', 'audit.har'),
      readFileSync(join(folder, 'reference', 'audit.har')),
    );
    const diff = await diffed('doctored', 'other seed');
    expect(changeIn(diff, 'allimages.order')).toMatchObject({
      change: 'changed',
      causes: [
        { cause: 'suite', proven: true, words: expect.stringContaining('as the new report says') as unknown },
      ],
    });
    write('doctored alone', { ...reference, suite, results, started: '2026-01-01T00:00:00.000Z' });
    const alone = await diffed('doctored alone', 'other seed alone');
    expect(causesIn(alone, 'allimages.order')).toEqual(['suite?']);
    expect(alone.notes.join('\n')).toMatch(
      /no recording of the old audit and the new audit: with `--format har`/,
    );
  });

  test('does not blame the suite where the old recording, judged again, gives the old answer', async () => {
    write('older suite', { ...reference, suite: { ...reference.suite, version: '0.0.1' } });
    writeFileSync(
      join(folder, 'older suite', 'audit.har'),
      readFileSync(join(folder, 'reference', 'audit.har')),
    );
    const diff = await diffed('older suite', 'string ns');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['server']);
    const alone = await diffed('older suite', 'string ns alone');
    expect(causesIn(alone, 'allimages.ns')).toEqual(['server']);
  });

  test('shows that the contract judges otherwise, where the suite is of the same version', async () => {
    const results = reference.results.map(result =>
      result.rule === 'allimages.order' ? { ...result, outcome: 'inapplicable' as const } : result,
    );
    const contract = { ...reference.contract, digest: `sha256:${'0'.repeat(64)}` };
    write('older words', { ...reference, contract, results });
    writeFileSync(
      join(folder, 'older words', 'audit.har'),
      readFileSync(join(folder, 'reference', 'audit.har')),
    );
    expect(causesIn(await diffed('older words', 'other seed'), 'allimages.order')).toEqual(['contract']);
  });

  test('does not take other words of an older suite for another judgement', async () => {
    const { results, suite } = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    const report = JSON.parse(readFileSync(fileOf('string ns'), 'utf8')) as Report;
    write('older wording', {
      ...report,
      suite: { ...suite, version: '0.0.1' },
      results: results.map(each => ({ ...each, message: `in older words: ${each.message}` })),
    });
    writeFileSync(
      join(folder, 'older wording', 'audit.har'),
      readFileSync(join(folder, 'string ns', 'audit.har')),
    );
    const diff = await diffed('older wording', 'reference');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['server']);
    expect(diff.counts).toMatchObject({ better: 1, same: reference.results.length - 1 });
  });

  test('leaves unexplained what nothing explains', async () => {
    const results = reference.results.map(result =>
      result.rule === 'allimages.order' ? { ...result, outcome: 'failed' as const } : result,
    );
    write('edited', { ...reference, results });
    const diff = await diffed('reference alone', 'edited');
    expect(changeIn(diff, 'allimages.order')).toMatchObject({ change: 'worse', causes: [] });
    expect(changeIn(diff, 'allimages.order').untold).toBe('nothing that is at hand differs');
    expect(consoleDiff(diff, { columns: 80, colour: false, files: [] })).toContain('unexplained: nothing');
  });

  test('says that the contract may have changed, and which rules only one of them has', async () => {
    const digest = `sha256:${'0'.repeat(64)}`;
    const [first, ...rest] = reference.results;
    if (!first) throw new Error('the reference has results');
    const results = [
      { ...first, rule: 'envelope.older-rule', outcome: 'failed' as const },
      ...rest.map(result =>
        result.rule === 'allimages.ns'
          ? { ...result, outcome: 'failed' as const }
          : result.rule === 'html.notice'
            ? { ...result, level: 'SHOULD' as const, outcome: 'failed' as const }
            : result,
      ),
    ];
    const contract = { ...reference.contract, digest };
    write('older contract', { ...reference, contract, results, started: '2026-01-01T00:00:00.000Z' });
    const diff = await diffed('older contract', 'other seed alone');
    expect(causesIn(diff, 'allimages.ns')).toEqual(['contract?']);
    expect(causesIn(diff, 'html.notice')).toEqual(['contract']);
    expect(changeIn(diff, first.rule)).toMatchObject({ change: 'new', counts: false });
    expect(changeIn(diff, 'envelope.older-rule')).toMatchObject({
      change: 'gone',
      causes: [{ cause: 'contract' }],
    });
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

  test('uses no recording of another audit, and says so', async () => {
    write('stray', reference);
    writeFileSync(join(folder, 'stray', 'audit.har'), readFileSync(join(folder, 'five files', 'audit.har')));
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
    ['reference', 'no list'],
    ['five files', 'reference'],
    ['reference', 'selected'],
    ['reference', 'reference'],
  ] as const;

  test.each(pairs)('from %s to %s tells the same changes', async (old, now) => {
    const diff = await diffed(old, now);
    expect(JSON.parse(jsonDiff(diff))).toEqual(JSON.parse(JSON.stringify(diff)));
    const lists = [...markdownDiff(diff).matchAll(/^- \*\*(\w+)\*\* \(\d+\): (.*)$/gm)];
    const told = lists.flatMap(([, change, rules = '']) =>
      [...rules.matchAll(/`([^`]+)`/g)].map(([, rule]) => [rule, change]),
    );
    expect(told).toEqual(diff.rules.map(({ rule, change }) => [rule, change]));
    for (const { rule } of diff.rules.filter(({ change }) => change === 'worse'))
      expect(consoleDiff(diff, { columns: 80, colour: false, files: [] })).toContain(rule);
  });

  test.each(pairs)('from %s to %s keeps to the schema', async (old, now) => {
    const schema: unknown = JSON.parse(readFileSync('schemas/diff.schema.json', 'utf8'));
    if (!isObject(schema)) throw new Error('the schema of diffs is no object');
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(JSON.parse(jsonDiff(await diffed(old, now))));
    expect(validate.errors ?? []).toEqual([]);
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

async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, ['dist/bin/cli.js', 'diff', ...args]);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', part => (stdout += part));
  child.stderr.on('data', part => (stderr += part));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout, stderr };
}

describe('the command', () => {
  test('takes folders and files, writes all formats into a folder, and exits 1 where anything is worse', async () => {
    const out = join(folder, 'out');
    const { status, stdout, stderr } = await run(
      join(folder, 'reference'),
      fileOf('string ns'),
      '--out',
      out,
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^✗ WORSE/);
    expect(JSON.parse(readFileSync(join(out, 'diff.json'), 'utf8'))).toMatchObject({
      diffVersion: '1',
      worse: true,
    });
    expect(readFileSync(join(out, 'diff.md'), 'utf8')).toMatch(/^## ✗ WORSE/);
  });

  test('prints the one format that it is asked for, and exits 0 where nothing is worse', async () => {
    const { status, stdout } = await run(fileOf('string ns'), fileOf('reference'), '--format', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ counts: { better: 1 } });
  });

  test('says loudly that two targets are compared', async () => {
    const { stdout } = await run(fileOf('reference'), fileOf('other seed'));
    expect(stdout).toMatch(/^! the two reports are of different targets$/m);
  });

  test.each<[what: string, content: string | undefined, said: RegExp]>([
    ['a file that is not there', undefined, /wrong\.json: cannot be read \(ENOENT\)/],
    ['what is not JSON', '{"reportVersion": 1x}', /wrong\.json: 1:20: not JSON/],
    ['an empty file', '', /wrong\.json: the file is empty/],
    ['no report', '{"log": {}}', /wrong\.json: not a report: `reportVersion` is missing/],
    ['another version', '{"reportVersion": "2"}', /wrong\.json: \/reportVersion: version "2" .* not known/],
    [
      'a report with a part missing',
      '{"reportVersion": "1"}',
      /wrong\.json: must have required property 'suite'/,
    ],
  ])('exits 2 with one line for %s', async (_what, content, said) => {
    const wrong = join(folder, 'wrong.json');
    rmSync(wrong, { force: true });
    if (content !== undefined) writeFileSync(wrong, content);
    for (const args of [
      [wrong, fileOf('reference')],
      [fileOf('reference'), wrong],
    ]) {
      const { status, stdout, stderr } = await run(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(said);
      expect(stderr).toMatch(/^[^\n]+\n$/);
    }
  });

  test.each<[what: string, change: (report: Report) => unknown, said: RegExp]>([
    [
      'an outcome that there is not',
      report => ({ ...report, results: [{ ...report.results[0], outcome: 'good' }] }),
      /\/results\/0\/outcome: must be equal to one of the allowed values: passed, /,
    ],
    ['an unknown key', report => ({ ...report, 'more\u001b': 1 }), /unknown key "more\\x1b"/],
    [
      'two results of a rule',
      report => ({ ...report, results: [...report.results, report.results[0]] }),
      /\/results\/\d+\/rule: a second result of envelope\.status/,
    ],
    [
      'more than any audit has',
      report => ({ ...report, selection: Array(1_001).fill('*') }),
      /\/selection: 1,001 entries, more than 1,000/,
    ],
  ])('names the place of %s', async (_what, change, said) => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, JSON.stringify(change(reference)));
    const { status, stderr } = await run(fileOf('reference'), wrong);
    expect(status).toBe(2);
    expect(stderr).toMatch(said);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  test.each([
    ['an unknown format', ['--format', 'html'], /unknown format "html"/],
    ['formats without a folder', ['--format', 'json,markdown'], /needs --out/],
  ])('exits 2 for %s', async (_what, args, said) => {
    const { status, stderr } = await run(fileOf('reference'), fileOf('reference'), ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(said);
  });
});
