/** Several reports → targets side by side, and the rules on which they disagree. */
import type { Level } from '../../schemas/generated/rules.js';
import { count } from '../../schemas/text/numbers.js';
import { outcomes, type Report, type RuleResult } from '../../schemas/verdict.js';
import { addReport, auditsIn, emptyMatrix, ruleCounts, type RuleCount } from '../matrix/rows.js';
import { reasonOf } from '../report/causes.js';
import { shortAddress } from '../report/facts.js';
import { areaName } from '../report/results.js';
import { outcomeWords, verdictWords } from '../report/verdict-words.js';
import { fileFacts, moreText, type Block } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';
import { enumerate } from '../text/layout.js';

export type Comparison = ReturnType<typeof comparisonOf>;
export type Target = Comparison['targets'][number];

/** The size of the minority among passed and failed. */
export const disagreementOn = ({ totals }: RuleCount): number => Math.min(totals.passed, totals.failed);

export const dividedRules = ({ rules }: Comparison): RuleCount[] =>
  rules.filter(rule => disagreementOn(rule) > 0);

/** Rules on cookies and credentials pass on any answer, so they prove nothing. */
const isJudged = ({ rule, level, outcome }: RuleResult) =>
  level !== 'INFO' && areaName(rule) !== 'session' && (outcome === 'passed' || outcome === 'failed');

type Place = { readonly folder?: string; readonly href?: string };

export function comparisonOf(reports: readonly Report[], places: readonly Place[] = []) {
  const labels = labelsOf(reports, places);
  const targets = reports.map((report, index) => ({
    number: index + 1,
    label: labels[index] ?? '',
    report,
    results: new Map(report.results.map(result => [result.rule, result])),
  }));
  const matrix = emptyMatrix();
  for (const { number, label, report } of targets) {
    const href = places[number - 1]?.href ?? '';
    addReport(matrix, { label, about: report.target.url, owner: '', href }, report);
  }
  const unjudged = targets.filter(({ report }) => !report.results.some(isJudged));
  const rules = ruleCounts(matrix).toSorted(
    (a, b) => disagreementOn(b) - disagreementOn(a) || b.totals.failed - a.totals.failed,
  );
  return { targets, unjudged, rules, matrix };
}

/** Labels, folder names or addresses; duplicates get the time or a number. */
function labelsOf(reports: readonly Report[], places: readonly Place[]): string[] {
  const folders = places.map(({ folder }) => folder);
  const bare = reports.map(
    ({ target: { url, label } }, at) => label ?? ownOf(folders, at) ?? shortAddress(url),
  );
  const timed = reports.map(({ started }, at) => `${bare[at]} ${started.slice(0, 19).replace('T', ' ')}`);
  return bare.map((name, at) => ownOf(bare, at) ?? ownOf(timed, at) ?? `${name} (report ${at + 1})`);
}

function ownOf(names: readonly (string | undefined)[], at: number): string | undefined {
  return names.filter(name => name === names[at]).length === 1 ? names[at] : undefined;
}

/** `8 targets disagree on 9 rules (7 MUST, 2 SHOULD); 1 of 9 could not be compared`. */
export function disagreementText(comparison: Comparison): string {
  const divided = dividedRules(comparison);
  const { targets: all, unjudged } = comparison;
  const judged = all.length - unjudged.length;
  if (judged < 2) return `Nothing compared: rules were tested on ${judged} of ${count(all.length, 'target')}`;
  const rest = unjudged.length === 0 ? '' : `; ${unjudged.length} of ${all.length} could not be compared`;
  const disagree = `disagree on ${count(divided.length, 'rule')} (${levelsText(divided)})`;
  const found = divided.length === 0 ? 'do not contradict each other' : disagree;
  return `${count(judged, 'target')} ${found}${rest}`;
}

