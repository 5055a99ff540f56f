/** The texts of a comparison, the same on the console and on the page. */
import { reasonOf } from '../report/causes.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { outcomes } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { enumerate } from '../text/layout.js';
import { parted } from './index.js';
import type { Level } from '../../schemas/generated/rules.js';
import type { ComparedRule, Comparison, Target } from './index.js';

const rangesShown = 40;

/** `8 targets disagree on 9 rules; 1 of 9 could not be compared`. */
export function disagreementText(comparison: Comparison): string {
  const { divided } = parted(comparison);
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

/** `7 MUST, 2 SHOULD`. */
function levelsText(rules: readonly { readonly level: Level }[]): string {
  const levels = ['MUST', 'SHOULD', 'INFO'] as const;
  return levels
    .map(level => ({ level, number: rules.filter(each => each.level === level).length }))
    .filter(({ number }) => number > 0)
    .map(({ level, number }) => `${number} ${level}`)
    .join(', ');
}

/** The failures of a target, apart by level: `3 MUST, 1 SHOULD`; empty if there are none. */
export function failedText({ report }: Target): string {
  return levelsText(report.results.filter(({ outcome }) => outcome === 'failed'));
}

/** The rules on which no target contradicts another. */
export function restText(comparison: Comparison): string {
  const { uneven, agreed } = parted(comparison);
  if (comparison.targets.length - comparison.unjudged.length < 2) return '';
  const same =
    agreed.length === 0
      ? 'none has the same outcome everywhere'
      : `${uneven.length === 0 ? count(agreed.length, 'rule') : grouped(agreed.length)} ${agreed.length === 1 ? 'has' : 'have'} the same outcome everywhere`;
  return uneven.length === 0 ? same : `${count(uneven.length, 'rule')} not comparable; ${same}`;
}

/** The targets on which no rule was judged; empty if there is none. */
export function unjudgedText({ unjudged }: Comparison): string {
  const [first] = unjudged;
  if (!first) return '';
  const names = unjudged.map(({ label }) => label);
  const who = enumerate(names, 120) || first.label;
  return `Left out, because no rule was tested on ${unjudged.length === 1 ? 'it' : 'them'}: ${who} (${reasonOf(first.report)})`;
}

/** `5 passed, 3 failed`. */
export function tallyText({ totals, cells }: ComparedRule): string {
  const known = outcomes.flatMap(outcome =>
    totals[outcome] > 0 ? [`${totals[outcome]} ${outcomeWords[outcome].words}`] : [],
  );
  const unknown = cells.filter(({ result }) => !result).length;
  return [...known, ...(unknown > 0 ? [`${unknown} without the rule`] : [])].join(', ');
}

/** `1–4, 7`. */
export function numbersOf(targets: readonly Pick<Target, 'number'>[]): string {
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
export function unequalMeasures({ targets, matrix }: Comparison): string[] {
  const selections = new Set(targets.map(({ report }) => report.selection.join(',')));
  const strengths = new Set(targets.flatMap(({ report }) => report.plan?.strength ?? []));
  return [
    ...measures(matrix),
    ...(selections.size > 1 ? ['The audits selected different rules.'] : []),
    ...(strengths.size > 1 ? ['The audits varied requests differently: --strength differs.'] : []),
  ];
}

/** What was flaky, and by how many suites and contracts the reports were judged, if by more than one. */
export function measures({ suites, contracts, flaky }: Comparison['matrix']) {
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
