/** Audits random lawful wikis over HTTP and collects what is wrongly found. */

import { randomWiki } from '../../../fixtures/random/index.js';
import { auditOf, inTurn } from '../audit.js';

/** Audits spend most of their time on pauses before they repeat a request. */
const AT_ONCE = 8;
/** A wiki that changes all the time can make walks begin anew. */
const MOST_REQUESTS = 3000;
/** Disturbances count requests, not time: any time at all will do. */
const LASTING_MS = 20;

/** Seeds of random wikis. Another base, from the environment, gives other wikis. */
export function seedsOf(
  count: number,
  base: string = process.env['RANDOM_BASE'] ?? 'lawful',
): readonly string[] {
  return Array.from({ length: count }, (_, number) => `${base}-${number}`);
}

/** What was found on a lawful wiki. */
export interface Verdict {
  readonly seed: string;
  readonly reason: string;
  /** Rules that failed, faults of the suite, and a wiki without disturbances that is not found conformant. */
  readonly problems: readonly string[];
  /** These, and how the wiki differs from the reference. */
  readonly text: string;
}

export async function verdictOn(seed: string): Promise<Verdict> {
  const { wiki, declares, steady, alter, describe } = randomWiki(seed);
  const { results, fault, reason, conformant, complete } = await auditOf({
    wiki,
    declares,
    seed,
    alter: alter(),
    // Every fourth wiki is asked about pairs, which takes three times as long.
    strength: /[048]$/.test(seed) ? 2 : 1,
    maxRequests: MOST_REQUESTS,
    lastingMs: steady ? 0 : LASTING_MS,
  });
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const undecided = steady && failed.length === 0 && !(conformant === true && complete);
  const problems = [
    ...failed.map(({ rule, message }) => `${rule}: ${message}`),
    ...(undecided ? [`not found conformant: ${reason}`] : []),
    ...(fault ? [`fault in ${fault.where}: ${fault.message}`] : []),
  ].map(problem => `${problem} (npm run random -- ${seed})`);
  return { seed, reason, problems, text: [...problems, ...describe].join('\n    ') };
}

/** The wikis of these seeds on which something was wrongly found. */
export async function misjudgedAmong(seeds: readonly string[]): Promise<readonly Verdict[]> {
  const verdicts = await inTurn(seeds, AT_ONCE, verdictOn);
  return verdicts.filter(({ problems }) => problems.length > 0);
}
