/** Asking again: a wiki that somebody uploads to during an audit contradicts itself, and breaks no rule by it. */
import { firstDifference, sameJson } from '../answers/compare.js';
import { read } from '../answers/reading.js';
import type { Walk } from '../evidence/evidence.js';
import type { Page } from '../evidence/page.js';
import { quoted } from '../values/messages.js';
import type { ProbeOptions } from './context.js';

/** Asks for two neighbouring pages again: how one of them has changed, or `undefined` where both are as they were. */
export async function changeBetween(
  ask: ProbeOptions['ask'],
  previous: Page | undefined,
  page: Page,
): Promise<string | undefined> {
  for (const before of [previous, page]) {
    if (!before) continue;
    const again = await read(await ask({ ...before.query, repeat: 'page' }));
    if (again.kind !== 'answer') return `page ${before.number} was asked for again and not answered`;
    if (!sameJson(again.json, before.answer.json)) {
      const place = firstDifference(before.answer.json, again.json);
      return `the listing changed during the audit: ${quoted(place)} of page ${before.number} changed between requests`;
    }
  }
  return undefined;
}

/** How the names of a listing differ from those of an earlier walk; `undefined` where they do not, as far as both go. */
export function changeOfListing(before: Walk, after: Walk): string | undefined {
  const label = before.types.length === 0 ? 'the listing' : `the listing of ${before.types.join('|')}`;
  if (after.ended !== before.ended) return `${label} could not be walked to the same end a second time`;
  const names = after.names[Symbol.iterator]();
  for (const name of before.names) {
    const next = names.next();
    if (next.done === true) return `${label} changed during the audit: it now ends before ${quoted(name)}`;
    if (next.value !== name)
      return `${label} changed during the audit: ${quoted(next.value)} is now in the place of ${quoted(name)}`;
  }
  const more = names.next();
  return more.done === true
    ? undefined
    : `${label} changed during the audit: ${quoted(more.value)} was added`;
}
