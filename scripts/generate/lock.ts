/**
 * `schemas/contract.lock.json`: for each rule a digest of its statement and its constraints.
 *
 * A new rule is locked as it is written. When a statement changes afterwards, a person reads the rule's check and
 * mutants again, and confirms that they still fit: `npm run confirm -- RULE…`.
 */
import { createHash } from 'node:crypto';
import { rulesOf, type Contract } from './read.js';

export const LOCK_FILE = 'schemas/contract.lock.json';

export type Lock = Readonly<Record<string, string>>;

/** The digests of the contract as it is now, by rule. */
export function digestsOf(contract: Contract): Lock {
  const digests = rulesOf(contract).map(({ id, statement, level, section, shape }) => {
    const text = JSON.stringify([statement, level, section, shape]);
    return [id, createHash('sha256').update(text).digest('hex').slice(0, 16)] as const;
  });
  return Object.fromEntries(digests.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The lock with a line for each rule: new rules and the confirmed ones as they are now. */
export function completeLock(lock: Lock, digests: Lock, confirmed: readonly string[] = []): Lock {
  return Object.fromEntries(
    Object.entries(digests).map(([rule, digest]) => [
      rule,
      confirmed.includes(rule) ? digest : (lock[rule] ?? digest),
    ]),
  );
}

/** The rules whose statement changed since somebody confirmed them. */
export const unconfirmed = (lock: Lock, digests: Lock): string[] =>
  Object.keys(digests).filter(rule => lock[rule] !== undefined && lock[rule] !== digests[rule]);
