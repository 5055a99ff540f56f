/** Several reports → targets side by side, and the rules on which they disagree most. */
import { totalsOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { addReport, emptyMatrix, factsOf } from '../matrix/rows.js';
import type { Matrix } from '../matrix/rows.js';
import { ruleOf, shortAddress } from '../report/facts.js';
import { areaName, groupsOf } from '../report/results.js';

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

export interface Cell {
  readonly target: Target;
  /** `undefined` if the report does not know the rule. */
  readonly result: RuleResult | undefined;
}

export interface ComparedRule {
  readonly rule: string;
  readonly section: string;
  readonly level: RuleResult['level'];
  readonly cells: readonly Cell[];
  readonly totals: Report['totals'];
  /** Between passed and failed: 0 if no target contradicts another, 0.5 at most. */
  readonly disagreement: number;
  /** The same between all outcomes, of the targets on which anything was judged. */
  readonly spread: number;
}

export interface Comparison {
  readonly targets: readonly Target[];
  /** Those that answered nothing rightly: they differ from the others in every rule, which says nothing. */
  readonly unjudged: readonly Target[];
  /** Most disagreed first. */
  readonly rules: readonly ComparedRule[];
  readonly matrix: Matrix;
}

/** Rules that pass on some targets and fail on others; those with other differences; those with one outcome everywhere. */
export function parted({ rules }: Comparison): Record<'divided' | 'uneven' | 'agreed', ComparedRule[]> {
  const divided = rules.filter(({ disagreement }) => disagreement > 0);
  const others = rules.filter(({ disagreement }) => disagreement === 0);
  return {
    divided,
    uneven: others.filter(({ spread }) => spread > 0),
    agreed: others.filter(({ spread }) => spread === 0),
  };
}

/** @param places of the reports, in the same order */
export function comparisonOf(reports: readonly Report[], places: readonly Place[] = []): Comparison {
  const labels = labelsOf(reports, places);
  const targets = reports.map((report, index) => ({ number: index + 1, label: labels[index] ?? '', report }));
  const matrix = emptyMatrix();
  for (const [index, { label, report }] of targets.entries()) {
    const href = places[index]?.href ?? '';
    addReport(matrix, { label, about: report.target.url, owner: '', href }, factsOf(report));
  }
  // Rules on cookies and credentials pass on answers of any kind.
  const unjudged = targets.filter(({ report: { results } }) =>
    results.every(
      ({ rule, level, outcome }) =>
        level === 'INFO' || areaName(rule) === 'session' || (outcome !== 'passed' && outcome !== 'failed'),
    ),
  );
  return { targets, unjudged, rules: comparedRules(targets, new Set(unjudged)), matrix };
}

/** The label of each target, or else the name of its folder, or else its address; if others have the same, with what tells it from them. */
function labelsOf(reports: readonly Report[], places: readonly Place[]): string[] {
  const folders = groupsOf(places, ({ folder = '' }) => folder);
  const bare = reports.map(({ target: { url, label } }, index) => {
    const { folder = '' } = places[index] ?? {};
    const isOwn = folder !== '' && folders.get(folder)?.length === 1;
    return label ?? (isOwn ? folder : shortAddress(url));
  });
  const alike = groupsOf([...bare.keys()], index => bare[index] ?? '');
  const startOf = (at: number) => (reports[at]?.started ?? '').slice(0, 19).replace('T', ' ');
  const addressOf = (at: number) => shortAddress(reports[at]?.target.url ?? '');
  return bare.map((name, index) => {
    const others = alike.get(name) ?? [];
    if (others.length <= 1) return name;
    const isOwn = (of: (at: number) => string) => others.filter(at => of(at) === of(index)).length === 1;
    if (isOwn(startOf)) return `${name} ${startOf(index)}`;
    return isOwn(addressOf)
      ? `${name} (${addressOf(index)})`
      : `${name} (${others.indexOf(index) + 1} of ${others.length})`;
  });
}

function comparedRules(targets: readonly Target[], unjudged: ReadonlySet<Target>): ComparedRule[] {
  const results = targets.map(({ report }) => new Map(report.results.map(each => [each.rule, each])));
  const ids = [...new Set(results.flatMap(each => [...each.keys()]))];
  const rules = ids.map((rule): ComparedRule => {
    const cells = targets.map((target, index) => ({ target, result: results[index]?.get(rule) }));
    const known = cells.flatMap(({ result }) => result ?? []);
    const judged = cells.filter(({ target }) => !unjudged.has(target)).map(({ result }) => result?.outcome);
    const totals = totalsOf(known);
    return {
      rule,
      section: known[0]?.section ?? '',
      level: known[0]?.level ?? 'INFO',
      cells,
      totals,
      disagreement: spreadOf([totals.passed, totals.failed]),
      spread: spreadOf([...groupsOf(judged, outcome => outcome).values()].map(({ length }) => length)),
    };
  });
  const order = ({ rule }: ComparedRule) => ruleOf(rule)?.line ?? Number.MAX_SAFE_INTEGER;
  return rules.toSorted(
    (a, b) =>
      b.disagreement - a.disagreement ||
      b.totals.failed - a.totals.failed ||
      b.spread - a.spread ||
      order(a) - order(b),
  );
}

/** The probability that two targets chosen at random differ. */
function spreadOf(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const agreeing = counts.reduce((sum, count) => sum + (count / all) ** 2, 0);
  return Math.round((1 - agreeing) * 1e6) / 1e6;
}
