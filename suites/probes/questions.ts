/**
 * Questions put in other manners than usual (contract 1, 4, 5): in HTML, with a session cookie, in other spellings. Their
 * answers are compared with the usual one; where they differ, both are asked again, in simpler manners first.
 */
import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { sameAnswers, sameForms } from '../answers/compare.js';
import type { Compared } from '../answers/compare.js';
import { documentOf, isObject, isOfAnother } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';
import type { Difference, DifferenceBy, HtmlProbe, ProbeId, TitleProbe } from '../evidence/evidence.js';
import { brief, truncated } from '../evidence/memory-budget.js';
import { pageOf } from '../evidence/page.js';
import type { Query } from '../values/queries.js';
import { ask, askOnce, lose, noteRefusal, noteUsual, subjectOf, usualOf } from './ask.js';
import type { Sent } from './ask.js';
import type { LastingDifference, ProbeContext } from './context.js';
import { askHtml, askHtmlOnce, isEmpty, notePage } from './html.js';
import { recheckFilters } from './listing/filters.js';
import { walkAnew } from './listing/listing.js';
import { startProgress } from './listing/walk.js';
import { askAfterOthers, compareAfter, compareAfterItself, compareAfterOthers } from './again/following.js';
import { askPastCaches, inTurns, isOfThisAudit, waitForReplicas } from './again/recheck.js';
import { whyStale } from './again/listed.js';
import { watchChanges } from './again/versions.js';
import type { AskAnew, Look } from './again/recheck.js';
import { noteTitle } from './titles.js';

/** A question to ask, for a probe; of a title, what is known of it. */
export interface Step {
  readonly query: Query;
  readonly probe: ProbeId;
  readonly title?: Omit<TitleProbe, 'reading'>;
}

/** A question that was sent, and the one that was sent before it. */
interface SentAfter {
  readonly exchange: Sent;
  readonly previous: Query | undefined;
}

/** Asks a question, unless it was sent before, and compares its answer with the usual one. */
export async function askStep(context: ProbeContext, step: Step, sent?: SentAfter): Promise<void> {
  const { previous } = sent ?? { previous: context.latest };
  const after = step.query.html
    ? await pageFor(context, step.query, sent?.exchange)
    : await answerTo(context, step, sent?.exchange);
  const comparing = after && compareWithUsual(context, step, after, previous);
  if (comparing) await comparing;
}

/** An answer to compare; that of a page with what parsing its document hides, where it was escaped as it should be. */
type Seen = Compared & Partial<Pick<Answer, 'raw'>>;

const plainOf = ({ usual, collected }: ProbeContext, query: Query): Reading | undefined =>
  usual.get(subjectOf(query)) ?? collected.plain.get(query.query);

/** The page for a question, kept as evidence; `undefined` where there is nothing to compare. */
async function pageFor(context: ProbeContext, query: Query, sent?: Sent): Promise<Seen | undefined> {
  return seenOn(context, query, await askHtml(context, query, sent));
}

/** Asks a question once more, and compares its answer with the usual one; returns what came instead of an answer. */
export async function compareAgain(context: ProbeContext, query: Query): Promise<HtmlProbe['lost']> {
  const { latest: previous } = context;
  const again: Query = { ...query, repeat: 'query' };
  let after: Seen | undefined;
  if (query.html) {
    const html = await askHtmlOnce(context, again);
    if (html.lost) return html.lost;
    after = seenOn(context, query, html);
  } else {
    const reading = await ask(context, again);
    if (reading.kind !== 'answer') return reading;
    after = reading;
  }
  if (after) await compareWithUsual(context, { query }, after, previous);
  return undefined;
}

/** Keeps a page as evidence; `undefined` where there is nothing to compare. */
function seenOn(context: ProbeContext, query: Query, html: HtmlProbe): Seen | undefined {
  const plain = plainOf(context, query);
  if (plain) notePage(context, query, plain, html);
  const { exchange, page, raw } = html;
  if (page?.json === undefined || isEmpty(context, html)) return undefined;
  if (query.cursor) context.pageWithCursor ??= query;
  const isEscaped = !page.escapedTwice && !page.again && !page.literal;
  return { exchange, json: page.json, ...(raw && isEscaped ? { raw } : {}) };
}

