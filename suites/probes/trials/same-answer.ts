/** The claims that one question has one answer (contract 1, 4, 5), however it is put, and whatever was asked before it. */
import type { RuleId } from '../../../schemas/generated/rules.js';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import type { Compared } from '../../answers/compare.js';
import * as answers from '../../answers/compare.js';
import { isObject, type Answer } from '../../answers/reading.js';
import type { Arm, Seen } from '../../engine/trial.js';
import type { Around } from '../../evidence/evidence.js';
import { pageOf, startTrail } from '../../evidence/page.js';
import { onlyIn, serverOf } from '../../evidence/traits.js';
import type { Violation } from '../../evidence/violations.js';
import { contrasted, quoted } from '../../values/messages.js';
import { labelOf, PARTS, unusualIn, type Query, type TitleQuery } from '../../values/queries.js';
import { walkAgain } from '../allimages/walk.js';
import { answeredQuery, type Ended, type ProbeContext, type QueryClaim } from '../context.js';
import { otherMissing } from '../duplicatefiles/names.js';
import { noteTitle, noteUsual, simplerManners, subjectOf, usualOf } from '../notes.js';
import { begin, lookAgain } from './trying.js';

/** The rule that a question breaks if it gets another answer than usual. */
function ruleOn({ html, cookie }: Query): RuleId {
  if (html) return 'html.same-object';
  return cookie === undefined ? 'envelope.same-question' : 'session.same-answer';
}

/** The kinds of a question and of the one before it on its connection, if any; from strength 2 on, with their forms. */
export function turnOf({ options }: ProbeContext, before: Query | undefined, query: Query) {
  if (!before || before.connection === 'closed' || query.connection === 'fresh') return undefined;
  const kindIn = ({ query: name, html, types, title }: Query): string =>
    `${name} ${options.strength > 1 && html} ${(types?.length ?? 0) > 0} ${title?.exists}`;
  return `${kindIn(before)} ${kindIn(query)}`;
}

type Two = readonly [usual: Answer, after: Answer];

/** Compares an answer with the usual one to its question, and tries what differs. */
export async function compareWithUsual(
  context: ProbeContext,
  query: Query,
  after: Answer,
  around: Around,
): Promise<void> {
  const { observer } = context.options;
  const before = context.usual.get(subjectOf(query));
  if (!before || before.exchange.id === after.exchange.id) return;
  const rule = ruleOn(query);
  const unread = [before, after].find(({ json }) => !isObject(json));
  if (unread) {
    const why = unread.json === undefined ? 'envelope.json' : 'envelope.object';
    observer.held(rule, why);
    if (rule === 'session.same-answer') observer.held('session.same-status', why);
    return;
  }
  const isSame = query.html
    ? answers.differenceOfForms(before, after) === undefined
    : answers.sameAnswers(before, after);
  const hasStatus = rule !== 'session.same-answer' || statusOf(before) === statusOf(after);
  if (isSame) observer.held(rule);
  if (hasStatus && rule === 'session.same-answer') observer.held('session.same-status');
  if (!isSame || !hasStatus) await lookInto(context, query, [before, after], around);
}

/** At most this many differences that break a rule are tried. */
const TRIED = 4;

/** For at most this many differences, the suite also tries what was asked before; fewer if edits are the likelier reason. */
const SEQUENCES = { steady: 3, unsteady: 1 } as const;

export const mayTrySequence = (context: ProbeContext): boolean =>
  isAmongFirst(context, 'sequence', SEQUENCES[context.options.steady ? 'steady' : 'unsteady']);

/** Whether a difference like this one was proven, or awaits a confirmation that explains it: the question has every part of its manner. */
const isKnown = ({ paused, tried: times }: ProbeContext, query: Query): boolean =>
  times.get(ruleOn(query)) === Infinity ||
  paused.some(({ rule, asked: [, [decided]] }) => {
    if (rule === undefined || !decided) return false;
    const parts = PARTS.filter(part => decided[part] !== undefined);
    const isAbout = ruleOn(decided) === 'envelope.same-question' || decided.query === query.query;
    const isPart = parts.length > 0 && parts.every(part => query[part] !== undefined);
    return rule === ruleOn(query) || (isAbout && isPart);
  });

