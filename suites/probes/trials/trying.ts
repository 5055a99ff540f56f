/** Runs trials against the target, past caches, up to the pause before their last stage and, at the end, through it. */
import type { ClaimTrial } from '../../evidence/violations.js';
import { sameJson } from '../../answers/compare.js';
import { header, read, refusalKind, type Answer } from '../../answers/reading.js';
import { tryClaim, type Claim, type Got, type Verdict } from '../../engine/trial.js';
import { truncated } from '../../evidence/memory-budget.js';
import { busyBy } from '../../http/busy.js';
import type { Exchange } from '../../http/exchange.js';
import { drawFrom, type Draw } from '../../plan/draw.js';
import { encodedPlaces, labelOf, MOST_ENCODED, type EncodedPlace, type Query } from '../../values/queries.js';
import { answeredQuery, left, type Begun, type Ended, type Looked, type ProbeContext } from '../context.js';
import { readForm } from '../../answers/html/page.js';

/** Requests of one trial before its pause, without minimising. */
const BEFORE_PAUSE = 22;

/** Requests kept for the last stages of paused trials. */
export const forConfirming = ({ paused }: ProbeContext): number => 2 * paused.length;

/** Whether another trial may begin: it must leave enough to confirm those that are paused. */
export const hasRoom = (context: ProbeContext): boolean =>
  context.paused.length === 0 || left(context) >= BEFORE_PAUSE + forConfirming(context) + 2;

/** After this many requests of trials that proved nothing, an unsteady wiki is not tried further. */
const IN_VAIN = 56;

function whyNoTrial(context: ProbeContext): string | undefined {
  if (!hasRoom(context)) return NO_ROOM.budget;
  const { inVain, options } = context;
  return inVain < IN_VAIN || options.steady
    ? undefined
    : `it was not asked for again, because ${inVain} requests of other trials proved nothing`;
}

const NO_ROOM = { budget: 'the request budget (--max-requests) is too small to ask again' } as const;

interface Beginning extends Pick<Begun, 'rule' | 'seesRefusals'> {
  readonly purpose: string;
  readonly claimOf: (draw: Draw) => Claim<Query, Looked>;
  /** Whether its questions keep their addresses, which otherwise change with each request. */
  readonly keepsAddresses?: boolean | undefined;
}

/** Runs a new trial up to the pause before its last stage; returns it if it got there. */
export async function begin(
  context: ProbeContext,
  { purpose, claimOf, keepsAddresses = false, ...about }: Beginning,
  end: Begun['end'],
): Promise<Begun | undefined> {
  const { steady, seed } = context.options;
  const number = ++context.trials;
  const draw = drawFrom(seed, `trial of ${purpose} ${number}`);
  const trial = tryClaim(claimOf(draw), { draw, steady });
  const reason = whyNoTrial(context);
  const { asked } = context;
  const isRewritten = reason === undefined && !keepsAddresses && (await knowsEncodedLetters(context));
  const seen: Begun['seen'] = [undefined, undefined];
  const begun: Begun = { number, trial, isRewritten, seen, asked: [[], []], end, ...about };
  const ended = reason === undefined ? await proceed(context, begun) : { verdict: 'doubt' as const, reason };
  if (ended === 'paused') {
    context.paused.push(begun);
    return begun;
  }
  begun.end(ended, begun.seen);
  context.inVain += context.asked - asked;
  return undefined;
}

/** Files tried for each purpose: edits may explain one, hardly ever all. */
const TRIED = 3;

/** Tries a claim on a file, unless the trials of others leave no need; returns false if as many as may be were withdrawn. */
export async function tryFile(
  context: ProbeContext,
  purpose: string,
  claimOf: Beginning['claimOf'],
  settle: (trial: ClaimTrial, seen: Begun['seen']) => ClaimTrial,
): Promise<boolean> {
  const known = context.tries.get(purpose) ?? [];
  if (known.some(verdict => verdict !== 'withdrawn')) return true;
  if (known.length === TRIED) return false;
  context.tries.set(purpose, known);
  const at = known.push('doubt') - 1;
  await begin(context, { purpose, claimOf }, (ended, seen) => {
    known[at] = settle(ended, seen).verdict;
  });
  return true;
}

/** Runs the last stage of each paused trial after a while: a lagging replica breaks no rule. */
export async function confirmTrials(context: ProbeContext): Promise<void> {
  if (context.paused.length === 0) return;
  await context.options.wait(context.options.lastingMs);
  for (const begun of context.paused.splice(0)) {
    // A second, unrelated claim may pause too.
    let ended = await proceed(context, begun);
    while (ended === 'paused') ended = await proceed(context, begun);
    begun.end(ended, begun.seen);
  }
}

