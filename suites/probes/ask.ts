/** Asks a query in the plain form, shows what came to the observer, and notes what could not be seen. */
import { isObject, read, whyNothing } from '../answers/reading.js';
import type { Answer, Reading } from '../answers/reading.js';
import type { DebugBlock, ProbeId } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import type { Query } from '../values/queries.js';
import type { ProbeContext } from './context.js';

/** A body that no API wrote is kept so often. */
const NOT_API_KEPT = 3;

/** Asks in the plain form, shows the reading to the observer, and keeps it where there is room. */
export async function ask(context: ProbeContext, query: Query): Promise<Reading> {
  const reading = await read(await context.options.ask(query));
  show(context, query, reading);
  return context.memory.keep(reading);
}

/** Shows a reading of the plain form to the observer. */
export function show({ options, collected }: ProbeContext, query: Query, reading: Reading): void {
  options.observer.answer(query, reading);
  if (reading.kind === 'lost') {
    if (reading.notApi === 'text' && collected.notApi.length < NOT_API_KEPT)
      collected.notApi.push(truncated(reading.exchange));
    return;
  }
  collected.isApi = true;
  if (reading.kind === 'answer') collected.debug ??= debugBlockIn(reading);
}

function debugBlockIn({ exchange, json }: Answer): DebugBlock | undefined {
  return isObject(json) && Object.hasOwn(json, 'debuginfo')
    ? { exchange: truncated(exchange), value: json['debuginfo'] }
    : undefined;
}

/** Notes that a probe could not see everything; `query` where an error breaks a rule of its own. */
export function lose(
  { collected: { losses } }: ProbeContext,
  probe: ProbeId,
  reading: Reading,
  query?: Query,
): void {
  const reason = whyNothing(reading);
  if (reason === undefined || losses.has(probe)) return;
  const isRefused = reading.kind === 'error' && reading.sort === 'other';
  losses.set(probe, {
    reason,
    cutOff: reading.kind === 'lost' && reading.cutOff,
    unasked: reading.exchange.loss?.kind === 'unasked',
    ...(isRefused && query ? { refused: { query, error: reading } } : {}),
  });
}
