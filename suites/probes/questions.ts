/**
 * Questions put in other manners than usual (contract 1, 4, 5): in HTML, with a session cookie, in other spellings. Their
 * answers are compared with the usual one; where they differ, both are asked again, in simpler manners first.
 */
import { sameAnswers, sameForms, type Compared } from '../answers/compare.js';
import { documentOf, isObject, type Answer, type Reading } from '../answers/reading.js';
import type { DifferenceBy, HtmlProbe, ProbeId, TitleProbe } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { brief } from '../evidence/memory-budget.js';
import { pageOf } from '../evidence/page.js';
import type { Verdict } from '../engine/trial.js';
import { PARTS, type Query } from '../values/queries.js';
import { ask, lose, noteRefusal, noteUsual, probeOf, readOnce, subjectOf, usualOf } from './ask.js';
import { left, type AnswerClaim, type Begun, type ProbeContext } from './context.js';
import { askHtmlOnce, readHtml, readHtmlOnce } from './html.js';
import { walkAnew } from './allimages/listing.js';
import { startProgress } from './allimages/walk.js';
import {
  befores,
  resetOf,
  sameAfter,
  sameAmong,
  sameAnswer,
  sameForm,
  type Fresh,
} from './trials/same-answer.js';
import { begin, hasRoom, isSameRewritten, lookInPlainForm, numbersOf } from './trials/trying.js';
import { noteTitle, otherMissing } from './duplicatefiles/titles.js';

/** A question to ask, for a probe; of a title, what is known of it. */
export interface Step {
  readonly query: Query;
  readonly probe: ProbeId;
  readonly title?: Omit<TitleProbe, 'reading'>;
}

/** Asks a question, and compares its answer with the usual one; returns its exchange, which has no id if it could not be sent. */
export async function askStep(context: ProbeContext, step: Step): Promise<Exchange> {
  const { latest: previous } = context;
  const exchange = await context.options.ask(step.query);
  const after = step.query.html
    ? await pageFor(context, step, exchange)
    : await answerTo(context, step, exchange);
  if (after)
    await compareWithUsual(context, step.query, after, seen => lookInto(context, step, seen, previous));
  return exchange;
}

/** An answer to compare; that of a page with what parsing its document hides, where it was escaped as it should be. */
type Seen = Compared & Partial<Pick<Answer, 'raw'>>;

const plainOf = ({ usual, collected }: ProbeContext, query: Query): Reading | undefined =>
  usual.get(subjectOf(query)) ?? collected.plain.get(query.query);

/** The page for a question, kept as evidence; `undefined` where there is nothing to compare. */
async function pageFor(context: ProbeContext, step: Step, exchange: Exchange): Promise<Seen | undefined> {
  const { query } = step;
  const html = readHtml(context, query, exchange, predictedFor(context, step));
  const json = html.page?.json;
  const isReadAgain = json !== undefined && (await isUsualAskedToo(context, step, { exchange, json }));
  return seenOn(context, query, isReadAgain ? readHtmlOnce(context, query, exchange) : html);
}

/** Asks a question once more, and compares its answer with the usual one; returns what came instead of an answer. */
export async function compareAgain(
  context: ProbeContext,
  query: Query,
  late?: (answer: Answer) => void,
): Promise<HtmlProbe['lost']> {
  const { latest: previous } = context;
  const again: Query = { ...query, repeat: 'query' };
  let after: Seen | undefined;
  let answer: Answer | undefined;
  if (query.html) {
    const html = await askHtmlOnce(context, again);
    if (html.lost) return html.lost;
    after = seenOn(context, query, html);
  } else {
    const reading = await ask(context, again);
    if (reading.kind !== 'answer') return reading;
    late?.(reading);
    after = answer = reading;
  }
  if (after)
    await compareWithUsual(context, query, after, seen => lookInto(context, { query }, seen, previous));
  if (answer) noteUsual(context, query, answer);
  return undefined;
}

