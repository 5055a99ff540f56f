/** Walks listings from page to page and folds what it sees: memory does not grow with the wiki (contract 2.6, 4.2). */
import { read, type Answer, type Reading } from '../../answers/reading.js';
import { filterOf, type Filter, type ProbeId, type Walk } from '../../evidence/evidence.js';
import { truncated, withoutBody } from '../../evidence/memory-budget.js';
import { leadsOn, nameOf, pageOf, remember, startTrail, type Page, type Trail } from '../../evidence/page.js';
import { isDeclaredRefusal } from '../../evidence/profile.js';
import { findSample } from '../../evidence/sample-titles.js';
import { below, drawFrom } from '../../plan/draw.js';
import { suggestedType } from '../../values/media-types.js';
import { counted, plain } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import { left, type Place, type ProbeContext } from '../context.js';
import { isRefused, noteRefusal, noteUsual, show } from '../notes.js';
import { judgePage, trySeams } from './seams.js';

/** Walks the listing that a filter leaves, and keeps what later probes and the checks need. */
export async function traverse(context: ProbeContext, filter: Filter, probe: ProbeId, pages: number) {
  const { options, collected } = context;
  const isWhole = filter.types.length === 0;
  const known = isWhole ? collected.plain.get('allimages') : undefined;
  const maxPages = Math.min(pages, filter.enough ?? Infinity);
  /** Its first, an inner and its last page, to ask for them again in other ways. */
  const places = new Map<Place, readonly [Query, Answer]>();
  const draw = drawFrom(options.seed, `inner page of ${filter.id}`);
  let inner = 0;
  const walked = await walk(context, filter, {
    maxPages,
    limitedBy: maxPages < pages ? 'enough' : pages < options.maxPages ? '--max-requests' : '--max-pages',
    known,
    ask: async query => insist(context, query, read(await options.ask(query))),
    note(query, answer, page) {
      const before = places.get('last');
      // A wiki may be wrong from some page on: the seed decides which inner page is kept, each as likely as any other.
      if (before && below(++inner, draw) === 0) places.set('inner', before);
      places.set(query.page === 1 ? 'first' : 'last', [query, answer]);
      if (page && isWhole) notePage(context, page);
    },
  });
  const last = places.get('last');
  if (walked.ended !== 'end' && last) {
    if (inner === 0) places.set('inner', last);
    places.delete('last');
  }
  for (const [query, answer] of places.values()) noteUsual(context, query, answer);
  context.listings.set(filter.id, new Map([...places].map(([place, [query]]) => [place, query])));
  const result: Walk = { ...walked, first: withoutBody(walked.first), last: truncated(walked.last) };
  collected.walks.set(filter.id, result);
  noteEnd(context, probe, result);
  await trySeams(context, result);
  return result;
}

/** A server that restarts is back by then. */
const OUTAGE_MS = 2000;

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

/** Walks a listing again that has changed: a server may break a rule only after some time, or on the second use of a cursor. */
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

/** A longer cursor does not fit into a URL that servers accept. */
const LONGEST_CURSOR = 4000;

interface Walker {
  readonly ask: (query: Query) => Promise<Reading>;
  readonly maxPages: number;
  /** The option that sets this limit; `enough` if more pages would show nothing further. */
  readonly limitedBy?: '--max-pages' | '--max-requests' | 'enough';
  /** The first page, if it was asked for before. */
  readonly known?: Reading | undefined;
  readonly note?: (query: Query, answer: Answer, page: Page | undefined) => void;
}

/** Walks the listing that a filter leaves until its end, or until it cannot go on, and judges its pages. */
async function walk(context: ProbeContext, filter: Filter, walker: Walker): Promise<Walk> {
  const { types } = filter;
  const seen = startTrail(context.options.profile, types);
  let query: Query = { query: 'allimages', types, page: 1 };
  let reading = walker.known ?? show(context, query, await walker.ask(query));
  const first = reading;
  for (;;) {
    const page = reading.kind === 'answer' ? pageOf(reading, query) : undefined;
    const end = endAt(reading, page, seen, walker);
    if (reading.kind === 'answer') walker.note?.(query, reading, page);
    if (page) {
      judgePage(context, page, seen);
      remember(seen, page);
    }
    if (end || !page?.cursor) {
      const { pages, entries, names, newest, onFirstPage } = seen;
      const isAll = end?.ended === 'end' && names.size === entries;
      const bound = isAll ? undefined : [...names.keys()].at(-1);
      const about = { pages, entries, names, newest, onFirstPage, bound, first, last: reading.exchange };
      return { ...filter, ...about, ...(end ?? AT_END) };
    }
    query = { ...query, page: seen.pages + 1, cursor: page.cursor };
    reading = show(context, query, await walker.ask(query));
  }
}

type End = Pick<Walk, 'ended' | 'why' | 'error'>;
const AT_END: End = { ended: 'end', why: '' };

/** Why an answer is the last one asked for, if it is. */
function endAt(reading: Reading, page: Page | undefined, seen: Trail, walker: Walker): End | undefined {
  const { maxPages, limitedBy = '--max-pages' } = walker;
  const after = `after ${counted(seen.pages, 'page')}`;
  if (reading.kind === 'error')
    return { ended: 'error', why: `${after}: error ${plain(reading.code, 60)}`, error: reading };
  if (reading.kind === 'lost')
    return { ended: reading.cutOff ? 'budget' : 'lost', why: `${after}: ${reading.reason}` };
  const at = seen.pages + 1;
  if (!page) return { ended: 'malformed', why: `page ${at} holds no list of files` };
  if (!page.truncated) return AT_END;
  if (!page.cursor) return { ended: 'malformed', why: `the \`continue\` of page ${at} cannot be followed` };
  const sent = page.cursor.aicontinue + page.cursor.continue;
  const cursor = `the cursor of page ${at}`;
  if (sent.length > LONGEST_CURSOR) return { ended: 'lost', why: `${cursor} is too long to be sent` };
  if (!sent.isWellFormed())
    return { ended: 'lost', why: `${cursor} holds half of a surrogate pair, which cannot be sent` };
  if (page.entries.length === 0) return { ended: 'stuck', why: `page ${at} is empty and has a \`continue\`` };
  if (!leadsOn(page, seen)) return { ended: 'stuck', why: `${cursor} does not advance` };
  if (at < maxPages) return undefined;
  return limitedBy === 'enough'
    ? { ended: 'enough', why: '' }
    : { ended: 'budget', why: `${at} of at least ${at + 1} pages walked (${limitedBy})` };
}
