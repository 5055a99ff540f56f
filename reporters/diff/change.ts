/** How the outcome of one rule changed between two reports. */
import type { RuleChange } from '../../schemas/generated/diff.js';
import type { Outcome, RuleResult } from '../../schemas/verdict.js';
import type { Mask } from '../report/masks.js';

export type Change = RuleChange['change'];

/** The order in which changes are told. */
export const changes = [
  'worse',
  'lostSight',
  'better',
  'changed',
  'new',
  'gone',
] as const satisfies readonly Change[];

/** A result with what hides the lawful differences of its report. */
export interface Masked {
  readonly result: RuleResult;
  readonly mask: Mask;
}

const isBlind = (outcome: Outcome) => outcome === 'cantTell' || outcome === 'untested';

/** `undefined` where the rule stands as it did. */
export function changeOf(old: Masked, now: Masked): Change | undefined {
  const [before, after] = [old.result.outcome, now.result.outcome];
  if (before === after) return after === 'failed' && !isSameFailure(old, now) ? 'changed' : undefined;
  if (after === 'failed') return 'worse';
  if (isBlind(after)) return isBlind(before) ? 'changed' : 'lostSight';
  return after === 'passed' && before !== 'inapplicable' ? 'better' : 'changed';
}

export type Alike = (left: Masked, right: Masked) => boolean;

const hasSameOutcome: Alike = (left, right) => left.result.outcome === right.result.outcome;

/** When two results are the same for a change from one outcome to another, or from one failure to another. */
export function alikeFor(old: RuleResult, now: RuleResult): Alike {
  if (old.outcome !== now.outcome) return hasSameOutcome;
  return (left, right) => hasSameOutcome(left, right) && isSameFailure(left, right);
}

function isSameFailure(left: Masked, right: Masked): boolean {
  return seenIn(left) === seenIn(right);
}

/** The ids of exchanges say only how many requests came before. */
function seenIn({ result: { message, evidence }, mask }: Masked): string {
  return mask(
    JSON.stringify([message, evidence.map(({ pointer, expected, actual }) => [pointer, expected, actual])]),
  );
}

/** Whether it makes the exit status 1. */
export function countsAs(change: Change, { level }: RuleResult, strict: boolean): boolean {
  if (change === 'lostSight') return strict && level !== 'INFO';
  return change === 'worse' && (level === 'MUST' || (level === 'SHOULD' && strict));
}
