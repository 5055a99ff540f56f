/** GitHub annotations for unexcused failures, stale entries of the baseline and audits without a verdict. */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { headlineOf } from '../report/causes.js';
import { caveatsOf, countsText } from '../report/verdict-words.js';
import { staleEntries, staleText } from '../report/facts.js';
import { failuresOf } from '../report/results.js';
import { printable } from '../../schemas/text/printable.js';

/** GitHub shows ten of each kind for a step. */
const mostShown = 10;

export function githubAnnotations(report: Report): string {
  const failures = failuresOf(report);
  const errors = failures.errors.map(result => annotation('error', result));
  const warnings = [
    ...caveatsOf(report).map(caveat => command('warning', 'The verdict is limited', caveat)),
    ...failures.warnings.map(result => annotation('warning', result)),
  ];
  const { fault, conformant } = report;
  const where = fault && conformant !== null ? [`${fault.where}: ${fault.message}`] : [];
  const unfinished = where.map(text => command('error', 'The audit was not finished', text));
  const stale = staleEntries(report).map(entry =>
    command('error', 'The baseline is stale', `${staleText(entry)}.`),
  );
  const grave = [...inconclusive(report), ...unfinished, ...stale, ...errors];
  const lines = [...grave.slice(0, mostShown), ...warnings.slice(0, mostShown)];
  return lines.map(line => `${line}\n`).join('');
}

function inconclusive(report: Report): string[] {
  const cause = headlineOf(report);
  if (!cause) return [];
  const { text, shown, next } = cause;
  const came = shown ? [shown.status, ...shown.lines.map(line => `  ${line}`)] : [];
  const lines = [...came, ...(next === undefined ? [] : [next]), `Inconclusive: ${countsText(report)}`];
  return [command('error', text, lines.join('\n'))];
}

export function githubFailure(title: string, text: string): string {
  return `${command('error', title, text)}\n`;
}

function annotation(kind: 'error' | 'warning', { rule, level, section, message, hint }: RuleResult): string {
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return command(kind, `${rule} (${level}, section ${section})`, text);
}

function command(kind: 'error' | 'warning', title: string, text: string): string {
  const lines = text.split('\n').map(line => printable(line, 500));
  return `::${kind} title=${property(printable(title, 200))}::${data(lines.join('\n'))}`;
}

const data = (text: string): string => text.replace(/[%\r\n]/g, encodeURIComponent);
const property = (text: string): string => text.replace(/[%\r\n:,]/g, encodeURIComponent);
