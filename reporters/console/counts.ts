/** The counts of a report on the console: what was not judged, a line for each area, what was observed. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { areas } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { displayWidth, enumerate, fit, pad } from '../text/layout.js';
import type { Paint } from '../text/paint.js';
import { printable } from '../../schemas/text/printable.js';
import { outcomeWords } from '../report/verdict-words.js';
import { requestLines } from '../text/labels.js';
import type { View } from '../text/labels.js';

const shownGroups = 5;

/** A line for each reason for which rules were not judged, the most frequent first. */
export function unjudgedLines(report: Report, view: View): string[] {
  const scored = report.results.filter(({ level }) => level !== 'INFO');
  const lines = (['cantTell', 'untested'] as const).flatMap(outcome => groupLines(scored, outcome, view));
  return lines.length === 0
    ? []
    : ['', view.paint('bold', 'Not judged'), ...lines, ...tryAgain(report, view)];
}

/** Where the audit is inconclusive, the first request without a usable answer is what to look at. */
function tryAgain({ conformant, results, exchanges }: Report, view: View): string[] {
  if (conformant !== null) return [];
  const cited = results.filter(({ outcome }) => outcome === 'cantTell').flatMap(({ evidence }) => evidence);
  const exchange = exchanges.find(({ id }) => id === cited[0]?.exchange);
  return exchange ? requestLines(exchange, view) : [];
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
      ? [`  and ${count(others, 'more rule')} ${outcome}, for ${count(rest.length, 'other reason')}`]
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
  const width = columns - head.length - 1;
  const reason = printable(message, 300);
  const [only = ''] = rules;
  if (rules.length === 1) return paint(tone, sign) + head + fit(`${only}: ${reason}`, width);
  const names = enumerate(rules, width - displayWidth(reason) - 2);
  return paint(tone, sign) + head + fit(names === '' ? reason : `${reason}: ${names}`, width);
}

/** A row for each area that was judged, and their sum. Nothing is a dot. */
export function areaTable({ results }: Report, { paint, columns }: View): string[] {
  const row = (name: string, cells: readonly string[]) => [name, ...cells].join(columns >= 70 ? '  ' : ' ');
  const rows = areas
    .map(area => ({ area, judged: results.filter(({ rule }) => rule.startsWith(`${area}.`)) }))
    .filter(({ judged }) => judged.length > 0)
    .map(({ area, judged }) => row(pad(area, nameColumns), countCells(judged, paint)));
  return [
    '',
    paint('dim', row(pad('area', nameColumns), outcomes)),
    ...rows,
    row(paint('bold', pad('all', nameColumns)), countCells(results, paint)),
  ];
}

const nameColumns = Math.max(...areas.map(area => area.length));

function countCells(results: readonly RuleResult[], paint: Paint): string[] {
  const totals = totalsOf(results);
  return outcomes.map(outcome => {
    const count = totals[outcome];
    const text = (count === 0 ? '·' : grouped(count)).padStart(outcome.length);
    if (count === 0) return paint('dim', text);
    return outcome === 'passed' ? text : paint(outcomeWords[outcome].tone, text);
  });
}

/** Diagnostics and silences in one line: they are never scored. */
export function observedText({ results, observations }: Report, width: number): string {
  const diagnostics = results.filter(({ level, outcome }) => level === 'INFO' && outcome === 'passed');
  const names = [...observations.map(({ silence }) => silence), ...diagnostics.map(({ rule }) => rule)];
  if (names.length === 0) return '';
  const head = `${grouped(names.length)}, never scored`;
  const distinct = [...new Set(names)].map(name => printable(name, 80));
  const named = enumerate(distinct, width - head.length - 2);
  return named === '' ? head : `${head}: ${named}`;
}
