/** A baseline: rules that are known to fail, and why. It excuses what it lists, and complains about what it lists in vain. */
import type { RuleResult } from './verdict.js';

export interface BaselineEntry {
  readonly rule: string;
  readonly reason: string;
  /** The last day, as `YYYY-MM-DD` in UTC, on which the failure is excused. */
  readonly until?: string;
  readonly ticket?: string;
}

/**
 * How an entry stands after an audit: the rule still fails; it passes now, so the entry is to be deleted; its day is over;
 * or the rule was not observed, which is never taken for mended.
 */
export type Standing = 'failing' | 'passing' | 'expired' | 'not observed';

export function standingOf(entry: BaselineEntry, results: readonly RuleResult[], today: string): Standing {
  if (entry.until !== undefined && entry.until < today) return 'expired';
  const outcome = results.find(({ rule }) => rule === entry.rule)?.outcome;
  if (outcome === 'failed') return 'failing';
  return outcome === 'passed' ? 'passing' : 'not observed';
}

/** Whether an entry makes the run exit 1 although nothing else does. */
export function isStale(standing: string): boolean {
  return standing === 'passing' || standing === 'expired';
}
