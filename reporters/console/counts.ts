/** The counts of a report on the console: what was not judged, a line for each area, what was observed. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { areas } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { displayWidth, enumerate, fit, pad } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import { byArea, unjudgedGroups } from '../report/results.js';
import type { UnjudgedGroup } from '../report/results.js';
import { outcomeWords } from '../report/verdict-words.js';
import { requestLines } from '../text/labels.js';
import type { Paint, View } from '../text/labels.js';

const shownGroups = 5;

/** A line for each reason for which rules were not judged, the most frequent first. */
export function unjudgedLines(report: Report, view: View): string[] {
  const groups = unjudgedGroups(report.results.filter(({ level }) => level !== 'INFO'));
  if (groups.length === 0) return [];
  const lines = (['cantTell', 'untested'] as const).flatMap(outcome => {
    const those = groups.filter(group => group.outcome === outcome);
    const rest = those.slice(shownGroups);
    const rules = count(rest.flatMap(group => group.rules).length, 'more rule');
    const more = `  and ${rules} ${outcome}, for ${count(rest.length, 'other reason')}`;
    return [
      ...those.slice(0, shownGroups).map(group => groupLine(group, view)),
      ...(rest.length > 0 ? [more] : []),
    ];
  });
  return ['', view.paint('bold', 'Not judged'), ...lines, ...tryAgain(report, view)];
}

/** Where the audit is inconclusive, the first request without a usable answer is what to look at. */
function tryAgain(report: Report, view: View): string[] {
  const { conformant, results, exchanges } = report;
  if (conformant !== null) return [];
  const cited = results.filter(({ outcome }) => outcome === 'cantTell').flatMap(({ evidence }) => evidence);
  const exchange = exchanges.find(({ id }) => id === cited[0]?.exchange);
  return exchange ? requestLines(exchange, report, view) : [];
}

function groupLine({ outcome, message, rules }: UnjudgedGroup, { paint, columns }: View): string {
  const { sign, words, tone } = outcomeWords[outcome];
  const head = `${String(rules.length).padStart(4)} ${pad(words, 8)}  `;
  const width = columns - head.length - 1;
  const reason = printable(message, 300);
  const shown = rules.map(rule => printable(rule, 80));
  const names = enumerate(shown, width - displayWidth(reason) - 2);
  const text = shown.length === 1 ? `${shown[0]}: ${reason}` : names === '' ? reason : `${reason}: ${names}`;
  return paint(tone, sign) + head + fit(text, width);
}

/** A row for each area that was judged, and their sum. Nothing is a dot. */
export function areaTable({ results }: Report, { paint, columns }: View): string[] {
  const row = (name: string, cells: readonly string[]) => [name, ...cells].join(columns >= 70 ? '  ' : ' ');
  return [
    '',
    paint('dim', row(pad('area', nameColumns), outcomes)),
    ...[...byArea(results)].map(([area, group]) =>
      row(fit(pad(printable(area, 80), nameColumns), nameColumns), countCells(group, paint)),
    ),
    row(paint('bold', pad('all', nameColumns)), countCells(results, paint)),
  ];
}

const nameColumns = Math.max(...areas.map(area => area.length));

function countCells(results: readonly RuleResult[], paint: Paint): string[] {
  const totals = totalsOf(results);
  return outcomes.map(outcome => {
    const total = totals[outcome];
    const text = (total === 0 ? '·' : grouped(total)).padStart(outcome.length);
    if (total === 0) return paint('dim', text);
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
