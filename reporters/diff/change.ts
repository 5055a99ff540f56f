/** How the outcome of one rule changed between two reports. */
import type { RuleChange, Circumstance } from '../../schemas/generated/diff.js';
import type { Outcome, RuleResult, RecordedExchange, Report } from '../../schemas/verdict.js';
import type { Mask } from '../report/masks.js';
import type { Answers } from './answers.js';
import type { DataChange } from './data.js';

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

export type Results = ReadonlyMap<string, RuleResult>;

/** One report with all that is known of its audit. */
export interface Side {
  readonly report: Report;
  readonly mask: Mask;
  readonly answers: Answers;
  readonly results: Results;
  readonly exchanges: ReadonlyMap<number, RecordedExchange>;
  readonly isSelected: (rule: string) => boolean;
  /** Its recording, judged now by its own profile, and by that of the other report. */
  readonly again: { readonly own?: Results; readonly byOther?: Results };
}

export interface Sides {
  readonly old: Side;
  readonly now: Side;
  readonly circumstances: readonly Circumstance[];
  readonly data: readonly DataChange[];
  /** Whether what the wiki held is wholly known of both audits. */
  readonly isDataKnown: boolean;
  /** The version of the suite that judged again. */
  readonly version: string;
  /** Both reports are judgements of one audit: the answers are the same. */
  readonly isOneAudit: boolean;
  /** The parameters that a rule, or one that it builds on, depends on; `undefined` where the rule is not known. */
  readonly dependsOn: (rule: string) => ReadonlySet<string> | undefined;
}

/** What is known of a thing that could be the cause: it is, it is not, or nobody can tell. */
export type Known = 'is' | 'is not' | 'may be';

/** One rule in both reports. */
export interface Pair {
  readonly rule: string;
  readonly old: Masked;
  readonly now: Masked;
  readonly isAlike: Alike;
}
