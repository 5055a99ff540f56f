/** Several reports → targets side by side, and the rules on which they disagree most. */
import { totalsOf, type Report, type RuleResult } from '../../schemas/verdict.js';
import { addReport, emptyMatrix, type Matrix } from '../matrix/rows.js';
import { ruleOf, shortAddress } from '../report/facts.js';
import { areaName } from '../report/results.js';

export interface Target {
  /** From 1 on, in the order in which the reports were given. */
  readonly number: number;
  /** Short, and no other target's. */
  readonly label: string;
  readonly report: Report;
}

/** What is known of a report besides what it holds. */
export interface Place {
  /** The name of its folder. */
  readonly folder?: string;
  /** Where the report is, for a link. */
  readonly href?: string;
}

export interface ComparedRule {
  readonly rule: string;
  readonly section: string;
  readonly level: RuleResult['level'];
  /** Of the targets whose reports know the rule. */
  readonly cells: readonly { readonly target: Target; readonly result: RuleResult }[];
  readonly totals: Report['totals'];
  /** On how many targets the rule does not have the outcome that more have, of passed and failed. */
  readonly disagreement: number;
}

export interface Comparison {
  readonly targets: readonly Target[];
  /** Those that answered nothing rightly. */
  readonly unjudged: readonly Target[];
  /** Most disagreed first. */
  readonly rules: readonly ComparedRule[];
  readonly matrix: Matrix;
}

/** The rules that pass on some targets and fail on others. */
export const dividedRules = ({ rules }: Comparison): ComparedRule[] =>
  rules.filter(({ disagreement }) => disagreement > 0);

/** @param places of the reports, in the same order */
export function comparisonOf(reports: readonly Report[], places: readonly Place[] = []): Comparison {
  const labels = labelsOf(reports, places);
  const targets = reports.map((report, index) => ({ number: index + 1, label: labels[index] ?? '', report }));
  const matrix = emptyMatrix();
  for (const [index, { label, report }] of targets.entries())
    addReport(
      matrix,
      { label, about: report.target.url, owner: '', href: places[index]?.href ?? '' },
      report,
    );
  // Rules on cookies and credentials pass on answers of any kind.
  const unjudged = targets.filter(({ report: { results } }) =>
    results.every(
      ({ rule, level, outcome }) =>
        level === 'INFO' || areaName(rule) === 'session' || (outcome !== 'passed' && outcome !== 'failed'),
    ),
  );
  return { targets, unjudged, rules: comparedRules(targets), matrix };
}

/** The label of each target, or the name of its folder, or its address; if others have the same, with its time or its number. */
function labelsOf(reports: readonly Report[], places: readonly Place[]): string[] {
  const folders = places.map(({ folder }) => folder);
  const bare = reports.map(
    ({ target: { url, label } }, at) => label ?? ownOf(folders, at) ?? shortAddress(url),
  );
  const timed = reports.map(({ started }, at) => `${bare[at]} ${started.slice(0, 19).replace('T', ' ')}`);
  return bare.map((name, at) => ownOf(bare, at) ?? ownOf(timed, at) ?? `${name} (report ${at + 1})`);
}

/** A name that no other has. */
function ownOf(names: readonly (string | undefined)[], at: number): string | undefined {
  return names.filter(name => name === names[at]).length === 1 ? names[at] : undefined;
}

function comparedRules(targets: readonly Target[]): ComparedRule[] {
  const cells = new Map<string, { target: Target; result: RuleResult }[]>();
  for (const target of targets)
    for (const result of target.report.results)
      cells.set(result.rule, [...(cells.get(result.rule) ?? []), { target, result }]);
  const rules = [...cells].map(([rule, those]): ComparedRule => {
    const totals = totalsOf(those.map(({ result }) => result));
    const { section = '', level = 'INFO' } = those[0]?.result ?? {};
    const disagreement = Math.min(totals.passed, totals.failed);
    return { rule, section, level, cells: those, totals, disagreement };
  });
  const order = ({ rule }: ComparedRule) => ruleOf(rule)?.line ?? Number.MAX_SAFE_INTEGER;
  return rules.toSorted(
    (a, b) => b.disagreement - a.disagreement || b.totals.failed - a.totals.failed || order(a) - order(b),
  );
}
