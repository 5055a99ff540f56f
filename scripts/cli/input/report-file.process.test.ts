/** A folder with a file both plain and packed: which of the two is meant, no command guesses. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conformant } from '../../../reporters/testing/reports.js';
import { run } from '../../testing/run.js';

const root = mkdtempSync(join(tmpdir(), 'report-file-'));
const at = (...names: readonly string[]) => join(root, ...names);
afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const name of ['one', 'reports', 'recordings']) {
  mkdirSync(at(name));
  writeFileSync(at(name, 'report.json'), JSON.stringify(conformant));
}
writeFileSync(at('reports', 'report.json.gz'), '');
writeFileSync(at('recordings', 'audit.har'), '');
symlinkSync('nowhere', at('recordings', 'audit.har.gz'));

const [reports, recordings] = [at('reports'), at('recordings')];
const bothReports = 'reports: holds both report.json and report.json.gz: delete one of them\n';
const bothRecordings = 'recordings: holds both audit.har and audit.har.gz: delete one of them\n';

test.each<[command: string, args: readonly string[], line: string]>([
  ['verify', [reports, at('one')], bothReports],
  ['verify', [recordings, recordings], bothRecordings],
  ['judge', [recordings, '--out', at('judged')], bothRecordings],
  ['diff', [at('one'), reports], bothReports],
  ['diff', [recordings, at('one')], bothRecordings],
  ['compare', [at('one'), reports, '--out', at('compared.html')], bothReports],
  ['export', [reports], bothReports],
  ['history', [reports], bothReports],
  ['history', [recordings], bothRecordings],
])('%s refuses it in one line', async (command, args, line) => {
  const { status, stdout, stderr } = await run([command, ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(line);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});

test('history leaves it out where other runs can be read', async () => {
  const { status, stderr } = await run(['history', root, '--format', 'json']);
  expect(status).toBe(3);
  expect(stderr.split('\n')).toContainEqual(
    expect.stringMatching(/^left out: .*reports: holds both report\.json /),
  );
});

const long = 'a'.repeat(20_001);

test.each<[args: readonly string[], message: string]>([
  [
    ['demo', '--seed', long],
    '… (20,001 characters)` is invalid. Expected a non-empty text of at most 20,000 characters.\n',
  ],
  [
    ['http://127.0.0.1:9/api.php', '--label', long],
    '… (20,001 characters)` is invalid. Expected a non-empty line of text,',
  ],
  [['demo', '--set', `base_url=${long}`], '--set: base_url must be no longer than 20,000 characters\n'],
  [[`http://${long}/api.php`], 'the URL is longer than 20,000 characters: http://'],
])('no audit makes one: %#', async (args, message) => {
  const { status, stdout, stderr } = await run([...args, '--out', at('never')]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});
