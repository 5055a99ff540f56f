/** Whether and when a request may be sent: the end of the audit, the circuit breaker, the budget and the rate, in this order. */
import { budgetUsedUp } from '../values/messages.js';
import { challengeOf, overloadOf } from './busy.js';
import type { ClientOptions, Counter, Exchange, Loss } from './exchange.js';
import { loss } from './errors.js';
import type { Politeness } from './politeness.js';

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

export type Breaker = ReturnType<typeof openBreaker>;

/** What a query without an answer weighs: the more, the surer it is that the next one has none either. */
const HOPELESS = 9;
const REFUSED = 3;
const SILENT = 1;
/** With this weight in a row, nothing more is sent. */
const LIMIT = 27;

/** How long an answer is waited for by default. */
export const USUAL_TIMEOUT_MS = 30_000;
/** The shortest wait after a first timeout; and after a few, which show that a form or a filter hangs for good. */
const LEAST_S = 5;
const LEAST_AFTER_A_FEW_S = 1;
const A_FEW = 7;

/**
 * Ends an audit that asks in vain. A target that is overloaded, cannot be reached, or is silent from the start
 * should be left alone soon. A refusal is about one question: a firewall may dislike several titles in a row,
 * and a wiki may refuse three of the four queries and answer the last. So it weighs less. Silence after a first answer
 * weighs least: a wiki that drops one form answers the others, but one that has died behind its gateway answers nothing.
 * It weighs more the longer it was waited for: two timeouts, or a minute, end an audit. So do two timeouts from the start.
 * @param politeness whether the target has asked for a longer wait than an audit takes
 * @param shared the same, where other audits of the same operator have met it too
 * @param counter counts the requests of all clients that share the budget
 */
export function openBreaker(
  pace: Pace,
  maxRequests: number,
  timeoutMs: number,
  politeness: Pick<Politeness, 'refusal'>,
  shared: Politeness | undefined,
  counter: Counter = { requests: 0 },
) {
  let inRow = 0;
  let weight = 0;
  let answered = false;
  let how = '';
  let late = 0;
  let slowestMs = 0;
  const longestMs = 2 * Math.max(timeoutMs, USUAL_TIMEOUT_MS);
  const hasBudget = (): boolean => counter.requests < maxRequests;
  const barrier = (): Loss | undefined => {
    if (pace.ended) return pace.ended;
    if (politeness.refusal !== undefined)
      return loss('stopped', `the ${shared ? 'operator' : 'target'} ${politeness.refusal}`);
    if (weight >= LIMIT) return loss('stopped', `the target ${how} ${inRow} queries in a row`);
    return hasBudget() ? undefined : loss('budget', budgetUsedUp(maxRequests));
  };
  return {
    /** Requests sent so far. */
    get requests() {
      return counter.requests;
    },
    /** How long an answer is waited for: once one did not come, ten times as long as the slowest one took. */
    get patienceMs() {
      const least = late < A_FEW ? LEAST_S : LEAST_AFTER_A_FEW_S;
      const usual = 1_000 * Math.max(least, Math.ceil(slowestMs / 100));
      return late > 0 && answered ? Math.min(timeoutMs, usual) : timeoutMs;
    },
    hasBudget,
    /** Why nothing may be sent at this moment. */
    barrier,
    /** Waits for the rate, if need be; returns the reason if nothing may be sent. */
    admit: async (): Promise<Loss | undefined> => barrier() ?? pace.turn(),
    /** Counts the request that is sent now and returns its number. */
    count: () => ++counter.requests,
    /** Takes the last exchange of every question into account; `isApart` if it had a cookie, or lacked the user's credentials. */
    record(exchange: Exchange, isApart: boolean) {
      const { loss: why, response, ms } = exchange;
      if (why?.kind === 'timeout') late += 1;
      if (!why) slowestMs = Math.max(slowestMs, ms);
      const [least, what] = weightOf(exchange, answered);
      const added = least === SILENT ? Math.max(least, (LIMIT * ms) / longestMs) : least;
      // A wiki that is read with credentials rightly refuses everything without them, and a firewall may refuse all cookies.
      if (isApart && added === REFUSED) return;
      // An overload and a challenge are about all servers of an operator, a refusal of one question or a dead host is not.
      if (response && !why && (added === 0 || added >= HOPELESS))
        shared?.note(added === 0 ? 'answered' : 'refused');
      const isEnd = weight < LIMIT && weight + added >= LIMIT;
      [weight, inRow, how] = added === 0 ? [0, 0, ''] : [weight + added, inRow + 1, what];
      if (isEnd) shared?.giveUp();
      answered ||= response !== undefined && !why && added === 0;
    },
  };
}

/** How much an exchange without an answer weighs, and what the target did; 0 if it answered. */
function weightOf(
  { loss: why, response }: Exchange,
  answered: boolean,
): readonly [weight: number, how: string] {
  const silence = 'did not answer';
  if (why?.kind === 'timeout') return [answered ? SILENT : 2 * HOPELESS, silence];
  if (why?.kind === 'broken') return [answered ? SILENT : HOPELESS, silence];
  if (why && ['connect', 'address', 'tls'].includes(why.kind)) return [HOPELESS, 'could not be reached for'];
  if (why || !response) return [0, ''];
  if (overloadOf(response) !== undefined) return [HOPELESS, 'refused'];
  // A service that challenges every client answers nothing else; later ones are about what is asked.
  if (challengeOf(response) !== undefined) return [answered ? REFUSED : HOPELESS, 'refused'];
  return [response.status === 401 || response.status === 403 ? REFUSED : 0, 'refused'];
}
