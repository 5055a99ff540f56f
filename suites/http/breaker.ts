/** Whether and when a request may be sent: the end of the audit, the circuit breaker, the budget and the rate, in this order. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { budgetUsedUp } from '../values/messages.js';
import { challengeOf, overloadOf } from './busy.js';
import type { ClientOptions, Exchange, Loss } from './exchange.js';
import { loss } from './errors.js';
import { monotonic, type Politeness } from './politeness.js';

/** A timer with a longer delay fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The weights of unanswered questions. A target that is overloaded, unreachable, or silent from the start is soon left alone. */
const HOPELESS = 9;
/** A firewall may dislike several titles in a row. */
const REFUSED = 3;
/** After a first answer, because a single form may hang; more the longer it takes: a minute of it ends an audit. */
const SILENT = 1;
/** At this weight in a row, nothing more is sent. */
const LIMIT = 27;

const USUAL_TIMEOUT_MS = 30_000;

export type Breaker = ReturnType<typeof openBreaker>;

/** Ends an audit that asks in vain; `politeness` is that of the operator if it is shared, otherwise of the target. */
export function openBreaker(options: Partial<ClientOptions>, politeness: Politeness) {
  const { maxRequests = Infinity, timeoutMs = USUAL_TIMEOUT_MS, deadlineMs = Infinity } = options;
  const { politeness: shared, counter = { requests: 0 }, now = monotonic } = options;
  const { sleep = ms => delay(ms, undefined, { signal: over.signal }) } = options;
  const until = now() + deadlineMs;
  const over = new AbortController();
  const ending = once(over.signal, 'abort');
  let [inRow, weight, late, slowestMs] = [0, 0, 0, 0];
  let [answered, how] = [false, ''];
  const longestMs = 2 * Math.max(timeoutMs, USUAL_TIMEOUT_MS);

  /** Milliseconds until the deadline of everything. */
  const left = (): number => until - now();
  const hasBudget = (): boolean => counter.requests < maxRequests;
  /** Ends everything; only the first reason counts. */
  const end = (why: Loss): void => over.abort(why);
  const overdue = () => end(loss('budget', `the deadline of ${deadlineMs / 1000} s (--deadline) is over`));
  const barrier = (): Loss | undefined => {
    if (left() <= 0) overdue();
    if (over.signal.aborted) return over.signal.reason as Loss;
    if (politeness.refusal !== undefined)
      return loss('stopped', `the ${shared ? 'operator' : 'target'} ${politeness.refusal}`);
    if (weight >= LIMIT) return loss('stopped', `the target ${how} ${inRow} queries in a row`);
    return hasBudget() ? undefined : loss('budget', budgetUsedUp(maxRequests));
  };
  const rest = async (wanted: number): Promise<void> => {
    const ms = Math.min(wanted, left(), LONGEST_TIMER_MS);
    if (ms > 0 && !over.signal.aborted) await Promise.race([sleep(ms), ending]).catch(() => undefined);
  };

  return {
    left,
    hasBudget,
    end,
    rest,
    /** The timeout of the next request: after a first timeout, ten times the slowest answer. */
    get patienceMs() {
      // Seven show that a form or a filter hangs for good.
      const leastMs = late < 7 ? 5_000 : 1_000;
      const usual = Math.max(leastMs, 1_000 * Math.ceil(slowestMs / 100));
      return late > 0 && answered ? Math.min(timeoutMs, usual) : timeoutMs;
    },
    /** Waits for the rate, and returns the number of the request, or why it may not be sent: meanwhile, another client may use up the budget. */
    async admit(): Promise<Loss | number> {
      for (let why = barrier(); ; why = barrier()) {
        if (why) return why;
        const time = now();
        const earliest = politeness.earliest(time);
        if (earliest <= time) {
          politeness.start(time);
          return ++counter.requests;
        }
        // A timer may fire a moment too early.
        await rest(Math.ceil(earliest - time));
      }
    },
    /** Abandons the present request at its timeout, then without a reason, or once everything ends; returns what ends the watch. */
    watch(abandon: (why?: Loss) => void, withinMs: number): () => void {
      const ms = left();
      const expire = () => (ms <= withinMs ? overdue() : abandon());
      const timer = setTimeout(expire, Math.min(ms, withinMs, LONGEST_TIMER_MS));
      const giveUp = () => abandon(over.signal.reason as Loss);
      over.signal.addEventListener('abort', giveUp);
      return () => {
        politeness.end(now());
        clearTimeout(timer);
        over.signal.removeEventListener('abort', giveUp);
      };
    },
    /** Takes the last exchange of a question into account; `isApart` if it had a cookie, or lacked the user's credentials. */
    record(exchange: Exchange, isApart: boolean) {
      const { loss: why, response, ms } = exchange;
      if (why?.kind === 'timeout') late += 1;
      if (!why) slowestMs = Math.max(slowestMs, ms);
      const [least, what] = weightOf(exchange, answered);
      const added = least === SILENT ? Math.max(least, (LIMIT * ms) / longestMs) : least;
      // A private wiki rightly refuses everything without credentials, and a firewall may refuse all cookies.
      if (isApart && added === REFUSED) return;
      // An overload or a challenge concerns all servers of an operator, a refused question or a dead host does not.
      if (response && !why && (added === 0 || added >= HOPELESS))
        shared?.note(added === 0 ? 'answered' : 'refused');
      if (weight < LIMIT && weight + added >= LIMIT) shared?.note('gave up');
      [weight, inRow, how] = added === 0 ? [0, 0, ''] : [weight + added, inRow + 1, what];
      answered ||= response !== undefined && !why && added === 0;
    },
  };
}

function weightOf({ loss: why, response }: Exchange, answered: boolean): [weight: number, how: string] {
  const silence = 'did not answer';
  if (why?.kind === 'timeout') return [answered ? SILENT : 2 * HOPELESS, silence];
  if (why?.kind === 'broken') return [answered ? SILENT : HOPELESS, silence];
  if (why && ['connect', 'address', 'tls'].includes(why.kind)) return [HOPELESS, 'could not be reached for'];
  if (why || !response) return [0, ''];
  // A service that challenges every client answers nothing else; a later challenge concerns the question.
  const isChallenge = challengeOf(response) !== undefined;
  if (overloadOf(response) !== undefined || (!answered && isChallenge)) return [HOPELESS, 'refused'];
  return [isChallenge || [401, 403].includes(response.status) ? REFUSED : 0, 'refused'];
}
