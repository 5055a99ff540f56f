/** The plan (contract 1, 4, 5): questions that cover every manner of asking, drawn by the seed and asked in a drawn order. */
import { isCookieSent } from '../answers/cookies.js';
import type { ProbeId } from '../evidence/evidence.js';
import { coverageOf, coveringRows, type Model, type Row, type Strength } from '../plan/covering.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { asUsual, asWritten, modelOf, WHOLE, type Known } from '../plan/models.js';
import { titleClasses, type TitleClass } from '../plan/title-classes.js';
import { budgetUsedUp } from '../values/messages.js';
import {
  otherEncodings,
  otherTypes,
  queryNames,
  type Escaping,
  type Order,
  type Query,
  type QueryName,
} from '../values/queries.js';
import { ask } from './ask.js';
import { firstOf, left, type Place, type ProbeContext } from './context.js';
import { subjectOf } from './notes.js';
import { requestsAgain } from './trials/refusals.js';
import { forConfirming } from './trials/trying.js';
import { askingFor, existingTitle, missingTitle } from './duplicatefiles/names.js';

interface Planned {
  readonly name: QueryName;
  readonly row: Row;
  /** What it sends for a value of the row that stands for several. */
  readonly sends: Sends;
}

type Sends = Pick<Query, 'accept' | 'encoding' | 'cookie'>;

interface Plan {
  readonly models: ReadonlyMap<QueryName, Model>;
  readonly rows: readonly Planned[];
  /** Rows that were already asked in the usual manner. */
  readonly asked: ReadonlyMap<QueryName, readonly Row[]>;
}

export function drawPlan(context: ProbeContext): Plan {
  const { seed, strength } = context.options;
  const known = knownOf(context);
  const models = new Map<QueryName, Model>();
  const asked = new Map<QueryName, readonly Row[]>();
  const rows: Planned[] = [];
  for (const name of queryNames) {
    const model = isWanted(context, name) ? modelOf(name, known) : undefined;
    if (!model) continue;
    models.set(name, model);
    const before = askedAsUsual(context, name, model);
    asked.set(name, before);
    const written = asWritten(name, model).filter(part => !before.some(row => hasPart(row, part)));
    const covering = coveringRows(model, strength, drawFrom(seed, `rows ${name}`), written, before);
    for (const row of covering) rows.push({ name, row, sends: {} });
  }
  const inTheirOrder = inOrder(shuffled(rows, drawFrom(seed, 'order of rows')));
  return { models, rows: withHeaders(context, inTheirOrder), asked };
}

function askedAsUsual(context: ProbeContext, name: QueryName, model: Model): Row[] {
  const pairs = model.limits.find(({ one }) => one !== 'form');
  const parts: Row[] = pairs
    ? [...pairs.meets].flatMap(([one, others]) =>
        [...others].map(other => ({ [pairs.one]: one, [pairs.other]: other })),
      )
    : [{}];
  return parts
    .filter(part => {
      const asked = askedBy(context, name, part);
      return asked && context.usual.has(subjectOf(asked));
    })
    .map(part => asUsual(model, part));
}

const hasPart = (row: Row, part: Row): boolean =>
  Object.entries(part).every(([dimension, value]) => row[dimension] === value);

/** Gives items in turn, from the first again after the last. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length] as Item;
}

/** Gives each row its headers. A value that stands for several takes them in turn; the first cookie is sent alone. */
function withHeaders({ options, names }: ProbeContext, rows: readonly Planned[]): Planned[] {
  const sessionId = inTurn(names.sessionIds);
  const other = names.otherCookie;
  const turns = new Map(
    queryNames.map(name => {
      const draw = drawFrom(options.seed, `headers ${name}`);
      const places = shuffled(['first', 'last'] as const, draw);
      const accept = inTurn(shuffled(otherTypes, draw));
      const encoding = inTurn(shuffled(otherEncodings, draw));
      return [name, { place: inTurn(['alone', ...places]), accept, encoding }];
    }),
  );
  return rows.map(({ name, row }) => {
    const { place, accept, encoding } = turns.get(name) ?? {};
    const cookie = (): string => {
      const session = `${options.profile.values.session_cookie}=${sessionId()}`;
      const at = place?.();
      if (at === 'alone') return session;
      return at === 'first' ? `${session}; ${other}` : `${other}; ${session}`;
    };
    const sends = {
      ...(row['accept'] === 'other' && { accept: accept?.() }),
      ...(row['encoding'] === 'other' && { encoding: encoding?.() }),
      ...(row['cookie'] === 'session' && { cookie: cookie() }),
    };
    return { name, row, sends: sends as Sends };
  });
}

