/**
 * What an answer depends on besides its question (contract 3, 4): the question before it, or whether it was asked just
 * before. It is asked right after one question and right after another, in an order that no rotation of replicas follows.
 */
import { isDeepStrictEqual } from 'node:util';
import { sameAnswers } from '../../answers/compare.js';
import type { Compared } from '../../answers/compare.js';
import type { Difference } from '../../evidence/evidence.js';
import type { Query } from '../../values/queries.js';
import { subjectOf, usualOf } from '../ask.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { TURNS, whyUnanswered } from './recheck.js';
import type { Look } from './recheck.js';

const again = (query: Query): Query => ({ ...query, repeat: 'query' });

/** Asks a question right after others. */
const askingAfter = (look: Look, others: readonly Query[], query: Query) => async () => {
  for (const other of others) await look(again(other));
  return look(again(query));
};

/** A question right after another one, or after itself, with the answer that it has there. */
interface Following {
  readonly following: Query;
  readonly ask: () => Promise<Compared | undefined>;
  readonly answer: Compared;
}

/** Whether the answer to a question is another one after other questions, proven in turns, or another one than before after all of them. */
export interface FollowingAll {
  readonly depends?: true;
  readonly changed?: Compared;
}

/**
 * Asks a question, whose answer was another once, right after what was asked before it then, after itself and after others;
 * where two of these make a difference, in turns.
 */
export async function askAfterOthers(
  context: ProbeContext,
  look: Look,
  query: Query,
  usual: Compared,
  before: Query,
): Promise<FollowingAll> {
  if (context.options.strength === undefined) return {};
  const askAfter = async (following: Query): Promise<Following | undefined> => {
    // What comes again was asked just before.
    const isItself = subjectOf(following) === subjectOf(query);
    const ask = askingAfter(look, isItself ? [] : [following], query);
    const answer = await ask();
    return answer && { following, ask, answer };
  };
  let first = await askAfter(before);
  const later = laterThan(context, query);
  // A server may go on where the page before ended, whatever was asked in between.
  if (first && later[0] && sameAnswers(first.answer, usual)) first = await askAfter(later[0]);
  if (!first || sameAnswers(first.answer, usual)) return {};
  const answers: Following[] = [];
  let pair: Pair | undefined;
  // A server remembers the latest of one kind, and so two of a kind are compared before any others.
  const kinds = [later, othersThan(context, query).slice(0, 2)];
  if (later.length < 2) kinds.push(laterThan(context, query, false));
  for (const kind of kinds) {
    const among: Following[] = [];
    for (const each of kind) {
      const next = await askAfter(each);
      if (next) among.push(next);
    }
    pair = differing(among);
    if (pair) break;
    answers.push(...among);
  }
  if (!pair) {
    const isItself = subjectOf(first.following) === subjectOf(query);
    const itself = isItself ? first : await askAfter(query);
    answers.push(...(itself ? [itself] : []), first);
    pair = differing(answers);
  }
  if (!pair) return answers.length > 2 ? { changed: first.answer } : {};
  const [one, other] = sameAnswers(pair[1].answer, usual) ? [pair[1], pair[0]] : pair;
  const turns = { before: one, after: other };
  const isProven = await differInTurns(context, turns, sameAnswers, { query, following: other.following });
  return isProven ? { depends: true } : {};
}

type Pair = readonly [Following, Following];

/** The first two that have different answers. */
function differing(answers: readonly Following[]): Pair | undefined {
  for (const [at, one] of answers.entries())
    for (const other of answers.slice(at + 1))
      if (!sameAnswers(one.answer, other.answer)) return [one, other];
  return undefined;
}

const firstsOf = ({ listings }: ProbeContext): readonly Query[] =>
  [...listings.values()].flatMap(places => places.get('first') ?? []);

const isSameListing = ({ types = [] }: Query, { types: others = [] }: Query): boolean =>
  types.join() === others.join();

/** Later pages of the listing whose first one a question asks for, or of others. */
function laterThan({ listings }: ProbeContext, query: Query, areOwn = true): readonly Query[] {
  if (query.query !== 'allimages' || query.cursor) return [];
  const pages: Query[] = [];
  for (const places of listings.values()) {
    const first = places.get('first');
    if (!first || isSameListing(first, query) !== areOwn) continue;
    pages.push(...(['inner', 'last'] as const).flatMap(place => places.get(place) ?? []));
  }
  return pages.slice(0, 2);
}

