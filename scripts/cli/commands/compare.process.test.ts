/** `compare`: its page, its summary, and the errors for reports that cannot be read. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conformant, nonconformant } from '../../../reporters/testing/reports.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import { run as runCommand } from '../../testing/run.js';

const folder = temporary('compare');
const within = (...names: readonly string[]) => join(folder, ...names);
const run = (...args: readonly string[]) => runCommand(['compare', ...args]);

for (const [name, text] of [
  ['good', JSON.stringify(conformant)],
  ['bad', JSON.stringify(nonconformant)],
  ['empty', ''],
] as const) {
  mkdirSync(within(name));
  writeFileSync(within(name, 'report.json'), text);
}

test('writes one page and a summary, from folders and files', async () => {
  const out = within('new', 'page.html');
  const reports = [within('good'), within('bad', 'report.json'), within('good')];
  const { status, stdout, stderr } = await run(...reports, '--out', out);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^3 targets disagree on \d+ rules? /);
  expect(stdout).toMatch(/allimages\.ns +failed on target 2; 2 passed/);
  const page = readFileSync(out, 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain('<a href="../good/report.json">');
});

test('names each report that cannot be read, of many the first, and writes nothing', async () => {
  const out = within('not written.html');
  const [gone, empty] = [within('::error::gone'), within('empty')];
  expect(await run(within('good'), empty, gone, '--out', out)).toEqual({
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
