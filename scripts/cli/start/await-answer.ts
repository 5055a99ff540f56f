/** Whether somebody answers at an `api.php`: asked before a server is started, and then until it does. */
import { setTimeout as rest } from 'node:timers/promises';
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { Exchange } from '../../../suites/http/exchange.js';
import { resolveProfile } from '../../../suites/evidence/profile.js';
import { urlOf } from '../../../suites/values/queries.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { openClient } from '../../../suites/http/client.js';

export interface Waiting {
  readonly withinMs: number;
  /** Ends the waiting at once. */
  readonly signal: AbortSignal;
  /** Told of every answer or failure, in words. */
  readonly onPoll: (seen: string) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const GROWTH = 1.5;
const GLANCE_MS = 5000;
/** Also at the end of the waiting: less would say of a busy machine that nobody answers. */
const LEAST_MS = 1000;

/** Two questions in turn, so that a server that fails at one of them is ready all the same. */
const forms = ['dbrepllag', 'languageinfo'] as const;

/** What is at the address already, in words; undefined where nothing is. */
export async function occupant(target: AuditOptions, signal: AbortSignal): Promise<string | undefined> {
  const exchange = await poll(target, 0, GLANCE_MS, signal);
  const { response, loss } = exchange;
  // A gateway answers so for an address with nobody behind it.
  const nobody = response
    ? [502, 503, 504].includes(response.status)
    : ['address', 'connect', 'timeout', 'interrupted'].includes(loss?.kind ?? '');
  return nobody ? undefined : seenIn(exchange);
}

/** Resolves to undefined when the API answers, else to what was seen last. */
export async function awaitAnswer(
  target: AuditOptions,
  { withinMs, signal, onPoll }: Waiting,
): Promise<string | undefined> {
  const until = performance.now() + withinMs;
  let pause = FIRST_PAUSE_MS;
  for (let turn = 0; ; turn += 1) {
    const exchange = await poll(target, turn, until - performance.now(), signal);
    if (exchange.response && exchange.response.status < 500) return undefined;
    const seen = seenIn(exchange);
    onPoll(seen);
    if (signal.aborted || performance.now() + pause >= until) return seen;
    await rest(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
  }
}

function seenIn({ response, loss }: Pick<Exchange, 'response' | 'loss'>): string {
  return response ? `answers with status ${response.status}` : (loss?.message ?? 'no answer');
}

/** One question, on a client of its own: it counts for no budget and stands in no recording. */
async function poll(
  options: AuditOptions,
  turn: number,
  withinMs: number,
  signal: AbortSignal,
): Promise<Exchange> {
  const target = new URL(options.url);
  const { headers, userAgent = SUITE.userAgent, ca, timeoutMs = 30_000 } = options;
  const limit = Math.min(timeoutMs, Math.max(withinMs, LEAST_MS));
  const client = openClient({ target, headers, userAgent, ca, timeoutMs: limit, retries: 0, signal });
  try {
    const { api } = resolveProfile(target, options.parameters);
    const form = forms[turn % forms.length] ?? forms[0];
    return (await client.ask('ready', urlOf(api, { query: form }))).exchange;
  } finally {
    await client.close();
  }
}
