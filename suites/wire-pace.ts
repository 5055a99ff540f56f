/** The wire's time: the distance between two requests, waiting, and the end of all waiting. */

import type { Loss } from './exchange.js';

/** A timer that is set for longer fires at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Pace {
  /** Set once everything is over: the loss that every further question meets. */
  ended: Loss | undefined;
  /** What the end has to cut short: the request or the sleep that is under way. */
  cut: (() => void) | undefined;
  end(why: Loss): void;
  rest(ms: number): Promise<void>;
  /** Waits until the next request may start; brings what ended everything in the meantime. */
  turn(): Promise<Loss | undefined>;
}

export interface Clock {
  readonly rate: number | undefined;
  readonly now: () => number;
  readonly sleep: ((ms: number) => Promise<void>) | undefined;
}

export function startPace({ rate, now, sleep }: Clock): Pace {
  const distance = rate === undefined || rate <= 0 ? 0 : 1000 / rate;
  let next = -Infinity;
  const pace: Pace = {
    ended: undefined,
    cut: undefined,
    end(why) {
      pace.ended ??= why;
      pace.cut?.();
    },
    rest(ms) {
      if (ms <= 0 || pace.ended) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const timer = sleep ? undefined : setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
        function wake(): void {
          clearTimeout(timer);
          pace.cut = undefined;
          resolve();
        }
        pace.cut = wake;
        sleep?.(ms).then(wake, reject);
      });
    },
    async turn() {
      const start = Math.max(now(), next);
      next = start + distance;
      await pace.rest(Math.ceil(start - now()));
      return pace.ended;
    },
  };
  return pace;
}
