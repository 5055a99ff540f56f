/** Fleets on several workers, when a worker or Redis ends in the middle. */
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unless } from '../../testing/skips.js';
import { complaintsIn, contentsOf } from './comparable.js';
import { reportsIn } from './kills.js';
import { openStage, untilDone, type Stage } from './queue.js';
import { missingRedis } from './redis.js';

const missing = missingRedis('fleets on workers that are killed');
const TARGETS = 48;

describe('four workers leave what one process leaves', unless(missing), () => {
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

  /** How often each target was sent its first request again, beyond once. */
  const askedTwice = (from: number): number => {
    const firsts = new Map<string, number>();
    for (const { path } of stage.wikis.requests.slice(from)) firsts.set(path, (firsts.get(path) ?? 0) + 1);
    const paths = [...firsts].filter(([, times]) => times > 1).map(([path]) => path.replace(/\?.*/, ''));
    return new Set(paths).size;
  };

  test('when one of them is killed in the middle, and only what it was asking is asked again', async () => {
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

  test('when Redis restarts in the middle', async () => {
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

  test('when Redis loses everything in the middle', async () => {
    four();
    const coordinator = stage.coordinator(out);
    await untilDone(coordinator, out, 8);
    await stage.redis.client.flushall();
    expect((await coordinator.ended).status).toBe(1);
    expect(contentsOf(out)).toEqual(await stage.once());
  });

  test('when Redis is gone for good, after the same command with a new one', async () => {
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
});
