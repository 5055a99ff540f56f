/** The folder of a fleet: what is read from it, whatever happened to it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { conformant } from '../../reporters/testing/reports.js';
import { NotWritten, UsageError } from '../cli/errors.js';
import { lockFolder, refuseLocked } from './lock.js';
import { differenceBetween, readManifest, type Manifest } from './manifest.js';
import {
  folderOf,
  gzipped,
  reportPathOf,
  sha256Of,
  storeFiles,
  listText,
  type FleetTarget,
} from './store.js';
import { reportsIn as readReports } from '../cli/commands/export.js';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fleet-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const [first, second, third] = ['00aa000000000000', 'ff00000000000000', '00bb000000000000'] as const;
const targets: FleetTarget[] = [first, second, third].map((id, at) => ({
  id,
  url: `http://127.0.0.1:1/${at}/api.php`,
  operator: null,
}));
const manifest: Manifest = {
  fleetVersion: '1',
  suite: { name: 'wiki-query-conformance', version: '1.0.0' },
  contract: { title: 'The wiki query contract', version: '1.0', digest: 'sha256:aaaaaaaaaaaaaaaa' },
  list: { digest: 'sha256:bbbbbbbbbbbbbbbb', targets: 3 },
  seed: 's',
  shard: null,
  options: { rule: [], strength: null },
  queue: '0123456789abcdef',
  refusals: {},
};
const altered = (members: object): string => JSON.stringify({ ...manifest, ...members });
function makeFleet(): void {
  const list = { digest: sha256Of(listText(targets)), targets: targets.length };
  writeFileSync(join(dir, 'fleet.json'), altered({ list }));
  writeFileSync(join(dir, 'list.jsonl'), listText(targets));
}

/** A report on a target of the list. */
const reportOn = (at: number): Uint8Array =>
  gzipped(JSON.stringify({ ...conformant, target: { ...conformant.target, url: targets[at]?.url } }));

async function reportsIn(): Promise<string[]> {
  const found: string[] = [];
  for await (const { target, report } of readReports([dir])) found.push(`${target.id} ${report.conformant}`);
  return found;
}

describe('the reports of a fleet', () => {
  test('are read in the order of the list, and what is not there yet is left out', async () => {
    makeFleet();
    storeFiles(dir, third, { 'report.json.gz': reportOn(2) });
    storeFiles(dir, first, { 'report.json.gz': reportOn(0) });
    expect(await reportsIn()).toEqual([`${first} true`, `${third} true`]);
  });

  test('come without what an earlier audit left beside them', () => {
    for (const page of [{ 'report.html': Buffer.from('<p>') }, {}]) {
      storeFiles(dir, first, { 'report.json.gz': reportOn(0), ...page });
      expect(existsSync(join(dir, folderOf(first), 'report.html'))).toBe('report.html' in page);
    }
  });

  test.each<[what: string, content: Uint8Array | string, mistake: RegExp]>([
    ['not packed, and no report', '{"reportVersion":"1"}', /report\.json\.gz: .*(is missing|required)/],
    [
      'no whole report',
      gzipped(JSON.stringify({ ...conformant, target: 7 })),
      /report\.json\.gz: \/target must be object/,
    ],
    ['on another target', reportOn(2), /is a report on http:\S+\/2\/api\.php, not on http:\S+\/1\/api\.php/],
    ['a bomb', gzipSync(Buffer.alloc(100_000_001)), /holds more than 100,000,000 bytes, unpacked/],
  ])('that is %s is an error that names the file', async (_what, content, mistake) => {
    makeFleet();
    const path = reportPathOf(dir, second);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    await expect(reportsIn()).rejects.toThrow(mistake);
    await expect(reportsIn()).rejects.toThrow(UsageError);
  });

  test('of another list than when the fleet began are an error', async () => {
    makeFleet();
    writeFileSync(join(dir, 'list.jsonl'), listText(targets.slice(1)));
    await expect(reportsIn()).rejects.toThrow('list.jsonl: not the list that fleet.json names');
  });
});

describe('a manifest', () => {
  test.each([
    ['{', '1:2: not JSON'],
    ['{"fleetVersion":"1"}', 'fleet.json: not the manifest of a fleet of version 1'],
    [altered({ fleetVersion: '2' }), 'not the manifest of a fleet of version 1'],
    [altered({ refusals: { farm: null } }), 'not the manifest of a fleet of version 1'],
  ])('that is wrong is an error: %s', async (text, mistake) => {
    writeFileSync(join(dir, 'fleet.json'), text);
    await expect(readManifest(dir)).rejects.toThrow(mistake);
  });

  test.each<[change: Partial<Manifest>, difference: string]>([
    [{ suite: { ...manifest.suite, version: '1.1' } }, 'suite: wiki-query-conformance 1.1, not wiki-'],
    [{ contract: { ...manifest.contract, version: '1.1' } }, 'contract: 1.1 (aaaaaaaaaaaa), not 1.0 (aaaaaa'],
    [{ list: { ...manifest.list, targets: 4 } }, 'list, baseline or profile: 4 targets (bbbbbbbbbbbb), not'],
    [{ seed: 't' }, '--seed: t, not s'],
    [{ options: { rule: ['html.*'], strength: null } }, '--rule: html.*, not none'],
    [{ options: { rule: [], strength: 2 } }, '--strength: 2, not none'],
  ])('differs: %j', (change, difference) => {
    expect(differenceBetween(manifest, { ...manifest, ...change })).toContain(`has another ${difference}`);
  });
});

const lockPath = () => join(dir, '.lock');

describe('the lock of a folder', () => {
  test('keeps out whoever sees that its process lives', async () => {
    const lock = await lockFolder(dir);
    const inUse = new UsageError(`${dir} is in use by process ${process.pid} on ${hostname()}`);
    await expect(lockFolder(dir)).rejects.toThrow(inUse);
    await expect(refuseLocked(dir)).rejects.toThrow(inUse);
    lock.release();
  });

  test('is taken over at once by one of many, if its process was one of this machine, and is gone', async () => {
    const lock = await lockFolder(dir);
    const text = readFileSync(lockPath(), 'utf8');
    lock.release();
    writeFileSync(lockPath(), text.replace(/"pid":\d+/, `"pid":${2 ** 22 + 1}`));
    const before = performance.now();
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dir)));
    expect(performance.now() - before).toBeLessThan(2_000);
    const [own, ...more] = taken.flatMap(each => (each.status === 'fulfilled' ? each.value : []));
    expect([own?.wasStale, more]).toEqual([true, []]);
    expect(() => own?.refuseLost()).not.toThrow();
    own?.release();
  });

  test('is kept alive by work that leaves no timer a turn', async () => {
    const lock = await lockFolder(dir);
    const before = readFileSync(lockPath(), 'utf8');
    for (const until = performance.now() + 1_500; performance.now() < until;) lock.refuseLost();
    expect(readFileSync(lockPath(), 'utf8')).not.toBe(before);
    lock.release();
  });

  test('that was taken over is noticed, and left to the other process', async () => {
    const lock = await lockFolder(dir);
    expect(() => lock.refuseLost()).not.toThrow();
    const other = JSON.stringify({ pid: 7, host: 'elsewhere' });
    writeFileSync(lockPath(), other);
    expect(() => lock.refuseLost()).toThrow(NotWritten);
    expect(() => lock.refuseLost()).toThrow(`${dir} was taken over by process 7 on elsewhere, because`);
    await vi.waitFor(() => expect(lock.lost.aborted).toBe(true), 3_000);
    lock.release();
    expect(readFileSync(lockPath(), 'utf8')).toBe(other);
  });
});
