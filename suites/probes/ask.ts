/**
 * Asks a question in whatever manner (contract 1, 4, 5), notes what came, and compares it with the usual answer to the same
 * question; where they differ, both are asked again, in simpler manners first.
 */
import { sameAnswers, sameForms, type Compared } from '../answers/compare.js';
import { NO_FACTS } from '../answers/raw-json.js';
import { documentOf, isObject, read, type Answer, type Reading } from '../answers/reading.js';
import type { Verdict } from '../engine/trial.js';
import type { DifferenceBy, HtmlComparison } from '../evidence/evidence.js';
import { brief } from '../evidence/memory-budget.js';
import { pageOf } from '../evidence/page.js';
import type { Exchange } from '../http/exchange.js';
import { PARTS, type Query } from '../values/queries.js';
import { walkAnew } from './allimages/listing.js';
import { startProgress } from './allimages/walk.js';
import { left, type AnswerClaim, type Begun, type ProbeContext } from './context.js';
import { fileNamed, nameIn, otherMissing } from './duplicatefiles/names.js';
import { readForm } from './html.js';
import {
  noteAnswered,
  noteEvidence,
  noteRefusal,
  noteTitle,
  noteUsual,
  show,
  subjectOf,
  usualOf,
  type Missed,
} from './notes.js';
import {
  befores,
  resetOf,
  sameAfter,
  sameAmong,
  sameAnswer,
  sameForm,
  type Fresh,
} from './trials/same-answer.js';
import { begin, hasRoom, lookInPlainForm, numbersOf } from './trials/trying.js';

/** A page with an answer; with what parsing its document hides, if that was escaped as it should be. */
interface Page extends Compared {
  readonly kind: 'page';
}

export type Came = Answer | Page | Missed;

/** What came instead of an answer, if nothing else did. */
export const missedIn = (came: Came): Missed | undefined =>
  came.kind === 'answer' || came.kind === 'page' ? undefined : came;

/** Asks a question, and takes what comes; a question that comes again is no new refusal. */
export async function ask(context: ProbeContext, query: Query): Promise<Came> {
  const { latest: previous } = context;
  const exchange = await context.options.ask(query);
  return take(context, query, exchange, seen => lookInto(context, query, seen, previous));
}

/** Asks questions that are under way at the same time; returns what came instead of answers. */
export async function askTogether(
  context: ProbeContext,
  queries: readonly Query[],
): Promise<(readonly [query: Query, instead: Missed])[]> {
  const missed: (readonly [query: Query, instead: Missed])[] = [];
  const asked = queries.map((query): Query => ({ ...query, repeat: 'query', underWay: true }));
  const exchanges = await context.options.askTogether(asked);
  for (const [at, exchange] of exchanges.entries()) {
    const query = asked[at] as Query;
    const others = asked.filter(other => other !== query);
    const came = await take(context, query, exchange, async seen => {
      await tried(context, sameAmong(query, others, seen), seen);
    });
    const instead = missedIn(came);
    if (instead) missed.push([queries[at] as Query, instead]);
  }
  return missed;
}

type Two = readonly [usual: Answer, after: Compared];

/** Notes what came, and has a difference from the usual answer looked into. */
async function take(
  context: ProbeContext,
  query: Query,
  exchange: Exchange,
  look: (seen: Two) => Promise<void>,
): Promise<Came> {
  const came = query.html
    ? await takePage(context, query, exchange)
    : await takeAnswer(context, query, show(context, query, read(exchange)));
  if (came.kind !== 'answer' && came.kind !== 'page') {
    if (query.repeat === undefined) noteRefusal(context, query, came);
    return came;
  }
  if (query.bare) return came;
  await compareWithUsual(context, query, came, look);
  if (came.kind === 'answer') noteUsual(context, query, came);
  return came;
}

async function takeAnswer(context: ProbeContext, query: Query, reading: Reading): Promise<Reading> {
  noteEvidence(context, query, reading);
  if (reading.kind !== 'answer') return reading;
  if (query.cookie !== undefined) await noteWithCookie(context, query, reading);
  return reading;
}

