/** What is known of the targets of a fleet, in memory: the reports and `fleet.json` are all that lasts. */
import { reasonOf } from '../../reporters/report/causes.js';
import { failuresOf } from '../../reporters/report/results.js';
import { isStale } from '../../schemas/baseline.js';
import { count } from '../../schemas/text/numbers.js';
import type { Report } from '../../schemas/verdict.js';

/** The target was audited, and its report is stored. */
export interface Done extends Pick<Report, 'started' | 'conformant' | 'complete' | 'reason' | 'requests'> {
  readonly id: string;
  readonly state: 'done';
  /** Whether the suite itself was at fault. */
  readonly fault?: true;
  /** The baseline has an entry that is no longer true. */
  readonly stale?: true;
  /** How many of how many answers were wrong at first and right when asked again. */
  readonly flaky?: string;
  /** The rules that failed and that no baseline excuses. */
  readonly failed: readonly string[];
  /** It is to be audited again: on demand, or because the last attempt came to nothing. */
  readonly again?: { readonly state: 'pending' } | Omit<Unfinished, 'id'>;
}

/** There is no report: the operator refused to answer, or the suite broke. */
export interface Unfinished {
  readonly id: string;
  readonly state: 'refused' | 'faulty';
  readonly reason: string;
}

export type Entry = Done | Unfinished;

/** By the ids of targets; one that was not audited has none. */
export type Entries = ReadonlyMap<string, Entry>;

export function entryOf(id: string, report: Report): Done {
  const { started, conformant, complete, requests, fault, baseline = [] } = report;
  return detached({
    id,
    state: 'done',
    started,
    conformant,
    complete,
    reason: reasonOf(report),
    requests,
    ...(fault ? { fault: true as const } : {}),
    ...(baseline.some(({ standing }) => isStale(standing)) ? { stale: true as const } : {}),
    ...(report.flaky ? { flaky: `${report.flaky.wrong} of ${count(report.flaky.of, 'answer')}` } : {}),
    failed: failuresOf(report).unexcused.map(({ rule }) => rule),
  });
}

/** A part of a string keeps the whole of it in memory, here the answer that a reason quotes. */
const detached = (entry: Done): Done => JSON.parse(JSON.stringify(entry)) as Done;

/** A result stays one while the target is audited again, and if that comes to nothing. */
export function joined(before: Entry | undefined, entry: Entry): Entry {
  if (before?.state !== 'done' || entry.state === 'done') return entry;
  const { id: _id, ...again } = entry;
  return { ...before, again };
}