/** The probes that need a query. */
export const probesOf: Readonly<Record<QueryName, readonly ProbeId[]>> = {
  languageinfo: ['languageinfo'],
  dbrepllag: ['dbrepllag'],
  allimages: ['first page', 'walk', 'filters'],
  duplicatefiles: ['missing titles', 'existing title'],
};

function isWanted({ options, collected }: ProbeContext, name: QueryName): boolean {
  if (!probesOf[name].some(probe => options.wanted.has(probe))) return false;
  // A query that is refused in the usual manner is refused in any; a firewall may dislike one title and not another.
  return (
    collected.plain.get(name)?.kind === 'answer' ||
    (name === 'duplicatefiles' && collected.existing.length > 0)
  );
}

function knownOf(context: ProbeContext): Known {
  const { options, listings, samples, collected } = context;
  const { wanted } = options;
  const places = new Map<string, ReadonlySet<Place>>();
  for (const [id, known] of listings)
    if (id === WHOLE || wanted.has('filters')) places.set(id, new Set(known.keys()));
  const shown = wanted.has('existing title') ? [...samples.classes()] : [];
  return {
    listings: places,
    existing: new Map(shown.map(([kind, { name }]) => [kind, name.includes('_')])),
    missing:
      wanted.has('missing titles') && collected.plain.get('duplicatefiles')?.kind === 'answer'
        ? titleClasses
        : [],
    forms: {
      html: wanted.has('html'),
      cookie: wanted.has('session') && !hasOwnSession(context),
    },
  };
}

/** Whether the user's headers have a session cookie: if two have one name, each server decides which counts (RFC 6265, 4.2.2). */
const hasOwnSession = ({ options, collected }: ProbeContext): boolean =>
  isCookieSent(collected.plain.values(), options.profile.values.session_cookie);

/**
 * The rows in an order in which a small budget sees most: first one in HTML and one with a cookie of each query whose usual
 * answer is known, then the plain ones that others are compared with, and those for the end last.
 */
function inOrder(rows: readonly Planned[]): readonly Planned[] {
  const isOther = ({ row }: Planned, dimension: 'form' | 'cookie') =>
    row[dimension] === 'html' || row[dimension] === 'session';
  const isAtEnd = ({ row }: Planned) => row['position'] === 'at the end';
  const first = new Set<Planned | undefined>();
  for (const dimension of ['form', 'cookie'] as const)
    for (const query of queryNames)
      if (query !== 'duplicatefiles')
        first.add(rows.find(row => row.name === query && isOther(row, dimension) && !isAtEnd(row)));
  const rankOf = (planned: Planned): number => {
    if (first.has(planned)) return 0;
    if (isAtEnd(planned)) return 3;
    return isOther(planned, 'form') || isOther(planned, 'cookie') ? 2 : 1;
  };
  return byTransitions(
    rows.toSorted((one, other) => rankOf(one) - rankOf(other)),
    rankOf,
  );
}

/** Lets each kind of question follow each other one as far as possible, within a rank: an answer may depend on the question before. */
function byTransitions(rows: readonly Planned[], rankOf: (planned: Planned) => number): readonly Planned[] {
  const waiting = [...rows];
  const seen = new Set<string>();
  const ordered: Planned[] = [];
  let before = '';
  while (waiting[0]) {
    const rank = rankOf(waiting[0]);
    const next = waiting.findIndex(each => rankOf(each) === rank && !seen.has(`${before} ${kindIn(each)}`));
    const [chosen] = waiting.splice(Math.max(0, next), 1) as [Planned];
    seen.add(`${before} ${kindIn(chosen)}`);
    before = kindIn(chosen);
    ordered.push(chosen);
  }
  return ordered;
}

const kindIn = ({ name, row }: Planned): string =>
  [name, row['filter'] === WHOLE, row['file']?.startsWith('existing'), row['form']].join();