/** Counts a difference of a kind; returns whether it is among the first ones. */
function isAmongFirst({ tried: times }: ProbeContext, kind: RuleId | 'sequence', most: number): boolean {
  const before = times.get(kind) ?? 0;
  times.set(kind, before + 1);
  return before < most;
}

/** Tries the claims that an answer breaks that differs from the usual one, one after another. */
async function lookInto(context: ProbeContext, came: Query, seen: Two, around: Around): Promise<void> {
  const { previous, among } = around;
  if (among) {
    await tried(context, sameAmong(came, among, seen), seen);
    return;
  }
  const { repeat: _, ...asked } = came;
  // After a connection that was closed, any question comes on a new one.
  const query: Query = previous?.connection === 'closed' ? { connection: 'fresh', ...asked } : asked;
  const rule = ruleOn(query);
  const alone = (): void => judgeAlone(context, query, seen[1]);
  if (isKnown(context, query)) return;
  if (!isAmongFirst(context, rule, TRIED)) {
    alone();
    return;
  }
  const isOfKeys = query.html === true && answers.sameAnswers(...seen);
  const claim = sameAnswer(query, seen, isOfKeys, freshTitles(context, query));
  const ended = await tried(context, claim, seen, alone);
  if (!ended || isOfKeys) return;
  // If answers were lost, or may be old, those to several questions would be too.
  const isOpen = ended.verdict === 'withdrawn' || ended.changes === true;
  const isOfSequence = isOpen && mayTrySequence(context);
  const { inVain } = context;
  for (const following of isOfSequence ? befores(context, query, previous) : []) {
    const reset = resetOf(context, query, following);
    if (reset && !(await tried(context, sameAfter(query, following, reset, seen), seen))) return;
  }
  // Sequences are tried so rarely that they need no further limit.
  context.inVain = inVain;
  await followChange(context, usualOf(query));
}

/** Tries a claim up to the pause before its last stage; `undefined` if only its confirmation is missing. Calls `unproven` if it fails. */
async function tried(
  context: ProbeContext,
  claim: QueryClaim,
  seen: Two,
  unproven?: () => void,
): Promise<Ended | undefined> {
  const rule = ruleOn(claim.query);
  const about = { purpose: subjectOf(claim.query), claimOf: () => claim, rule };
  let shown: Ended | undefined;
  await begin(context, about, (ended, [before = seen[0], after = seen[1]]) => {
    shown = ended;
    if (ended.verdict === 'proven') {
      context.tried.set(rule, Infinity);
      settle(context, ended, ended.claim as QueryClaim, [before, after]);
      return;
    }
    // If one of many questions before makes no difference, that says nothing.
    if (!claim.following) settle(context, ended, claim, seen);
    unproven?.();
  });
  return shown;
}

/** Takes what a trial showed as the verdict on the rule that the difference breaks. */
function settle(
  { options: { observer } }: ProbeContext,
  ended: Ended,
  { query, following }: QueryClaim,
  [before, after]: readonly [Compared, Compared],
): void {
  const usual = ruleOn(query);
  const isOfStatus = !query.html && answers.sameAnswers(before, after);
  // A manner that changes only the status breaks the rule on the status of each answer.
  if (isOfStatus && (following || usual !== 'session.same-answer')) return;
  const rule = following ? 'envelope.same-question' : isOfStatus ? 'session.same-status' : usual;
  if (ended.verdict === 'withdrawn') {
    observer.held(rule);
    return;
  }
  const violation: Violation = {
    ...(isOfStatus ? otherStatus(before, after) : otherValue(query, before, after)),
    place: labelOf(query) + (following ? ` right after ${labelOf(following)}` : ''),
    exchange: after.exchange.id,
    unusual: unusualIn(query),
    server: onlyIn([after], [before], ({ exchange }) => serverOf(exchange)),
  };
  // Files are uploaded and deleted during an audit, but languages do not change.
  const mayChange = query.query !== 'languageinfo' || answers.sameJson(before.json, after.json);
  const isEdit = ended.changes && mayChange;
  observer.settle([{ rule, violation }], isEdit ? { ...ended, verdict: 'withdrawn' } : ended, after.exchange);
}

