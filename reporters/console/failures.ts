/** The failures of a report on the console: the first few with all that explains them, the rest a line each. */
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { amount } from '../text/amounts.js';
import { curlLine } from '../text/curl.js';
import { displayWidth, fit, hanging } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import { labelled, requestLines } from '../text/labels.js';
import type { View } from '../text/labels.js';

/** More would scroll the verdict away. */
const shownInFull = 8;

/** Which requests are on the screen already, and for which rule. */
type Told = Map<string, string>;

/** MUST before SHOULD. */
export function failureLines(report: Report, view: View): string[] {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const sorted = [
    ...failed.filter(({ level }) => level === 'MUST'),
    ...failed.filter(({ level }) => level !== 'MUST'),
  ];
  const told: Told = new Map();
  const rest = sorted.slice(shownInFull);
  return [
    ...sorted.slice(0, shownInFull).flatMap(result => ['', ...inFull(report, result, told, view)]),
    ...(rest.length === 0 ? [] : ['', ...rest.map(result => inBrief(result, view))]),
  ];
}

function signOf({ level }: RuleResult, { paint }: View): string {
  return level === 'MUST' ? paint('red', '✗') : paint('yellow', '!');
}

function inBrief(result: RuleResult, view: View): string {
  const rule = printable(result.rule, 80);
  const message = fit(printable(result.message, 300), Math.max(10, view.columns - displayWidth(rule) - 4));
  return `${signOf(result, view)} ${view.paint('bold', rule)}  ${message}`;
}

function inFull(report: Report, result: RuleResult, told: Told, view: View): string[] {
  const { paint, columns } = view;
  const rule = printable(result.rule, 80);
  const place = `${result.level}, section ${printable(result.section, 20)}`;
  const exchange = report.exchanges.find(({ id }) => id === result.evidence[0]?.exchange);
  const statement = view.statementOf(result.rule);
  return [
    `${signOf(result, view)} ${paint('bold', rule)}  ${paint('dim', place)}`,
    ...hanging('  ', printable(result.message, 500), columns),
    ...(statement === undefined ? [] : labelled('contract', printable(statement, 500), view, 2)),
    ...(result.hint === undefined ? [] : labelled('fix', printable(result.hint, 500), view, 2)),
    ...evidenceLines(result, exchange, view),
    ...(exchange ? againLines(exchange, rule, told, view) : []),
  ];
}

function evidenceLines(
  { evidence }: RuleResult,
  exchange: RecordedExchange | undefined,
  view: View,
): string[] {
  const [first, ...others] = evidence;
  if (!first) return [];
  const { pointer, expected, actual } = first;
  const where = `${exchange ? `${printable(exchange.question, 80)}, ` : ''}exchange ${first.exchange}`;
  const at = pointer === undefined || pointer === '' ? where : `${printable(pointer, 200)} (${where})`;
  const more = others.length > 0 ? `, and ${amount(others.length, 'more place')}` : '';
  return [...comparison(expected, actual, view), ...labelled('at', `${at}${more}`, view, 2)];
}

/** Short values stand side by side, long ones one above the other, where the eye finds the difference. */
function comparison(expected: string | undefined, actual: string | undefined, view: View): string[] {
  const line = (label: string, value: string | undefined) =>
    value === undefined ? [] : labelled(label, printable(value, 300), view, 2);
  const shown = printable(`${expected ?? ''}${actual ?? ''}`);
  if (expected === undefined || actual === undefined || displayWidth(shown) > 24)
    return [...line('expected', expected), ...line('actual', actual)];
  const [left = ''] = line('expected', expected);
  return [`${left}   ${view.paint('dim', 'actual:')} ${printable(actual)}`];
}

function againLines(exchange: RecordedExchange, rule: string, told: Told, view: View): string[] {
  const request = curlLine(exchange.request);
  const earlier = told.get(request);
  if (earlier !== undefined) return labelled('again', `the same request as for ${earlier}`, view, 2);
  told.set(request, rule);
  return requestLines(exchange, view);
}
