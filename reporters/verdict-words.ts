/** The verdict and the outcomes in words and signs, for people. */
import type { Outcome, Report } from '../schemas/verdict.js';
import { amount } from './amounts.js';
import type { Tone } from './paint.js';

export interface Wording {
  readonly sign: string;
  readonly words: string;
  readonly tone: Tone;
}

export function verdictWords({ conformant, complete }: Pick<Report, 'conformant' | 'complete'>): Wording {
  if (conformant === false) return { sign: '✗', words: 'NOT CONFORMANT', tone: 'red' };
  if (conformant === null) return { sign: '?', words: 'INCONCLUSIVE', tone: 'yellow' };
  return { sign: '✓', words: complete ? 'CONFORMANT' : 'CONFORMANT AS FAR AS WALKED', tone: 'green' };
}

export const outcomeWords: Readonly<Record<Outcome, Wording>> = {
  passed: { sign: '✓', words: 'passed', tone: 'green' },
  failed: { sign: '✗', words: 'failed', tone: 'red' },
  cantTell: { sign: '?', words: 'cantTell', tone: 'yellow' },
  inapplicable: { sign: '·', words: 'inapplicable', tone: 'dim' },
  untested: { sign: '-', words: 'untested', tone: 'dim' },
};

/** Why the verdict is what it is. A reason that only repeats the first failure becomes a count of them. */
export function reasonOf(report: Report): string {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const repeats = failed.some(({ rule }) => report.reason.startsWith(`${rule} failed:`));
  if (report.conformant !== false || !repeats) return report.reason;
  const musts = failed.filter(({ level }) => level === 'MUST').length;
  const shoulds = failed.length - musts;
  const counts = [
    ...(musts > 0 ? [`${amount(musts, 'MUST rule')} failed`] : []),
    ...(shoulds > 0
      ? [`${amount(shoulds, 'SHOULD rule')} failed${report.strict ? '' : ' (a warning)'}`]
      : []),
  ];
  return counts.join(', ');
}
