import { setImmediate as nextTick } from 'node:timers/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Manner } from './exchange.js';
import {
  listening,
  rig,
  secureWeb,
  TEST_CERTIFICATE,
  textOf,
  tidyUp,
  web,
} from '../testing/samples/http-testbed.js';

afterEach(tidyUp);
afterEach(() => vi.restoreAllMocks());

describe('one question', () => {
  test('is sent byte for byte, and brings the whole answer with its headers in order, repeated ones apart', async () => {
    const urls: unknown[] = [];
    const origin = await web((request, answer) => {
      urls.push(request.url);
      answer.writeHead(200, ['X-First', '1', 'Set-Cookie', 'a=1', 'X-Second', '2', 'SET-COOKIE', 'b=2']);
      answer.end('{"é":1}');
    });
    const client = rig(origin);
    const { exchange, preceding } = await client.ask(
      'languageinfo',
      `${origin}/api.php?action=query&titles=A|B%7C%20+#x`,
    );
    expect(preceding).toEqual([]);
    expect(exchange).toMatchObject({ id: 1, question: 'languageinfo', response: { status: 200 } });
    expect(exchange.loss).toBeUndefined();
    expect(exchange.response?.headers.slice(0, 4)).toEqual([
      ['x-first', '1'],
      ['set-cookie', 'a=1'],
      ['x-second', '2'],
      ['set-cookie', 'b=2'],
    ]);
    expect(textOf(exchange)).toBe('{"é":1}');
    expect(urls).toEqual(['/api.php?action=query&titles=A|B%7C%20+']);
    expect(exchange.request).toEqual({
      method: 'GET',
      url: `${origin}/api.php?action=query&titles=A|B%7C%20+`,
      headers: { 'user-agent': 'http-test/1', accept: '*/*', 'accept-encoding': 'gzip' },
    });
  });

  test('reaches an IPv6 literal', async context => {
    const server = createServer((_, answer) => answer.end('six'));
    const origin = await listening(server, '::1').catch(() => context.skip('this machine has no ::1'));
    const { exchange } = await rig(origin).ask('q', `${origin}/api.php`);
    expect(textOf(exchange)).toBe('six');
  });
});

describe('many questions', () => {
  test('asked at once are answered one at a time, in order, over one connection', async () => {
    let present = 0;
    let most = 0;
    const ports = new Set<number | undefined>();
    const origin = await web((request, answer) => {
      ports.add(request.socket.remotePort);
      most = Math.max(most, ++present);
      setImmediate(() => {
        present--;
        answer.end(request.url);
      });
    });
    const client = rig(origin);
    const asked = await Promise.all([1, 2, 3, 4, 5].map(n => client.ask(`q${n}`, `${origin}/${n}`)));
    expect(asked.map(({ exchange }) => textOf(exchange))).toEqual(['/1', '/2', '/3', '/4', '/5']);
    expect(asked.map(({ exchange }) => exchange.id)).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(1);
    expect(ports.size).toBe(1);
  });

  test('end with the budget, and the rest is not sent', async () => {
    const origin = await web((_, answer) => answer.end());
    const client = rig(origin, { maxRequests: 2, now: () => 7 });
    const asked = await Promise.all([1, 2, 3].map(n => client.ask(`q${n}`, origin)));
    expect(asked.map(({ exchange }) => exchange.id)).toEqual([1, 2, 0]);
    const loss = { kind: 'budget', message: 'the budget of 2 requests (--max-requests) is used up' };
    const request = { method: 'GET', url: `${origin}/`, headers: {} };
    expect(asked[2]?.exchange).toEqual({ id: 0, question: 'q3', request, loss, startedAt: 7, ms: 0 });
    expect(client.counter.requests).toBe(2);
    expect(client.seen.length).toBe(2);
  });
});

