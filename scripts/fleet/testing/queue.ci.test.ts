/** A fleet on several workers gives the same result as in one process, whichever process dies and whatever the queue holds. */
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { start } from '../../testing/run.js';
import { unless } from '../../testing/skips.js';
import { until } from '../../testing/started.js';
import { PREFIX } from '../run/connection.js';
import { WORK } from '../run/messages.js';
import { complaintsIn, contentsOf, reportsIn } from './folder.js';
import { missingRedis, serveRedis } from './redis.js';
import { openStage, untilDone, type Stage } from './stage.js';

const missing = missingRedis('fleets on several workers');
const TARGETS = 48;

const waited = (url: string) => `${url} does not answer; waiting for up to 2 min 0 s\n${url} answers again\n`;

describe('a fleet in a queue', unless(missing), () => {
  let stage: Stage;
  let redis: Awaited<ReturnType<typeof serveRedis>>;
  let started: ReturnType<typeof start>[] = [];
  let out = '';
  let number = 0;

  beforeAll(async () => {
    stage = await openStage(TARGETS, 25);
    redis = await serveRedis();
  });
  afterAll(async () => {
    await stage?.close();
    await redis?.close();
  });
  beforeEach(async () => {
    out = stage.path(`out-${number++}`);
    await redis.client.flushall();
  });
  afterEach(async () => {
    const ending = started.splice(0);
    for (const { child } of ending) child.kill('SIGKILL');
    await Promise.all(ending.map(({ ended }) => ended));
  });

  const noted = (process: ReturnType<typeof start>) => (started.push(process), process);
  const coordinator = (dir: string, ...more: string[]) =>
    noted(stage.fleet(dir, '--queue', redis.url, ...more));
  const worker = (...more: string[]) => noted(start(['fleet', 'work', '--queue', redis.url, ...more]));
  const four = () => Array.from({ length: 4 }, () => worker('--concurrency', '2', '--quiet'));
  const isSame = async () => expect(contentsOf(out)).toEqual(await stage.once());
  const lengthOf = (state: string) => redis.client.llen(`${PREFIX}:${WORK}:${state}`);
  const untilWaiting = () => until(async () => (await lengthOf('wait')) === TARGETS);

  /** The number of targets that got the same request twice. */
  const askedTwice = (from: number): number => {
    const times = new Map<string, number>();
    for (const { path } of stage.wikis.requests.slice(from)) times.set(path, (times.get(path) ?? 0) + 1);
    const twice = [...times].filter(([, count]) => count > 1);
    return new Set(twice.map(([path]) => path.replace(/\?.*/, ''))).size;
  };

  test('is the same on four workers as in one process, and leaves no result in Redis', async () => {
    const workers = four();
    const { status, stdout, stderr } = await coordinator(out).ended;
    expect(complaintsIn(stderr)).toBe('');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^48 targets: 16 conformant, 16 not conformant, 16 inconclusive\n/);
    expect(await redis.client.keys('*results*')).toEqual([]);
    expect(await redis.client.keys('*:work:????????????????-*')).toEqual([]);
    for (const { child } of workers) child.kill('SIGINT');
    const statuses = await Promise.all(workers.map(({ ended }) => ended.then(({ status: how }) => how)));
    expect(statuses).toEqual([0, 0, 0, 0]);
    await isSame();
  });

  test('is the same when a worker is killed in the middle, and only what it was asking is asked again', async () => {
    await stage.once();
    const alone = askedTwice(0);
    const before = stage.wikis.requests.length;
    const [first] = four();
    const coordinating = coordinator(out);
    await untilDone(coordinating, out, 8);
    first?.child.kill('SIGKILL');
    expect((await coordinating.ended).status).toBe(1);
    await isSame();
    expect(askedTwice(before)).toBeLessThanOrEqual(alone + 2);
  });

  async function restart(): Promise<void> {
    await redis.stop();
    await rest(2_000);
    await redis.start();
  }
  test.each<[what: string, act: () => Promise<unknown>, complaints: (url: string) => string]>([
    ['restarts', restart, waited],
    ['loses everything', () => redis.client.flushall(), () => ''],
  ])('is the same when Redis %s in the middle', async (_what, act, complaints) => {
    four();
    const coordinating = coordinator(out);
    await untilDone(coordinating, out, 8);
    await act();
    const { status, stderr } = await coordinating.ended;
    expect([status, complaintsIn(stderr)]).toEqual([1, complaints(redis.url)]);
    await isSame();
  });

  test('is the same when Redis is gone for good, after the same command with a new one', async () => {
    const workers = four();
    const late = worker('--queue-timeout', '1');
    const coordinating = coordinator(out, '--queue-timeout', '1');
    await untilDone(coordinating, out, 8);
    await redis.stop();
    const [{ status, stderr }, ended] = await Promise.all([coordinating.ended, late.ended]);
    expect([status, ended.status]).toEqual([3, 3]);
    expect(stderr).toContain(
      'has not answered for 1.0 s (--queue-timeout); what is finished is stored, and the same command continues when Redis answers\n',
    );
    expect(reportsIn(out).length).toBeGreaterThanOrEqual(8);
    await redis.start();
    await redis.client.flushall();
    expect((await coordinator(out).ended).status).toBe(1);
    await isSame();
    expect(workers.map(({ child }) => child.exitCode)).toEqual([null, null, null, null]);
  });

  test('goes on when its coordinator was killed, and takes what came meanwhile', async () => {
    worker('--concurrency', '2');
    const first = coordinator(out);
    await untilDone(first, out, 5);
    first.child.kill('SIGKILL');
    await first.ended;
    await until(async () => (await lengthOf('wait')) + (await lengthOf('active')) === 0);
    const asked = stage.wikis.requests.length;
    expect((await coordinator(out).ended).status).toBe(1);
    expect(stage.wikis.requests).toHaveLength(asked);
    await isSame();
  });

  test('has one coordinator, which leaves its jobs if it is interrupted, and says so', async () => {
    const first = coordinator(out);
    await untilWaiting();
    const copy = stage.path('copy');
    cpSync(out, copy, { recursive: true, filter: path => !path.endsWith('.lock') });
    const second = await coordinator(copy).ended;
    expect(second.status).toBe(2);
    expect(second.stderr).toMatch(/another process is the coordinator of this fleet at redis:\S+\n$/);
    first.child.kill('SIGINT');
    const { status, stderr } = await first.ended;
    expect([status, complaintsIn(stderr)]).toEqual([
      3,
      'The fleet was interrupted. The jobs remain in the queue; the same command takes their results.\n',
    ]);
    expect(await lengthOf('wait')).toBe(TARGETS);
  });

  test('is not kept from its end by jobs that no coordinator wrote', async () => {
    const queue = new Queue(WORK, { connection: { port: redis.port }, prefix: PREFIX });
    await queue.add('unit', 'text', { jobId: 'poison-1' });
    await queue.add('unit', { fleet: '0123456789abcdef' }, { jobId: 'poison-2' });
    await queue.close();
    const only = worker();
    const { status, stderr } = await coordinator(out).ended;
    expect([status, complaintsIn(stderr)]).toEqual([1, '']);
    only.child.kill('SIGINT');
    expect((await only.ended).stderr).toContain('the job poison-1 failed: its data are not those of a job\n');
    await isSame();
  });

  test('whose queue cannot be used names it without its password, before anything is asked or written', async () => {
    await redis.client.config('SET', 'requirepass', 'Hemlig1');
    const address = redis.url.replace('redis://', '');
    try {
      for (const [login, command] of [
        ['', ['fleet', stage.list, '--out', out]],
        [':Wrong1@', ['fleet', 'work']],
        ['someone:Wrong1@', ['fleet', stage.list, '--out', out]],
      ] as const)
        expect(await start([...command, '--queue', `redis://${login}${address}`]).ended).toEqual({
          status: 2,
          stdout: '',
          stderr: `wiki-query-conformance: --queue: redis://${address} refuses the user name or the password\n`,
        });
      const right = start(['fleet', 'work', '--queue', `redis://:Hemlig1@${address}`]);
      await once(right.child.stderr, 'data');
      right.child.kill('SIGINT');
      expect((await right.ended).status).toBe(0);
    } finally {
      await redis.client.config('SET', 'requirepass', '');
    }
    expect(existsSync(out)).toBe(false);
  });
});
