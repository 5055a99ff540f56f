/** Asks a question in the plain form, shows what came to the observer, and notes what could not be seen. */
import { firstDiagnostics } from '../answers/json-size.js';
import {
  decoded,
  isObject,
  read,
  whyNothing,
  type Answer,
  type ApiError,
  type Lost,
  type Reading,
} from '../answers/reading.js';
import type { DebugBlock, ProbeId } from '../evidence/evidence.js';
import { truncated, withoutBody } from '../evidence/memory-budget.js';
import type { Exchange, Loss } from '../http/exchange.js';
import { PARTS, type Query } from '../values/queries.js';
import type { OpenRefusal, ProbeContext } from './context.js';

/** Asks in the plain form, shows the reading to the observer, and keeps it if there is room. */
export async function ask(context: ProbeContext, query: Query): Promise<Reading> {
  return context.memory.keep(readOnce(context, query, await context.options.ask(query)));
}

/** Reads the answer to a question in the plain form, and shows the reading to the observer. */
export function readOnce(context: ProbeContext, query: Query, exchange: Exchange): Reading {
  const reading = read(exchange);
  show(context, query, reading);
  return reading;
}

/** Asks for a probe: what was refused is asked again later, and the first answer is what others are compared with. */
export async function askFor(
  context: ProbeContext,
  probe: ProbeId,
  query: Query,
  late?: (answer: Answer) => void,
): Promise<Reading> {
  const reading = await ask(context, query);
  if (reading.kind === 'answer') noteUsual(context, query, reading);
  else noteRefusal(context, probe, query, reading, late);
  return reading;
}

/** The probe on whose behalf a question of a plan is asked, or asked again. */
export function probeOf({ query: name, html, cookie, types = [], title }: Query): ProbeId {
  if (html) return 'html';
  if (cookie !== undefined) return 'session';
  if (name === 'duplicatefiles') return title?.exists ? 'existing title' : 'missing titles';
  if (name === 'allimages') return types.length > 0 ? 'filters' : 'walk';
  return name;
}

/** What a question asks, however it is put. */
export function subjectOf({ query, types = [], cursor, title }: Query): string {
  const from = cursor?.aicontinue ?? '';
  // With its length, because a hostile server chooses it.
  return `${query} ${types.join('|')} ${from.length} ${from} ${title?.sent ?? ''}`;
}

/** The same question, put as usual. */
export function usualOf({ query, types, page, cursor, title }: Query): Query {
  return {
    query,
    ...(types ? { types } : {}),
    ...(page === undefined ? {} : { page }),
    ...(cursor ? { cursor } : {}),
    ...(title ? { title } : {}),
  };
}

/** Remembers the answer to a question that was put without a cookie, to compare others with. */
export function noteUsual({ usual, memory }: ProbeContext, query: Query, answer: Answer): void {
  const subject = subjectOf(query);
  // One that cannot be read gives way to the first that can.
  if (query.cookie !== undefined || query.html || isObject(usual.get(subject)?.json)) return;
  usual.set(subject, memory.keepToCompare(answer));
}

/** Notes a question without an answer: one that was refused is asked again before anything follows from it. */
export function noteRefusal(
  context: ProbeContext,
  probe: ProbeId,
  query: Query,
  reading: Exclude<Reading, Answer>,
  late?: OpenRefusal['late'],
): void {
  // Other questions of the plan may be answered, which does not make up for the answer to this one.
  if (isRefused(reading) || (query.order !== undefined && isLostOnItsWay(reading)))
    context.refusals.push({ query, probe, last: withoutBody(reading), late });
  else lose(context, probe, reading);
}

/** Whether a question was sent, and its answer lost. */
export const isLostOnItsWay = ({ exchange: { loss } }: Reading): boolean =>
  loss !== undefined && LOST_ON_ITS_WAY.has(loss.kind);

const LOST_ON_ITS_WAY: ReadonlySet<Loss['kind']> = new Set([
  'timeout',
  'broken',
  'undecoded',
  'protocol',
  'redirect',
]);

/** Whether something came, though no answer of an API. */
export const isRefused = (reading: Reading): reading is ApiError | Lost =>
  reading.kind === 'error' || (reading.kind === 'lost' && reading.isRefused === true);

/** What questions have in common that a wiki may refuse as one: the query, the form, a cookie, a filter, whether the title exists. */
export const kindOf = ({ query, html, cookie, types = [], title }: Query): string =>
  [query, html, cookie !== undefined, types.length > 0, title?.exists].join();

/** What a limit may be on: each part of a manner, and each value of a header. */
export const partsOf = (query: Query): readonly string[] =>
  PARTS.flatMap(part => {
    const value = query[part];
    if (value === undefined) return [];
    const values = part === 'cookie' ? [''] : String(value).split(/,\s*/);
    return values.filter(each => each !== 'gzip').map(each => `${part} ${each}`);
  });

/**
 * Remembers the first question of each kind, and with each part of a manner, that was answered; one with a cursor only for
 * want of another, because a cursor may be used up.
 */
export function noteAnswered(answered: ProbeContext['answered'], query: Query): void {
  for (const kind of [kindOf(query), ...partsOf(query)]) {
    const known = answered.get(kind);
    if (!known || (known.cursor && !query.cursor)) answered.set(kind, query);
  }
}

/** Shows a reading of the plain form to the observer. */
export function show({ options, collected, answered }: ProbeContext, query: Query, reading: Reading): void {
  options.observer.answer(query, reading);
  if (reading.kind === 'answer') noteAnswered(answered, query);
  if (reading.kind === 'lost') return;
  collected.isApi = true;
  if (reading.kind === 'answer') collected.debug ??= debugBlockIn(reading);
}

function debugBlockIn({ exchange, json, text }: Answer): DebugBlock | undefined {
  if (!isObject(json) || !Object.hasOwn(json, 'debuginfo')) return undefined;
  const sent = decoded(exchange.response?.body ?? new Uint8Array()).text;
  // An answer that is too large to be parsed with its diagnostics is read without them.
  const value = sent.length > text.length ? firstDiagnostics(sent) : json['debuginfo'];
  return { exchange: truncated(exchange), value };
}

/** Notes that a probe could not see everything. */
export function lose({ collected: { losses } }: ProbeContext, probe: ProbeId, reading: Reading): void {
  const reason = whyNothing(reading);
  if (reason === undefined || losses.has(probe)) return;
  losses.set(probe, {
    reason,
    cutOff: reading.kind === 'lost' && reading.cutOff,
    unasked: reading.exchange.loss?.kind === 'unasked',
    exchange: reading.exchange.id,
  });
}

/** Notes that the budget ended a probe before it began. */
export function cutOff({ collected: { losses } }: ProbeContext, probe: ProbeId, reason: string): void {
  if (!losses.has(probe)) losses.set(probe, { reason, cutOff: true });
}
