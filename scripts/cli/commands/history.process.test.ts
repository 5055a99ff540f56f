/** Histories of real audits: what is said of each rule and of the steps between runs. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServeOptions } from '../../../fixtures/serve.js';
import type { History } from '../../../reporters/history/index.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { isObject } from '../../../suites/answers/reading.js';
import { auditOf } from '../../../suites/testing/samples/served.js';
import type { Report } from '../../../schemas/verdict.js';
import { mutant, removeReports } from '../../testing/diffs.js';
import { run as runCommand } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const root = temporary('history');
const at = (...names: readonly string[]) => join(root, ...names);
const run = (...args: readonly string[]) => runCommand(['history', ...args]);

/** Audits once; the nights of a history are copies with other times. */
const audits = new Map<string, { report: Report; recording: string }>();

async function audited(name: string, wiki: ServeOptions): Promise<void> {
  const har = at(`${name}.har`);
  const report = await auditOf(wiki, { seed: 'nightly', har });
  audits.set(name, { report, recording: readFileSync(har, 'utf8') });
}

const momentOf = (day: number) =>
  new Date(Date.UTC(2026, 0, 1, 3, 17, 4, 120 + (day % 7)) + day * 86_400_000).toISOString();

/** Puts the copy of an audit of some day into a folder, packed or with its recording. */
function night(
  folder: string,
  name: string,
  day: number,
  how: { host?: string; recorded?: boolean; packed?: boolean; alter?: (report: Report) => Report } = {},
): void {
  const found = audits.get(name);
  if (!found) throw new Error(`no audit ${name}`);
  const { host = 'wiki.example', alter = (report: Report) => report } = how;
  const { started, target } = found.report;
  const moved = (text: string) =>
    text.replaceAll(started, momentOf(day)).replaceAll(new URL(target.url).host, host);
  const text = moved(safeJson(alter(found.report)));
  mkdirSync(folder, { recursive: true });
  if (how.packed) writeFileSync(join(folder, 'report.json.gz'), gzipSync(text));
  else writeFileSync(join(folder, 'report.json'), text);
  if (how.recorded) writeFileSync(join(folder, 'audit.har'), moved(found.recording));
}

const undetermined = (report: Report): Report => ({
  ...report,
  conformant: null,
  reason: 'no answer within 30 s',
  results: report.results.map(result => ({ ...result, outcome: 'cantTell', evidence: [] })),
});

async function historyIn(...args: readonly string[]): Promise<History> {
  const { status, stdout, stderr } = await run(...args, '--format', 'json');
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as History;
}

const ruleIn = ({ targets }: History, rule: string) => targets[0]?.rules.find(each => each.rule === rule);

beforeAll(async () => {
  await audited('good', {});
  await audited('bad', mutant('allimages.ns/string'));
});
afterAll(removeReports);

