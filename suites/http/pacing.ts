/** The time of the HTTP client: the interval between two requests, waiting, the deadline of an answer, and the end of everything. */
import { loss } from './errors.js';
import type { ClientOptions, Loss } from './exchange.js';

type Timing = Pick<ClientOptions, 'rate' | 'sleep' | 'deadlineMs'> & { readonly now: () => number };

/** A timer with a longer delay fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What is under way: a request, or a wait. */
export interface Pending {
  /** Ends it at once, because everything ends. */
  cut(): void;
  /** Ends it because its time is over. */
  late?(): void;
}

export interface Pace {
  /** Set once everything has ended, by its deadline too: the loss of every further question. */
  readonly ended: Loss | undefined;
  /** Milliseconds until the deadline of everything. */
  readonly left: number;
  end(why: Loss): void;
  rest(ms: number): Promise<void>;
  /** Waits, if need be, until the next request may start; returns what ended everything in the meantime. */
  turn(): Loss | undefined | Promise<Loss | undefined>;
  /** Starts the deadline of what is pending. */
  begin(pending: Pending, withinMs: number): void;
  /** What was pending is over. */
  finish(): void;
}

export function startPace({ rate, now, sleep, deadlineMs = Infinity }: Timing): Pace {
  const interval = rate === undefined || rate <= 0 ? 0 : 1000 / rate;
  const until = deadlineMs === Infinity ? Infinity : now() + deadlineMs;
  let next = -Infinity;
  let ended: Loss | undefined;
  let pending: Pending | undefined;
  const left = (): number => (until === Infinity ? Infinity : until - now());
  const end = (why: Loss): void => {
    ended ??= why;
    pending?.cut();
    deadline.close();
  };
  const overdue = (): void =>
    end(loss('budget', `the deadline of ${deadlineMs / 1000} s (--deadline) is over`));
  const endedBy = (): Loss | undefined => {
    if (!ended && left() <= 0) overdue();
    return ended;
  };
  let isLast = false;
  const deadline = openDeadline(() => (isLast ? overdue() : pending?.late?.()));

  const rest = (wanted: number): Promise<void> => {
    const ms = Math.min(wanted, left());
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
      return endedBy();
    },
    get left() {
      return left();
    },
    end,
    rest,
    turn() {
      if (interval === 0) return endedBy();
      const start = Math.max(now(), next);
      next = start + interval;
      return rest(Math.ceil(start - now())).then(endedBy);
    },
    begin(started, withinMs) {
      pending = started;
      const ms = left();
      isLast = ms <= withinMs;
      deadline.set(isLast ? ms : withinMs);
    },
    finish() {
      pending = undefined;
      deadline.unset();
    },
  };
}

/** Calls back when the time that was set last is over. One timer serves many requests: in a long walk, one for each would cost more than judging a rule. */
function openDeadline(expire: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  let fires = Infinity;

  const arm = (ms: number): void => {
    clearTimeout(timer);
    fires = performance.now() + ms;
    // What is under way keeps the process alive, not its deadline.
    timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS)).unref();
  };
  function wake(): void {
    fires = Infinity;
    const left = due - performance.now();
    if (left > 0) {
      if (left < Infinity) arm(left);
      return;
    }
    due = Infinity;
    expire();
  }

  return {
    set(ms: number): void {
      due = performance.now() + ms;
      if (fires > due) arm(ms);
    },
    unset(): void {
      due = Infinity;
    },
    close(): void {
      clearTimeout(timer);
      fires = Infinity;
    },
  };
}
