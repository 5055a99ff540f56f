/** The texts of a comparison, the same on the console and on the page. */
import { reasonOf } from '../report/causes.js';
import { count } from '../../schemas/text/numbers.js';
import { outcomes } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { enumerate } from '../text/layout.js';
import { dividedRules, type ComparedRule, type Comparison, type Target } from './index.js';
import type { Level } from '../../schemas/generated/rules.js';

const RANGES_SHOWN = 40;

/** `8 targets disagree on 9 rules (7 MUST, 2 SHOULD); 1 of 9 could not be compared`. */
export function disagreementText(comparison: Comparison): string {
  const divided = dividedRules(comparison);
  const { targets: all, unjudged } = comparison;
  const judged = all.length - unjudged.length;
  if (judged < 2) return `Nothing compared: rules were tested on ${judged} of ${count(all.length, 'target')}`;
  const rest = unjudged.length === 0 ? '' : `; ${unjudged.length} of ${all.length} could not be compared`;
  const found =
    divided.length === 0
      ? 'do not contradict each other'
      : `disagree on ${count(divided.length, 'rule')} (${levelsText(divided)})`;
  return `${count(judged, 'target')} ${found}${rest}`;
}

/** `7 MUST, 2 SHOULD`; empty if there are none. */
export function levelsText(rules: readonly { readonly level: Level }[]): string {
  return (['MUST', 'SHOULD', 'INFO'] as const)
    .map(level => [rules.filter(each => each.level === level).length, level] as const)
    .flatMap(([number, level]) => (number === 0 ? [] : [`${number} ${level}`]))
    .join(', ');
}

/** `5 passed, 3 failed`. */
export const tallyText = ({ totals }: ComparedRule): string =>
  outcomes
    .flatMap(outcome => (totals[outcome] > 0 ? [`${totals[outcome]} ${outcomeWords[outcome].words}`] : []))
    .join(', ');

/** `1–4, 7`. */
export function numbersOf(targets: readonly Pick<Target, 'number'>[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const { number } of targets) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges
    .slice(0, RANGES_SHOWN)
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  const rest = ranges.length - RANGES_SHOWN;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more ranges` : '');
}

/** What makes the reports hard to compare. */
export function unequalMeasures({ targets, unjudged, matrix }: Comparison): string[] {
  const selections = new Set(targets.map(({ report }) => report.selection.join(',')));
  const strengths = new Set(targets.flatMap(({ report }) => report.plan?.strength ?? []));
  const [first] = unjudged;
  const names = enumerate(
    unjudged.map(({ label }) => label),
    120,
  );
  return [
    ...(first
      ? [`No rule was tested on ${names || first.label}: ${reasonOf(first.report).replace(/\.$/, '')}.`]
      : []),
    ...measures(matrix),
    ...(selections.size > 1 ? ['The audits selected different rules.'] : []),
    ...(strengths.size > 1 ? ['The audits varied requests differently: --strength differs.'] : []),
  ];
}

/** What was flaky, and by how many suites and contracts the reports were judged, if by more than one. */
export function measures({ suites, contracts, flaky }: Comparison['matrix']): string[] {
  const names = enumerate(flaky, 200) || flaky[0];
  return [
    ...(flaky.length > 0
      ? [`Flaky, wrong at first and right when asked again: ${count(flaky.length, 'target')}: ${names}.`]
      : []),
    ...(suites.size > 1 ? [`The reports are from ${suites.size} versions of the suite.`] : []),
    ...(contracts.size > 1
      ? [`The reports use ${contracts.size} texts of the contract, so a rule may differ between them.`]
      : []),
  ];
}