async function proceed(context: ProbeContext, begun: Begun): Promise<Ended | 'paused'> {
  const { number, trial, seen } = begun;
  let next = trial.next('lost');
  while (next.done !== true && next.value !== 'pause') {
    const { arm, stage, questions, together } = next.value;
    const isOver = stage !== 'confirm' && left(context) <= forConfirming(context);
    if (stage === 'decide') begun.asked[arm] = questions;
    const placed = questions.map(question => ({ ...question, trial: { number, stage, arm } }));
    const got = isOver ? NO_ROOM : await answerTo(context, placed, begun, together);
    if (got !== 'lost' && !('budget' in got)) seen[arm] = got;
    next = trial.next(got);
  }
  return next.done === true ? endedWith(next.value, begun) : 'paused';
}

function endedWith(ended: Verdict<Query, Looked>, { asked: [usual, other] }: Begun): Ended {
  if (ended.verdict !== 'proven') return ended;
  const { requests, p, losses, claim } = ended.proof;
  const trial = { requests, p, arms: [labelOfAll(usual), labelOfAll(other)], lost: [...losses] };
  return { verdict: 'proven', trial: trial as NonNullable<Ended['trial']>, claim };
}

function labelOfAll(questions: readonly Query[]): string {
  const labels = questions.map(question => {
    const { repeat: _, underWay: __, ...asked } = question;
    return labelOf(asked);
  });
  const isTogether = questions.some(({ underWay }) => underWay);
  return isTogether ? `${labels.join(' and ')} at the same time` : labels.join(', then ');
}

/** Attempts for each answer of a trial. */
const TRIES = 3;

async function answerTo(
  context: ProbeContext,
  questions: readonly Query[],
  { isRewritten, seesRefusals }: Begun,
  together: number | undefined,
): Promise<Got<Looked>> {
  const fresh = (query: Query): Query =>
    isRewritten ? rewritten(context, query) : { ...query, repeat: 'query' };
  for (let time = 0; time < TRIES; time++) {
    let answer: Looked | undefined;
    const asked = questions.map(fresh);
    if (together !== undefined) {
      if (left(context) < asked.length) return NO_ROOM;
      const exchanges = await context.options.askTogether(asked);
      answer = observed(context, asked[together] as Query, exchanges[together] as Exchange, seesRefusals);
    } else
      for (const query of asked) {
        answer = await lookAgain(context, query, seesRefusals);
        if (!answer) break;
      }
    if (answer) return answer;
    if (context.exhausted !== undefined) return { budget: context.exhausted };
  }
  await askAnswered(context);
  return 'lost';
}

/** Asks what was answered before: refusals in a row mean that the target is to be left alone. */
export async function askAnswered(context: ProbeContext): Promise<void> {
  const query = answeredQuery(context);
  if (query !== undefined && left(context) > 0) await context.options.ask({ query, repeat: 'query' });
}

/** Asks without judging the answer; `undefined` if it is no observation. */
export const lookAgain = async (context: ProbeContext, query: Query, seesRefusals?: true) =>
  observed(context, query, await context.options.ask(query), seesRefusals);

function observed(
  context: ProbeContext,
  query: Query,
  exchange: Exchange,
  seesRefusals?: true,
): Looked | Answer | undefined {
  // A cache has had the answer for at least a second (RFC 9111, 5.1), or the server asks to wait.
  if (Number(header(exchange, 'age')) > 0 || busyBy(exchange) !== undefined) return undefined;
  const came = query.html ? readForm(context.options.profile.api, exchange) : read(exchange);
  if (!('kind' in came)) return { exchange: truncated(exchange), json: came.json };
  if (came.kind === 'answer') return came;
  const kind = seesRefusals ? refusalKind(came) : undefined;
  return kind === undefined || kind === 'busy'
    ? undefined
    : { exchange: truncated(came.exchange), json: undefined, refused: came };
}

/** The question at an address that no cache has seen, by percent-encoding letters in one of two places. */
export const rewritten = (context: ProbeContext, query: Query, place: EncodedPlace = 'selection'): Query => ({
  ...query,
  repeat: 'query',
  encoded: { place, letters: 1 + (context.encoded++ % MOST_ENCODED) },
});

/** Whether the target takes encoded letters for the letters, which is asked up to three times. */
async function knowsEncodedLetters(context: ProbeContext): Promise<boolean> {
  for (let time = 0; context.isSameEncoded === undefined && time < TRIES; time++)
    context.isSameEncoded = await isSameToAll(context);
  return context.isSameEncoded === true;
}

/** `undefined` if an address was not answered, which may be chance. */
async function isSameToAll(context: ProbeContext): Promise<boolean | undefined> {
  const { ask } = context.options;
  const question = { query: 'languageinfo', repeat: 'query' } as const;
  const usual = read(await ask(question));
  if (usual.kind !== 'answer') return undefined;
  let isSame: true | undefined = true;
  for (const place of encodedPlaces) {
    const answer = read(await ask(rewritten(context, question, place)));
    if (answer.kind !== 'answer') isSame = undefined;
    else if (!sameJson(usual.json, answer.json)) return false;
  }
  return isSame;
}
