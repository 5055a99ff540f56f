/** What a baseline comes to, on the console: the failures that it excuses, a line each, and its entries that are not needed. */
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { blockedRules } from '../report/verdict-words.js';
import { staleEntries, staleText } from '../report/facts.js';
import { excuseOf, failuresOf } from '../report/results.js';
import type { View } from '../text/labels.js';
import { displayWidth, fit, hanging } from '../text/layout.js';

export function baselineLines(report: Report, { columns, paint }: View): string[] {
  const { baseline = [] } = report;
  if (baseline.length === 0) return [];
  const { excused } = failuresOf(report);
  const unseen = baseline.filter(({ standing }) => standing === 'not observed').map(({ rule }) => rule);
  return [
    '',
    paint('bold', `Baseline: ${count(excused.length, 'failure')} excused`),
    ...excused.map(result => {
      const rule = printable(result.rule, 80);
      const off = blockedRules(result.rule, report).length;
      const leaves = off === 0 ? '' : `leaves ${count(off, 'rule')} untested: `;
      const reason = leaves + printable(excuseOf(result, report) ?? '', 300);
      const room = Math.max(10, columns - displayWidth(rule) - 4);
      return `${paint('dim', '·')} ${rule}  ${fit(reason, room)}`;
    }),
    ...staleEntries(report).flatMap(({ rule, why }) =>
      hanging('✗ ', staleText({ rule: printable(rule, 80), why }), columns),
    ),
    ...(unseen.length > 0
      ? hanging('? ', `not observed, so not counted as fixed: ${unseen.join(', ')}`, columns)
      : []),
  ];
}
