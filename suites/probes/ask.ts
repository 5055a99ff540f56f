/** Asks a question in any manner (contract 1, 4, 5), and tries what its answer shows against the usual answer to it. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import {
  differenceOfForms,
  firstDifference,
  legible,
  sameAnswers,
  sameJson,
  type Compared,
} from '../answers/compare.js';
import { isObject, read, type Answer, type Reading } from '../answers/reading.js';
import { truncated } from '../evidence/memory-budget.js';
import { pageOf, startTrail } from '../evidence/page.js';
import { onlyIn, serverOf } from '../evidence/traits.js';
import type { Violation } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { contrasted, quoted } from '../values/messages.js';
import { labelOf, PARTS, unusualIn, type Query } from '../values/queries.js';
import { walkAgain } from './allimages/walk.js';
import { left, type Ended, type ProbeContext, type QueryClaim } from './context.js';
import { fileNamed, nameIn, otherMissing } from './duplicatefiles/names.js';
import { readForm } from '../answers/html/page.js';
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
  statusOf,
  type Fresh,
} from './trials/same-answer.js';
import { begin, lookAgain } from './trials/trying.js';

export const missedIn = (reading: Reading): Missed | undefined =>
  reading.kind === 'answer' ? undefined : reading;

/** Asks a question and notes the result. Without an answer, only a question that is not repeated counts as a new refusal. */
export async function ask(context: ProbeContext, query: Query): Promise<Reading> {
  const { latest: previous } = context;
  const exchange = await context.options.ask(query);
  return take(context, query, exchange, seen => lookInto(context, query, seen, previous));
}

/** Asks questions that are under way at the same time; returns those without an answer. */
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

type Two = readonly [usual: Answer, after: Answer];

async function take(
  context: ProbeContext,
  query: Query,
  exchange: Exchange,
  look: (seen: Two) => Promise<void>,
): Promise<Reading> {
  const came = query.html
    ? await takePage(context, query, exchange)
    : await takeAnswer(context, query, show(context, query, read(exchange)));
  if (came.kind !== 'answer') {
    if (query.repeat === undefined) noteRefusal(context, query, came);
  } else if (!query.bare) {
    await compareWithUsual(context, query, came, look);
    noteUsual(context, query, came);
  }
  return came;
}

async function takeAnswer(context: ProbeContext, query: Query, reading: Reading): Promise<Reading> {
  noteEvidence(context, query, reading);
  if (reading.kind === 'answer' && query.cookie !== undefined) await askUsualToo(context, query, reading);
  return reading;
}

async function takePage(context: ProbeContext, query: Query, exchange: Exchange): Promise<Reading> {
  const { options, collected, memory, usual } = context;
  const subject = subjectOf(query);
  const form = readForm(options.profile.api, exchange);
  if ('kind' in form) return form;
  await askUsualToo(context, query, { exchange, json: form.json });
  options.observer.htmlPage(query, exchange);
  noteAnswered(context, query);
  const kept = memory.keepPage(form, exchange);
  if ('kind' in kept) return kept;
  const cited = truncated(exchange);
  const plain = usual.get(subject) ?? collected.plain.get(query.query);
  if (plain) collected.html.push({ ...kept, exchange: cited, query: query.query, plain });
  if (query.cursor) context.pageWithCursor ??= query;
  const { json, raw } = kept;
  return { kind: 'answer', exchange: cited, json, raw, text: '', utf8: true, surplus: 'none' };
}

/** Asks for a title as usual too, unless its answer in another manner is as the contract predicts it (2.4, 2.5). */
async function askUsualToo(context: ProbeContext, query: Query, { exchange, json }: Compared): Promise<void> {
  const { title } = query;
  if (!title || context.usual.has(subjectOf(query)) || left(context) === 0) return;
  const { sent, exists } = title;
  const normal = sent.replaceAll('_', ' ');
  const curid = exists ? fileNamed(context, nameIn(sent))?.curid : undefined;
  const what = curid === undefined ? { missing: '' } : { pageid: Number(curid) };
  const normalized = sent === normal ? {} : { normalized: [{ from: sent, to: normal }] };
  const pages = { [curid ?? '-1']: { ...what, ns: 6, title: normal } };
  const predicted = { exchange, json: { batchcomplete: '', query: { ...normalized, pages } } };
  const isUsualStatus = query.cookie === undefined || statusOf({ exchange, json }) === 200;
  if (!isUsualStatus || differenceOfForms(predicted, { exchange, json }) !== undefined)
    await ask(context, usualOf(query));
}

