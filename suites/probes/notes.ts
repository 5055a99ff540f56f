/** What is noted of every answer, refusal and loss, whatever the question was for. */
import { firstDiagnostics } from '../answers/json-size.js';
import {
  decoded,
  isKnownElsewhere,
  isObject,
  recordsIn,
  whyNothing,
  type Answer,
  type ApiError,
  type Lost,
  type Reading,
} from '../answers/reading.js';
import type { Around, Collected, ProbeId } from '../evidence/evidence.js';
import { truncated, withoutBody } from '../evidence/memory-budget.js';
import { settledOf } from '../evidence/sample-titles.js';
import { beginsInLowerCase } from '../plan/title-classes.js';
import { PARTS, unusualIn, type Query, type TitleQuery } from '../values/queries.js';
import type { ProbeContext } from './context.js';
import { fileNamed, isNearly, nameIn, seenFiles, spellingOf } from './duplicatefiles/names.js';

export type Missed = ApiError | Lost;

export function probeOf(query: Query): ProbeId {
  const { query: name, html, cookie, types = [], title } = query;
  if (query.bare) return 'credentials';
  if (html) return 'html';
  if (cookie !== undefined) return 'session';
  if (name === 'duplicatefiles') return title?.exists ? 'existing title' : 'missing titles';
  if (name !== 'allimages') return name;
  if (types.length > 0) return 'filters';
  return isFirst(query) ? 'first page' : 'walk';
}

/** Whether a question is its query's first one, or equal to it. */
function isFirst(query: Query): boolean {
  const { title, types = [], cursor } = query;
  return (
    unusualIn(query) === 0 && !query.bare && types.length === 0 && !cursor && !title?.exists && !title?.drawn
  );
}

/** What a question asks, regardless of its manner. */
export const subjectOf = ({ query, types = [], cursor, title }: Query): string =>
  JSON.stringify([query, types, cursor?.aicontinue, title?.sent]);

const ASKED: ReadonlySet<string> = new Set(['query', 'types', 'page', 'cursor', 'title']);

/** The same question, put as usual. */
export const usualOf = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => ASKED.has(name))) as Query;

/** The same; without credentials if the question was. */
export const asUsual = (query: Query): Query => ({ ...usualOf(query), ...(query.bare && { bare: true }) });

/** The question in simpler unusual manners: with each part alone, then without each part. */
export function* simplerManners(query: Query): Generator<Query> {
  const parts = PARTS.filter(part => query[part] !== undefined);
  if (parts.length < 2) return;
  for (const part of parts.toReversed()) yield { ...asUsual(query), [part]: query[part] };
  for (const part of parts.length > 2 ? parts : []) {
    const { [part]: _, ...simpler } = query;
    yield simpler;
  }
}

/** What questions have in common that a wiki may refuse as a class. */
export const kindOf = ({ query, html, cookie, types = [], title }: Query): string =>
  [query, html, cookie !== undefined, types.length > 0, title?.exists].join();

/** What a limit may be keyed to: each part of a manner, each value of a header. */
export const partsOf = (query: Query): readonly string[] =>
  PARTS.flatMap(part => {
    const value = query[part];
    if (value === undefined) return [];
    const values = part === 'cookie' ? [''] : String(value).split(/,\s*/);
    return values.filter(each => each !== 'gzip').map(each => `${part} ${each}`);
  });

export function show<Some extends Reading>(context: ProbeContext, query: Query, reading: Some): Some {
  const { options, collected } = context;
  options.observer.answer(query, reading);
  if (reading.kind === 'answer') noteAnswered(context, query);
  if (reading.kind === 'lost') return reading;
  collected.isApi = true;
  if (reading.kind === 'answer') collected.debug ??= debugBlockIn(reading);
  return reading;
}

function debugBlockIn({ exchange, json, text }: Answer): Collected['debug'] {
  if (!isObject(json) || !Object.hasOwn(json, 'debuginfo')) return undefined;
  const sent = decoded(exchange.response?.body ?? new Uint8Array()).text;
  // An answer that is too large to be parsed with its diagnostics is read without them.
  const value = sent.length > text.length ? firstDiagnostics(sent) : json['debuginfo'];
  return { exchange: truncated(exchange), value };
}

