/** Whether and when a request may be sent: the end of the audit, the circuit breaker, the budget and the rate, in this order. */
import { setTimeout as delay } from 'node:timers/promises';
import { budgetUsedUp } from '../values/messages.js';
import { challengeOf, overloadOf } from './busy.js';
import type { ClientOptions, Counter, Exchange, Loss } from './exchange.js';
import { loss } from './errors.js';
import type { Politeness } from './politeness.js';

/** A timer with a longer delay fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Pace = ReturnType<typeof startPace>;

export function startPace(
  { sleep, deadlineMs = Infinity }: Pick<ClientOptions, 'sleep' | 'deadlineMs'>,
  politeness: Politeness,
  now: () => number,
) {
  const until = now() + deadlineMs;
  const over = new AbortController();
  const ending = new Promise(resolve => over.signal.addEventListener('abort', resolve));
  let ended: Loss | undefined;
  /** Ends the present request; without a reason, its own time is over. */
  let giveUp: ((why?: Loss) => void) | undefined;
  let deadline: NodeJS.Timeout | undefined;
  const left = (): number => until - now();
  const end = (why: Loss): void => {
    ended ??= why;
    over.abort();
    giveUp?.(ended);
  };
  const overdue = (): void =>
    end(loss('budget', `the deadline of ${deadlineMs / 1000} s (--deadline) is over`));
  const endedBy = (): Loss | undefined => {
    if (!ended && left() <= 0) overdue();
    return ended;
  };

  const rest = async (wanted: number): Promise<void> => {
    const ms = Math.min(wanted, left(), LONGEST_TIMER_MS);
    if (ms <= 0 || ended) return;
    if (sleep) await Promise.race([sleep(ms), ending]);
    else await delay(ms, undefined, { signal: over.signal }).catch(() => undefined);
  };

  return {
    /** Set once everything has ended: the loss of every further question. */
    get ended() {
      return endedBy();
    },
    /** Milliseconds until the deadline of everything. */
    get left() {
      return left();
    },
    end,
    rest,
    /** Waits until the next request may start; returns the reason if everything ended. */
    async turn(): Promise<Loss | undefined> {
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
    },
    begin(abandon: (why?: Loss) => void, withinMs: number) {
      giveUp = abandon;
      const ms = left();
      const expire = () => (ms <= withinMs ? overdue() : abandon());
      deadline = setTimeout(expire, Math.min(ms, withinMs, LONGEST_TIMER_MS));
    },
    finish() {
      politeness.end(now());
      giveUp = undefined;
      clearTimeout(deadline);
    },
  };
}

type Limits = Pick<ClientOptions, 'maxRequests' | 'timeoutMs' | 'politeness'>;

export type Breaker = ReturnType<typeof openBreaker>;

/** The weights of unanswered questions: the surer it is that the next one has no answer either, the more. */
const HOPELESS = 9;
const REFUSED = 3;
const SILENT = 1;
/** At this weight in a row, nothing more is sent. */
const LIMIT = 27;

const USUAL_TIMEOUT_MS = 30_000;
/** The shortest wait after a first timeout; and after a few, which show that a form or a filter hangs for good. */
const LEAST_S = 5;
const LEAST_AFTER_A_FEW_S = 1;
const A_FEW = 7;

/**
 * Ends an audit that asks in vain. A target that is overloaded, unreachable, or silent from the start is soon left alone. A
 * refusal weighs less, because a firewall may dislike several titles in a row. Silence after a first answer weighs least, because
 * a single form may hang, but more the longer it takes: a minute of it ends an audit.
 * @param politeness of the operator if it is shared, otherwise that of the target
 */
export function openBreaker(
  { maxRequests = Infinity, timeoutMs = USUAL_TIMEOUT_MS, politeness: shared }: Limits,
  politeness: Pick<Politeness, 'refusal'>,
  pace: Pace,
  counter: Counter,
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
    /** The timeout of the next request: after a first timeout, ten times the slowest answer. */
    get patienceMs() {
      const least = late < A_FEW ? LEAST_S : LEAST_AFTER_A_FEW_S;
      const usual = 1_000 * Math.max(least, Math.ceil(slowestMs / 100));
      return late > 0 && answered ? Math.min(timeoutMs, usual) : timeoutMs;
    },
    hasBudget,
    /** Waits for the rate, and returns the number of the request, or why it may not be sent: meanwhile, another client may use up the budget. */
    admit: async (): Promise<Loss | number> =>
      barrier() ?? (await pace.turn()) ?? barrier() ?? ++counter.requests,
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
      if (weight < LIMIT && weight + added >= LIMIT) shared?.giveUp();
      [weight, inRow, how] = added === 0 ? [0, 0, ''] : [weight + added, inRow + 1, what];
      answered ||= response !== undefined && !why && added === 0;
    },
  };
}

function weightOf(
  { loss: why, response }: Exchange,
  answered: boolean,
): readonly [weight: number, how: string] {
  const silence = 'did not answer';
  if (why?.kind === 'timeout') return [answered ? SILENT : 2 * HOPELESS, silence];
  if (why?.kind === 'broken') return [answered ? SILENT : HOPELESS, silence];
  if (why && ['connect', 'address', 'tls'].includes(why.kind)) return [HOPELESS, 'could not be reached for'];
  if (why || !response) return [0, ''];
  // A service that challenges every client answers nothing else; a later challenge concerns the question.
  const isHopeless = overloadOf(response) !== undefined || (!answered && challengeOf(response) !== undefined);
  if (isHopeless) return [HOPELESS, 'refused'];
  const isRefused = [401, 403].includes(response.status) || challengeOf(response) !== undefined;
  return [isRefused ? REFUSED : 0, 'refused'];
}
