/** Which targets belong together, in which shard, and in which order they are audited. */
import { groupsOf } from '../../reporters/report/results.js';
import type { Entries } from './entries.js';
import type { ListedTarget } from './list/list.js';
import type { Shard } from './manifest.js';
import type { Unit } from './unit.js';

/**
 * The targets of each operator; each target on loopback by itself.
 * @param waits until when operators asked not to be asked
 */
export function unitsOf(
  targets: readonly ListedTarget[],
  waits: ReadonlyMap<string, number> = new Map(),
): Unit[] {
  // The operator with the most targets takes longest, so it begins first.
  return [...groupsOf(targets, ({ operator, id }) => operator ?? `\n${id}`)]
    .map(([key, own]) => {
      const quietUntil = waits.get(key);
      return { operator: own[0]?.operator ?? null, targets: own, ...(quietUntil && { quietUntil }) };
    })
    .toSorted((one, other) => other.targets.length - one.targets.length);
}

/**
 * The targets of one shard, in the order of the list. Every machine divides the same list in the same way: each operator,
 * from the largest to the smallest, goes to the shard with the fewest targets.
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

/** What is still to be audited; last, what an operator refused before, so that it does not hold up the others again. */
export function pendingOf(targets: readonly ListedTarget[], entries: Entries): ListedTarget[] {
  const lastOf = ({ id }: ListedTarget) => {
    const entry = entries.get(id);
    return entry?.state === 'done' ? entry.again?.state : (entry?.state ?? 'pending');
  };
  const open = targets.filter(target => lastOf(target) !== undefined);
  const isLater = (target: ListedTarget) => lastOf(target) !== 'pending';
  return [...open.filter(target => !isLater(target)), ...open.filter(isLater)];
}
