/** `diff` on the command line: the outcome is what a caller can act on. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../../schemas/verdict.js';
import { audited, fileOf, folder, mutant, removeReports } from '../../testing/diffs.js';
import { run as runCommand } from '../../testing/run.js';

let reference: Report;

beforeAll(async () => {
  reference = await audited('reference', {});
  await audited('string ns', mutant('allimages.ns/string'));
  await audited('other seed', {}, { seed: 'another' });
}, 120_000);
afterAll(removeReports);

const run = (...args: readonly string[]) => runCommand(['diff', ...args]);

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

  test('writes and prints what it can where a file cannot be written', async () => {
    const out = join(folder, 'blocked');
    mkdirSync(join(out, 'diff.md'), { recursive: true });
    const { status, stdout, stderr } = await run(fileOf('reference'), fileOf('string ns'), '--out', out);
    expect(status).toBe(3);
    expect(stdout).toMatch(/^✗ WORSE/);
    expect(stderr).toMatch(
      /^wiki-query-conformance: a fault of the suite: .*diff\.md was not written: EISDIR\n$/,
    );
    expect(readdirSync(out).toSorted()).toEqual(['diff.json', 'diff.md']);
  });

  test('warns that two targets are compared', async () => {
    const { stdout } = await run(fileOf('reference'), fileOf('other seed'));
    expect(stdout).toMatch(/^! the two reports are of different targets$/m);
  });

  test.each<[what: string, content: string | undefined, message: RegExp]>([
    ['a file that is not there', undefined, /wrong\.json: no such file or folder/],
    ['what is not JSON', '{"reportVersion": 1x}', /wrong\.json: 1:20: not JSON/],
    ['an empty file', '', /wrong\.json: the file is empty/],
    ['no report', '{"log": {}}', /wrong\.json: not a report: `reportVersion` is missing/],
    ['another version', '{"reportVersion": "2"}', /wrong\.json: \/reportVersion must be "1"/],
    [
      'a report with a part missing',
      '{"reportVersion": "1"}',
      /wrong\.json: the document must have required property 'suite'/,
    ],
  ])('exits 2 with one line for %s', async (_what, content, message) => {
    const wrong = join(folder, 'wrong.json');
    rmSync(wrong, { force: true });
    if (content !== undefined) writeFileSync(wrong, content);
    for (const args of [
      [wrong, fileOf('reference')],
      [fileOf('reference'), wrong],
    ]) {
      const { status, stdout, stderr } = await run(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr).toMatch(/^[^\n]+\n$/);
    }
  });

  test.each<[what: string, change: (report: Report) => unknown, message: RegExp]>([
    [
      'an outcome that there is not',
      report => ({ ...report, results: [{ ...report.results[0], outcome: 'good' }] }),
      /\/results\/0\/outcome must be one of "passed", /,
    ],
    ['an unknown key', report => ({ ...report, 'more\u001b': 1 }), /has an unknown member "more\\x1b"/],
    [
      'two results of a rule',
      report => ({ ...report, results: [...report.results, report.results[0]] }),
      /\/results\/\d+\/rule is a second result of envelope\.status/,
    ],
  ])('names the place of %s', async (_what, change, message) => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, JSON.stringify(change(reference)));
    const { status, stderr } = await run(fileOf('reference'), wrong);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  test.each([
    [
      'an unknown format',
      ['--format', 'html'],
      /argument `html` is invalid. Expected a list of console, markdown, json/,
    ],
    ['formats without a folder', ['--format', 'json,markdown'], /needs --out/],
  ])('exits 2 for %s', async (_what, args, message) => {
    const { status, stderr } = await run(fileOf('reference'), fileOf('reference'), ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
