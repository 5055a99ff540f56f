/** The limits of an operator, as its servers see them. */
import { afterEach, describe, expect, test } from 'vitest';
import { rig, tidyUp, web } from '../testing/samples/http-testbed.js';
import { openPoliteness } from './politeness.js';

afterEach(tidyUp);

/** The most arrivals in any half-open window of this length. */
function mostIn(windowMs: number, arrivals: readonly number[]): number {
  const sorted = arrivals.toSorted((one, other) => one - other);
  let first = 0;
  let most = 0;
  for (const [last, time] of sorted.entries()) {
    while (time - (sorted[first] ?? 0) >= windowMs) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Requests as fast as they are allowed, each of which arrives and ends some time after it started. */
function arrivalsAt(
  rate: number,
  requests: number,
  latency: (nth: number) => { arrives: number; ends: number },
) {
  const politeness = openPoliteness(rate);
  let now = 1_000_000;
  return Array.from({ length: requests }, (_, nth) => {
    now = Math.max(now, politeness.earliest(now));
    politeness.start(now);
    const { arrives, ends } = latency(nth);
    const arrived = now + arrives;
    now += ends;
    politeness.end(now);
    return arrived;
  });
}

const latencies: Readonly<Record<string, (nth: number) => { arrives: number; ends: number }>> = {
  'at once': () => ({ arrives: 0, ends: 0 }),
  'late, and answered at once': () => ({ arrives: 300, ends: 300 }),
  'in bursts': nth => (nth % 40 < 20 ? { arrives: 290, ends: 290 } : { arrives: 0, ends: 1 }),
  'once after eight seconds': nth => (nth === 25 ? { arrives: 8000, ends: 8000 } : { arrives: 1, ends: 2 }),
  'at any time': nth => ({ arrives: (nth * 7919) % 977, ends: 977 }),
};

describe.each(Object.entries(latencies))('requests that arrive %s', (_name, latency) => {
  test.each([0.05, 0.3, 1, 2.7, 3, 20])('are at most %d a second in any window', rate => {
    const arrivals = arrivalsAt(rate, 400, latency);
    const [most, windowMs] = rate < 0.1 ? [1, 1000 / rate] : [Math.floor(rate * 10), 10_000];
    expect(mostIn(windowMs, arrivals)).toBeLessThanOrEqual(most);
  });
});

test('redirects and retries are within the rate, of several targets together', async () => {
  const arrivals: number[] = [];
  let time = 0;
  const origin = await web((request, answer) => {
    arrivals.push(time);
    if (request.url === '/from') answer.writeHead(302, { location: '/to' }).end();
    else answer.writeHead(arrivals.length % 5 === 0 ? 500 : 200).end();
  });
  const politeness = openPoliteness(4);
  for (let target = 0; target < 6; target++) {
    const client = rig(origin, { politeness, now: () => time, sleep: async ms => void (time += ms) });
    for (let question = 0; question < 10; question++) await client.ask('q', `${origin}/from`);
    await client.close();
  }
  expect(arrivals).toHaveLength(120);
  expect(mostIn(10_000, arrivals)).toBe(40);
});

const refusing = (status: number, headers: Record<string, string> = {}) =>
  web((request, answer) => {
    if (request.url === '/yes') answer.end('{"batchcomplete":""}');
    else answer.writeHead(status, headers).end();
  });

describe('an operator', () => {
  test('that is overloaded three times in a row is left alone, whichever of its targets was asked', async () => {
    const origin = await refusing(503);
    const politeness = openPoliteness();
    const first = rig(origin, { politeness, retries: 0 });
    await first.ask('q', origin);
    await first.ask('q', origin);
    const second = rig(origin, { politeness, retries: 0 });
    await second.ask('q', origin);
    const { exchange } = await second.ask('q', origin);
    expect(second.counter.requests).toBe(1);
    expect(exchange.loss?.message).toBe('the operator refused 3 queries in a row');
    expect(politeness.refusal).toBe('refused 3 queries in a row');
  });

  test('with one target that refuses everything is asked for the others', async () => {
    const origin = await refusing(403);
    const politeness = openPoliteness();
    const closed = rig(origin, { politeness, retries: 0 });
    for (let question = 0; question < 12; question++) await closed.ask('q', origin);
    expect(closed.counter.requests).toBe(9);
    expect(politeness.refusal).toBeUndefined();
    const open = rig(origin, { politeness, retries: 0 });
    expect((await open.ask('q', `${origin}/yes`)).exchange.response?.status).toBe(200);
  });

  test('of which three targets in a row refuse everything is left alone', async () => {
    const origin = await refusing(403);
    const politeness = openPoliteness();
    for (let target = 0; target < 3; target++) {
      const client = rig(origin, { politeness, retries: 0 });
      for (let question = 0; question < 12; question++) await client.ask('q', origin);
    }
    expect(politeness.refusal).toBe('answered none of 3 targets in a row');
  });

  test('that asks for a wait is not asked before, by any client', async () => {
    const origin = await refusing(503, { 'retry-after': '9' });
    const politeness = openPoliteness();
    let time = 0;
    const clock = { now: () => time, sleep: async (ms: number) => void (time += ms) };
    await rig(origin, { politeness, retries: 0, ...clock }).ask('q', origin);
    expect(time).toBe(0);
    await rig(origin, { politeness, retries: 0, ...clock }).ask('q', `${origin}/yes`);
    expect(time).toBe(9000);
  });

  test.each<[what: string, status: number, headers: Record<string, string>]>([
    ['an error', 503, {}],
    ['a redirect to another operator', 302, { location: 'http://localhost:1/' }],
    ['a redirect that leads back', 302, { location: '/' }],
    ['a redirect that leads nowhere', 302, {}],
  ])('that asks for a long wait in %s is left alone', async (_what, status, headers) => {
    const origin = await web((_, answer) => {
      answer.writeHead(status, { 'retry-after': '3600', ...headers }).end();
    });
    const politeness = openPoliteness(undefined, undefined, undefined, url => url.origin === origin);
    const client = rig(origin, { politeness });
    const { exchange } = await client.ask('q', `${origin}/`);
    expect(exchange.response?.status).toBe(status);
    expect(exchange.loss?.kind).toBe(status === 302 ? 'redirect' : undefined);
    expect(politeness.refusal).toBe('asked its clients to wait for 3,600 seconds');
    expect(client.counter.requests).toBe(1);
  });

  test('is asked nothing before the time that an earlier run has left', () => {
    expect(openPoliteness(3, 5000).earliest(1000)).toBe(5000);
  });
});
