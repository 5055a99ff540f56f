/** Whether a target refuses what it was asked before, whenever it comes again: then neither time nor load is the reason (contract 4). */
import type { Reading } from '../../answers/reading.js';
import { refusalKind } from '../../answers/refusal.js';
import type { RefusalKind } from '../../answers/refusal.js';
import { withoutBody } from '../../evidence/memory-budget.js';
import { encodedPlaces } from '../../values/queries.js';
import type { Query } from '../../values/queries.js';
import { ask, isRefused, probeOf } from '../ask.js';
import { answeredQuery, left } from '../context.js';
import type { OpenRefusal, ProbeContext } from '../context.js';
import { LONGEST_LAG_MS, nextLetters, TURNS } from './recheck.js';

/** So many requests it takes to tell. */
const REQUESTS = TURNS.length + 4;

/** Refusals that do not themselves say that it is too much, or too soon. */
const FOR_OTHER_REASONS: ReadonlySet<unknown> = new Set<RefusalKind>([
  'error',
  'client',
  'denied',
  'failure',
  'page',
]);

/** Asks, and whether the question was refused, for any other reason than that it is too much or too soon; then the attempt is noted. */
async function isRefusedAt(
  context: ProbeContext,
  address: Query,
  attempts: Reading[] = [],
): Promise<boolean | undefined> {
  const reading = await ask(context, address);
  if (reading.kind === 'answer') return false;
  if (!isRefused(reading) || !FOR_OTHER_REASONS.has(refusalKind(reading))) return undefined;
  attempts.push(withoutBody(reading));
  return true;
}

/**
 * Asks one question at new addresses and at those that were answered before, in turns that no rotation, hardly any chance and no
 * limit follows: where all of the latter are refused, and none of the former, it is because they come again.
 */
export async function askRepeats(context: ProbeContext): Promise<void> {
  const { options, refusals } = context;
  const query = answeredQuery(context);
  if (query === undefined || context.refusedRepeats) return;
  if (left(context) < REQUESTS) return;
  const question: Query = { query, repeat: 'query' };
  const attempts: Reading[] = [];
  if (!(await isRefusedAt(context, question, attempts))) return;
  const addresses: Query[] = [];
  let repeated = 0;
  for (const turn of TURNS) {
    if (turn === 'before') {
      const address = addresses[repeated++ % addresses.length] ?? question;
      if (!(await isRefusedAt(context, address, attempts))) return;
      continue;
    }
    const place = encodedPlaces[addresses.length % encodedPlaces.length] ?? 'action';
    const address: Query = { ...question, encoded: { place, letters: nextLetters(options.caches) } };
    if ((await isRefusedAt(context, address)) !== false) return;
    addresses.push(address);
  }
  if (options.lastingMs > 0) await options.wait(LONGEST_LAG_MS);
  if (!(await isRefusedAt(context, question, attempts))) return;
  const [address = question] = addresses;
  const isOfConnection = (await isRefusedAt(context, { ...address, connection: 'fresh' })) === false;
  const refusal: OpenRefusal = {
    query: question,
    probe: probeOf(question),
    attempts,
    isSettled: true,
    isRepeated: true,
    isAnsweredAnew: true,
  };
  refusals.push(refusal);
  context.refusedRepeats = { refusal, address: isOfConnection ? undefined : address };
}

/**
 * Asks once more at the end, at an address that was left alone since: a limit on how often one is asked at has passed by then. Where
 * another connection was answered at once, there is no such limit.
 */
export async function confirmRepeats(context: ProbeContext): Promise<void> {
  const { refusal, address } = context.refusedRepeats ?? {};
  if (!refusal || !address) return;
  refusal.isSettled = left(context) > 0 && (await isRefusedAt(context, address)) !== false;
}
