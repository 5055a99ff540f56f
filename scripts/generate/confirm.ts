/** `npm run confirm -- RULE…`: somebody has read the checks and mutants of these rules, and they fit the contract as it is now. */
import { readFile, writeFile } from 'node:fs/promises';
import { CONTRACT_FILE, digestsIn, jsonText, readLock } from './generate.js';
import { LOCK_FILE } from './lock.js';

const named = process.argv.slice(2);
const digests = digestsIn(await readFile(CONTRACT_FILE, 'utf8'));
const unknown = named.filter(rule => !Object.hasOwn(digests, rule));

if (named.length === 0 || unknown.length > 0) {
  console.error(
    named.length === 0 ? 'name the rules: npm run confirm -- RULE…' : `no such rule: ${unknown.join(', ')}`,
  );
  process.exitCode = 2;
} else {
  const confirmed = named.map(rule => [rule, digests[rule]] as const);
  const entries = Object.entries({ ...(await readLock()), ...Object.fromEntries(confirmed) });
  await writeFile(LOCK_FILE, jsonText(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))));
}
