/** Folders of fleets that were altered, damaged or filled by somebody else: what is asked, written and said. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import type { ServedMany } from '../../../fixtures/many.js';
import { run } from '../../testing/run.js';
import { FILES, folderOf, gzipped, reportPathOf } from '../store.js';
import { listText, readTargets } from '../list/targets.js';
import { shownPath } from '../../cli/output/terminal.js';
import { contentsOf } from './comparable.js';
import { idsIn } from './kills.js';
import { few, kinds } from './kinds.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('damaged');
const within = (...names: readonly string[]) => join(folder, ...names);
const list = within('list.txt');
const whole = within('whole');
let wikis: ServedMany;
let before: Record<string, string> = {};
let dir = '';
let out = '';
let number = 0;

beforeAll(async () => {
  wikis = await serveMany();
  writeFileSync(list, `${manyUrls(wikis.origin, 6, kinds).join('\n')}\n`);
  await run(['fleet', list, '--out', whole, ...few]);
  before = contentsOf(whole);
});
afterAll(() => wikis.close());
beforeEach(() => {
  number += 1;
  [dir, out] = [within(`fleet-${number}`), within(`out-${number}`)];
  cpSync(whole, dir, { recursive: true });
});

const fleet = (...more: string[]) => run(['fleet', list, '--out', dir, ...few, ...more]);
const merge = () => run(['merge', dir, '--out', out]);
const reportAt = (at: number) => reportPathOf(dir, idsIn(dir)[at] ?? '');

function alterReport(at: number, alter: (report: Record<string, unknown>) => object): void {
  const report = JSON.parse(gunzipSync(readFileSync(reportAt(at))).toString('utf8')) as object;
  writeFileSync(reportAt(at), gzipped(JSON.stringify(alter({ ...report }))));
}

test('merge names each report that is damaged, and each folder that it cannot take', async () => {
  for (const at of [1, 2]) writeFileSync(reportAt(at), '');
  expect(await merge()).toEqual({
    status: 2,
    stdout: '',
    stderr: [
      'wiki-query-conformance: 2 of 6 targets cannot be merged',
      ...[1, 2].map(at => `not used: ${reportAt(at)}: not JSON`),
      '',
    ].join('\n'),
  });
  const [gone, other] = [within('gone'), within(`other-${number}`)];
  await run(['fleet', list, '--out', other, ...few, '--seed', 'another', '--quiet']);
  expect(await run(['merge', gone, dir, other, '--out', out])).toEqual({
    status: 2,
    stdout: '',
    stderr: [
      'wiki-query-conformance: 2 of 3 folders cannot be merged',
      `not used: ${gone}: not the folder of a fleet (no fleet.json)`,
      `not used: ${other} and ${dir} cannot be merged: the former has another --seed: another, not s`,
      '',
    ].join('\n'),
  });
  expect(existsSync(out)).toBe(false);
});

test('a folder that has results but no manifest is no fleet to go on with', async () => {
  rmSync(join(dir, FILES.manifest));
  const asked = wikis.requests.length;
  const { status, stdout, stderr } = await fleet();
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]* --out: [^\n]* has targets, but no fleet\.json, which says [^\n]*\n$/);
  expect(wikis.requests).toHaveLength(asked);
});

describe('a folder with files of others', () => {
  test('is taken with any other files, and where a fleet was killed before it wrote its manifest', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'notes.txt'), 'mine');
    writeFileSync(join(out, FILES.list), listText(readTargets(whole)));
    expect((await run(['fleet', list, '--out', out, '--quiet', ...few])).status).toBe(1);
    expect(contentsOf(out)).toEqual({ ...before, 'notes.txt': 'mine' });
  });

  test('is taken where merge was ended after some of its files, and nothing else remains of those', async () => {
    const [first = '', second = ''] = idsIn(dir);
    mkdirSync(join(out, folderOf(first)), { recursive: true });
    writeFileSync(join(out, FILES.list), listText(readTargets(whole)));
    cpSync(reportPathOf(dir, second), reportPathOf(out, first));
    for (const name of [`${FILES.report}.7.part`, FILES.reportPage, FILES.recording])
      writeFileSync(join(out, folderOf(first), name), 'half');
    writeFileSync(join(out, `${FILES.list}.7.part`), 'half');
    expect((await merge()).status).toBe(1);
    expect(contentsOf(out)).toEqual(before);
  });
});

test.each<[what: string, damage: (path: string) => void]>([
  ['is gone', path => rmSync(path)],
  [
    'was altered',
    path => writeFileSync(path, readFileSync(path, 'utf8').replace('"operator":null', '"operator":"x"')),
  ],
])('the list of a fleet that %s is written again, and nothing is asked', async (_what, damage) => {
  damage(join(dir, FILES.list));
  const asked = wikis.requests.length;
  expect((await merge()).status).toBe(2);
  expect((await fleet('--quiet')).status).toBe(1);
  expect(wikis.requests).toHaveLength(asked);
  expect(contentsOf(dir)).toEqual(before);
});

test('a damaged, foreign or missing report is replaced, and nothing else is asked', async () => {
  rmSync(reportAt(1));
  for (const at of [0, 3]) writeFileSync(reportAt(at), gzipped('no report'));
  alterReport(2, report => ({ ...report, seed: 'another' }));
  const asked = wikis.requests.length;
  const { stderr } = await fleet('--quiet');
  const paths = wikis.requests.slice(asked).map(({ path }) => path.replace(/\?.*/, ''));
  expect(new Set(paths).size).toBe(4);
  expect(stderr).toContain(`3 damaged reports in ${shownPath(dir)} are replaced\n`);
  expect(contentsOf(dir)).toEqual(before);
});
