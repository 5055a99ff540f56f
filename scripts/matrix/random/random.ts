/**
 * `npm run random -- SEED…` audits the random wikis of these seeds; `npm run random -- NUMBER [BASE]` audits so many.
 * Each that is named or misjudged is printed with what was found and how it differs from the reference wiki.
 */

import { misjudgedAmong, seedsOf, verdictOn } from './audits.js';

const [first = 'lawful-0', ...others] = process.argv.slice(2);
const isNumber = /^\d+$/.test(first);
const verdicts = isNumber
  ? await misjudgedAmong(seedsOf(Number(first), others[0]))
  : await Promise.all([first, ...others].map(verdictOn));
for (const { seed, reason, text } of verdicts) console.log(`${seed}: ${reason}\n    ${text}`);
const misjudged = verdicts.filter(({ problems }) => problems.length > 0).length;
console.log(`${isNumber ? first : verdicts.length} random lawful wikis, ${misjudged} misjudged`);
process.exitCode = misjudged > 0 ? 1 : 0;
