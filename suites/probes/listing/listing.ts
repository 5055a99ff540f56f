/** Probes of the listing (contract 2, 4.2): walks of it, and second walks before anyone is accused of what they show. */
import { read, type Answer, type Reading } from '../../answers/reading.js';
import type { Filter, ProbeId, Walk } from '../../evidence/evidence.js';
import { truncated, withoutBody } from '../../evidence/memory-budget.js';
import { isDeclaredRefusal } from '../../evidence/profile.js';
import { nameOf, type Page } from '../../evidence/page.js';
import { findSample } from '../../evidence/sample-titles.js';
import { notSent, type Exchange } from '../../http/exchange.js';
import { WHOLE } from '../../plan/models.js';
import { extensionOf, suggestedType } from '../../values/media-types.js';
import type { Query } from '../../values/queries.js';
import { isRefused, noteRefusal, noteUsual, show } from '../ask.js';
import { left, type Place, type ProbeContext } from '../context.js';
import { below, drawFrom, type Draw } from '../../plan/draw.js';
import { tryPageIds } from '../again/page-ids.js';
import { askPastCaches } from '../again/recheck.js';
import { suspect, trySeams } from '../again/seams.js';
import { walk, type Walker } from './walk.js';

/** Walks the whole listing, and tries two of its files that share a page id. */
export async function walkWhole(context: ProbeContext, maxPages: number): Promise<void> {
  const whole = await traverse(context, { id: WHOLE, types: [] }, 'walk', maxPages);
  await tryPageIds(context, whole);
}

/** Walks the listing that a filter leaves, shows its pages to the observer, and keeps what came. */
export async function traverse(
  context: ProbeContext,
  filter: Filter,
  probe: ProbeId,
  pages: number,
): Promise<Walk> {
  const { options, collected } = context;
  const maxPages = Math.min(pages, filter.enough ?? Infinity);
  const isWhole = filter.types.length === 0;
  const places = new RememberedPlaces(context, filter);
  const known = isWhole ? collected.plain.get('allimages') : undefined;
  if (known) places.note({ query: 'allimages', page: 1 }, known);
  const walker: Walker = {
    profile: options.profile,
    maxPages,
    limitedBy: maxPages < pages ? 'enough' : pages < options.maxPages ? '--max-requests' : '--max-pages',
    ask: options.ask,
    observer: options.observer,
    suspect: (previous, page, suspicions) => suspect(context, previous, page, suspicions),
    known,
    show(query, reading) {
      show(context, query, reading);
      places.note(query, reading);
    },
    onPage: isWhole ? page => notePage(context, page) : undefined,
    insist: insistFor(context, probe),
  };
  const walked = await walk(walker, filter);
  const result: Walk = { ...walked, first: withoutBody(walked.first), last: truncated(walked.last) };
  collected.walks.set(filter.id, result);
  context.listings.set(filter.id, places.seen(walked));
  noteEnd(context, probe, result);
  await trySeams(context);
  return result;
}

/** Asks once more for a page that was refused; a walk cannot come back to it later. */
const insistFor =
  (context: ProbeContext, probe: ProbeId): NonNullable<Walker['insist']> =>
  async (query, first) => {
    if (
      first.kind === 'answer' ||
      !isRefused(first) ||
      isDeclaredRefusal(context.options.profile, query, first)
    )
      return first;
    const repeated: Query = { ...query, repeat: 'page' };
    const again = read(await context.options.ask(repeated));
    if (again.kind !== 'answer' && !isDeclaredRefusal(context.options.profile, query, again))
      noteRefusal(context, probe, query, again);
    return again;
  };

/**
 * Remembers the first, an inner and the last page of a walk as usual answers, to ask for them again in other ways. Which
 * inner page it is, the seed decides: a wiki may be wrong from some page on.
 */
class RememberedPlaces {
  readonly #pages = new Map<Place, { readonly query: Query; readonly reading: Answer }>();
  #draw: Draw | undefined;
  #inner = 0;

  constructor(
    private readonly context: ProbeContext,
    private readonly filter: Filter,
  ) {}

