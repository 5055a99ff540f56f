/** `verify`: its exit statuses, packed and broken files, and what it prints. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { run, start, words } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('verify');
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  const audited = await run(
    words`demo --rule languageinfo.* --strength 1 --format json,har,in-toto --out ${at('run')}`,
  );
  if (audited.status !== 0) throw new Error(audited.stderr);
  mkdirSync(at('packed'));
  for (const name of ['report.json', 'audit.har'])
    writeFileSync(at(`packed/${name}.gz`), gzipSync(readFileSync(at(`run/${name}`))));
});

test('a report that follows is verified, by folders and by files', async () => {
  for (const args of [
    [at('run'), at('run')],
    [at('packed'), at('packed/audit.har.gz')],
  ]) {
    const { status, stdout } = await start(['verify', ...args]).ended;
    expect(stdout).toMatch(/^✓ VERIFIED {2}http:\S+: conformant, contract 1\.0, rules languageinfo\.\*\n$/);
    expect(status).toBe(0);
  }
});

test.each<[what: string, change: (report: string) => string, status: number, screen: RegExp]>([
  [
    'forged: a line for each difference, of which nothing reaches the terminal as it is',
    text =>
      text
        .replace('"reason": "', '"reason": "\\u001b[2J')
        .replace('"conformant": true', '"conformant": null'),
    1,
    /^.*\n {2}conformant: the report has null; the recording gives true\n {2}reason: the report has [^\u001b]*; the recording gives /,
  ],
  [
    'of another audit than the recording',
    text => text.replace(/"seed": "[^"]*"/, '"seed": "another"'),
    3,
    /^\? NO VERDICT\n {2}the recording is from another audit \(its seed is \S+, not another\)\n$/,
  ],
])('a report that is %s', async (_what, change, expected, screen) => {
  writeFileSync(at('changed.json'), change(readFileSync(at('run/report.json'), 'utf8')));
  const { status, stdout } = await run(['verify', at('changed.json'), at('run')]);
  expect(stdout).toMatch(screen);
  expect(status).toBe(expected);
});

test('--format in-toto states the digests of report and recording', async () => {
  const digestsIn = (dir: string) => {
    const text = readFileSync(at(`${dir}/statement.intoto.json`), 'utf8');
    return (JSON.parse(text) as { subject: unknown }).subject;
  };
  const subject = (dir: string, name: string) => ({
    name,
    digest: {
      sha256: createHash('sha256')
        .update(readFileSync(at(`${dir}/${name}`)))
        .digest('hex'),
    },
  });
  expect(digestsIn('run')).toEqual([subject('run', 'report.json'), subject('run', 'audit.har')]);
  const args = ['judge', at('run/audit.har'), '--out', at('stated'), '--quiet', '--format'];
  expect(await run([...args, 'json,in-toto'])).toMatchObject({ status: 0 });
  expect(digestsIn('stated')).toEqual([subject('stated', 'report.json')]);
});
