/** Histories of real audits: the state of each rule, and the causes of changes between runs. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServeOptions } from '../../../fixtures/serve.js';
import type { History } from '../../../reporters/history/index.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { auditOf, mutant } from '../../../suites/testing/samples/served.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import type { Report } from '../../../schemas/verdict.js';
import { run as runCommand } from '../../testing/run.js';

const root = temporary('history');
const at = (...names: readonly string[]) => join(root, ...names);
const run = (...args: readonly string[]) => runCommand(['history', ...args]);

interface Audited {
  readonly report: Report;
  readonly recording: string;
}

async function audited(wiki: ServeOptions): Promise<Audited> {
  const report = await auditOf(wiki, { seed: 'nightly', har: at('audit.har') });
  return { report, recording: readFileSync(at('audit.har'), 'utf8') };
}

let good: Audited;
let bad: Audited;
beforeAll(async () => {
  good = await audited({});
  bad = await audited(mutant('allimages.ns/string'));
});

const momentOf = (day: number) =>
  new Date(Date.UTC(2026, 0, 1, 3, 17, 4, 120 + (day % 7)) + day * 86_400_000).toISOString();

/** Copies an audit into a folder under another date and host. */
function night(folder: string, audit: Audited, day: number, host = 'wiki.example', isRecorded = false) {
  const { report, recording } = audit;
  const moved = (text: string) =>
    text.replaceAll(report.started, momentOf(day)).replaceAll(new URL(report.target.url).host, host);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json.gz'), gzipSync(moved(safeJson(report))));
  if (isRecorded) writeFileSync(join(folder, 'audit.har'), moved(recording));
}

function undetermined({ report, recording }: Audited): Audited {
  const results = report.results.map(each => ({ ...each, outcome: 'cantTell' as const, evidence: [] }));
  return { recording, report: { ...report, conformant: null, reason: 'no answer within 30 s', results } };
}

async function historyIn(...args: readonly string[]): Promise<History> {
  const { status, stdout, stderr } = await run(...args, '--format', 'json');
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as History;
}

describe('a history', () => {
  test('has since when a rule fails, flaky rules apart from changed ones, and keeps to its schema', async () => {
    const audits = [good, bad, good, good, good, good, bad, bad, bad, bad];
    for (const [day, audit] of audits.entries())
      night(at('by date', momentOf(day).slice(0, 10)), audit, day, undefined, day > 4);
    night(at('by date', 'last'), undetermined(bad), 10);
    const history = await historyIn(at('by date'));
    const [target] = history.targets;
    expect(target?.rules.find(({ rule }) => rule === 'allimages.ns')).toMatchObject({
      kind: 'flaky',
      state: 'undetermined',
      failingSince: momentOf(6),
      undeterminedSince: momentOf(10),
      changes: 3,
      failed: 5,
    });
    const causes = target?.steps.map(({ run: index, changes }) => [
      index,
      changes[0]?.causes[0]?.cause,
      changes[0]?.causes[0]?.proven,
    ]);
    expect(causes?.slice(0, 3)).toEqual([
      [1, 'answers', false],
      [2, 'answers', false],
      [6, 'answers', true],
    ]);
    const schema = JSON.parse(readFileSync('schemas/documents/history.schema.json', 'utf8')) as object;
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(history);
    expect(validate.errors ?? []).toEqual([]);
    const [latest] = (await historyIn(at('by date'), '--last', '4')).targets;
    expect(latest?.runs.map(({ started }) => started)).toEqual([7, 8, 9, 10].map(momentOf));
  });

  test('keeps targets apart that are mixed, at the depth of a fleet, and leaves out a run that is there twice', async () => {
    for (const day of [0, 1])
      for (const host of ['w2.example', 'w10.example']) {
        const audit = day === 1 && host === 'w10.example' ? bad : good;
        night(at('fleets', `day ${day}`, 'targets', 'ab', host), audit, day, host);
      }
    symlinkSync(at('fleets', 'day 1'), at('fleets', 'latest'));
    cpSync(at('fleets', 'day 0', 'targets', 'ab', 'w2.example'), at('fleets', 'copy'), { recursive: true });
    const { targets } = await historyIn(at('fleets'));
    expect(targets.map(({ url, runs, notes }) => [url, runs.length, notes])).toEqual([
      ['http://w2.example/api.php', 2, ['1 duplicate report ignored.']],
      ['http://w10.example/api.php', 2, []],
    ]);
    const { stdout } = await run(at('fleets'));
    expect(stdout).toMatch(/^✗ 1 OF 2 TARGETS NOT CONFORMANT\n\nTargets\n✗ http:\/\/w10\.example/);
  });
});

test('a report that cannot be read is named; it is status 2 if no other can be read either', async () => {
  const why = 'is not a complete gzip file (Z_BUF_ERROR)';
  const cut = (...names: string[]): string => {
    night(at(...names), good, 2);
    const file = at(...names, 'report.json.gz');
    writeFileSync(file, readFileSync(file).subarray(0, 20));
    return `${file}: ${why}`;
  };
  for (const day of [0, 1]) night(at('cut', `${day}`), good, day);
  const broken = cut('cut', '2');
  const { status, stdout, stderr } = await run(at('cut'), '--format', 'json');
  expect({ status, stderr }).toEqual({ status: 3, stderr: `not used: ${broken}\n` });
  const history = JSON.parse(stdout) as History;
  expect(history.targets.map(({ runs }) => runs.length)).toEqual([2]);
  expect(history.notes).toEqual([`Not read: ${broken}.`]);
  expect((await run(at('cut'), '--out', at('public'))).stdout).toContain('Not read: ');
  expect(readFileSync(at('public', 'history.html'), 'utf8')).toContain('Not read: ');
  const lines = [cut('none', '0'), cut('none', '1')].map(file => `not used: ${file}\n`);
  expect(await run(at('none'))).toEqual({
    status: 2,
    stdout: '',
    stderr: `wiki-query-conformance: ${at('none')}: no run below it can be read\n${lines.join('')}`,
  });
});
