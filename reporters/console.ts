/** The report on one screen of a terminal: the verdict, what failed and how to see it again, and the counts. */
import type { Report } from '../schemas/verdict.js';
import { amount, duration } from './amounts.js';
import { areaTable, observedText, unjudgedLines } from './console-counts.js';
import { failureLines } from './console-failures.js';
import { displayWidth, fit, hanging, pad, wrap } from './layout.js';
import { painter } from './paint.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';
import { reasonOf, verdictWords } from './verdict-words.js';

export interface ConsoleOptions {
  /** The width of the terminal; less than 60 is taken as 60. */
  readonly columns: number;
  readonly colour: boolean;
  /** Where the full report lies. */
  readonly files?: readonly string[];
  /** With it, each failure shown in full says what the contract demands. */
  readonly catalogue?: Readonly<Record<string, { readonly statement: string }>>;
}

export interface View {
  readonly columns: number;
  readonly paint: Paint;
  readonly statementOf: (rule: string) => string | undefined;
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
    ...hanging('  ', printable(reasonOf(report), 500), columns),
    ...(unfinished === '' ? [] : hanging('  ', printable(unfinished, 500), columns)),
  ];
}

function footLines(report: Report, files: readonly string[], { columns, paint }: View): string[] {
  const label = (text: string) => paint('dim', pad(text, 10));
  const observed = observedText(report);
  const declared = report.target.declared ?? [];
  return [
    '',
    ...(observed === undefined ? [] : [`${label('observed')}${fit(observed, columns - 10)}`]),
    `${label('audited')}${fit(`with ${amount(report.requests, 'request')} in ${duration(report.durationMs)}, seed ${printable(report.seed, 80)}`, columns - 10)}`,
    ...(declared.length === 0
      ? []
      : [`${label('declared')}${fit(printable(declared.join(', '), 500), columns - 10)}`]),
    ...files.flatMap((file, index) =>
      wrap(printable(file), columns - 10).map(
        (line, part) => `${label(index === 0 && part === 0 ? 'report' : '')}${line}`,
      ),
    ),
  ];
}
