/**
 * `npm run random -- SEED…` audits the random wikis of these seeds; `npm run random -- NUMBER [BASE]` audits a number of them. Prints each
 * named or misjudged wiki with the findings and its differences from the reference wiki.
 */
import { fileURLToPath } from 'node:url';
import { randomWiki } from '../../../fixtures/random/index.js';
import { auditOf, inTurn } from '../matrix.js';

/** Audits mostly wait before they repeat a request. */
const AT_ONCE = 8;
/** A wiki that changes constantly can make walks start again. */
const MOST_REQUESTS = 3000;
/** Disturbances count requests, not time, so any duration will do. */
const LASTING_MS = 20;

/** Seeds of random wikis; another base gives other wikis. */
export function seedsOf(count: number, base = process.env['RANDOM_BASE'] ?? 'lawful'): readonly string[] {
  return Array.from({ length: count }, (_, number) => `${base}-${number}`);
}

/** Failed rules, faults of the suite, and calm wikis that are not conformant. */
async function verdictOn(seed: string) {
  const { wiki, declares, steady, alter, describe } = randomWiki(seed);
  const { results, fault, reason, conformant, complete } = await auditOf({
    wiki,
    declares,
    seed,
    alter: alter(),
    // Every fourth wiki is audited with pairs, which takes three times as long.
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

/** The wikis of these seeds with a wrong finding. */
export async function misjudgedAmong(seeds: readonly string[]) {
  const verdicts = await inTurn(seeds, AT_ONCE, verdictOn);
  return verdicts.filter(({ problems }) => problems.length > 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first = 'lawful-0', ...others] = process.argv.slice(2);
  const isNumber = /^\d+$/.test(first);
  const verdicts = isNumber
    ? await misjudgedAmong(seedsOf(Number(first), others[0]))
    : await Promise.all([first, ...others].map(verdictOn));
  for (const { seed, reason, text } of verdicts) console.log(`${seed}: ${reason}\n    ${text}`);
  const misjudged = verdicts.filter(({ problems }) => problems.length > 0).length;
  console.log(`${isNumber ? first : verdicts.length} random lawful wikis, ${misjudged} misjudged`);
  process.exitCode = misjudged > 0 ? 1 : 0;
}