/** Asks questions that are under way at the same time, and compares each answer with the usual one; returns what came instead of answers. */
export async function compareTogether(
  context: ProbeContext,
  queries: readonly Query[],
): Promise<(readonly [query: Query, instead: Exclude<Reading, Answer>])[]> {
  const missed: (readonly [query: Query, instead: Exclude<Reading, Answer>])[] = [];
  const asked = queries.map((query): Query => ({ ...query, repeat: 'query', underWay: true }));
  const exchanges = await context.options.askTogether(asked);
  for (const [at, exchange] of exchanges.entries()) {
    const query = asked[at] as Query;
    const reading = readOnce(context, query, exchange);
    const others = asked.filter(other => other !== query);
    if (reading.kind !== 'answer') missed.push([queries[at] as Query, reading]);
    else
      await compareWithUsual(context, query, reading, async seen => {
        await tried(context, sameAmong(query, others, seen), seen);
      });
  }
  return missed;
}

/** Keeps a page as evidence; `undefined` where there is nothing to compare. */
function seenOn(context: ProbeContext, query: Query, html: HtmlProbe): Seen | undefined {
  const plain = plainOf(context, query);
  if (plain) context.collected.html.push({ query: query.query, plain, html });
  const { exchange, page, raw } = html;
  if (page?.json === undefined) return undefined;
  if (query.cursor) context.pageWithCursor ??= query;
  const isEscaped = !page.escapedTwice && !page.again && !page.literal;
  return { exchange, json: page.json, ...(raw && isEscaped ? { raw } : {}) };
}

/** The answer to a question in the plain form, kept as evidence; `undefined` where there is nothing to compare. */
async function answerTo(context: ProbeContext, step: Step, exchange: Exchange): Promise<Seen | undefined> {
  const reading = readOnce(context, step.query, exchange);
  return step.query.cookie === undefined
    ? noteAnonymous(context, step, reading)
    : noteWithCookie(context, step, reading);
}

function noteAnonymous(
  context: ProbeContext,
  { query, probe, title }: Step,
  reading: Reading,
): Answer | undefined {
  const late = (answer: Answer): void => {
    if (title) noteTitle(context.collected, title, answer);
  };
  if (reading.kind !== 'answer') {
    noteRefusal(context, probe, query, reading, late);
    return undefined;
  }
  if (title) {
    const kept = context.memory.keep(reading);
    if (kept.kind === 'answer') late(kept);
    else lose(context, probe, kept);
  }
  noteUsual(context, query, reading);
  return reading;
}

async function noteWithCookie(
  context: ProbeContext,
  step: Step,
  reading: Reading,
): Promise<Answer | undefined> {
  const { query, probe } = step;
  if (reading.kind === 'answer') await isUsualAskedToo(context, step, reading);
  const plain = plainOf(context, query);
  const comparison = plain && {
    query: query.query,
    plain: await withoutCookie(context, query, plain, reading),
    withCookie: briefly(context, reading),
  };
  if (comparison) context.collected.session.push(comparison);
  if (reading.kind === 'answer') return reading;
  // What was refused once and then answered needs no credentials.
  const late = (answer: Answer): void => {
    if (comparison) comparison.withCookie = briefly(context, answer);
  };
  noteRefusal(context, probe, query, reading, late);
  return undefined;
}

const briefly = ({ memory }: ProbeContext, reading: Reading): Reading => memory.keep(brief(reading));

const statusOf = ({ exchange }: Reading) => exchange.response?.status;

/** The answer without the cookie: where the status is another than usual, to the same manner, which may be why. */
async function withoutCookie(
  context: ProbeContext,
  query: Query,
  usual: Reading,
  reading: Reading,
): Promise<Reading> {
  const { cookie: _, ...anonymous } = query;
  const isProved = context.collected.session.some(
    ({ plain, withCookie }) => withCookie.kind === 'answer' && statusOf(plain) !== statusOf(withCookie),
  );
  if (isProved || reading.kind !== 'answer' || statusOf(usual) === statusOf(reading)) return usual;
  const alike = await lookInPlainForm(context, { ...anonymous, repeat: 'query' });
  return alike ? briefly(context, alike) : usual;
}

/** By what a question differs from the usual one. */
const kindOfDifference = (query: Query): DifferenceBy =>
  query.html ? 'form' : query.cookie === undefined ? 'manner' : 'cookie';
/** The rules without which an answer shows no members to compare. */
const [UNREAD, NO_OBJECT] = ['envelope.json', 'envelope.object'] as const;

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

function areExamined(context: ProbeContext, by: DifferenceBy): boolean {
  const { collected, paused } = context;
  const known = [
    ...collected.differences.map(({ query }) => kindOfDifference(query)),
    ...paused.map(each => each.by),
  ];
  return (
    (isProven(context, by) && !hasRoom(context)) ||
    (context.tried.get(by) ?? 0) >= TRIED ||
    known.filter(each => each === by).length >= PROVEN
  );
}

