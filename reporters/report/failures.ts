/** The failures of a report, in the order in which every format lists them. */
import type { Report, RuleResult } from '../../schemas/verdict.js';

/** Otherwise in the order of the contract. */
export function mustFirst<T extends Pick<RuleResult, 'level'>>(rules: readonly T[]): T[] {
  return [...rules.filter(({ level }) => level === 'MUST'), ...rules.filter(({ level }) => level !== 'MUST')];
}

export function failuresOf({ results }: Pick<Report, 'results'>): RuleResult[] {
  return mustFirst(results.filter(({ outcome }) => outcome === 'failed'));
}
