/** How much evidence keeps of the answers: thirty of the largest size would fill the memory. */
import { createHash } from 'node:crypto';
import type { Exchange } from '../http/exchange.js';
import { weightOf } from '../answers/json-size.js';
import { lost } from '../answers/reading.js';
import type { Reading } from '../answers/reading.js';

/** Bytes of memory, for all the answers that are kept to be compared. */
const ROOM = 32 << 20;

/** No report shows more of a body. */
const SHOWN_BYTES = 128 << 10;

export interface MemoryBudget {
  /** The reading in a form that may be kept, or the loss of it where there is no more room. */
  keep(reading: Reading): Reading;
  /** Takes room for a text and its JSON; `false` where there is none. */
  takes(exchange: Exchange, text: string): boolean;
}

export const NO_ROOM = 'the answers are too large to be kept for comparison';

export function openMemoryBudget(): MemoryBudget {
  let room = ROOM;
  const kept = new WeakSet<Exchange>();
  const takes = (exchange: Exchange, text: string): boolean => {
    if (kept.has(exchange)) return true;
    const weight = weightOf(text) + 2 * (exchange.response?.body.byteLength ?? 0);
    if (weight > room) return false;
    room -= weight;
    kept.add(exchange);
    return true;
  };
  return {
    takes,
    keep(reading) {
      if (reading.kind !== 'answer') return withoutBody(reading);
      return takes(reading.exchange, reading.text) ? reading : lost(truncated(reading.exchange), NO_ROOM);
    },
  };
}

/** The reading without its body, where it only matters that it came. */
export function withoutBody(reading: Reading): Reading {
  const exchange = truncated(reading.exchange);
  return reading.kind === 'answer'
    ? { ...reading, exchange, text: '', json: undefined }
    : { ...reading, exchange };
}

/** The exchange with no more of its body than a report shows. */
export function truncated(exchange: Exchange): Exchange {
  const { response } = exchange;
  if (!response || response.body.byteLength <= SHOWN_BYTES) return exchange;
  const { body } = response;
  const whole = { bytes: body.byteLength, digest: digestOf(body) };
  // A copy, because a part of a buffer keeps all of it.
  return {
    ...exchange,
    response: { ...response, body: Uint8Array.prototype.slice.call(body, 0, SHOWN_BYTES), whole },
  };
}

export function digestOf(body: Uint8Array): string {
  return `sha256:${createHash('sha256').update(body).digest('hex')}`;
}
