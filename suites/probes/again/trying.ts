/** Runs trials against the target: up to the pause before their last stage, and through it at the end (contract 4). */
import type { NotedTrial } from '../../evidence/evidence.js';
import type { ClaimTrial } from '../../evidence/trials.js';
import { sameAnswers } from '../../answers/compare.js';
import type { Compared } from '../../answers/compare.js';
import { isOfAnother, read } from '../../answers/reading.js';
import type { Answer } from '../../answers/reading.js';
import { namesOfDifference, tryClaim } from '../../engine/trial.js';
import type { Claim, Got, Proof, Verdict } from '../../engine/trial.js';
import { truncated } from '../../evidence/memory-budget.js';
import { readPage } from '../../evidence/reader.js';
import { drawFrom } from '../../plan/draw.js';
import type { Draw } from '../../plan/draw.js';
import { labelOf } from '../../values/queries.js';
import type { Query } from '../../values/queries.js';
import { subjectOf } from '../ask.js';
import { left } from '../context.js';
import type { AnswerClaim, Begun, ProbeContext } from '../context.js';
import { isEmpty } from '../html.js';
import { askPastCaches, knowsEncodedLetters, nextLetters, waitForReplicas } from './recheck.js';

/** How a trial ended, or `paused` until what was suspected is confirmed at the end. */
type State = Verdict<Query, Compared> | 'paused';

/** So many requests take the stages of one trial before its pause, but for what it leaves out of a question. */
const BEFORE_PAUSE = 22;

/** So many requests are kept for the last stages of trials. */
export const forConfirming = ({ paused }: ProbeContext): number => 2 * paused.length;

/** Whether another trial may begin: once something is about to be proven, only if that leaves enough to confirm both. */
export const hasRoom = (context: ProbeContext): boolean =>
  context.paused.length === 0 || left(context) >= BEFORE_PAUSE + forConfirming(context) + 2;

const NO_ROOM = { budget: 'the request budget (--max-requests) is too small to ask again' } as const;

/** So many files are tried for each rule: a change of the data explains some, hardly ever all. */
const TRIED = 3;

/** Whether another file is to be tried for the same purpose: a proof is enough, and a doubt tells that the next one would be as doubtful. */
const needsAnother = (known: readonly ClaimTrial[]): boolean =>
  known.length < TRIED && known.every(({ verdict }) => verdict === 'withdrawn');

/**
 * Tries a claim on a file up to the pause before the last stage, and notes what came of it under a key, unless that is known or
 * enough files were tried for the same purpose. `claimOf` may find nothing to ask.
 */
export async function tryFile(
  context: ProbeContext,
  { purpose, key }: { readonly purpose: string; readonly key: string },
  claimOf: (draw: Draw) => Claim<Query, Compared> | undefined,
  noted: (trial: ClaimTrial, seen: Begun['seen']) => Omit<NotedTrial, 'purpose'> = trial => trial,
): Promise<void> {
  const { options, collected } = context;
  const { steady, seed } = options;
  const known = [...collected.trials.values()].filter(trial => trial.purpose === purpose);
  if (collected.trials.has(key) || !needsAnother(known)) return;
  const number = ++context.trials;
  const draw = drawFrom(seed, `trial of ${purpose} ${number}`);
  const claim = claimOf(draw);
  if (!claim) return;
  const seen: Begun['seen'] = [undefined, undefined];
  const note = (trial: ClaimTrial) => {
    collected.trials.set(key, { ...noted(trial, seen), purpose });
  };
  if (!hasRoom(context)) {
    note({ verdict: 'doubt', reason: NO_ROOM.budget });
    return;
  }
  const begun: Begun = {
    number,
    trial: tryClaim(claim, { draw, steady }),
    claim,
    isRewritten: !steady && claim.mayBeAge !== undefined && (await knowsEncodedLetters(options)),
    seen,
    asked: [[], []],
    end: verdict => {
      note(trialOf(verdict, begun));
    },
  };
  if (await isPausedAt(context, begun)) note(NOT_CONFIRMED);
}

const NOT_CONFIRMED: ClaimTrial = { verdict: 'doubt', reason: 'the audit ended before it was confirmed' };

function trialOf(verdict: Verdict<Query, Compared>, begun: Begun): ClaimTrial {
  if ('withdrawn' in verdict) return { verdict: 'withdrawn', reason: verdict.withdrawn };
  if ('doubt' in verdict) return { verdict: 'doubt', reason: verdict.doubt };
  return 'cutOff' in verdict
    ? { verdict: 'doubt', reason: verdict.cutOff }
    : { verdict: 'proven', trial: numbersOf(verdict.proven, begun) };
}

function labelOfAll(questions: readonly Query[]): string {
  const labels = questions.map(question => {
    const { repeat: _, ...asked } = question;
    return labelOf(asked);
  });
  return labels.join(', then ');
}

/** What the report says of a proof. */
export const numbersOf = (
  { requests, p, losses: [first, second] }: Proof<Query, Compared>,
  { asked: [usual, other] }: Begun,
) => ({
  requests,
  p,
  arms: [labelOfAll(usual), labelOfAll(other)] as [string, string],
  lost: [first, second] as [number, number],
});

/** Runs a trial until it ends, and notes how, or until it pauses; returns whether it has paused. */
export async function isPausedAt(context: ProbeContext, begun: Begun): Promise<boolean> {
  let state = await proceed(context, begun);
  if (state === 'paused' && (await isByAddress(context, begun))) state = { doubt: BY_ADDRESS };
  if (state === 'paused') context.paused.push(begun);
  else begun.end(state);
  return state === 'paused';
}

const BY_ADDRESS = 'the answer depends on how the address of the question is written';

