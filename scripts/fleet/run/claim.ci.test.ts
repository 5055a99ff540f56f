/** Which jobs may ask an operator, by what Redis knows. */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unless } from '../../testing/skips.js';
import { missingRedis, serveRedis } from '../testing/redis.js';
import type { RedisServer } from '../testing/redis.js';
import { claimOn } from './claim.js';

const missing = missingRedis('claims on operators');
const terms = { ownMs: 20_000, windowMs: 10_000 };
const HOUR_MS = 3_600_000;

const between = (least: number, most: number) =>
  expect.toSatisfy((value: number) => value > least && value <= most) as number;

describe('a claim on an operator', unless(missing), () => {
  let server: RedisServer;
  let redis: Redis;

  beforeAll(async () => {
    server = await serveRedis();
    redis = server.client;
  });
  afterAll(() => server?.close());
  beforeEach(async () => void (await redis.flushall()));

  const claim = (operator: string | null) => claimOn(redis, operator, terms);

  test('lasts as long as it is kept, and a window longer', async () => {
    const one = claim('wiki.example');
    expect(await one.take()).toBe(undefined);
    expect(await one.take()).toBe(undefined);
    expect(await claim('wiki.example').take()).toEqual({ ms: between(20_000, 30_000), isAsked: false });
  });

  test('leaves other operators to others', async () => {
    await claim('one.example').take();
    expect(await claim('two.example').take()).toBe(undefined);
  });

  test('is followed by a window', async () => {
    const one = claim('wiki.example');
    await one.take();
    await one.release(0);
    const pause = { ms: between(0, 10_000), isAsked: false };
    expect(await claim('wiki.example').take()).toEqual(pause);
    expect(await one.take()).toEqual(pause);
  });

  test('is followed by the wait that the operator asked for, of a day at most', async () => {
    for (const [until, least, most] of [
      [Date.now() + HOUR_MS, HOUR_MS - 60_000, HOUR_MS],
      [8.64e15, 23 * HOUR_MS, 24 * HOUR_MS],
    ] as const) {
      const one = claim('wiki.example');
      await one.take();
      await one.release(until);
      expect(await claim('wiki.example').take()).toEqual({ ms: between(least, most), isAsked: true });
      await redis.flushall();
    }
  });

  test('that another worker has since is neither kept nor released', async () => {
    const one = claim('wiki.example');
    await one.take();
    await redis.flushall();
    const other = claim('wiki.example');
    await other.take();
    expect(await one.take()).toMatchObject({ isAsked: false });
    await one.release(Date.now() + HOUR_MS);
    expect(await other.take()).toBe(undefined);
  });

  test('is not needed on loopback', async () => {
    await claim(null).take();
    expect(await claim(null).take()).toBe(undefined);
    expect(await redis.keys('*')).toEqual([]);
  });
});
