/** A folder with a file both plain and packed: which of the two is meant, no command guesses. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conformant } from '../../../reporters/testing/reports.js';
import { run } from '../../testing/run.js';
import { fileIn } from './report-file.js';

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

test('a packed file is taken where it is the only one, and the plain one where there is none', () => {
  writeFileSync(at('one', 'audit.har.gz'), '');
  expect(fileIn(at('one'), 'audit.har')).toBe(at('one', 'audit.har.gz'));
  expect(fileIn(at('one'), 'report.json')).toBe(at('one', 'report.json'));
  expect(fileIn(at('nowhere'), 'report.json')).toBe(at('nowhere', 'report.json'));
});

const long = 'a'.repeat(20_001);

test.each<[place: string, report: object]>([
  ['/target/url', { target: { ...conformant.target, url: `http://${long}` } }],
  ['/target/label', { target: { ...conformant.target, label: long } }],
  ['/target/profile/base_url', { target: { ...conformant.target, profile: { base_url: long } } }],
  ['/seed', { seed: long }],
  ['/suite/version', { suite: { ...conformant.suite, version: long } }],
  ['/contract/version', { contract: { ...conformant.contract, version: `1.${'0'.repeat(20_001)}` } }],
])('a report is refused in which %s would come a thousand times in a table', async (place, other) => {
  const path = at('long.json');
  writeFileSync(path, JSON.stringify({ ...conformant, ...other }));
  for (const args of [
    ['export', path],
    ['compare', at('one'), path, '--out', at('long.html')],
  ]) {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(`^[^\\n]*long\\.json: ${place} has 20,00\\d characters, more than 20,000\\n$`),
    );
  }
});

test.each([{ args: ['export'] }, { args: ['diff', at('one')] }])(
  'a report with a key that is written twice is refused: $args.0',
  async ({ args }) => {
    const path = at('twice.json');
    writeFileSync(path, JSON.stringify(conformant).replace('{', '{"conformant":false,'));
    const { status, stdout, stderr } = await run([...args, path]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]*twice\.json: \/conformant is written twice: delete one of them\n$/);
  },
);

// What is parsed takes up to sixty times the memory of its text.
test.each<[what: string, text: string]>([
  ['nested more than 200 levels deep', '['.repeat(1_000_000)],
  ['larger than 10,000,000 values', `[${'0,'.repeat(10_000_000)}0]`],
])('a report is refused before it is parsed that is %s', async (what, text) => {
  const path = at('vast.json');
  writeFileSync(path, text);
  expect(await run(['export', path])).toEqual({
    status: 2,
    stdout: '',
    stderr: `wiki-query-conformance: ${path}: the document is ${what}\n`,
  });
});

test.each<[args: readonly string[], message: string]>([
  [
    ['demo', '--seed', long],
    '… (20,001 characters)` is invalid. Expected a non-empty text of at most 20,000 characters.\n',
  ],
  [
    ['http://127.0.0.1:9/api.php', '--label', long],
    '… (20,001 characters)` is invalid. It is too long: at most 20,000 characters are expected.\n',
  ],
  [['demo', '--set', `base_url=${long}`], '--set: base_url must be no longer than 20,000 characters\n'],
  [[`http://${long}/api.php`], 'the URL is longer than 20,000 characters: http://'],
])('no audit makes one: %#', async (args, message) => {
  const { status, stdout, stderr } = await run([...args, '--out', at('never')]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});
