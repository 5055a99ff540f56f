/** `npm run confirm -- RULE…`: vouches that check and mutants fit the statement as it is now. `--check`: names what nobody vouches for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { owners } from '../schemas/generated/rules.js';
import { LOCK_FILE, currentLock, staleRules } from './contract-lock.js';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const schemas = Object.fromEntries(
  Object.keys(owners).map(name => [name, read(`schemas/${name}.schema.json`)]),
);
const current = currentLock(schemas);
const lock = lockOf();
const [, , ...named] = process.argv;

if (named.includes('--check')) {
  const stale = staleRules(lock, current);
  for (const rule of stale)
    console.error(
      `${LOCK_FILE}: ${rule} is not confirmed: read its check and its mutants against the contract, then npm run confirm -- ${rule}`,
    );
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const unknown = named.filter(rule => !Object.hasOwn(current, rule) && !Object.hasOwn(lock, rule));
  if (named.length === 0 || unknown.length > 0) {
    console.error(
      named.length === 0 ? 'which rules? npm run confirm -- RULE…' : `no such rule: ${unknown.join(', ')}`,
    );
    process.exitCode = 2;
  } else {
    const kept = Object.entries({ ...lock, ...pick(named) }).filter(
      ([rule]) => !named.includes(rule) || Object.hasOwn(current, rule),
    );
    const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(LOCK_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

function pick(rules: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap(rule => (current[rule] === undefined ? [] : [[rule, current[rule]]])),
  );
}

function lockOf(): Record<string, string> {
  try {
    return read(LOCK_FILE) as Record<string, string>;
  } catch {
    return {};
  }
}
