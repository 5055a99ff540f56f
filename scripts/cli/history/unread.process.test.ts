/** Histories in which some files cannot be read. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { History } from '../../../reporters/history/index.js';
import type { Issues } from '../../../reporters/history/issue.js';
import { conformant, nonconformant } from '../../../reporters/testing/reports.js';
import { run as runCommand } from '../../testing/run.js';

const root = mkdtempSync(join(tmpdir(), 'unread-'));
const at = (...names: readonly string[]) => join(root, ...names);
const run = (...args: readonly string[]) => runCommand(['history', ...args], { COLUMNS: '300' });

const textOf = (day: number, url = conformant.target.url) =>
  JSON.stringify({
    ...(day === 1 ? nonconformant : conformant),
    target: { ...conformant.target, url },
    started: `2026-01-0${day + 1}T03:17:00.000Z`,
  });

function put(content: string | Uint8Array, ...names: readonly string[]): string {
  mkdirSync(at(...names.slice(0, -1)), { recursive: true });
  writeFileSync(at(...names), content);
  return at(...names.slice(0, -1));
}

/** Three nights in a new folder. */
function nights(name: string): string {
  for (const day of [0, 1, 2]) put(textOf(day), name, `night ${day}`, 'report.json');
  return at(name);
}

const cut = gzipSync(textOf(3)).subarray(0, 200);
const other = 'https://other.example/api.php';

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a report that cannot be read', () => {
  test.each<[what: string, file: string, content: string | Uint8Array, why: string]>([
    ['is cut', 'report.json.gz', cut, 'is not a complete gzip file (Z_BUF_ERROR)'],
    ['is empty', 'report.json', '', 'the file is empty'],
    ['is cut JSON', 'report.json', '{"reportVersion":', '1:18: not JSON: the file ends too early'],
    ['is another document', 'report.json', '{"a":1}', 'not a report: `reportVersion` is missing'],
    [
      'has another version',
      'report.json',
      '{"reportVersion":"2"}',
      '/reportVersion must be "1", the only supported version, not "2"',
    ],
    ['is not UTF-8', 'report.json', Buffer.from('{"a":"\xff"}', 'latin1'), 'is not UTF-8'],
  ])('because it %s is named and left out of the history of the others', async (what, file, content, why) => {
    const folder = nights(what);
    const broken = join(put(content, what, 'night 3', file), file);
    const json = await run(folder, '--format', 'json');
    expect({ status: json.status, stderr: json.stderr }).toEqual({
      status: 3,
      stderr: `left out: ${broken}: ${why}\n`,
    });
    const history = JSON.parse(json.stdout) as History;
    expect(history.targets.map(({ runs }) => runs.length)).toEqual([3]);
    expect(history.notes).toEqual([`1 report was not read: ${broken}: ${why}.`]);
    const shown = await run(folder, '--out', at('public'));
    expect(shown.status).toBe(3);
    expect(shown.stdout.replaceAll(/\s+/g, ' ')).toContain('1 report was not read: ');
    expect(readFileSync(at('public', 'history.html'), 'utf8')).toContain('1 report was not read: ');
    expect(JSON.parse(readFileSync(at('public', 'history.json'), 'utf8'))).toMatchObject({
      notes: [expect.stringContaining('1 report was not read: ')],
    });
    const issues = await run(folder, '--issue-state');
    expect(issues.status).toBe(3);
    expect((JSON.parse(issues.stdout) as Issues).notes).toEqual(history.notes);
  });

  test('beside one that can, packed, hides neither the other folders nor itself', async () => {
    const folder = nights('both');
    put(gzipSync(textOf(1)), 'both', 'night 1', 'report.json.gz');
    const { status, stdout, stderr } = await run(folder, '--format', 'json');
    expect(status).toBe(3);
    expect(stderr).toMatch(
      /^left out: \S+both\/night 1: holds both report\.json and report\.json\.gz: .*\n$/,
    );
    expect((JSON.parse(stdout) as History).targets[0]?.runs).toHaveLength(2);
  });

  test('in the folder of the others, hides none of them', async () => {
    const folder = nights('around');
    const broken = join(put('{}', 'around', 'report.json'), 'report.json');
    const { status, stdout, stderr } = await run(folder, '--format', 'json');
    expect(status).toBe(3);
    expect(stderr).toBe(`left out: ${broken}: not a report: \`reportVersion\` is missing\n`);
    expect((JSON.parse(stdout) as History).targets[0]?.runs).toHaveLength(3);
  });

  test('is one of many, of which each is named, and the history quotes three', async () => {
    const folder = nights('many');
    for (const day of [3, 4, 5, 6, 7]) put('{}', 'many', `night ${day}`, 'report.json');
    const { status, stdout, stderr } = await run(folder, '--format', 'json');
    expect(status).toBe(3);
    const named = stderr
      .trimEnd()
      .split('\n')
      .map(line => /night \d/.exec(line)?.[0]);
    expect(named).toEqual([3, 4, 5, 6, 7].map(day => `night ${day}`));
    const [note = ''] = (JSON.parse(stdout) as History).notes;
    expect(note).toMatch(/^5 reports were not read: .*night 5\/report\.json: [^;]*; and 2 more\.$/);
    expect(note).not.toContain('night 6');
  });

  test('is status 2 where no other can be read either, with a line for each', async () => {
    for (const day of [0, 1]) put('{}', 'none', `night ${day}`, 'report.json');
    const { status, stdout, stderr } = await run(at('none'));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^wiki-query-conformance: \S+none: no run below it can be read\nleft out: \S+night 0\/report\.json: .*\nleft out: \S+night 1\/report\.json: .*\n$/,
    );
  });

  test('is added by no command, and keeps the others from being added', async () => {
    const folder = nights('to add');
    put('{}', 'to add', 'night 3', 'report.json');
    const { status, stderr } = await run(at('kept nothing'), '--add', folder);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('night 3/report.json: not a report') as string,
    });
    expect(existsSync(at('kept nothing'))).toBe(false);
    put('', 'to add', 'night 4', 'report.json');
    const both = await run(at('kept nothing'), '--add', at('nowhere'), folder);
    expect(both).toEqual({
      status: 2,
      stdout: '',
      stderr: [
        'wiki-query-conformance: 3 reports cannot be added, so that none is',
        `not used: ${at('nowhere')}: cannot be read (ENOENT)`,
        `not used: ${folder}/night 3/report.json: not a report: \`reportVersion\` is missing`,
        `not used: ${folder}/night 4/report.json: the file is empty`,
        '',
      ].join('\n'),
    });
    expect(existsSync(at('kept nothing'))).toBe(false);
  });
});

