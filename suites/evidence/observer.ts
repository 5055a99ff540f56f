/** Judges answers as they arrive, because a walk is too long to be kept: all that probes see of the checks. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Answer, Reading } from '../answers/reading.js';
import type { Exchange } from '../http/exchange.js';
import type { Query, QueryName } from '../values/queries.js';
import type { Collected, TypeSuspicion } from './evidence.js';
import type { Page, Trail } from './page.js';
import type { ClaimTrial, Suspicion } from './violations.js';

export interface Observer {
  answer(query: Query, reading: Reading): void;
  /** What else a page breaks is a difference between the forms. */
  htmlPage(query: Query, exchange: Exchange): void;
  /** Judges the document of an HTML page as if it came in the plain form. */
  document(query: QueryName, answer: Answer): void;
  /** Returns what to try before anyone is accused. */
  page(page: Page, trail: Trail): readonly Suspicion[];
  /** Counts a comparison in which a rule held, or could not be made, because of another rule. */
  held(rule: RuleId, unread?: RuleId): void;
  /** Takes what a trial showed, with the exchange that shows it, if only the trial has asked for it. */
  settle(suspicions: readonly Suspicion[], trial: ClaimTrial, exchange?: Exchange): void;
  /** Listings that are out of order cannot be compared. */
  isSorted(): boolean;
  typeSuspicions(collected: Collected): Iterable<TypeSuspicion>;
}
