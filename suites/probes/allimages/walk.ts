/** Walks a listing from page to page and folds what it sees: memory does not grow with the wiki (contract 2.6, 4.2). */
import type { Reading } from '../../answers/reading.js';
import type { Filter, Walk } from '../../evidence/evidence.js';
import { fingerprintOf, hasRoom, leadsOn, nameOf, pageOf, type Page } from '../../evidence/page.js';
import type { Profile } from '../../evidence/profile.js';
import { counted, plain } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';
import { show } from '../notes.js';
import { judgePage } from './seams.js';

/** A longer cursor does not fit into a URL that servers accept. */
const LONGEST_CURSOR = 4000;

export interface Walker {
  readonly ask: (query: Query) => Promise<Reading>;
  readonly maxPages: number;
  /** The option that sets this limit; `enough` if more pages would show nothing further. */
  readonly limitedBy?: '--max-pages' | '--max-requests' | 'enough';
  /** The first page, if it was asked for before. */
  readonly known?: Reading | undefined;
  readonly onPage?: (page: Page) => void;
}

/** A walk that has seen nothing yet. */
export const startProgress = (profile: Profile, types: readonly string[]) => ({
  profile,
  types,
  pages: 0,
  entries: 0,
  names: new Map<string, number>(),
  nameBytes: 0,
  onFirstPage: 0,
  previous: undefined as Page | undefined,
  lastName: undefined as string | undefined,
  checkpoint: undefined as string | undefined,
  curids: new Map<string, string | undefined>(),
});

type Progress = ReturnType<typeof startProgress>;

/** Walks the listing that a filter leaves until its end, or until it cannot go on, and judges its pages. */
export async function walk(context: ProbeContext, filter: Filter, walker: Walker): Promise<Walk> {
  const { types } = filter;
  const seen = startProgress(context.options.profile, types);
  let query: Query = { query: 'allimages', types, page: 1 };
  let reading = walker.known ?? show(context, query, await walker.ask(query));
  const first = reading;
  for (;;) {
    const page = reading.kind === 'answer' ? pageOf(reading, query) : undefined;
    const end = endAt(reading, page, seen, walker);
    if (page) {
      judgePage(context, page, seen);
      walker.onPage?.(page);
      remember(seen, page);
    }
    if (end || !page?.cursor) {
      const { pages, entries, names, onFirstPage } = seen;
      const isAll = end?.ended === 'end' && names.size === entries;
      const bound = isAll ? undefined : [...names.keys()].at(-1);
      const about = { pages, entries, names, onFirstPage, bound, first, last: reading.exchange };
      return { ...filter, ...about, ...(end ?? AT_END) };
    }
    query = { ...query, page: seen.pages + 1, cursor: page.cursor };
    reading = show(context, query, await walker.ask(query));
  }
}

type End = Pick<Walk, 'ended' | 'why' | 'error'>;
const AT_END: End = { ended: 'end', why: '' };

/** Why an answer is the last one asked for, if it is. */
function endAt(
  reading: Reading,
  page: Page | undefined,
  seen: Progress,
  { maxPages, limitedBy = '--max-pages' }: Walker,
): End | undefined {
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
