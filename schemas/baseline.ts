/** A baseline: rules that are known to fail, and why. Their failure is excused; an entry that is no longer needed is stale. */
import type { RuleResult } from './verdict.js';

export interface BaselineEntry {
  /** The id of a rule. */
  readonly rule: string;
  /** Why the failure is accepted. */
  readonly reason: string;
  /** The last day, as `YYYY-MM-DD` in UTC, on which the failure is excused. */
  readonly until?: string;
  /** A reference to an issue tracker. */
  readonly ticket?: string;
}

/**
 * The state of an entry after an audit: the rule still fails; it passes now, so the entry should be deleted; its last day
 * is over; or the rule was not observed, which is not counted as fixed.
 */
export type Standing = 'failing' | 'passing' | 'expired' | 'not observed';

export function standingOf(entry: BaselineEntry, results: readonly RuleResult[], today: string): Standing {
  if (entry.until !== undefined && entry.until < today) return 'expired';
  const outcome = results.find(({ rule }) => rule === entry.rule)?.outcome;
  if (outcome === 'failed') return 'failing';
  return outcome === 'passed' ? 'passing' : 'not observed';
}

/** The rules whose failure the entries of a report excuse. */
export function excusedRules(
  entries: readonly { readonly rule: string; readonly standing: Standing }[] = [],
): ReadonlySet<string> {
  return new Set(entries.filter(({ standing }) => standing === 'failing').map(({ rule }) => rule));
}

/** Whether an entry makes a run exit 1 even if nothing else does. */
export function isStale(standing: string): boolean {
  return standing === 'passing' || standing === 'expired';
}
