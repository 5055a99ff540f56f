/** Walks a listing from page to page and folds what it sees: memory does not grow with the wiki (contract 2.6, 4.2). */
import type { CheckRuleId } from '../../schemas/generated/rules.js';
import type { PageRule } from '../checks/check.js';
import type { Walk } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { openIdSet, openNameList, REMEMBERED, REMEMBERED_BYTES } from '../values/name-list.js';
import type { NameList } from '../values/name-list.js';
import { changeBetween } from './recheck.js';
import type { Fault, Ledger } from '../evidence/violations.js';
import { stampOf } from '../evidence/fingerprint.js';
import { leadsOn, nameOf, pageOf } from '../evidence/page.js';
import type { Page, Trail } from '../evidence/page.js';
import type { Profile } from '../evidence/profile.js';
import { listingUrl } from '../values/queries.js';
import type { Cursor } from '../values/queries.js';
import { glance, readOn } from '../answers/reading.js';
import type { ApiError, Glance, Lost, Reading } from '../answers/reading.js';
import { counted, plain } from '../values/messages.js';

/** A longer cursor does not fit into a URL that servers accept. */
const LONGEST_CURSOR = 4000;

export interface Walker {
  readonly profile: Profile;
  readonly ledger: Ledger;
  readonly rules: readonly (readonly [CheckRuleId, PageRule])[];
  readonly maxPages: number;
  /** The walk is a second look. */
  readonly again?: boolean;
  /** The first page, where it was asked for and shown before. */
  readonly known: Reading | undefined;
  readonly fetch: (question: string, url: string) => Promise<Exchange>;
  /** Shows an answer to the rules that hold for every answer. */
  show(reading: Reading): void;
  /** Sees every page once, for what is counted besides. */
  onPage?(page: Page): void;
}

/** The trail of the pages so far, and what the walk counts. */
interface Progress extends Trail {
  pages: number;
  entries: number;
  readonly names: NameList;
  onFirstPage: number;
  previous: Page | undefined;
  lastName: string | undefined;
  checkpoint: string | undefined;
}

const turn = () => new Promise<void>(resolve => void setImmediate(resolve));

/** Walks the listing of some media types (none: the whole) until its end, or until it cannot go on. */
export async function walk(walker: Walker, types: readonly string[]): Promise<Walk> {
  const { profile, known } = walker;
  const listing = types.length === 0 ? 'allimages' : `allimages aimime=${types.join('|')}`;
  const label = walker.again === true ? `${listing} again` : listing;
  const fetchPage = (number: number, cursor?: Cursor) =>
    walker.fetch(`${label} page ${number}`, listingUrl(profile.api, types, cursor));
  const seen = startProgress(profile, types);
  let glimpse: Glance = known ?? glance(await fetchPage(1));
  let first: Reading | undefined = known;
  for (;;) {
    const step = nextStep(seen, glimpse, walker.maxPages);
    const next = step.cursor && fetchPage(seen.pages + 2, step.cursor);
    // A failure is met below, where it is awaited; until then it must not end the process as unhandled.
    next?.catch(() => undefined);
    // The page is read on and judged while the next one is on its way: undici needs a turn of the loop to send.
    if (next) await turn();
    const reading = glimpse === known ? known : await readOn(glimpse);
    first ??= reading;
    if (reading !== known) walker.show(reading);
    if (step.page) {
      const suspicions = judgePage(walker, step.page, seen);
      if (suspicions.length > 0) await lookAgain(walker, seen.previous, step.page, suspicions);
      remember(seen, step.page);
      walker.onPage?.(step.page);
    }
    if (!next) return folded(types, seen, first, reading, step.end ?? { ended: 'end', why: '' });
    glimpse = glance(await next);
  }
}

function startProgress(profile: Profile, types: readonly string[]): Progress {
  return {
    profile,
    types,
    pages: 0,
    entries: 0,
    names: openNameList(),
    onFirstPage: 0,
    previous: undefined,
    lastName: undefined,
    checkpoint: undefined,
    curids: openIdSet(),
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
function nextStep(seen: Progress, glimpse: Glance, maxPages: number): Step {
  if (glimpse.kind !== 'answer') return { end: interruption(seen, glimpse) };
  const number = seen.pages + 1;
  const page = pageOf(glimpse, number);
  if (!page) return { end: { ended: 'malformed', why: `page ${number} holds no list of files` } };
  if (!page.truncated) return { page };
  const { cursor } = page;
  const end = obstacle(page, seen) ?? (number >= maxPages ? budgetEnd(number) : undefined);
  return end || !cursor ? { page, ...(end ? { end } : {}) } : { page, cursor };
}

/** Why a truncated page leads nowhere. */
function obstacle(page: Page, seen: Progress): End | undefined {
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
  return leadsOn(page, seen)
    ? undefined
    : { ended: 'stuck', why: `the cursor of page ${number} does not advance` };
}

/** What lies between two pages is looked at again before it accuses anybody. */
async function lookAgain(
  { fetch, ledger }: Walker,
  previous: Page | undefined,
  page: Page,
  suspicions: readonly Suspicion[],
): Promise<void> {
  const change = await changeBetween(fetch, previous, page);
  for (const [rule, fault] of suspicions)
    if (change === undefined) ledger.fault(rule, fault);
    else ledger.doubt(rule, `${fault.message}; but ${change}`);
}

function interruption({ pages }: Progress, reading: Lost | ApiError): End {
  const after = `after ${counted(pages, 'page')}`;
  if (reading.kind === 'error')
    return { ended: 'error', why: `${after}: error ${plain(reading.code, 60)}`, error: reading };
  return { ended: reading.cutOff ? 'budget' : 'lost', why: `${after}: ${reading.reason}` };
}

type Suspicion = readonly [CheckRuleId, Fault];

/** Judges a page; returns the faults that a change of the listing might explain, until one is confirmed. */
function judgePage({ ledger, rules }: Walker, page: Page, trail: Trail): Suspicion[] {
  const suspicions: Suspicion[] = [];
  for (const [id, rule] of rules) {
    const verdict = rule(page, trail);
    if (verdict === true) ledger.held(id);
    else if (verdict?.acrossPages && !ledger.account(id).first) suspicions.push([id, verdict]);
    else if (verdict) ledger.fault(id, verdict);
  }
  return suspicions;
}

function remember(seen: Progress, page: Page): void {
  seen.pages += 1;
  seen.entries += page.entries.length;
  for (const entry of page.entries) {
    const name = nameOf(entry);
    if (name === undefined) continue;
    if (seen.names.length < REMEMBERED && seen.names.bytes < REMEMBERED_BYTES)
      seen.names.add(name, stampOf(entry, page, seen.profile));
    seen.lastName = name;
  }
  if (page.number === 1) seen.onFirstPage = seen.names.length;
  seen.previous = page;
  // Brent's way to find a circle in constant memory: compare with a cursor that moves on at powers of two.
  if (Number.isInteger(Math.log2(page.number))) seen.checkpoint = page.cursor?.aicontinue;
}

function budgetEnd(pages: number): End {
  return { ended: 'budget', why: `${pages} of at least ${pages + 1} pages walked` };
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
