/** Which rules an audit judges: globs over rule ruleIds. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';

/** Takes time in proportion to the lengths; a regular expression with many stars could take hours. */
function matches(glob: string, id: string): boolean {
  let [at, from, star, mark] = [0, 0, -1, 0];
  while (from < id.length) {
    if (glob[at] === '*') [star, mark, at] = [at, from, at + 1];
    else if (glob[at] === '?' || glob[at] === id[from]) [at, from] = [at + 1, from + 1];
    else if (star >= 0) [at, from, mark] = [star + 1, mark + 1, mark + 1];
    else return false;
  }
  return /^\**$/.test(glob.slice(at));
}

/** Whether any of the globs matches a rule, whichever contract has it; none means all. */
export const isSelected = (globs: readonly string[], rule: string): boolean =>
  globs.length === 0 || globs.some(glob => matches(glob, rule));

/** The rules that any of the globs matches, in the order of the catalogue; none means all. */
export const selectRules = (globs: readonly string[]): Set<RuleId> =>
  new Set(ruleIds.filter(id => isSelected(globs, id)));
