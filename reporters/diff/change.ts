/** How the outcome of one rule changed between two reports. */
import type { Circumstance, RuleChange } from '../../schemas/generated/diff.js';
import {
  factOf,
  needOf,
  type Outcome,
  type RecordedExchange,
  type Report,
  type RuleResult,
} from '../../schemas/verdict.js';
import type { Mask } from '../report/facts.js';

export type Change = RuleChange['change'];

type Results = ReadonlyMap<string, RuleResult>;

export interface Side {
  readonly report: Report;
  readonly mask: Mask;
  readonly results: Results;
  readonly exchanges: ReadonlyMap<number, RecordedExchange>;
  readonly isSelected: (rule: string) => boolean;
  readonly recorded: boolean;
  readonly isAsked: (question: string) => boolean;
  /** Its recording, judged now by its own profile, and by that of the other report. */
  readonly again: { readonly own?: Results; readonly byOther?: Results };
}

export interface Sides {
  readonly old: Side;
  readonly now: Side;
  readonly circumstances: readonly Circumstance[];
  /** The version of the suite that judged again. */
  readonly version: string;
  /** Both reports are judgements of one audit: the answers are the same. */
  readonly isOneAudit: boolean;
  /** Both audits drew their questions alike. Otherwise one may not have asked what the other failed on. */
  readonly isAskedAlike: boolean;
  /** The parameters that a rule, or one that it builds on, depends on; `undefined` if the rule is not known. */
  readonly dependsOn: (rule: string) => ReadonlySet<string> | undefined;
}

export interface Seen {
  readonly outcome: Outcome;
  readonly failure: string;
  readonly isEmpty?: boolean;
}

/** Without the ids of exchanges, which count the requests before, and the number of places, which other questions change. */
export function seenIn(result: RuleResult, mask: Mask, isAskedAlike = true): Seen {
  const { outcome, evidence } = result;
  if (outcome !== 'failed') return { outcome, failure: '', isEmpty: needOf(result) !== undefined };
  const places = evidence.map(({ pointer, expected, actual }) => [pointer, expected, actual]);
  // Which servers a balancer chooses, and how often, is no change.
  const where = isAskedAlike ? [result.place, result.places] : [];
  return { outcome, failure: mask(JSON.stringify([factOf(result), where, places])) };
}

export const isOpen = (outcome: Outcome | undefined) => outcome === 'cantTell' || outcome === 'untested';

/** `undefined` if nothing changed. */
export function changeOf(old: Seen, now: Seen): Change | undefined {
  const [before, after] = [old.outcome, now.outcome];
  if (before === after) return old.failure === now.failure ? undefined : 'changed';
  if (after === 'failed' || (before === 'passed' && now.isEmpty === true)) return 'worse';
  if (isOpen(after)) return isOpen(before) ? 'changed' : 'lostSight';
  return after === 'passed' && before !== 'inapplicable' ? 'better' : 'changed';
}
