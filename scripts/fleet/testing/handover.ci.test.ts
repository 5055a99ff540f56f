/** Operators get at most their rate in any ten seconds, and a pause when another worker takes over. Concurrent, because all of it waits. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import { start } from '../../testing/run.js';
import { unless } from '../../testing/skips.js';
import { until } from '../../testing/started.js';
import type { Delivery } from '../unit.js';
import { openConnection } from '../run/connection.js';
import { coordinate, type Coordination } from '../run/coordinator.js';
import { workOn } from '../run/worker.js';
import { idOf } from '../store.js';
import { unitsOf } from '../entries.js';
import { missingRedis, serveRedis } from './redis.js';
import { killedUntilDone, outerAddress as host } from './stage.js';

const missing =
  missingRedis('hand-overs between workers') ?? (host === undefined ? 'no address but loopback' : undefined);

const WINDOW_MS = 10_000;
const lockMs = 3_000;
const OTHER = 'fedcba9876543210';
const settings = {
  seed: 's',
  formats: ['json'],
  contact: 'ops@tests.example',
  rate: 20,
  strength: 1,
} as const;

const ignore = () => undefined;
const open = (port: number) => openConnection(`redis://127.0.0.1:${port}`, 120);

async function opened() {
  const redis = await serveRedis();
  let retryAfter: string | undefined;
  const wikis = await serveMany({
    host: host ?? '',
    intercept: (_request, response, next) =>
      retryAfter === undefined ? next() : response.writeHead(503, { 'retry-after': retryAfter }).end(),
  });
  const end = new AbortController();
  const running: Promise<unknown>[] = [];
  const noted = <T>(run: Promise<T>) => (running.push(run), run);
  const delivered: Delivery[] = [];
  const waits: number[] = [];
  const targetsOf = (kind: string, number: number) =>
    manyUrls(wikis.origin, number, [kind]).map(url => ({
      id: idOf(url, undefined, {}),
      url,
      operator: 'tests.example',
    }));
  const { requests } = wikis;
  const untilAsked = async (more: number) => {
    const before = requests.length;
    await until(() => requests.length >= before + more);
  };
  return {
    redis,
    requests,
    delivered,
    waits,
    targetsOf,
    untilAsked,
    refuse: (seconds: string) => (retryAfter = seconds),
    coordinator(members: Partial<Coordination> = {}): Promise<number> {
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
      return noted(open(redis.port).then(connection => coordinate(connection, coordination)));
    },
    worker(port = redis.port): void {
      const options = { concurrency: 2, signal: end.signal, say: ignore, lockMs };
      void noted(open(port).then(connection => workOn(connection, options)));
    },
    /** Waits for a pause of a window and a few requests after it; resolves to the two longest pauses. */
    async handOver() {
      const first = requests.length;
      const pauses = () =>
        requests.slice(first).map(({ at }, index) => at - (requests[first + index - 1]?.at ?? NaN));
      await until(() => pauses().some(pause => pause >= WINDOW_MS));
      await untilAsked(5);
      const [longest = 0, next = 0] = pauses().toSorted((one, other) => other - one);
      return { longest, next };
    },
    async [Symbol.asyncDispose]() {
      end.abort();
      await Promise.allSettled(running);
      await wikis.close();
      await redis.close();
    },
  };
}

