/** Audits random lawful wikis over HTTP and collects what is wrongly found. */

import { randomWiki } from '../../../fixtures/random/index.js';
import type { RandomWiki } from '../../../fixtures/random/index.js';
import type { Report } from '../../../schemas/verdict.js';
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

async function auditRandom(random: RandomWiki): Promise<Report> {
  const { wiki, declares, seed } = random;
  // Every fourth wiki is asked about pairs, which takes three times as long.
  const strength = /[048]$/.test(seed) ? 2 : 1;
  const lastingMs = random.steady ? 0 : LASTING_MS;
  return auditOf({
    wiki,
    declares,
    seed,
    alter: random.alter(),
    strength,
    maxRequests: MOST_REQUESTS,
    lastingMs,
  });
}

/** What was wrongly found on a lawful wiki. */
export interface Verdict {
  readonly random: RandomWiki;
  readonly reason: string;
  /** Rules that failed, faults of the suite, and a wiki without disturbances that is not found conformant. */
  readonly problems: readonly string[];
}

export async function verdictOn(seed: string): Promise<Verdict> {
  const random = randomWiki(seed);
  const { results, fault, reason, conformant, complete } = await auditRandom(random);
  const where = `(npm run random -- ${seed})`;
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const undecided = random.steady && failed.length === 0 && !(conformant === true && complete);
  return {
    random,
    reason,
    problems: [
      ...failed.map(({ rule, message }) => `${rule}: ${message} ${where}`),
      ...(undecided ? [`not found conformant: ${reason} ${where}`] : []),
      ...(fault ? [`fault in ${fault.where}: ${fault.message} ${where}`] : []),
    ],
  };
}

/** The wikis of these seeds on which something was wrongly found. */
export async function misjudgedAmong(seeds: readonly string[]): Promise<readonly Verdict[]> {
  const verdicts = await inTurn(seeds, AT_ONCE, async seed => {
    const verdict = await verdictOn(seed);
    return verdict.problems.length > 0 ? [verdict] : [];
  });
  return verdicts.flat();
}

/** A wiki on which something was wrongly found: what, and how the wiki differs from the reference. */
export const described = ({ random, problems }: Verdict): string =>
  [...problems, ...random.describe].join('\n    ');
