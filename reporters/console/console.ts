/** The report on one screen of a terminal: the verdict, what failed and how to see it again, and the counts. */
import {
  countsText,
  coverageText,
  effortText,
  headOf,
  toAddText,
  verdictWords,
} from '../report/verdict-words.js';
import type { Cause } from '../report/causes.js';
import { ruleOf, targetName } from '../report/facts.js';
import { failuresOf } from '../report/results.js';
import { count } from '../../schemas/text/numbers.js';
import type { Report } from '../../schemas/verdict.js';
import { areaTable, observedText, unjudgedLines } from './counts.js';
import { baselineLines, failureLines } from './failures.js';
import { displayWidth, fit, hanging } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import { besideLabel, fileLines, labelled, viewOf, type Printed, type View } from '../text/labels.js';

export interface PrintedReport extends Printed {
  /** How many failures are shown in full; the others take a line each. Default: 8. */
  readonly show?: number | undefined;
}

export function consoleReport(report: Report, printed: PrintedReport): string {
  const view = viewOf(printed);
  const lines = [
    ...headLines(report, view),
    ...causeLines(report, view),
    ...failureLines(report, view, printed.show),
    ...baselineLines(report, view),
    ...unjudgedLines(report, view),
    ...areaTable(report, view),
    ...footLines(report, view),
    ...fileLines('report', printed, view),
    ...verdictLines(report, view),
  ];
  return `${lines.join('\n')}\n`;
}

/** What is to be known first: the cause of an inconclusive audit, or the verdict. */
function headLines(report: Report, { columns, paint }: View): string[] {
  const { verdict, cause, reasons } = headOf(report);
  const { sign, words, tone } = verdict;
  const target = printable(targetName(report), 500);
  const first = cause ? printable(cause.text, 500) : words;
  const strong = (line: string) => paint(tone, paint('bold', line));
  const fits = !cause && displayWidth(`${sign} ${words}  ${target}`) <= columns;
  const shown = cause?.shown;
  return [
    ...(fits
      ? [`${strong(`${sign} ${first}`)}  ${target}`]
      : hanging(`${sign} `, first, columns).map(strong)),
    ...(fits ? [] : hanging('  ', shown ? `${target}: ${shown.status}` : target, columns)),
    ...(shown?.lines ?? []).map(line => `    ${paint('dim', fit(line, columns - 4))}`),
    ...(cause?.next === undefined ? [] : hanging('  ', cause.next, columns)),
    ...(cause?.request === undefined ? [] : [`  ${paint('cyan', cause.request)}`]),
    ...reasons.flatMap(text => hanging('  ', printable(text, 500), columns)),
  ];
}

/** More would hide the failures. */
const mostCauses = 3;

function causeLines(report: Report, { columns, paint }: View): string[] {
  const causes = headOf(report).causes.filter(
    ({ name, request }) => report.conformant !== true || name !== undefined || request !== undefined,
  );
  if (causes.length === 0) return [];
  const linesOf = ({ text, name, rules, next, fix, request }: Cause) => {
    const explained = name === undefined ? '' : ` (${count(rules.length, 'rule')})`;
    const command = fix ?? (name === undefined ? request : undefined);
    return [
      ...hanging('  ', printable(text + explained, 500), columns),
      ...(next === undefined ? [] : hanging('  ', next, columns)),
      ...(command === undefined ? [] : [`  ${paint('cyan', command)}`]),
    ];
  };
  const title = paint('bold', causes.length === 1 ? 'Likely cause' : 'Likely causes');
  return ['', title, ...causes.slice(0, mostCauses).flatMap(linesOf)];
}

/** At the end, since a terminal shows the end of a long report; the counts stand above where there is no room beside. */
function verdictLines(report: Report, { columns, paint }: View): string[] {
  const { sign, words, tone } = verdictWords(report);
  const counts = countsText(report);
  const verdict = (text: string) => paint(tone, sign) + paint('bold', ` ${words}`) + text;
  const whole = `: ${counts} (${effortText(report)})`;
  if (displayWidth(`${sign} ${words}${whole}`) <= columns) return ['', verdict(whole)];
  return ['', ...hanging('  ', counts, columns), verdict(` (${effortText(report)})`)];
}

function footLines(report: Report, view: View): string[] {
  const { seed, target } = report;
  const { declared, profile } = target;
  const toAdd = toAddText(report);
  const line = (label: string, text: string) =>
    text === '' ? [] : labelled(label, fit(text, besideLabel(view)), view);
  return [
    '',
    ...line('observed', observedText(report, besideLabel(view))),
    ...line('declared', printable(declared.map(name => `${name}=${profile[name] ?? ''}`).join(', '), 500)),
    ...line('selected', report.selection.includes('*') ? '' : printable(report.selection.join(', '), 500)),
    ...line('seed', printable(seed, 80)),
    ...line('coverage', coverageText(report)),
    ...line('explain', explainText(report)),
    ...(toAdd === '' ? [] : labelled('to add', toAdd, view)),
  ];
}

function explainText(report: Report): string {
  const { unexcused, excused } = failuresOf(report);
  const first = [...unexcused, ...excused].find(({ rule }) => ruleOf(rule));
  return first ? `${printable(report.suite.name, 80)} explain ${first.rule}` : '';
}
