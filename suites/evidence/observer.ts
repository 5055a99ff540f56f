/**
 * Judges answers as they arrive, because a walk is too long to be kept. Probes see only this interface: `audit/` hands them the
 * observer of `checks/`.
 */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Answer, Reading } from '../answers/reading.js';
import type { Exchange } from '../http/exchange.js';
import type { Query, QueryName } from '../values/queries.js';
import type { Collected, TypeSuspicion } from './evidence.js';
import type { Page, Trail } from './page.js';
import type { ClaimTrial, Violation } from './violations.js';

/** A violation that a change of the listing between two pages would explain. */
export interface Suspicion {
  readonly rule: RuleId;
  readonly violation: Violation;
}

/** Two neighbouring pages of a listing that contradict each other. */
export interface Seam {
  readonly suspicions: readonly Suspicion[];
  readonly pages: readonly [Side, Side];
}

export interface Side {
  readonly query: Query;
  /** What the page shows where it meets the other one. */
  readonly shows: string;
  /** Two names between which it may also begin. */
  readonly after: string;
  readonly from: string | undefined;
}

export interface Observer {
  answer(query: Query, reading: Reading): void;
  /** What else a page breaks is a difference between the forms. */
  htmlPage(query: Query, exchange: Exchange): void;
  /** Judges the document of an HTML page as if it came in the plain form. */
  document(query: QueryName, answer: Answer): void;
  /** Returns what to try before anyone is accused. */
  page(page: Page, trail: Trail): readonly Suspicion[];
  settle(suspicions: readonly Suspicion[], trial: ClaimTrial): void;
  /** Listings that are out of order cannot be compared. */
  isSorted(): boolean;
  /** The two files of the whole listing that share a page id. */
  sharesPageId(): Pick<Violation, 'files'> | undefined;
  typeSuspicions(collected: Collected): Iterable<TypeSuspicion>;
}
