/** Walks a listing from page to page and folds what it sees: memory does not grow with the wiki (contract 2.6, 4.2). */
import type { CheckRuleId } from '../schemas/generated/rules.js';
import type { PageRule } from './checks.js';
import type { Walk } from './evidence.js';
import { openIdSet, openNameList } from './compact.js';
import type { IdSet, NameList } from './compact.js';
import { REMEMBERED } from './limits.js';
import type { Ledger } from './ledger.js';
import { leadsOn, nameOf, pageOf } from './page.js';
import type { Page, Trail } from './page.js';
import type { Profile } from './profile.js';
import { listingUrl } from './questions.js';
import type { ApiError, Lost, Reading } from './reading.js';
import { counted, plain } from './words.js';




/** A longer cursor does not fit into a URL that servers accept. */
const LONGEST_CURSOR = 4000;

export interface Walker {
  readonly profile: Profile;
  readonly ledger: Ledger;
  readonly rules: readonly (readonly [CheckRuleId, PageRule])[];
  readonly maxPages: number;
  /** Asks for a page and shows it to the shape gate. */
  ask(question: string, url: string): Promise<Reading>;
  /** Sees every page once, for what is counted besides. */
  onPage?(page: Page): void;
}

interface Progress {
  pages: number;
  entries: number;
  readonly names: NameList;
  onFirstPage: number;
  previous: Page | undefined;
  lastName: string | undefined;
  checkpoint: string | undefined;
  readonly curids: IdSet;
}

/** Walks the listing of some media types (none: the whole) until its end, or until it cannot go on. */
export async function walk(walker: Walker, types: readonly string[]): Promise<Walk> {
  const { profile, maxPages } = walker;
  const label = types.length === 0 ? 'allimages' : `allimages aimime=${types.join('|')}`;
  const seen: Progress = {
    pages: 0,
    entries: 0,
    names: openNameList(),
    onFirstPage: 0,
    previous: undefined,
    lastName: undefined,
    checkpoint: undefined,
    curids: openIdSet(),
  };
  let first: Reading | undefined;
  for (;;) {
    const number = seen.pages + 1;
    const url = listingUrl(profile.api, types, seen.previous?.cursor);
    const reading = await walker.ask(`${label} page ${number}`, url);
    first ??= reading;
    const end = takePage(walker, types, seen, reading) ?? (seen.pages >= maxPages ? budgetEnd(seen) : undefined);
    if (end) return folded(types, seen, first, reading, end);
  }
}

type End = Pick<Walk, 'ended' | 'why'> & { error?: Walk['error'] };

/** Judges and folds one page; says how the walk ended where it cannot go on. */
function takePage(walker: Walker, types: readonly string[], seen: Progress, reading: Reading): End | undefined {
  const number = seen.pages + 1;
  if (reading.kind !== 'answer') return interruption(seen, reading);
  const page = pageOf(reading, number);
  if (!page) return { ended: 'malformed', why: `page ${number} holds no list of files` };
  const trail: Trail = { ...seen, profile: walker.profile, types };
  judgePage(walker, page, trail);
  remember(seen, page);
  walker.onPage?.(page);
  if (!page.truncated) return { ended: 'end', why: '' };
  if (!page.cursor) return { ended: 'malformed', why: `the \`continue\` of page ${number} cannot be followed` };
  if (page.cursor.aicontinue.length > LONGEST_CURSOR)
    return { ended: 'lost', why: `the cursor of page ${number} is too long to be sent` };
  if (page.entries.length === 0) return { ended: 'stuck', why: `page ${number} is empty and has a \`continue\`` };
  if (!leadsOn(page, trail)) return { ended: 'stuck', why: `the cursor of page ${number} does not advance` };
  // Brent's way to find a circle in constant memory: compare with a cursor that moves on at powers of two.
  if (Number.isInteger(Math.log2(number))) seen.checkpoint = page.cursor.aicontinue;
  return undefined;
}

function interruption({ pages }: Progress, reading: Lost | ApiError): End {
  const after = `after ${counted(pages, 'page')}`;
  if (reading.kind === 'error') return { ended: 'error', why: `${after}: error ${plain(reading.code, 60)}`, error: reading };
  return { ended: reading.cutOff ? 'budget' : 'lost', why: `${after}: ${reading.reason}` };
}

function judgePage({ ledger, rules }: Walker, page: Page, trail: Trail): void {
  for (const [id, rule] of rules) {
    const verdict = rule(page, trail);
    if (verdict === true) ledger.held(id);
    else if (verdict) ledger.fault(id, verdict);
  }
}

function remember(seen: Progress, page: Page): void {
  seen.pages += 1;
  seen.entries += page.entries.length;
  for (const entry of page.entries) {
    const name = nameOf(entry);
    if (name === undefined) continue;
    if (seen.names.length < REMEMBERED) seen.names.add(name);
    seen.lastName = name;
  }
  if (page.number === 1) seen.onFirstPage = seen.names.length;
  seen.previous = page;
}

function budgetEnd(seen: Progress): End | undefined {
  return { ended: 'budget', why: `${seen.pages} of at least ${seen.pages + 1} pages walked` };
}

function folded(types: readonly string[], seen: Progress, first: Reading, last: Reading, end: End): Walk {
  const all = end.ended === 'end' && seen.names.length === seen.entries;
  return {
    types,
    pages: seen.pages,
    entries: seen.entries,
    names: seen.names,
    onFirstPage: seen.onFirstPage,
    bound: all ? undefined : seen.names.last(),
    first,
    last: last.exchange,
    ended: end.ended,
    why: end.why,
    ...(end.error ? { error: end.error } : {}),
  };
}