function otherStatus(before: Compared, after: Compared) {
  const [expected, actual] = [String(statusOf(before)), String(statusOf(after))];
  return { message: `HTTP ${actual} with a session cookie, ${expected} without`, expected, actual };
}

function otherValue(query: Query, before: Compared, after: Compared) {
  const pointer = query.html
    ? (answers.differenceOfForms(before, after) ?? '')
    : answers.firstDifference(...answers.legible(before, after));
  const { expected, actual } = contrasted(valueAt(before.json, pointer), valueAt(after.json, pointer));
  const usual = expected === 'absent' ? 'has none' : `gets ${expected}`;
  const message = `${quoted(pointer)} is ${actual}; the usual request ${usual}`;
  return { message, pointer, expected, actual };
}

/** Adopts the current answer as the usual one, and walks its listing again, because a server may start failing mid-audit. */
async function followChange(context: ProbeContext, usual: Query): Promise<void> {
  const answer = await lookAgain(context, { ...usual, repeat: 'query' });
  if (answer && 'kind' in answer) {
    context.options.observer.answer(usual, answer);
    context.usual.delete(subjectOf(usual));
    noteUsual(context, usual, answer);
  }
  if (usual.query === 'allimages') await walkAgain(context, usual.types ?? []);
}

/** Judges by itself an answer whose difference is not proven: it may break a rule on one answer. */
function judgeAlone(context: ProbeContext, query: Query, answer: Answer): void {
  const { observer, profile } = context.options;
  const page = query.query === 'allimages' ? pageOf(answer, query) : undefined;
  if (page) observer.page(page, startTrail(profile, query.types ?? []));
  // A plain answer without a cookie was judged on arrival.
  if (query.html) observer.document(query.query, answer);
  if (query.title && (query.html || query.cookie !== undefined)) noteTitle(context, query.title, answer);
}

/** Other missing titles, which no cache and no lagging replica has seen. */
function freshTitles(context: ProbeContext, { title }: Query): Fresh | undefined {
  if (!title || title.exists || context.options.steady) return undefined;
  return instance => ({ ...title, sent: otherMissing(context, title.sent, instance) });
}

type Both = readonly [Compared, Compared];

const STATUS = 'status';

export const statusOf = ({ exchange }: Compared): number | undefined => exchange.response?.status;

/** Another title for each instance. */
type Fresh = (instance: number) => TitleQuery;

/** The same claim about other titles. */
function ofOthers(questions: readonly [Query, Query], fresh: Fresh | undefined, keys: boolean) {
  const armOf = (query: Query, ask: Fresh): Arm<Query, Compared> => ({
    ask: instance => [{ ...query, title: ask(instance) }],
    see: ({ json }, instance) => withoutTitle(answers.facetsOf(json, keys), ask(instance).sent),
  });
  const [one, other] = questions;
  return fresh ? { another: { arms: [armOf(one, fresh), armOf(other, fresh)] as const } } : {};
}

const withoutTitle = (seen: Seen, sent: string): Seen => {
  const ways = [sent, sent.replaceAll('_', ' ')].map(title => JSON.stringify(title).slice(1, -1));
  const cut = (value: string) => ways.reduce((rest, way) => rest.replaceAll(way, 'the title'), value);
  return Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, cut(value)]));
};

/**
 * Two sequences of questions whose last answers have to agree: in what the contract names, as far as both can be read, or in all
 * their keys too; with a cookie, in their statuses too (5).
 */
function alike(
  usual: readonly Query[],
  other: readonly Query[],
  [before, after]: Both,
  { withStatus = other.slice(-1).some(hasCookie), keys = false } = {},
) {
  const seeBeside =
    (beside: Compared) =>
    (answer: Compared): Seen => ({
      ...answers.facetsOf(keys ? answer.json : answers.legible(answer, beside)[0], keys),
      ...(withStatus && { [STATUS]: `HTTP ${statusOf(answer)}` }),
    });
  const [see, seeOther] = [seeBeside(after), seeBeside(before)];
  const arms = [
    { ask: () => usual, see },
    { ask: () => other, see: seeOther },
  ] as const;
  return { arms, shown: [see(before), seeOther(after)] as const };
}