/** Whether a difference of a kind was there in each answer of a trial. */
const isProven = ({ paused }: ProbeContext, by: DifferenceBy): boolean => paused.some(each => each.by === by);

/** Compares an answer with the usual one to the same question, and has a difference looked into. */
async function compareWithUsual(
  context: ProbeContext,
  query: Query,
  after: Seen,
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

/**
 * The answer that the contract predicts for a title (2.4, 2.5), whose usual question would show nothing further if it came;
 * `undefined` if the usual answer is known, or if there is no title.
 */
function predictedFor({ usual }: ProbeContext, { query, title }: Step): unknown {
  if (!title || usual.has(subjectOf(query))) return undefined;
  const { sent, normal, curid } = title;
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
async function isUsualAskedToo(
  context: ProbeContext,
  step: Step,
  { exchange, json }: Compared,
): Promise<boolean> {
  const predicted = predictedFor(context, step);
  if (predicted === undefined || left(context) === 0) return false;
  if (sameForms({ exchange, json: predicted }, { exchange, json })) return false;
  const query = usualOf(step.query);
  await askStep(context, { ...step, query, probe: probeOf(query) });
  return true;
}

/** Looks into a page with other keys than the usual answer: it may have those of the plain answer in the same manner. */
async function lookIntoForms(
  context: ProbeContext,
  query: Query,
  seen: readonly [Compared, Compared],
): Promise<void> {
  if (isExplained(context, query) || areExamined(context, 'form')) return;
  context.tried.set('form', (context.tried.get('form') ?? 0) + 1);
  await tried(context, sameForm(query, freshTitles(context, query)), seen);
}

/** Looks into an answer that differs from the usual one: tries the claims that it breaks, one after another. */
async function lookInto(
  context: ProbeContext,
  step: Pick<Step, 'query' | 'title'>,
  seen: Two,
  previous: Query | undefined,
): Promise<void> {
  const { query } = step;
  const by = kindOfDifference(query);
  if (isExplained(context, query)) return;
  if (areExamined(context, by)) {
    if (!isProven(context, by)) judgeAlone(context, step, seen[1]);
    return;
  }
  context.tried.set(by, (context.tried.get(by) ?? 0) + 1);
  const end = await tried(context, sameAnswer(query, seen, freshTitles(context, query)), seen, () => {
    judgeAlone(context, step, seen[1]);
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

type Two = readonly [Answer, Seen];

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
      isRewritten: () => isSameRewritten(context, claim, seen[0]),
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

/** Takes the answer that a question has by now for the usual one, and walks its listing anew: a server may be wrong from a time on. */
async function followChange(context: ProbeContext, usual: Query): Promise<void> {
  await refresh(context, usual);
  if (usual.query === 'allimages') await walkAnew(context, usual.types ?? []);
}

/** An answer that does not come again proves no difference, but by itself it may break what holds for every answer. */
function judgeAlone(
  { options, collected, memory }: ProbeContext,
  { query, title }: Pick<Step, 'query' | 'title'>,
  { exchange, json, raw }: Seen,
): void {
  const { observer, profile } = options;
  // A document that is not escaped as it should be says other names than the answer.
  const isAsMeant = !query.html || raw !== undefined;
  const page = query.query === 'allimages' && isAsMeant ? pageOf({ exchange, json }, query) : undefined;
  if (page) observer.pageAlone(page, startProgress(profile, query.types ?? []));
  // What came in the plain form without a cookie was judged as it came.
  if (!raw || (!query.html && query.cookie === undefined)) return;
  const reading = memory.keep(documentOf({ exchange, json, raw }));
  if (reading.kind !== 'answer') return;
  if (query.html) observer.document(query.query, reading);
  if (title) noteTitle(collected, title, reading);
}

/** The listing has changed: from now on, its new answer is the usual one. */
async function refresh(context: ProbeContext, usual: Query): Promise<void> {
  const answer = await lookInPlainForm(context, { ...usual, repeat: 'query' });
  if (!answer) return;
  context.options.observer.answer(usual, answer);
  context.usual.delete(subjectOf(usual));
  noteUsual(context, usual, answer);
}
