/** What came of trials. */
import type { RuleResult } from '../../schemas/verdict.js';

/** What came of the trial of a claim. */
export interface ClaimTrial {
  readonly verdict: 'proven' | 'withdrawn' | 'doubt' | 'cut off';
  /** Why, unless it was proven. */
  readonly reason?: string;
  /** The numbers of the trial that proved it. */
  readonly trial?: RuleResult['trial'];
}

/** What is known of a suspicion that was not tried. */
export const UNTRIED: ClaimTrial = { verdict: 'doubt', reason: 'it was not asked for again' };