/** Asks in HTML what was refused in the plain form: if only one form is broken, the other still proves that there is an API. */
export async function askRefusedInHtml(context: ProbeContext): Promise<void> {
  const { wanted } = context.options;
  for (const [query, reading] of context.collected.plain) {
    if (reading.kind === 'answer' || !wanted.has('html') || left(context) === 0) continue;
    await ask(context, { ...firstOf(context, query), html: true });
  }
}

/** Requests for one trial, minimising included. */
const FOR_A_TRIAL = 26;

/** Requests to learn whether the server accepts encoded letters in addresses. */
const FOR_ADDRESSES = 8;

/**
 * Requests that the plan leaves for proving what has been seen: for one trial at first; once the trials are over, or something
 * awaits confirmation, for last stages and for the usual question of one more row.
 */
export function requestsKept(context: ProbeContext, areTrialsOver = context.paused.length > 0): number {
  const first = FOR_A_TRIAL + (context.options.steady ? 0 : FOR_ADDRESSES);
  return requestsAgain(context) + (areTrialsOver ? forConfirming(context) + 2 : first);
}

export const rowsFor = ({ rows }: Plan, position: string): readonly Planned[] =>
  rows.filter(({ row }) => row['position'] === position);

/** Asks rows as far as the budget goes; returns those that were asked. */
export async function askRows(
  context: ProbeContext,
  rows: readonly Planned[],
  areTrialsOver?: true,
): Promise<Planned[]> {
  const asked: Planned[] = [];
  for (const planned of rows) {
    if (context.exhausted !== undefined) break;
    if (left(context) <= requestsKept(context, areTrialsOver)) {
      context.collected.leftOut = budgetUsedUp(context.options.maxRequests);
      break;
    }
    const query = askedBy(context, planned.name, planned.row);
    if (query && (await ask(context, askedAs(planned, query))).exchange.id === 0) continue;
    asked.push(planned);
  }
  return asked;
}

/** Notes how much of the plan was asked. A plan with gaps is a fault of the suite. */
export function noteCoverage(
  { collected, options: { strength } }: ProbeContext,
  { models, rows, asked: before }: Plan,
  asked: readonly Planned[],
): void {
  for (const [name, model] of models) {
    const coverageWith = (some: readonly Planned[]) => {
      const own = some.filter(planned => planned.name === name).map(({ row }) => row);
      return coverageOf(model, strength, [...(before.get(name) ?? []), ...own]);
    };
    const drawn = coverageWith(rows);
    if (drawn.covered < drawn.of)
      throw new Error(`the plan for ${name} covers ${drawn.covered} of ${drawn.of} combinations`);
    const { covered } = asked.length === rows.length ? drawn : coverageWith(asked);
    collected.coverage.push({ query: name, covered, of: drawn.of });
  }
}

/** The question of a row in the usual manner; `undefined` if the listing shows no title of its class. */
function askedBy(context: ProbeContext, name: QueryName, row: Row): Query | undefined {
  const page = context.listings.get(row['filter'] ?? '')?.get(row['page'] as Place);
  if (name !== 'duplicatefiles') return page ?? { query: name };
  const kind = row['title'] as TitleClass;
  const file = row['file'] ?? '';
  const spelling = file.endsWith('spaces') ? 'spaces' : 'underscores';
  const exists = file.startsWith('existing');
  const sent = exists ? existingTitle(context, kind, spelling) : missingTitle(context, kind, spelling);
  const what = `${exists ? 'an existing' : 'a missing'} title (${kind})`;
  return sent === undefined ? undefined : askingFor(sent, exists, what);
}

function askedAs({ row, sends }: Planned, question: Query): Query {
  const { form, order, escaping, accept, encoding, connection } = row;
  const query: { -readonly [Key in keyof Query]: Query[Key] } = Object.assign({}, question, sends);
  if (form === 'html') query.html = true;
  query.order = order as Order;
  if (escaping !== undefined && escaping !== 'upper case') query.escaping = escaping as Escaping;
  if (accept === 'none' || accept === 'text/html') query.accept = accept;
  if (encoding === 'none' || encoding === 'br') query.encoding = encoding;
  if (connection === 'fresh' || connection === 'closed') query.connection = connection;
  return query;
}

/** Requests that follow the walks on a wiki with every class of title: walks leave room for them. */
export const EXPECTED: Readonly<Record<Strength, number>> = { 1: 76, 2: 380, 3: 1375 };
