/** `diff` on real audits: proven and possible causes, the formats, and the exit status. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServeOptions } from '../../../fixtures/serve.js';
import type { Diff, RuleChange } from '../../../reporters/diff/index.js';
import { consoleDiff, markdownDiff } from '../../../reporters/diff/words.js';
import { hostile } from '../../../reporters/testing/hostile.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Outcome, Report } from '../../../schemas/verdict.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { judge } from '../../../suites/audit/replay.js';
import { auditOf, mutant } from '../../../suites/testing/samples/served.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import { run } from '../../testing/run.js';
import { diffBetween } from './diff.js';

const folder = temporary('diff');
const fileOf = (name: string) => join(folder, name, 'report.json');
const harOf = (name: string) => join(folder, name, 'audit.har');

/** Writes a report, and beside it the recording of the audit `of`. */
function write(name: string, report: Report, of?: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(report));
  if (of !== undefined) copyFileSync(harOf(of), harOf(name));
}

/** Audits a wiki, once recorded and once with its report alone. */
async function audited(name: string, wiki: ServeOptions, how: Partial<AuditOptions> = {}): Promise<Report> {
  mkdirSync(join(folder, name));
  const report = await auditOf(wiki, { seed: 'diff', strength: 1, ...how, har: harOf(name) });
  for (const each of [name, `${name} alone`]) write(each, report);
  return report;
}

const withOutcome = (report: Report, rule: RuleId, outcome: Outcome): Report => ({
  ...report,
  results: report.results.map(result => (result.rule === rule ? { ...result, outcome } : result)),
});

let reference: Report;

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('other seed', {}, { seed: 'another' });
  const wrong = await audited('string ns', mutant('allimages.ns/string'));
  await audited('no list', mutant('allimages.list/absent'));
  const baseline = [{ rule: 'allimages.ns', reason: 'known since May' }];
  await audited('excused', mutant('allimages.ns/string'), { baseline });
  await audited('five files', { files: 5 });
  await audited('cut off', {}, { maxPages: 1 });
  await audited('selected', {}, { rules: ['languageinfo.*'] });
  await audited('down', { alter: { socket: ({ socket }) => socket.destroy() } }, { retries: 0 });
  const parameters = { file_namespace: 'Datei' };
  write('another profile', await judge({ har: harOf('reference'), parameters }));
  const suite = { ...reference.suite, version: '0.0.1' };
  const doctored = { ...withOutcome(reference, 'allimages.order', 'inapplicable'), suite };
  write('doctored', doctored, 'reference');
  write('doctored alone', { ...doctored, started: '2026-01-01T00:00:00.000Z' });
  const results = wrong.results.map(each => ({ ...each, message: `in older words: ${each.message}` }));
  write('older wording', { ...wrong, suite, results }, 'string ns');
  write('edited', withOutcome(reference, 'allimages.order', 'failed'));
  write('stray', reference, 'five files');
  write('cut', reference);
  writeFileSync(harOf('cut'), '{"log":');
  write('hostile', hostile);
  const names = ['__proto__', 'constructor', 'toString'];
  const profile = JSON.parse(`{${names.map(name => `"${name}":"x"`).join()}}`) as Record<string, string>;
  write('strange', { ...hostile, target: { url: 'not a URL', profile, declared: names } });
});

const diffed = (old: string, now: string, strict = false) => diffBetween(fileOf(old), fileOf(now), strict);
const screenOf = (diff: Diff) => consoleDiff(diff, { columns: 80, colour: false, files: [] });

function changeIn(diff: Diff, rule: string): RuleChange {
  const found = diff.rules.find(each => each.rule === rule);
  if (!found) throw new Error(`${rule} did not change: ${JSON.stringify(diff.rules)}`);
  return found;
}

const schema = JSON.parse(readFileSync('schemas/documents/diff.schema.json', 'utf8')) as object;
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

/** The change of a rule, and its causes; a question mark means that a cause is not proven. */
test.each<[old: string, now: string, rule: string, expected: string, words?: RegExp]>([
  ['reference', 'string ns', 'allimages.ns', 'worse: answers'],
  ['reference alone', 'string ns alone', 'allimages.ns', 'worse: answers?'],
  ['string ns', 'reference', 'allimages.ns', 'better: answers'],
  ['reference', 'no list', 'allimages.list', 'worse: answers'],
  // Five files are too few to judge paging.
  ['reference', 'five files', 'allimages.page-size', 'worse: answers'],
  // One recording, judged with both profiles.
  ['reference', 'another profile', 'allimages.title-from-name', 'worse: profile'],
  ['reference', 'another profile', 'duplicatefiles.pages', 'lostSight: profile?'],
  ['reference alone', 'another profile', 'allimages.title-from-name', 'worse: profile?'],
  ['reference', 'cut off', 'allimages.curid-unique', 'lostSight: options?', /^the new audit reached a limit/],
  ['reference', 'selected', 'allimages.order', 'lostSight: options', /audit did not select this rule$/],
  // This version judges the old recording again.
  [
    'doctored',
    'other seed',
    'allimages.order',
    'changed: suite',
    /^the old report says not applicable; its recording, re-judged by version 1\.0\.0, gives passed$/,
  ],
  ['doctored alone', 'other seed alone', 'allimages.order', 'changed: suite?, answers?'],
  // Another wording is not another outcome.
  ['older wording', 'reference', 'allimages.ns', 'better: answers'],
  // Re-judging rules out every cause.
  ['reference alone', 'edited', 'allimages.order', 'worse: ', /^neither the reports/],
])('from %s to %s, %s is %s', async (old, now, rule, expected, words = /./) => {
  const diff = await diffed(old, now);
  const { change, causes, unexplained } = changeIn(diff, rule);
  const named = causes.map(({ cause, proven }) => `${cause}${proven ? '' : '?'}`).join(', ');
  expect(`${change}: ${named}`).toBe(expected);
  expect(causes[0]?.words ?? unexplained).toMatch(words);
  const worse = diff.rules.filter(each => each.change === 'worse');
  expect(diff.worse).toBe(worse.length > 0);
  expect((await diffed(old, now, true)).worse).toBe(worse.length > 0 || change === 'lostSight');
  const json = JSON.parse(safeJson(diff)) as Diff;
  expect(json).toEqual(JSON.parse(JSON.stringify(diff)));
  expect([validate(json), validate.errors]).toEqual([true, null]);
  for (const each of diff.rules) expect(markdownDiff(diff)).toContain(`\`${each.rule}\``);
  for (const each of worse) expect(screenOf(diff)).toContain(each.rule);
});