  note(query: Query, reading: Reading): void {
    if (reading.kind !== 'answer') return;
    const { page = 1 } = query;
    const before = this.#pages.get('last');
    if (before && this.#isDrawn()) this.#pages.set('inner', before);
    this.#pages.set(page === 1 ? 'first' : 'last', { query, reading });
  }

  seen({ ended }: Walk): Map<Place, Query> {
    const last = this.#pages.get('last');
    if (ended !== 'end' && last) {
      if (this.#inner === 0) this.#pages.set('inner', last);
      this.#pages.delete('last');
    }
    const queries = new Map<Place, Query>();
    for (const [place, { query, reading }] of this.#pages) {
      const kept = this.context.memory.keep(reading);
      if (kept.kind === 'answer') noteUsual(this.context, query, kept);
      queries.set(place, query);
    }
    return queries;
  }

  /** Whether the next inner page takes the place of the one before: each is as likely as any other. */
  #isDrawn(): boolean {
    const { seed } = this.context.options;
    this.#inner += 1;
    if (this.#inner > 1) this.#draw ??= drawFrom(seed, `inner page of ${this.filter.id}`);
    return !this.#draw || below(this.#inner, this.#draw) === 0;
  }
}

/** Notes what the later probes ask about. */
function notePage(context: ProbeContext, page: Page): void {
  const { suggested } = context.collected;
  context.sample ??= findSample(page, context.options.sample);
  context.samples.note(page);
  context.files.note(page);
  for (const entry of page.entries) {
    const name = nameOf(entry) ?? '';
    const type = suggestedType(name);
    if (type === undefined) countOne(context.untold, extensionOf(name));
    else countOne(suggested, type);
  }
}

const countOne = (counts: Map<string, number>, of: string) => counts.set(of, (counts.get(of) ?? 0) + 1);

function noteEnd(context: ProbeContext, probe: ProbeId, walked: Walk): void {
  const { collected } = context;
  const { ended, why, last } = walked;
  if (ended === 'budget') {
    collected.losses.set(probe, { reason: why, cutOff: true });
    collected.leftOut ??= why;
  } else if (ended === 'lost' && !collected.losses.has(probe))
    collected.losses.set(probe, {
      reason: why,
      cutOff: false,
      unasked: last.loss?.kind === 'unasked',
      exchange: last.id,
    });
}

/** Walks a listing past caches, with nothing judged. */
export async function walkAside(
  { options }: ProbeContext,
  filter: Filter,
  onPage: (page: Page) => void,
): Promise<Walk> {
  const { profile, maxPages } = options;
  return walk({ profile, maxPages, ask: query => askNow(options, query), onPage }, filter);
}

/** Asks past caches; what only a cache answers is not answered. */
async function askNow(options: ProbeContext['options'], query: Query): Promise<Exchange> {
  const exchange = await askPastCaches(options, query);
  return (
    exchange ??
    notSent('the listing', options.profile.api, { kind: 'stopped', message: 'only a cache answers' })
  );
}

/** So many pages of a listing that has changed are walked anew; what an answer depends on shows on a few. */
const PAGES_ANEW = 20;

/** So many listings that have changed are walked anew: the next ones show no more. */
const WALKS_ANEW = 2;

/**
 * Walks a listing anew, one of whose pages no longer has the answer that it had, and judges what comes like the first
 * walk: a server may break a rule only after some time, or where a cursor is used for the second time.
 */
export async function walkAnew(context: ProbeContext, types: readonly string[]): Promise<void> {
  const { options, anew } = context;
  const maxPages = Math.min(options.maxPages, PAGES_ANEW, Math.floor(left(context) / 4));
  const id = types.join('|');
  if (anew.size >= WALKS_ANEW || anew.has(id) || maxPages < 2) return;
  anew.add(id);
  const { profile, observer } = options;
  const isKnown = observer.sharesPageId() !== undefined;
  const walked = await walk(
    {
      profile,
      maxPages,
      observer,
      suspect: (previous, page, suspicions) => suspect(context, previous, page, suspicions),
      ask: query => options.ask({ ...query, repeat: 'query' }),
      show: (query, reading) => show(context, query, reading),
    },
    { id, types },
  );
  await trySeams(context);
  if (!isKnown) await tryPageIds(context, walked);
}
