/** The texts of a comparison, the same on the console and on the page. */
import { count } from '../../schemas/text/numbers.js';
import { outcomes } from '../../schemas/verdict.js';
import { parted } from './index.js';
import type { Level } from '../../schemas/generated/rules.js';
import type { ComparedRule, Comparison, SeenSilence, Target } from './index.js';

const rangesShown = 40;

/** `8 targets disagree on 9 rules`. */
export function disagreementText(comparison: Comparison): string {
  const { divided } = parted(comparison);
  const targets = count(comparison.targets.length, 'target');
  return divided.length === 0
    ? `${targets} do not contradict each other`
    : `${targets} disagree on ${count(divided.length, 'rule')} (${levelsText(divided)})`;
}

/** `7 MUST, 2 SHOULD`. */
function levelsText(rules: readonly { readonly level: Level }[]): string {
  const levels = ['MUST', 'SHOULD', 'INFO'] as const;
  return levels
    .map(level => ({ level, number: rules.filter(each => each.level === level).length }))
    .filter(({ number }) => number > 0)
    .map(({ level, number }) => `${number} ${level}`)
    .join(', ');
}

/** The failures of a target, apart by level: `3 MUST, 1 SHOULD`; empty where there are none. */
export function failedText({ report }: Target): string {
  return levelsText(report.results.filter(({ outcome }) => outcome === 'failed'));
}

/** The rules on which no target contradicts another. */
export function restText(comparison: Comparison): string {
  const { uneven, agreed } = parted(comparison);
  const same = `${count(agreed.length, 'rule')} with the same outcome on all`;
  return uneven.length === 0 ? same : `${count(uneven.length, 'rule')} not judged on every target, ${same}`;
}

/** `5 passed, 3 failed`. */
export function tallyText({ totals, cells }: ComparedRule): string {
  const known = outcomes.flatMap(outcome => (totals[outcome] > 0 ? [`${totals[outcome]} ${outcome}`] : []));
  const unknown = cells.filter(({ result }) => !result).length;
  return [...known, ...(unknown > 0 ? [`${unknown} without the rule`] : [])].join(', ');
}

/** `7 of 8 targets`. */
export function shareText(some: readonly Target[], { answers, unseen }: SeenSilence): string {
  const all = answers.reduce((sum, { targets }) => sum + targets.length, unseen.length);
  return `${some.length} of ${count(all, 'target')}`;
}

/** `1–4, 7`. */
export function numbersOf(targets: readonly Target[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const { number } of targets.toSorted((a, b) => a.number - b.number)) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges.slice(0, rangesShown).map(rangeText).join(', ');
  return ranges.length > rangesShown ? `${shown} and ${ranges.length - rangesShown} more ranges` : shown;
}

function rangeText({ 0: from, 1: to }: readonly [number, number]): string {
  if (from === to) return String(from);
  return to === from + 1 ? `${from}, ${to}` : `${from}–${to}`;
}

/** What makes the reports hard to compare. */
export function unequalMeasures({ targets }: Comparison): string[] {
  const distinct = (of: (target: Target) => string) => new Set(targets.map(of)).size;
  const versions = distinct(({ report }) => report.suite.version);
  const digests = distinct(({ report }) => report.contract.digest);
  const selections = distinct(({ report }) => report.selection.join(','));
  const strengths = new Set(targets.flatMap(({ report }) => report.plan?.strength ?? []));
  return [
    ...(versions > 1 ? [`The reports are of ${versions} versions of the suite.`] : []),
    ...(digests > 1
      ? [
          `The reports follow ${digests} different texts of the contract, so a rule may not be the same in all.`,
        ]
      : []),
    ...(selections > 1 ? ['Not all audits selected the same rules.'] : []),
    ...(strengths.size > 1
      ? ['Not all audits combined as many values in a question: --strength differs.']
      : []),
  ];
}