describe('a history', () => {
  test('has since when a rule fails, flaky rules apart from changed ones, and keeps to its schema', async () => {
    const outcomes = ['good', 'bad', 'good', 'good', 'good', 'good', 'bad', 'bad', 'bad', 'bad'];
    for (const [day, name] of outcomes.entries())
      night(at('by date', momentOf(day).slice(0, 10)), name, day, { recorded: day > 4 });
    night(at('by date', 'last'), 'bad', 10, { alter: undetermined });
    const history = await historyIn(at('by date'));
    expect(ruleIn(history, 'allimages.ns')).toMatchObject({
      kind: 'flaky',
      state: 'undetermined',
      failingSince: momentOf(6),
      undeterminedSince: momentOf(10),
      changes: 3,
      failed: 5,
    });
    expect(ruleIn(history, 'allimages.list')).toMatchObject({ kind: 'steady', state: 'undetermined' });
    const causes = history.targets[0]?.steps.map(({ run: index, changes }) => [
      index,
      changes[0]?.causes[0]?.cause,
      changes[0]?.causes[0]?.proven,
    ]);
    expect(causes?.slice(0, 3)).toEqual([
      [1, 'answers', false],
      [2, 'answers', false],
      [6, 'answers', true],
    ]);
    const schema: unknown = JSON.parse(readFileSync('schemas/documents/history.schema.json', 'utf8'));
    if (!isObject(schema)) throw new Error('the schema of histories is no object');
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(history);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('keeps targets apart that are mixed, and reads compressed reports at the depth of a fleet', async () => {
    for (const day of [0, 1])
      for (const host of ['w2.example', 'w10.example']) {
        const name = day === 1 && host === 'w10.example' ? 'bad' : 'good';
        night(at('fleets', `day ${day}`, 'targets', 'ab', host), name, day, { host, packed: true });
      }
    symlinkSync(at('fleets', 'day 1'), at('fleets', 'latest'));
    const { targets } = await historyIn(at('fleets'));
    expect(targets.map(({ url, runs }) => [url, runs.length])).toEqual([
      ['http://w2.example/api.php', 2],
      ['http://w10.example/api.php', 2],
    ]);
    const { stdout } = await run(at('fleets'));
    expect(stdout).toMatch(/^✗ 1 OF 2 TARGETS NOT CONFORMANT\n\n✗ http:\/\/w10\.example/);
  });

  test('leaves out a run that is there twice', async () => {
    night(at('odd', 'a'), 'good', 0);
    cpSync(at('odd', 'a'), at('odd', 'copy'), { recursive: true });
    const [target] = (await historyIn(at('odd'))).targets;
    expect(target?.runs).toHaveLength(1);
    expect(target?.notes).toEqual(['1 report of a run that is there already: left out.']);
  });

  test('takes only the latest runs on demand', async () => {
    const [target] = (await historyIn(at('by date'), '--last', '4')).targets;
    expect(target?.runs.map(({ started }) => started)).toEqual([7, 8, 9, 10].map(momentOf));
  });
});

const why = 'is not a complete gzip file (Z_BUF_ERROR)';
const cut = (...names: string[]) => {
  mkdirSync(at(...names), { recursive: true });
  writeFileSync(at(...names, 'report.json.gz'), gzipSync(safeJson(audits)).subarray(0, 20));
  return at(...names, 'report.json.gz');
};

test('a report that cannot be read is named and left out of the history of the others', async () => {
  for (const day of [0, 1]) night(at('cut', `${day}`), 'good', day);
  const broken = cut('cut', '2');
  const { status, stdout, stderr } = await run(at('cut'), '--format', 'json');
  expect({ status, stderr }).toEqual({ status: 3, stderr: `left out: ${broken}: ${why}\n` });
  const history = JSON.parse(stdout) as History;
  expect(history.targets.map(({ runs }) => runs.length)).toEqual([2]);
  expect(history.notes).toEqual([`Not read: ${broken}: ${why}.`]);
  const shown = await run(at('cut'), '--out', at('public'));
  expect(shown.stdout).toContain('Not read: ');
  expect(readFileSync(at('public', 'history.html'), 'utf8')).toContain('Not read: ');
});

test('a report that cannot be read is status 2 where no other can be read either, with a line for each', async () => {
  const lines = [cut('none', '0'), cut('none', '1')].map(file => `left out: ${file}: ${why}\n`);
  expect(await run(at('none'))).toEqual({
    status: 2,
    stdout: '',
    stderr: `wiki-query-conformance: ${at('none')}: no run below it can be read\n${lines.join('')}`,
  });
});

describe('bad input', () => {
  test.each<[args: () => readonly string[], message: RegExp]>([
    [() => [at('nowhere')], /nowhere: no such file or folder/],
    [() => [at('good.har')], /good\.har: not a folder/],
    [
      () => [(mkdirSync(at('empty')), at('empty'))],
      /empty: no folder with report\.json or report\.json\.gz is in it or below it/,
    ],
    [() => [at('by date'), '--format', 'json,html'], /--format: more than one format needs --out/],
  ])('ends with one line and status 2: %#', async (args, message) => {
    const { status, stdout, stderr } = await run(...args());
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});
