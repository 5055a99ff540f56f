/** Fleets as processes: ended at any moment, divided, on a full disk, and side by side. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import type { Report } from '../../../schemas/verdict.js';
import { run, start, words } from '../../testing/run.js';
import { folderOf, reportPathOf } from '../store.js';
import { complaintsIn, contentsOf, entriesIn, reportsIn, targetsIn } from './folder.js';
import { few, killedUntilDone, openStage, outerAddress, untilDone, type Stage } from './stage.js';

let stage: Stage;
let out = '';
let number = 0;

beforeAll(async () => {
  stage = await openStage(24);
});
afterAll(() => stage.close());
beforeEach(() => {
  out = stage.path(`out-${number++}`);
});

const reportIn = (dir: string, id: string) =>
  JSON.parse(gunzipSync(readFileSync(reportPathOf(dir, id))).toString('utf8')) as Report;

describe('a fleet', () => {
  test('that was killed fifty times ends like one that was not', async () => {
    const many = stage.listOf(150);
    const started = (dir: string, ...more: string[]) =>
      start(['fleet', many, '--out', dir, ...few, '--format', 'json,html,har', ...more]);
    const undisturbed = stage.path('undisturbed');
    await started(undisturbed).ended;
    const again = () => started(out, '--concurrency', '6');
    const { askedAgain } = await killedUntilDone(again, out, stage.wikis, 50);
    expect(askedAgain).toEqual([]);
    expect(contentsOf(out)).toEqual(contentsOf(undisturbed));
  });

  test('leaves a report on each target, and a page on each that is not conformant', async () => {
    const { status, stdout, stderr } = await stage.fleet(
      out,
      ...words`--format html,har --trace-header X-Request-Id`,
    ).ended;
    expect(complaintsIn(stderr)).toBe('');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^24 targets: 8 conformant, 8 not conformant, 8 inconclusive\n/);
    const entries = await entriesIn(out);
    expect([...entries.keys()]).toEqual(targetsIn(out).map(({ id }) => id));
    for (const entry of entries.values()) {
      const files = readdirSync(join(out, folderOf(entry.id))).toSorted();
      const isFailed = entry.state === 'done' && entry.conformant === false;
      expect(files).toEqual(['audit.har.gz', ...(isFailed ? ['report.html'] : []), 'report.json.gz']);
    }
    const traces = [...entries.keys()].flatMap(id =>
      reportIn(out, id).exchanges.map(({ request }) => request.headers['x-request-id']),
    );
    expect(traces).not.toContain(undefined);
    expect(new Set(traces).size).toBe(traces.length);
    const whole = ['fleet.json', 'index.html', 'list.jsonl', 'targets'];
    expect(readdirSync(out).toSorted()).toEqual(whole);
  });

  test('judges each target as an audit of it alone does', async () => {
    await stage.once();
    const [, second] = reportsIn(stage.path('once'));
    const stored = reportIn(stage.path('once'), second?.id ?? '');
    const { url } = stored.target;
    const alone = words`${url} --out ${out} --format json ${few} --seed ${stored.seed}`;
    expect((await start(alone).ended).status).toBe(1);
    const own = contentsOf(out)['report.json'];
    writeFileSync(join(out, 'report.json'), safeJson(stored));
    // Fixes are inferred from a recording, which the single audit lacks.
    expect(contentsOf(out)['report.json']).toBe(own?.replace(/ *"fix": .*\n/g, ''));
  });

  test('that is interrupted says so, leaves no lock, and goes on', async () => {
    const first = stage.fleet(out, '--concurrency', '1');
    await untilDone(first, out, 3);
    first.child.kill('SIGINT');
    const { status, stdout, stderr } = await first.ended;
    expect(status).toBe(3);
    expect(stderr).toMatch(/^The fleet was interrupted; the same command continues it\.$/m);
    expect(stdout).toMatch(
      /, \d+ pending\n[^]*Next: the command without `--again` audits the \d+ targets that are left\.\n/,
    );
    expect(existsSync(join(out, '.lock'))).toBe(false);
    const next = await stage.fleet(out, '--exit-zero', '--quiet').ended;
    expect(next).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('in eight shards, merged, is the same as in one run', async () => {
    const parts = Array.from({ length: 8 }, (_, at) => stage.path(`part-${at + 1}`));
    const shards = parts.map((part, at) => stage.fleet(part, '--shard', `${at + 1}/8`).ended);
    for (const { status } of await Promise.all(shards)) expect(status).not.toBe(2);
    expect((await run(['merge', ...parts.toReversed(), '--out', out])).status).toBe(1);
    expect(contentsOf(out)).toEqual(await stage.once());
    const missing = stage.path('missing');
    const { stdout } = await run(['merge', ...parts.slice(1), '--out', missing, '--exit-zero']);
    expect(stdout).toContain('pending');
    expect((await stage.fleet(missing).ended).status).toBe(1);
    expect(contentsOf(missing)).toEqual(await stage.once());
  });

  test('that was suspended for so long that another process took over ends, and leaves everything to that one', async () => {
    const first = stage.fleet(out, '--concurrency', '1');
    await untilDone(first, out, 2);
    first.child.kill('SIGSTOP');
    expect((await stage.fleet(out).ended).status).toBe(1);
    const lock = join(out, '.lock');
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere' }));
    first.child.kill('SIGCONT');
    const { status, stdout, stderr } = await first.ended;
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(complaintsIn(stderr)).toMatch(
      /^wiki-query-conformance: \S+ was taken over by process 1 on elsewhere, because .*\n$/,
    );
    rmSync(lock);
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('on a full disk says so, loses nothing that was finished, and goes on when there is room', async context => {
    const disk = stage.path('disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      context.skip('only root can mount a small disk');
    }
    out = join(disk, 'fleet');
    try {
      const full = await stage.fleet(out, '--format', 'json,html,har', '--concurrency', '2').ended;
      expect(full.status).toBe(3);
      expect(full.stderr).toMatch(
        /^wiki-query-conformance: [^\n]* (was not|cannot be) written: [^\n]*\(ENOSPC\)\n$/,
      );
      const [wiki = ''] = manyUrls(stage.wikis.origin, 1, ['reference']);
      const audited = await start([wiki, '--out', join(disk, 'audit'), '--format', 'json,har']).ended;
      expect(audited).toMatchObject({ status: 3 });
      expect(audited.stderr).toContain('(ENOSPC)');
      const done = reportsIn(out);
      expect(done).not.toEqual([]);
      execFileSync('mount', ['-o', 'remount,size=64m', disk]);
      const asked = stage.wikis.requests.length;
      expect((await stage.fleet(out, '--format', 'json,html,har').ended).status).toBe(1);
      const paths = new Set(stage.wikis.requests.slice(asked).map(({ path }) => path.replace(/\?.*/, '')));
      expect(done.filter(({ url }) => paths.has(new URL(url).pathname))).toEqual([]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  test.skipIf(outerAddress === undefined)(
    'leaves operators that refuse alone, names them, and asks them again, the other targets first',
    async () => {
      const wikis = await serveMany({ host: outerAddress ?? '' });
      const urls = manyUrls(wikis.origin, 5, ['busy', ...Array<string>(4).fill('reference')]);
      const list = stage.path('operators.csv');
      const rows = urls.map((url, at) => `${url},${at < 4 ? 'tired' : 'awake'}\n`);
      writeFileSync(list, `url,operator\n${rows.join('')}`);
      const polite = ['--contact', 'ops@tests.example', '--rate', '40', '--retries', '0'];
      const fleet = () => run(['fleet', list, '--out', out, ...few, ...polite]);
      const { status, stdout } = await fleet();
      expect(status).toBe(3);
      expect(stdout).toContain('5 targets: 1 conformant, 0 not conformant, 0 inconclusive, 4 pending\n');
      expect(stdout).toContain('\nPending\n  4  tired refused 3 queries in a row\n');
      const from = wikis.requests.length;
      const again = await fleet();
      expect(again.status).toBe(3);
      expect(again.stdout).toContain(
        '5 targets: 4 conformant, 0 not conformant, 0 inconclusive, 1 pending\n',
      );
      const order = new Set(wikis.requests.slice(from).map(({ path }) => path.split('/')[1]));
      expect([...order]).toEqual(['reference', 'busy']);
      expect(reportsIn(out)).toHaveLength(4);
      await wikis.close();
    },
  );
});
