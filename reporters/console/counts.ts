/** The counts of a report on the console: what was not judged, a line for each area, what was observed. */
import { count, grouped } from '../../schemas/text/numbers.js';
import { areas } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf, type Report, type RuleResult } from '../../schemas/verdict.js';
import { displayWidth, enumerate, fit, pad } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import { isAnsweredRightly } from '../report/came.js';
import { causesOf } from '../report/causes.js';
import { byArea, unjudgedGroups, type UnjudgedGroup } from '../report/results.js';
import { outcomeWords } from '../report/verdict-words.js';
import type { View } from '../text/labels.js';

const shownGroups = 8;

/** A line for each reason why rules were not judged, the most frequent first; those that a cause explains are counted only. */
export function unjudgedLines(report: Report, view: View): string[] {
  const explained = new Set(causesOf(report).flatMap(({ name, rules }) => (name === undefined ? [] : rules)));
  const groups = unjudgedGroups(
    report.results.filter(({ level, rule }) => level !== 'INFO' && !explained.has(rule)),
  );
  if (groups.length === 0) return [];
  const rest = groups.slice(shownGroups);
  const rules = count(rest.flatMap(group => group.rules).length, 'more rule');
  return [
    '',
    view.paint('bold', 'Not judged'),
    ...groups.slice(0, shownGroups).map(group => groupLine(group, view)),
    ...(rest.length > 0 ? [`  and ${rules}, for ${count(rest.length, 'other reason')}`] : []),
  ];
}

function groupLine({ outcome, message, rules }: UnjudgedGroup, { paint, columns }: View): string {
  const { sign, words, tone } = outcomeWords[outcome];
  const head = `${String(rules.length).padStart(4)} ${pad(words, 10)}  `;
  const width = columns - head.length - 1;
  const reason = printable(message, 300);
  const shown = rules.map(rule => printable(rule, 80));
  const names = enumerate(shown, width - displayWidth(reason) - 2);
  const text = shown.length === 1 ? `${shown[0]}: ${reason}` : names === '' ? reason : `${reason}: ${names}`;
  return paint(tone, sign) + head + fit(text, width);
}

/** A row for each area, and their sum, if anything was answered rightly. Nothing is a dot. */
export function areaTable({ results, exchanges, conformant }: Report, { paint, columns }: View): string[] {
  if (conformant === null && !exchanges.some(isAnsweredRightly)) return [];
  const row = (name: string, cells: readonly string[]) => [name, ...cells].join(columns >= 70 ? '  ' : ' ');
  const cellsOf = (group: readonly RuleResult[]) => {
    const totals = totalsOf(group);
    return HEADS.map(({ outcome, width }) => {
      const text = (totals[outcome] === 0 ? '·' : grouped(totals[outcome])).padStart(width);
      if (totals[outcome] === 0) return paint('dim', text);
      return outcome === 'passed' ? text : paint(outcomeWords[outcome].tone, text);
    });
  };
  const headLine = (name: string, at: 0 | 1) => {
    const cells = HEADS.map(({ words, width }) => (words[at] ?? '').padStart(width));
    return paint('dim', row(pad(name, NAME_COLUMNS), cells));
  };
  return [
    '',
    headLine('', 0),
    headLine('area', 1),
    ...[...byArea(results)].map(([area, group]) =>
      row(fit(pad(printable(area, 80), NAME_COLUMNS), NAME_COLUMNS), cellsOf(group)),
    ),
    row(paint('bold', pad('all', NAME_COLUMNS)), cellsOf(results)),
  ];
}

const HEADS = outcomes.map(outcome => {
  const words = outcomeWords[outcome].words.split(' ');
  const width = Math.max(...words.map(word => word.length));
  return { outcome, words: words.length === 1 ? ['', ...words] : words, width };
});

const NAME_COLUMNS = Math.max(...areas.map(area => area.length));

/** Diagnostics and silences in one line: they are never scored. */
export function observedText({ results, observations }: Report, width: number): string {
  const diagnostics = results.filter(({ level, outcome }) => level === 'INFO' && outcome === 'passed');
  const names = [...observations.map(({ silence }) => silence), ...diagnostics.map(({ rule }) => rule)];
  if (names.length === 0) return '';
  const head = `${grouped(names.length)}, not scored`;
  const distinct = [...new Set(names)].map(name => printable(name, 80));
  const named = enumerate(distinct, width - head.length - 2);
  return named === '' ? head : `${head}: ${named}`;
}
