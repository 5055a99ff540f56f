import { afterEach, describe, expect, test } from 'vitest';
import { answered } from '../testing/samples/exchanges.js';
import { busyBy, delayBefore } from './busy.js';
import { deserted, rig, tidyUp, web } from '../testing/samples/http-testbed.js';

afterEach(tidyUp);

/** A client for a server that answers with each status in turn, and with the last one from then on. */
async function asking(statuses: number[], headers: Record<string, string> = {}) {
  let hits = 0;
  const origin = await web((_, answer) => {
    const status = statuses[Math.min(hits++, statuses.length - 1)];
    answer.writeHead(status ?? 200, status === 200 ? {} : headers).end(String(hits));
  });
  return { origin, client: rig(origin) };
}

test.each<[statuses: number[], headers: Record<string, string>, slept: number[], last: number]>([
  [[429, 200], { 'retry-after': '7' }, [7000], 200],
  [[503], {}, [500, 1000], 503],
  [[503, 200], { 'retry-after': '121' }, [], 503],
  ...[400, 403, 404, 500, 502].map((status): [number[], Record<string, string>, number[], number] => [
    [status, 200],
    {},
    [],
    status,
  ]),
])('after %j with %o, a question is asked again after %j, and the answer has %i', async (...row) => {
  const [statuses, headers, slept, last] = row;
  const { origin, client } = await asking(statuses, headers);
  const { exchange, preceding } = await client.ask('q', origin);
  expect(exchange).toMatchObject({ id: slept.length + 1, response: { status: last } });
  expect(exchange.loss).toBeUndefined();
  expect(preceding.map(({ response }) => response?.status)).toEqual(slept.map(() => statuses[0]));
  expect(client.slept).toEqual(slept);
});

test('after a wait of more than two minutes is asked for, nothing more is sent', async () => {
  const { origin, client } = await asking([503, 200], { 'retry-after': '121' });
  await client.ask('q', origin);
  expect((await client.ask('q2', origin)).exchange.loss).toEqual({
    kind: 'stopped',
    message: 'the target asked its clients to wait for 121 seconds',
  });
  expect(client.counter.requests).toBe(1);
});

test('a question is asked again after a refused connection, and several such questions end the audit', async () => {
  const origin = await deserted();
  const client = rig(origin);
  const { exchange, preceding } = await client.ask('q', origin);
  expect(exchange.loss).toEqual({ kind: 'connect', message: `${origin.slice(7)} refused the connection` });
  expect(preceding.length).toBe(2);
  for (const n of [2, 3]) await client.ask(`q${n}`, origin);
  expect((await client.ask('q4', origin)).exchange.loss?.kind).toBe('stopped');
  expect(client.counter.requests).toBe(9);
});

const refusal = (retryAfter?: string) =>
  answered('', { status: 429, headers: retryAfter === undefined ? [] : [['retry-after', retryAfter]] });

describe('the wait', () => {
  const now = Date.UTC(2030, 0, 1);
  test('doubles up to thirty seconds, the half of it by chance', () => {
    const waits = [0, 1].map(chance => [1, 2, 3, 7, 50].map(nth => delayBefore(refusal(), nth, now, chance)));
    expect(waits.join(' ')).toBe('250,500,1000,15000,15000 500,1000,2000,30000,30000');
  });

  test.each([
    ['Tue, 01 Jan 2030 00:00:09 GMT', 9000],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 500],
    ['soon', 500],
    ['0', 500],
    ['120', 120_000],
    ['120.001', undefined],
    ['Tue, 01 Jan 2030 01:00:00 GMT', undefined],
    ['60.5', 60_500],
    ['Tuesday, 01-Jan-30 00:00:09 GMT', 9000],
    ['Tue Jan  1 00:00:09 2030', 9000],
  ])('obeys Retry-After: %s', (value, wait) => {
    expect(delayBefore(refusal(value), 1, now, 1)).toBe(wait);
  });
});

type Sent = Record<string, string>;

const seen = (status: number, sent: Sent = {}, body = '') =>
  busyBy({ response: { status, headers: Object.entries(sent), body: Buffer.from(body) } });

const HTML = { 'content-type': 'text/html; charset=UTF-8' };

test.each<[status: number, sent: Sent, body: string, why: string]>([
  [429, {}, '', 'HTTP 429'],
  [503, {}, '{"batchcomplete":""}', 'HTTP 503'],
  [403, { 'retry-after': '5' }, '', 'a `Retry-After` header with HTTP 403'],
  [200, {}, '{"error":{"code":"ratelimited"}}', 'the error `ratelimited`'],
  [200, { 'retry-after': '5' }, '<p>Busy</p>', 'a `Retry-After` header with HTTP 200'],
  [403, { 'cf-mitigated': 'challenge' }, '', 'a challenge by Cloudflare with HTTP 403'],
  [202, { 'x-amzn-waf-action': 'challenge' }, '', 'a challenge by AWS WAF with HTTP 202'],
  [405, { 'x-amzn-waf-action': 'Captcha ' }, '', 'a challenge by AWS WAF with HTTP 405'],
  [403, { 'x-sucuri-block': 'FBP007' }, '', 'a challenge by Sucuri with HTTP 403'],
  [403, HTML, '<script src="/cdn-cgi/challenge-platform/h/b">', 'a challenge by Cloudflare with HTTP 403'],
  [403, HTML, '<script src="/.well-known/ddos-guard/a.js">', 'a challenge by DDoS-Guard with HTTP 403'],
  [403, HTML, '<script src="/_Incapsula_Resource?a=b">', 'a challenge by Imperva with HTTP 403'],
  [403, HTML, '<script src="//ct.captcha-delivery.com/c.js">', 'a challenge by DataDome with HTTP 403'],
  [403, HTML, '<img src="/.within.website/x/cmd/anubis/a">', 'a challenge by Anubis with HTTP 403'],
  [200, HTML, '<html><script id="anubis_challenge" type=a>', 'a challenge by Anubis with HTTP 200'],
  [299, { 'retry-after': '5' }, 'a', 'a `Retry-After` header with HTTP 299'],
  [300, { 'retry-after': '5' }, 'batchcomplete', 'a `Retry-After` header with HTTP 300'],
])('an answer means "not now" with status %i, %o and %j', (status, sent, body, why) => {
  expect(seen(status, sent, body)).toBe(why);
});

test.each<[status: number, sent: Sent, body: string]>([
  [200, {}, ''],
  [403, {}, 'Forbidden'],
  [403, HTML, '<h1>Forbidden</h1>'],
  [500, {}, ''],
  [200, { 'retry-after': '5' }, '{"batchcomplete":"","query":{}}'],
  [200, { 'retry-after': '5' }, '<pre>{\n &quot;batchcomplete&quot;: &quot;&quot;}</pre>'],
  [299, { 'retry-after': '5' }, 'batchcomplete'],
  [200, { 'cf-mitigated': 'none' }, ''],
  [200, { 'x-sucuri-block': '0' }, ''],
  [200, HTML, '<p>Cloudflare loads /cdn-cgi/challenge-platform/ for its challenges.</p>'],
  [200, { 'content-type': 'application/json' }, '<script id="anubis_challenge"'],
])('an answer does not mean "not now" with status %i, %o and %j', (status, sent, body) => {
  expect(seen(status, sent, body)).toBeUndefined();
});
