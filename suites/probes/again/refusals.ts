/** Asks again what was refused: only time tells a refusal from a failure (contract 5, 7, 8). */
import { sharesNotice } from '../../answers/html/notice.js';
import { refusalKind } from '../../answers/refusal.js';
import { NO_FACTS } from '../../answers/raw-json.js';
import { decodedPage, documentOf } from '../../answers/reading.js';
import type { Reading } from '../../answers/reading.js';
import type { Walk } from '../../evidence/evidence.js';
import { withoutBody } from '../../evidence/memory-budget.js';
import { isSameBody } from '../../http/exchange.js';
import type { Exchange, Loss } from '../../http/exchange.js';
import { drawFrom } from '../../plan/draw.js';
import { hasMannerOf, PARTS, unusualIn } from '../../values/queries.js';
import type { Query } from '../../values/queries.js';
import {
  ask,
  isLostOnItsWay,
  isNoPage,
  isRefused,
  isText,
  kindOf,
  lose,
  noteRefusal,
  noteUsual,
  partsOf,
  readOnce,
  subjectOf,
  usualOf,
} from '../ask.js';
import { answeredQuery, firstQuestion, isUnsteady, left } from '../context.js';
import type { OpenRefusal, ProbeContext } from '../context.js';
import { askHtmlOnce, isEmpty, missed, pageOfAnother } from '../html.js';
import { existingTitle, missingTitle } from '../titles.js';
import { A_SECOND_MS, TURNS, waitForReplicas } from './recheck.js';
import { nameBetween } from './types.js';

/** So many refused questions are asked again each time: more of them show no more. */
const ASKED_AGAIN = 8;

/** A question that was refused so often is refused. */
const ENOUGH = 3;

/** Where so many refusals cannot be told from chance or a limit, others cannot either. */
const DOUBTED = 3;

/** A question in a simpler manner is asked so often at most. */
const MOST_TIMES = 5;

/** Enough where nothing that was refused has been answered since: few failures by chance are as rare as that. */
const FEW_TURNS = TURNS.slice(0, 7);

/**
 * Asks the first questions anew where JSON came that no API answers with, and nothing had been answered by then that could tell
 * whose it is: a gateway may answer so until its wiki has started.
 */
export async function askUntoldAnew(context: ProbeContext): Promise<void> {
  const { options, answered, refusals } = context;
  if (context.strangeJson !== 'untold') return;
  const untold = refusals.splice(0);
  if (answered.size === 0) await options.wait(A_SECOND_MS);
  context.strangeJson = undefined;
  for (const { query, probe, late } of untold) {
    const exchange = await options.ask({ ...query, repeat: 'query' });
    const kept = context.memory.keep(await readOnce(context, query, exchange));
    if (kept.kind !== 'answer') noteRefusal(context, probe, query, kept, { late });
    else {
      noteUsual(context, query, kept);
      late?.(kept);
    }
  }
}

/** Asks again what was refused, as far as that was not answered since. */
export async function askRefusedAgain(context: ProbeContext): Promise<void> {
  // Where what comes again is refused for that alone, asking again tells nothing more.
  if (context.refusedRepeats) return;
  for (const [at, refusal] of selected(context.refusals).entries()) {
    if (left(context) === 0) return;
    if (isExplained(context, refusal)) continue;
    await askOnceMore(context, refusal);
    // Once or twice, so that a server that is one of several in rotation does not get all that is asked again.
    for (let times = at === 1 ? 2 : 1; times > 0; times--) await askAnswered(context);
  }
  if (isUnsteady(context)) await askRestAgain(context);
}

/** Whether another question is refused for good for a manner, form or cookie that this one has as well. */
const isExplained = ({ refusals }: ProbeContext, { query, attempts }: OpenRefusal): boolean =>
  refusals.some(
    other =>
      other.isSettled &&
      isOpen(other) &&
      hasManner(other.query) &&
      other.query !== query &&
      hasMannerOf(query, other.query) &&
      (!other.query.html || query.html === true) &&
      (other.query.cookie === undefined || query.cookie !== undefined) &&
      lastKind(other.attempts) === lastKind(attempts),
  );

const lastKind = (attempts: readonly Reading[]) => attempts.slice(-1).map(refusalKind)[0];

/** A server that fails now and then answers the other questions as well, until one is refused once more. */
async function askRestAgain(context: ProbeContext): Promise<void> {
  for (const refusal of context.refusals) {
    if (refusal.attempts.length > 1 || !isOpen(refusal) || isSilent(refusal)) continue;
    if (left(context) === 0) return;
    await askOnceMore(context, refusal);
    if (isOpen(refusal)) return;
  }
}