/** The answer to a question in the plain form, kept as evidence; `undefined` where there is nothing to compare. */
async function answerTo(context: ProbeContext, step: Step, sent?: Sent): Promise<Seen | undefined> {
  const reading = await askOnce(context, step.query, sent);
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
    noteRefusal(context, probe, query, reading, { late });
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
  { query, probe }: Step,
  reading: Reading,
): Promise<Answer | undefined> {
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
  noteRefusal(context, probe, query, reading, { late });
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
/** With a cookie, an answer may hold more than without one; then only what the contract names is compared. */
const samenessOf = ({ html, cookie }: Query) => (html && cookie === undefined ? sameForms : sameAnswers);

/** The rules without which an answer shows no members to compare. */
const [UNREAD, NO_OBJECT] = ['envelope.json', 'envelope.object'] as const;

/** So many differences of a kind are looked into; more of them prove no more. */
const EXAMINED = 3;

const areExamined = ({ collected }: ProbeContext, by: DifferenceBy): boolean =>
  collected.differences.filter(({ query }) => kindOfDifference(query) === by).length >= EXAMINED;

/** Whether a difference of a kind came each time that it was looked into. */
const isProven = ({ collected }: ProbeContext, by: DifferenceBy): boolean =>
  collected.differences.some(({ query, doubt }) => kindOfDifference(query) === by && doubt === undefined);

/** Compares an answer with the usual one to the same question; at once, unless they differ. */
export function compareWithUsual(
  context: ProbeContext,
  step: Pick<Step, 'query' | 'title'>,
  after: Seen,
  previous?: Query,
): Promise<void> | undefined {
  const { query } = step;
  const before = context.usual.get(subjectOf(query));
  if (!before || before.exchange.id === after.exchange.id) return undefined;
  const unread = [before, after].find(({ json }) => !isObject(json));
  if (unread) {
    context.collected.unread[kindOfDifference(query)] ??= unread.json === undefined ? UNREAD : NO_OBJECT;
    return undefined;
  }
  context.collected.compared[kindOfDifference(query)] += 1;
  if (!samenessOf(query)(before, after)) return lookInto(context, step, { before, after }, previous);
  const isOfForms = query.html && query.cookie !== undefined && !sameForms(before, after);
  return isOfForms ? compareForms(context, query, after) : undefined;
}

/** Looks into an answer that differs from the usual one. */
async function lookInto(
  context: ProbeContext,
  step: Pick<Step, 'query' | 'title'>,
  { before, after }: { readonly before: Answer; readonly after: Seen },
  previous: Query | undefined,
): Promise<void> {
  const { query } = step;
  const by = kindOfDifference(query);
  if (areExamined(context, by)) {
    if (!isProven(context, by)) judgeAlone(context, step, after);
    return;
  }
  const look = lookAgain(context);
  const { depends, changed } = previous
    ? await askAfterOthers(context, look, usualOf(query), before, previous)
    : {};
  if (depends) return;
  // The codes of languages nobody edits: that they have changed is looked into further.
  if (changed && query.query !== 'languageinfo' && samenessOf(query)(changed, after)) {
    await noteChanged(context, step, look, { before, after }, previous);
    await followChange(context, usualOf(query));
    return;
  }
  const plain = await inPlainForm(context, query, look);
  if (plain && sameForms(plain.answer, after)) {
    await compareWithUsual(context, { ...step, query: plain.query }, plain.answer, previous);
    return;
  }
  const simplest = await simplified(context, query, before, look);
  const usual = usualOf(simplest);
  const queries = { before: usual, after: simplest };
  const same = samenessOf(simplest);
  const again = await inTurns(context, look, queries, { before, after }, same);
  if (!again || again.doubt !== undefined)
    await noteChanged(context, step, look, { before, after }, previous);
  if (again) {
    noteDifference(context, { ...again, by: kindOfDifference(simplest), query: simplest }, { queries, same });
    if (again.isForGood) await refresh(context, usual);
    return;
  }
  if (previous)
    await compareAfter(context, look, { query, following: previous }, { before, after }, samenessOf(query));
  await followChange(context, usual);
}

/** Judges an answer that is not always the same by itself, and whether it is another one each time, or each time in a row. */
async function noteChanged(
  context: ProbeContext,
  step: Pick<Step, 'query' | 'title'>,
  look: Look,
  seen: { readonly before: Answer; readonly after: Seen },
  previous: Query | undefined,
): Promise<void> {
  const usual = usualOf(step.query);
  judgeAlone(context, step, seen.after);
  await watchChanges(context, look, usual, seen);
  await compareAfterItself(context, look, usual);
  await compareAfterOthers(context, look, step.query, previous);
}

/** Takes the answer that a question has by now for the usual one, and walks its listing anew: a server may be wrong from a time on. */
async function followChange(context: ProbeContext, usual: Query): Promise<void> {
  await refresh(context, usual);
  if (usual.query === 'allimages' && context.options.strength !== undefined)
    await walkAnew(context, usual.types ?? []);
}

/**
 * The plain answer to a question that was put in HTML and in another manner than usual besides: keys that the contract does
 * not name may depend on the manner, and then the page must have them too.
 */
async function inPlainForm(
  { options }: ProbeContext,
  { html, ...query }: Query,
  look: Look,
): Promise<{ query: Query; answer: Compared } | undefined> {
  if (
    !html ||
    options.strength === undefined ||
    PARTS.every(part => query[part as keyof typeof query] === undefined)
  )
    return undefined;
  const answer = await look({ ...query, repeat: 'query' });
  return answer && { query, answer };
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
  if (query.html) {
    observer.document(query.query, reading);
    collected.alone.push({ query: query.query, reading });
  }
  if (title) noteTitle(collected, title, reading);
}

/** With a cookie, a page may have more keys than the usual answer, but no others than the plain answer with that cookie. */
async function compareForms(context: ProbeContext, query: Query, after: Compared): Promise<void> {
  if (areExamined(context, 'form')) return;
  const look = lookAgain(context);
  const plain = await inPlainForm(context, query, look);
  if (!plain || sameForms(plain.answer, after)) return;
  const queries = { before: plain.query, after: query };
  const again = await inTurns(context, look, queries, { before: plain.answer, after }, sameForms);
  if (again) noteDifference(context, { ...again, by: 'form', query }, { queries, same: sameForms });
}

/** Notes two answers that differ; where they did each time, they have to do so for a while. */
function noteDifference(
  { collected, lasting }: ProbeContext,
  difference: Difference,
  asked: Omit<LastingDifference, 'difference'>,
): void {
  collected.differences.push(difference);
  if (difference.doubt === undefined) lasting.push({ difference, ...asked });
}

/** Looks once more, after a while, at differences that came each time: replicas that lag break no rule by it. */
export async function confirmDifferences(context: ProbeContext): Promise<void> {
  const { lasting, areFiltersSuspected } = context;
  if (lasting.length === 0 && !areFiltersSuspected) return;
  if (!(await waitForReplicas(context))) return;
  if (areFiltersSuspected) await recheckFilters(context);
  await lookOnceMore(context);
}

/** The same at those that were found since. */
export async function confirmLasting(context: ProbeContext): Promise<void> {
  if (context.lasting.length > 0 && (await waitForReplicas(context, 'rest'))) await lookOnceMore(context);
}

async function lookOnceMore(context: ProbeContext): Promise<void> {
  const { collected, lasting } = context;
  const look = lookAgain(context);
  for (const { difference, queries, same } of lasting.splice(0)) {
    const before = await look({ ...queries.before, repeat: 'query' });
    const after = before && (await look({ ...queries.after, repeat: 'query' }));
    if (!before || !after) continue;
    const haveChanged = !same(before, difference.before) && !same(after, difference.after);
    const doubt = haveChanged
      ? 'both had changed a while later, as those of replicas that lag do'
      : same(before, after)
        ? 'they were the same again a while later, as those of replicas that lag'
        : isOfNewFile(context, difference, { before, after })
          ? 'the file was uploaded meanwhile, and a cache may have kept the answer from before'
          : await whyStale(context, queries.before, { before, after });
    if (doubt === undefined) continue;
    collected.differences[collected.differences.indexOf(difference)] = { ...difference, doubt };
  }
}

/**
 * Whether two answers, each of which stayed the same for a while, differ in a file with a timestamp of this audit: a cache that
 * knows an address however it is written tells nobody that it has one of them from before.
 */
function isOfNewFile(
  context: ProbeContext,
  difference: Difference,
  { before, after }: Readonly<Record<'before' | 'after', Compared>>,
): boolean {
  if (!sameAnswers(before, difference.before) || !sameAnswers(after, difference.after)) return false;
  const [listed, others] = [before, after].map(({ json }) => valueAt(json, '/query/allimages'));
  if (!Array.isArray(listed) || !Array.isArray(others)) return false;
  const changed = [...changedIn(listed, others), ...changedIn(others, listed)];
  return changed.some(file => isObject(file) && isOfThisAudit(context, file['timestamp']));
}

const nameIn = (file: unknown): unknown => (isObject(file) ? file['name'] : undefined);

/** The files of a listing that another one lacks, or describes otherwise. */
function changedIn(files: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const known = new Map(others.map(file => [nameIn(file), file]));
  return files.filter(file => !isDeepStrictEqual(known.get(nameIn(file)), file));
}

/** The listing has changed: from now on, its new answer is the usual one. */
async function refresh(context: ProbeContext, usual: Query): Promise<void> {
  const answer = await lookInPlainForm(context, { ...usual, repeat: 'query' });
  if (!answer) return;
  context.options.observer.answer(usual, answer);
  context.usual.delete(subjectOf(usual));
  noteUsual(context, usual, answer);
}

/** The parts of a manner, in the order in which they are left out to find the simplest question. */
export const PARTS = ['order', 'escaping', 'accept', 'encoding', 'connection', 'cookie', 'html'] as const;

/** The question with as little of its manner as still brings another answer than the usual one. */
async function simplified(context: ProbeContext, query: Query, before: Compared, look: Look): Promise<Query> {
  let simplest = query;
  if (context.options.strength === undefined) return simplest;
  for (const part of PARTS) {
    const { [part]: dropped, ...simpler } = simplest;
    const isUsual = PARTS.every(other => other === part || simplest[other] === undefined);
    if (dropped === undefined || isUsual) continue;
    const answer = await look({ ...simpler, repeat: 'query' });
    if (answer && !samenessOf(simpler)(before, answer)) simplest = simpler;
  }
  return simplest;
}

/** Asks again, with nothing judged. */
export function lookAgain(context: ProbeContext): Look {
  return async (query, askAnew) => {
    if (!query.html) return lookInPlainForm(context, query, askAnew);
    const exchange = await sentAgain(context, query, askAnew);
    if (!exchange) return undefined;
    const { page } = await context.reader.page(exchange, context.usual.get(subjectOf(query))?.json);
    if (page.json === undefined || isEmpty(context, { exchange, page })) return undefined;
    return { exchange: truncated(exchange), json: page.json };
  };
}

const sentAgain = ({ options }: ProbeContext, query: Query, askAnew?: AskAnew) =>
  askAnew ? askAnew(query) : askPastCaches(options, query);

/** The same for a question in the plain form. */
async function lookInPlainForm(
  context: ProbeContext,
  query: Query,
  askAnew?: AskAnew,
): Promise<Answer | undefined> {
  const exchange = await sentAgain(context, query, askAnew);
  const reading = exchange && (await context.reader.read(exchange));
  if (reading?.kind !== 'answer') return undefined;
  return isOfAnother(reading) && context.strangeJson !== 'of the target' ? undefined : reading;
}
