/**
 * `npm run random -- SEED…` audits the random wikis of these seeds and prints what they are and what failed;
 * `npm run random -- NUMBER [BASE]` audits so many and prints the rules that failed, each with some of the seeds.
 */

import { misjudgedAmong, seedsOf, verdictOn } from './audits.js';
import type { Verdict } from './audits.js';

const SHOWN = 5;

async function describe(seed: string): Promise<Verdict> {
  const verdict = await verdictOn(seed);
  const lines = [
    seed,
    ...verdict.random.describe.map(difference => `  ${difference}`),
    verdict.reason,
    ...verdict.problems.map(problem => `✗ ${problem}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return verdict;
}

/** The rules that failed, the most frequent first. */
function summary(misjudged: readonly Verdict[], count: number): string {
  const problems = misjudged.flatMap(verdict => verdict.problems);
  const names = [...new Set(problems.map(text => text.replace(/:.*/s, '')))];
  const lines = names
    .map(name => [name, problems.filter(text => text.startsWith(`${name}:`))] as const)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([name, texts]) => [
      `✗ ${name}: ${texts.length}`,
      ...texts.slice(0, SHOWN).map(text => `    ${text}`),
    ]);
  return [...lines, `${count} random lawful wikis, ${misjudged.length} misjudged`, ''].join('\n');
}

async function run([first = 'lawful-0', ...others]: readonly string[]): Promise<readonly Verdict[]> {
  if (!/^\d+$/.test(first)) return Promise.all([first, ...others].map(describe));
  const misjudged = await misjudgedAmong(seedsOf(Number(first), others[0]));
  process.stdout.write(summary(misjudged, Number(first)));
  return misjudged;
}

const verdicts = await run(process.argv.slice(2));
process.exitCode = verdicts.some(({ problems }) => problems.length > 0) ? 1 : 0;
