/** Probes of the listing (contract 2, 4.2): walks of it, and second walks before anyone is accused of what they show. */
import type { ProbeId, Walk, WalkId } from '../evidence/evidence.js';
import { truncated, withoutBody } from '../evidence/memory-budget.js';
import { nameOf } from '../evidence/page.js';
import type { Page } from '../evidence/page.js';
import { findSample, noteDifficult } from '../evidence/sample-titles.js';
import { suggestedType } from '../values/media-types.js';
import { lose, show } from './ask.js';
import type { ProbeContext } from './context.js';
import { changeOfListing } from './recheck.js';
import { walk } from './walk.js';

/** Walks the whole listing; where two files share a page id, once more, for one of them may have been renamed. */
export async function walkWhole(context: ProbeContext): Promise<void> {
  const whole = await traverse(context, 'whole', 'walk', []);
  if (context.options.observer.suspectsPageIds())
    context.collected.renamed = await changeSince(context, whole);
}

/** Walks the listing of some media types (none: the whole), shows its pages to the observer, and keeps what came. */
export async function traverse(
  context: ProbeContext,
  id: WalkId,
  probe: ProbeId,
  types: readonly string[],
): Promise<Walk> {
  const { options, collected } = context;
  const isWhole = types.length === 0;
  const walked = await walk(
    {
      profile: options.profile,
      maxPages: options.maxPages,
      ask: options.ask,
      observer: options.observer,
      known: isWhole ? collected.plain.get('allimages') : undefined,
      show: (query, reading) => show(context, query, reading),
      ...(isWhole ? { onPage: page => notePage(context, page) } : {}),
    },
    types,
  );
  const result: Walk = { ...walked, first: withoutBody(walked.first), last: truncated(walked.last) };
  collected.walks.set(id, result);
  noteEnd(context, probe, result);
  return result;
}

/** Notes what the later probes ask about. */
function notePage(context: ProbeContext, page: Page): void {
  const { suggested } = context.collected;
  context.sample ??= findSample(page, context.options.sample);
  noteDifficult(context.difficult, page);
  context.samples.note(page);
  for (const entry of page.entries) {
    const type = suggestedType(nameOf(entry) ?? '');
    if (type !== undefined) suggested.set(type, (suggested.get(type) ?? 0) + 1);
  }
}

function noteEnd(context: ProbeContext, probe: ProbeId, walked: Walk): void {
  const isOff = context.options.profile.values.mime_filter === 'off';
  const { losses } = context.collected;
  const { ended, why, last, error, types } = walked;
  if (ended === 'budget') losses.set(probe, { reason: why, cutOff: true });
  else if (ended === 'lost' && !losses.has(probe))
    losses.set(probe, { reason: why, cutOff: false, unasked: last.loss?.kind === 'unasked' });
  // Where `mime_filter` is declared off, the refusal is what was asked for.
  else if (error && !(isOff && types.length > 0 && error.sort === 'other'))
    lose(context, probe, error, { query: 'allimages', types });
}

/** Walks a listing once more, with nothing judged. */
export function walkAgain(
  { options }: ProbeContext,
  types: readonly string[],
  onPage?: (page: Page) => void,
): Promise<Walk> {
  const { profile, maxPages, ask } = options;
  return walk({ profile, maxPages, ask, ...(onPage ? { onPage } : {}) }, types);
}

/** Walks a listing a second time and describes how it has changed. */
async function changeSince(context: ProbeContext, before: Walk): Promise<string | undefined> {
  return changeOfListing(before, await walkAgain(context, before.types));
}

/** Walks every listing a second time and describes how one of them has changed. */
export async function changeOfAny(context: ProbeContext): Promise<string | undefined> {
  for (const before of context.collected.walks.values()) {
    const change = await changeSince(context, before);
    if (change !== undefined) return change;
  }
  return undefined;
}
