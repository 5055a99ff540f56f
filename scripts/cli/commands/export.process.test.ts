/** `export` as its users meet it; what it writes is read back by others. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportColumnNames, exportRows } from '../../../reporters/formats/export.js';
import { conformant, inconclusive, nonconformant } from '../../../reporters/testing/reports.js';
import { hostile } from '../../../reporters/testing/hostile.js';
import type { Report } from '../../../schemas/verdict.js';
import { contentsOf } from '../../fleet/testing/comparable.js';
import { writeFleetFolder } from '../../fleet/testing/folder.js';
import { run as runCommand } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('export');
const within = (...names: readonly string[]) => join(folder, ...names);
const run = (...args: readonly string[]) => runCommand(['export', ...args]);

const complaint = (...lines: readonly string[]) => `wiki-query-conformance: ${lines.join('\n')}\n`;

const reports: readonly Report[] = [conformant, nonconformant, inconclusive, hostile];
const targetOf = (at: number) => ({
  label: `wiki ${at}`,
  url: `https://wiki${at}.example/w/api.php`,
  operator: 'wiki.example',
});
const expected = reports.flatMap((report, at) =>
  exportRows(report, { id: at.toString(16).padStart(16, '0'), ...targetOf(at) }),
);

beforeAll(() => {
  const place = { folder: '', hasPage: false };
  writeFleetFolder(within('fleet'), [
    ...reports.map((report, at) => ({ target: { ...targetOf(at), ...place }, report })),
    { target: { ...targetOf(9), ...place } },
  ]);
  mkdirSync(within('one'));
  writeFileSync(within('one', 'report.json'), JSON.stringify(nonconformant));
});

describe('export', () => {
  test('prints a row for each target and rule of a fleet, as CSV unless told otherwise', async () => {
    const { status, stdout, stderr } = await run(within('fleet'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.split('\r\n');
    expect(lines[0]).toBe(exportColumnNames.join(','));
    expect(lines).toHaveLength(expected.length + 2);
  });

  test('writes metrics of all targets, in which a target that was not or could not be judged is not one that failed', async () => {
    const { status, stdout, stderr } = await run(within('fleet'), '--format', 'openmetrics');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const states = ['conformant', 'nonconformant', 'undetermined'] as const;
    const verdicts = [true, false, null];
    for (const [at, state] of states.entries()) {
      const count = reports.filter(({ conformant: verdict }) => verdict === verdicts[at]).length;
      expect(stdout).toMatch(new RegExp(`fleet_targets\\{state="${state}"\\} ${count}\\n`));
    }
    // A target without a report is not conformant by being left out.
    expect(stdout).toContain('fleet_targets{state="pending"} 1\n');
  });

  test('takes the folder of a report, its file, and a compressed one', async () => {
    const stored = within('fleet/targets/00/0000000000000000/report.json.gz');
    for (const path of [within('one'), within('one', 'report.json'), stored]) {
      const { status, stdout } = await run(path, '--format', 'jsonl');
      expect(status).toBe(0);
      expect(stdout.trimEnd().split('\n')).toHaveLength(conformant.results.length);
      expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
        target: null,
        url: path === stored ? targetOf(0).url : nonconformant.target.url,
      });
    }
  });

  test.each<[args: readonly string[], message: RegExp]>([
    [['none'], /none: no such file or folder/],
    [['.'], /report\.json: no such file or folder/],
    [['fleet', '--format', 'xlsx'], /Allowed choices are csv, jsonl, openmetrics/],
    [['fleet/list.jsonl'], /list\.jsonl: /],
  ])('exits 2 with one line: %j', async (args, message) => {
    const names = ['none', 'fleet', 'one', '.'];
    const before = contentsOf(folder);
    const { status, stdout, stderr } = await run(
      ...args.map(arg => (names.includes(arg) || arg.includes('/') ? within(arg) : arg)),
    );
    expect(contentsOf(folder)).toEqual(before);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  test('names each report that cannot be read, of those on the command line and of a fleet', async () => {
    const fleet = within('broken');
    const at = (index: number) => within(`broken/targets/00/000000000000000${index}/report.json.gz`);
    const samples = [0, 1, 2].map(index => ({
      target: { ...targetOf(index), folder: '', hasPage: false },
      report: conformant,
    }));
    writeFleetFolder(fleet, samples);
    for (const index of [1, 2]) writeFileSync(at(index), 'no gzip');
    const broken = [1, 2].map(index => `not used: ${at(index)}: not JSON`);
    const none = within('none');
    const damaged = await run(fleet, '--format', 'openmetrics');
    expect(damaged).toEqual({
      status: 2,
      stdout: '',
      stderr: complaint('2 reports cannot be exported', ...broken),
    });
    const together = await run(none, fleet);
    expect(together).toEqual({
      status: 2,
      stdout: '',
      stderr: complaint(
        '3 reports cannot be exported',
        `not used: ${none}: no such file or folder`,
        ...broken,
      ),
    });
    // What was read before the first of them is a table up to there.
    const printed = await run(fleet);
    expect(printed.status).toBe(2);
    expect(printed.stdout.trimEnd().split('\r\n')).toHaveLength(1 + conformant.results.length);
  });
});