/** Asks what was answered before: refusals in a row are the sign of a target that is to be left alone. */
async function askAnswered(context: ProbeContext): Promise<Reading | undefined> {
  const query = answeredQuery(context);
  return query !== undefined && left(context) > 0
    ? await ask(context, { query, repeat: 'query' })
    : undefined;
}

/** Asks once more, after a while, what is taken to be refused for good: a part of a server may be out of order until then. */
export async function confirmRefused(context: ProbeContext, when: 'end' | 'rest'): Promise<void> {
  const settled = context.refusals.filter(refusal => isOpen(refusal) && refusal.isSettled);
  const tellsNothing = context.refusedRepeats !== undefined || answeredQuery(context) === undefined;
  if (settled.length === 0 || tellsNothing || context.options.lastingMs === 0) return;
  await waitForReplicas(context, when);
  for (const refusal of settled) {
    const isRefusedStill = left(context) > 0 ? await isRefusedEach(context, refusal.query) : undefined;
    if (isRefusedStill !== true) doubt(refusal);
  }
}

/** So many requests are kept for asking again what was refused: each question, and the first one in turns with another. */
export function requestsAgain({ refusals, refusedRepeats }: ProbeContext): number {
  // A row of the plan may take two.
  if (refusedRepeats) return 2;
  const waiting = selected(refusals);
  const isFirst = waiting.some(({ isSettled, isDoubtful }) => !isSettled && isDoubtful !== true);
  return 3 * waiting.length + (isFirst ? FEW_TURNS.length + FOR_NEIGHBOURS : 0);
}

/** So many requests more go to what was answered before, and to finding the simplest question that is refused. */
const FOR_NEIGHBOURS = 10;

/** Sends each query as usual once more where the server failed: whether it is out of order, its other answers show. */
export async function askNeighbours(context: ProbeContext): Promise<void> {
  const { collected, refusals } = context;
  const isFailing = refusals.some(({ attempts }) => lastKind(attempts) === 'failure');
  if (!isFailing) return;
  for (const query of collected.plain.keys()) {
    if (left(context) === 0) return;
    collected.later.set(query, await ask(context, { ...firstQuestion(context, query), repeat: 'query' }));
  }
}

/** Why a question was not sent at all. */
const UNSENT: ReadonlySet<Loss['kind']> = new Set(['budget', 'stopped', 'interrupted']);

const isOpen = ({ attempts }: OpenRefusal) => attempts.at(-1)?.kind !== 'answer';

/** Waiting again for what did not come in time would take long, and show no more. */
const isSilent = ({ attempts }: OpenRefusal) => attempts.at(-1)?.exchange.loss?.kind === 'timeout';

/** The refusals to look into: of each kind of question the first ones. */
function selected(refusals: readonly OpenRefusal[]): OpenRefusal[] {
  const kinds = new Map<string, OpenRefusal[]>();
  for (const refusal of refusals.filter(each => isOpen(each) && !isSilent(each))) {
    const kind = kindOf(refusal.query);
    kinds.set(kind, [...(kinds.get(kind) ?? []), refusal]);
  }
  const first = [...kinds.values()].flatMap(some => some.slice(0, 2)).slice(0, ASKED_AGAIN);
  // Whether questions are refused by chance, those tell that were refused last: before anything is settled.
  return first.toSorted((a, b) => a.attempts.length - b.attempts.length);
}

async function askOnceMore(context: ProbeContext, refusal: OpenRefusal): Promise<void> {
  const { attempts, query } = refusal;
  const reading = await readAgain(context, query);
  // What could not be sent was not refused once more.
  if (reading.exchange.loss && UNSENT.has(reading.exchange.loss.kind)) return;
  noteAttempt(context, refusal, reading);
  const isCutOff = areCutOff(attempts);
  const refused = attempts.filter(isRefused).length;
  if (refusal.isDoubtful) return;
  refusal.isSettled = !isCutOff && (!isOpen(refusal) || refused >= ENOUGH);
  if (isCutOff || !isRefused(reading) || refused < ENOUGH) return;
  if (context.refusals.filter(other => other.isDoubtful).length >= DOUBTED) return doubt(refusal);
  const isOver = left(context) === 0;
  const before = await askAnswered(context);
  // Where what was answered before is refused by now, or cannot be asked, so little follows that nothing more is to be asked.
  if (!isText(reading) && (isOver || (before && isRefused(before)))) return doubt(refusal);
  const isByChance = isUnsteady(context);
  if (isByChance && !(await withstands(context, refusal, TURNS))) return doubt(refusal);
  if (refused > ENOUGH) return;
  const simplest = await simplestRefused(context, query);
  if (!simplest) return doubt(refusal);
  refusal.query = simplest;
  // What a firewall may dislike in a title, it dislikes in every manner: not to know that is not to know whose matter it is.
  if (refusal.query.title && left(context) === 0 && hasManner(refusal.query)) return doubt(refusal);
  if (refusal.isRepeated) {
    if (!(await isUsedUp(context, refusal.query))) return doubt(refusal);
  } else {
    const why = await whyRefused(context, refusal.query, reading);
    if (why === 'a value') return doubt(refusal);
    if (why === 'no value') refusal.isOfNoValue = true;
  }
  // One that is refused for good is enough to tell that not all is by chance.
  const isFirst = context.refusals.every(({ turns }) => turns === undefined);
  if (isFirst && !(await withstands(context, refusal, FEW_TURNS))) return doubt(refusal);
  if (!isText(reading) && (await isRefusedNow(context, refusal))) doubt(refusal);
}

