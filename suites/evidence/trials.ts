/** What came of trials. */
import type { RuleResult } from '../../schemas/verdict.js';

/** What came of the trial of a claim. */
export interface ClaimTrial {
  readonly verdict: 'proven' | 'withdrawn' | 'doubt';
  /** Why, unless it was proven. */
  readonly reason?: string;
  /** The numbers of the trial that proved it. */
  readonly trial?: RuleResult['trial'];
}

/** The purpose and the key of the trial of two files that share a page id. */
export const PAGE_IDS = 'page ids';

/** The key of the trial of a file whose record contradicts its entry. */
export const recordKey = (curid: string): string => `record of ${curid}`;

/** What is known of a suspicion that was not tried. */
export const UNTRIED: ClaimTrial = { verdict: 'doubt', reason: 'it was not asked for again' };