const hasCookie = ({ cookie, html }: Query): boolean => cookie !== undefined && !html;

/** A question has its usual answer in any manner, or its page the `keys` of the plain answer in the same manner. */
function sameAnswer(asked: Query, seen: Both, keys: boolean, fresh?: Fresh): QueryClaim {
  const claimOn = (query: Query): QueryClaim => {
    const { html: _, ...plain } = query;
    const usual = keys ? plain : usualOf(query);
    return {
      query,
      ...alike([usual], [query], seen, { withStatus: hasCookie(asked), keys }),
      simpler: function* () {
        for (const simpler of simplerManners(query)) if (!keys || simpler.html) yield claimOn(simpler);
      },
      mayBeAge,
      ...ofOthers([usual, query], fresh, keys),
    };
  };
  return claimOn(asked);
}

/** A question has the same answer whatever came just before. Listings before it may leave a trace for good, so what was shown may never come again. */
function sameAfter(query: Query, following: Query, reset: Query, seen: Both): QueryClaim {
  const mayLeaveTraces = [query, following, reset].every(({ query: name }) => name === 'allimages');
  const { arms, shown } = alike([reset, query], [reset, following, query], seen);
  return { query, following, arms, ...(!mayLeaveTraces && { shown }), mayBeAge };
}

/** A question has the same answer alone and among those that are sent with it, whose order may matter. */
function sameAmong(query: Query, among: readonly Query[], seen: Both): QueryClaim {
  const { arms, shown } = alike([usualOf(query)], among, seen, { withStatus: hasCookie(query) });
  return {
    query,
    arms: [arms[0], { ...arms[1], together: among.indexOf(query) }],
    shown,
    simpler: function* () {
      const others = among.filter(each => each !== query);
      const pairs = others.map(other => among.filter(each => each === query || each === other));
      for (const pair of pairs.length > 1 ? pairs : []) yield sameAmong(query, pair, seen);
    },
  };
}

/** Whether time may explain a difference: values of one kind, or some that only one answer has. */
const mayBeAge = ([one, other]: readonly [Seen, Seen]): boolean =>
  Object.keys(one).every(name => name !== STATUS && isSameKind(one[name] ?? '', other[name] ?? ''));

const isSameKind = (one: string, other: string): boolean =>
  one === '' || other === '' || typeOf(one) === typeOf(other);

const typeOf = (json: string): string => (/^[\d-]/.test(json) ? 'number' : json.slice(0, 1));

/** The questions that may change the answer to the next one: the one before it, itself, pages of its listing and of others. */
function befores(context: ProbeContext, query: Query, previous: Query | undefined): readonly Query[] {
  const pages = pagesFor(context, query);
  const own = pages.find(page => page.cursor && isSameListing(page, query));
  const other = pages.find(page => !page.cursor && !isSameListing(page, query));
  const found = [previous, usualOf(query), own, other].filter(each => each !== undefined);
  return [...new Map(found.map(each => [JSON.stringify(each), each])).values()];
}

const pagesFor = ({ listings }: ProbeContext, { query }: Query): readonly Query[] =>
  query === 'allimages' ? [...listings.values()].flatMap(places => [...places.values()]) : [];

const isSameListing = ({ types = [] }: Query, { types: others = [] }: Query): boolean =>
  types.join() === others.join();

/** The neutral question that both arms begin with; a listing like the one that follows, if there is one. */
export function resetOf(context: ProbeContext, query: Query, following: Query): Query | undefined {
  const another = answeredQuery(context, query.query);
  const listing = pagesFor(context, query).find(page =>
    following.cursor
      ? page.cursor && page.cursor.aicontinue !== following.cursor.aicontinue
      : !page.cursor && !isSameListing(page, query) && !isSameListing(page, following),
  );
  return listing ?? (another && { query: another });
}
