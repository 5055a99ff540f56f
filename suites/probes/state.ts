/** Questions that come again (contract 3: the interface is read-only): at the end, a cursor twice, two walks in turns. */
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Reading } from '../answers/reading.js';
import type { Filter } from '../evidence/evidence.js';
import { withoutBody } from '../evidence/memory-budget.js';
import type { Query } from '../values/queries.js';
import { answeredQuery, left } from './context.js';
import type { Place, ProbeContext } from './context.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { WHOLE } from '../plan/models.js';
import { compareWithUsual } from './questions.js';
import { ask, isLostOnItsWay, isRefused, probeOf } from './ask.js';
import { readAgain } from './again/refusals.js';
import { askRepeats } from './again/repeats.js';

/** Asks a question right after it was answered, on the same connection: most clients never do, and a server may not expect it. */
export async function askTwice(context: ProbeContext): Promise<void> {
  const query = answeredQuery(context);
  if (query === undefined || left(context) === 0) return;
  const reading = await ask(context, { query, repeat: 'query' });
  if (reading.kind !== 'answer') await noteUsedUp(context, { query }, reading);
}

/** Asks for at most so many pages of the whole listing right after the walk of a part of it, while a budget still has room for what may follow from that: the second one by a cursor that was used before. */
export async function askWholeAfter(context: ProbeContext, { id }: Filter, most: number): Promise<void> {
  const { listings, options } = context;
  const [whole, part] = [listings.get(WHOLE), listings.get(id)];
  const previous = part?.get('last') ?? part?.get('inner') ?? part?.get('first');
  if (!previous || !options.wanted.has('plan')) return;
  const pages = [whole?.get('first'), afterFirst(whole)].slice(0, Math.max(0, most));
  await askAgainInOrder(context, pages, 0, previous);
}

/** Asks for a later page of the listing in HTML again: its cursor may be used up in this form only. */
export async function askPageAgain(context: ProbeContext, kept: number): Promise<void> {
  const query = context.pageWithCursor;
  if (query === undefined || left(context) <= kept) return;
  const reading = await readAgain(context, query);
  if (reading.kind !== 'answer') await noteUsedUp(context, query, reading);
}

/** Asks a sample of the usual questions again, in an order that shows whether one answer depends on another; `kept` requests are for other questions. */
export const askSampleAgain = (context: ProbeContext, kept: number): Promise<void> =>
  askAgainInOrder(context, sampleOf(context), kept);

async function askAgainInOrder(
  context: ProbeContext,
  queries: readonly (Query | undefined)[],
  kept: number,
  before?: Query,
): Promise<void> {
  let previous = before;
  for (const query of queries) {
    if (!query) continue;
    if (left(context) <= kept) return;
    const reading = await ask(context, { ...query, repeat: 'query' });
    if (reading.kind === 'answer') await compareWithUsual(context, { query }, reading, previous);
    else await noteUsedUp(context, query, reading);
    previous = query;
  }
}

/** Remembers a question that is not answered now, though it was before: a cursor may be used up, or each question answered once. */
async function noteUsedUp(
  context: ProbeContext,
  query: Query,
  reading: Exclude<Reading, Answer>,
): Promise<void> {
  const { options, refusals } = context;
  const isKnown = refusals.some(({ query: other }) => isDeepStrictEqual(other, query));
  if (options.strength === undefined || isKnown || !(isRefused(reading) || isLostOnItsWay(reading))) return;
  const isFirst = refusals.every(({ isRepeated }) => isRepeated === undefined);
  refusals.push({
    query,
    probe: probeOf(query),
    attempts: [withoutBody(reading)],
    isSettled: false,
    isRepeated: true,
  });
  if (isFirst) await askRepeats(context);
}

type Places = ReadonlyMap<Place, Query>;

const afterFirst = (places?: Places): Query | undefined => places?.get('inner') ?? places?.get('last');

function sampleOf({ listings, collected, options }: ProbeContext): readonly (Query | undefined)[] {
  const whole = listings.get(WHOLE);
  let filtered: Places | undefined;
  for (const [id, places] of listings)
    if (id !== WHOLE && places.size > (filtered?.size ?? 0)) filtered = places;
  const [first, next] = [whole?.get('first'), afterFirst(whole)];
  const [part, more] = [filtered?.get('first'), afterFirst(filtered)];
  // Two walks in turns, a cursor twice, and a part of the listing right after the whole of it.
  const listing = options.wanted.has('walk') ? [part, first, more, next, next, part] : [];
  const reports: Query[] = [];
  for (const query of ['languageinfo', 'dbrepllag'] as const)
    if (collected.plain.get(query)?.kind === 'answer') reports.push({ query });
  const others = shuffled(reports, drawFrom(options.seed, 'sample'));
  // One of the reports comes twice in a row, as a page of the listing does.
  return [...listing, ...others, ...others.slice(-1)];
}