/** So many other addresses of both questions are tried: of two shards, one answers for all of them 6 times in 100,000. */
const WRITINGS = 8;

/**
 * Whether a target that is taken to be steady is none: some addresses of a question have one answer and some another, as behind
 * a balancer that hashes them. That all of them have another answer is no reason: the fault may depend on the text.
 */
async function isByAddress(context: ProbeContext, { claim: { arms }, seen }: Begun): Promise<boolean> {
  const { options } = context;
  const { caches } = options;
  const [one, other] = seen.map((answer, side) => answer && arms[side === 0 ? 0 : 1].see(answer, 0));
  if (!options.steady || caches.isUniform || !one || !other || left(context) < 3 * WRITINGS) return false;
  if (!(await knowsEncodedLetters(options))) return false;
  const differing = namesOfDifference(one, other);
  // Two equal values may break a claim as well.
  const names = differing.length > 0 ? differing : Object.keys(one);
  for (const [side, shown] of [one, other].entries()) {
    const arm = arms[side === 0 ? 0 : 1];
    let [same, otherwise] = [0, 0];
    for (let time = 0; time < WRITINGS; time++) {
      const got = await answerTo(context, arm.ask(time), true);
      const value = got === 'lost' || 'budget' in got ? undefined : arm.see(got, time);
      if (value && names.every(name => value[name] === shown[name])) same += 1;
      else if (value) otherwise += 1;
    }
    if (same > 0 && otherwise > 0) return true;
  }
  caches.isUniform = true;
  return false;
}

/** Confirms, after a while, what trials have shown: replicas that lag break no rule by it. */
export async function confirmTrials(context: ProbeContext, when: 'end' | 'rest' = 'end'): Promise<void> {
  if (context.paused.length === 0) return;
  await waitForReplicas(context, when);
  for (const begun of context.paused.splice(0)) {
    let state: State = 'paused';
    // A second, unrelated question may have to pause as well.
    while (state === 'paused') state = await proceed(context, begun);
    begun.end(state);
  }
}

/** Goes on with a trial until it ends or pauses. */
async function proceed(context: ProbeContext, begun: Begun): Promise<State> {
  const { number, trial, seen, isRewritten } = begun;
  let next = trial.next('lost');
  while (next.done !== true && next.value !== 'pause') {
    const { arm, stage, questions } = next.value;
    const isOver = stage !== 'confirm' && left(context) <= forConfirming(context);
    if (stage === 'decide') begun.asked[arm] = questions;
    const placed = questions.map(question => ({ ...question, trial: { number, stage, arm } }));
    const got = isOver ? NO_ROOM : await answerTo(context, placed, isRewritten);
    if (got !== 'lost' && !('budget' in got)) seen[arm] = got;
    next = trial.next(got);
  }
  return next.done === true ? next.value : 'paused';
}

/** So many other addresses are tried: of two shards, all of them miss the one that answered first once in 16 times. */
const ADDRESSES = 4;

/** Whether a question is answered as before at another address; to a server that reads addresses as text, there is none. */
export async function isSameRewritten(
  context: ProbeContext,
  { arms }: AnswerClaim,
  first: Compared,
): Promise<boolean> {
  const { options } = context;
  const usual = arms[0].ask(0).at(-1);
  if (!usual || !(await knowsEncodedLetters(options))) return false;
  const { sameAnew } = options.caches;
  const subject = subjectOf(usual);
  let isSame = sameAnew.get(subject) ?? false;
  for (let time = sameAnew.has(subject) ? ADDRESSES : 0; !isSame && time < ADDRESSES; time++) {
    const answer = await lookAgain(context, rewritten(context, usual));
    isSame = answer !== undefined && sameAnswers(answer, first);
  }
  sameAnew.set(subject, isSame);
  return isSame;
}

/** Percent-encoded letters stand for themselves, and neither a cache nor a balancer has seen the address before. */
const rewritten = ({ options: { caches } }: ProbeContext, query: Query): Query => ({
  ...query,
  repeat: 'query',
  encoded: { place: 'selection', letters: nextLetters(caches) },
});

/** So often is asked again what was lost. */
const TRIES = 3;

async function answerTo(
  context: ProbeContext,
  questions: readonly Query[],
  isRewritten: boolean,
): Promise<Got<Compared>> {
  const fresh = (query: Query): Query =>
    isRewritten ? rewritten(context, query) : { ...query, repeat: 'query' };
  for (let time = 0; time < TRIES; time++) {
    let answer: Compared | undefined;
    for (const query of questions) answer = await lookAgain(context, fresh(query));
    if (answer) return answer;
    if (context.options.caches.inVain > 0) return 'lost';
    if (context.exhausted !== undefined) return { budget: context.exhausted };
  }
  return 'lost';
}

/** Asks again, with nothing judged; `undefined` if nothing came that can be compared. */
async function lookAgain(context: ProbeContext, query: Query): Promise<Compared | undefined> {
  if (!query.html) return lookInPlainForm(context, query);
  const exchange = await askPastCaches(context.options, query);
  if (!exchange) return undefined;
  const { page } = readPage(exchange, context.usual.get(subjectOf(query))?.json);
  if (page.json === undefined || isEmpty(context, { exchange, page })) return undefined;
  return { exchange: truncated(exchange), json: page.json };
}

/** The same for a question in the plain form. */
export async function lookInPlainForm(context: ProbeContext, query: Query): Promise<Answer | undefined> {
  const exchange = await askPastCaches(context.options, query);
  const reading = exchange && read(exchange);
  if (reading?.kind !== 'answer') return undefined;
  return isOfAnother(reading) && context.strangeJson !== 'of the target' ? undefined : reading;
}
