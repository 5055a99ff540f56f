/** The wire's time: the distance between two requests, waiting, the deadline of an answer, and the end of all of it. */

import type { Loss } from './exchange.js';

/** A timer that is set for longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What is under way: a request, or a sleep. */
export interface Pending {
  /** Ends it at once, because everything ends. */
  cut(): void;
  /** Ends it because its time is over. */
  late?(): void;
}

export interface Pace {
  /** Set once everything is over: the loss that every further question meets. */
  readonly ended: Loss | undefined;
  end(why: Loss): void;
  rest(ms: number): Promise<void>;
  /** Waits, if need be, until the next request may start; brings what ended everything in the meantime. */
  turn(): Loss | undefined | Promise<Loss | undefined>;
  /** What has to be over within so many milliseconds. */
  begin(pending: Pending, withinMs: number): void;
  /** It is over. */
  finish(): void;
}

export interface Clock {
  readonly rate: number | undefined;
  readonly now: () => number;
  readonly sleep: ((ms: number) => Promise<void>) | undefined;
}

export function startPace({ rate, now, sleep }: Clock): Pace {
  const distance = rate === undefined || rate <= 0 ? 0 : 1000 / rate;
  let next = -Infinity;
  let ended: Loss | undefined;
  let pending: Pending | undefined;
  const watch = openWatch(() => pending?.late?.());

  const rest = (ms: number): Promise<void> => {
    if (ms <= 0 || ended) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = sleep ? undefined : setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
      function wake(): void {
        clearTimeout(timer);
        pending = undefined;
        resolve();
      }
      pending = { cut: wake };
      sleep?.(ms).then(wake, reject);
    });
  };

  return {
    get ended() {
      return ended;
    },
    end(why) {
      ended ??= why;
      pending?.cut();
      watch.close();
    },
    rest,
    turn() {
      if (distance === 0) return ended;
      const start = Math.max(now(), next);
      next = start + distance;
      return rest(Math.ceil(start - now())).then(() => ended);
    },
    begin(started, withinMs) {
      pending = started;
      watch.set(withinMs);
    },
    finish() {
      pending = undefined;
      watch.unset();
    },
  };
}

interface Watch {
  set(ms: number): void;
  unset(): void;
  close(): void;
}

/** Rings when the time is over that was set last. One timer serves many requests: to make one for each costs a walk more than to judge a rule. */
function openWatch(ring: () => void): Watch {
  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  let rings = Infinity;

  const arm = (ms: number): void => {
    clearTimeout(timer);
    rings = performance.now() + ms;
    // What is under way keeps the process alive, not the clock that watches it.
    timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS)).unref();
  };
  function wake(): void {
    rings = Infinity;
    const left = due - performance.now();
    if (left > 0) {
      if (left < Infinity) arm(left);
      return;
    }
    due = Infinity;
    ring();
  }

  return {
    set(ms) {
      due = performance.now() + ms;
      if (rings > due) arm(ms);
    },
    unset() {
      due = Infinity;
    },
    close() {
      clearTimeout(timer);
      rings = Infinity;
    },
  };
}
