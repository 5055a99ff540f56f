/** Whether a request may be sent: the end of the audit, the circuit breaker, the budget and the rate, in this order. */
import { budgetUsedUp } from '../values/messages.js';
import { challengeOf, overloadOf } from './busy.js';
import type { Exchange, Loss, Politeness } from './exchange.js';
import { loss } from './errors.js';
import type { Pace } from './pacing.js';

export type Breaker = ReturnType<typeof openBreaker>;

/** What a query without an answer weighs: the more, the surer it is that the next one has none either. */
const HOPELESS = 9;
const REFUSED = 3;
const SILENT = 1;

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
 * @param limit so many queries in a row without an answer, three times as many where they are refusals, at most nine times as
 * many where they are silence after a first answer, and nothing more is sent
 * @param politeness whether the target has asked for a longer wait than an audit takes
 * @param shared the same, where other audits of the same operator have met it too
 */
export function openBreaker(
  pace: Pace,
  maxRequests: number,
  limit: number,
  timeoutMs: number,
  politeness: Pick<Politeness, 'refusal'>,
  shared: Politeness | undefined,
) {
  let requests = 0;
  let inRow = 0;
  let weight = 0;
  let answered = false;
  let how = 'refused';
  let late = 0;
  let slowestMs = 0;
  const longestMs = 2 * Math.max(timeoutMs, USUAL_TIMEOUT_MS);
  const hasBudget = (): boolean => requests < maxRequests;
  const barrier = (): Loss | undefined => {
    if (pace.ended) return pace.ended;
    if (politeness.refusal !== undefined)
      return loss('stopped', `the ${shared ? 'operator' : 'target'} ${politeness.refusal}`);
    if (weight >= limit * HOPELESS) return loss('stopped', `the target ${how} ${inRow} queries in a row`);
    return hasBudget() ? undefined : loss('budget', budgetUsedUp(maxRequests));
  };
  return {
    /** Requests sent so far. */
    get requests() {
      return requests;
    },
    /** How long an answer is waited for: once one did not come, ten times as long as the slowest one took. */
    get patienceMs() {
      const least = late < A_FEW ? LEAST_S : LEAST_AFTER_A_FEW_S;
      const usual = 1_000 * Math.max(least, Math.ceil(slowestMs / 100));
      return late > 0 && answered ? Math.min(timeoutMs, usual) : timeoutMs;
    },
    hasBudget,
    /** Waits for the rate, if need be; returns the reason if nothing may be sent. */
    admit: async (): Promise<Loss | undefined> => barrier() ?? pace.turn(),
    /** Counts the request that is sent now and returns its number. */
    count: () => ++requests,
    /** Takes the last exchange of every question into account; `isApart` if it had a cookie, or lacked the user's credentials. */
    record(exchange: Exchange, isApart: boolean) {
      const isSilent = isSilence(exchange);
      if (exchange.loss?.kind === 'timeout') late += 1;
      if (!exchange.loss) slowestMs = Math.max(slowestMs, exchange.ms);
      const waited = isSilent && answered ? (limit * HOPELESS * exchange.ms) / longestMs : 0;
      const added = Math.max(weightOf(exchange, answered), waited);
      // A wiki that is read with credentials rightly refuses everything without them, and a firewall may refuse all cookies.
      if (isApart && added === REFUSED) return;
      if (shared) share(shared, exchange, added);
      const before = weight;
      weight = added === 0 ? 0 : weight + added;
      if (before < limit * HOPELESS && weight >= limit * HOPELESS) shared?.giveUp();
      inRow = added === 0 ? 0 : inRow + 1;
      how = isSilent ? 'did not answer' : isUnreachable(exchange) ? 'could not be reached for' : 'refused';
      answered ||= exchange.response !== undefined && !exchange.loss && added === 0;
    },
  };
}

/** An overload and a challenge are about all servers of an operator, a refusal of one question or a dead host is not. */
function share(shared: Politeness, { response, loss: why }: Exchange, added: number): void {
  if (!response || why) return;
  if (added === 0) shared.note('answered');
  else if (added >= HOPELESS) shared.note('refused');
}

/** 0 where the target answered. */
function weightOf(exchange: Exchange, answered: boolean): number {
  const { response } = exchange;
  if (exchange.loss) {
    // Where no answer ever came, each further question would only take its time.
    if (isSilence(exchange))
      return answered ? SILENT : exchange.loss.kind === 'timeout' ? 2 * HOPELESS : HOPELESS;
    return isUnreachable(exchange) ? HOPELESS : 0;
  }
  if (!response) return 0;
  if (overloadOf(response) !== undefined) return HOPELESS;
  // A service that challenges every client answers nothing else; later ones are about what is asked.
  if (challengeOf(response) !== undefined) return answered ? REFUSED : HOPELESS;
  return response.status === 401 || response.status === 403 ? REFUSED : 0;
}

const isSilence = ({ loss: why }: Exchange): boolean => why?.kind === 'timeout' || why?.kind === 'broken';

const isUnreachable = ({ loss: why }: Exchange): boolean =>
  why?.kind === 'connect' || why?.kind === 'address' || why?.kind === 'tls';
