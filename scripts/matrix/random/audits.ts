/** Audits random lawful wikis over HTTP and collects the false accusations. */

import { randomWiki } from '../../../fixtures/random/index.js';
import type { RandomWiki } from '../../../fixtures/random/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { auditOf, inTurn } from '../audit.js';

/** Audits spend most of their time on pauses before they repeat a request. */
const AT_ONCE = 8;
/** A wiki that changes all the time can make walks begin anew. */
const MOST_REQUESTS = 3000;

/** Seeds of random wikis. Another base, from the environment, gives other wikis. */
export function seedsOf(
  count: number,
  base: string = process.env['RANDOM_BASE'] ?? 'lawful',
): readonly string[] {
  return Array.from({ length: count }, (_, number) => `${base}-${number}`);
}

export interface RandomAudit {
  readonly random: RandomWiki;
  readonly report: Report;
}

export async function auditRandom(random: RandomWiki): Promise<RandomAudit> {
  const { wiki, declares, seed } = random;
  const report = await auditOf({ wiki, declares, seed, alter: random.alter(), maxRequests: MOST_REQUESTS });
  return { random, report };
}

/** What is wrong with the audit of a lawful wiki: rules that failed, and faults of the suite. */
export function falseAccusations({ random, report }: RandomAudit): readonly string[] {
  const where = `(npm run random -- ${random.seed})`;
  return [
    ...report.results.flatMap(({ rule, outcome, message }) =>
      outcome === 'failed' ? [`${rule}: ${message} ${where}`] : [],
    ),
    ...(report.fault ? [`fault in ${report.fault.where}: ${report.fault.message} ${where}`] : []),
  ];
}

export function auditSeeds(seeds: readonly string[]): Promise<readonly RandomAudit[]> {
  return inTurn(seeds, AT_ONCE, seed => auditRandom(randomWiki(seed)));
}

/** What was wrongly found on the wikis of these seeds, each wiki with its description. */
export async function accusedAmong(seeds: readonly string[]): Promise<readonly string[]> {
  // Reports are large, so they are not kept until the end.
  const found = await inTurn(seeds, AT_ONCE, async seed => {
    const random = randomWiki(seed);
    const accusations = falseAccusations(await auditRandom(random));
    return accusations.length === 0 ? [] : [[...accusations, ...random.describe].join('\n    ')];
  });
  return found.flat();
}
