/** The verdict and the outcomes in words and signs, for people. */
import { count } from '../../schemas/text/numbers.js';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { caveatsOf } from './caveats.js';
import { staleEntries } from './facts.js';
import { failuresOf } from './results.js';
import type { Tone } from '../text/labels.js';

export interface Wording {
  readonly sign: string;
  readonly words: string;
  readonly tone: Tone;
}

type Judged = Pick<Report, 'conformant' | 'complete' | 'baseline' | 'unseen' | 'quick'>;

/** An entry of the baseline that is not needed makes a run fail that is otherwise conformant. */
export function verdictWords(report: Judged): Wording {
  const state = verdictState(report);
  if (state === 'conformant' && staleEntries(report).length > 0)
    return { sign: '✗', words: 'STALE BASELINE', tone: 'red' };
  if (state !== 'conformant') return { ...verdictLooks[state], words: verdictPhrases[state].toUpperCase() };
  const { quick, complete, unseen = [] } = report;
  const phrase = quick === true ? 'quick check passed' : complete ? 'conformant' : 'conformant as far as asked';
  const words = [phrase, ...unseen.map(({ what }) => `no ${what} seen`)].join(', ').toUpperCase();
  return { ...verdictLooks[state], words, ...(unseen.length > 0 ? { tone: 'yellow' } : {}) };
}

/** The verdict as one word; an audit that could not tell has a state of its own, because it is no evidence against the target. */
export const verdictStates = ['conformant', 'nonconformant', 'undetermined'] as const;
export type VerdictState = (typeof verdictStates)[number];

export function verdictState({ conformant }: Pick<Report, 'conformant'>): VerdictState {
  if (conformant === null) return 'undetermined';
  return conformant ? 'conformant' : 'nonconformant';
}

/** A verdict within a sentence. */
export const verdictPhrases: Readonly<Record<VerdictState, string>> = {
  conformant: 'conformant',
  nonconformant: 'not conformant',
  undetermined: 'inconclusive',
};

export const verdictLooks: Readonly<Record<VerdictState, Omit<Wording, 'words'>>> = {
  conformant: { sign: '✓', tone: 'green' },
  nonconformant: { sign: '✗', tone: 'red' },
  undetermined: { sign: '?', tone: 'yellow' },
};

export const outcomeWords: Readonly<Record<Outcome, Wording>> = {
  passed: { sign: '✓', words: 'passed', tone: 'green' },
  failed: { sign: '✗', words: 'failed', tone: 'red' },
  cantTell: { sign: '?', words: 'cantTell', tone: 'yellow' },
  inapplicable: { sign: '·', words: 'inapplicable', tone: 'dim' },
  untested: { sign: '-', words: 'untested', tone: 'dim' },
};

/** The reason for the verdict, and how many rules failed; a reason that only repeats the first of them is left out. */
export function reasonsOf(report: Report): string[] {
  const { unexcused, excused } = failuresOf(report);
  const repeated = unexcused.some(({ rule }) => report.reason.startsWith(`${rule} failed:`));
  const counts = [
    ...failedOf(unexcused, report),
    ...(excused.length > 0 ? [`${count(excused.length, 'failure')} excused by the baseline`] : []),
  ];
  return [
    ...caveatsOf(report),
    ...(repeated ? [] : [report.reason]),
    ...(counts.length === 0 ? [] : [counts.join(', ')]),
    ...staleOf(report),
  ];
}

/** The verdict and the reason for it in one line. */
export function verdictLine(report: Report): string {
  const { fault } = report;
  const words = verdictWords(report).words.toLowerCase();
  const unfinished = fault && report.conformant === false ? [`${fault.where}: ${fault.message}`] : [];
  return `${words}: ${[...reasonsOf(report), ...unfinished].join('; ')}`;
}

function failedOf(failed: readonly RuleResult[], { strict }: Report): string[] {
  const musts = failed.filter(({ level }) => level === 'MUST').length;
  const shoulds = failed.length - musts;
  return [
    ...(musts > 0 ? [`${count(musts, 'MUST rule')} failed`] : []),
    ...(shoulds > 0 ? [`${count(shoulds, 'SHOULD rule')} failed${strict ? '' : ' (a warning)'}`] : []),
  ];
}

function staleOf(report: Report): string[] {
  const [first, ...others] = staleEntries(report);
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${count(others.length, 'more entry', 'more entries')})` : '';
  return [`the baseline is stale: ${first.rule} ${first.why}${more}`];
}
