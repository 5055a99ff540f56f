/** The limits that the audits of one operator share. Times are in milliseconds since the epoch. */
/** Milliseconds since the epoch by a clock that is never set. */
export const monotonic = (): number => performance.timeOrigin + performance.now();

/** By how much the system's clock is ahead of it: that was set, or the machine slept. */
export const aheadBy = (): number => Date.now() - monotonic();

const WINDOW_MS = 10_000;

/** An operator is left alone after this many refusals in a row, or audits in a row that had to be ended. */
const IN_ROW = 3;

/** Shared by audits that run one after another: each request starts after the previous one was answered. */
export type Politeness = ReturnType<typeof openPoliteness>;

/** What is remembered of an operator, for another process. */
export type PolitenessState = Politeness['state'];

/**
 * The limits of one operator, evenly spread: at most `rate` requests a second in any window of ten seconds, or one in a longer window,
 * as the server sees it, whatever the latency.
 * @param quietUntil nothing is asked before this time
 * @param before the counts of another process
 * @param covers whether an address belongs to the operator; a redirect to any other is not followed
 */
export function openPoliteness(
  rate?: number,
  quietUntil = -Infinity,
  before = { refused: 0, givenUp: 0 },
  covers?: (url: URL) => boolean,
) {
  const interval = rate ? 1000 / rate : 0;
  const most = rate ? Math.max(1, Math.floor((rate * WINDOW_MS) / 1000)) : Infinity;
  // One more for servers whose clock counts whole milliseconds.
  const window = Math.max(WINDOW_MS, most * interval) + 1;
  /** When the latest requests were answered, which is later than they arrived. */
  const ends: number[] = [];
  let next = quietUntil;
  let refusal: string | undefined;
  let { refused, givenUp } = before;

  /** Ends everything; `_until` is the time until which an answer asks its clients to wait. */
  const refuse = (why: string, _until?: number): void => void (refusal ??= why);

  return {
    rate,
    covers,
    /** Why the operator is no longer asked, as a sentence about it. */
    get refusal() {
      return refusal;
    },
    get state() {
      return { notBefore: next, refused, givenUp };
    },
    earliest(_now: number): number {
      const [oldest = 0] = ends;
      return ends.length < most ? next : Math.max(next, oldest + window);
    },
    start: (now: number): void => void (next = now + interval),
    end(now: number): void {
      if (rate) ends.push(now);
      if (ends.length > most) ends.shift();
    },
    /** An answer asks its clients to wait. */
    wait: (until: number): void => void (next = Math.max(next, until)),
    refuse,
    /** A question was answered, or refused because the servers are overloaded or protected; or an audit ended in vain. */
    note(what: 'answered' | 'refused' | 'gave up'): void {
      if (what === 'answered') [refused, givenUp] = [0, 0];
      if (what === 'refused' && ++refused >= IN_ROW) refuse(`refused ${IN_ROW} queries in a row`);
      if (what === 'gave up' && ++givenUp >= IN_ROW) refuse(`answered none of ${IN_ROW} targets in a row`);
    },
  };
}
