/** Which targets belong together, in which shard, and in which order they are audited. */
import type { Entries } from './entries.js';
import type { ListedTarget } from './list/list.js';
import type { Manifest, Shard } from './manifest.js';
import { LONGEST_WAIT_MS, type Unit } from './unit.js';

/**
 * The targets of each operator; each target on loopback by itself.
 * @param waits until when operators asked not to be asked
 */
export function unitsOf(
  targets: readonly ListedTarget[],
  waits: ReadonlyMap<string, number> = new Map(),
): Unit[] {
  const groups = new Map<string, ListedTarget[]>();
  for (const target of targets) {
    const key = target.operator ?? `\n${target.id}`;
    const known = groups.get(key);
    if (known) known.push(target);
    else groups.set(key, [target]);
  }
  // The operator with the most targets takes longest, so it begins first.
  return [...groups]
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

/** Until when operators asked not to be asked, as far as that is still to come. */
export function waitsOf({ refusals = {} }: Pick<Manifest, 'refusals'>): Map<string, number> {
  const now = Date.now();
  const waits = Object.entries(refusals).map(
    ([operator, { until = '' }]) => [operator, Math.min(Date.parse(until), now + LONGEST_WAIT_MS)] as const,
  );
  return new Map(waits.filter(([, until]) => until > now));
}

/** What is still to be audited; last, what an operator refused before, so that it does not hold up the others again. */
export function pendingOf(targets: readonly ListedTarget[], entries: Entries): ListedTarget[] {
  const lastOf = ({ id }: ListedTarget) => {
    const entry = entries.get(id);
    return entry?.state === 'done' ? entry.again?.state : (entry?.state ?? 'pending');
  };
  const rankOf = (target: ListedTarget) => (lastOf(target) === 'pending' ? 0 : 1);
  return targets
    .filter(target => lastOf(target) !== undefined)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
