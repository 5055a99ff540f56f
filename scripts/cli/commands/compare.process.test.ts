/** `compare` as its users meet it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import type { ServeOptions } from '../../../fixtures/serve.js';
import { auditOf } from '../../../suites/testing/samples/served.js';
import { run as runCommand } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('compare');
const within = (...names: readonly string[]) => join(folder, ...names);

async function audited(name: string, options: ServeOptions): Promise<void> {
  const report = await auditOf(options, { seed: 'compare' });
  mkdirSync(within(name));
  writeFileSync(within(name, 'report.json'), JSON.stringify(report));
}

beforeAll(async () => {
  await audited('reference', {});
  await audited('lying', { alter: mutants['allimages.ns/zero']?.alter ?? {} });
  await audited('small', { files: 5 });
});

const run = (...args: readonly string[]) => runCommand(['compare', ...args]);

describe('compare', () => {
  test('writes one page and a summary, from folders and files', async () => {
    const out = within('new', 'page.html');
    const reports = [within('reference'), within('lying', 'report.json'), within('small')];
    const { status, stdout, stderr } = await run(...reports, '--out', out);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^3 targets disagree on 1 rule \(1 MUST\)\n/);
    expect(stdout).toMatch(/allimages\.ns {2}1 failed \(2\), 2 passed/);
    const page = readFileSync(out, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('<a href="../reference/report.json">reference</a>');
  });

  test('names each report that cannot be read, of many the first, and writes nothing', async () => {
    const out = within('not written.html');
    mkdirSync(within('empty'));
    writeFileSync(within('empty', 'report.json'), '');
    const [gone, empty] = [within('::error::gone'), within('empty')];
    const few = await run(within('reference'), empty, gone, '--out', out);
    expect(few).toEqual({
      status: 2,
      stdout: '',
      stderr: [
        'wiki-query-conformance: 2 of 3 reports cannot be compared',
        `not used: ${empty}/report.json: the file is empty`,
        `not used: ${gone}: no such file or folder`,
        '',
      ].join('\n'),
    });
    const many = await run(...Array.from({ length: 1000 }, (_, at) => within(`none ${at}`)), '--out', out);
    const lines = many.stderr.split('\n');
    expect(lines).toHaveLength(23);
    expect(lines[0]).toBe('wiki-query-conformance: 1,000 of 1,000 reports cannot be compared');
    expect(lines[20]).toBe(`not used: ${within('none 19')}: no such file or folder`);
    expect(lines.slice(21)).toEqual(['and 980 more', '']);
    expect(existsSync(out)).toBe(false);
  });

  test.each<[args: readonly string[], message: RegExp]>([
    [['reference'], /compare takes 2 to 1,000 reports, not 1/],
    [Array<string>(1001).fill('reference'), /compare takes 2 to 1,000 reports, not 1,001/],
    [['reference', '.'], /report\.json: no such file or folder/],
    [['reference', 'small', '--out', 'small'], /small is a folder, the page is a file/],
    [['reference', 'small', '--out', 'small/report.json'], /report\.json is one of the reports/],
  ])('exits 2 with one line: %j', async (args, message) => {
    const { status, stdout, stderr } = await run(
      ...args.map(arg => (/^(--out|\/dev\/null|)$/.test(arg) ? arg : within(arg))),
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});
