/** Which rules an audit judges: globs over rule ids. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';

/** Takes time in proportion to the lengths; a regular expression with many stars could take hours. */
function matches(glob: string, id: string): boolean {
  const places = Array.from({ length: id.length + 1 }, (_, at) => at);
  /** Where in the id the glob so far may end. */
  let ends = [0];
  for (const char of glob) {
    const after = ends.filter(at => at < id.length && (char === '?' || char === id[at])).map(at => at + 1);
    ends = char === '*' ? places.slice(ends[0] ?? places.length) : after;
  }
  return ends.includes(id.length);
}

/** The rules that any of the globs matches, in the order of the catalogue; none means all. */
export const selectRules = (globs: readonly string[]): Set<RuleId> =>
  new Set(ruleIds.filter(id => globs.length === 0 || globs.some(glob => matches(glob, id))));
