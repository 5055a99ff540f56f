/** Verdicts, outcomes and limits in words and signs. */
import { excusedRules } from '../../schemas/baseline.js';
import { needOf, type Outcome, type Report } from '../../schemas/verdict.js';
import { count, duration, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { causesOf, headlineOf, reasonOf } from './causes.js';
import { staleEntries } from './facts.js';
import { blockedRules, failuresOf } from './results.js';
import type { Sign } from '../text/blocks.js';

export interface Wording extends Sign {
  readonly words: string;
}

const QUICK_FAILED = 'quick check: what failed is proven, the rest was tested only in part';

type Judged = Pick<Report, 'conformant' | 'complete' | 'baseline' | 'unseen' | 'quick' | 'flaky'>;

export function verdictWords(report: Judged): Wording {
  const { sign, words, tone } = verdictOn(report);
  if (report.conformant !== true) return { sign, words: words.toUpperCase(), tone };
  if (staleEntries(report).length > 0) return { sign: '✗', words: 'STALE BASELINE', tone: 'red' };
  const { quick, complete, unseen = [], flaky } = report;
  const phrase = quick === true || complete ? words : `${words} as far as asked`;
  const limits = [...unseen.map(({ what }) => `no ${what} seen`), ...(flaky.length > 0 ? ['flaky'] : [])];
  const all = [phrase, ...limits].join(', ').toUpperCase();
  return { sign, words: all, tone: limits.length > 0 ? 'yellow' : tone };
}

export const verdictStates = ['conformant', 'nonconformant', 'undetermined'] as const;
export type VerdictState = (typeof verdictStates)[number];

export function verdictState({ conformant }: Pick<Report, 'conformant'>): VerdictState {
  if (conformant === null) return 'undetermined';
  return conformant ? 'conformant' : 'nonconformant';
}

export const verdictLooks: Readonly<Record<VerdictState, Wording>> = {
  conformant: { sign: '✓', words: 'conformant', tone: 'green' },
  nonconformant: { sign: '✗', words: 'not conformant', tone: 'red' },
  undetermined: { sign: '?', words: 'inconclusive', tone: 'yellow' },
};

/** A quick check that found no failure is not called conformant. */
export function verdictOn(judged: Pick<Report, 'conformant' | 'quick'>): Wording {
  const looks = verdictLooks[verdictState(judged)];
  return judged.quick && judged.conformant ? { ...looks, words: 'quick check passed' } : looks;
}

export const outcomeWords: Readonly<Record<Outcome, Wording>> = {
  passed: { sign: '✓', words: 'passed', tone: 'green' },
  failed: { sign: '✗', words: 'failed', tone: 'red' },
  cantTell: { sign: '?', words: "can't tell", tone: 'yellow' },
  inapplicable: { sign: '·', words: 'not applicable', tone: 'dim' },
  untested: { sign: '-', words: 'not tested', tone: 'dim' },
};

/** The first lines of every format for people. */
export function headOf(report: Report) {
  const { fault, conformant } = report;
  const cause = headlineOf(report);
  const unfinished =
    fault && conformant !== null ? [`The audit was not finished: ${fault.where}: ${fault.message}`] : [];
  return {
    verdict: verdictWords(report),
    cause,
    reasons: [...(cause ? caveatsOf(report) : reasonsOf(report)), ...unfinished],
    causes: causesOf(report).filter(({ text }) => text !== cause?.text),
  };
}

/** Limits of the verdict, and its reason unless that is a failure, which is shown anyway. */
export function reasonsOf(report: Report): string[] {
  return [
    ...caveatsOf(report),
    ...(report.conformant === false ? [] : [reasonOf(report)]),
    ...staleOf(report),
  ];
}

/** `2 failed · 1 warning · 2 excused · 3 can't tell · 80 passed`, without zeros. */
export function countsText(report: Report): string {
  const { errors, warnings, excused } = failuresOf(report);
  const counts: [number: number, words: string][] = [
    [errors.length, 'failed'],
    [warnings.length, warnings.length === 1 ? 'warning' : 'warnings'],
    [excused.length, 'excused'],
  ];
  for (const outcome of ['cantTell', 'untested', 'passed', 'inapplicable'] as const)
    counts.push([report.totals[outcome], outcomeWords[outcome].words]);
  return counts.flatMap(([number, words]) => (number === 0 ? [] : `${grouped(number)} ${words}`)).join(' · ');
}

export const effortText = ({ requests, durationMs }: Report): string =>
  `${count(requests, 'request')} in ${duration(durationMs)}`;

export function verdictLine(report: Report): string {
  const { fault } = report;
  const words = verdictWords(report).words.toLowerCase();
  const unfinished = fault && report.conformant === false ? [`${fault.where}: ${fault.message}`] : [];
  const clauses = [...reasonsOf(report), ...unfinished, countsText(report)];
  return `${words}: ${clauses.map(clause => clause.replace(/\.$/, '')).join('; ')}`;
}

function staleOf(report: Report): string[] {
  const [first, ...others] = staleEntries(report);
  const more = others.length > 0 ? ` (and ${count(others.length, 'more entry', 'more entries')})` : '';
  return first ? [`the baseline is stale: ${first.rule} ${first.why}${more}`] : [];
}

/** What the verdict does not cover: a clause for each limit. */
export function caveatsOf(report: Report): string[] {
  const { quick, conformant, unseen = [], baseline } = report;
  const excused = [...excusedRules(baseline)];
  const untested = excused.flatMap(rule => blockedRules(rule, report)).length;
  const leave = `${count(excused.length, 'excused failure')} ${excused.length === 1 ? 'leaves' : 'leave'}`;
  return [
    ...(quick === true
      ? [conformant === false ? QUICK_FAILED : 'quick check, no statement on conformance']
      : []),
    ...unseen.map(({ what, rules }) => `no ${what} was seen: ${count(rules, 'rule')} had nothing to judge`),
    ...flakyText(report),
    ...(untested > 0 ? [`${leave} ${count(untested, 'rule')} untested`] : []),
  ];
}

/** `22 of 452 answers were wrong at first and right when asked again (20 by status, first exchange 12: HTTP 500; …)`, if any was. */
export function flakyText({ flaky }: Pick<Report, 'flaky'>): string[] {
  const [first] = flaky;
  if (!first) return [];
  const wrong = flakyAnswers({ flaky });
  const what = `${wrong} of ${count(first.of, 'answer')} ${wrong === 1 ? 'was' : 'were'} wrong at first`;
  return [`${what} and right when asked again (${flaky.map(flakyKindText).join('; ')})`];
}

/** How many answers were flaky. */
export const flakyAnswers = ({ flaky }: Pick<Report, 'flaky'>): number =>
  flaky.reduce((sum, each) => sum + each.count, 0);

/** `status: 20, first in exchange 12: HTTP 500, only in HTML`. */
export const flakyKindText = ({ kind, count: wrong, first, seen, only }: FlakyKind): string => {
  const dependsOn = only === undefined ? '' : `, ${printable(only.replace(/: \d.*$/, ''), 200)}`;
  return `${kind}: ${wrong}, first in exchange ${first}: ${printable(seen, 200)}${dependsOn}`;
};

export type FlakyKind = Report['flaky'][number];

/** What the wiki must contain for the rules that had nothing to judge. */
export function toAddText({ results }: Pick<Report, 'results'>): string {
  const needs = results.flatMap(result => needOf(result) ?? []);
  const distinct = [...new Set(needs)];
  // "more than ten files" includes "a file".
  const told = distinct.filter(need => !/^a (file|language)$/.test(need) || distinct.length === 1);
  return told.length === 0 ? '' : `${told.join('; ')} (${count(needs.length, 'rule')} had nothing to judge)`;
}

const COMBINED = ['values', 'pairs', 'triples'];

/** `212 of 212 pairs`; empty without a plan. */
export function coverageText({ plan }: Pick<Report, 'plan'>): string {
  if (!plan) return '';
  const { strength, covered, of, leftOut } = plan;
  const isCut = leftOut !== undefined && covered < of;
  const rest = isCut ? `, ${grouped(of - covered)} left out by the budget` : '';
  return `${grouped(covered)} of ${grouped(of)} ${COMBINED[strength - 1] ?? 'combinations'}${rest}`;
}