describe('what has the name of a report, or of a file of kept runs, and is neither', () => {
  const things: readonly (readonly [what: string, why: string, make: (path: string) => void])[] = [
    ['a folder', 'is a folder, not a file', path => mkdirSync(path)],
    ['a pipe', 'is a pipe or a device, not a file', path => void execFileSync('mkfifo', [path])],
    ['a link to a file', 'is a link, which is not followed', path => symlinkSync('/etc/hostname', path)],
    ['a link to nothing', 'is a link, which is not followed', path => symlinkSync('nowhere', path)],
    ['a link to itself', 'is a link, which is not followed', path => symlinkSync(basename(path), path)],
    ['a link to a device', 'is a link, which is not followed', path => symlinkSync('/dev/zero', path)],
  ];

  describe.each(['report.json', 'report.json.gz', 'runs.jsonl.gz'])('%s', file => {
    test.each(things)('because it is %s is named and left out', async (what, why, make) => {
      const folder = nights(`${file}, ${what}`);
      mkdirSync(join(folder, 'night 3'));
      const path = join(folder, 'night 3', file);
      make(path);
      const { status, stdout, stderr } = await run(folder, '--format', 'json');
      expect({ status, stderr }).toEqual({ status: 3, stderr: `left out: ${path}: ${why}\n` });
      const { targets, notes } = JSON.parse(stdout) as History;
      expect(targets.map(({ runs }) => runs.length)).toEqual([3]);
      const name = file === 'runs.jsonl.gz' ? 'file of kept runs' : 'report';
      expect(notes).toEqual([`1 ${name} was not read: ${path}: ${why}.`]);
      const refused = {
        status: 2,
        stdout: '',
        stderr: `wiki-query-conformance: ${path}: ${why}\n`,
      };
      expect(await run(join(folder, 'night 3'))).toEqual(refused);
      expect(await run(at('never made'), '--add', folder)).toEqual(refused);
      expect(existsSync(at('never made'))).toBe(false);
    });
  });

  test('may be what --restore is asked for', async () => {
    mkdirSync(at('restored', 'one'), { recursive: true });
    symlinkSync('/dev/zero', at('restored', 'one', 'runs.jsonl.gz'));
    const { status, stderr } = await run(at('restored'), '--restore', 'one/2026-01-01T031700.000Z');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `wiki-query-conformance: ${at('restored', 'one', 'runs.jsonl.gz')}: is a link, which is not followed\n`,
    });
  });
});

describe('kept runs of one target that cannot be read', () => {
  test('are left out, hide no other target, and can be neither restored nor added to', async () => {
    const mine = nights('mine');
    const theirs = put(textOf(0, other), 'theirs', 'report.json');
    expect((await run(at('kept'), '--add', mine, theirs)).status).toBe(0);
    const files = readdirSync(at('kept'), { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('runs.jsonl.gz'),
    );
    const ofTheirs = files.find(name => name.includes('other.example')) ?? '';
    const { targets } = JSON.parse((await run(at('kept'), '--format', 'json')).stdout) as History;
    const ids = new Map(targets.map(({ url, runs }) => [url, runs[0]?.id ?? '']));
    cpSync(at('kept', ofTheirs), at('copy'));
    writeFileSync(at('kept', ofTheirs), readFileSync(at('copy')).subarray(0, 300));

    const { status, stdout, stderr } = await run(at('kept'), '--format', 'json');
    expect(status).toBe(3);
    expect(stderr).toMatch(/^left out: \S+runs\.jsonl\.gz: is not a complete gzip file \(Z_BUF_ERROR\)\n$/);
    const history = JSON.parse(stdout) as History;
    expect(history.targets.map(({ url, runs }) => [url, runs.length])).toEqual([[conformant.target.url, 3]]);
    expect(history.notes).toEqual([expect.stringMatching(/^1 file of kept runs was not read: /)]);

    expect(await run(at('kept'), '--restore', ids.get(conformant.target.url) ?? '')).toMatchObject({
      status: 0,
      stdout: textOf(0),
    });
    const lost = await run(at('kept'), '--restore', ids.get(other) ?? '');
    expect(lost).toMatchObject({ status: 2, stdout: '' });
    expect(lost.stderr).toContain('is not a complete gzip file');
    const added = await run(at('kept'), '--add', put(textOf(2, other), 'theirs, later', 'report.json'));
    expect(added).toMatchObject({ status: 2, stdout: '' });
    expect(readFileSync(at('kept', ofTheirs))).toHaveLength(300);
  });
});
