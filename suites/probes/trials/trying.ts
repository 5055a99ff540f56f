/** Runs trials against the target, up to the pause before their last stage and, at the end, through it. */
import type { NotedTrial } from '../../evidence/evidence.js';
import type { ClaimTrial } from '../../evidence/violations.js';
import { read, type Answer } from '../../answers/reading.js';
import { refusalKind } from '../../answers/refusal.js';
import { tryClaim, type Claim, type Got, type Proof, type Verdict } from '../../engine/trial.js';
import { truncated } from '../../evidence/memory-budget.js';
import { drawFrom, type Draw } from '../../plan/draw.js';
import { labelOf, type Query } from '../../values/queries.js';
import { answeredQuery, left, type Begun, type Looked, type ProbeContext } from '../context.js';
import { readForm } from '../html.js';
import { hasAge, knowsEncodedLetters, rewritten } from './recheck.js';

type State = Verdict<Query, Looked> | 'paused';

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

/** Files tried for each purpose: edits may explain one, hardly ever all. */
const TRIED = 3;

/** Whether to try another file for the same purpose: after a proof it is not needed, after a doubt it would be as doubtful. */
const needsAnother = (known: readonly ClaimTrial[]): boolean =>
  known.length < TRIED && known.every(({ verdict }) => verdict === 'withdrawn');

interface Beginning extends Partial<Pick<Begun, 'seen' | 'by' | 'seesRefusals'>> {
  readonly purpose: string;
  readonly claimOf: (draw: Draw) => Claim<Query, Looked>;
  /** Whether its questions keep their addresses, which otherwise change with each request. */
  readonly keepsAddresses?: boolean | undefined;
}

/** Runs a new trial up to the pause before its last stage; returns it if it got there. */
export async function begin(
  context: ProbeContext,
  { purpose, claimOf, keepsAddresses = false, ...about }: Beginning,
  end: (verdict: Verdict<Query, Looked>, begun: Begun) => void,
): Promise<Begun | undefined> {
  const { steady, seed } = context.options;
  const number = ++context.trials;
  const draw = drawFrom(seed, `trial of ${purpose} ${number}`);
  const claim = claimOf(draw);
  const why = whyNoTrial(context);
  const { asked } = context;
  const begun: Begun = {
    number,
    trial: tryClaim(claim, { draw, steady }),
    claim,
    isRewritten: why === undefined && !keepsAddresses && (await knowsEncodedLetters(context)),
    seen: [undefined, undefined],
    asked: [[], []],
    ...about,
    end: verdict => {
      end(verdict, begun);
    },
  };
  const state: State = why === undefined ? await proceed(context, begun) : { doubt: why };
  if (state === 'paused') {
    context.paused.push(begun);
    return begun;
  }
  begun.end(state);
  context.inVain += context.asked - asked;
  return undefined;
}

/**
 * Tries a claim on a file up to the pause before the last stage, and notes what came of it under a key, unless that is known or
 * enough files were tried for the same purpose.
 */
export async function tryFile(
  context: ProbeContext,
  { key, ...about }: Omit<Beginning, 'claimOf'> & { readonly key: string },
  claimOf: Beginning['claimOf'],
  noted: (trial: ClaimTrial, seen: Begun['seen']) => Omit<NotedTrial, 'purpose'> = trial => trial,
): Promise<void> {
  const { collected } = context;
  const { purpose } = about;
  const known = [...collected.trials.values()].filter(trial => trial.purpose === purpose);
  if (collected.trials.has(key) || !needsAnother(known)) return;
  const seen: Begun['seen'] = [undefined, undefined];
  const note = (trial: ClaimTrial) => {
    collected.trials.set(key, { ...noted(trial, seen), purpose });
  };
  const paused = await begin(context, { ...about, claimOf, seen }, (verdict, begun) => {
    note(trialOf(verdict, begun));
  });
  if (paused) note(NOT_CONFIRMED);
}

const NOT_CONFIRMED: ClaimTrial = { verdict: 'doubt', reason: 'the audit ended before it was confirmed' };

