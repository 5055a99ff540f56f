/** Tells listings that a cache has kept from before an upload from those of a wiki that contradicts itself. */
import { read } from '../../answers/reading.js';
import type { Walk } from '../../evidence/evidence.js';
import { fingerprintOf } from '../../evidence/fingerprint.js';
import { nameOf, pageOf } from '../../evidence/page.js';
import type { Entry, Page } from '../../evidence/page.js';
import { WHOLE } from '../../plan/models.js';
import type { Query } from '../../values/queries.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { A_SECOND_MS } from './recheck.js';

/** Pages of ten are asked for; a wiki with others breaks another rule. */
const STEP = 10;

/** Whether a timestamp is of this audit. */
export function isOfThisAudit({ collected }: ProbeContext, timestamp: unknown): boolean {
  const [first] = collected.plain.values();
  return first !== undefined && Date.parse(String(timestamp)) >= first.exchange.startedAt - A_SECOND_MS;
}

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
    const count = [...names].length;
    for (let start = 0; start < Math.max(1, count) && left(context) > 0; start += STEP) {
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

async function pageFrom(
  { options }: ProbeContext,
  types: readonly string[],
  from: string,
): Promise<Page | undefined> {
  const cursor = { aicontinue: from, continue: '-||' };
  const query: Query = { query: 'allimages', types, page: 2, cursor, repeat: 'query' };
  const reading = await read(await options.ask(query));
  return reading.kind === 'answer' ? pageOf(reading, query) : undefined;
}

/** Whether a file was uploaded since the whole listing was walked. */
function isNew(context: ProbeContext, entry: Entry, page: Page): boolean {
  if (!isOfThisAudit(context, entry['timestamp'])) return false;
  const names = context.collected.walks.get(WHOLE)?.names;
  const at = names ? [...names].indexOf(nameOf(entry) ?? '') : -1;
  return at < 0 || names?.fingerprintAt(at) !== fingerprintOf(entry, page, context.options.profile);
}
