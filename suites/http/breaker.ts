/** What stands before every request: the end, the breaker, the budget and the rate, in this order. */

import type { Exchange, Loss } from './exchange.js';
import { loss } from './errors.js';
import type { Pace } from './pacing.js';
import { isRefusal, isSilence } from './wire-retry.js';

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