function trialOf(verdict: Verdict<Query, Looked>, begun: Begun): ClaimTrial {
  if ('withdrawn' in verdict) return { verdict: 'withdrawn', reason: verdict.withdrawn };
  if ('doubt' in verdict) return { verdict: 'doubt', reason: verdict.doubt };
  return 'cutOff' in verdict
    ? { verdict: 'doubt', reason: verdict.cutOff }
    : { verdict: 'proven', trial: numbersOf(verdict.proven, begun) };
}

function labelOfAll(questions: readonly Query[]): string {
  const labels = questions.map(question => {
    const { repeat: _, underWay: __, ...asked } = question;
    return labelOf(asked);
  });
  const isTogether = questions.some(({ underWay }) => underWay);
  return isTogether ? `${labels.join(' and ')} at the same time` : labels.join(', then ');
}

export const numbersOf = (
  { requests, p, losses: [first, second] }: Proof<Query, Looked>,
  { asked: [usual, other] }: Begun,
) => ({
  requests,
  p,
  arms: [labelOfAll(usual), labelOfAll(other)] as [string, string],
  lost: [first, second] as [number, number],
});

/** Runs the last stage of each paused trial after a while: a lagging replica breaks no rule. */
export async function confirmTrials(context: ProbeContext): Promise<void> {
  if (context.paused.length === 0) return;
  await context.options.wait(context.options.lastingMs);
  for (const begun of context.paused.splice(0)) {
    let state: State = 'paused';
    // A second, unrelated claim may pause too.
    while (state === 'paused') state = await proceed(context, begun);
    begun.end(state);
  }
}

async function proceed(context: ProbeContext, begun: Begun): Promise<State> {
  const { number, trial, seen, isRewritten, seesRefusals } = begun;
  let next = trial.next('lost');
  while (next.done !== true && next.value !== 'pause') {
    const { arm, stage, questions, together } = next.value;
    const isOver = stage !== 'confirm' && left(context) <= forConfirming(context);
    if (stage === 'decide') begun.asked[arm] = questions;
    const placed = questions.map(question => ({ ...question, trial: { number, stage, arm } }));
    const got = isOver ? NO_ROOM : await answerTo(context, placed, { isRewritten, seesRefusals, together });
    if (got !== 'lost' && !('budget' in got)) seen[arm] = got;
    next = trial.next(got);
  }
  return next.done === true ? next.value : 'paused';
}

/** Attempts for each answer of a trial. */
const TRIES = 3;

interface HowAsked {
  readonly isRewritten: boolean;
  readonly seesRefusals?: true | undefined;
  readonly together?: boolean | undefined;
}

async function answerTo(
  context: ProbeContext,
  questions: readonly Query[],
  { isRewritten, seesRefusals, together }: HowAsked,
): Promise<Got<Looked>> {
  const fresh = (query: Query): Query =>
    isRewritten ? rewritten(context, query) : { ...query, repeat: 'query' };
  for (let time = 0; time < TRIES; time++) {
    let answer: Looked | undefined;
    const asked = questions.map(fresh);
    if (together) {
      if (left(context) < asked.length) return NO_ROOM;
      const exchange = (await context.options.askTogether(asked)).at(-1);
      const reading = exchange && read(exchange);
      answer = reading?.kind === 'answer' ? reading : undefined;
    } else for (const query of asked) answer = await lookAgain(context, query, seesRefusals);
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
export async function lookAgain(
  context: ProbeContext,
  query: Query,
  seesRefusals = false,
): Promise<Looked | Answer | undefined> {
  const exchange = await context.options.ask(query);
  if (hasAge(exchange)) return undefined;
  const came = query.html ? readForm(context.options.profile.api, exchange) : read(exchange);
  if (!('kind' in came)) return { exchange: truncated(exchange), json: came.json };
  if (came.kind === 'answer') return came;
  const kind = seesRefusals ? refusalKind(came) : undefined;
  return kind === undefined || kind === 'busy'
    ? undefined
    : { exchange: truncated(came.exchange), json: undefined, refused: came };
}
