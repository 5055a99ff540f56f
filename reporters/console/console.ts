/** The report on one screen of a terminal: the verdict, what failed and how to see it again, and the counts. */
import type { Report } from '../../schemas/verdict.js';
import { amount, duration } from '../text/amounts.js';
import { baselineLines } from './baseline.js';
import { areaTable, observedText, unjudgedLines } from './counts.js';
import { failureLines } from './failures.js';
import { displayWidth, fit, hanging } from '../text/layout.js';
import { painter } from '../text/paint.js';
import { printable } from '../../schemas/text/printable.js';
import { reasonsOf, suiteText, verdictWords } from '../report/verdict-words.js';
import { besideLabel, labelled } from '../text/labels.js';
import type { View } from '../text/labels.js';

export interface ConsoleOptions {
  /** The width of the terminal; less than 60 is taken as 60. */
  readonly columns: number;
  readonly colour: boolean;
  /** Where the full report lies. */
  readonly files?: readonly string[];
  /** With it, each failure shown in full says what the contract demands. */
  readonly catalogue?: Readonly<Record<string, { readonly statement: string }>>;
}

export function consoleReport(report: Report, options: ConsoleOptions): string {
  const { catalogue } = options;
  const view: View = {
    columns: Math.max(60, options.columns),
    paint: painter(options.colour),
    statementOf: rule =>
      catalogue && Object.hasOwn(catalogue, rule) ? catalogue[rule]?.statement : undefined,
  };
  const lines = [
    ...headLines(report, view),
    ...failureLines(report, view),
    ...baselineLines(report, view),
    ...unjudgedLines(report, view),
    ...areaTable(report, view),
    ...footLines(report, options.files ?? [], view),
  ];
  return `${lines.join('\n')}\n`;
}

function headLines(report: Report, { columns, paint }: View): string[] {
  const { sign, words, tone } = verdictWords(report);
  const verdict = `${sign} ${words}`;
  const target = printable(report.target.url, 500);
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
    ...(unfinished === '' ? [] : hanging('  ', printable(unfinished, 500), columns)),
  ];
}

function footLines(report: Report, files: readonly string[], view: View): string[] {
  const line = (label: string, text: string) =>
    text === '' ? [] : labelled(label, fit(text, besideLabel(view)), view);
  return [
    '',
    ...line('observed', observedText(report, besideLabel(view))),
    ...line('declared', declaredText(report)),
    ...line('selected', report.selection.includes('*') ? '' : printable(report.selection.join(', '), 500)),
    ...line('audited', auditedText(report)),
    ...(report.suite.matrix ? labelled('suite', suiteText(report), view) : []),
    ...line('why', whyText(report, view)),
    ...files.flatMap((file, index) => labelled(index === 0 ? 'report' : '', printable(file), view)),
  ];
}

/** The command that tells more of the first failure than there is room for here. */
function whyText({ results, suite }: Report, { statementOf }: View): string {
  const known = results.filter(
    ({ outcome, rule }) => outcome === 'failed' && statementOf(rule) !== undefined,
  );
  const first = known.find(({ level }) => level === 'MUST') ?? known[0];
  return first ? `${printable(suite.name, 80)} explain ${first.rule}` : '';
}

function declaredText({ target: { declared = [], profile } }: Report): string {
  return printable(declared.map(name => `${name}=${profile[name] ?? ''}`).join(', '), 500);
}

function auditedText({ requests, durationMs, seed }: Report): string {
  return `with ${amount(requests, 'request')} in ${duration(durationMs)}, seed ${printable(seed, 80)}`;
}