async function noteWithCookie(context: ProbeContext, query: Query, reading: Answer): Promise<void> {
  await askUsualToo(context, query, predictedFor(context, query), reading);
  const plain = plainOf(context, query);
  if (!plain) return;
  context.collected.session.push({
    query: query.query,
    plain: await withoutCookie(context, query, plain, reading),
    withCookie: brief(reading),
  });
}

const plainOf = ({ usual, collected }: ProbeContext, query: Query): Reading | undefined =>
  usual.get(subjectOf(query)) ?? collected.plain.get(query.query);

const statusOf = ({ exchange }: Reading) => exchange.response?.status;

/** The answer without the cookie: where the status is another than usual, to the same manner, which may be why. */
async function withoutCookie(
  context: ProbeContext,
  query: Query,
  usual: Reading,
  reading: Answer,
): Promise<Reading> {
  const { cookie: _, ...anonymous } = query;
  const isProved = context.collected.session.some(
    ({ plain, withCookie }) => statusOf(plain) !== statusOf(withCookie),
  );
  if (isProved || statusOf(usual) === statusOf(reading)) return usual;
  const alike = await lookInPlainForm(context, { ...anonymous, repeat: 'query' });
  return alike ? brief(alike) : usual;
}

/** Keeps a page as evidence. */
async function takePage(context: ProbeContext, query: Query, exchange: Exchange): Promise<Page | Missed> {
  const predicted = predictedFor(context, query);
  const first = showPage(context, query, exchange, predicted);
  if ('kind' in first) return first;
  const isUsualAsked = await askUsualToo(context, query, predicted, { exchange, json: first.page.json });
  const again = isUsualAsked ? showPage(context, query, exchange) : first;
  if ('kind' in again) return again;
  const { page, raw } = again;
  const plain = plainOf(context, query);
  if (plain) context.collected.html.push({ ...again, query: query.query, plain });
  if (query.cursor) context.pageWithCursor ??= query;
  const isEscaped = page.escapedTwice !== true && !page.again;
  return {
    kind: 'page',
    exchange: again.exchange,
    json: page.json,
    ...(raw && isEscaped ? { raw } : {}),
  };
}

/**
 * Reads a page and shows it to the observer.
 * @param like the answer to expect in the page, beside which others may stand; the usual one, if it is known
 */
function showPage(
  context: ProbeContext,
  query: Query,
  exchange: Exchange,
  like: unknown = context.usual.get(subjectOf(query))?.json,
): Omit<HtmlComparison, 'query' | 'plain'> | Missed {
  const { options, memory } = context;
  const form = readForm(options.profile.api, exchange, like);
  if ('kind' in form) return form;
  const { page, raw } = form;
  // What a page breaks beside a plain answer is a difference between the forms, and no fault of the listing.
  options.observer.htmlPage(query, exchange, raw && like !== undefined ? NO_FACTS : raw);
  noteAnswered(context, query);
  return { ...form, exchange: memory.keepExchange(exchange), page: memory.keepPage(page) };
}

/**
 * The answer that the contract predicts for a title (2.4, 2.5), whose usual question would show nothing further if it came;
 * `undefined` if the usual answer is known, or if there is no title.
 */
function predictedFor(context: ProbeContext, query: Query): unknown {
  const { title } = query;
  if (!title || context.usual.has(subjectOf(query))) return undefined;
  const { sent, exists } = title;
  const normal = sent.replaceAll('_', ' ');
  const curid = exists ? fileNamed(context, nameIn(sent))?.curid : undefined;
  return {
    batchcomplete: '',
    query: {
      ...(sent === normal ? {} : { normalized: [{ from: sent, to: normal }] }),
      pages: {
        [curid ?? '-1']: {
          ...(curid === undefined ? { missing: '' } : { pageid: Number(curid) }),
          ns: 6,
          title: normal,
        },
      },
    },
  };
}

/** Asks for a title in the usual manner as well, if its answer in another manner is not as the contract predicts; returns whether it did. */
async function askUsualToo(
  context: ProbeContext,
  query: Query,
  predicted: unknown,
  { exchange, json }: Compared,
): Promise<boolean> {
  if (predicted === undefined || left(context) === 0) return false;
  if (sameForms({ exchange, json: predicted }, { exchange, json })) return false;
  await ask(context, usualOf(query));
  return true;
}

