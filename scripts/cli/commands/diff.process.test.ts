/** `diff` on the command line: the outcome is what a caller can act on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audited, fileOf, folder, mutant, removeReports } from '../../testing/diffs.js';
import { run as runCommand } from '../../testing/run.js';

beforeAll(async () => {
  await audited('reference', {});
  await audited('string ns', mutant('allimages.ns/string'));
  await audited('other seed', {}, { seed: 'another' });
}, 120_000);
afterAll(removeReports);

const run = (...args: readonly string[]) => runCommand(['diff', ...args]);

describe('the command', () => {
  test('takes folders and files, writes all formats into a folder, and exits 1 where anything is worse', async () => {
    const out = join(folder, 'out');
    const reports = [join(folder, 'reference'), fileOf('string ns')];
    const { status, stdout, stderr } = await run(...reports, '--out', out);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^✗ WORSE/);
    expect(JSON.parse(readFileSync(join(out, 'diff.json'), 'utf8'))).toMatchObject({
      diffVersion: '1',
      worse: true,
    });
    expect(readFileSync(join(out, 'diff.md'), 'utf8')).toMatch(/^## ✗ WORSE/);
  });

  test('that prints nothing gives the reason for exit status 1 in one line', async () => {
    const quiet = ['--format', 'json', '--out', join(folder, 'out')];
    const { status, stdout, stderr } = await run(fileOf('reference'), fileOf('string ns'), ...quiet);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^wiki-query-conformance: worse: 1 rule worse; \d+ unchanged\n$/);
  });

  test('prints one format on demand, and exits 0 where nothing is worse', async () => {
    const { status, stdout } = await run(fileOf('string ns'), fileOf('reference'), '--format', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ counts: { better: 1 } });
  });

  test('warns that two targets are compared', async () => {
    const { stdout } = await run(fileOf('reference'), fileOf('other seed'));
    expect(stdout).toMatch(/differs: +the reports are for different targets$/m);
  });

  test.each([
    [['--format', 'html'], /argument `html` is invalid. Expected a list of console, markdown, json/],
    [['--format', 'json,markdown'], /needs --out/],
  ])('exits 2 for %j', async (args, message) => {
    const { status, stderr } = await run(fileOf('reference'), fileOf('reference'), ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
