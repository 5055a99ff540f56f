/** Whether a request may be sent: the end of the audit, the circuit breaker, the budget and the rate, in this order. */
import type { Exchange, Loss } from './exchange.js';
import { loss } from './errors.js';
import type { Pace } from './pacing.js';

export interface Breaker {
  /** Requests sent so far. */
  readonly requests: number;
  /** Whether the budget allows one more request. */
  hasBudget(): boolean;
  /** Waits for the rate, if need be; returns the reason where nothing may be sent. */
  admit(): Loss | undefined | Promise<Loss | undefined>;
  /** Counts the request that is sent now and returns its number. */
  count(): number;
  /** Takes the last exchange of every question into account. */
  record(exchange: Exchange): void;
}

/** @param limit so many queries in a row without an answer, and nothing more is sent */
export function openBreaker(pace: Pace, maxRequests: number, limit: number): Breaker {
  let requests = 0;
  let failures = 0;
  let answered = false;
  let how = 'refused';
  const hasBudget = (): boolean => requests < maxRequests;
  const barrier = (): Loss | undefined => {
    if (pace.ended) return pace.ended;
    if (failures >= limit) return loss('stopped', `the target ${how} ${failures} queries in a row`);
    return hasBudget() ? undefined : loss('budget', `the budget of ${maxRequests} requests (--max-requests) is used up`);
  };
  return {
    get requests() {
      return requests;
    },
    hasBudget,
    admit: () => barrier() ?? pace.turn(),
    count: () => ++requests,
    record(exchange) {
      // Silence counts only until a first answer: where none ever came, each further question would only take its time.
      const silent = !answered && isSilence(exchange);
      const refused = silent || isRefusal(exchange);
      failures = refused ? failures + 1 : 0;
      how = silent ? 'did not answer' : 'refused';
      answered ||= exchange.response !== undefined && !refused;
    },
  };
}

const isSilence = (exchange: Exchange): boolean =>
  exchange.loss?.kind === 'timeout' || exchange.loss?.kind === 'broken';

/** The target refuses to answer, or cannot be reached. */
function isRefusal(exchange: Exchange): boolean {
  if (exchange.loss) return ['connect', 'address', 'tls'].includes(exchange.loss.kind);
  return [403, 429, 503].includes(exchange.response?.status ?? 0);
}
