/** What a report counts, on the console: what could not be judged, a line for each area, what was observed. */
import { areas } from '../schemas/generated/rules.js';
import { outcomes, totalsOf } from '../schemas/verdict.js';
import type { Outcome, Report, RuleResult } from '../schemas/verdict.js';
import { amount } from './amounts.js';
import type { View } from './console.js';
import { fit, pad } from './layout.js';
import { printable } from './printable.js';
import { outcomeWords } from './verdict-words.js';

const shownGroups = 5;

/** One line for each message that kept rules from being judged, the most frequent first. */
export function unjudgedLines(report: Report, view: View): string[] {
  const scored = report.results.filter(({ level }) => level !== 'INFO');
  const lines = (['cantTell', 'untested'] as const).flatMap(outcome => groupLines(scored, outcome, view));
  return lines.length === 0 ? [] : ['', view.paint('bold', 'Not judged'), ...lines];
}

function groupLines(scored: readonly RuleResult[], outcome: Outcome, view: View): string[] {
  const groups = new Map<string, string[]>();
  for (const result of scored.filter(each => each.outcome === outcome))
    groups.set(result.message, [...(groups.get(result.message) ?? []), printable(result.rule, 80)]);
  const sorted = [...groups].toSorted(([, left], [, right]) => right.length - left.length);
  const rest = sorted.slice(shownGroups);
  const others = rest.reduce((sum, [, rules]) => sum + rules.length, 0);
  return [
    ...sorted.slice(0, shownGroups).map(group => groupLine(outcome, ...group, view)),
    ...(rest.length > 0
      ? [`  ${amount(others, `more ${outcome} rule`)} for ${amount(rest.length, 'other reason')}`]
      : []),
  ];
}

function groupLine(
  outcome: Outcome,
  message: string,
  rules: readonly string[],
  { paint, columns }: View,
): string {
  const { sign, words, tone } = outcomeWords[outcome];
  const head = `${String(rules.length).padStart(4)} ${pad(words, 8)}  `;
  const text = fit(`${printable(message, 300)}: ${rules.join(', ')}`, columns - head.length - 1);
  return `${paint(tone, sign)}${head}${text}`;
}

/** A row for each area that was judged, and their sum. Nothing is a dot. */
export function areaTable(report: Report, { paint, columns }: View): string[] {
  const gap = columns >= 70 ? '  ' : ' ';
  const row = (name: string, cells: readonly string[]) => [pad(name, 14), ...cells].join(gap);
  const counts = (results: readonly RuleResult[]) => {
    const totals = totalsOf(results);
    return outcomes.map(outcome => cell(outcome, totals[outcome]));
  };
  const cell = (outcome: Outcome, count: number) => {
    const text = (count === 0 ? '·' : count.toLocaleString('en')).padStart(outcome.length);
    const { tone } = outcomeWords[outcome];
    return paint(count === 0 ? 'dim' : tone, text);
  };
  const present = areas.map(area => ({
    area,
    results: report.results.filter(({ rule }) => rule.startsWith(`${area}.`)),
  }));
  return [
    '',
    paint('dim', row('area', outcomes)),
    ...present
      .filter(({ results }) => results.length > 0)
      .map(({ area, results }) => row(area, counts(results))),
    row(paint('bold', pad('all', 14)), counts(report.results)),
  ];
}

/** Diagnostics and silences, folded: they are never scored. */
export function observedText({ results, observations }: Report): string | undefined {
  const diagnostics = results.filter(
    ({ level, outcome }) => level === 'INFO' && outcome !== 'inapplicable' && outcome !== 'untested',
  );
  const names = [...diagnostics.map(({ rule }) => rule), ...observations.map(({ silence }) => silence)];
  if (names.length === 0) return undefined;
  const distinct = [...new Set(names)].map(name => printable(name, 80));
  return `${amount(names.length, 'thing')}, never scored: ${distinct.join(', ')}`;
}
