/** The report on one screen of a terminal: the verdict, what failed and how to see it again, and the counts. */
import { reasonsOf, toAddText, verdictWords } from '../report/verdict-words.js';
import { coverageText } from '../report/coverage.js';
import { departed, wrongAddress } from '../report/causes.js';
import { ruleOf, targetName } from '../report/facts.js';
import { failuresOf } from '../report/results.js';
import { count, duration } from '../../schemas/text/numbers.js';
import type { Report } from '../../schemas/verdict.js';
import { baselineLines } from './baseline.js';
import { areaTable, observedText, unjudgedLines } from './counts.js';
import { failureLines } from './failures.js';
import { displayWidth, fit, hanging } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import { besideLabel, fileLines, labelled, viewOf } from '../text/labels.js';
import type { Printed, View } from '../text/labels.js';

export interface PrintedReport extends Printed {
  /** How many failures are shown in full; the others take a line each. Default: 8. */
  readonly show?: number | undefined;
}

export function consoleReport(report: Report, printed: PrintedReport): string {
  const view = viewOf(printed);
  const lines = [
    ...headLines(report, view),
    ...failureLines(report, view, printed.show),
    ...baselineLines(report, view),
    ...unjudgedLines(report, view),
    ...areaTable(report, view),
    ...footLines(report, view),
    ...fileLines('report', printed, view),
  ];
  return `${lines.join('\n')}\n`;
}

function headLines(report: Report, { columns, paint }: View): string[] {
  const { sign, words, tone } = verdictWords(report);
  const verdict = `${sign} ${words}`;
  const target = printable(targetName(report), 500);
  const fits = displayWidth(verdict) + 2 + displayWidth(target) <= columns;
  const { fault } = report;
  const unfinished =
    fault && report.conformant === false
      ? `The audit was not finished: ${fault.where}: ${fault.message}`
      : '';
  return [
    `${paint(tone, paint('bold', verdict))}${fits ? `  ${target}` : ''}`,
    ...(fits ? [] : hanging('  ', target, columns)),
    ...reasonsOf(report).flatMap(reason => hanging('  ', printable(reason, 500), columns)),
    ...[unfinished, likelyCause(report)].flatMap(text =>
      text === '' ? [] : hanging('  ', printable(text, 500), columns),
    ),
    ...departed(report).flatMap(({ text, request = '' }) => [
      ...hanging('  ', text, columns),
      `  ${paint('cyan', request)}`,
    ]),
  ];
}

const likelyCause = (report: Report): string =>
  report.conformant === null ? (wrongAddress(report)?.text ?? '') : '';

function footLines(report: Report, view: View): string[] {
  const { requests, durationMs, seed, target } = report;
  const { declared, profile } = target;
  const toAdd = toAddText(report);
  const line = (label: string, text: string) =>
    text === '' ? [] : labelled(label, fit(text, besideLabel(view)), view);
  return [
    '',
    ...line('observed', observedText(report, besideLabel(view))),
    ...line('declared', printable(declared.map(name => `${name}=${profile[name] ?? ''}`).join(', '), 500)),
    ...line('selected', report.selection.includes('*') ? '' : printable(report.selection.join(', '), 500)),
    ...line(
      'audited',
      `${count(requests, 'request')} in ${duration(durationMs)}, seed ${printable(seed, 80)}`,
    ),
    ...line('asked', coverageText(report)),
    ...line('explain', explainText(report)),
    ...(toAdd === '' ? [] : labelled('to add', toAdd, view)),
  ];
}

/** The command that explains the first failure further. */
function explainText(report: Report): string {
  const { unexcused, excused } = failuresOf(report);
  const first = [...unexcused, ...excused].find(({ rule }) => ruleOf(rule));
  return first ? `${printable(report.suite.name, 80)} explain ${first.rule}` : '';
}
