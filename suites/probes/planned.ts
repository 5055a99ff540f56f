/** The questions of a plan (contract 1, 4, 5): drawn by the seed so that they cover how a question can be put, and asked in an order that is drawn too. */
import { isCookieSent } from '../answers/cookies.js';
import type { ProbeId, TitleProbe } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { coverageOf } from '../plan/coverage.js';
import { coveringRows } from '../plan/covering.js';
import type { Model, Row, Strength } from '../plan/covering.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { asWritten, modelOf, WHOLE } from '../plan/models.js';
import type { FileSpelling, Known } from '../plan/models.js';
import { titleClasses } from '../plan/title-classes.js';
import type { TitleClass } from '../plan/title-classes.js';
import { budgetUsedUp } from '../values/messages.js';
import { otherEncodings, otherTypes, queryNames } from '../values/queries.js';
import type { Escaping, Order, Query, QueryName } from '../values/queries.js';
import { nextTurn, probeOf, subjectOf } from './ask.js';
import { firstQuestion, left } from './context.js';
import type { Place, ProbeContext } from './context.js';
import { askStep } from './questions.js';
import type { Step } from './questions.js';
import { askRepeats } from './again/repeats.js';
import { requestsAgain } from './again/refusals.js';
import { forConfirming } from './again/trying.js';
import { existingTitle, missingTitle, spellingOf } from './titles.js';

/** A row of a plan, as a question. */
interface Planned {
  readonly name: QueryName;
  readonly row: Row;
  /** What it sends where a value of the row stands for several. */
  readonly sends: Sends;
}

type Sends = Pick<Query, 'accept' | 'encoding' | 'cookie'>;

/** Everything that a plan asks, query by query. */
export interface Plan {
  readonly strength: Strength;
  readonly models: ReadonlyMap<QueryName, Model>;
  readonly rows: readonly Planned[];
}

/** Draws the plan of an audit from what was seen of the wiki. */
export function drawPlan(context: ProbeContext, strength: Strength): Plan {
  const { seed } = context.options;
  const known = knownOf(context);
  const models = new Map<QueryName, Model>();
  const rows: Planned[] = [];
  for (const name of queryNames) {
    const model = isWanted(context, name) ? modelOf(name, known) : undefined;
    if (!model) continue;
    models.set(name, model);
    const covering = coveringRows(model, strength, drawFrom(seed, `rows ${name}`), asWritten(name, model));
    for (const row of covering) rows.push({ name, row, sends: {} });
  }
  const fitting = strength === 1 ? withinBudget(context, models, rows) : rows;
  const inTheirOrder = inOrder(shuffled(fitting, drawFrom(seed, 'order of rows')));
  return { strength, models, rows: withHeaders(context, inTheirOrder) };
}

/**
 * The rows in which each value occurs, with fewer titles in HTML or with a cookie where the budget is short: for each of
 * these, the usual question is asked as well, to compare the two.
 */
function withinBudget(
  context: ProbeContext,
  models: ReadonlyMap<QueryName, Model>,
  drawn: readonly Planned[],
): readonly Planned[] {
  let rows = drawn;
  let over = -left(context);
  for (const planned of rows) over += requestsOf(context, planned);
  for (const [at, planned] of drawn.entries()) {
    if (over <= 0) break;
    const { name, row } = planned;
    const model = models.get(name);
    if (!model || requestsOf(context, planned) < 2 || isWritten(row, asWritten(name, model))) continue;
    const usual: Row = { ...row, form: 'json', cookie: 'none' };
    const changed = rows.with(at, { ...planned, row: usual });
    const { covered, of } = coverageOf(model, 1, rowsOf(name, changed));
    if (covered < of) continue;
    rows = changed;
    over -= 1;
  }
  return rows;
}

function isWritten(row: Row, written: readonly Row[]): boolean {
  for (const part of written) if (hasPart(row, part)) return true;
  return false;
}

function hasPart(row: Row, part: Row): boolean {
  for (const dimension of Object.keys(part)) if (row[dimension] !== part[dimension]) return false;
  return true;
}

/** Each of some items after the other, again and again. */
class Turns<Item> {
  #at = 0;

  constructor(private readonly items: readonly Item[]) {}

