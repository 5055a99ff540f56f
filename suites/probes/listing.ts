/** Probes of the listing (contract 2, 4.2): walks of it, and second walks before what they show accuses anybody. */
import type { CheckRuleId } from '../../schemas/generated/rules.js';
import { pageRules } from '../checks/allimages/index.js';
import { changeOfListing } from './recheck.js';
import type { ProbeId, Walk, WalkId } from '../evidence/evidence.js';
import { lightened, thinned } from '../evidence/memory-budget.js';
import { lose, show, unaskedIn } from './ask.js';
import type { Look } from './context.js';
import { suggestedType } from '../values/media-types.js';
import { nameOf } from '../evidence/page.js';
import type { Page } from '../evidence/page.js';
import { walk } from './walk.js';
import { findWitness, noteDifficult } from '../evidence/sample-titles.js';

/** Walks the whole listing; where two files share a page id, once more, for one of them may have been renamed. */
export async function walkWhole(look: Look): Promise<void> {
  const { ledger } = look.evidence;
  const whole = await traverse(look, 'whole', 'walk', []);
  const isSuspected = ledger.account('allimages.curid-unique').first !== undefined;
  if (isSuspected && !ledger.account('allimages.order').first)
    look.evidence.renamed = await changeSince(look, whole);
}

/** Walks the listing of some media types (none: the whole), judges its pages, and keeps what came. */
export async function traverse(
  look: Look,
  id: WalkId,
  probe: ProbeId,
  types: readonly string[],
): Promise<Walk> {
  const { options, evidence } = look;
  const isWhole = types.length === 0;
  const asked: CheckRuleId | 'allimages.list' = isWhole ? 'allimages.list' : 'allimages.mime-filter';
  const walked = await walk(
    {
      profile: options.profile,
      ledger: evidence.ledger,
      rules: pageRules,
      maxPages: options.maxPages,
      known: isWhole ? evidence.plain.get('allimages') : undefined,
      fetch: options.ask,
      show: reading => show(look, reading, { form: 'allimages', asked }),
      ...(isWhole ? { onPage: page => notePage(look, page) } : {}),
    },
    types,
  );
  const result: Walk = { ...walked, first: thinned(walked.first), last: lightened(walked.last) };
  evidence.walks.set(id, result);
  noteEnd(look, probe, result, asked);
  return result;
}

/** Notes what the later probes ask for. */
function notePage(look: Look, page: Page): void {
  const { suggested } = look.evidence;
  look.witness ??= findWitness(page, look.options.witness);
  noteDifficult(look.difficult, page);
  for (const entry of page.entries) {
    const type = suggestedType(nameOf(entry) ?? '');
    if (type !== undefined) suggested.set(type, (suggested.get(type) ?? 0) + 1);
  }
}

function noteEnd(look: Look, probe: ProbeId, walked: Walk, asked: CheckRuleId | 'allimages.list'): void {
  const { losses } = look.evidence;
  const { ended, why, last, error } = walked;
  if (ended === 'budget') losses.set(probe, { reason: why, cutOff: true });
  else if (ended === 'lost' && !losses.has(probe))
    losses.set(probe, { reason: why, cutOff: false, ...unaskedIn(last) });
  else if (error && !isDeclaredRefusal(look, walked)) lose(look, probe, error, asked);
}

/** Where `mime_filter` is declared off, the refusal is what was asked for. */
function isDeclaredRefusal({ options }: Look, { types, error }: Walk): boolean {
  return types.length > 0 && error?.sort === 'other' && options.profile.values.mime_filter === 'off';
}

/** Walks a listing once more; shows each page, and judges nothing. */
export function walkQuietly(
  { options, evidence }: Look,
  types: readonly string[],
  onPage?: (page: Page) => void,
): Promise<Walk> {
  return walk(
    {
      profile: options.profile,
      ledger: evidence.ledger,
      rules: [],
      maxPages: options.maxPages,
      again: true,
      known: undefined,
      fetch: options.ask,
      show: () => undefined,
      ...(onPage ? { onPage } : {}),
    },
    types,
  );
}

/** Walks a listing a second time and says how it has changed. */
async function changeSince(look: Look, before: Walk): Promise<string | undefined> {
  return changeOfListing(before, await walkQuietly(look, before.types));
}

/** Walks every listing a second time and says how one of them has changed. */
export async function changeOfAny(look: Look): Promise<string | undefined> {
  for (const before of look.evidence.walks.values()) {
    const change = await changeSince(look, before);
    if (change !== undefined) return change;
  }
  return undefined;
}
