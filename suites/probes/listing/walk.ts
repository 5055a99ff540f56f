/** Walks a listing from page to page and folds what it sees: memory does not grow with the wiki (contract 2.6, 4.2). */
import { setImmediate } from 'node:timers/promises';
import { read, type ApiError, type Lost, type Reading } from '../../answers/reading.js';
import type { Filter, Walk } from '../../evidence/evidence.js';
import { fingerprintOf } from '../../evidence/fingerprint.js';
import type { Observer, Suspicion } from '../../evidence/observer.js';
import { hasRoom, leadsOn, nameOf, pageOf, type Page, type Trail } from '../../evidence/page.js';
import type { Profile } from '../../evidence/profile.js';
import type { Exchange } from '../../http/exchange.js';
import { counted, plain } from '../../values/messages.js';
import type { Cursor, Query } from '../../values/queries.js';

/** A longer cursor does not fit into a URL that servers accept. */
const LONGEST_CURSOR = 4000;

export interface Walker {
  readonly ask: (query: Query) => Promise<Exchange>;
  readonly profile: Profile;
  readonly maxPages: number;
  /** The option that sets this limit; `enough` if more pages would show nothing further. */
  readonly limitedBy?: '--max-pages' | '--max-requests' | 'enough';
  /** Judges each page; none on a walk that only asks again. */
  readonly observer?: Pick<Observer, 'page'>;
  /** Takes what a page and the one before it show together. */
  readonly suspect?: (previous: Page, page: Page, suspicions: readonly Suspicion[]) => void;
  /** The first page, where it was asked for and shown before. */
  readonly known?: Reading | undefined;
  /** Shows an answer to the rules that hold for every answer. */
  show?(query: Query, reading: Reading): void;
  /** Asks again for a page that was not answered, or not by an API. */
  readonly insist?: ((query: Query, reading: Reading) => Promise<Reading>) | undefined;
  /** Sees every page once, for what is counted besides. */
  readonly onPage?: ((page: Page) => void) | undefined;
}

/** The trail of the pages so far, and what the walk counts. */
interface Progress extends Trail {
  pages: number;
  entries: number;
  readonly names: Map<string, number>;
  nameBytes: number;
  onFirstPage: number;
  previous: Page | undefined;
  lastName: string | undefined;
  checkpoint: string | undefined;
}

/** Walks the listing that a filter leaves until its end, or until it cannot go on. */
export async function walk(walker: Walker, filter: Filter): Promise<Walk> {
  const { profile, known, observer } = walker;
  const { types } = filter;
  const start: Query = { query: 'allimages', types, ...(observer ? {} : { repeat: 'query' }), page: 1 };
  const seen = startProgress(profile, types);
  let query = start;
  const take = async (exchange: Promise<Exchange>): Promise<Reading> => {
    const answer = read(await exchange);
    return walker.insist ? walker.insist(query, answer) : answer;
  };
  let reading = known ?? (await take(walker.ask(query)));
  const first = reading;
  for (;;) {
    const step = nextStep(seen, query, reading, walker);
    const nextQuery = step.cursor && { ...start, page: seen.pages + 2, cursor: step.cursor };
    const next = nextQuery && walker.ask(nextQuery);
    // A failure is met below, where it is awaited; until then it must not end the process as unhandled.
    next?.catch(() => undefined);
    // The page is judged while the next one is on its way: undici needs a turn of the loop to send.
    if (next) await setImmediate();
    if (reading !== known) walker.show?.(query, reading);
    if (step.page) {
      const suspicions = observer?.page(step.page, seen) ?? [];
      if (seen.previous && suspicions.length > 0) walker.suspect?.(seen.previous, step.page, suspicions);
      remember(seen, step.page);
      walker.onPage?.(step.page);
    }
    if (!next) return folded(filter, seen, first, reading, step.end ?? { ended: 'end', why: '' });
    query = nextQuery;
    reading = await take(next);
  }
}

