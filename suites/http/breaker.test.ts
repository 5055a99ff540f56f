import { afterEach, describe, expect, test } from 'vitest';
import { answered } from '../testing/samples/exchanges.js';
import { openBreaker } from './breaker.js';
import type { Manner } from './client.js';
import { openPoliteness, startPace } from './pacing.js';
import { rig, tidyUp, web, type Rig } from '../testing/samples/http-testbed.js';

afterEach(tidyUp);

/** The connection is closed instead. */
const NONE = 0;
type Answer = [status: number, headers?: Record<string, string>];

/** A client without retries for a target whose answer the path of each request selects, and how often it was asked. */
async function asking(answers: Record<string, Answer>) {
  const heard = { requests: 0 };
  const origin = await web((request, answer) => {
    heard.requests++;
    const [status, headers] = answers[request.url ?? ''] ?? [200];
    if (status === NONE) request.socket.destroy();
    else answer.writeHead(status, headers).end('{}');
  });
  return { heard, origin, client: rig(origin, { retries: 0 }) };
}

/** How many of these questions were sent. */
async function sentOf(client: Rig, urls: readonly string[], manner?: Manner): Promise<number> {
  for (const url of urls) await client.ask('q', url, manner);
  return client.requests;
}

/** How many of these questions were not kept back; one that is cut off may be sent twice. */
async function askedOf(client: Rig, urls: readonly string[]): Promise<number> {
  let asked = 0;
  for (const url of urls) if ((await client.ask('q', url)).exchange.loss?.kind !== 'stopped') asked++;
  return asked;
}

const times = (number: number, text: string): string[] => Array.from({ length: number }, () => text);

const challenge: Answer = [403, { 'cf-mitigated': 'challenge' }];

describe('nothing more is sent', () => {
  test.each<[what: string, answer: Answer]>([
    ['answers that it is overloaded', [503]],
    ['limits the rate', [429]],
    ['asks for a wait', [403, { 'retry-after': '9' }]],
    ['challenges from the start', challenge],
  ])('to a target that three times in a row %s', async (_what, answer) => {
    const { client, origin, heard } = await asking({ '/no': answer });
    expect(await sentOf(client, times(5, `${origin}/no`))).toBe(3);
    expect(heard.requests).toBe(3);
    const { exchange } = await client.ask('q', origin);
    expect(exchange.loss).toEqual({ kind: 'stopped', message: 'the target refused 3 queries in a row' });
  });

  test('to a target that three times in a row cannot be reached', async () => {
    const { client, origin } = await asking({});
    expect(await sentOf(client, times(5, 'http://127.0.0.1:9/'))).toBe(3);
    const { exchange } = await client.ask('q', origin);
    expect(exchange.loss?.message).toBe('the target could not be reached for 3 queries in a row');
  });

  test.each([401, 403])('after nine refusals in a row with HTTP %i', async status => {
    const { client, origin } = await asking({ '/no': [status] });
    expect(await sentOf(client, times(12, `${origin}/no`))).toBe(9);
    const { exchange } = await client.ask('q', origin);
    expect(exchange.loss?.message).toBe('the target refused 9 queries in a row');
  });
});

describe('silence', () => {
  test.each([
    ['from the start', 0, 3],
    ['after a first answer', 1, 27],
  ])('%s ends an audit in the end', async (_when, before, most) => {
    const { client, origin } = await asking({ '/none': [NONE] });
    const urls = [...times(before, origin), ...times(40, `${origin}/none`)];
    expect(await askedOf(client, urls)).toBe(before + most);
    const { exchange } = await client.ask('q', origin);
    expect(exchange.loss?.message).toBe(`the target did not answer ${most} queries in a row`);
  });
});

test.each([
  [5_000, 19, 47],
  [30_000, 7, 60],
  [60_000, 14, 97],
])(
  'with a timeout of %i ms, %i queries without an answer end an audit after %i s',
  async (timeoutMs, most, seconds) => {
    const politeness = openPoliteness();
    const pace = startPace({}, politeness, () => 0);
    const breaker = openBreaker(pace, Infinity, timeoutMs, politeness, undefined);
    breaker.record({ ...answered('{}'), ms: 100 }, false);
    const { response: _none, ...lost } = answered('');
    let [asked, waited] = [0, 0];
    for (; (await breaker.admit()) === undefined; asked += 1) {
      const ms = breaker.patienceMs;
      waited += ms;
      breaker.record({ ...lost, ms, loss: { kind: 'timeout', message: 'late' } }, false);
    }
    expect(asked).toBe(most);
    expect(waited).toBe(seconds * 1_000);
  },
);

describe('questions continue', () => {
  test('where three of the four queries are refused from the start', async () => {
    const { client, origin } = await asking({ '/no': [403] });
    await sentOf(client, times(3, `${origin}/no`));
    expect((await client.ask('q', origin)).exchange.response?.status).toBe(200);
  });

  test('where an answer comes between refusals', async () => {
    const { client, origin } = await asking({ '/no': [403], '/busy': [503] });
    const urls = [...times(8, '/no'), '/yes', ...times(8, '/no'), '/yes', '/busy', '/busy', '/yes', '/no'];
    expect(
      await sentOf(
        client,
        urls.map(path => origin + path),
      ),
    ).toBe(urls.length);
  });

  test.each<[what: string, manner: Manner]>([
    ['without credentials', { bare: true }],
    ['with a cookie', { headers: { cookie: 'a=b' } }],
  ])('where a wiki refuses everything that is asked %s', async (_what, manner) => {
    const { client, origin } = await asking({ '/no': [403] });
    expect(await sentOf(client, times(30, `${origin}/no`), manner)).toBe(30);
  });
});
