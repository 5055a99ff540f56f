/** The state of each target of a fleet in memory (the reports and `fleet.json` persist it), and their grouping. */
import { reasonOf } from '../../reporters/report/causes.js';
import { failuresOf, groupsOf } from '../../reporters/report/results.js';
import { isStale } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import { EXIT } from '../cli/errors.js';
import type { ListedTarget } from './list/list.js';

export interface Done extends Pick<Report, 'started' | 'conformant' | 'reason'> {
  readonly id: string;
  readonly state: 'done';
  readonly fault: boolean;
  /** Whether an entry of the baseline is stale. */
  readonly stale: boolean;
  readonly failed: readonly string[];
  /** Set if it is to be audited again: on demand, or because the last attempt failed. */
  readonly again?: { readonly state: 'pending' } | Omit<Unfinished, 'id'>;
}

/** No report: the operator refused to answer, or the suite failed. */
export interface Unfinished {
  readonly id: string;
  readonly state: 'refused' | 'faulty';
  readonly reason: string;
}

export type Entry = Done | Unfinished;

/** By target id; an unaudited target has none. */
export type Entries = ReadonlyMap<string, Entry>;

export function entryOf(id: string, report: Report): Done {
  const { started, conformant, fault, baseline = [] } = report;
  const entry: Done = {
    id,
    state: 'done',
    started,
    conformant,
    reason: reasonOf(report),
    fault: fault !== undefined,
    stale: baseline.some(({ standing }) => isStale(standing)),
    failed: failuresOf(report).unexcused.map(({ rule }) => rule),
  };
  // A copy, because a part of a string keeps the whole answer in memory that it quotes.
  return JSON.parse(JSON.stringify(entry)) as Done;
}

/** An earlier result stays while the target is audited again, and if that fails. */
export function joined(before: Entry | undefined, entry: Entry): Entry {
  if (before?.state !== 'done' || entry.state === 'done') return entry;
  const { id: _id, ...again } = entry;
  return { ...before, again };
}

export type Again = 'failed' | 'undetermined' | 'all';

export function isWanted(
  entry: Done,
  again: { readonly what: Again; readonly since: string } | undefined,
): boolean {
  if (!again || entry.started >= again.since) return false;
  if (again.what === 'all') return true;
  return again.what === 'failed' ? isFailed(entry) : isUndetermined(entry);
}

const isFailed = ({ conformant, stale }: Done): boolean => conformant === false || stale;

const isUndetermined = ({ conformant, fault }: Done): boolean => conformant === null || fault;

/** Whether the suite failed at the last attempt, even if an earlier result remains. */
const isFaulty = (entry: Entry): boolean =>
  entry.state === 'done' ? entry.fault || entry.again?.state === 'faulty' : entry.state === 'faulty';

/**
 * The worst verdict decides: a fault of the suite, a nonconformant target, one that could not be judged.
 * @param exitZero only a fault of the suite counts
 */
export function statusOf(targets: readonly { readonly id: string }[], entries: Entries, exitZero = false) {
  const known = targets.flatMap(({ id }) => entries.get(id) ?? []);
  if (known.some(isFaulty)) return EXIT.inconclusive;
  if (exitZero) return EXIT.conformant;
  const judged = known.filter(entry => entry.state === 'done');
  if (judged.some(isFailed)) return EXIT.nonconformant;
  return judged.length < targets.length || judged.some(isUndetermined) ? EXIT.inconclusive : EXIT.conformant;
}

/** Proven failures count despite a fault of the suite; a stale baseline is not a fault of the wiki. */
export function tallyOf(entries: Iterable<Entry>) {
  // Refused: not judged, because the operator refused to answer or the suite failed.
  const tally = { conformant: 0, failed: 0, undetermined: 0, refused: 0 };
  for (const entry of entries)
    if (entry.state !== 'done') tally.refused++;
    else if (entry.conformant === null) tally.undetermined++;
    else tally[entry.conformant ? 'conformant' : 'failed']++;
  return tally;
}

/** Targets that share their limits. */
export interface Unit {
  readonly operator: string | null;
  readonly targets: readonly ListedTarget[];
  /** Until when the operator asked for silence, in milliseconds since the epoch. */
  readonly quietUntil?: number;
}

/**
 * Groups targets by operator; each loopback target is its own group.
 * @param waits until when operators asked for silence
 */
export function unitsOf(targets: readonly ListedTarget[], waits?: ReadonlyMap<string, number>): Unit[] {
  // The operator with the most targets takes longest, so it starts first.
  return [...groupsOf(targets, ({ operator, id }) => operator ?? `\n${id}`)]
    .map(([key, own]) => {
      const quietUntil = waits?.get(key);
      return { operator: own[0]?.operator ?? null, targets: own, ...(quietUntil && { quietUntil }) };
    })
    .toSorted((one, other) => other.targets.length - one.targets.length);
}

/** A part of a list that is audited separately, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/**
 * The targets of one shard, in the order of the list. The division is deterministic: each operator, largest first, goes to the shard
 * with the fewest targets.
 */
export function targetsOfShard(targets: readonly ListedTarget[], { index, of }: Shard): ListedTarget[] {
  const sizes = Array.from({ length: of }, () => 0);
  const own = new Set<ListedTarget>();
  for (const unit of unitsOf(targets)) {
    const least = sizes.indexOf(Math.min(...sizes));
    sizes[least] = (sizes[least] ?? 0) + unit.targets.length;
    if (least === index - 1) for (const target of unit.targets) own.add(target);
  }
  return targets.filter(target => own.has(target));
}

/** The targets to audit; those that an operator refused before come last, so that they do not block the others again. */
export function pendingOf(targets: readonly ListedTarget[], entries: Entries): ListedTarget[] {
  const lastOf = ({ id }: ListedTarget) => {
    const entry = entries.get(id);
    return entry?.state === 'done' ? entry.again?.state : (entry?.state ?? 'pending');
  };
  const isNext = (target: ListedTarget) => lastOf(target) === 'pending';
  const isLater = (target: ListedTarget) => !isNext(target) && lastOf(target) !== undefined;
  return [...targets.filter(isNext), ...targets.filter(isLater)];
}