describe.concurrent('a job that goes to another worker', unless(missing), () => {
  test('begins a window after it was taken, and after the last request where Redis has lost everything', async () => {
    await using stage = await opened();
    const started = performance.now();
    void stage.coordinator();
    stage.worker();
    await stage.untilAsked(1);
    // An earlier worker may still be running.
    expect(performance.now() - started).toBeGreaterThanOrEqual(WINDOW_MS);
    await stage.untilAsked(20);
    stage.worker();
    await stage.redis.client.flushall();
    const { longest, next } = await stage.handOver();
    expect(longest).toBeGreaterThanOrEqual(WINDOW_MS);
    expect(next).toBeLessThan(WINDOW_MS);
  });

  test('begins a window after the last request, where a worker is cut off', async () => {
    await using stage = await opened();
    const sockets: Socket[] = [];
    const proxy = createServer(socket => {
      const inner = connect(stage.redis.port, '127.0.0.1');
      for (const side of [socket, inner]) sockets.push(side.on('error', ignore));
      socket.pipe(inner).pipe(socket);
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    try {
      void stage.coordinator();
      stage.worker((proxy.address() as AddressInfo).port);
      await stage.untilAsked(20);
      stage.worker();
      // The connections stay open, but nothing gets through.
      for (const socket of sockets) socket.unpipe().pause();
      const { longest, next } = await stage.handOver();
      expect(longest).toBeGreaterThanOrEqual(WINDOW_MS);
      expect(next).toBeLessThan(WINDOW_MS);
    } finally {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    }
  });

  test('of another fleet waits until the operator is left alone for a window', async () => {
    await using stage = await opened();
    const few = { ...settings, rules: ['languageinfo.*'] };
    stage.worker();
    stage.worker();
    await Promise.all([
      stage.coordinator({ settings: few, units: unitsOf(stage.targetsOf('reference', 3)) }),
      stage.coordinator({ fleet: OTHER, settings: few, units: unitsOf(stage.targetsOf('absent', 3)) }),
    ]);
    expect(stage.delivered.map(({ entry }) => entry.state)).toEqual(Array.from({ length: 6 }, () => 'done'));
    const asked = stage.requests.map(({ at, path }) => ({ at, fleet: path.split('/')[1] }));
    const handOvers = asked.flatMap(({ at, fleet }, index) => {
      const before = asked[index - 1];
      return before && before.fleet !== fleet ? [at - before.at] : [];
    });
    expect(handOvers).toHaveLength(1);
    expect(handOvers[0]).toBeGreaterThanOrEqual(WINDOW_MS);
  });

  test('of another fleet heeds the wait that its operator asked for', async () => {
    await using stage = await opened();
    stage.refuse('3600');
    stage.worker();
    await stage.coordinator();
    expect(stage.delivered.at(-1)?.entry).toMatchObject({ state: 'refused' });
    const asked = stage.requests.length;
    stage.waits.length = 0;
    await stage.coordinator({ fleet: OTHER });
    expect(stage.requests).toHaveLength(asked);
    expect((stage.waits[0] ?? 0) - Date.now()).toBeGreaterThan(3_000_000);
  });
});

const folder = temporary('rates');

test
  .skipIf(host === undefined)
  .concurrent('an operator sees at most its rate in any window, even after a kill', async () => {
    const wikis = await serveMany({
      host: host ?? '',
      intercept: (request, response, next) => {
        const drawn = Math.random();
        if (drawn < 0.05) response.writeHead(302, { location: `${request.url ?? ''}&again` }).end();
        else if (drawn < 0.08) request.socket.destroy();
        else setTimeout(next, drawn < 0.1 ? 1500 : drawn * 60);
      },
    });
    const [list, out] = [join(folder, 'rate.txt'), join(folder, 'rate')];
    writeFileSync(list, manyUrls(wikis.origin, 4, ['reference']).join('\n'));
    const polite = ['--contact', 'ops@tests.example', '--rate', '12', '--exit-zero'];
    const begin = () => start(['fleet', list, '--out', out, ...polite]);
    const { status } = await killedUntilDone(begin, out, wikis, 1);
    await wikis.close();
    expect(status).toBe(0);
    const times = wikis.requests.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(240);
    const windows = times.map(
      (end, last) => times.slice(0, last + 1).filter(at => end - at < WINDOW_MS).length,
    );
    const most = Math.max(...windows);
    expect(most).toBeLessThanOrEqual(120);
    expect(most).toBeGreaterThan(80);
  });
