/** What an audit says of its baseline: how many failures it excuses, and which entries are to be deleted. */
import { isStale } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import { amount } from '../text/amounts.js';
import { hanging } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import type { View } from '../text/labels.js';

export function baselineLines({ baseline = [] }: Report, { columns, paint }: View): string[] {
  if (baseline.length === 0) return [];
  const failing = baseline.filter(({ standing }) => standing === 'failing').length;
  const stale = baseline.filter(({ standing }) => isStale(standing));
  const unseen = baseline.filter(({ standing }) => standing === 'not observed').map(({ rule }) => rule);
  return [
    '',
    paint('bold', `Baseline: ${amount(failing, 'failure')} excused`),
    ...stale.flatMap(({ rule, standing, until }) => {
      const why = standing === 'passing' ? 'passes now' : `was excused until ${printable(until ?? '', 20)}`;
      return hanging('✗ ', `${rule} ${why}: delete its entry from the baseline`, columns);
    }),
    ...(unseen.length > 0
      ? hanging('? ', `not observed, so not taken for mended: ${unseen.join(', ')}`, columns)
      : []),
  ];
}
