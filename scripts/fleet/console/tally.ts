/** How many targets had which verdict. */
import type { Entry } from '../entries.js';

export interface Tally {
  conformant: number;
  failed: number;
  undetermined: number;
  /** Not judged, because their operator refused to answer or the suite had a fault. */
  refused: number;
  add(entry: Entry | undefined): void;
}

export function tallyOf(entries: Iterable<Entry | undefined>): Tally {
  const tally: Tally = {
    conformant: 0,
    failed: 0,
    undetermined: 0,
    refused: 0,
    add(entry) {
      if (entry === undefined) return;
      if (entry.state !== 'done') tally.refused++;
      // What is proven stands, whatever fault the suite had besides; and a stale baseline is no fault of a wiki.
      else if (entry.conformant === false) tally.failed++;
      else if (entry.conformant === null) tally.undetermined++;
      else tally.conformant++;
    },
  };
  for (const entry of entries) tally.add(entry);
  return tally;
}
