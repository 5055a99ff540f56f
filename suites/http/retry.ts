/** The retry policy: what is asked again, and after how long. */
import { busyBy, headerOf } from './busy.js';
import type { Exchange, HttpResponse } from './exchange.js';

const BASE_MS = 500;
const CAP_MS = 30_000;
const LONGEST_RETRY_AFTER_MS = 120_000;

/**
 * Milliseconds to wait before the nth retry of a request, or undefined where it is not retried.
 * Retried are answers that say "not now", connections that could not be made and connections that broke;
 * never a timeout (another would take as long) nor a complete answer that is wrong.
 */
export function delayBefore(
  exchange: Exchange,
  nth: number,
  now: number,
  random: number,
): number | undefined {
  const { response, loss } = exchange;
  // Half is fixed and half random, so that many clients do not return at the same moment.
  const backOff = Math.min(CAP_MS, BASE_MS * 2 ** (nth - 1)) * (0.5 + random / 2);
  if (loss) return loss.kind === 'connect' || loss.kind === 'broken' ? backOff : undefined;
  if (!response || busyBy(exchange) === undefined) return undefined;
  const requested = retryAfter(response, now);
  return requested > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(requested, backOff);
}

/** Milliseconds that a Retry-After header asks for, whatever the status: it holds seconds, or a date. */
function retryAfter(response: HttpResponse, now: number): number {
  const value = headerOf(response, 'retry-after');
  if (value === undefined) return 0;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
