/** The results of a report, area by area in the order of the contract. */
import { areas } from '../../schemas/generated/rules.js';
import type { RuleResult } from '../../schemas/verdict.js';

/** The first part of a rule's id; also of a rule that this version does not know. */
export function areaName(rule: string): string {
  return rule.slice(0, Math.max(0, rule.indexOf('.'))) || rule;
}

export function byArea(results: readonly RuleResult[]): Map<string, RuleResult[]> {
  const groups = new Map<string, RuleResult[]>(areas.map(area => [area, []]));
  for (const result of results) {
    const area = areaName(result.rule);
    const group = groups.get(area);
    if (group) group.push(result);
    else groups.set(area, [result]);
  }
  for (const [area, group] of groups) if (group.length === 0) groups.delete(area);
  return groups;
}
