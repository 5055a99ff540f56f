import { describe, expect, test } from 'vitest';
import { answered, unanswered } from '../testing/samples/exchanges.js';
import { openBreaker } from './breaker.js';
import type { LossKind } from '../../schemas/generated/recording.js';
import type { Exchange } from './exchange.js';
import { openPoliteness } from './politeness.js';

function breakerFor(timeoutMs = 30_000) {
  return openBreaker({ timeoutMs, now: () => 0 }, openPoliteness());
}

const right = { ...answered('{}'), ms: 100 };
const status = (code: number, headers: Record<string, string> = {}) =>
  answered('', { status: code, headers: Object.entries(headers) });
const lost = (kind: LossKind) => unanswered({ kind, message: 'lost' });

/** How many of these questions are sent, and why no more are. */
async function sent(exchanges: Iterable<Exchange>) {
  const breaker = breakerFor();
  let asked = 0;
  for (const exchange of exchanges) {
    const why = await breaker.admit();
    if (typeof why !== 'number') return { asked, why: why.message };
    breaker.record(exchange, false);
    asked += 1;
  }
  return { asked, why: undefined };
}

const times = (number: number, exchange: Exchange): Exchange[] =>
  Array.from({ length: number }, () => exchange);

const challenge = status(403, { 'cf-mitigated': 'challenge' });

test.each<[what: string, before: Exchange[], exchange: Exchange, most: number, how: string]>([
  ['is overloaded', [], status(503), 3, 'refused'],
  ['limits the rate', [], status(429), 3, 'refused'],
  ['asks for a wait', [], status(403, { 'retry-after': '9' }), 3, 'refused'],
  ['challenges from the start', [], challenge, 3, 'refused'],
  ['challenges after a first answer', [right], challenge, 9, 'refused'],
  ['cannot be reached', [], lost('connect'), 3, 'could not be reached for'],
  ['answers with 401', [], status(401), 9, 'refused'],
  ['answers with 403', [], status(403), 9, 'refused'],
  ['is silent from the start', [], lost('broken'), 3, 'did not answer'],
  ['is silent after a first answer', [right], lost('broken'), 27, 'did not answer'],
])('nothing more is sent to a target that %s', async (_what, before, exchange, most, how) => {
  expect(await sent([...before, ...times(40, exchange)])).toEqual({
    asked: before.length + most,
    why: `the target ${how} ${most} queries in a row`,
  });
});

test.each([
  [5_000, 19, 47],
  [30_000, 7, 60],
  [60_000, 14, 97],
])(
  'with a timeout of %i ms, %i queries without an answer end an audit after %i s',
  async (timeoutMs, most, seconds) => {
    const breaker = breakerFor(timeoutMs);
    breaker.record(right, false);
    let [asked, waited] = [0, 0];
    for (; typeof (await breaker.admit()) === 'number'; asked += 1) {
      const ms = breaker.patienceMs;
      waited += ms;
      breaker.record({ ...lost('timeout'), ms }, false);
    }
    expect(asked).toBe(most);
    expect(waited).toBe(seconds * 1_000);
  },
);

describe('questions continue', () => {
  const [no, busy] = [status(403), status(503)];

  test.each<[what: string, exchanges: Exchange[]]>([
    ['if three of the four queries are refused from the start', [no, no, no, right]],
    ['if an answer comes between', [...times(8, no), right, ...times(8, no), right, busy, busy, right, no]],
  ])('%s', async (_what, exchanges) => {
    expect(await sent(exchanges)).toEqual({ asked: exchanges.length, why: undefined });
  });
});
