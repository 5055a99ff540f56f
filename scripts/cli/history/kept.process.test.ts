/** Kept runs that anybody may have written, recordings that are no files, and full disks. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { History } from '../../../reporters/history/index.js';
import { conformant, nonconformant } from '../../../reporters/testing/reports.js';
import { isObject } from '../../../suites/answers/reading.js';
import { run as runCommand } from '../../testing/run.js';
import { diffRecorded } from '../commands/diff.js';
import { addRuns } from './add.js';
import { inOrder, readKept, writeKept } from './kept.js';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
const at = (...names: readonly string[]) => join(root, ...names);
const run = (...args: readonly string[]) => runCommand(['history', ...args]);

/** A report of some day in a folder. */
function night(name: string, day: number, report = conformant): string {
  mkdirSync(at(name), { recursive: true });
  const started = `2026-01-0${day + 1}T03:17:00.000Z`;
  writeFileSync(at(name, 'report.json'), JSON.stringify({ ...report, started }, null, 2));
  return at(name);
}

const fileIn = (folder: string) => {
  const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(each =>
    each.endsWith('runs.jsonl.gz'),
  );
  return join(folder, name);
};

let lines: readonly string[] = [];

beforeAll(async () => {
  const nights = [conformant, nonconformant, conformant].map((report, day) => night(`n${day}`, day, report));
  await run(at('kept'), '--add', ...nights);
  lines = gunzipSync(readFileSync(fileIn(at('kept'))))
    .toString()
    .trim()
    .split('\n');
  if (!lines.at(-1)?.includes('"step"')) throw new Error('the last run has no step');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each<[what: string, message: RegExp, alter: (folder: string) => void]>([
  [
    'through a link in the place of a folder',
    /runs\.jsonl\.gz: `[^`]*` is a link, which is not followed\n$/,
    folder => {
      const own = dirname(fileIn(folder));
      cpSync(own, `${own}.moved`, { recursive: true });
      rmSync(own, { recursive: true });
      symlinkSync(`${own}.moved`, own);
    },
  ],
  [
    'through a link in the place of a file',
    /runs\.jsonl\.gz: is a link, which is not followed\n$/,
    folder => {
      const file = fileIn(folder);
      cpSync(file, `${file}.moved`);
      rmSync(file);
      symlinkSync(`${file}.moved`, file);
    },
  ],
  [
    'to the runs of another target',
    /runs\.jsonl\.gz: holds runs of another target, other\n$/,
    folder => {
      const [head = '', ...rest] = lines;
      const { target, ...others } = JSON.parse(head) as { target: object };
      const other = JSON.stringify({ ...others, target: { ...target, label: 'other' } });
      writeFileSync(fileIn(folder), gzipSync([other, ...rest, ''].join('\n')));
    },
  ],
])('no run is added %s', async (_what, message, alter) => {
  const folder = at('altered');
  rmSync(folder, { recursive: true, force: true });
  cpSync(at('kept'), folder, { recursive: true });
  alter(folder);
  const held = readdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = await run(folder, '--add', night('later', 7));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(message);
  expect(readdirSync(folder, { recursive: true })).toEqual(held);
});

test('a report in the folder of kept runs hides none of them, neither there nor where they are added', async () => {
  const folder = at('beside');
  cpSync(at('kept'), folder, { recursive: true });
  night('beside', 3);
  const shown = await run(folder, '--format', 'json');
  expect(shown.status).toBe(0);
  const { targets } = JSON.parse(shown.stdout) as History;
  expect(targets.map(({ runs }) => runs.length)).toEqual([4]);
  night('nested', 4);
  night(join('nested', 'inner'), 5);
  expect((await run(folder, '--add', at('nested'))).stderr).toBe('2 runs added\n');
});

test('a report with a moment that could not be read again is named, and none is added', async () => {
  const folder = at('moments');
  await run(folder, '--add', night('m1', 1));
  const before = readFileSync(fileIn(folder));
  const started = '2026-01-03T03:17:00.0000000000000001Z';
  mkdirSync(at('m2'), { recursive: true });
  writeFileSync(at('m2', 'report.json'), JSON.stringify({ ...conformant, started }));
  expect(await run(folder, '--add', night('m3', 3), at('m2'))).toEqual({
    status: 2,
    stdout: '',
    stderr: `wiki-query-conformance: ${at('m2', 'report.json')}: was started at no moment, but at ${started}\n`,
  });
  expect(readFileSync(fileIn(folder))).toEqual(before);
});

test('a file that could not be read again is not written', () => {
  const file = at('unreadable.gz');
  const started = '2026-01-03T03:17:00Z';
  const kept = { file, target: { url: conformant.target.url }, frames: [], lines: new Map() };
  const alone = { run: '2026-01-03T031700Z', started, frame: 0, edits: [], values: [] };
  expect(() => writeKept({ ...kept, runs: [alone] })).toThrow(
    `nothing is added to what could not be read again: ${file}: line 2 is not part of a history of version 1`,
  );
  expect(existsSync(file)).toBe(false);
  writeKept({ ...kept, frames: [['{}']], runs: [alone] });
  expect(readKept(file).runs).toEqual([alone]);
});

test('runs are in the order of time, whether or not their moments have parts of a second', () => {
  const moments = ['09.9', '10', '10.001', '10.5', '11'].map(second => `2026-01-01T00:00:${second}Z`);
  const ordered = inOrder(moments.toReversed().map(started => ({ started })));
  expect(ordered.map(({ started }) => started)).toEqual(moments);
});

test('each report is named that contradicts what is kept, and none is added', async () => {
  const other = { ...conformant, seed: 'another' };
  const folders = [0, 1].map(day => night(`other ${day}`, day, other));
  const before = readFileSync(fileIn(at('kept')));
  const { status, stdout, stderr } = await run(at('kept'), '--add', ...folders, night('after', 8));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  const [headline, ...named] = stderr.trimEnd().split('\n');
  expect(headline).toBe('wiki-query-conformance: 2 reports cannot be added, so that none is');
  expect(named.map(line => line.replace(/another report.* is /, ''))).toEqual(
    folders.map(folder => `not used: ${folder}/report.json: kept already`),
  );
  expect(readFileSync(fileIn(at('kept')))).toEqual(before);
});

/** The history with other lines. */
function written(changed: readonly string[]): string {
  rmSync(at('changed'), { recursive: true, force: true });
  const target = at('changed', basename(dirname(fileIn(at('kept')))));
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'runs.jsonl.gz'), gzipSync(changed.join('\n'), { level: 1 }));
  return at('changed');
}

const isOneLine = (text: string) => /^[^\n]+\n$/.test(text);

describe('a line that was not written by a history is status 2 and one line', () => {
  const number = '"run":"2026-01-03T031700.000Z"';
  test.each<[what: string, alter: (run: Record<string, unknown>) => object]>([
    ['edits that are numbers', each => ({ ...each, edits: [1] })],
    ['edits that overlap', each => ({ ...each, edits: [[5, 2, []], [6, 1, []]] })], // prettier-ignore
    ['edits beyond the frame', each => ({ ...each, edits: [[5, 1e9, []]] })],
    ['edits to lines that are not there', each => ({ ...each, edits: [[0, 1, [1e6]]] })],
    ['values that are lists', each => ({ ...each, values: [[[]]] })],
    ['a step that is a number', each => ({ ...each, step: 1e308 })],
    ['a step with other members', each => ({ ...each, step: { rules: [null] } })],
    ['a frame that is not there', each => ({ ...each, frame: 7 })],
    ['a frame between two', each => ({ ...each, frame: 0.5 })],
    ['a frame before the first', each => ({ ...each, frame: -1 })],
    ['a name that is a path', each => ({ ...each, run: '../2026-01-03T031700.000Z' })],
    ['the recording of another run', each => ({ ...each, recording: '2026-01-01T031700.000Z.har.gz' })],
    ['a recording that is a list', each => ({ ...each, recording: ['2026-01-03T031700.000Z.har.gz'] })],
  ])('%s', async (_what, alter) => {
    const changed = lines.map(line =>
      line.includes(number) ? JSON.stringify(alter(JSON.parse(line) as Record<string, unknown>)) : line,
    );
    expect(changed).not.toEqual(lines);
    for (const args of [[], ['--add', at('n0')], ['--restore', 'x']]) {
      const { status, stdout, stderr } = await run(written(changed), ...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/runs\.jsonl\.gz: line \d+ is not part of a history of version 1\n$/);
      expect(isOneLine(stderr)).toBe(true);
    }
  });

  test('a run that is there twice', async () => {
    const { status, stderr } = await run(written([...lines, lines.at(-1) ?? '']));
    expect(status).toBe(2);
    expect(stderr).toMatch(/line \d+ is a second run of the same moment\n$/);
  });

  const junk = fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    'x',
    -1,
    0.5,
    1e308,
    true,
    [null],
    [[]],
    [1],
    [[0, -5, [0]]],
    { a: 1 },
    '__proto__',
  );
  const places = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });

  test('whatever else stands in the place of any member', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), places, junk, async (line, path, value) => {
        const index = lines.length - 1 - (line % Math.min(5, lines.length));
        const changed = lines.with(index, withValue(lines[index] ?? '', path, value));
        const { status, stderr } = await run(written(changed));
        // Where only a report of a run is wrong, the other runs are shown.
        expect([0, 2, 3], stderr).toContain(status);
        expect(stderr === '', stderr).toBe(status === 0);
        expect(stderr).toMatch(
          /^(?:[^\n]*runs\.jsonl\.gz[: ][^\n]*\n|[^\n]*no run below it can be read\n)*$/,
        );
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

/** A JSON text with another value at some place, which numbers lead to. */
function withValue(text: string, path: readonly number[], value: unknown): string {
  const document: unknown = JSON.parse(text);
  let place = document;
  for (const [depth, step] of path.entries()) {
    if (!isObject(place) && !Array.isArray(place)) break;
    const parent = place as Record<string, unknown>;
    const keys = Object.keys(parent);
    const key = keys[step % keys.length];
    if (key === undefined) break;
    const inner = parent[key];
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      parent[key] = value;
      break;
    }
    place = inner;
  }
  return JSON.stringify(document);
}

/** A run of the first frame. */
const runWith = (edits: unknown) =>
  JSON.stringify({
    run: '2026-01-03T031700.000Z',
    started: '2026-01-03T03:17:00.000Z',
    frame: 0,
    edits,
    values: [],
  });

test('a small file that names a long line many times is refused before the report is made of it', async () => {
  const head = lines[0] ?? '';
  const long = JSON.stringify({ line: 'x'.repeat(1_000_000) });
  const frame = JSON.stringify({ frame: ['{'] });
  for (const times of [101, 100_000]) {
    const folder = written([head, frame, long, runWith([[0, 0, Array<number>(times).fill(0)]])]);
    const { status, stdout, stderr } = await run(folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/: the report of line 4 has more than 100,000,000 characters\n$/);
  }
  // Below the limit it is only what it is.
  const { stderr } = await run(written([head, frame, long, runWith([[0, 0, Array<number>(5).fill(0)]])]));
  expect(stderr).toMatch(/runs\.jsonl\.gz \(2026-01-03T031700\.000Z\): 1:1: not JSON\n$/);
});

describe('a recording that is no file of its own', () => {
  const spoil: readonly [what: string, make: (path: string) => void, why: string][] = [
    ['a pipe', path => execFileSync('mkfifo', [path]), 'cannot be read (a pipe or a device, not a file)'],
    ['a link', path => symlinkSync('/etc/hostname', path), 'it is a link'],
    ['a folder', path => mkdirSync(path), 'cannot be read (EISDIR)'],
  ];
  test.each(spoil)('%s is a note, and the run is kept without it', async (what, make, why) => {
    const folder = night(`${what} beside`, 0);
    make(join(folder, 'audit.har'));
    const { status, stdout, stderr } = await run(at(`kept ${what}`), '--add', folder, '--format', 'json');
    expect(stderr).toBe(`1 run added\nnote: ${join(folder, 'audit.har')} is not kept: ${why}\n`);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ targets: [{ runs: [{ recorded: false }] }] });
    expect(readdirSync(dirname(fileIn(at(`kept ${what}`))))).toEqual(['runs.jsonl.gz']);
  });
});

const everything = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));

describe('a mistake in the reports of one target keeps those of no other', () => {
  const other = { ...conformant, target: { ...conformant.target, label: 'other' } };

  test.each([
    ['that contradicts what is kept', [], / is kept already\n$/],
    ['that contradicts another one', [at('n1')], / is to be added too\n$/],
  ])('a report %s', async (what, more, message) => {
    const kept = at(what);
    await run(kept, '--add', at('n0'));
    const before = everything(kept);
    const wrong = night(`${what} wrong`, more.length, { ...conformant, seed: 'another' });
    const args = ['--add', night(`${what} other`, 0, other), ...more.flatMap(path => ['--add', path])];
    const { status, stderr } = await run(kept, ...args, '--add', wrong);
    expect({ status, isOneLine: isOneLine(stderr) }).toEqual({ status: 2, isOneLine: true });
    expect(stderr).toMatch(message);
    expect(everything(kept)).toEqual(before);
  });

  test('kept runs that are damaged', async () => {
    const kept = at('damaged');
    await run(kept, '--add', at('n0'));
    writeFileSync(fileIn(kept), 'damaged');
    const before = everything(kept);
    const { status, stderr } = await run(kept, '--add', night('apart', 0, other), '--add', at('n1'));
    expect({ status, isOneLine: isOneLine(stderr) }).toEqual({ status: 2, isOneLine: true });
    expect(everything(kept)).toEqual(before);
  });
});

test('nothing is kept once another process has taken the folder over', async () => {
  const kept = at('taken');
  const lock = join(kept, '.lock');
  const adding = addRuns(kept, [at('n0'), at('n1')], (old, now) => {
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere', token: 'other' }));
    return diffRecorded(old, now, false);
  });
  await expect(adding).rejects.toThrow('was taken over by process 1 on elsewhere');
  expect(
    readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.gz')),
  ).toEqual([]);
  expect(existsSync(lock)).toBe(true);
});

describe('on a full disk', () => {
  const disk = at('disk');
  const mounted = (options: string): boolean => {
    mkdirSync(disk, { recursive: true });
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const contents = () =>
    readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.gz'));

  test('nothing is lost, the status is 3, and the next attempt with room goes on', async context => {
    if (!mounted('size=256k')) context.skip('only root can mount a small disk');
    try {
      const kept = join(disk, 'kept');
      expect(await run(kept, '--add', at('n0'))).toMatchObject({ status: 0 });
      const before = readFileSync(fileIn(kept));
      cpSync(at('n1'), at('recorded'), { recursive: true });
      // Random, because what repeats would be packed to nothing.
      const noise = Array.from({ length: 60_000 }, () => Math.random().toString(36)).join('');
      writeFileSync(at('recorded', 'audit.har'), noise);
      const full = await run(kept, '--add', at('recorded'));
      expect(full).toMatchObject({ status: 3, stdout: '' });
      expect(full.stderr).toMatch(/^wiki-query-conformance: .* was not written: ENOSPC\n$/);
      expect(readFileSync(fileIn(kept))).toEqual(before);
      expect(contents()).toHaveLength(1);
      expect(existsSync(join(kept, '.lock'))).toBe(false);
      execFileSync('mount', ['-o', 'remount,size=16m', disk]);
      expect(await run(kept, '--add', at('recorded'))).toMatchObject({ status: 0 });
      expect(contents()).toHaveLength(2);
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  test('that has no room for a folder the status is 3 as well', async context => {
    // One for the disk itself, and one for the lock.
    if (!mounted('size=256k,nr_inodes=2')) context.skip('only root can mount a small disk');
    try {
      expect(statfsSync(disk).ffree).toBe(1);
      const { status, stdout, stderr } = await run(disk, '--add', at('n0'));
      expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
      expect(stderr).toMatch(/^wiki-query-conformance: .* was not written: ENOSPC\n$/);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});
