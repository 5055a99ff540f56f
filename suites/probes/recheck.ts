/** Second looks: a wiki that somebody uploads to during an audit contradicts itself, and breaks no rule by it. */
import type { Walk } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import type { Page } from '../evidence/page.js';
import { read } from '../answers/reading.js';
import { firstDifference, sameJson } from '../answers/compare.js';
import { quoted } from '../values/messages.js';

type Fetch = (question: string, url: string) => Promise<Exchange>;

/** Asks for two neighbouring pages again: how one of them has changed, or `undefined` where both are as they were. */
export async function changeBetween(
  fetch: Fetch,
  previous: Page | undefined,
  page: Page,
): Promise<string | undefined> {
  for (const before of [previous, page]) {
    if (!before) continue;
    const { question, request } = before.answer.exchange;
    const again = await read(await fetch(`${question}, a second look`, request.url));
    if (again.kind !== 'answer') return `a second look at page ${before.number} brought no answer`;
    if (!sameJson(again.json, before.answer.json)) {
      const place = firstDifference(before.answer.json, again.json);
      return `the listing changed meanwhile: ${quoted(place)} of page ${before.number} is another one now`;
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
    if (next.done === true) return `${label} changed meanwhile: it ends before ${quoted(name)} now`;
    if (next.value !== name)
      return `${label} changed meanwhile: ${quoted(next.value)} stands where ${quoted(name)} stood`;
  }
  const more = names.next();
  return more.done === true ? undefined : `${label} changed meanwhile: ${quoted(more.value)} is new`;
}
