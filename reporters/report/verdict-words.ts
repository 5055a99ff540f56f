/** The verdict and the outcomes in words and signs, for people. */
import { count } from '../../schemas/text/numbers.js';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import type { Tone } from '../text/labels.js';

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

/** The reason for the verdict, and how many rules failed; a reason that only repeats the first of them is left out. */
export function reasonsOf(report: Report): string[] {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const repeated = failed.some(({ rule }) => report.reason.startsWith(`${rule} failed:`));
  return [...(repeated ? [] : [report.reason]), ...failedOf(failed, report)];
}

function failedOf(failed: readonly RuleResult[], { conformant, strict }: Report): string[] {
  const musts = failed.filter(({ level }) => level === 'MUST').length;
  const shoulds = failed.length - musts;
  const counts = [
    // Only a baseline that lists them all leaves the verdict as it is.
    ...(musts > 0
      ? [`${count(musts, 'MUST rule')} failed${conformant === false ? '' : ' (excused by the baseline)'}`]
      : []),
    ...(shoulds > 0 ? [`${count(shoulds, 'SHOULD rule')} failed${strict ? '' : ' (a warning)'}`] : []),
  ];
  return counts.length === 0 ? [] : [counts.join(', ')];
}
