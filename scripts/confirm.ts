/** `npm run confirm -- RULE…`: vouches that check and mutants fit the statement as it is now. `--check`: names what nobody vouches for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { owners, rules } from '../schemas/generated/rules.js';
import { createHash } from 'node:crypto';
import type { RuleId } from '../schemas/generated/rules.js';
import { ruleIds } from '../schemas/rule-ids.js';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const LOCK_FILE = 'schemas/contract.lock.json';

type Lock = Readonly<Record<string, string>>;

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
    $defs: _definitions,
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
  return Object.fromEntries(ruleIds.toSorted().map(rule => [rule, digestOf(rule, schemas)]));
}

/** What the lock does not vouch for: rules whose statement changed, rules without a line, lines without a rule. */
export function staleRules(lock: Lock, current: Lock): string[] {
  const changed = Object.keys(current).filter(rule => lock[rule] !== current[rule]);
  return [...changed, ...Object.keys(lock).filter(rule => !Object.hasOwn(current, rule))];
}

function pick(current: Lock, named: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    named.flatMap(rule => (current[rule] === undefined ? [] : [[rule, current[rule]]])),
  );
}

function lockOf(): Record<string, string> {
  try {
    return read(LOCK_FILE) as Record<string, string>;
  } catch {
    return {};
  }
}

function main(named: readonly string[]): void {
  const schemas = Object.fromEntries(
    Object.keys(owners).map(name => [name, read(`schemas/answers/${name}.schema.json`)]),
  );
  const current = currentLock(schemas);
  const lock = lockOf();

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
      const kept = Object.entries({ ...lock, ...pick(current, named) }).filter(
        ([rule]) => !named.includes(rule) || Object.hasOwn(current, rule),
      );
      const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(LOCK_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
