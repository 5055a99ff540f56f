/** Asks an `api.php` single questions beside the audit: whether it is there, and whether it answers differently. */
import { setTimeout as rest } from 'node:timers/promises';
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { Exchange, Manner } from '../../../suites/http/exchange.js';
import { resolveProfile } from '../../../suites/evidence/profile.js';
import { urlOf, type Query } from '../../../suites/values/queries.js';
import { userAgentOf } from '../../../suites/audit/package-info.js';
import { backendOf } from '../../../suites/http/route.js';
import { openClient } from '../../../suites/http/client.js';

interface Waiting {
  readonly withinMs: number;
  /** Ends the wait at once. */
  readonly signal: AbortSignal;
  /** Called after every poll with a phrase for the result. */
  readonly onPoll: (seen: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const OCCUPANT_TIMEOUT_MS = 5000;
/** Also for the last poll: a busy machine may need that long to answer. */
const SHORTEST_TIMEOUT_MS = 1000;

/** Two queries in turn, so that a server that fails at one of them counts as ready at once. */
const queries = ['dbrepllag', 'languageinfo'] as const;

/** What already answers at the address, as a phrase; undefined where nothing does. */
export async function occupant(target: AuditOptions, signal: AbortSignal): Promise<string | undefined> {
  const exchange = await askOnce(
    target,
    requestOf(target, { query: queries[0] }),
    OCCUPANT_TIMEOUT_MS,
    signal,
  );
  const { response, loss } = exchange;
  // Whoever accepts a connection is there, even if no answer comes.
  const isUnconnected = loss?.kind === 'timeout' && loss.message.startsWith('no connection');
  const isFree = response
    ? isGateway(response.status)
    : isUnconnected || ['address', 'connect', 'interrupted'].includes(loss?.kind ?? '');
  return isFree ? undefined : seenIn(exchange);
}

/** A gateway answers with these statuses for a server that is not there yet. */
const isGateway = (status: number): boolean => [502, 503, 504].includes(status);

/** A server error is an answer to be audited, unless it goes away this soon: a database may still be starting. */
const ERRORS_LAST_MS = 5000;

/** Resolves to undefined when the API answers, and otherwise to the result of the last poll. */
export async function awaitAnswer(
  target: AuditOptions,
  { withinMs, signal, onPoll }: Waiting,
): Promise<string | undefined> {
  const until = performance.now() + withinMs;
  let pause = FIRST_PAUSE_MS;
  let failingSince: number | undefined;
  for (let turn = 0; ; turn += 1) {
    const query = queries[turn % queries.length] ?? queries[0];
    const exchange = await askOnce(target, requestOf(target, { query }), until - performance.now(), signal);
    const status = exchange.response?.status;
    if (status === undefined || isGateway(status)) failingSince = undefined;
    else if (status < 500) return undefined;
    else if (performance.now() - (failingSince ??= performance.now()) >= ERRORS_LAST_MS) return undefined;
    const seen = seenIn(exchange);
    onPoll(seen);
    if (signal.aborted || performance.now() + pause >= until) return seen;
    await rest(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
  }
}

function seenIn({ response, loss }: Pick<Exchange, 'response' | 'loss'>): string {
  return response ? `response with status ${response.status}` : (loss?.message ?? 'no answer');
}

export interface Request {
  readonly url: string;
  /** Its own headers, beside the user's; `undefined` leaves one out. */
  readonly headers?: Manner['headers'];
}

/** A question as a request. */
export const requestOf = ({ url, parameters }: AuditOptions, query: Query): Request => ({
  url: urlOf(resolveProfile(new URL(url), parameters).api, query),
});

/** One request with a client of its own, so that it counts towards no budget and appears in no recording. */
export async function askOnce(
  options: AuditOptions,
  { url, headers: own }: Request,
  withinMs: number,
  signal: AbortSignal,
): Promise<Exchange> {
  const target = new URL(options.url);
  const { headers, ca, connectTo = '', timeoutMs = 30_000 } = options;
  const client = openClient({
    target,
    headers,
    userAgent: userAgentOf(options),
    ca,
    connectTo: backendOf(connectTo),
    timeoutMs: Math.min(timeoutMs, Math.max(withinMs, SHORTEST_TIMEOUT_MS)),
    retries: 0,
    signal,
  });
  try {
    return (await client.ask('ready', url, own ? { headers: own } : {})).exchange;
  } finally {
    await client.close();
  }
}
