/** Probes of the listing (contract 2, 4.2): walks of it, and second walks if it has changed. */
import { read, type Answer, type Reading } from '../../answers/reading.js';
import { filterOf, type Filter, type ProbeId, type Walk } from '../../evidence/evidence.js';
import { truncated, withoutBody } from '../../evidence/memory-budget.js';
import { isDeclaredRefusal } from '../../evidence/profile.js';
import { nameOf, type Page } from '../../evidence/page.js';
import { findSample } from '../../evidence/sample-titles.js';
import { suggestedType } from '../../values/media-types.js';
import type { Query } from '../../values/queries.js';
import { isRefused, noteRefusal, noteUsual } from '../notes.js';
import { left, type Place, type ProbeContext } from '../context.js';
import { below, drawFrom } from '../../plan/draw.js';
import { trySeams } from './seams.js';
import { walk } from './walk.js';

/** Walks the listing that a filter leaves, and keeps what later probes and the checks need. */
export async function traverse(
  context: ProbeContext,
  filter: Filter,
  probe: ProbeId,
  pages: number,
): Promise<Walk> {
  const { options, collected } = context;
  const maxPages = Math.min(pages, filter.enough ?? Infinity);
  const isWhole = filter.types.length === 0;
  const known = isWhole ? collected.plain.get('allimages') : undefined;
  const places = openPlaces(context, filter);
  if (known) places.note({ query: 'allimages', page: 1 }, known);
  const walked = await walk(context, filter, {
    maxPages,
    limitedBy: maxPages < pages ? 'enough' : pages < options.maxPages ? '--max-requests' : '--max-pages',
    known,
    async ask(query) {
      const reading = await insist(context, query, read(await options.ask(query)));
      places.note(query, reading);
      return reading;
    },
    onPage(page) {
      if (isWhole) notePage(context, page);
    },
  });
  const result: Walk = { ...walked, first: withoutBody(walked.first), last: truncated(walked.last) };
  collected.walks.set(filter.id, result);
  context.listings.set(filter.id, places.queries(walked));
  noteEnd(context, probe, result);
  await trySeams(context, result);
  return result;
}

/** A server that restarts is back by then. */
const OUTAGE_MS = 1000;

/** Asks again for a page that was refused: a walk cannot come back to it later. */
async function insist(context: ProbeContext, query: Query, first: Reading): Promise<Reading> {
  const { profile, ask, wait, lastingMs } = context.options;
  if (!isRefused(first) || isDeclaredRefusal(profile, query, first)) return first;
  await wait(Math.min(lastingMs, OUTAGE_MS));
  const again = read(await ask({ ...query, repeat: 'page' }));
  if (again.kind !== 'answer' && !isDeclaredRefusal(profile, query, again))
    noteRefusal(context, query, again);
  return again;
}

/**
 * Remembers the first, an inner and the last page of a walk as usual answers, to ask for them again in other ways. Which
 * inner page it is, the seed decides: a wiki may be wrong from some page on.
 */
function openPlaces(context: ProbeContext, { id }: Filter) {
  const pages = new Map<Place, { readonly query: Query; readonly reading: Answer }>();
  const draw = drawFrom(context.options.seed, `inner page of ${id}`);
  let inner = 0;
  return {
    note(query: Query, reading: Reading): void {
      if (reading.kind !== 'answer') return;
      const before = pages.get('last');
      // Each inner page is as likely as any other.
      if (before && below(++inner, draw) === 0) pages.set('inner', before);
      pages.set(query.page === 1 ? 'first' : 'last', { query, reading });
    },
    queries({ ended }: Walk): Map<Place, Query> {
      const last = pages.get('last');
      if (ended !== 'end' && last) {
        if (inner === 0) pages.set('inner', last);
        pages.delete('last');
      }
      for (const { query, reading } of pages.values()) {
        const kept = context.memory.keep(reading);
        if (kept.kind === 'answer') noteUsual(context, query, kept);
      }
      return new Map([...pages].map(([place, { query }]) => [place, query]));
    },
  };
}

function notePage(context: ProbeContext, page: Page): void {
  const { suggested } = context.collected;
  context.sample ??= findSample(page, context.options.sample);
  context.samples.note(page);
  for (const entry of page.entries) {
    const type = suggestedType(nameOf(entry) ?? '');
    if (type !== undefined) suggested.set(type, (suggested.get(type) ?? 0) + 1);
  }
}

function noteEnd({ collected }: ProbeContext, probe: ProbeId, { ended, why, last }: Walk): void {
  const { losses } = collected;
  if (ended === 'budget') {
    losses.set(probe, { reason: why, cutOff: true });
    collected.leftOut ??= why;
  } else if (ended === 'lost' && !losses.has(probe)) {
    const unasked = last.loss?.kind === 'unasked';
    losses.set(probe, { reason: why, cutOff: false, unasked, exchange: last.id });
  }
}

// Bounds on what is walked again: more pages and listings hardly show more.
const PAGES_AGAIN = 20;
const WALKS_AGAIN = 2;

/**
 * Walks a listing again, one of whose pages no longer has the answer that it had, and judges what comes like the first
 * walk: a server may break a rule only after some time, or if a cursor is used for the second time.
 */
export async function walkAgain(context: ProbeContext, types: readonly string[]): Promise<void> {
  const { options, walkedAgain } = context;
  const maxPages = Math.min(options.maxPages, PAGES_AGAIN, Math.floor(left(context) / 4));
  const filter = filterOf(types);
  if (walkedAgain.size >= WALKS_AGAIN || walkedAgain.has(filter.id) || maxPages < 2) return;
  walkedAgain.add(filter.id);
  const walked = await walk(context, filter, {
    maxPages,
    ask: async query => read(await options.ask({ ...query, repeat: 'query' })),
  });
  await trySeams(context, walked);
}
