/**
 * `npm run random -- SEED…` audits the random wikis of these seeds and prints what they are and what failed;
 * `npm run random -- NUMBER [BASE]` audits so many and prints the rules that failed, each with some of the seeds.
 */

import { randomWiki } from '../../../fixtures/random/index.js';
import { auditRandom, auditSeeds, falseAccusations, seedsOf } from './audits.js';
import type { RandomAudit } from './audits.js';

const SHOWN = 5;

async function describe(seed: string): Promise<readonly RandomAudit[]> {
  const audited = await auditRandom(randomWiki(seed));
  const { random, report } = audited;
  const lines = [seed, ...random.describe.map(difference => `  ${difference}`), report.reason];
  process.stdout.write(
    `${lines.join('\n')}\n${falseAccusations(audited)
      .map(text => `✗ ${text}\n`)
      .join('')}`,
  );
  return [audited];
}

/** The rules that failed, the most frequent first. */
function summary(audited: readonly RandomAudit[]): string {
  const accusations = audited.flatMap(falseAccusations);
  const names = [...new Set(accusations.map(text => text.replace(/:.*/s, '')))];
  const lines = names
    .map(name => [name, accusations.filter(text => text.startsWith(`${name}:`))] as const)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([rule, texts]) => [
      `✗ ${rule}: ${texts.length}`,
      ...texts.slice(0, SHOWN).map(text => `    ${text}`),
    ]);
  const accused = audited.filter(each => falseAccusations(each).length > 0).length;
  return [...lines, `${audited.length} random lawful wikis, ${accused} with false positives`, ''].join('\n');
}

const [first = '', ...others] = process.argv.slice(2);
const isNumber = /^\d+$/.test(first);
const audited = isNumber
  ? await auditSeeds(seedsOf(Number(first), others[0]))
  : (await Promise.all([first, ...others].map(describe))).flat();
if (isNumber) process.stdout.write(summary(audited));
process.exitCode = audited.some(each => falseAccusations(each).length > 0) ? 1 : 0;