/** By what a question differs from the usual one. */
const kindOfDifference = (query: Query): DifferenceBy =>
  query.html ? 'form' : query.cookie === undefined ? 'manner' : 'cookie';

/** The rules without which an answer shows no members to compare. */
const [UNREAD, NO_OBJECT] = ['envelope.json', 'envelope.object'] as const;

/** Compares an answer with the usual one to the same question, and has a difference looked into. */
async function compareWithUsual(
  context: ProbeContext,
  query: Query,
  after: Compared,
  look: (seen: Two) => Promise<void>,
): Promise<void> {
  const before = context.usual.get(subjectOf(query));
  if (!before || before.exchange.id === after.exchange.id) return;
  const unread = [before, after].find(({ json }) => !isObject(json));
  if (unread) {
    context.collected.unread[kindOfDifference(query)] ??= unread.json === undefined ? UNREAD : NO_OBJECT;
    return;
  }
  context.collected.compared[kindOfDifference(query)] += 1;
  if (!sameAnswers(before, after)) await look([before, after]);
  else if (query.html && !sameForms(before, after)) await lookIntoForms(context, query, [before, after]);
}

/** So many differences of a kind are proven; more of them prove no more. */
const PROVEN = 3;

/** So many suspicions of a kind are tried. */
const TRIED = 4;

/** For so many suspicions is asked what came before: a server that changes by itself raises many. */
const STATES = 3;

/** Whether a difference that is about to be proven explains that of a question: the parts of a manner that it needs are in this one's too. */
const isExplained = ({ paused }: ProbeContext, query: Query): boolean =>
  paused.some(({ by, asked: [, [decided]] }) => {
    if (by === undefined) return false;
    const parts = decided ? PARTS.filter(part => decided[part] !== undefined) : [];
    if (!decided || parts.length === 0) return false;
    const isAbout = kindOfDifference(decided) === 'manner' || decided.query === query.query;
    return isAbout && parts.every(part => query[part] !== undefined);
  });

/** Whether a difference of a kind was there in each answer of a trial. */
const isProven = ({ paused }: ProbeContext, by: DifferenceBy): boolean => paused.some(each => each.by === by);

/** Whether another difference of a kind is worth a trial; counts those that were. */
function isWorthTrying(context: ProbeContext, by: DifferenceBy): boolean {
  const { collected, paused, tried: times } = context;
  const known = [
    ...collected.differences.map(({ query }) => kindOfDifference(query)),
    ...paused.map(each => each.by),
  ];
  const before = times.get(by) ?? 0;
  const isDone =
    (isProven(context, by) && !hasRoom(context)) ||
    before >= TRIED ||
    known.filter(each => each === by).length >= PROVEN;
  if (!isDone) times.set(by, before + 1);
  return !isDone;
}

/** Looks into a page with other keys than the usual answer: it may have those of the plain answer in the same manner. */
async function lookIntoForms(
  context: ProbeContext,
  query: Query,
  seen: readonly [Compared, Compared],
): Promise<void> {
  if (!isExplained(context, query) && isWorthTrying(context, 'form'))
    await tried(context, sameForm(query, freshTitles(context, query)), seen);
}

/** Looks into an answer that differs from the usual one: tries the claims that it breaks, one after another. */
async function lookInto(
  context: ProbeContext,
  came: Query,
  seen: Two,
  previous: Query | undefined,
): Promise<void> {
  const { repeat: _, ...query } = came;
  const by = kindOfDifference(query);
  if (isExplained(context, query)) return;
  if (!isWorthTrying(context, by)) {
    if (!isProven(context, by)) judgeAlone(context, query, seen[1]);
    return;
  }
  const end = await tried(context, sameAnswer(query, seen, freshTitles(context, query)), seen, () => {
    judgeAlone(context, query, seen[1]);
  });
  if (end === 'proven') return;
  const states = context.tried.get('state') ?? 0;
  context.tried.set('state', states + 1);
  // Where nobody edits, only what was asked can have changed an answer.
  const most = end === 'changed' && !context.options.steady ? 1 : STATES;
  for (const following of states < most ? befores(context, query, previous) : []) {
    const reset = resetOf(context, query, following);
    if (reset && (await tried(context, sameAfter(query, following, reset, seen), seen)) === 'proven') return;
  }
  await followChange(context, usualOf(query));
}

