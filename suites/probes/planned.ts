/** The plan (contract 1, 4, 5): questions that cover every manner of asking, drawn by the seed and asked in a drawn order. */
import { isCookieSent } from '../answers/cookies.js';
import { coverageOf, coveringRows, spaceOf, type Row } from '../plan/covering.js';
import { drawFrom, inTurn, shuffled } from '../plan/draw.js';
import { asWritten, modelOf, USUAL } from '../plan/models.js';
import { titleClasses } from '../plan/title-classes.js';
import { budgetUsedUp } from '../values/messages.js';
import {
  otherEncodings,
  otherTypes,
  PARTS,
  queryNames,
  type Manner,
  type Query,
  type QueryName,
} from '../values/queries.js';
import { ask } from './ask.js';
import { firstOf, left, type ProbeContext } from './context.js';
import { subjectOf } from './notes.js';
import { hasOpenRefusal } from './trials/refusals.js';
import { turnOf } from './trials/same-answer.js';
import { forConfirming } from './trials/trying.js';
import { areTitlesAnswered, askingFor, spelled, titleOf } from './duplicatefiles/names.js';

/** A question with the values of dimensions that it has. */
interface Planned {
  readonly row: Row;
  readonly query: Query;
  /** Whether a small budget is best spent on it. */
  readonly isFirst?: boolean;
  isAsked?: boolean;
}

type Plan = ReturnType<typeof drawPlan>;

export function drawPlan(context: ProbeContext) {
  const { options, usual, collected } = context;
  const { seed, strength, wanted, profile } = options;
  // If two cookies have one name, each server decides which counts (RFC 6265, 4.2.2).
  const hasOwnSession = isCookieSent(collected.plain.values(), profile.values.session_cookie);
  const forms = { html: wanted.has('html'), cookie: wanted.has('session') && !hasOwnSession };
  const parts = queryNames.flatMap(name => {
    const questions = questionsOf(context, name);
    if (questions.length === 0) return [];
    const own = questions.map(({ row }) => row);
    const space = spaceOf(modelOf(name, own, forms), strength);
    const asked = questions
      .filter(({ query }) => usual.has(subjectOf(query)))
      .map(({ row }): Row => ({ ...row, ...USUAL }));
    const written = asWritten(name, own, forms).filter(part => !asked.some(row => hasPart(row, part)));
    const rows = coveringRows(space, drawFrom(seed, `rows ${name}`), written, asked).map(row => {
      const { query } = questions.find(question => hasPart(row, question.row)) as Planned;
      return { row, query };
    });
    return [{ name, space, asked, rows }];
  });
  const draw = drawFrom(seed, 'order of rows');
  const first = parts.flatMap(({ rows }) => rows.slice(0, 2).map(row => ({ ...row, isFirst: true })));
  const rest = parts.flatMap(({ rows }) => rows.slice(2));
  const rows = inManners(context, [...shuffled(first, draw), ...shuffled(rest, draw)]);
  return { parts, rows: inOrder(context, rows) };
}

const hasPart = (row: Row, part: Row): boolean =>
  Object.entries(part).every(([dimension, value]) => row[dimension] === value);

/** The questions of a query in the usual manner, with the values of its own dimensions; none if it is refused, in this manner as in any. */
function questionsOf(context: ProbeContext, name: QueryName): readonly Planned[] {
  const { listings, collected } = context;
  if (name === 'duplicatefiles') return areTitlesAnswered(context) ? questionsOfTitles(context) : [];
  if (collected.plain.get(name)?.kind !== 'answer') return [];
  if (name !== 'allimages') return [{ row: {}, query: { query: name } }];
  return [...listings].flatMap(([filter, pages]) =>
    [...pages].map(([page, query]) => ({ row: { filter, page }, query })),
  );
}

/** Whether there is a file and how its gaps are spelled is one dimension: a class may have gaps in missing titles only. */
function questionsOfTitles(context: ProbeContext): readonly Planned[] {
  const { options, collected, samples, nearly, names } = context;
  const areMissingAsked = collected.plain.get('duplicatefiles')?.kind === 'answer';
  const files = options.wanted.has('existing title') ? samples.classes() : undefined;
  return titleClasses.flatMap(kind => {
    // How adjacent underscores are spelled is the point of their class.
    const gaps = kind === 'adjacent underscores' ? ['underscores'] : ['underscores', 'spaces'];
    const questions = (name: string, exists: boolean, hasGaps: boolean) =>
      (hasGaps ? gaps : ['one word']).map(spelling => ({
        row: { title: kind, file: `${exists ? 'existing' : 'missing'}, ${spelling}` },
        query: askingFor(
          spelled(titleOf(context, name), spelling),
          exists,
          `${exists ? 'an existing' : 'a missing'} title (${kind})`,
        ),
      }));
    const missing = nearly.get(kind) ?? names.missing(kind, 1);
    const file = files?.get(kind)?.name;
    return [
      ...(areMissingAsked ? questions(missing, false, kind !== 'plain') : []),
      ...(file === undefined ? [] : questions(file, true, file.includes('_'))),
    ];
  });
}