function noteAttempt(context: ProbeContext, { query, attempts, late }: OpenRefusal, reading: Reading): void {
  if (reading.kind === 'answer') {
    noteUsual(context, query, reading);
    late?.(reading);
  }
  attempts.push(withoutBody(reading));
}

/** So many cursors are used for the first and for the second time. */
const USED_UP = 2;

/** Whether other cursors are answered once, and then refused too: for some time, a firewall may refuse one for its signs. */
async function isUsedUp(context: ProbeContext, query: Query): Promise<boolean> {
  const { cursor } = query;
  if (!cursor) return true;
  const draw = drawFrom(context.options.seed, 'other cursors');
  for (let time = 0; time < USED_UP; time++) {
    const aicontinue = nameBetween('', cursor.aicontinue, draw);
    if (aicontinue === undefined || left(context) < 2) return false;
    const other: Query = { ...query, cursor: { ...cursor, aicontinue } };
    const first = await readAgain(context, other);
    if (isRefused(first) || !isRefused(await readAgain(context, other))) return false;
  }
  return true;
}

/** From now on, nothing settles it. */
function doubt(refusal: OpenRefusal): void {
  refusal.isDoubtful = true;
  refusal.isSettled = false;
}

/** So often may a question go unanswered that was answered before, where another is refused throughout. */
const UNANSWERED = 2;

/** Whether a question is refused in so many turns, if that is not known. */
async function withstands(
  context: ProbeContext,
  refusal: OpenRefusal,
  turns: typeof TURNS,
): Promise<boolean> {
  if ((refusal.turns ?? 0) >= turns.length) return true;
  const isRefusedEachTime = await isRefusedInTurns(context, refusal, turns);
  if (isRefusedEachTime) refusal.turns = turns.length;
  return isRefusedEachTime;
}

/** Whether a question is refused each time and one that was answered before is hardly ever, asked in turns. */
async function isRefusedInTurns(
  context: ProbeContext,
  refusal: OpenRefusal,
  turns: typeof TURNS,
): Promise<boolean> {
  let unanswered = 0;
  for (const turn of turns) {
    if (left(context) === 0) return turns === FEW_TURNS;
    if (turn === 'before') {
      const again = await askAnswered(context);
      if (again && again.kind !== 'answer' && !isText(again)) unanswered += 1;
      if (unanswered > UNANSWERED) return false;
      continue;
    }
    const reading = await readAgain(context, refusal.query);
    if (isRefused(reading)) continue;
    if (reading.kind === 'answer') noteAttempt(context, refusal, reading);
    return false;
  }
  return true;
}

/** Whether bodies were perhaps cut off on their way: the connections ended them each at another place. */
function areCutOff(attempts: readonly Reading[]): boolean {
  if (!attempts.some(reading => reading.kind === 'lost' && reading.isUnfinished)) return false;
  const bodies = attempts.map(({ exchange: { response } }) => response);
  return bodies.some(other => !isSameBody(other, bodies[0]));
}

/**
 * Whether a question much like this one that was answered before is refused by now: then the reason is how much was asked,
 * or when, which the contract leaves open.
 */
