/** Fleets as processes: ended at any moment, divided, on a full disk, and side by side. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyUrls, serveMany, type ServedMany } from '../../../fixtures/many.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import type { Report } from '../../../schemas/verdict.js';
import { start, words } from '../../testing/run.js';
import { readTargets } from '../list/targets.js';
import { reportPathOf } from '../store.js';
import { complaintsIn, contentsOf } from './comparable.js';
import { entriesIn } from './folder.js';
import { comparableOnce, few, kinds, idsIn, killedUntilDone, reportsIn } from './kills.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('fleets');
let wikis: ServedMany;
let list = '';
let out = '';
let number = 0;

beforeAll(async () => {
  wikis = await serveMany();
  list = join(folder, 'list.txt');
  writeFileSync(list, `${manyUrls(wikis.origin, 24, kinds).join('\n')}\n`);
});
afterAll(() => wikis.close());
beforeEach(() => {
  out = join(folder, `out-${number++}`);
});

const withoutFix = (text = '') => text.replace(/ *"fix": .*\n/g, '');

const fleet = (...more: string[]) => start(['fleet', list, '--out', out, ...few, ...more]);
const once = comparableOnce(
  () => start(['fleet', list, '--out', join(folder, 'once'), ...few]),
  join(folder, 'once'),
);

describe('a fleet', () => {
  test('that was killed fifty times ends like one that was not', async () => {
    const many = join(folder, 'kills.txt');
    writeFileSync(many, manyUrls(wikis.origin, 150, kinds).join('\n'));
    const started = (dir: string, ...more: string[]) =>
      start(['fleet', many, '--out', dir, ...few, '--format', 'json,html,har', ...more]);
    const undisturbed = join(folder, 'undisturbed');
    await started(undisturbed).ended;
    const { askedAgain } = await killedUntilDone(() => started(out, '--concurrency', '6'), out, wikis, 50);
    expect(askedAgain).toEqual([]);
    expect(contentsOf(out)).toEqual(contentsOf(undisturbed));
  });

  test('leaves a report on each target, and a page on each that is not conformant', async () => {
    const { status, stdout, stderr } = await fleet('--format', 'html,har', '--trace-header', 'X-Request-Id')
      .ended;
    expect(complaintsIn(stderr)).toBe('');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^24 targets: 8 conformant, 8 not conformant, 8 inconclusive\n/);
    const entries = entriesIn(out);
    expect([...entries.keys()]).toEqual(idsIn(out));
    for (const entry of entries.values()) {
      const files = readdirSync(join(out, 'targets', entry.id.slice(0, 2), entry.id)).toSorted();
      const isFailed = entry.state === 'done' && entry.conformant === false;
      expect(files).toEqual(['audit.har.gz', ...(isFailed ? ['report.html'] : []), 'report.json.gz']);
    }
    const traces = reportsIn(out).flatMap(id => {
      const report = gunzipSync(readFileSync(reportPathOf(out, id))).toString();
      return (JSON.parse(report) as Report).exchanges.map(({ request }) => request.headers['x-request-id']);
    });
    expect(traces).not.toContain(undefined);
    expect(new Set(traces).size).toBe(traces.length);
    const whole = ['fleet.json', 'index.html', 'list.jsonl', 'targets'];
    expect(readdirSync(out).toSorted()).toEqual(whole);
  });

  test('judges each target as an audit of it alone does', async () => {
    await once();
    const [id = ''] = idsIn(join(folder, 'once')).slice(1);
    const path = join(folder, 'once', 'targets', id.slice(0, 2), id, 'report.json.gz');
    const stored = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as Report;
    const own = join(folder, 'alone');
    const { url } = stored.target;
    const { status } = await start(words`${url} --out ${own} --format json ${few} --seed ${stored.seed}`)
      .ended;
    expect(status).toBe(1);
    mkdirSync(join(folder, 'stored'));
    writeFileSync(join(folder, 'stored', 'report.json'), safeJson(stored));
    // Only an audit that is recorded knows the fix of a failure.
    expect(contentsOf(join(folder, 'stored'))['report.json']).toBe(
      withoutFix(contentsOf(own)['report.json']),
    );
  });

  test('that is interrupted says so, leaves no lock, and goes on', async () => {
    const first = fleet('--concurrency', '1');
    while (reportsIn(out).length < 3) await rest(5);
    first.child.kill('SIGINT');
    const { status, stdout, stderr } = await first.ended;
    expect(status).toBe(3);
    expect(stderr).toMatch(/^The fleet was interrupted; the same command continues it\.$/m);
    expect(stdout).toMatch(
      /, \d+ pending\n[^]*Next: the command without `--again` audits the \d+ targets that are left\.\n/,
    );
    expect(existsSync(join(out, '.lock'))).toBe(false);
    expect(await fleet('--exit-zero', '--quiet').ended).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(contentsOf(out)).toEqual(await once());
  });

  test('in eight shards, merged, is the same as in one run', async () => {
    const parts = Array.from({ length: 8 }, (_, at) => join(folder, `part-${at + 1}`));
    const shards = parts.map(
      (part, at) => start(['fleet', list, '--out', part, '--shard', `${at + 1}/8`, ...few]).ended,
    );
    for (const { status } of await Promise.all(shards)) expect(status).not.toBe(2);
    const { status } = await start(['merge', ...parts.toReversed(), '--out', out]).ended;
    expect(status).toBe(1);
    expect(contentsOf(out)).toEqual(await once());
    const missing = join(folder, 'missing');
    expect(
      (await start(['merge', ...parts.slice(1), '--out', missing, '--exit-zero']).ended).stdout,
    ).toContain('pending');
    expect((await start(['fleet', list, '--out', missing, ...few]).ended).status).toBe(1);
    expect(contentsOf(missing)).toEqual(await once());
    const twice = await start(['merge', ...parts, out, '--out', join(folder, 'twice')]).ended;
    expect(twice.status).toBe(2);
    expect(twice.stderr).toMatch(/\(shard 1\/8\) and .* \(the whole list\) both hold a report on http/);
    expect(existsSync(join(folder, 'twice'))).toBe(false);
  });

  test('that was suspended for so long that another process took over ends, and leaves everything to that one', async () => {
    const first = fleet('--concurrency', '1');
    const lock = join(out, '.lock');
    while (reportsIn(out).length < 2) await rest(5);
    first.child.kill('SIGSTOP');
    const { status } = await fleet().ended;
    expect(status).toBe(1);
    const contents = contentsOf(out);
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere' }));
    first.child.kill('SIGCONT');
    const late = await first.ended;
    expect(late).toMatchObject({ status: 3, stdout: '' });
    expect(complaintsIn(late.stderr)).toMatch(
      /^wiki-query-conformance: \S+ was taken over by process 1 on elsewhere, because .*\n$/,
    );
    expect(existsSync(lock)).toBe(true);
    rmSync(lock);
    expect(contentsOf(out)).toEqual(contents);
    expect(contents).toEqual(await once());
  });

  test('on a full disk says so, loses nothing that was finished, and goes on when there is room', async context => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('only root can mount a small disk');
    }
    out = join(disk, 'fleet');
    try {
      const full = await fleet('--format', 'json,html,har', '--concurrency', '2').ended;
      expect(full.status).toBe(3);
      expect(full.stderr).toMatch(
        /^wiki-query-conformance: [^\n]* (was not|cannot be) written: [^\n]*\(ENOSPC\)\n$/,
      );
      const [wiki = ''] = manyUrls(wikis.origin, 1, ['reference']);
      const audited = await start([wiki, '--out', join(disk, 'audit'), '--format', 'json,har']).ended;
      expect(audited).toMatchObject({ status: 3 });
      expect(audited.stderr).toContain('(ENOSPC)');
      const done = new Set(reportsIn(out));
      expect(done.size).toBeGreaterThan(0);
      execFileSync('mount', ['-o', 'remount,size=64m', disk]);
      const asked = wikis.requests.length;
      expect((await fleet('--format', 'json,html,har').ended).status).toBe(1);
      const paths = new Set(wikis.requests.slice(asked).map(({ path }) => path.replace(/\?.*/, '')));
      const finished = readTargets(out).filter(({ id }) => done.has(id));
      expect(finished.filter(({ url }) => paths.has(new URL(url).pathname))).toEqual([]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});
