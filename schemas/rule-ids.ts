/** The ids of the rules as values, and what an id alone can answer. */
import { areas, rules, type Area, type RuleId } from './generated/rules.js';

/** In the order of the catalogue: by area, then as in the contract. */
export const ruleIds = Object.keys(rules) as readonly RuleId[];

/** A report of another version may name rules that this one does not know. */
export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}

export function areaOf(rule: string): Area {
  const name = rule.slice(0, rule.indexOf('.'));
  const area = areas[(areas as readonly string[]).indexOf(name)];
  if (!area) throw new Error(`the rule id ${rule} begins with no known area`);
  return area;
}
