/** The failures of a report on the console: the first few with all that explains them, the rest a line each. */
import { printable } from '../../schemas/text/printable.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { citedExchange, factsOf, placeText, staleEntries, staleText } from '../report/facts.js';
import { blockedRules, excuseOf, failuresOf } from '../report/results.js';
import { count } from '../../schemas/text/numbers.js';
import { curlLine } from '../../schemas/text/curl.js';
import { labelled, type View } from '../text/labels.js';
import { displayWidth, fit, hanging } from '../text/layout.js';

/** More would push the verdict off the screen. */
const shownByDefault = 8;

export function failureLines(report: Report, view: View, shownInFull = shownByDefault): string[] {
  const { unexcused: failed } = failuresOf(report);
  // Which requests are on the screen already, and for which rule.
  const shown = new Map<string, string>();
  const rest = failed.slice(shownInFull);
  const hint = view.paint('dim', '--show all shows each of these in full');
  const brief = (result: RuleResult) =>
    `${headOf(result, view)}  ${beside(result, printable(result.message, 300), view)}`;
  return [
    ...failed.slice(0, shownInFull).flatMap(result => ['', ...inFull(report, result, shown, view)]),
    ...(rest.length === 0 ? [] : ['', ...rest.map(brief), hint]),
  ];
}

function headOf({ rule, level }: RuleResult, { paint }: View): string {
  const sign = level === 'MUST' ? paint('red', '✗') : paint('yellow', '!');
  return `${sign} ${paint('bold', printable(rule, 80))}`;
}

const beside = ({ rule }: RuleResult, text: string, { columns }: View): string =>
  fit(text, Math.max(10, columns - displayWidth(printable(rule, 80)) - 4));

function inFull(report: Report, result: RuleResult, shown: Map<string, string>, view: View): string[] {
  // The command that fixes a failure stands with its cause.
  const elsewhere = ['seen', 'request', ...(result.fix === undefined ? [] : ['hint', 'fix'])];
  const facts = factsOf(result, report, 500).filter(([label]) => !elsewhere.includes(label));
  const exchange = citedExchange(result, report);
  const request = exchange && curlLine(exchange.request, report.target.connectTo);
  const earlier = request && shown.get(request);
  if (request && !earlier) shown.set(request, printable(result.rule, 80));
  return [
    `${headOf(result, view)}  ${view.paint('dim', placeText(result, report))}`,
    ...hanging('  ', printable(result.message, 500), view.columns),
    ...facts.flatMap(([label, text]) => labelled(label, text, view, 2)),
    ...(earlier ? labelled('request', `same as ${earlier}`, view, 2) : []),
    ...(request && !earlier ? requestLines(request, view) : []),
  ];
}

const LONGEST_REQUEST = 4_000;

/** In one piece, however wide, so that it can be copied. */
function requestLines(line: string, view: View): string[] {
  if (line.length <= LONGEST_REQUEST) return [`  ${view.paint('cyan', line)}`];
  return labelled('request', `a request of ${count(line.length, 'character')}: see the report`, view, 2);
}

/** The failures that a baseline excuses, a line each, and its entries that are not needed. */
export function baselineLines(report: Report, view: View): string[] {
  const { baseline = [] } = report;
  if (baseline.length === 0) return [];
  const { excused } = failuresOf(report);
  const unseen = baseline.filter(({ standing }) => standing === 'not observed').map(({ rule }) => rule);
  return [
    '',
    view.paint('bold', `Baseline: ${count(excused.length, 'failure')} excused`),
    ...excused.map(result => {
      const off = blockedRules(result.rule, report).length;
      const leaves = off === 0 ? '' : `leaves ${count(off, 'rule')} untested: `;
      const reason = leaves + printable(excuseOf(result, report) ?? '', 300);
      return `${view.paint('dim', '·')} ${printable(result.rule, 80)}  ${beside(result, reason, view)}`;
    }),
    ...staleEntries(report).flatMap(({ rule, why }) =>
      hanging('✗ ', staleText({ rule: printable(rule, 80), why }), view.columns),
    ),
    ...(unseen.length > 0
      ? hanging('? ', `not observed, so not counted as fixed: ${unseen.join(', ')}`, view.columns)
      : []),
  ];
}
