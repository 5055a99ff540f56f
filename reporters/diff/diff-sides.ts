/** Two reports with all that is known of their audits, and one rule of both. */
import type { Circumstance } from '../../schemas/generated/diff.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import type { Answers } from './answers.js';
import type { Alike, Masked } from './change.js';
import type { DataChange } from './data.js';
import type { Mask } from '../report/masks.js';

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