/** Other titles that are missing as well, which no cache and no lagging replica has seen; only of a missing title there are such. */
function freshTitles(context: ProbeContext, { title }: Query): Fresh | undefined {
  if (!title || title.exists || context.options.steady) return undefined;
  return instance => ({ ...title, sent: otherMissing(context, title.sent, instance) });
}

/** Tries a claim up to the pause before its last stage; what comes of it is noted, and `unproven` is called if it is not proven. */
async function tried(
  context: ProbeContext,
  claim: AnswerClaim,
  seen: readonly [Compared, Compared],
  unproven?: () => void,
): Promise<'proven' | 'changed' | 'not proven'> {
  const last: Begun['seen'] = [...seen];
  const paused = await begin(
    context,
    {
      purpose: subjectOf(claim.query),
      claimOf: () => claim,
      seen: last,
      by: kindOfDifference(claim.query),
    },
    (verdict, begun) => {
      const [before = seen[0], after = seen[1]] = 'proven' in verdict ? last : seen;
      noteEnd(context, begun, verdict, [before, after]);
      if (!('proven' in verdict)) unproven?.();
    },
  );
  if (paused) return 'proven';
  const [before, after] = seen;
  // Asked in either way, it has the new answer by now.
  const isChanged = last.every(
    answer => answer && sameAnswers(answer, after) && !sameAnswers(answer, before),
  );
  return isChanged ? 'changed' : 'not proven';
}

/** Notes what came of a trial; what agrees when asked again is no difference. */
function noteEnd(
  { collected }: ProbeContext,
  begun: Begun,
  verdict: Verdict<Query, Compared>,
  [before, after]: readonly [Compared, Compared],
): void {
  const claim = begun.claim as AnswerClaim;
  const { query, following } = 'proven' in verdict ? (verdict.proven.claim as AnswerClaim) : claim;
  if ('withdrawn' in verdict) return;
  // That one of many questions before makes no difference says nothing.
  if (claim.following && !('proven' in verdict) && !('cutOff' in verdict)) return;
  collected.differences.push({
    by: following ? 'state' : kindOfDifference(query),
    query,
    ...(following ? { following } : {}),
    before,
    after,
    ...('proven' in verdict ? { trial: numbersOf(verdict.proven, begun) } : {}),
    ...('doubt' in verdict ? verdict : {}),
    ...('cutOff' in verdict ? { doubt: verdict.cutOff } : {}),
  });
}

/**
 * Takes the answer that a question has by now for the usual one, and walks its listing anew: a server may be wrong from a time
 * on.
 */
async function followChange(context: ProbeContext, usual: Query): Promise<void> {
  const answer = await lookInPlainForm(context, { ...usual, repeat: 'query' });
  if (answer) {
    context.options.observer.answer(usual, answer);
    context.usual.delete(subjectOf(usual));
    noteUsual(context, usual, answer);
  }
  if (usual.query === 'allimages') await walkAnew(context, usual.types ?? []);
}

/** An answer that does not come again proves no difference, but by itself it may break what holds for every answer. */
function judgeAlone(context: ProbeContext, query: Query, { exchange, json, raw }: Compared): void {
  const { observer, profile } = context.options;
  // A document that is not escaped as it should be says other names than the answer.
  const isAsMeant = !query.html || raw !== undefined;
  const page = query.query === 'allimages' && isAsMeant ? pageOf({ exchange, json }, query) : undefined;
  if (page) observer.page(page, startProgress(profile, query.types ?? []));
  // What came in the plain form without a cookie was judged as it came.
  if (!raw || (!query.html && query.cookie === undefined)) return;
  const reading = context.memory.keep(documentOf({ exchange, json, raw }));
  if (reading.kind !== 'answer') return;
  if (query.html) observer.document(query.query, reading);
  if (query.title) noteTitle(context, query.title, reading);
}