/** `7 MUST, 2 SHOULD`. */
export function levelsText(rules: readonly { readonly level: Level }[]): string {
  return (['MUST', 'SHOULD', 'INFO'] as const)
    .map(level => [rules.filter(each => each.level === level).length, level] as const)
    .flatMap(([number, level]) => (number === 0 ? [] : [`${number} ${level}`]))
    .join(', ');
}

export const tallyText = ({ totals }: RuleCount): string =>
  outcomes
    .flatMap(outcome => (totals[outcome] > 0 ? [`${totals[outcome]} ${outcomeWords[outcome].words}`] : []))
    .join(', ');

export function numbersOf(targets: readonly Target[]): string {
  const numbers = targets.map(({ number }) => String(number));
  return enumerate(numbers, 200);
}

export function unequalMeasures({ targets, unjudged, matrix }: Comparison): string[] {
  const selections = new Set(targets.map(({ report }) => report.selection.join(',')));
  const declarations = new Set(targets.map(({ report }) => report.target.declared.join(',')));
  const strengths = new Set(targets.flatMap(({ report }) => report.plan?.strength ?? []));
  return [
    ...unjudged
      .slice(0, SHOWN_TARGETS)
      .map(({ label, report }) => `Not compared: ${label} (${reasonOf(report).replace(/\.$/, '')}).`),
    ...measures(auditsIn(matrix)),
    ...(selections.size > 1 ? ['The audits selected different rules.'] : []),
    ...(declarations.size > 1 ? ['The targets declare different parameters.'] : []),
    ...(strengths.size > 1 ? ['The audits varied requests differently: --strength differs.'] : []),
  ];
}

export function measures({ suites, contracts, flaky }: ReturnType<typeof auditsIn>): string[] {
  const names = enumerate(flaky, 200) || flaky[0];
  return [
    flaky.length > 0 &&
      `Flaky, wrong at first and right when asked again: ${count(flaky.length, 'target')}: ${names}.`,
    suites.size > 1 && `The reports are from ${suites.size} versions of the suite.`,
    contracts.size > 1 &&
      `The reports use ${contracts.size} texts of the contract, so a rule may differ between them.`,
  ].filter(note => note !== false);
}

const SHOWN_TARGETS = 20;
const SHOWN_RULES = 15;

export function consoleCompare(comparison: Comparison, printed: Printed): string {
  const { targets } = comparison;
  const divided = dividedRules(comparison);
  const notes = unequalMeasures(comparison);
  const blocks: Block[] = [
    { kind: 'title', text: disagreementText(comparison) },
    { kind: 'notes', items: notes.map(text => ({ sign: '!', tone: 'yellow', text })) },
    { kind: 'title', text: 'Targets' },
    { kind: 'lines', items: targets.slice(0, SHOWN_TARGETS).map(targetItem) },
    moreText(targets.length - SHOWN_TARGETS, 'more target'),
    ...(divided.length === 0 ? [] : [{ kind: 'title', text: 'Most disagreement' } as const]),
    { kind: 'lines', items: divided.slice(0, SHOWN_RULES).map(rule => ruleItem(rule, targets)) },
    moreText(divided.length - SHOWN_RULES, 'more rule'),
    { kind: 'foot', facts: fileFacts('page', printed.files) },
  ];
  return consoleText(blocks, printed);
}

function targetItem({ number, label, report }: Target) {
  const { sign, words, tone } = verdictWords(report);
  const failed = levelsText(report.results.filter(({ outcome }) => outcome === 'failed'));
  const text = `${words.toLowerCase()}${failed === '' ? '' : `, ${failed} failed`}`;
  return { sign, tone, names: [`${number} ${label}`], text };
}

function ruleItem({ rule, totals }: RuleCount, targets: readonly Target[]) {
  const failing = targets.filter(({ results }) => results.get(rule)?.outcome === 'failed');
  const noun = failing.length === 1 ? 'target' : 'targets';
  const text = `failed on ${noun} ${numbersOf(failing)}; ${totals.passed} passed`;
  return { sign: '✗', tone: 'red', names: [rule], text } as const;
}
