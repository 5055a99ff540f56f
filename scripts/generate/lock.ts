/**
 * `schemas/contract.lock.json`: for each rule a digest of its statement and its constraints.
 *
 * A new rule is locked as it is written. When a statement changes afterwards, a person reads the rule's check and
 * mutants again, and confirms that they still fit: `npm run confirm -- RULE…`.
 */
import { createHash } from 'node:crypto';
import { rulesOf } from './model.js';
import type { Contract } from './model.js';
import { locationsOf } from './locations.js';
import type { Schema } from './schema.js';

export const LOCK_FILE = 'schemas/contract.lock.json';

export type Lock = Readonly<Record<string, string>>;

/** The digests of the contract as it is now. */
export function digestsOf(contract: Contract, schemas: Readonly<Record<string, Schema>>): Lock {
  return Object.fromEntries(
    rulesOf(contract).map(({ id, statement, level, section }) => {
      const places = Object.values(schemas).flatMap(schema =>
        locationsOf(schema)
          .filter(({ rule }) => rule === id)
          .map(({ pointer }) => constraintsAt(schema, pointer)),
      );
      return [id, statementDigest([statement, level, section, places])];
    }),
  );
}

function statementDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

/** The keywords of the place that a pointer leads to, without those of what it holds. */
function constraintsAt(schema: Schema, pointer: string): Schema {
  const node = pointer
    .split('/')
    .slice(1)
    .reduce((parent, step) => resolved(memberOf(parent, step), schema), schema);
  const {
    properties: _properties,
    items: _items,
    additionalProperties: _others,
    description: _text,
    $defs: _definitions,
    ...own
  } = node;
  return own;
}

function memberOf({ items, additionalProperties, properties }: Schema, step: string): Schema {
  if (step !== '*') return properties?.[step] ?? {};
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

function resolved({ $ref, ...own }: Schema, { $defs = {} }: Schema): Schema {
  return { ...($ref === undefined ? {} : $defs[$ref.replace('#/$defs/', '')]), ...own };
}

/** The lock with a line for each rule, new rules as they are now. */
export function completeLock(lock: Lock, digests: Lock): Lock {
  const rules = Object.keys(digests).toSorted();
  return Object.fromEntries(rules.map(rule => [rule, lock[rule] ?? digests[rule] ?? '']));
}

/** The lock with these rules as they are now. */
export function confirmed(named: readonly string[], lock: Lock, digests: Lock): Lock {
  return Object.fromEntries(
    Object.entries(lock).map(([rule, digest]) => [
      rule,
      named.includes(rule) ? (digests[rule] ?? digest) : digest,
    ]),
  );
}

/** The rules whose statement changed since somebody confirmed them. */
export function unconfirmed(lock: Lock, digests: Lock): string[] {
  return Object.keys(digests)
    .filter(rule => Object.hasOwn(lock, rule) && lock[rule] !== digests[rule])
    .toSorted();
}
