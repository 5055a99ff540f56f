/** Several reports → targets side by side: the rules on which they disagree most, and what was observed where the contract is silent. */
import { silences } from '../../schemas/generated/rules.js';
import type { SilenceId } from '../../schemas/generated/rules.js';
import { totalsOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { maskOf } from '../report/masks.js';
import { ruleOf, shortAddress } from '../report/facts.js';
import { groupsOf } from '../report/results.js';

export interface Target {
  /** From 1 on, in the order in which the reports were given. */
  readonly number: number;
  /** Short, and no other target's. */
  readonly label: string;
  readonly report: Report;
  /** Where its own report is, for a link. */
  readonly href: string | undefined;
}

/** What is known of a report besides what it holds. */
export interface Place {
  /** The name of its folder. */
  readonly folder?: string;
  readonly href?: string;
}

/** Targets that the matrix shows as one. */
export interface Column {
  /** From 1 on; of a column with one target, the number of this target unless others are grouped. */
  readonly number: number;
  readonly targets: readonly [Target, ...Target[]];
}

export interface Cell {
  readonly target: Target;
  /** `undefined` where the report does not know the rule. */
  readonly result: RuleResult | undefined;
}

export interface ComparedRule {
  readonly rule: string;
  readonly section: string;
  readonly level: RuleResult['level'];
  /** In the order of the contract. */
  readonly order: number;
  readonly cells: readonly Cell[];
  readonly totals: Report['totals'];
  /** Between passed and failed: 0 where no target contradicts another, 0.5 at most. */
  readonly disagreement: number;
  /** The same between all outcomes, including those of rules that were not judged. */
  readonly spread: number;
}

export interface SeenSilence {
  readonly silence: string;
  readonly section: string;
  /** What the contract leaves open; empty for a silence of another version. */
  readonly statement: string;
  /** What was seen, the most frequent first. */
  readonly answers: readonly { readonly seen: string; readonly targets: readonly Target[] }[];
  readonly unseen: readonly Target[];
}

export interface Comparison {
  readonly targets: readonly Target[];
  readonly columns: readonly Column[];
  /** Whether targets with the same outcome of every rule share a column. */
  readonly isGrouped: boolean;
  /** Most disagreed first. */
  readonly rules: readonly ComparedRule[];
  /** Most divided first. */
  readonly silences: readonly SeenSilence[];
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

/** More columns cannot be told apart at a glance. */
const MOST_SINGLE = 50;

/** @param places of the reports, in the same order */
export function comparisonOf(reports: readonly Report[], places: readonly Place[] = []): Comparison {
  const labels = labelsOf(reports, places);
  const targets = reports.map((report, index) => ({
    number: index + 1,
    label: labels[index] ?? '',
    report,
    href: places[index]?.href,
  }));
  const isGrouped = targets.length > MOST_SINGLE;
  return {
    targets,
    columns: isGrouped
      ? groupedColumns(targets)
      : targets.map(target => ({ number: target.number, targets: [target] })),
    isGrouped,
    rules: comparedRules(targets),
    silences: seenSilences(targets),
  };
}

/** The largest groups first. */
function groupedColumns(targets: readonly Target[]): Column[] {
  const groups = groupsOf(targets, ({ report }) =>
    report.results
      .map(({ rule, outcome }) => `${rule} ${outcome}`)
      .toSorted()
      .join(),
  );
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first, ...others], index) =>
      first ? [{ number: index + 1, targets: [first, ...others] satisfies Column['targets'] }] : [],
    );
}

/** The label of each target, or else the name of its folder, or else its address; where others have the same, with what tells it from them. */
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

function comparedRules(targets: readonly Target[]): ComparedRule[] {
  const results = targets.map(({ report }) => new Map(report.results.map(each => [each.rule, each])));
  const ids = [...new Set(results.flatMap(each => [...each.keys()]))];
  const rules = ids.map((rule): ComparedRule => {
    const cells = targets.map((target, index) => ({ target, result: results[index]?.get(rule) }));
    const known = cells.flatMap(({ result }) => result ?? []);
    const totals = totalsOf(known);
    return {
      rule,
      section: known[0]?.section ?? '',
      level: known[0]?.level ?? 'INFO',
      order: ruleOf(rule)?.line ?? Number.MAX_SAFE_INTEGER,
      cells,
      totals,
      disagreement: spreadOf([totals.passed, totals.failed]),
      spread: spreadOf([...Object.values(totals), cells.length - known.length]),
    };
  });
  return rules.toSorted(
    (a, b) =>
      b.disagreement - a.disagreement ||
      b.totals.failed - a.totals.failed ||
      b.spread - a.spread ||
      a.order - b.order,
  );
}

/** The probability that two targets chosen at random differ. */
function spreadOf(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const agreeing = counts.reduce((sum, count) => sum + (count / all) ** 2, 0);
  return Math.round((1 - agreeing) * 1e6) / 1e6;
}

function seenSilences(targets: readonly Target[]): SeenSilence[] {
  const known = Object.keys(silences);
  const others = targets.flatMap(({ report }) => report.observations.map(({ silence }) => silence));
  return [...new Set([...known, ...others])]
    .map(silence => seenOf(silence, targets))
    .filter(({ answers }) => answers.length > 0)
    .toSorted((a, b) => dividedness(b) - dividedness(a));
}

const dividedness = ({ answers }: SeenSilence): number =>
  spreadOf(answers.map(({ targets }) => targets.length));

function seenOf(silence: string, targets: readonly Target[]): SeenSilence {
  const known = Object.hasOwn(silences, silence) ? silences[silence as SilenceId] : undefined;
  const all = targets.map(target => ({
    target,
    observation: target.report.observations.find(each => each.silence === silence),
  }));
  const observed = all.flatMap(({ target, observation }) =>
    observation ? [{ target, seen: observation.seen, section: observation.section }] : [],
  );
  const groups = groupsOf(observed, ({ target, seen }) => maskOf(target.report)(seen));
  return {
    silence,
    section: known?.section ?? observed[0]?.section ?? '',
    statement: known?.statement ?? '',
    answers: [...groups.values()]
      .map(group => ({ seen: group[0]?.seen ?? '', targets: group.map(({ target }) => target) }))
      .toSorted((a, b) => b.targets.length - a.targets.length),
    unseen: all.flatMap(({ target, observation }) => (observation ? [] : [target])),
  };
}