/** Remembers the first answered question of each kind and part of a manner; one with a cursor, which may be used up, if need be. */
export function noteAnswered({ answered }: ProbeContext, query: Query): void {
  for (const kind of [kindOf(query), ...partsOf(query)]) {
    const known = answered.get(kind);
    if (!known || (known.cursor && !query.cursor)) answered.set(kind, query);
  }
}

export function noteUsual(context: ProbeContext, query: Query, answer: Answer): void {
  const { usual } = context;
  const subject = subjectOf(query);
  // An unreadable answer gives way to the first readable one.
  if (query.cookie !== undefined || query.html || isObject(usual.get(subject)?.json)) return;
  const kept = context.memory.keep(answer);
  if (kept.kind === 'answer') usual.set(subject, kept);
  else lose(context, probeOf(query), kept);
}

/** Keeps the first reading of a query, and every answer about a title; a repeated one only if there is none yet. */
export function noteEvidence(context: ProbeContext, query: Query, reading: Reading): void {
  const { collected, firsts, memory } = context;
  const { query: name, title, cookie, repeat, underWay } = query;
  const known = collected.plain.get(name);
  const isNew = isFirst(query) && (!known || (known.kind !== 'answer' && reading.kind === 'answer'));
  const isOfTitle = title && cookie === undefined && reading.kind === 'answer';
  if (!isNew && !isOfTitle) return;
  const kept = memory.keep(reading);
  if (isNew) {
    collected.plain.set(name, kept);
    firsts.set(name, usualOf(query));
  }
  const isAgain = repeat !== undefined && !underWay;
  const probes = title?.exists ? collected.existing : collected.missing;
  if (!isOfTitle || (isAgain && probes.some(({ sent }) => sent === title.sent))) return;
  if (kept.kind === 'answer') noteTitle(context, title, kept);
  else lose(context, probeOf(query), kept);
}

/** Keeps the answer about a title. */
export function noteTitle(context: ProbeContext, { sent, exists }: TitleQuery, reading: Answer): void {
  const { existing, missing } = context.collected;
  const normal = sent.replaceAll('_', ' ');
  const name = nameIn(sent);
  const isLikeFile = isNearly(context, sent);
  const probe = { spelling: spellingOf(sent), sent, normal, reading, settled: settledOf(name) };
  if (exists) {
    const file = fileNamed(context, name);
    if (file) existing.push({ ...probe, curid: file.curid });
  } else if (!isLikeFile || !isKnownElsewhere(reading.json)) {
    const keys = new Set(Object.keys(recordsIn(reading.json) ?? {}));
    const file = isLikeFile ? seenFiles(context).find(({ curid }) => keys.has(curid)) : undefined;
    const settled = beginsInLowerCase(name) ? 'record only' : probe.settled;
    missing.push({ ...probe, settled, ...(file && { takenFor: file.name }) });
  }
}

/** Notes a question without an answer; a refused one is asked again before anything follows from it. */
export function noteRefusal(context: ProbeContext, query: Query, reading: Missed, around?: Around): void {
  const probe = probeOf(query);
  const { kind } = reading.exchange.loss ?? {};
  if (isRefused(reading) || (query.order !== undefined && LOST_ON_ITS_WAY.includes(kind)))
    context.collected.refusals.push({ query, probe, around, last: withoutBody(reading) });
  // A recording need not have asked about a drawn title.
  else if (!query.title?.drawn || kind !== 'unasked') lose(context, probe, reading);
}

const LOST_ON_ITS_WAY: readonly unknown[] = ['timeout', 'broken', 'undecoded', 'protocol', 'redirect'];

/** Whether a whole response came that is no answer of an API. */
export const isRefused = (reading: Reading): reading is Missed =>
  reading.kind === 'error' || (reading.kind === 'lost' && reading.isRefused === true);

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

export function cutOff({ collected: { losses } }: ProbeContext, probe: ProbeId, reason: string): void {
  if (!losses.has(probe)) losses.set(probe, { reason, cutOff: true });
}