  next(): Item {
    return this.items[this.#at++ % this.items.length] as Item;
  }
}

/** The rows with what each sends. */
function withHeaders(context: ProbeContext, rows: readonly Planned[]): Planned[] {
  const sessions = new Turns(context.names.sessionIds);
  const headers = new Map<QueryName, HeadersInTurn>();
  for (const name of queryNames) headers.set(name, new HeadersInTurn(context, name, sessions));
  const sending: Planned[] = [];
  for (const { name, row } of rows) sending.push({ name, row, sends: headers.get(name)?.of(row) ?? {} });
  return sending;
}

/** What the rows of a query send: the headers that a value stands for, in turn, and first a cookie without another. */
class HeadersInTurn {
  readonly #cookies: Turns<'alone' | 'first' | 'last'>;
  readonly #accept: Turns<(typeof otherTypes)[number]>;
  readonly #encoding: Turns<(typeof otherEncodings)[number]>;
  readonly #other: string;
  readonly #session: string;

  constructor(
    { options, names }: ProbeContext,
    name: QueryName,
    private readonly sessions: Turns<string>,
  ) {
    const draw = drawFrom(options.seed, `headers ${name}`);
    this.#cookies = new Turns(['alone', ...shuffled(['first', 'last'] as const, draw)]);
    this.#accept = new Turns(shuffled(otherTypes, draw));
    this.#encoding = new Turns(shuffled(otherEncodings, draw));
    this.#other = names.otherCookie();
    this.#session = options.profile.values.session_cookie;
  }

  of(row: Row): Sends {
    const sends: { -readonly [Key in keyof Sends]: Sends[Key] } = {};
    if (row['accept'] === 'other') sends.accept = this.#accept.next();
    if (row['encoding'] === 'other') sends.encoding = this.#encoding.next();
    if (row['cookie'] === 'session') sends.cookie = this.#cookie();
    return sends;
  }

  #cookie(): string {
    const cookie = `${this.#session}=${this.sessions.next()}`;
    const place = this.#cookies.next();
    if (place === 'alone') return cookie;
    return place === 'first' ? `${cookie}; ${this.#other}` : `${this.#other}; ${cookie}`;
  }
}

/** The probes on whose behalf a query is sent. */
export const probesOf: Readonly<Record<QueryName, readonly ProbeId[]>> = {
  languageinfo: ['languageinfo'],
  dbrepllag: ['dbrepllag'],
  allimages: ['first page', 'walk', 'filters'],
  duplicatefiles: ['missing titles', 'existing title'],
};

function isWanted({ options, collected }: ProbeContext, name: QueryName): boolean {
  if (!probesOf[name].some(probe => options.wanted.has(probe))) return false;
  // A query that was refused in the usual way brings nothing in any other; of titles, a firewall may refuse some.
  return (
    collected.plain.get(name)?.kind === 'answer' ||
    (name === 'duplicatefiles' && collected.existing.some(({ reading }) => reading.kind === 'answer'))
  );
}

function knownOf(context: ProbeContext): Known {
  const { options, listings, samples, collected } = context;
  const { wanted } = options;
  const places = new Map<string, ReadonlySet<Place>>();
  for (const [id, known] of listings)
    if (id === WHOLE || wanted.has('filters')) places.set(id, new Set(known.keys()));
  const existingWords = new Set<TitleClass>();
  for (const [kind, { name }] of samples.found) if (spellingOf(name) === 'plain') existingWords.add(kind);
  return {
    listings: places,
    existing: new Set(wanted.has('existing title') ? samples.found.keys() : []),
    existingWords,
    missing:
      wanted.has('missing titles') && collected.plain.get('duplicatefiles')?.kind === 'answer'
        ? titleClasses
        : [],
    forms: {
      html: wanted.has('html'),
      cookie: wanted.has('session') && !hasOwnSession(context),
      manner: true,
    },
  };
}

/** Whether the user gave the cookie of a session: which of two with one name counts, each server decides (RFC 6265, 4.2.2). */
const hasOwnSession = ({ options, collected }: ProbeContext): boolean =>
  isCookieSent(collected.plain.values(), options.profile.values.session_cookie);

/**
 * The rows in an order in which a small budget sees most: first one in HTML and one with a cookie of each query whose usual
 * answer is known, then the plain ones that others are compared with, and those for the end last.
 */
function inOrder(rows: readonly Planned[]): Planned[] {
  const first = new Set<Planned>();
  for (const dimension of ['form', 'cookie'] as const)
    for (const name of queryNames) {
      const planned = name === 'duplicatefiles' ? undefined : firstOther(rows, name, dimension);
      if (planned) first.add(planned);
    }
  const ranks: Planned[][] = [[], [], [], []];
  for (const planned of rows) ranks[first.has(planned) ? 0 : rankOf(planned)]?.push(planned);
  return ranks.flat();
}

