/** The list as the folder of a fleet keeps it: a target on each line of `list.jsonl`. */
import { join } from 'node:path';
import type { Declared } from '../../../suites/evidence/profile.js';
import { readText } from '../../../suites/recording/read-json.js';
import { documentIn, wrongFile } from '../../cli/input/read-file.js';
import { FILES, sha256Of, shortDigest } from '../store.js';

/** For 60,000 targets with a profile of their own, this is 3 KB each. */
export const LARGEST_LIST = 200_000_000;

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
 * The targets of a fleet, in the order of its list. Rejects with a {@link UsageError} where the list is damaged.
 * @param digest that of the list when the fleet began, if it is not known to be the same
 */
export async function readTargets(dir: string, digest?: string): Promise<FleetTarget[]> {
  const path = join(dir, FILES.list);
  const wrong = wrongFile(path);
  const text = readText(path, LARGEST_LIST, wrong);
  if (digest !== undefined && sha256Of(text) !== digest)
    throw wrong(`not the list that ${FILES.manifest} names`);
  const targets: unknown[] = [];
  for (const [at, line] of text.trimEnd().split('\n').entries())
    targets.push(await documentIn(line, what => wrong(`line ${at + 1}: ${what}`)));
  return targets as FleetTarget[];
}
