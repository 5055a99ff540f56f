/** Tells listings that a cache has kept from before an upload from those of a wiki that contradicts itself. */
import type { Walk } from '../../evidence/evidence.js';
import { fingerprintOf } from '../../evidence/fingerprint.js';
import { nameOf, PAGE_SIZE } from '../../evidence/page.js';
import type { Entry, Page } from '../../evidence/page.js';
import { WHOLE } from '../../plan/models.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { pageFrom } from './listed.js';
import { isOfThisAudit } from './recheck.js';

/**
 * A file that was uploaded during the audit, where one of these listings has it: each of their pages is asked for from another
 * name on than before, where no cache has an answer. Listings that contradict each other may be from before it and after it.
 */
export async function uploadedMeanwhile(
  context: ProbeContext,
  walks: Iterable<Walk>,
): Promise<string | undefined> {
  if (context.options.strength === undefined) return undefined;
  for (const { types, names } of walks) {
    for (let start = 0; start < Math.max(1, names.length) && left(context) > 0; start += PAGE_SIZE) {
      const from = start === 0 ? beginningOf(names.at(0)) : (names.at(start - 1) ?? '');
      const page = await pageFrom(context, types, from);
      const added = page?.entries.find(entry => isNew(context, entry, page));
      if (added) return nameOf(added);
    }
  }
  return undefined;
}

/** A text that comes before a name. */
const beginningOf = (name = ''): string => Array.from(name).slice(0, -1).join('') || '!';

/** Whether a file was uploaded since the whole listing was walked. */
function isNew(context: ProbeContext, entry: Entry, page: Page): boolean {
  if (!isOfThisAudit(context, entry['timestamp'])) return false;
  const names = context.collected.walks.get(WHOLE)?.names;
  const at = names ? [...names].indexOf(nameOf(entry) ?? '') : -1;
  return at < 0 || names?.fingerprintAt(at) !== fingerprintOf(entry, page, context.options.profile);
}