/** Puts each question in the manner of its row. A value that stands for several takes them in turn; the first cookie is sent alone. */
function inManners({ options, names }: ProbeContext, rows: readonly Planned[]): Planned[] {
  const { seed, profile } = options;
  const { otherCookie: other, sessionIds } = names;
  const sessionId = inTurn(sessionIds);
  const turns = new Map<string, () => string>();
  for (const name of queryNames) {
    const draw = drawFrom(seed, `headers ${name}`);
    const beside = [(own: string) => `${own}; ${other}`, (own: string) => `${other}; ${own}`];
    const cookie = inTurn([(own: string) => own, ...shuffled(beside, draw)]);
    turns.set(`${name} session cookie`, () => cookie()(`${profile.values.session_cookie}=${sessionId()}`));
    turns.set(`${name} other accept`, inTurn(shuffled(otherTypes, draw)));
    turns.set(`${name} other encoding`, inTurn(shuffled(otherEncodings, draw)));
  }
  return rows.map(({ row, query, ...planned }) => {
    const manner: Record<string, string | undefined> = { order: row['order'] };
    for (const part of PARTS)
      if ((row[part] ?? USUAL[part]) !== USUAL[part])
        manner[part] = turns.get(`${query.query} ${row[part]} ${part}`)?.() ?? row[part];
    const asked: Query = { ...query, ...(manner as Manner) };
    return { ...planned, row, query: row['form'] === 'html' ? { ...asked, html: true } : asked };
  });
}

/** The rows in an order in which each kind comes right after its own query, then after each, as far as there are enough: an answer may depend on the question before. */
function inOrder(context: ProbeContext, rows: readonly Planned[]): readonly Planned[] {
  const { turns } = context;
  let before = context.latest;
  const partOf = ({ row, isFirst }: Planned) => (row['position'] === 'at the end' ? 2 : isFirst ? 0 : 1);
  const worthOf = ({ query }: Planned): number => {
    if (!turns.has(turnOf(context, before, query))) return 2 + Number(before?.query === query.query);
    // After a connection that was closed, any question comes on a new one.
    return Number((query.connection === 'fresh') === (before?.connection === 'closed'));
  };
  const ordered: Planned[] = [];
  const waiting = new Set(rows.toSorted((one, other) => partOf(one) - partOf(other)));
  for (let [next] = waiting; next; [next] = waiting) {
    let most = worthOf(next);
    for (const each of waiting) {
      if (most === 3 || partOf(each) > partOf(next)) break;
      const worth = worthOf(each);
      if (worth > most) [next, most] = [each, worth];
    }
    turns.add(turnOf(context, before, next.query));
    before = next.query;
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** Asks in HTML what was refused in the plain form: if only one form is broken, the other still proves that there is an API. */
export async function askRefusedInHtml(context: ProbeContext): Promise<void> {
  const { wanted } = context.options;
  for (const [query, reading] of context.collected.plain) {
    if (reading.kind === 'answer' || !wanted.has('html') || left(context) === 0) continue;
    await ask(context, { ...firstOf(context, query), html: true });
  }
}

/** Requests for one trial, minimising included; without `steady`, also to learn whether the server accepts encoded letters. */
const FOR_A_TRIAL = { steady: 26, unsteady: 34 } as const;

/** Requests to ask again for what was refused, and for the simplest question that is. */
const FOR_REFUSALS = 16;

/** Requests that the plan leaves for proof: of one trial at first; later, of last stages, and for the usual question of one more row. */
export function requestsKept(context: ProbeContext, areTrialsOver = context.paused.length > 0): number {
  const first = FOR_A_TRIAL[context.options.steady ? 'steady' : 'unsteady'];
  const ofRefusals = hasOpenRefusal(context) ? FOR_REFUSALS : 0;
  return ofRefusals + (areTrialsOver ? forConfirming(context) + 2 : first);
}

export const rowsFor = ({ rows }: Plan, position: string): readonly Planned[] =>
  rows.filter(({ row }) => row['position'] === position);

/** Asks rows as far as the budget goes. */
export async function askRows(context: ProbeContext, rows: readonly Planned[], areTrialsOver?: true) {
  for (const planned of rows) {
    if (context.exhausted !== undefined) return;
    if (left(context) <= requestsKept(context, areTrialsOver)) {
      context.collected.leftOut = budgetUsedUp(context.options.maxRequests);
      return;
    }
    planned.isAsked = (await ask(context, planned.query)).exchange.id !== 0;
  }
}

/** Notes how much of the plan was asked. */
export function noteCoverage({ collected }: ProbeContext, { parts, rows }: Plan): void {
  for (const { name, space, asked } of parts) {
    const own = rows.filter(({ query, isAsked }) => isAsked && query.query === name);
    const covering = [...asked, ...own.map(({ row }) => row)];
    collected.coverage.push({ query: name, ...coverageOf(space, covering) });
  }
}
