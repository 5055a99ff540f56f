/** Which targets belong together, in which shard, and in which order they are audited. */
import { EXIT } from '../cli/errors.js';
import type { Done, Entries, Entry } from './entries.js';
import type { ListedTarget } from './list/list.js';
import type { Manifest, Shard } from './manifest.js';
import { LONGEST_WAIT_MS } from './unit.js';
import type { Unit } from './unit.js';

/**
 * The targets of each operator; each target on loopback by itself.
 * @param waits until when operators asked not to be asked
 */
export function unitsOf(
  targets: readonly ListedTarget[],
  waits: ReadonlyMap<string, number> = new Map(),
): Unit[] {
  const operators = new Map<string, ListedTarget[]>();
  const units: (Unit & { targets: ListedTarget[] })[] = [];
  for (const target of targets) {
    const known = target.operator === null ? undefined : operators.get(target.operator);
    if (known) {
      known.push(target);
      continue;
    }
    const own = [target];
    const quietUntil = target.operator === null ? undefined : waits.get(target.operator);
    units.push({ operator: target.operator, targets: own, ...(quietUntil && { quietUntil }) });
    if (target.operator !== null) operators.set(target.operator, own);
  }
  // The operator with the most targets takes longest, so it begins first.
  return units.toSorted((one, other) => other.targets.length - one.targets.length);
}

/**
 * The targets of one shard, in the order of the list. Every machine divides the same list in the same way: each operator,
 * from the largest to the smallest, goes to the shard with the fewest targets.
 */
export function targetsOfShard(targets: readonly ListedTarget[], { index, of }: Shard): ListedTarget[] {
  const sizes = Array.from({ length: of }, () => 0);
  const own = new Set<ListedTarget>();
  for (const unit of unitsOf(targets)) {
    let least = 0;
    for (let shard = 1; shard < of; shard++) if ((sizes[shard] ?? 0) < (sizes[least] ?? 0)) least = shard;
    sizes[least] = (sizes[least] ?? 0) + unit.targets.length;
    if (least === index - 1) for (const target of unit.targets) own.add(target);
  }
  return targets.filter(target => own.has(target));
}

/** Until when operators asked not to be asked, as far as that is still to come. */
export function waitsOf(
  { refusals = {} }: Pick<Manifest, 'refusals'>,
  now = Date.now(),
): Map<string, number> {
  const waits = Object.entries(refusals).map(
    ([operator, { until = '' }]) => [operator, Math.min(Date.parse(until), now + LONGEST_WAIT_MS)] as const,
  );
  return new Map(waits.filter(([, until]) => until > now));
}

/** What is still to be audited; last, what an operator refused before, so that it does not hold up the others again. */
export function pendingOf(targets: readonly ListedTarget[], entries: Entries): ListedTarget[] {
  const lastOf = ({ id }: ListedTarget) => {
    const entry = entries.get(id);
    return entry?.state === 'done' ? entry.again : (entry ?? { state: 'pending' as const });
  };
  const pending = targets.filter(target => lastOf(target) !== undefined);
  const wasRefused = (target: ListedTarget) => lastOf(target)?.state !== 'pending';
  return [...pending.filter(target => !wasRefused(target)), ...pending.filter(wasRefused)];
}

/** Whether a target is to be audited again, although it has been. */
export function isWanted(entry: Done, again: Manifest['again']): boolean {
  if (!again || entry.started >= again.since) return false;
  if (again.what === 'all') return true;
  return again.what === 'failed' ? isFailed(entry) : isUndetermined(entry);
}

/** Not conformant, or an entry of its baseline is stale. */
const isFailed = ({ conformant, stale }: Done): boolean => conformant === false || stale === true;

const isUndetermined = ({ conformant, fault }: Done): boolean => conformant === null || fault === true;

/** The suite broke, at the last attempt too where an earlier result remains. */
const isFaulty = (entry: Entry | undefined): boolean =>
  entry?.state === 'done'
    ? entry.fault === true || entry.again?.state === 'faulty'
    : entry?.state === 'faulty';

/**
 * The worst verdict decides: a fault of the suite, then a target that is not conformant, then one that could not be judged.
 * @param exitZero whether only a fault of the suite counts
 */
export function statusOf(
  targets: readonly { readonly id: string }[],
  entries: Entries,
  exitZero = false,
): number {
  const all = targets.map(({ id }) => entries.get(id));
  const judged = all.filter(entry => entry?.state === 'done');
  if (all.some(isFaulty)) return EXIT.inconclusive;
  // Of what the targets are, nothing is told then; a fault of the suite is no target's.
  if (exitZero) return EXIT.conformant;
  if (judged.some(isFailed)) return EXIT.nonconformant;
  return judged.length < all.length || judged.some(isUndetermined) ? EXIT.inconclusive : EXIT.conformant;
}
