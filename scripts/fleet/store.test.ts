/** The folder of a fleet: its reports, its manifest and its lock. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { conformant, nonconformant } from '../../reporters/testing/reports.js';
import { reportsIn as readReports } from '../cli/commands/export.js';
import { NotWritten, UsageError } from '../cli/errors.js';
import { lockFolder, refuseLocked } from './lock.js';
import { differenceBetween, manifestOf, readManifest, type Manifest } from './manifest.js';
import { gzipped, reportPathOf, storeFiles } from './store.js';
import { writeFleetOf } from './testing/folder.js';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fleet-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function reportsIn(): Promise<string[]> {
  const found: string[] = [];
  for await (const { target, report } of readReports([dir])) found.push(`${target.id} ${report.conformant}`);
  return found;
}

describe('the reports of a fleet', () => {
  test('are read in the order of the list, and what is not there yet is left out', async () => {
    const [first, , third] = writeFleetOf(dir, [nonconformant, undefined, conformant]);
    expect(await reportsIn()).toEqual([`${first?.id} false`, `${third?.id} true`]);
  });

  test('come without what an earlier audit left beside them', () => {
    const [target] = writeFleetOf(dir, [nonconformant]);
    const page = join(dirname(reportPathOf(dir, target?.id ?? '')), 'report.html');
    expect(existsSync(page)).toBe(true);
    storeFiles(dir, target?.id ?? '', { 'report.json.gz': gzipped(JSON.stringify(conformant)) });
    expect(existsSync(page)).toBe(false);
  });

  test('that are of another target are an error', async () => {
    const [first = '', second = ''] = writeFleetOf(dir, [conformant, nonconformant]).map(({ id }) =>
      reportPathOf(dir, id),
    );
    renameSync(first, second);
    const mistake = `${second}: is a report on https://wiki0.example/w/api.php, not on https://wiki1.`;
    await expect(reportsIn()).rejects.toThrow(mistake);
    await expect(reportsIn()).rejects.toThrow(UsageError);
  });
});

describe('a manifest', () => {
  const list = { digest: 'sha256:bbbbbbbbbbbbbbbb', targets: [] };
  const manifest = {
    ...manifestOf(list, { seed: 's', formats: [] }, undefined),
    contract: { title: 'c', version: '1.0', digest: 'sha256:aaaaaaaaaaaaaaaa' },
  };
  const { options, suite, contract } = manifest;
  const altered = (members: object): string => JSON.stringify({ ...manifest, ...members });

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
    [{ suite: { ...suite, version: '1.1' } }, 'suite: wiki-query-conformance 1.1, not wiki-'],
    [{ contract: { ...contract, version: '1.1' } }, 'contract: 1.1 (aaaaaaaaaaaa), not 1.0 (aaaaaa'],
    [{ list: { ...manifest.list, targets: 4 } }, 'list, baseline or profile: 4 targets (bbbbbbbbbbbb), not'],
    [{ seed: 't' }, '--seed: t, not s'],
    [{ options: { ...options, rule: ['html.*'] } }, '--rule: html.*, not none'],
    [{ options: { ...options, strength: 2 } }, '--strength: 2, not none'],
  ])('differs: %j', (change, difference) => {
    expect(differenceBetween(manifest, { ...manifest, ...change })).toContain(`has another ${difference}`);
  });
});

const lockPath = () => join(dir, '.lock');

describe('the lock of a folder', () => {
  test('keeps out another process while its own lives', async () => {
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
