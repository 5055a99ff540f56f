/** Asks an `api.php` single questions beside the audit: whether it is there, and whether it answers differently. */
import type { AuditOptions } from '../../../suites/audit/options.js';
import { userAgentOf } from '../../../suites/audit/package-info.js';
import { resolveProfile } from '../../../suites/evidence/profile.js';
import { openClient } from '../../../suites/http/client.js';
import type { Exchange, Manner } from '../../../suites/http/exchange.js';
import { backendOf } from '../../../suites/values/options.js';
import { urlOf, type Query } from '../../../suites/values/queries.js';

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
  const { headers, ca, connectTo = '', timeoutMs = 30_000 } = options;
  const client = openClient({
    target: new URL(options.url),
    headers,
    userAgent: userAgentOf(options),
    ca,
    connectTo: backendOf(connectTo),
    timeoutMs: Math.min(timeoutMs, withinMs),
    retries: 0,
    signal,
  });
  try {
    return (await client.ask('ready', url, own ? { headers: own } : {})).exchange;
  } finally {
    await client.close();
  }
}
