/** Where a file is asked for and something else lies: one line, status 2, and no command waits. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { conformant } from '../../../reporters/testing/reports.js';
import { run } from '../../testing/run.js';

const root = mkdtempSync(join(tmpdir(), 'no-file-'));
const at = (...names: readonly string[]) => join(root, ...names);
afterAll(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(at('one'));
writeFileSync(at('one', 'report.json'), JSON.stringify(conformant));

const pipe = 'a pipe or a device, not a file';
const things: readonly (readonly [what: string, why: RegExp, make: (path: string) => void])[] = [
  ['a pipe', new RegExp(`${pipe}|neither a file nor a folder`), path => void execFileSync('mkfifo', [path])],
  ['a device', new RegExp(`${pipe}|neither a file nor a folder`), path => symlinkSync('/dev/zero', path)],
  ['a link in a circle', /cannot be read \(ELOOP\)/, path => symlinkSync(basename(path), path)],
];

const commands: readonly (readonly [command: string, argsOf: (path: string) => readonly string[]])[] = [
  ['compare', path => [at('one'), path, '--out', at('page.html')]],
  ['diff', path => [at('one'), path]],
  ['verify', path => [path, at('one')]],
  ['verify', path => [at('one'), path]],
  ['judge', path => [path, '--out', at('judged')]],
  ['export', path => [path]],
  ['fleet', path => [path, '--out', at('fleet')]],
];

describe.each(things)('%s', (what, why, make) => {
  const path = at(`${what}.json`);
  const folder = at(`folder with ${what}`);
  mkdirSync(folder);
  make(path);
  for (const name of ['report.json', 'audit.har']) make(join(folder, name));

  test.each(commands)('is named by %s, also in a folder', async (command, argsOf) => {
    for (const given of command === 'fleet' ? [path] : [path, folder]) {
      const { status, stdout, stderr } = await run([command, ...argsOf(given)]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^[^\n]+\n$/);
      expect(stderr).toContain(given);
      expect(stderr).toMatch(why);
    }
  });
});

test.each(commands)('a name that is too long is named by %s', async (command, argsOf) => {
  const { status, stdout, stderr } = await run([command, ...argsOf(at('n'.repeat(5000)))]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]{0,500}cannot be read \(ENAMETOOLONG\)\n$/);
});

test.each([
  [['merge', at('one', 'report.json')], /: [^\n]*one\/report\.json: not a folder\n$/],
  [['merge', '/dev/null'], /: \/dev\/null: not a folder\n$/],
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

test('a version that is no string is named as it is', async () => {
  writeFileSync(at('number.json'), '{"reportVersion":1}');
  const { status, stderr } = await run(['diff', at('one'), at('number.json')]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `wiki-query-conformance: ${at('number.json')}: /reportVersion must be a string\n`,
  });
});
