/** What stands before every request: the end, the breaker, the budget and the rate, in this order. */
import type { Exchange, Loss } from './exchange.js';
import { loss } from './errors.js';
import type { Pace } from './pacing.js';

export interface Gate {
  /** How many requests went through. */
  readonly requests: number;
  /** The budget has room for one more. */
  hasRoom(): boolean;
  /** Waits for the turn, if need be; brings the reason where nothing may be sent. */
  open(): Loss | undefined | Promise<Loss | undefined>;
  /** The number of the request that goes through now. */
  number(): number;
  /** Told of every question's last exchange. */
  heard(exchange: Exchange): void;
}

export function openGate(pace: Pace, maxRequests: number, breaker: number): Gate {
  let requests = 0;
  let refusals = 0;
  let answered = false;
  let how = 'refused';
  const hasRoom = (): boolean => requests < maxRequests;
  const barrier = (): Loss | undefined => {
    if (pace.ended) return pace.ended;
    if (refusals >= breaker) return loss('stopped', `the target ${how} ${refusals} questions in a row`);
    return hasRoom() ? undefined : loss('budget', `the budget of ${maxRequests} requests is used up`);
  };
  return {
    get requests() {
      return requests;
    },
    hasRoom,
    open: () => barrier() ?? pace.turn(),
    number: () => ++requests,
    heard(exchange) {
      const silent = !answered && isSilence(exchange);
      const refused = silent || isRefusal(exchange);
      refusals = refused ? refusals + 1 : 0;
      how = silent ? 'did not answer' : 'refused';
      answered ||= exchange.response !== undefined && !refused;
    },
  };
}

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