const firstOther = (
  rows: readonly Planned[],
  query: QueryName,
  dimension: 'form' | 'cookie',
): Planned | undefined =>
  rows.find(({ name, row }) => name === query && isOther(row, dimension) && row['position'] === 'in between');

function rankOf({ row }: Planned): 1 | 2 | 3 {
  if (row['position'] === 'at the end') return 3;
  return isOther(row, 'form') || isOther(row, 'cookie') ? 2 : 1;
}

const isOther = (row: Row, dimension: 'form' | 'cookie') =>
  row[dimension] === 'html' || row[dimension] === 'session';

/** Asks in HTML what was refused in the plain form: one form may be out of order, and the other prove that there is an API. */
export async function askRefusedInHtml(context: ProbeContext): Promise<void> {
  const { wanted } = context.options;
  for (const [query, reading] of context.collected.plain) {
    if (reading.kind === 'answer' || !wanted.has('html') || left(context) === 0) continue;
    await askStep(context, { probe: 'html', query: { ...firstQuestion(context, query), html: true } });
  }
}

/** A question that was sent, and whose answer is not yet read. */
interface Sent {
  readonly planned: Planned;
  readonly step: Step;
  readonly exchange: Promise<Exchange>;
  readonly previous: Query | undefined;
}

/** Reads an answer; a question that was not sent after all is noted. */
async function settle(context: ProbeContext, sent: Sent, unsent: Set<Planned>): Promise<void> {
  const exchange = await sent.exchange;
  if (exchange.id === 0) unsent.add(sent.planned);
  // The next question leaves first: the server answers it while this answer is read.
  await nextTurn();
  const refused = context.refusals.length;
  await askStep(context, sent.step, { exchange, previous: sent.previous });
  if (refused === 0 && context.refusals.length > 0) await askRepeats(context);
}

/** So many requests take one trial, with what it leaves out of a question. */
const FOR_A_TRIAL = 26;

/** So many more tell whether a question is answered at other addresses. */
const FOR_ADDRESSES = 8;

/** What is kept for a trial while nothing was proven; for its last stage afterwards, and for a row that asks twice. */
const requestsForTrials = (context: ProbeContext): number =>
  context.paused.length > 0
    ? forConfirming(context) + 2
    : FOR_A_TRIAL + (context.options.steady ? 0 : FOR_ADDRESSES);

/** So many requests are kept from the plan, for the proof of what has been seen. */
export const requestsKept = (context: ProbeContext): number =>
  requestsForTrials(context) + requestsAgain(context);

/** The same once the proofs are over, but for a last look at each difference found since. */
export const requestsKeptAtEnd = (context: ProbeContext): number =>
  requestsAgain(context) + forConfirming(context) + 2;

/** The rows of a plan for one position. */
export const rowsFor = ({ rows }: Plan, position: string): readonly Planned[] =>
  rows.filter(({ row }) => row['position'] === position);

/** Asks rows of a plan, as far as the budget goes, and returns those that were asked. */
export async function askRows(
  context: ProbeContext,
  rows: readonly Planned[],
  kept: (context: ProbeContext) => number = requestsKept,
): Promise<Planned[]> {
  const asked = new Set<Planned>();
  const unsent = new Set<Planned>();
  let sent: Sent | undefined;
  for (const planned of rows) {
    // What ended the audit before its plan leaves nothing of it to ask.
    if (context.exhausted !== undefined) break;
    if (left(context) <= kept(context)) {
      context.collected.leftOut = budgetUsedUp(context.options.maxRequests);
      break;
    }
    for (const step of stepsOf(context, planned, sent?.step)) {
      const { latest: previous } = context;
      const exchange = context.options.ask(step.query);
      // Where reading the answer before fails, nobody waits for this one.
      exchange.catch(() => undefined);
      if (sent) await settle(context, sent, unsent);
      sent = { planned, step, exchange, previous };
    }
    asked.add(planned);
  }
  if (sent) await settle(context, sent, unsent);
  for (const planned of unsent) asked.delete(planned);
  return [...asked];
}

/** So many requests the rows for one position take. */
export function requestsFor(context: ProbeContext, plan: Plan, position: string): number {
  let requests = 0;
  for (const planned of rowsFor(plan, position)) requests += requestsOf(context, planned);
  return requests;
}