async function isRefusedNow(
  context: ProbeContext,
  { query, isRepeated }: Pick<OpenRefusal, 'query' | 'isRepeated'>,
): Promise<boolean> {
  // Without a cursor first: one may be used up, which says nothing of how much was asked.
  const answered = [...context.answered.values()].toSorted((a, b) => Number(!!a.cursor) - Number(!!b.cursor));
  const isAlike = (other: Query) =>
    other.html === query.html && (other.cookie === undefined) === (query.cookie === undefined);
  const alike = new Set([
    context.answered.get(kindOf(query)),
    answered.find(other => isAlike(other) && other.query === query.query),
    answered.find(isAlike),
    ...partsOf(query).map(part => context.answered.get(part)),
  ]);
  for (const before of alike)
    // Where a cursor was used up, another one tells nothing.
    if (
      before &&
      !(isRepeated && before.cursor) &&
      left(context) > 0 &&
      isRefused(await readAgain(context, before))
    )
      return true;
  // A limit on a manner is over from time to time.
  return hasManner(query) && left(context) > 0 && !isRefused(await readAgain(context, query));
}

/**
 * Whether something before the wiki may refuse a question for one of its values: the question with plain values in the same
 * manner is answered, or nothing is left to ask it. Titles that are asked for as usual are compared with each other.
 * `undefined` where nothing was compared.
 */
async function whyRefused(
  context: ProbeContext,
  query: Query,
  reading: Reading,
): Promise<'a value' | 'no value' | undefined> {
  const kind = refusalKind(reading);
  if (kind === 'page' && (isNoPage(reading) || isOwnPage(context, reading.exchange))) return 'no value';
  if (kind !== 'denied' && kind !== 'client' && kind !== 'page') return undefined;
  if (reading.kind === 'error' || (query.title && !hasManner(query))) return undefined;
  let why: 'no value' | undefined;
  for (const plainer of withPlainValues(context, query)) {
    if (subjectOf(plainer) === subjectOf(query)) continue;
    if (left(context) === 0 || !isRefused(await readAgain(context, plainer))) return 'a value';
    why = 'no value';
  }
  return why;
}

/** Whether a page has the notice of the pages that hold an answer, so that it is the wiki's own. */
function isOwnPage(context: ProbeContext, exchange: Exchange): boolean {
  const source = decodedPage(exchange);
  return noticesOf(context).some(notice => sharesNotice(source, notice));
}

/** So many notices are compared: most wikis have one, and hardly any has more than one for each query. */
const NOTICES = 8;

function noticesOf(context: ProbeContext): readonly string[] {
  const notices = new Set<string>();
  for (const { html } of context.collected.html) {
    if (html.page && !isEmpty(context, html)) notices.add(html.page.notice);
    if (notices.size === NOTICES) break;
  }
  return [...notices];
}

/** The question with values that a firewall has no reason to dislike, the more like those of the question first: types and titles that are plain stay as they are. */
function withPlainValues(context: ProbeContext, query: Query): Query[] {
  const { title, types = [], cursor, escaping } = query;
  if (title) {
    const existing = title.exists ? existingTitle(context, 'plain', 'underscores') : undefined;
    const { sent } = existing ?? missingTitle(context, 'plain', 'underscores');
    const plain = { ...query, title: { ...title, sent, exists: existing !== undefined } };
    // One that is plain itself is compared with another that was answered.
    const other =
      subjectOf(plain) === subjectOf(query) ? context.answered.get(kindOf(query))?.title : undefined;
    return [other ? { ...query, title: other } : plain];
  }
  const plainTypes = new Set(
    [...context.collected.suggested.keys(), ...USUAL].filter(type => !hasSigns(type)),
  );
  // As many as before: the sign between two types is the contract's.
  const ofTypes = types.some(hasSigns) ? { ...query, types: [...plainTypes].slice(0, types.length) } : query;
  if (!cursor) return [ofTypes];
  // The marker has signs that a firewall may dislike, and a listing starts at a name without it.
  const starts = [cursor.aicontinue, ...plainStarts(context, cursor.aicontinue, escaping)];
  return starts.map(aicontinue => ({ ...ofTypes, cursor: { aicontinue } }));
}

/**
 * Other names to start at: a listing may start at any. The first one starts the same page, if that needs no sign; the second
 * one is too short for a word that a firewall dislikes, and comes later, because a server may refuse what is so far down the
 * listing.
 */
function plainStarts({ collected }: ProbeContext, name: string, escaping: Query['escaping']): string[] {
  const sign = escaping === 'every sign' ? /[^A-Za-z0-9].*/s : /(?:[^\w.-]|[_.-]{2}).*/s;
  const same = name.slice(0, 1 + sharedLength(name, nameBefore(collected.walks.values(), name)));
  const later = raised(name.slice(0, 2).replace(sign, ''));
  const starts = [...(sign.test(same) ? [] : [same]), later].filter(start => start !== '' && start !== name);
  return starts.length === 0 ? ['A'] : [...new Set(starts)];
}

/** With the letter or digit after the last one. */
const raised = (text: string): string =>
  text.replace(/[A-Ya-y0-8]$/, last => String.fromCharCode(last.charCodeAt(0) + 1));