describe('a diff', () => {
  test('finds nothing between two audits of the same wiki, at another address and with another seed', async () => {
    const diff = await diffed('reference', 'other seed');
    expect(diff).toMatchObject({ worse: false, rules: [], observations: [] });
    const circumstances = diff.circumstances.map(({ kind, name }) => `${kind} ${name}`);
    expect(circumstances).toEqual(['target url', 'options seed']);
    expect(screenOf(diff)).toMatch(/differs: +the reports are for different targets$/m);
  });

  test('shows both outcomes, what was seen, how to ask again, and what is unknown', async () => {
    const diff = await diffed('reference', 'string ns');
    expect(diff.counts).toMatchObject({ worse: 1, same: reference.results.length - 1 });
    const again = /^curl -g .*list=allimages&format=json' -H 'accept-encoding: gzip'$/;
    expect(changeIn(diff, 'allimages.ns')).toMatchObject({
      counts: true,
      old: { outcome: 'passed' },
      new: { outcome: 'failed', actual: '"6"' },
      again: expect.stringMatching(again) as unknown,
    });
    expect(screenOf(await diffed('reference alone', 'edited'))).toContain('unknown: neither');
    const { circumstances } = await diffed('reference', 'another profile');
    const profile = { kind: 'profile', name: 'file_namespace', old: 'File', new: 'Datei' };
    expect(circumstances).toContainEqual(profile);
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

  test.each([
    ['doctored alone', 'other seed alone', /no recording of the old audit and the new audit\. Audit with `/],
    ['stray', 'reference', /stray.audit\.har is not used: it is the recording of another audit/],
    ['reference', 'cut', /cut.audit\.har is not used: 1:8: not JSON: the file ends too early/],
  ])('notes a recording that cannot be used: from %s to %s', async (old, now, note) => {
    expect((await diffed(old, now)).notes.join('\n')).toMatch(note);
  });

  test.each([false, true])('says that a baseline excuses what is worse (--strict: %s)', async strict => {
    const diff = await diffed('reference', 'excused', strict);
    expect(diff.worse).toBe(false);
    const excused = { change: 'worse', counts: false, excused: 'known since May' };
    expect(changeIn(diff, 'allimages.ns')).toMatchObject(excused);
    const text = screenOf(diff);
    expect(text).toMatch(/^! WORSE IN WARNINGS OR EXCUSED FAILURES ONLY\n/);
    expect(text).toContain('\n! allimages.ns  MUST, passed → failed, excused\n');
    expect(text).toMatch(/^ +excused: +known since May$/m);
    expect(markdownDiff(diff)).toMatch(/^- \*\*Excused:\*\* `known since May`$/m);
  });

  test.each([
    ['reference', 'hostile'],
    ['hostile', 'reference'],
    ['strange', 'reference'],
    ['strange', 'hostile'],
  ])('obeys no hostile report, whichever side it is on: from %s to %s', async (old, now) => {
    const diff = await diffed(old, now);
    for (const text of [safeJson(diff), markdownDiff(diff), screenOf(diff)]) {
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e\u2066\ufeff]/);
      expect(text).not.toMatch(/^[^\n]*<script>(?![^\n]*`)/m);
    }
  });
});

test('the command takes folders and files, prints or writes what is asked for, and exits 1 if anything is worse', async () => {
  const out = join(folder, 'out');
  const reports = [join(folder, 'reference'), fileOf('string ns'), '--out', out];
  const { status, stdout, stderr } = await run(['diff', ...reports]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(/^✗ WORSE/);
  const written = JSON.parse(readFileSync(join(out, 'diff.json'), 'utf8')) as object;
  expect(written).toMatchObject({ diffVersion: '1', worse: true });
  expect(readFileSync(join(out, 'diff.md'), 'utf8')).toMatch(/^## ✗ WORSE/);
  // If no report is printed, one line gives the reason.
  const quiet = await run(['diff', ...reports, '--format', 'json']);
  expect(quiet).toMatchObject({ status: 1, stdout: '' });
  expect(quiet.stderr).toMatch(/^wiki-query-conformance: worse: 1 rule worse; \d+ unchanged\n$/);
  const better = await run(['diff', ...reports.slice(0, 2).toReversed(), '--format', 'json']);
  expect(better.status).toBe(0);
  expect(JSON.parse(better.stdout)).toMatchObject({ counts: { better: 1 } });
});
