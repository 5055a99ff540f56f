/** How much an audit asks by default. Apart from the target, so that checking options loads no HTTP client. */
import { isLoopback } from '../http/route.js';
import type { Strength } from '../plan/covering.js';
import type { AuditOptions } from './options.js';

export { isLoopback };

/** Requests of a quick check, whatever the server. */
export const QUICK = 40;

/** How much an audit asks; by default, of other people's servers far less. */
export function budgetsOf(options: Omit<AuditOptions, 'url'>, target: URL) {
  const { strength, maxRequests, maxPages, rate, politeness, deadlineMs, steady, lastingMs, quick } = options;
  const local = isLoopback(target);
  const byDefault: Strength = local ? 2 : 1;
  return {
    strength: quick === true ? 1 : (strength ?? byDefault),
    maxRequests:
      quick === true ? Math.min(maxRequests ?? QUICK, QUICK) : (maxRequests ?? (local ? 1_000_000 : 100)),
    maxPages: maxPages ?? (local ? Infinity : 30),
    rate: politeness ? politeness.rate : (rate ?? (local ? undefined : 3)),
    deadlineMs: deadlineMs ?? (local ? undefined : 15 * 60_000),
    steady: steady ?? local,
    together: (steady ?? local) && local && rate === undefined && !politeness && quick !== true,
    lastingMs: lastingMs ?? (local ? 2000 : 30_000),
  };
}
