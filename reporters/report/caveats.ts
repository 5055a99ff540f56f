/** What a verdict does not cover: it stands beside the verdict in every format. */
import { excusedRules } from '../../schemas/baseline.js';
import { count } from '../../schemas/text/numbers.js';
import { needOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';

/** One clause each; none for an audit that saw all that its rules are about. */
export function caveatsOf(report: Report): string[] {
  const { quick, unseen = [] } = report;
  const switchedOff = switchedOffText(report);
  return [
    ...(quick === true ? ['quick check, no statement on conformance'] : []),
    ...unseen.map(({ what, rules }) => `no ${what} was seen: ${count(rules, 'rule')} had nothing to judge`),
    ...(switchedOff === undefined ? [] : [switchedOff]),
  ];
}

/** The rules that could not be tested because an excused failure blocks them. */
export function switchedOffBy(rule: string, { results }: Pick<Report, 'results'>): RuleResult[] {
  return results.filter(({ blockedBy }) => blockedBy === rule);
}

/** `3 excused failures leave 8 rules untested`; `undefined` if they leave none. */
function switchedOffText(report: Report): string | undefined {
  const excused = [...excusedRules(report.baseline)];
  const untested = excused.flatMap(rule => switchedOffBy(rule, report)).length;
  if (untested === 0) return undefined;
  const verb = excused.length === 1 ? 'leaves' : 'leave';
  return `${count(excused.length, 'excused failure')} ${verb} ${count(untested, 'rule')} untested`;
}

/** What the wiki would have to contain for the rules that had nothing to judge; empty if there are none. */
export function toAddText({ results }: Pick<Report, 'results'>): string {
  const needs = results.flatMap(result => needOf(result) ?? []);
  const distinct = [...new Set(needs)];
  // More than ten files are a file, too.
  const told = distinct.filter(need => !/^a (file|language)$/.test(need) || distinct.length === 1);
  return told.length === 0 ? '' : `${told.join('; ')} (${count(needs.length, 'rule')} had nothing to judge)`;
}
