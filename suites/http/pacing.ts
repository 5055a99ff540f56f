/** The time of the HTTP client: how soon a request may follow others, waiting, the deadline of an answer, and the end of everything. */
import { loss } from './errors.js';
import type { ClientOptions, Loss, Politeness, PolitenessState } from './exchange.js';

const { timeOrigin } = performance;

/** Milliseconds since the epoch by a clock that nobody sets, so that setting the system's clock changes no duration. */
export const monotonic = (): number => timeOrigin + performance.now();

/** By how much the system's clock is ahead of it now: that was set, or the machine slept meanwhile. */
export const aheadBy = (): number => Date.now() - monotonic();

/** A timer with a longer delay fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What is under way: a request, or a wait. */
export interface Pending {
  /** Ends it at once, because everything ends. */
  cut(): void;
  /** Ends it because its time is over. */
  late?(): void;
}

export type Pace = ReturnType<typeof startPace>;

export function startPace(
  { sleep, deadlineMs = Infinity }: Pick<ClientOptions, 'sleep' | 'deadlineMs'>,
  politeness: Politeness,
  now: () => number,
) {
  const until = now() + deadlineMs;
  let ended: Loss | undefined;
  let pending: Pending | undefined;
  let deadline: NodeJS.Timeout | undefined;
  const left = (): number => until - now();
  const end = (why: Loss): void => {
    ended ??= why;
    pending?.cut();
  };
  const overdue = (): void =>
    end(loss('budget', `the deadline of ${deadlineMs / 1000} s (--deadline) is over`));
  const endedBy = (): Loss | undefined => {
    if (!ended && left() <= 0) overdue();
    return ended;
  };

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

  /** Waits until the next request may start; returns what ended everything. */
  const turn = async (): Promise<Loss | undefined> => {
    // A timer may fire a moment too early.
    for (let time = now(); !endedBy(); time = now()) {
      const earliest = politeness.earliest(time);
      if (earliest > time) await rest(Math.ceil(earliest - time));
      else {
        politeness.start(time);
        return undefined;
      }
    }
    return ended;
  };

  return {
    /** Set once everything has ended, by its deadline too: the loss of every further question. */
    get ended() {
      return endedBy();
    },
    /** Milliseconds until the deadline of everything. */
    get left() {
      return left();
    },
    end,
    rest,
    turn,
    /** Starts the deadline of what is pending. */
    begin(started: Pending, withinMs: number) {
      pending = started;
      const ms = left();
      const expire = () => (ms <= withinMs ? overdue() : started.late?.());
      deadline = setTimeout(expire, Math.min(ms, withinMs, LONGEST_TIMER_MS));
    },
    /** What was pending is over. */
    finish() {
      politeness.end(now());
      pending = undefined;
      clearTimeout(deadline);
    },
  };
}

const WINDOW_MS = 10_000;

/** An operator is left alone after so many refusals in a row, or so many audits in a row that had to be ended. */
const IN_ROW = 3;

/**
 * The limits of one operator, for `rate` requests a second: no more than that in any window of ten seconds as the server
 * sees it, whatever the latency, and evenly spread. A rate below one in ten seconds lengthens the window.
 * @param quietUntil the time until which nothing is asked, in milliseconds since the epoch
 * @param before what another process noted
 * @param covers whether an address is one of the operator's
 */
export function openPoliteness(
  rate?: number,
  quietUntil = -Infinity,
  before?: Omit<PolitenessState, 'notBefore'>,
  covers?: Politeness['covers'],
): Politeness {
  const isLimited = rate !== undefined && rate > 0;
  const interval = isLimited ? 1000 / rate : 0;
  const most = isLimited ? Math.max(1, Math.floor((rate * WINDOW_MS) / 1000)) : Infinity;
  // A server whose clock counts whole milliseconds must not see less either.
  const window = Math.max(WINDOW_MS, most * interval) + 1;
  /** When the latest requests were over, as many as a window has room for. A request arrives before it is answered, so the next ones are held back from here. */
  const ends: number[] = [];
  let next = quietUntil;
  let refusal: string | undefined;
  let { refused, givenUp } = before ?? { refused: 0, givenUp: 0 };

  const refuse = (why: string): void => void (refusal ??= why);

  return {
    rate,
    covers,
    get refusal() {
      return refusal;
    },
    get state() {
      return { notBefore: next, refused, givenUp };
    },
    earliest() {
      const [oldest = 0] = ends;
      return ends.length < most ? next : Math.max(next, oldest + window);
    },
    start: now => void (next = now + interval),
    end(now) {
      if (isLimited) ends.push(now);
      if (ends.length > most) ends.shift();
    },
    wait: until => void (next = Math.max(next, until)),
    refuse,
    note(what) {
      if (what === 'answered') [refused, givenUp] = [0, 0];
      else if (++refused >= IN_ROW) refuse(`refused ${IN_ROW} queries in a row`);
    },
    giveUp() {
      if (++givenUp >= IN_ROW) refuse(`answered none of ${IN_ROW} targets in a row`);
    },
  };
}
