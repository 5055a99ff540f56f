/** `export`: its output, and the errors for files that cannot be read. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exportColumnNames } from '../../../reporters/formats/export.js';
import { hostile } from '../../../reporters/testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../../../reporters/testing/reports.js';
import type { Report } from '../../../schemas/verdict.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import { writeFleetOf } from '../../fleet/testing/folder.js';
import { run as runCommand } from '../../testing/run.js';

const folder = temporary('export');
const within = (...names: readonly string[]) => join(folder, ...names);
const run = (...args: readonly string[]) => runCommand(['export', ...args]);

/** A fleet with these reports, and a target without one. */
const fleetOf = (name: string, reports: readonly Report[]) =>
  writeFleetOf(within(name), [...reports, undefined]);
const reportIn = (fleet: string, at: number) =>
  within(fleet, `targets/00/000000000000000${at}/report.json.gz`);

const reports = [conformant, nonconformant, inconclusive, hostile];
const numberOf = (verdict: boolean | null) =>
  reports.filter(({ conformant: found }) => found === verdict).length;

beforeAll(() => {
  fleetOf('fleet', reports);
  mkdirSync(within('one'));
  writeFileSync(within('one', 'report.json'), JSON.stringify(nonconformant));
});

test('prints a row for each target and rule of a fleet, as CSV unless told otherwise', async () => {
  const { status, stdout, stderr } = await run(within('fleet'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.split('\r\n');
  expect(lines[0]).toBe(exportColumnNames.join(','));
  expect(lines).toHaveLength(reports.reduce((sum, { results }) => sum + results.length, 2));
});

test('writes metrics of all targets, in which a target that was not or could not be judged is not one that failed', async () => {
  const { status, stdout, stderr } = await run(within('fleet'), '--format', 'openmetrics');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const states = {
    conformant: numberOf(true),
    nonconformant: numberOf(false),
    undetermined: numberOf(null),
    // A target without a report must not count as conformant.
    pending: 1,
  };
  for (const [state, number] of Object.entries(states))
    expect(stdout).toContain(`fleet_targets{state="${state}"} ${number}\n`);
});

test.each([
  ['one', nonconformant.target.url],
  ['one/report.json', nonconformant.target.url],
  ['fleet/targets/00/0000000000000000/report.json.gz', 'https://wiki0.example/w/api.php'],
])('takes the folder of a report, its file, and a compressed one: %s', async (path, url) => {
  const { status, stdout } = await run(within(path), '--format', 'jsonl');
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(conformant.results.length);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ target: null, url });
});

test('names each report that cannot be read, of those on the command line and of a fleet', async () => {
  fleetOf('broken', [conformant, conformant, conformant]);
  const broken = [1, 2].map(at => reportIn('broken', at));
  for (const file of broken) writeFileSync(file, 'no gzip');
  const unread = broken.map(file => `not used: ${file}: 1:1: not JSON\n`).join('');
  expect(await run(within('none'), within('broken'))).toEqual({
    status: 2,
    stdout: '',
    stderr: `wiki-query-conformance: 3 reports cannot be exported\nnot used: ${within('none')}: no such file or folder\n${unread}`,
  });
  const { status, stdout, stderr } = await run(within('broken'));
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `wiki-query-conformance: 2 reports cannot be exported\n${unread}`,
  });
  // Rows of reports before the first damaged one are printed.
  expect(stdout.trimEnd().split('\r\n')).toHaveLength(1 + conformant.results.length);
});

test('a reader that ends early is no error', () => {
  const paths = ['one', 'one/report.json', 'fleet'].map(name => `'${within(name)}'`).join(' ');
  const script = `node dist/bin/cli.js export ${paths} | head -c 10; exit "\${PIPESTATUS[0]}"`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