/** The last of the names that listings show before this one. */
function nameBefore(walks: Iterable<Walk>, name: string): string {
  let before = '';
  for (const { names } of walks)
    for (const other of names.keys()) if (other < name && other > before) before = other;
  return before;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The types that wikis have most files of, as many as a question names at most. */
const USUAL = ['image/png', 'image/jpeg', 'image/gif'];

const hasSigns = (type: string): boolean => /[^\w./-]/.test(type);

/** What comes in answer to a question that was refused. */
export async function readAgain(context: ProbeContext, query: Query): Promise<Reading> {
  const again: Query = { ...query, repeat: 'query' };
  if (!query.html) return ask(context, again);
  const probe = await askHtmlOnce(context, again);
  return probe.lost ?? (isEmpty(context, probe) ? pageOfAnother : answered)(probe.exchange);
}

/** A page is not compared with anything here: only that it came counts. */
const answered = (exchange: Exchange): Reading => documentOf({ exchange, json: undefined, raw: NO_FACTS });

/**
 * The question with as little of its manner as is still refused; `undefined` where that is not known for want of answers. Where
 * each part is answered by itself, there may be a limit on one of them, but on a server of one's own.
 */
async function simplestRefused(context: ProbeContext, query: Query): Promise<Query | undefined> {
  const usual = usualOf(query);
  const withOnly = (part: (typeof PARTS)[number]): Query => ({ ...usual, [part]: query[part] });
  const isAnswered = (part: (typeof PARTS)[number]): boolean =>
    partsOf(withOnly(part)).every(value => context.answered.has(value));
  // A part in which nothing was answered yet is the most likely reason.
  const parts = PARTS.filter(part => query[part] !== undefined).toSorted(
    (one, other) => Number(isAnswered(one)) - Number(isAnswered(other)),
  );
  if (parts.length > 1) {
    for (const simplest of [usual, ...parts.map(withOnly)]) {
      const isRefusedToo = left(context) > 0 && (await isRefusedEach(context, simplest));
      if (isRefusedToo !== false) return isRefusedToo && simplest;
    }
    if (!context.options.steady) return undefined;
  }
  let simplest = query;
  for (const part of parts) {
    const { [part]: _, ...simpler } = simplest;
    if (left(context) === 0) continue;
    const isRefusedToo = await isRefusedEach(context, simpler);
    if (isRefusedToo === undefined) return undefined;
    if (isRefusedToo) simplest = simpler;
  }
  return simplest;
}

const hasManner = (query: Query): boolean => unusualIn(query) > 0;

/** Whether a question is refused, and each time where questions are refused by chance; `undefined` if nothing came. */
async function isRefusedEach(context: ProbeContext, query: Query): Promise<boolean | undefined> {
  const times = isUnsteady(context) ? MOST_TIMES : 1;
  let [refused, lost] = [0, 0];
  while (refused < times) {
    if (left(context) === 0) return false;
    const reading = await readAgain(context, query);
    if (isLostOnItsWay(reading)) lost += 1;
    else if (isRefused(reading)) refused += 1;
    else return false;
    if (lost === MOST_TIMES) return undefined;
    if (refused < times) await askAnswered(context);
  }
  return true;
}

/**
 * Takes a page without an answer for a refusal where it has nothing of the notice of this HTML form, and other values are
 * answered in the same manner: it may come from a firewall that dislikes a value. A page with the notice is the wiki's own.
 * Where no request is left to ask with other values, that some question is answered in HTML has to do.
 */
export async function doubtForeignPages(context: ProbeContext, most = Infinity): Promise<void> {
  const { html, isApi } = context.collected;
  const open = context.emptyPages.filter(({ isOfForm }) => isOfForm !== true);
  if (!isApi || open.length === 0 || noticesOf(context).length === 0) return;
  for (const empty of open.slice(0, most)) {
    const { query, comparison } = empty;
    const page = pageOfAnother(comparison.html.exchange);
    if ((await whyRefused(context, query, page)) === 'a value') {
      html[html.indexOf(comparison)] = { ...comparison, html: missed(page) };
      context.emptyPages.splice(context.emptyPages.indexOf(empty), 1);
      noteRefusal(context, 'html', query, page);
    } else empty.isOfForm = true;
  }
}

/** What was never answered, its probe could not see. */
export function loseRefused(context: ProbeContext): void {
  for (const { probe, attempts, isRepeated } of context.refusals) {
    const last = attempts.at(-1);
    if (!isRepeated && last && last.kind !== 'answer') lose(context, probe, last);
  }
}
