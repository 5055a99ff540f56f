/**
 * The contract lock: each rule with a digest of what it says. Where a statement has changed since, its check and its mutants
 * are stale until somebody has read them again and confirms them: `npm run confirm -- RULE`, one line in the diff.
 */
import { createHash } from 'node:crypto';
import { rules } from '../schemas/generated/rules.js';
import type { RuleId } from '../schemas/generated/rules.js';
import { owners } from '../schemas/generated/rules.js';

export const LOCK_FILE = 'schemas/contract.lock.json';

type Lock = Readonly<Record<string, string>>;

const ids = Object.keys(rules) as RuleId[];

/** What a rule says: its statement, level and section, and for a field its place in the schemas with the constraints there. */
export function digestOf(rule: RuleId, schemas: Readonly<Record<string, unknown>>): string {
  const { statement, level, section } = rules[rule];
  const places = Object.entries(owners).flatMap(([name, list]) =>
    list.filter(owner => owner.rule === rule).map(owner => constraintsAt(schemas[name], owner.pointer)),
  );
  return createHash('sha256')
    .update(JSON.stringify([statement, level, section, places]))
    .digest('hex')
    .slice(0, 16);
}

/** The keywords of the schema's node that the pointer's own place has, without what lies below. */
function constraintsAt(schema: unknown, pointer: string): unknown {
  let node = schema as Node;
  for (const step of pointer.split('/').slice(1))
    node = resolved(
      (step === '*' ? (node.items ?? node.additionalProperties) : node.properties?.[step]) ?? {},
      schema,
    );
  const {
    properties: _properties,
    items: _items,
    additionalProperties: _others,
    description: _text,
    ...own
  } = node;
  return own;
}

interface Node {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: Node;
  readonly description?: string;
}

function resolved(node: Node, schema: unknown): Node {
  const { $ref, ...own } = node;
  const definition = $ref === undefined ? {} : (schema as Node).$defs?.[$ref.replace('#/$defs/', '')];
  return { ...definition, ...own };
}

export function currentLock(schemas: Readonly<Record<string, unknown>>): Lock {
  return Object.fromEntries(ids.toSorted().map(rule => [rule, digestOf(rule, schemas)]));
}

/** What the lock does not vouch for: rules whose statement changed, rules without a line, lines without a rule. */
export function staleRules(lock: Lock, current: Lock): string[] {
  const changed = Object.keys(current).filter(rule => lock[rule] !== current[rule]);
  return [...changed, ...Object.keys(lock).filter(rule => !Object.hasOwn(current, rule))];
}