test.each(['http', 'https'])(
  'the manner of a question can be a new connection, which is kept from then on: %s',
  async scheme => {
    const sockets: IncomingMessage['socket'][] = [];
    const serve = scheme === 'http' ? web : secureWeb;
    const origin = await serve(({ socket }, answer) => {
      sockets.push(socket);
      answer.end('here');
    });
    const client = rig(origin, { ca: TEST_CERTIFICATE });
    const manners = [{ fresh: true }, {}, { fresh: true }, {}, { fresh: true }, { fresh: true }];
    const asked = await Promise.all(manners.map((manner, n) => client.ask(`q${n}`, origin, manner)));
    expect(asked.map(({ exchange }) => textOf(exchange))).toEqual(manners.map(() => 'here'));
    expect(asked.flatMap(({ preceding }) => preceding)).toEqual([]);
    await expect.poll(() => new Set(sockets.filter(({ destroyed }) => !destroyed)).size).toBe(1);
    const [first, second, third, fourth, fifth, sixth] = sockets;
    expect([second, fourth]).toEqual([first, third]);
    expect(new Set([first, third, fifth, sixth]).size).toBe(4);
  },
);

test.each<[what: string, manner: Manner]>([
  ['without credentials', { bare: true }],
  ['with a cookie', { headers: { cookie: 'a=b' } }],
])('a wiki that refuses everything that is asked %s is asked on', async (_what, manner) => {
  const origin = await web((_, answer) => answer.writeHead(403).end());
  const client = rig(origin);
  for (let asked = 0; asked < 12; asked++) await client.ask('q', origin, manner);
  expect(client.counter.requests).toBe(12);
});

describe('an interruption', () => {
  test('ends the request under way and everything that waits behind it', async () => {
    const arrived = signalled();
    const origin = await web(() => arrived.resolve());
    const control = new AbortController();
    const client = rig(origin, { signal: control.signal });
    const asked = Promise.all([client.ask('q1', origin), client.ask('q2', origin)]);
    await arrived.promise;
    control.abort();
    const [first, second] = await asked;
    expect(first?.exchange).toMatchObject({ id: 1, loss: { kind: 'interrupted' } });
    expect(second?.exchange).toMatchObject({ id: 0, loss: { kind: 'interrupted' } });
  });

  test('ends a wait before a retry', async () => {
    const origin = await web((_, answer) => answer.writeHead(503).end());
    const control = new AbortController();
    const client = rig(origin, {
      signal: control.signal,
      sleep: async () => {
        await nextTick();
        control.abort();
        await new Promise(() => undefined);
      },
    });
    const { exchange, preceding } = await client.ask('q', origin);
    expect(exchange).toMatchObject({ id: 0, loss: { kind: 'interrupted' } });
    expect(preceding.map(({ response }) => response?.status)).toEqual([503]);
  });
});

describe('the deadline', () => {
  const over = { kind: 'budget', message: 'the deadline of 1.5 s (--deadline) is over' };

  test('ends every further question', async () => {
    const origin = await web((_, answer) => answer.end());
    const client = rig(origin, { rate: 1, deadlineMs: 1500 });
    const asked = await Promise.all([1, 2, 3, 4].map(n => client.ask(`q${n}`, origin)));
    expect(asked.map(({ exchange }) => exchange.id)).toEqual([1, 2, 0, 0]);
    expect(asked.map(({ exchange }) => exchange.loss)).toEqual([undefined, undefined, over, over]);
    expect(client.slept).toEqual([1000, 500]);
  });

  test('lets an answer count that asks for a longer wait', async () => {
    const origin = await web((_, answer) => answer.writeHead(503, { 'retry-after': '2' }).end());
    const client = rig(origin, { deadlineMs: 1500 });
    expect((await client.ask('q', origin)).exchange.response?.status).toBe(503);
    expect(client.slept).toEqual([]);
  });
});

test('clients that share a budget send no more than one would, even at the same time', async () => {
  let received = 0;
  const origin = await web((_, answer) => {
    received += 1;
    answer.end('{}');
  });
  const counter = { requests: 0 };
  const clients = [1, 2, 3].map(() => rig(origin, { maxRequests: 4, counter }));
  const ids: number[] = [];
  for (let time = 0; time < 2; time++) {
    const asked = await Promise.all(clients.map(client => client.ask('q', origin)));
    ids.push(...asked.map(({ exchange }) => exchange.id));
  }
  expect(ids).toEqual([1, 2, 3, 4, 0, 0]);
  expect([received, counter.requests]).toEqual([4, 4]);
});

function signalled() {
  const control = new AbortController();
  const promise = new Promise<void>(resolve => control.signal.addEventListener('abort', () => resolve()));
  return { promise, resolve: () => control.abort() };
}
