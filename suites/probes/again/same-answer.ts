/**
 * The claims that one question has one answer (contract 1, 4, 5): in whatever manner it is put, in HTML, with a cookie, and
 * whatever was asked before it.
 */
import { facetsOf } from '../../answers/facets.js';
import { legible, sameAnswers } from '../../answers/compare.js';
import type { Compared } from '../../answers/compare.js';
import type { Got, Seen, Verdict, Wanted } from '../../engine/trial.js';
import type { Query } from '../../values/queries.js';
import { usualOf } from '../ask.js';
import { answeredQuery, left } from '../context.js';
import type { AnswerClaim, Begun, ProbeContext } from '../context.js';
import { nextLetters, knowsEncodedLetters } from './recheck.js';
import type { Look } from './recheck.js';

/** The parts of a manner, in the order in which they are left out to find the simplest question. */
export const PARTS = ['order', 'escaping', 'accept', 'encoding', 'connection', 'cookie', 'html'] as const;

type Both = readonly [Compared, Compared];

/** What the contract names of each of two answers, as far as both can be read. */
const seeingOf = ([before, after]: Both) => [seeingBeside(after), seeingBeside(before)] as const;

const seeingBeside =
  (other: Compared) =>
  (answer: Compared): Seen =>
    facetsOf(legible(answer, other)[0], false);

/** What a page and a plain answer have in common: all keys too. */
const seeForm = ({ json }: Compared): Seen => facetsOf(json, true);

/** That the page for a question has the same keys as the plain answer to a question that is put in the same manner otherwise. */
export function sameForm(query: Query): AnswerClaim {
  const { html: _, ...plain } = query;
  return {
    query,
    arms: [
      { ask: () => [plain], see: seeForm },
      { ask: () => [query], see: seeForm },
    ],
    simpler: function* () {
      for (const simpler of simplerThan(query)) if (simpler.html) yield sameForm(simpler);
    },
    mayBeAge,
  };
}

/** That a question has its usual answer in this manner too. */
export function sameAnswer(query: Query, seen: Both): AnswerClaim {
  const usual = usualOf(query);
  const [before, after] = seeingOf(seen);
  return {
    query,
    arms: [
      { ask: () => [usual], see: before },
      { ask: () => [query], see: after },
    ],
    simpler: function* () {
      for (const simpler of simplerThan(query)) yield sameAnswer(simpler, seen);
    },
    mayBeAge,
  };
}

/** The question without one part of its manner; never in the usual manner. */
const simplerThan = (query: Query): readonly Query[] =>
  PARTS.flatMap(part => {
    const { [part]: dropped, ...simpler } = query;
    const isUsual = PARTS.every(other => other === part || query[other] === undefined);
    return dropped === undefined || isUsual ? [] : [simpler];
  });

/** That a question has the same answer whether or not another one came just before. */
export function sameAfter(query: Query, following: Query, reset: Query, seen: Both): AnswerClaim {
  const [before, after] = seeingOf(seen);
  return {
    query,
    following,
    arms: [
      { ask: () => [reset, query], see: before },
      { ask: () => [reset, following, query], see: after },
    ],
    mayBeAge,
  };
}

/** Whether a difference is one that time may explain: values of the same kind, or some that only one answer has. */
const mayBeAge = ([one, other]: readonly [Seen, Seen]): boolean =>
  Object.keys(one).every(name => isSameKind(one[name] ?? '', other[name] ?? ''));

const isSameKind = (one: string, other: string): boolean =>
  one === '' || other === '' || kindOf(one) === kindOf(other);

const kindOf = (json: string): string => (/^[\d-]/.test(json) ? 'number' : json.slice(0, 1));

/** How a trial ended, or `paused` until what was suspected is confirmed at the end. */
export type State = Verdict<Query, Compared> | 'paused';

/** So many requests take the stages of one trial before its pause, but for what it leaves out of a question. */
const BEFORE_PAUSE = 22;

