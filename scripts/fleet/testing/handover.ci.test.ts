/** An operator whose job goes from one worker to another: never two ask it, and a window lies between the two. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import type { ServedMany } from '../../../fixtures/many.js';
import { unless } from '../../testing/skips.js';
import type { Delivery } from '../unit.js';
import { openConnection } from '../run/connection.js';
import { coordinate } from '../run/coordinator.js';
import type { Coordination } from '../run/coordinator.js';
import { workOn } from '../run/worker.js';
import { idOf } from '../list/targets.js';
import { unitsOf } from '../units.js';
import { missingRedis, serveRedis, until } from './redis.js';
import type { RedisServer } from './redis.js';

/** An operator is never on loopback. */
const host = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address;
const missing =
  missingRedis('hand-overs between workers') ?? (host === undefined ? 'no address but loopback' : undefined);

const WINDOW_MS = 10_000;
const lockMs = 3_000;
const settings = {
  seed: 's',
  formats: ['json'],
  contact: 'ops@tests.example',
  rate: 20,
  strength: 1,
} as const;

const ignore = () => undefined;
const open = (port: number) => openConnection({ url: `redis://127.0.0.1:${port}`, timeoutSeconds: 120 });

describe('a job that goes to another worker', unless(missing), () => {
  let redis: RedisServer;
  let wikis: ServedMany;
  let isBusy = false;
  let retryAfter = '';
  let end = new AbortController();
  let running: Promise<unknown>[] = [];
  let delivered: Delivery[] = [];
  let waits: number[] = [];

  beforeAll(async () => {
    redis = await serveRedis();
    wikis = await serveMany({
      host: host ?? '',
      intercept: (_request, response, next) =>
        isBusy ? response.writeHead(503, { 'retry-after': retryAfter }).end() : next(),
    });
  });
  afterAll(async () => {
    await wikis?.close();
    await redis?.close();
  });
  beforeEach(async () => {
    [end, running, delivered, waits, isBusy, retryAfter] = [new AbortController(), [], [], [], false, '60'];
    await redis.client.flushall();
  });
  afterEach(async () => {
    end.abort();
    await Promise.allSettled(running);
  });

  const targetsOf = (kind: string, number: number) =>
    manyUrls(wikis.origin, number, [kind]).map(url => ({
      id: idOf(url, undefined, {}),
      url,
      operator: 'tests.example',
    }));
  const coordinator = async (members: Partial<Coordination> = {}): Promise<{ ended: Promise<number> }> => {
    const coordination: Coordination = {
      fleet: '0123456789abcdef',
      units: unitsOf(targetsOf('reference', 20)),
      waits: () => new Map(),
      settings,
      signal: end.signal,
      deliver: delivery => void delivered.push(delivery),
      onWait: (_target, time) => void waits.push(time),
      say: ignore,
      ...members,
    };
    const ended = coordinate(await open(redis.port), coordination);
    running.push(ended);
    return { ended };
  };
  const worker = async (port = redis.port) => {
    const connection = await open(port);
    running.push(workOn(connection, { concurrency: 2, signal: end.signal, say: ignore, lockMs }));
  };

  /** Until something was asked; then until so many more were. */
  const untilAsked = async (more: number) => {
    const before = wikis.requests.length;
    await until(() => wikis.requests.length >= before + more);
  };
  /** Waits for a window in which nobody asked the operator anything, and some requests; resolves to all pauses, the longest first. */
  const handOver = async () => {
    const first = wikis.requests.length;
    const pauses = () =>
      wikis.requests.slice(first).map(({ at }, index) => at - (wikis.requests[first + index - 1]?.at ?? NaN));
    await until(() => pauses().some(pause => pause >= WINDOW_MS));
    await untilAsked(5);
    return pauses().toSorted((one, other) => other - one);
  };

  test(
    'begins a window after it was taken, and after the last request where Redis has lost everything',
    { timeout: 90_000 },
    async () => {
      const started = performance.now();
      await Promise.all([coordinator(), worker()]);
      await untilAsked(1);
      // An earlier worker may not have noticed yet.
      expect(performance.now() - started).toBeGreaterThanOrEqual(WINDOW_MS);
      await untilAsked(20);
      await worker();
      await redis.client.flushall();
      const [longest, next] = await handOver();
      expect(longest).toBeGreaterThanOrEqual(WINDOW_MS);
      expect(next).toBeLessThan(WINDOW_MS);
    },
  );

  test('begins a window after the last request, where a worker is cut off', { timeout: 90_000 }, async () => {
    const sockets: Socket[] = [];
    const proxy = createServer(socket => {
      const inner = connect(redis.port, '127.0.0.1');
      for (const side of [socket, inner]) sockets.push(side.on('error', ignore));
      socket.pipe(inner).pipe(socket);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    try {
      await Promise.all([coordinator(), worker((proxy.address() as AddressInfo).port)]);
      await untilAsked(20);
      await worker();
      // What is sent arrives nowhere, and nothing says so.
      for (const socket of sockets) socket.unpipe().pause();
      const [longest, next] = await handOver();
      expect(longest).toBeGreaterThanOrEqual(WINDOW_MS);
      expect(next).toBeLessThan(WINDOW_MS);
    } finally {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    }
  });

  describe('of another fleet', () => {
    const few = { ...settings, rules: ['languageinfo.*'] };

    test('waits until the operator is left alone for a window', { timeout: 90_000 }, async () => {
      await Promise.all([worker(), worker()]);
      const first = wikis.requests.length;
      const both = await Promise.all([
        coordinator({ settings: few, units: unitsOf(targetsOf('reference', 3)) }),
        coordinator({
          fleet: 'fedcba9876543210',
          settings: few,
          units: unitsOf(targetsOf('absent', 3)),
        }),
      ]);
      await Promise.all(both.map(({ ended }) => ended));
      expect(delivered.map(({ entry }) => entry.state)).toEqual(Array.from({ length: 6 }, () => 'done'));
      const asked = wikis.requests.slice(first).map(({ at, path }) => ({ at, fleet: path.split('/')[1] }));
      const handOvers = asked.flatMap(({ at, fleet }, index) => {
        const before = asked[index - 1];
        return before && before.fleet !== fleet ? [at - before.at] : [];
      });
      expect(handOvers).toHaveLength(1);
      expect(handOvers[0]).toBeGreaterThanOrEqual(WINDOW_MS);
    });

    test('heeds the wait that its operator asked for', async () => {
      [isBusy, retryAfter] = [true, '3600'];
      await worker();
      await (
        await coordinator()
      ).ended;
      expect(delivered.at(-1)?.entry).toMatchObject({ state: 'refused' });
      const asked = wikis.requests.length;
      waits = [];
      await (
        await coordinator({ fleet: 'fedcba9876543210' })
      ).ended;
      expect(wikis.requests).toHaveLength(asked);
      expect((waits[0] ?? 0) - Date.now()).toBeGreaterThan(3_000_000);
    });
  });
});
