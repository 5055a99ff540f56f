/** What is asked again, when, and what counts as being refused. */

import type { Exchange } from './exchange.js';

const BASE_MS = 500;
const CAP_MS = 30_000;
const LONGEST_RETRY_AFTER_MS = 120_000;

/**
 * Milliseconds to wait before the same request is sent for the nth time again, or undefined where it is not.
 * Asked again are 429 and 503, connections that could not be made and connections that broke;
 * never what took too long (it would take as long again) nor what came whole and was wrong.
 */
export function delayBefore(
  exchange: Exchange,
  nth: number,
  now: number,
  random: number,
): number | undefined {
  const { response, loss } = exchange;
  // Half of it is fixed and half is chance, so that many clients do not come back together.
  const backOff = Math.min(CAP_MS, BASE_MS * 2 ** (nth - 1)) * (0.5 + random / 2);
  if (loss) return loss.kind === 'connect' || loss.kind === 'broken' ? backOff : undefined;
  if (response?.status !== 429 && response?.status !== 503) return undefined;
  const asked = retryAfter(response.headers.find(([name]) => name === 'retry-after')?.[1], now);
  return asked > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(asked, backOff);
}

/** Milliseconds that a Retry-After header asks for: seconds, or a date. */
function retryAfter(value: string | undefined, now: number): number {
  if (value === undefined) return 0;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

/** No answer came: where none ever came before either, each further question would only cost its time. */
export function isSilence({ loss }: Exchange): boolean {
  return loss?.kind === 'timeout' || loss?.kind === 'broken';
}

/** A target that says no, or that is not there at all: several in a row end the audit. */
export function isRefusal({ response, loss }: Exchange): boolean {
  if (loss) return loss.kind === 'connect' || loss.kind === 'address' || loss.kind === 'tls';
  return response?.status === 429 || response?.status === 503 || response?.status === 403;
}