/** So many requests are kept for the last stages of trials. */
export const forConfirming = ({ paused }: ProbeContext): number => 2 * paused.length;

/** Whether another trial may begin: once something is about to be proven, only if that leaves enough to confirm both. */
export const hasRoom = (context: ProbeContext): boolean =>
  context.paused.length === 0 || left(context) >= BEFORE_PAUSE + forConfirming(context) + 2;

export const NO_ROOM = {
  budget: 'the budget of requests (--max-requests) has no room to ask again',
} as const;

/** Goes on with a trial until it ends or pauses. */
export async function proceed(context: ProbeContext, look: Look, begun: Begun): Promise<State> {
  const { trial, seen, isRewritten } = begun;
  let next = trial.next('lost');
  while (next.done !== true && next.value !== 'pause') {
    const { arm, stage } = next.value;
    const isOver = stage !== 'confirm' && left(context) <= forConfirming(context);
    const got = isOver ? NO_ROOM : await answerTo(context, look, next.value, isRewritten);
    if (got !== 'lost' && !('budget' in got)) seen[arm] = got;
    next = trial.next(got);
  }
  return next.done === true ? next.value : 'paused';
}

/** So many other addresses are tried: of two shards, all of them miss the one that answered first 3 times in 200. */
const ADDRESSES = 6;

/** Whether a question is answered as before at another address; to a server that reads addresses as text, there is none. */
export async function isSameRewritten(
  context: ProbeContext,
  look: Look,
  { arms }: AnswerClaim,
  first: Compared,
): Promise<boolean> {
  const usual = arms[0].ask(0).at(-1);
  if (!usual || !(await knowsEncodedLetters(context.options))) return false;
  for (let time = 0; time < ADDRESSES; time++) {
    const answer = await look(rewritten(context, usual));
    if (answer && sameAnswers(answer, first)) return true;
  }
  return false;
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
  look: Look,
  { questions }: Exclude<Wanted<Query>, 'pause'>,
  isRewritten: boolean,
): Promise<Got<Compared>> {
  const fresh = (query: Query): Query =>
    isRewritten ? rewritten(context, query) : { ...query, repeat: 'query' };
  for (let time = 0; time < TRIES; time++) {
    let answer: Compared | undefined;
    for (const query of questions) answer = await look(fresh(query));
    if (answer) return answer;
    if (context.exhausted !== undefined) return { budget: context.exhausted };
  }
  return 'lost';
}

/** The questions after which an answer may be another one: what came before it, itself, and pages of its listing and of others. */
export function befores(context: ProbeContext, query: Query, previous: Query | undefined): readonly Query[] {
  const pages = query.query === 'allimages' ? pagesOf(context) : [];
  const own = pages.filter(page => page.cursor && isSameListing(page, query));
  const others = pages.filter(page => !page.cursor && !isSameListing(page, query));
  const known = new Set<string>();
  return [previous, usualOf(query), ...own.slice(0, 1), ...others.slice(0, 1)].filter(
    (each): each is Query => {
      const name = each && JSON.stringify(each);
      if (name === undefined || known.has(name)) return false;
      known.add(name);
      return true;
    },
  );
}

const pagesOf = ({ listings }: ProbeContext): readonly Query[] =>
  [...listings.values()].flatMap(places => [...places.values()]);

const isSameListing = ({ types = [] }: Query, { types: others = [] }: Query): boolean =>
  types.join() === others.join();

/** The question that both arms begin with, so that nothing before the trial makes a difference: one like that which follows, if there is one. */
export function resetOf(context: ProbeContext, query: Query, following: Query): Query | undefined {
  const another = answeredQuery(context, query.query);
  const listing =
    query.query === 'allimages'
      ? pagesOf(context).find(page =>
          following.cursor
            ? page.cursor && page.cursor.aicontinue !== following.cursor.aicontinue
            : !page.cursor && !isSameListing(page, query) && !isSameListing(page, following),
        )
      : undefined;
  return listing ?? (another && { query: another });
}