/** Notes how much of a plan was asked; a plan that leaves out what can be asked is a fault of the suite. */
export function noteCoverage(
  { collected }: ProbeContext,
  { models, strength, rows }: Plan,
  asked: readonly Planned[],
): void {
  for (const [name, model] of models) {
    const drawn = coverageOf(model, strength, rowsOf(name, rows));
    if (drawn.covered < drawn.of)
      throw new Error(`the plan for ${name} covers ${drawn.covered} of ${drawn.of} combinations`);
    const isWhole = asked.length === rows.length;
    const { covered } = isWhole ? drawn : coverageOf(model, strength, rowsOf(name, asked));
    collected.coverage.push({ query: name, covered, of: drawn.of });
  }
}

function rowsOf(name: QueryName, some: readonly Planned[]): readonly Row[] {
  const rows: Row[] = [];
  for (const planned of some) if (planned.name === name) rows.push(planned.row);
  return rows;
}

/** A row as a question, after the usual one where that was not asked yet, not even just before. */
function stepsOf(context: ProbeContext, planned: Planned, before?: Step): Step[] {
  const { name, row } = planned;
  if (name !== 'duplicatefiles') {
    const query = askedAs(planned, placeOf(context, name, row));
    return [{ query, probe: probeOf(query) }];
  }
  const title = titleOf(context, row);
  if (!title) return [];
  const usual = askingFor(title, row);
  const query = askedAs(planned, usual);
  const step: Step = { query, probe: probeOf(query), title };
  return isUsualMissing(context, row, usual, before)
    ? [{ query: usual, probe: probeOf(usual), title }, step]
    : [step];
}

/** How many questions a row stands for: as many as it has steps. */
function requestsOf(context: ProbeContext, { name, row }: Planned): 0 | 1 | 2 {
  if (name !== 'duplicatefiles') return 1;
  const title = titleOf(context, row);
  if (!title) return 0;
  return isUsualMissing(context, row, askingFor(title, row)) ? 2 : 1;
}

/** The title that a row asks for; `undefined` where the listing shows none of its class. */
function titleOf(context: ProbeContext, row: Row): Step['title'] {
  const kind = row['title'] as TitleClass;
  const file = row['file'] as FileSpelling;
  const spelling = file.endsWith('spaces') ? 'spaces' : file.endsWith('both') ? 'both' : 'underscores';
  return file.startsWith('existing')
    ? existingTitle(context, kind, spelling)
    : missingTitle(context, kind, spelling);
}

function askingFor({ sent, curid }: Omit<TitleProbe, 'reading'>, row: Row): Query {
  const exists = curid !== undefined;
  const kind = `${exists ? 'an existing' : 'a missing'} title (${row['title']})`;
  return { query: 'duplicatefiles', title: { sent, exists, kind, drawn: true } };
}

/** Whether a row asks in another form or with a cookie what was not asked as usual yet, not even just before. */
function isUsualMissing(context: ProbeContext, row: Row, usual: Query, before?: Step): boolean {
  if (!isOther(row, 'form') && !isOther(row, 'cookie')) return false;
  const subject = subjectOf(usual);
  return !context.usual.has(subject) && !(before !== undefined && isUsualOf(before.query, subject));
}

const isUsualOf = (query: Query, subject: string) =>
  query.html !== true && query.cookie === undefined && subjectOf(query) === subject;

/** The page of the listing that a row asks for, or just the query. */
function placeOf({ listings }: ProbeContext, name: QueryName, row: Row): Query {
  const place = listings.get(row['filter'] ?? '')?.get(row['page'] as Place);
  return place ?? { query: name };
}

/** A question in the form and the manner of a row. */
function askedAs({ row, sends }: Planned, question: Query): Query {
  const { form, order, escaping, accept, encoding, connection } = row;
  // Properties are added to a spread object twenty times more slowly.
  const query: { -readonly [Key in keyof Query]: Query[Key] } = Object.assign({}, question, sends);
  if (form === 'html') query.html = true;
  query.order = order as Order;
  if (escaping !== undefined && escaping !== 'upper case') query.escaping = escaping as Escaping;
  if (accept === 'none' || accept === 'application/json' || accept === 'text/html') query.accept = accept;
  if (encoding === 'none' || encoding === 'br') query.encoding = encoding;
  if (connection === 'fresh') query.connection = connection;
  return query;
}

/** So many requests follow the walks on a wiki that shows everything, seen before its listings are walked. */
export function requestsExpected(strength: Strength): number {
  return { 1: 76, 2: 380, 3: 1375 }[strength];
}
