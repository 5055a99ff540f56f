/** The results of a report, in the groups and the order in which the formats list them. */
import { areas } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';

/** The first part of a rule's id; also of a rule that this version does not know. */
export function areaName(rule: string): string {
  return rule.slice(0, Math.max(0, rule.indexOf('.'))) || rule;
}

/** Area by area in the order of the contract. */
export function byArea(results: readonly RuleResult[]): Map<string, RuleResult[]> {
  const groups = new Map<string, RuleResult[]>(areas.map(area => [area, []]));
  for (const result of results) {
    const area = areaName(result.rule);
    const group = groups.get(area) ?? [];
    group.push(result);
    groups.set(area, group);
  }
  for (const [area, group] of groups) if (group.length === 0) groups.delete(area);
  return groups;
}

/** Otherwise in the order that they have. */
export function mustFirst<T extends Pick<RuleResult, 'level'>>(rules: readonly T[]): T[] {
  return [...rules.filter(({ level }) => level === 'MUST'), ...rules.filter(({ level }) => level !== 'MUST')];
}

export function failuresOf({ results }: Pick<Report, 'results'>): RuleResult[] {
  return mustFirst(results.filter(({ outcome }) => outcome === 'failed'));
}
