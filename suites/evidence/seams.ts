/** Neighbouring pages of a listing that contradict each other. */
import type { Query } from '../values/queries.js';
import type { Suspicion } from './observer.js';

/** Two neighbouring pages, as far as they contradict each other. */
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
