/** Probes of `aimime` (contract 4.2): listings of two media types, of both at once, and of one that there is not. */
import { contradict } from '../checks/allimages/mime.js';
import { alteredEntry, mistypedFiles } from './look-again.js';
import { cite } from './context.js';
import type { Look } from './context.js';
import { changeOfAny, traverse } from './listing.js';
import { typesToAsk } from '../values/media-types.js';

export async function lookAtFilters(look: Look): Promise<void> {
  const unknown = look.draw.mediaType();
  const [first, second = unknown] = typesToAsk(look.evidence.suggested);
  if (first !== undefined) {
    const walked = await traverse(look, 'first type', 'filters', [first]);
    if (walked.error) return;
    if (second !== unknown) await traverse(look, 'second type', 'filters', [second]);
    await traverse(look, 'both types', 'filters', [first, second]);
  }
  await traverse(look, 'unknown type', 'filters', [unknown]);
  await lookForContradictions(look);
}

async function lookForContradictions(look: Look): Promise<void> {
  const { evidence } = look;
  // Out of order, listings cannot be compared at all.
  const isSorted = !evidence.ledger.account('allimages.order').first;
  if (look.options.profile.values.mime_filter !== 'on' || !isSorted) return;
  evidence.mistyped = await mistypedFiles(look);
  if (contradict(evidence)) evidence.drift = await changeOfAny(look);
  else evidence.altered = await alteredEntry(look);
  if (evidence.altered) cite(look, evidence.altered.exchange);
}
