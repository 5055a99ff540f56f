/** The results of a report, grouped and ordered as the formats list them. */
import { excusedRules } from '../../schemas/baseline.js';
import { areas } from '../../schemas/generated/rules.js';
import { decides, type Report, type RuleResult } from '../../schemas/verdict.js';

export function areaName(rule: string): string {
  return rule.slice(0, Math.max(0, rule.indexOf('.'))) || rule;
}

/** Groups are in the order of their first items. */
export function groupsOf<T, Key>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  return groups;
}

export function byArea(results: readonly RuleResult[]): Map<string, RuleResult[]> {
  const groups = groupsOf(results, ({ rule }) => areaName(rule));
  const inOrder = [...new Set<string>([...areas, ...groups.keys()])];
  return new Map(inOrder.flatMap(area => (groups.has(area) ? [[area, groups.get(area) ?? []]] : [])));
}

export function mustFirst<T extends Pick<RuleResult, 'level'>>(rules: readonly T[]): T[] {
  return [...rules.filter(({ level }) => level === 'MUST'), ...rules.filter(({ level }) => level !== 'MUST')];
}

/** Reading an answer depends on these rules, so their failures come first. */
const READ_THROUGH = ['envelope.media-type', 'envelope.json', 'envelope.unicode', 'envelope.status'];

export function blockedRules(rule: string, { results }: Pick<Report, 'results'>): RuleResult[] {
  return results.filter(({ blockedBy }) => blockedBy === rule);
}

/** MUST rules first; among these, the rules that reading depends on, then those that block most rules. */
export function failuresOf(report: Pick<Report, 'results' | 'baseline' | 'strict'>) {
  const weightOf = ({ rule }: RuleResult) =>
    blockedRules(rule, report).length + 1_000 * (READ_THROUGH.indexOf(rule) + 1);
  const all = report.results.filter(({ outcome }) => outcome === 'failed');
  const failed = mustFirst(all.toSorted((a, b) => weightOf(b) - weightOf(a)));
  const listed = excusedRules(report.baseline);
  const unexcused = failed.filter(({ rule }) => !listed.has(rule));
  const isError = ({ level }: RuleResult) => decides(level, report.strict);
  return {
    unexcused,
    errors: unexcused.filter(isError),
    warnings: unexcused.filter(result => !isError(result)),
    excused: failed.filter(({ rule }) => listed.has(rule)),
  };
}

export function excuseOf(
  { rule, outcome }: RuleResult,
  { baseline = [] }: Pick<Report, 'baseline'>,
): string | undefined {
  if (outcome !== 'failed') return undefined;
  return baseline.find(entry => entry.rule === rule && entry.standing === 'failing')?.reason;
}

/** Unjudged rules by reason; the largest group of an outcome comes first. */
export function unjudgedGroups(results: readonly RuleResult[]) {
  return (['cantTell', 'untested'] as const).flatMap(outcome => {
    const those = results.filter(result => result.outcome === outcome);
    return [...groupsOf(those, ({ message }) => message)]
      .map(([message, group]) => ({ outcome, message, rules: group.map(({ rule }) => rule) }))
      .toSorted((left, right) => right.rules.length - left.rules.length);
  });
}

/** Leaves out members without a value, as JSON does. */
export const given = <T extends object>(members: T) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
