/** Where a file is asked for and something else lies: one line, status 2, and no command waits. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conformant } from '../../../reporters/testing/reports.js';
import { run } from '../../testing/run.js';

const root = mkdtempSync(join(tmpdir(), 'no-file-'));
const at = (...names: readonly string[]) => join(root, ...names);
afterAll(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(at('one'));
writeFileSync(at('one', 'report.json'), JSON.stringify(conformant));

const commands: readonly (readonly [command: string, argsOf: (path: string) => readonly string[]])[] = [
  ['compare', path => [at('one'), path, '--out', at('page.html')]],
  ['diff', path => [at('one'), path]],
  ['verify', path => [path, at('one')]],
  ['verify', path => [at('one'), path]],
  ['judge', path => [path, '--out', at('judged')]],
  ['export', path => [path]],
  ['fleet', path => [path, '--out', at('fleet')]],
];

test.each(commands)(
  '%s names a pipe in the place of a file, and does not wait for it',
  async (command, argsOf) => {
    const path = at('pipe.json');
    if (!existsSync(path)) execFileSync('mkfifo', [path]);
    const { status, stdout, stderr } = await run([command, ...argsOf(path)]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^[^\n]*pipe\.json: [^\n]*(a pipe or a device, not a file|neither a file nor a folder)\)?\n$/,
    );
  },
);

test.each<[command: string, args: readonly string[]]>([
  ['verify', [at('both'), at('one')]],
  ['judge', [at('both'), '--out', at('judged')]],
  ['diff', [at('one'), at('both')]],
])('%s names a folder that holds a file both plain and packed', async (command, args) => {
  mkdirSync(at('both'), { recursive: true });
  for (const name of ['report.json', 'report.json.gz', 'audit.har', 'audit.har.gz'])
    writeFileSync(at('both', name), '');
  const { status, stdout, stderr } = await run([command, ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(
    /^[^\n]*both: holds both (report\.json|audit\.har) and [^\n]* delete one of them\n$/,
  );
});

test.each([
  [['merge', at('one', 'report.json')], /: [^\n]*one\/report\.json: not a folder\n$/],
  [
    ['fleet', at('list.txt'), '--out', at('one', 'report.json')],
    /: --out: [^\n]*report\.json is a file, not a folder\n$/,
  ],
  [
    ['fleet', at('list.txt'), '--dry-run', '--out', '/dev/null'],
    /: --out: \/dev\/null is a pipe or a device, not a folder\n$/,
  ],
])('a file where the folder of a fleet is asked for: %j', async (args, why) => {
  writeFileSync(at('list.txt'), 'http://127.0.0.1:1/api.php\n');
  const { status, stdout, stderr } = await run(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(why);
});

test('a report whose page is a link in a circle is linked itself', async () => {
  symlinkSync('report.html', at('one', 'report.html'));
  const compared = await run(['compare', at('one'), at('one'), '--out', at('compared.html')]);
  expect(compared).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(at('compared.html'), 'utf8')).toContain('<a href="one/report.json">');
  const history = await run(['history', at('one'), '--out', at('history')]);
  expect(history).toMatchObject({ status: 0, stderr: '' });
});