/** The rule that a question breaks if it gets another answer than usual. */
const ruleOn = (query: Query): RuleId =>
  query.html
    ? 'html.same-object'
    : query.cookie === undefined
      ? 'envelope.same-question'
      : 'session.same-answer';

async function compareWithUsual(
  context: ProbeContext,
  query: Query,
  after: Answer,
  look: (seen: Two) => Promise<void>,
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
  const isSame = query.html ? differenceOfForms(before, after) === undefined : sameAnswers(before, after);
  const hasStatus = rule !== 'session.same-answer' || statusOf(before) === statusOf(after);
  if (isSame) observer.held(rule);
  if (hasStatus && rule === 'session.same-answer') observer.held('session.same-status');
  if (!isSame || !hasStatus) await look([before, after]);
}

/** At most this many differences that break a rule are tried. */
const TRIED = 4;

/** For at most this many differences, the suite also tries what was asked before; fewer if edits are the likelier reason. */
const SEQUENCES = { steady: 3, unsteady: 1 } as const;

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
async function lookInto(
  context: ProbeContext,
  came: Query,
  seen: Two,
  previous: Query | undefined,
): Promise<void> {
  const { repeat: _, ...asked } = came;
  // After a connection that was closed, any question comes on a new one.
  const query: Query = previous?.connection === 'closed' ? { connection: 'fresh', ...asked } : asked;
  const rule = ruleOn(query);
  const alone = () => {
    judgeAlone(context, query, seen[1]);
  };
  if (isKnown(context, query)) return;
  if (!isAmongFirst(context, rule, TRIED)) {
    alone();
    return;
  }
  const isOfKeys = query.html === true && sameAnswers(...seen);
  const claim = sameAnswer(query, seen, isOfKeys, freshTitles(context, query));
  if ((await tried(context, claim, seen, alone)) || isOfKeys) return;
  const isOfSequence = isAmongFirst(
    context,
    'sequence',
    SEQUENCES[context.options.steady ? 'steady' : 'unsteady'],
  );
  const { inVain } = context;
  for (const following of isOfSequence ? befores(context, query, previous) : []) {
    const reset = resetOf(context, query, following);
    if (reset && (await tried(context, sameAfter(query, following, reset, seen), seen))) return;
  }
  // Sequences are tried so rarely that they need no further limit.
  context.inVain = inVain;
  await followChange(context, usualOf(query));
}

/** Other missing titles, which no cache and no lagging replica has seen. */
function freshTitles(context: ProbeContext, { title }: Query): Fresh | undefined {
  if (!title || title.exists || context.options.steady) return undefined;
  return instance => ({ ...title, sent: otherMissing(context, title.sent, instance) });
}

/** Tries a claim up to the pause before its last stage; returns whether only its confirmation is missing, and calls `unproven` if it fails. */
async function tried(
  context: ProbeContext,
  claim: QueryClaim,
  seen: Two,
  unproven?: () => void,
): Promise<boolean> {
  const rule = ruleOn(claim.query);
  const about = { purpose: subjectOf(claim.query), claimOf: () => claim, rule };
  const paused = await begin(context, about, (ended, [before = seen[0], after = seen[1]]) => {
    if (ended.verdict === 'proven') {
      context.tried.set(rule, Infinity);
      settle(context, ended, ended.claim as QueryClaim, [before, after]);
      return;
    }
    // If one of many questions before makes no difference, that says nothing.
    if (!claim.following) settle(context, ended, claim, seen);
    unproven?.();
  });
  return paused !== undefined;
}

/** Takes what a trial showed as the verdict on the rule that the difference breaks. */
function settle(
  { options: { observer } }: ProbeContext,
  ended: Ended,
  { query, following }: QueryClaim,
  [before, after]: readonly [Compared, Compared],
): void {
  const usual = ruleOn(query);
  const isOfStatus = !query.html && sameAnswers(before, after);
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
  const isEdit = ended.changes && (query.query !== 'languageinfo' || sameJson(before.json, after.json));
  observer.settle([{ rule, violation }], isEdit ? { ...ended, verdict: 'withdrawn' } : ended, after.exchange);
}

function otherStatus(before: Compared, after: Compared) {
  const [expected, actual] = [String(statusOf(before)), String(statusOf(after))];
  return { message: `HTTP ${actual} with a session cookie, ${expected} without`, expected, actual };
}

function otherValue(query: Query, before: Compared, after: Compared) {
  const pointer = query.html
    ? (differenceOfForms(before, after) ?? '')
    : firstDifference(...legible(before, after));
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
