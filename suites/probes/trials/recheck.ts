/** Asking again past caches. */
import { sameJson } from '../../answers/compare.js';
import { header, read } from '../../answers/reading.js';
import type { Exchange } from '../../http/exchange.js';
import { encodedPlaces, MOST_ENCODED, type EncodedLetters, type Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';

/** Whether a cache has had the answer for at least a second (RFC 9111, `Age`). */
export const hasAge = (exchange: Exchange): boolean => Number(header(exchange, 'age')) > 0;

/** The question at an address that no cache has seen, by percent-encoding letters in one of two places. */
export const rewritten = (
  context: ProbeContext,
  query: Query,
  place: EncodedLetters['place'] = 'selection',
): Query => ({ ...query, repeat: 'query', encoded: { place, letters: nextLetters(context) } });

/** Attempts to learn whether encoded letters are accepted. */
const TRIES = 3;

export async function knowsEncodedLetters(context: ProbeContext): Promise<boolean> {
  const { caches } = context;
  for (let time = 0; caches.isSameEncoded === undefined && time < TRIES; time++)
    caches.isSameEncoded = await isSameToAll(context);
  return caches.isSameEncoded === true;
}

/** A set of letters that this audit has not encoded yet, as long as there is one. */
export function nextLetters({ caches }: ProbeContext): number {
  const letters = 1 + (caches.encoded % MOST_ENCODED);
  caches.encoded += 1;
  return letters;
}

/** `undefined` if an address was not answered, which may be chance. */
async function isSameToAll(context: ProbeContext): Promise<boolean | undefined> {
  const { ask } = context.options;
  const question = { query: 'languageinfo', repeat: 'query' } as const;
  const usual = read(await ask(question));
  if (usual.kind !== 'answer') return undefined;
  let isSame: true | undefined = true;
  for (const place of encodedPlaces) {
    const answer = read(await ask(rewritten(context, question, place)));
    if (answer.kind !== 'answer') isSame = undefined;
    else if (!sameJson(usual.json, answer.json)) return false;
  }
  return isSame;
}
