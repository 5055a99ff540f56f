/**
 * The side of the probes on which answers are judged as they come in: a walk is too long to be kept and judged at its end.
 * `audit/` opens the observer of `checks/` and hands it to the probes, which know no rule.
 */
import type { CheckRuleId } from '../../schemas/generated/rules.js';
import type { RawFacts } from '../answers/raw-json.js';
import type { Answer, Reading } from '../answers/reading.js';
import type { Exchange } from '../http/exchange.js';
import type { Query, QueryName } from '../values/queries.js';
import type { Collected, TypeSuspicion } from './evidence.js';
import type { Page, Trail } from './page.js';
import type { ClaimTrial, Violation } from './violations.js';

/** A violation that a change of the listing between two pages would explain. */
export interface Suspicion {
  readonly rule: CheckRuleId;
  readonly violation: Violation;
}

/** Two neighbouring pages of a listing, as far as they contradict each other. */
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
  /** Sees what came in the plain form. */
  answer(query: Query, reading: Reading): void;
  /** Sees a page in the HTML form that came, and what parsing its JSON document hides; none where it is an error. */
  htmlPage(query: Query, exchange: Exchange, raw: RawFacts | undefined): void;
  /** Judges the document of a page in the HTML form by itself, as it would be in the plain form. */
  document(query: QueryName, answer: Answer): void;
  /** Judges a page of a listing, after what its walk has seen; returns what to ask again about before anyone is accused. */
  page(page: Page, trail: Trail): readonly Suspicion[];
  /** Takes what a trial of what lies between two pages has shown. */
  settle(suspicions: readonly Suspicion[], trial: ClaimTrial): void;
  /** Whether listings can be compared at all: out of order they cannot. */
  isSorted(): boolean;
  /** That two files of the whole listing share a page id. */
  sharesPageId(): Pick<Violation, 'files'> | undefined;
  /** What the listings by type show against a rule, before anything of it was tried. */
  typeSuspicions(collected: Collected): Iterable<TypeSuspicion>;
}
