/** The failures of a report on the console: the first few with all that explains them, the rest a line each. */
import type { Evidence, RecordedExchange, Report, RuleResult } from '../schemas/verdict.js';
import { amount } from './amounts.js';
import type { View } from './console.js';
import { curlLine } from './curl.js';
import { displayWidth, fit, hanging, pad } from './layout.js';
import { printable } from './printable.js';

/** More would scroll the verdict away. */
const shownInFull = 8;

const longestCurlLine = 4_000;

export function failureLines(report: Report, view: View): string[] {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const musts = failed.filter(({ level }) => level === 'MUST');
  const others = failed.filter(({ level }) => level !== 'MUST');
  const told = new Map<string, string>();
  const listed = [...musts, ...others].map((result, index) => ({ result, full: index < shownInFull }));
  const of = (group: readonly RuleResult[]) =>
    listed
      .filter(({ result }) => group.includes(result))
      .flatMap(({ result, full }) => (full ? inFull(report, result, told, view) : [inBrief(result, view)]));
  return [
    ...section(mustHeading(musts.length, report), of(musts), view),
    ...section(shouldHeading(others.length, report), of(others), view),
  ];
}

function section(heading: string, lines: readonly string[], { paint }: View): string[] {
  return lines.length === 0 ? [] : ['', paint('bold', heading), ...lines];
}

function mustHeading(count: number, { conformant }: Report): string {
  // The verdict holds in spite of them only where a baseline lists them all.
  return `MUST: ${amount(count, 'rule')} failed${conformant === false ? '' : ', excused by the baseline'}`;
}

function shouldHeading(count: number, { strict }: Report): string {
  return `SHOULD: ${amount(count, 'rule')} failed, ${strict ? 'which counts (strict)' : 'a warning'}`;
}

function signOf(result: RuleResult, { paint }: View): string {
  return result.level === 'MUST' ? paint('red', '✗') : paint('yellow', '!');
}

function inBrief(result: RuleResult, view: View): string {
  const rule = printable(result.rule, 80);
  const message = fit(printable(result.message, 300), Math.max(10, view.columns - displayWidth(rule) - 4));
  return `${signOf(result, view)} ${view.paint('bold', rule)}  ${message}`;
}

function inFull(report: Report, result: RuleResult, told: Map<string, string>, view: View): string[] {
  const { paint, columns } = view;
  const rule = printable(result.rule, 80);
  const [evidence] = result.evidence;
  const exchange = report.exchanges.find(({ id }) => id === evidence?.exchange);
  const statement = view.statementOf(result.rule);
  return [
    `${signOf(result, view)} ${paint('bold', rule)}  ${paint('dim', `${result.level}, section ${printable(result.section, 20)}`)}`,
    ...hanging('  ', printable(result.message, 500), columns),
    ...(statement === undefined ? [] : labelled('contract', printable(statement, 500), view)),
    ...(result.hint === undefined ? [] : labelled('fix:', printable(result.hint, 500), view)),
    ...(evidence ? evidenceLines(result.evidence, evidence, exchange, view) : []),
    ...(exchange ? [againLine(exchange, rule, told, view)] : []),
  ];
}

function evidenceLines(
  all: readonly Evidence[],
  { exchange: id, pointer, expected, actual }: Evidence,
  exchange: RecordedExchange | undefined,
  view: View,
): string[] {
  const where = exchange ? `${printable(exchange.question, 80)} (exchange ${id})` : `exchange ${id}`;
  const at = pointer === undefined || pointer === '' ? where : `${printable(pointer, 200)} of ${where}`;
  const more = all.length > 1 ? `, and ${amount(all.length - 1, 'more place')}` : '';
  return [
    ...(expected === undefined ? [] : labelled('expected', printable(expected, 300), view)),
    ...(actual === undefined ? [] : labelled('actual', printable(actual, 300), view)),
    ...labelled('at', `${at}${more}`, view),
  ];
}

/** In one piece, however long, so that it can be copied. */
function againLine(
  { request }: RecordedExchange,
  rule: string,
  told: Map<string, string>,
  view: View,
): string {
  const line = curlLine(request);
  const earlier = told.get(line);
  if (earlier !== undefined) return labelled('again', `as for ${earlier}`, view).join('\n');
  told.set(line, rule);
  if (line.length > longestCurlLine)
    return labelled(
      'again',
      `a URL of ${amount(request.url.length, 'character')}, see the report`,
      view,
    ).join('\n');
  return `  ${view.paint('cyan', line)}`;
}

function labelled(label: string, text: string, { columns, paint }: View): string[] {
  const [first = '', ...rest] = hanging(' '.repeat(12), text, columns);
  return [`  ${paint('dim', pad(label, 10))}${first.slice(12)}`, ...rest];
}
