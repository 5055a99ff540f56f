/** Repeated questions (contract 3: the interface is read-only): at the end, with a used cursor, in turns with others. */
import { isDeepStrictEqual } from 'node:util';
import { refusalKind, type Reading } from '../answers/reading.js';
import type { Around, Refusal } from '../evidence/evidence.js';
import { withoutBody } from '../evidence/memory-budget.js';
import type { Query } from '../values/queries.js';
import { answeredQuery, left, type Place, type ProbeContext } from './context.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { WHOLE } from '../plan/models.js';
import { ask, askTogether } from './ask.js';
import { askingFor } from './duplicatefiles/names.js';
import { isRefused, probeOf, subjectOf } from './notes.js';
import { tryRefusal } from './trials/refusals.js';

/** Repeats the first question as soon as all queries were answered. */
export async function askTwice(context: ProbeContext): Promise<void> {
  const query = answeredQuery(context);
  await repeat(context, [query && { query }]);
}

/** Asks for a page of the whole listing, with a used cursor if there is one. */
export async function askWholeAgain(context: ProbeContext): Promise<void> {
  const { listings, options } = context;
  if (options.wanted.has('plan')) await repeat(context, [laterPage(listings.get(WHOLE))]);
}

/** Repeats some usual questions, in turns and at the same time, in case an answer depends on another; `kept` requests are for other questions. */
export async function askSampleAgain(context: ProbeContext, kept: number): Promise<void> {
  const together = context.options.together ? underWay(context) : [];
  // Which of two questions is disturbed by the other may depend on their order. A limit on them is left open.
  for (const queries of context.options.strength > 1 ? [together, together.toReversed()] : [together])
    if (queries.length > 1 && left(context) >= kept + queries.length)
      for (const [at, reading] of (await askTogether(context, queries)).entries())
        if (refusalKind(reading) !== 'busy')
          await noteUsedUp(context, queries[at] as Query, reading, { among: queries });
  // A server may accept a cursor only once, in HTML alone.
  await repeat(context, [...sampleOf(context), context.pageWithCursor], kept);
}

type Wanted = readonly (Query | undefined)[];

async function repeat(context: ProbeContext, queries: Wanted, kept = 0): Promise<void> {
  for (const query of queries) {
    if (!query) continue;
    if (left(context) <= kept) return;
    await noteUsedUp(context, query, await ask(context, { ...query, repeat: 'query' }));
  }
}

/** Notes a question that is refused now but was answered before. */
async function noteUsedUp(context: ProbeContext, query: Query, reading: Reading, around?: Around) {
  const { refusals } = context.collected;
  const isKnown = refusals.some(({ query: other }) => isDeepStrictEqual(other, query));
  if (isKnown || !isRefused(reading)) return;
  const isFirst = refusals.every(({ isRepeated }) => isRepeated === undefined);
  const last = withoutBody(reading);
  const refusal: Refusal = { query, probe: probeOf(query), last, around, isRepeated: true };
  refusals.push(refusal);
  // If repeated questions are refused, that explains every later refusal.
  if (isFirst) await tryRefusal(context, refusal);
}

const REPORTS = [{ query: 'languageinfo' }, { query: 'dbrepllag' }] as const;

/** A report, titles, and pages of two listings; from strength 2 on, the other report and a page in HTML, too. */
function underWay({ collected, listings, firsts, options, usual }: ProbeContext): readonly Query[] {
  const [known] = collected.existing;
  const existing = known && askingFor(known.sent, true, 'an existing title');
  const [whole, filtered] = listings.values();
  const some = [REPORTS[0], existing, firsts.get('duplicatefiles'), laterPage(whole), filtered?.get('first')];
  const inHtml: Query | undefined = options.wanted.has('html') ? { ...REPORTS[0], html: true } : undefined;
  const all = options.strength > 1 ? [...some, REPORTS[1], inHtml] : some;
  const answered = all.flatMap(query => (query && usual.has(subjectOf(query)) ? [query] : []));
  return shuffled(answered, drawFrom(options.seed, 'under way'));
}

/** A page of a walk, the first one only if there is no other. */
const laterPage = (places?: ReadonlyMap<Place, Query>): Query | undefined =>
  places?.get('inner') ?? places?.get('last') ?? places?.get('first');

/** A later page and a report; from strength 2 on, three pages of listings, each right after each other. */
function sampleOf({ listings, options, usual }: ProbeContext): Wanted {
  const { seed, strength, together, wanted } = options;
  const isKnown = (query: Query): boolean => usual.has(subjectOf(query));
  const parts = [...listings].flatMap(([id, places]) => (id !== WHOLE && wanted.has('walk') ? [places] : []));
  if (strength === 1)
    return together ? [] : [laterPage(parts.find(({ size }) => size > 1)), REPORTS.findLast(isKnown)];
  const whole = listings.get(WHOLE);
  const alone = parts.find(places => places.get('first')?.types?.length === 1);
  const pages = new Set([whole?.get('first'), alone?.get('first'), laterPage(whole)]);
  pages.delete(undefined);
  const pagesInTurn = shuffled([...pages], drawFrom(seed, 'pages in turn'));
  return [...pagesInTurn, ...pagesInTurn.slice(0, 1), ...pagesInTurn.toReversed()];
}
