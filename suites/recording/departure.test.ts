/** When a target counts as gone, and which request is shown for it. */
import { expect, test } from 'vitest';
import type { Exchange, Loss } from '../http/exchange.js';
import { answered, unanswered } from '../testing/samples/exchanges.js';
import { watchDeparture } from './departure.js';

const times = (count: number, exchange: Exchange) => Array<Exchange>(count).fill(exchange);
const lost = (kind: Loss['kind'], message = 'no answer') => unanswered({ kind, message });
const unsent = (kind: Loss['kind']): Exchange => ({ ...lost(kind), id: 0 });

const right = answered('{}');
const silent = lost('timeout');
const cut = lost('broken', 'the connection was closed before the body was complete');

test.each<[what: string, exchanges: readonly Exchange[], last: number | undefined, isKnown?: boolean]>([
  ['silent five times', [right, ...times(5, silent)], 2],
  ['silent four times', [right, ...times(4, silent)], undefined],
  ['silent until the audit gave up', [right, ...times(4, silent), unsent('stopped')], 2],
  ['silent until a budget was used up', [right, ...times(4, silent), unsent('budget')], undefined],
  ['silent once, and known to have ended', [right, silent], 2, true],
  ['answering until the audit gave up', [right, unsent('stopped')], undefined],
  ['silent for a while', [right, ...times(5, silent), right], undefined],
  ['never there', times(5, silent), undefined, true],
  // The server was gone before this request.
  ['refusing connections', [right, right, lost('connect')], 2],
  ['silent, then refusing connections', [right, silent, lost('connect')], 2],
  ['replaced by a gateway', [right, ...times(5, answered('', { status: 502 }))], 2],
  ['cutting its answers', [right, ...times(5, cut)], undefined],
])('a target that is %s', (_what, exchanges, last, isKnown = false) => {
  const watch = watchDeparture();
  for (const [at, exchange] of exchanges.entries()) watch.note({ ...exchange, id: exchange.id && at + 1 });
  expect(watch.departure(isKnown).wentAway?.last.id).toBe(last);
});