/** A walk that has seen nothing yet. */
export function startProgress(profile: Profile, types: readonly string[]): Progress {
  return {
    profile,
    types,
    pages: 0,
    entries: 0,
    names: new Map(),
    nameBytes: 0,
    onFirstPage: 0,
    previous: undefined,
    lastName: undefined,
    checkpoint: undefined,
    curids: new Map(),
  };
}

type End = Pick<Walk, 'ended' | 'why'> & { error?: Walk['error'] };

interface Step {
  readonly page?: Page;
  /** Where to go on; without it, the walk ends as `end` says. */
  readonly cursor?: Cursor;
  readonly end?: End;
}

/** Where an answer leads. */
function nextStep(seen: Progress, query: Query, reading: Reading, walker: Walker): Step {
  if (reading.kind !== 'answer') return { end: interruption(seen, reading) };
  const page = pageOf(reading, query);
  const { page: number = 1 } = query;
  if (!page) return { end: { ended: 'malformed', why: `page ${number} holds no list of files` } };
  if (!page.truncated) return { page };
  const { cursor } = page;
  const end = obstacle(page, seen, walker);
  return end || !cursor ? { page, ...(end ? { end } : {}) } : { page, cursor };
}

/** Why a truncated page is the last one asked for. */
function obstacle(
  page: Page,
  seen: Progress,
  { maxPages, limitedBy = '--max-pages' }: Walker,
): End | undefined {
  const { cursor, number } = page;
  if (!cursor) return { ended: 'malformed', why: `the \`continue\` of page ${number} cannot be followed` };
  const sent = cursor.aicontinue + cursor.continue;
  if (sent.length > LONGEST_CURSOR)
    return { ended: 'lost', why: `the cursor of page ${number} is too long to be sent` };
  if (!sent.isWellFormed())
    return {
      ended: 'lost',
      why: `the cursor of page ${number} holds half of a surrogate pair, which cannot be sent`,
    };
  if (page.entries.length === 0)
    return { ended: 'stuck', why: `page ${number} is empty and has a \`continue\`` };
  if (!leadsOn(page, seen)) return { ended: 'stuck', why: `the cursor of page ${number} does not advance` };
  if (number < maxPages) return undefined;
  return limitedBy === 'enough'
    ? { ended: 'enough', why: '' }
    : { ended: 'budget', why: `${number} of at least ${number + 1} pages walked (${limitedBy})` };
}

function interruption({ pages }: Progress, reading: Lost | ApiError): End {
  const after = `after ${counted(pages, 'page')}`;
  if (reading.kind === 'error')
    return { ended: 'error', why: `${after}: error ${plain(reading.code, 60)}`, error: reading };
  return { ended: reading.cutOff ? 'budget' : 'lost', why: `${after}: ${reading.reason}` };
}

function remember(seen: Progress, page: Page): void {
  seen.pages += 1;
  seen.entries += page.entries.length;
  for (const entry of page.entries) {
    const name = nameOf(entry);
    if (name === undefined) continue;
    if (hasRoom(seen) && !seen.names.has(name)) {
      seen.names.set(name, fingerprintOf(entry, page, seen.profile));
      seen.nameBytes += Buffer.byteLength(name);
    }
    seen.lastName = name;
  }
  if (page.number === 1) seen.onFirstPage = seen.names.size;
  seen.previous = page;
  // Brent's way to find a circle in constant memory: compare with a cursor that moves on at powers of two.
  if (Number.isInteger(Math.log2(page.number))) seen.checkpoint = page.cursor?.aicontinue;
}

function folded({ id, types }: Filter, seen: Progress, first: Reading, last: Reading, end: End): Walk {
  const all = end.ended === 'end' && seen.names.size === seen.entries;
  return {
    id,
    types,
    pages: seen.pages,
    entries: seen.entries,
    names: seen.names,
    onFirstPage: seen.onFirstPage,
    bound: all ? undefined : [...seen.names.keys()].at(-1),
    first,
    last: last.exchange,
    ended: end.ended,
    why: end.why,
    ...(end.error ? { error: end.error } : {}),
  };
}
