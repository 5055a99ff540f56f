/** The list as the folder of a fleet keeps it: a target on each line of `list.jsonl`. */
import { join } from 'node:path';
import type { Declared } from '../../../suites/evidence/profile.js';
import { valueIn, wrongFile } from '../../cli/input/read-file.js';
import { FILES, sha256Of, shortDigest, textIn } from '../store.js';

/** A target as `list.jsonl` keeps it. */
export interface FleetTarget {
  /** The same on every machine and in every shard: 16 hex digits of a digest of URL, label, parameters and backend. */
  readonly id: string;
  readonly url: string;
  readonly label?: string;
  readonly parameters?: Declared;
  /** Whose rate the target shares; `null` for loopback, which has no limits. */
  readonly operator: string | null;
  readonly connectTo?: string;
  readonly baseline?: string;
}

export function idOf(
  url: string,
  label: string | undefined,
  parameters: Declared,
  connectTo?: string,
): string {
  const declared = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const backend = connectTo === undefined ? [] : [connectTo];
  return shortDigest(JSON.stringify([url, label ?? null, declared, ...backend]));
}

export const listText = (targets: readonly FleetTarget[]): string =>
  targets.map(target => `${JSON.stringify(target)}\n`).join('');

/**
 * The targets of a fleet, in the order of its list. Throws a {@link UsageError} where the list is damaged.
 * @param digest that of the list when the fleet began, if it is not known to be the same
 */
export function readTargets(dir: string, digest?: string): FleetTarget[] {
  const wrong = wrongFile(join(dir, FILES.list));
  const text = textIn(dir, FILES.list);
  if (text === undefined) throw wrong('no such file');
  if (digest !== undefined && sha256Of(text) !== digest)
    throw wrong(`not the list that ${FILES.manifest} names`);
  const lines = text.split('\n').filter(line => line !== '');
  return lines.map((line, at) => valueIn(line, what => wrong(`line ${at + 1} is ${what}`)) as FleetTarget);
}
