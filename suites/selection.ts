/** Which rules an audit judges: globs over rule ids. */
import { rules } from '../schemas/generated/rules.js';
import type { RuleId } from '../schemas/generated/rules.js';

const ids = Object.keys(rules) as RuleId[];

function matcher(glob: string): RegExp {
  const pattern = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`);
}

/** The rules that any of the globs matches, in the order of the catalogue; none means all. */
export function selectRules(globs: readonly string[]): Set<RuleId> {
  if (globs.length === 0) return new Set(ids);
  const matchers = globs.map(matcher);
  return new Set(ids.filter(id => matchers.some(pattern => pattern.test(id))));
}
