/** Asking again before anyone is accused: a wiki that somebody uploads to contradicts itself, and breaks no rule by it. */
import { sameJson } from '../../answers/compare.js';
import { header, isObject, read, type Reading } from '../../answers/reading.js';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import type { Exchange } from '../../http/exchange.js';
import {
  encodedPlaces,
  htmlOrders,
  MOST_ENCODED,
  orders,
  type EncodedLetters,
  type Query,
} from '../../values/queries.js';
import type { ProbeContext } from '../context.js';

/** What asking again takes. */
export type Asking = Pick<ProbeContext['options'], 'ask' | 'wait' | 'caches'>;

/** A cache that answers so many questions at every address is not got past. */
const IN_VAIN = 2;

/**
 * Asks again and past caches: where an answer comes out of one (RFC 9111, `Age`), the same question in another order of its
 * parameters has another address. `undefined` where every answer comes out of a cache.
 */
export async function askPastCaches(asking: Asking, query: Query): Promise<Exchange | undefined> {
  const { ask, caches } = asking;
  const exchange = await ask(query);
  if (!(await isOutOfCache(asking, query, exchange))) return exchange;
  if (caches.inVain >= IN_VAIN) return undefined;
  for (const order of query.html ? htmlOrders : orders) {
    if (order === query.order) continue;
    const fresh = await ask({ ...query, order });
    if (await isOutOfCache(asking, query, fresh)) continue;
    caches.inVain = 0;
    return fresh;
  }
  caches.inVain += 1;
  return undefined;
}

/** Caches and timestamps count whole seconds. */
export const A_SECOND_MS = 1100;

/** Whether a cache says that it has had an answer for a second or longer. */
export const hasAge = (exchange: Exchange): boolean => Number(header(exchange, 'age')) > 0;

/**
 * Whether an answer comes out of a cache. In its first second a kept answer is as old as one that is passed on, which some
 * caches mark as well: whether the target's cache keeps answers, the same question shows a moment later.
 */
export async function isOutOfCache(
  { ask, wait, caches }: Asking,
  query: Query,
  exchange: Exchange,
): Promise<boolean> {
  if (header(exchange, 'age') === '') return false;
  if (hasAge(exchange)) caches.keep = true;
  if (caches.keep === undefined) {
    await wait(A_SECOND_MS);
    caches.keep = hasAge(await ask(query));
  }
  return caches.keep;
}

/** Asks at an address that no cache has seen, with letters encoded in one of two places. */
export type AskAnew = (query: Query) => Promise<Exchange>;

const anewIn =
  ({ ask, caches }: Pick<Asking, 'ask' | 'caches'>, place: EncodedLetters['place']): AskAnew =>
  query =>
    ask({ repeat: 'query', ...query, encoded: { place, letters: nextLetters(caches) } });

/** Whether the target takes percent-encoded letters for the letters. */
export async function knowsEncodedLetters(asking: Pick<Asking, 'ask' | 'caches'>): Promise<boolean> {
  const { ask, caches } = asking;
  for (let time = 0; caches.isSameEncoded === undefined && time < TRIES; time++)
    caches.isSameEncoded = await isSameToAll([ask, ...encodedPlaces.map(place => anewIn(asking, place))]);
  return caches.isSameEncoded === true;
}

/** Letters that no address of this audit has encoded yet, as long as there are some. */
export function nextLetters(caches: Asking['caches']): number {
  const letters = 1 + (caches.encoded % MOST_ENCODED);
  caches.encoded += 1;
  return letters;
}

/** So often is asked whether an address with encoded letters is the same, where that is not answered. */
const TRIES = 3;

/** `undefined` where one of them was not answered: that may be chance. */
async function isSameToAll([first, ...others]: readonly AskAnew[]): Promise<boolean | undefined> {
  const question = { query: 'languageinfo', repeat: 'query' } as const;
  const usual = first && read(await first(question));
  if (usual?.kind !== 'answer') return undefined;
  let areAllAnswered = true;
  for (const other of others) {
    const answer = read(await other(question));
    if (answer.kind !== 'answer') areAllAnswered = false;
    else if (!sameJson(usual.json, answer.json)) return false;
  }
  return areAllAnswered ? true : undefined;
}

/** Nobody waits longer, however large a lag a wiki reports. */
const LONGEST_LAG_MS = 10_000;

/** Lets time pass, once at the end and once for what a plan had left until then, so that replicas can follow. */
export async function waitForReplicas(context: ProbeContext, when: 'end' | 'rest' = 'end'): Promise<void> {
  const { options, collected, waited } = context;
  if (options.lastingMs === 0 || waited.has(when)) return;
  waited.add(when);
  const reported = 2000 * largestLagIn(collected.plain.get('dbrepllag'));
  await options.wait(Math.max(options.lastingMs, Math.min(reported, LONGEST_LAG_MS)));
}

function largestLagIn(reading: Reading | undefined): number {
  const list = reading?.kind === 'answer' ? valueAt(reading.json, '/query/dbrepllag') : undefined;
  const lags = Array.isArray(list) ? list.map((entry: unknown) => (isObject(entry) ? entry['lag'] : 0)) : [];
  return lags.reduce<number>((most, lag) => (typeof lag === 'number' && lag > most ? lag : most), 0);
}
