/** The failures of a report on the console: the first few with all that explains them, the rest a line each. */
import { printable } from '../../schemas/text/printable.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { citedExchange, factsOf, placeText } from '../report/facts.js';
import { failuresOf } from '../report/results.js';
import { curlLine } from '../../schemas/text/curl.js';
import { labelled, requestLines } from '../text/labels.js';
import type { View } from '../text/labels.js';
import { displayWidth, fit, hanging } from '../text/layout.js';

/** More would push the verdict off the screen. */
const shownByDefault = 8;

export function failureLines(report: Report, view: View, shownInFull = shownByDefault): string[] {
  const { unexcused: failed } = failuresOf(report);
  // Which requests are on the screen already, and for which rule.
  const shown = new Map<string, string>();
  const rest = failed.slice(shownInFull);
  return [
    ...failed.slice(0, shownInFull).flatMap(result => ['', ...inFull(report, result, shown, view)]),
    ...(rest.length === 0
      ? []
      : [
          '',
          ...rest.map(result => inBrief(result, view)),
          view.paint('dim', '--show all shows each of these in full'),
        ]),
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

function inFull(report: Report, result: RuleResult, shown: Map<string, string>, view: View): string[] {
  const { paint, columns } = view;
  const rule = printable(result.rule, 80);
  const place = placeText(result, report);
  const exchange = citedExchange(result, report);
  const facts = factsOf(result, report, 500).filter(({ label }) => !beside(result).includes(label));
  return [
    `${signOf(result, view)} ${paint('bold', rule)}  ${paint('dim', place)}`,
    ...hanging('  ', printable(result.message, 500), columns),
    ...facts.flatMap(({ label, text }) => labelled(label, text, view, 2)),
    ...(exchange ? againLines(exchange, report, shown, rule, view) : []),
  ];
}

/** What is shown elsewhere: the command that fixes a failure stands with its cause. */
const beside = ({ fix }: RuleResult): readonly string[] =>
  fix === undefined ? ['seen', 'request'] : ['seen', 'request', 'hint', 'fix'];

function againLines(
  exchange: RecordedExchange,
  report: Report,
  shown: Map<string, string>,
  rule: string,
  view: View,
): string[] {
  const request = curlLine(exchange.request);
  const earlier = shown.get(request);
  if (earlier !== undefined) return labelled('request', `same as ${earlier}`, view, 2);
  shown.set(request, rule);
  return requestLines(exchange, report, view);
}
