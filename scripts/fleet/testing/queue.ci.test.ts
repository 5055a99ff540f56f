/** Fleets on several workers: what is the same as in one process, whoever ends in the middle and whatever the queue holds. */
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { start } from '../../testing/run.js';
import { unless } from '../../testing/skips.js';
import { PREFIX } from '../run/connection.js';
import { WORK } from '../run/messages.js';
import { complaintsIn, contentsOf } from './comparable.js';
import { reportsIn } from './kills.js';
import { openStage, untilDone, type Stage } from './queue.js';
import { missingRedis, serveRedis, until } from './redis.js';

const missing = missingRedis('fleets on several workers');
const TARGETS = 48;

describe('a fleet in a queue', unless(missing), () => {
  let stage: Stage;
  let out = '';
  let number = 0;

  beforeAll(async () => {
    stage = await openStage(TARGETS, 25);
  });
  afterAll(() => stage?.close());
  beforeEach(async () => {
    out = stage.path(`out-${number++}`);
    await stage.redis.client.flushall();
  });
  afterEach(() => stage.endWorkers());

  const four = () => Array.from({ length: 4 }, () => stage.worker('--concurrency', '2', '--quiet'));

  const lengthOf = (state: string) => stage.redis.client.llen(`${PREFIX}:${WORK}:${state}`);

  /** How often each target was sent its first request again, beyond once. */
  const askedTwice = (from: number): number => {
    const firsts = new Map<string, number>();
    for (const { path } of stage.wikis.requests.slice(from)) firsts.set(path, (firsts.get(path) ?? 0) + 1);
    const paths = [...firsts].filter(([, times]) => times > 1).map(([path]) => path.replace(/\?.*/, ''));
    return new Set(paths).size;
  };

  test('is the same when a worker is killed in the middle, and only what it was asking is asked again', async () => {
    await stage.once();
    const alone = askedTwice(0);
    const before = stage.wikis.requests.length;
    const [first] = four();
    const coordinator = stage.coordinator(out);
    await untilDone(coordinator, out, 8);
    first?.child.kill('SIGKILL');
    expect((await coordinator.ended).status).toBe(1);
    expect(contentsOf(out)).toEqual(await stage.once());
    expect(askedTwice(before)).toBeLessThanOrEqual(alone + 2);
  });

  test('is the same when Redis restarts in the middle', async () => {
    four();
    const coordinator = stage.coordinator(out);
    await untilDone(coordinator, out, 8);
    await stage.redis.stop();
    await rest(2_000);
    await stage.redis.start();
    const { status, stderr } = await coordinator.ended;
    const address = stage.redis.url;
    expect(complaintsIn(stderr)).toBe(
      `${address} does not answer; waiting for up to 2 min 0 s\n${address} answers again\n`,
    );
    expect(status).toBe(1);
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('is the same when Redis loses everything in the middle', async () => {
    four();
    const coordinator = stage.coordinator(out);
    await untilDone(coordinator, out, 8);
    await stage.redis.client.flushall();
    expect((await coordinator.ended).status).toBe(1);
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('is the same when Redis is gone for good, after the same command with a new one', async () => {
    const workers = four();
    const late = stage.worker('--queue-timeout', '1');
    const coordinator = stage.coordinator(out, '--queue-timeout', '1');
    await untilDone(coordinator, out, 8);
    await stage.redis.stop();
    const [{ status, stderr }, ended] = await Promise.all([coordinator.ended, late.ended]);
    expect(status).toBe(3);
    expect(stderr).toContain(
      'has not answered for 1.0 s (--queue-timeout); what is finished is stored, and the same command continues when Redis answers\n',
    );
    expect(ended.status).toBe(3);
    const done = reportsIn(out).length;
    expect(done).toBeGreaterThanOrEqual(8);
    await stage.redis.start();
    await stage.redis.client.flushall();
    expect((await stage.coordinator(out).ended).status).toBe(1);
    expect(contentsOf(out)).toEqual(await stage.once());
    expect(workers.map(({ child }) => child.exitCode)).toEqual([null, null, null, null]);
  });

  test('is the same on four workers as in one process, and leaves no result in Redis', async () => {
    four();
    const { status, stdout, stderr } = await stage.coordinator(out).ended;
    expect(complaintsIn(stderr)).toBe('');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^48 targets: 16 conformant, 16 not conformant, 16 inconclusive\n/);
    expect(await stage.redis.client.keys('*results*')).toEqual([]);
    expect(await stage.redis.client.keys('*:work:????????????????-*')).toEqual([]);
    expect(await stage.endWorkers()).toEqual([0, 0, 0, 0]);
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('goes on when its coordinator was killed, and takes what came meanwhile', async () => {
    stage.worker('--concurrency', '2');
    const first = stage.coordinator(out);
    await untilDone(first, out, 5);
    first.child.kill('SIGKILL');
    await first.ended;
    await until(async () => (await lengthOf('wait')) + (await lengthOf('active')) === 0);
    const asked = stage.wikis.requests.length;
    expect((await stage.coordinator(out).ended).status).toBe(1);
    expect(stage.wikis.requests).toHaveLength(asked);
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('that is interrupted leaves its jobs, and says so', async () => {
    const first = stage.coordinator(out);
    await until(async () => (await lengthOf('wait')) === TARGETS);
    first.child.kill('SIGINT');
    const { status, stderr } = await first.ended;
    expect(status).toBe(3);
    expect(complaintsIn(stderr)).toBe(
      'The fleet was interrupted. The jobs remain in the queue; the same command takes their results.\n',
    );
    expect(await lengthOf('wait')).toBe(TARGETS);
  });

  test('has one coordinator', async () => {
    const first = stage.coordinator(out);
    await until(async () => (await lengthOf('wait')) === TARGETS);
    const copy = stage.path(`out-${number++}`);
    cpSync(out, copy, { recursive: true, filter: path => !path.endsWith('.lock') });
    const { status, stderr } = await stage.coordinator(copy).ended;
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /another process is the coordinator of this fleet at redis:\/\/127\.0\.0\.1:\d+\n$/,
    );
    first.child.kill('SIGINT');
    await first.ended;
  });

  test('is not kept from its end by jobs that no coordinator wrote', async () => {
    const queue = new Queue(WORK, { connection: { port: stage.redis.port }, prefix: PREFIX });
    await queue.add('unit', 'text', { jobId: 'poison-1' });
    await queue.add('unit', { fleet: '0123456789abcdef' }, { jobId: 'poison-2' });
    await queue.close();
    const worker = stage.worker();
    const { status, stderr } = await stage.coordinator(out).ended;
    expect(complaintsIn(stderr)).toBe('');
    expect(status).toBe(1);
    worker.child.kill('SIGINT');
    expect((await worker.ended).stderr).toContain(
      'the job poison-1 failed: its data are not those of a job\n',
    );
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('whose queue cannot be used names it without its password, before anything is asked or written', async () => {
    const redis = await serveRedis('--requirepass', 'Hemlig1');
    const folder = stage.path('nowhere');
    try {
      const address = `127.0.0.1:${redis.port}`;
      const fleet = ['fleet', stage.list, '--out', folder];
      for (const [login, command] of [
        ['', fleet],
        [':Wrong1@', ['fleet', 'work']],
        ['someone:Wrong1@', fleet],
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
      await redis.close();
    }
    expect(existsSync(folder)).toBe(false);
  });
});