/** What else to ask the question right after: first pages of other listings, or another query. */
function othersThan(context: ProbeContext, query: Query): readonly Query[] {
  const another = anotherThan(context, query);
  const others = firstsOf(context).filter(first => !isSameListing(first, query));
  return [...(query.query === 'allimages' ? others : []), ...(another ? [another] : [])];
}

type Turns = Readonly<Record<'before' | 'after', Pick<Following, 'ask' | 'answer'>>>;

/** Whether each of two ways to come to a question brings its own answer throughout, in turns; then that is noted. */
async function differInTurns(
  context: ProbeContext,
  { before, after }: Turns,
  same: (a: Compared, b: Compared) => boolean,
  asked: Pick<Difference, 'query' | 'following'>,
): Promise<boolean> {
  const { differences } = context.collected;
  const difference: Difference = { ...asked, by: 'state', before: before.answer, after: after.answer };
  for (const turn of TURNS) {
    const { ask, answer } = turn === 'before' ? before : after;
    const seen = await ask();
    if (seen && same(answer, seen)) continue;
    if (!seen && context.exhausted !== undefined)
      differences.push({ ...difference, ...whyUnanswered(context) });
    return false;
  }
  differences.push(difference);
  return true;
}

/** Where the answer to a question differs only right after some other question: asks for both in turns. */
export async function compareAfter(
  context: ProbeContext,
  look: Look,
  asked: Readonly<Record<'query' | 'following', Query>>,
  seen: Readonly<Record<'before' | 'after', Compared>>,
  same: (a: Compared, b: Compared) => boolean,
): Promise<void> {
  const { query, following } = asked;
  if (context.options.strength === undefined || subjectOf(following) === subjectOf(query)) return;
  const usual = usualOf(query);
  const before = { ask: askingAfter(look, [usual], usual), answer: seen.before };
  const after = { ask: askingAfter(look, [following], query), answer: seen.after };
  await differInTurns(context, { before, after }, same, asked);
}

/** Where a question moves something on, such as a cursor that the server keeps: asks for it once and twice after another. */
export async function compareAfterItself(context: ProbeContext, look: Look, query: Query): Promise<void> {
  if (context.options.strength === undefined) return;
  if (context.collected.differences.some(({ by }) => by === 'state')) return;
  const another = anotherThan(context, query);
  if (!another) return;
  const once = askingAfter(look, [another], query);
  const twice = askingAfter(look, [another, query], query);
  const [before, after] = [await once(), await twice()];
  if (!before || !after || sameAnswers(before, after)) return;
  const turns = { before: { ask: once, answer: before }, after: { ask: twice, answer: after } };
  await differInTurns(context, turns, sameAnswers, { query, following: query });
}

/** Where the answer to a question that was put in another manner than usual changes: asks for it right after each of several others. */
export async function compareAfterOthers(
  context: ProbeContext,
  look: Look,
  query: Query,
  previous: Query | undefined,
): Promise<void> {
  if (context.options.strength === undefined) return;
  if (context.collected.differences.some(({ by }) => by === 'state')) return;
  const others: Query[] = [];
  for (const other of [query, usualOf(query), previous, anotherThan(context, query)])
    if (other && !others.some(known => isDeepStrictEqual(again(known), again(other)))) others.push(other);
  if (left(context) < 2 * (others.length + TURNS.length)) return;
  const among: Following[] = [];
  for (const following of others) {
    // Each after one other question, so that two replicas in rotation bring no two answers; more are told apart in turns.
    const ask = askingAfter(look, [following], query);
    const answer = await ask();
    if (answer) among.push({ following, ask, answer });
  }
  const pair = differing(among);
  if (!pair) return;
  const [after, before] = pair;
  await differInTurns(context, { before, after }, sameAnswers, { query, following: after.following });
}

/** The first page of the same listing, or another query. */
function anotherThan(context: ProbeContext, query: Query): Query | undefined {
  const first = firstsOf(context).find(each => isSameListing(each, query));
  if (query.cursor && first) return first;
  const other = (['languageinfo', 'dbrepllag'] as const).find(
    name => name !== query.query && context.collected.plain.get(name)?.kind === 'answer',
  );
  return other && { query: other };
}
