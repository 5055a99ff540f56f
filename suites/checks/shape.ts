/** What the generated schemas find in an answer, each error assigned to the rule that owns its place. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import type { RuleLocation, RuleId, SchemaName } from '../../schemas/generated/rules.js';
import * as validators from '../../schemas/generated/validators.js';
import type { SchemaError } from '../../schemas/generated/validators.js';
import { isObject } from '../answers/reading.js';
import { shown } from '../values/messages.js';
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';

/** A place that is not what its schema asks for. */
export interface Mismatch {
  readonly rule: RuleId;
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
}

/** More members of one array or map are not looked into: a hostile answer must not exhaust the memory. */
const MEMBERS = 5000;

/** Of each schema, what was found in a value: the same body comes again and again, and is read once. */
const mismatchesFound = new Map<SchemaName, WeakMap<object, readonly Mismatch[]>>();

/** Where the shape of an answer does not match its schema, each rule and place once. */
export function shapeMismatches(schema: SchemaName, json: unknown): readonly Mismatch[] {
  if (!isObject(json)) return mismatchesIn(schema, json);
  const known = mismatchesFound.get(schema) ?? new WeakMap<object, readonly Mismatch[]>();
  mismatchesFound.set(schema, known);
  const found = known.get(json);
  if (found) return found;
  const mismatches = mismatchesIn(schema, json);
  known.set(json, mismatches);
  return mismatches;
}

function mismatchesIn(schema: SchemaName, json: unknown): readonly Mismatch[] {
  const validate = validators[schema];
  const sample = bounded(json);
  if (validate(sample)) return [];
  const mismatches = new Map<string, Mismatch>();
  for (const error of validate.errors ?? []) {
    // What is wrong with a key is an error of its own, beside the one that says that something is.
    if (error.keyword === 'propertyNames') continue;
    const mismatch = mismatchOf(schema, error, sample);
    const key = `${mismatch.rule} ${mismatch.pointer}`;
    if (!mismatches.has(key)) mismatches.set(key, mismatch);
  }
  return [...mismatches.values()];
}

/** The integers of an answer that were not written as integers: `6.0` is 6 to every parser, and no integer in the text. */
export function numberMismatches(
  schema: SchemaName,
  odd: readonly { pointer: string; token: string }[],
): Mismatch[] {
  return odd.flatMap(({ pointer, token }) => {
    const location = ruleLocations[schema].find(
      candidate => candidate.integer && matches(candidate.pointer, pointer),
    );
    return location ? [{ rule: location.rule, pointer, expected: 'an integer', actual: token }] : [];
  });
}

function matches(pattern: string, pointer: string): boolean {
  const steps = pointer.split('/');
  const parts = pattern.split('/');
  return steps.length === parts.length && parts.every((part, at) => part === '*' || part === steps[at]);
}

/** The rules of a schema that have something to judge in this answer. */
export function subjectsIn(
  schema: SchemaName,
  json: unknown,
  among: readonly RuleLocation[] = ruleLocations[schema],
): RuleId[] {
  const known = new Map<string, boolean>();
  const found: RuleId[] = [];
  for (const { subject, rule } of among) {
    const isThere = known.get(subject) ?? exists(json, subject.split('/').slice(1));
    known.set(subject, isThere);
    if (isThere) found.push(rule);
  }
  return found;
}

function exists(value: unknown, steps: readonly string[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (step !== '*')
    return Object.hasOwn(value, step) && exists((value as Record<string, unknown>)[step], rest);
  // A loop that stops at the first member that will do: a map of languages has hundreds.
  for (const key in value)
    if (Object.hasOwn(value, key) && exists((value as Record<string, unknown>)[key], rest)) return true;
  return false;
}

function bounded(json: unknown): unknown {
  if (!isObject(json) || !isObject(json['query'])) return json;
  for (const name in json['query']) {
    const member = json['query'][name];
    if (hasManyMembers(member)) return { ...json, query: { ...json['query'], [name]: firstMembers(member) } };
  }
  return json;
}

function hasManyMembers(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > MEMBERS;
  let count = 0;
  // No list of the keys is made: every answer is looked at.
  if (isObject(value)) for (const _ in value) if (++count > MEMBERS) return true;
  return false;
}

function firstMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MEMBERS);
  return isObject(value) ? Object.fromEntries(Object.entries(value).slice(0, MEMBERS)) : value;
}

function mismatchOf(schema: SchemaName, error: SchemaError, json: unknown): Mismatch {
  const { keyword, params } = error;
  const missing = keyword === 'required' ? String(params['missingProperty']) : undefined;
  const name = missing ?? (error as { propertyName?: string }).propertyName;
  const inner =
    missing === undefined ? error.schemaPath : error.schemaPath.replace(/required$/, `properties/${missing}`);
  const pointer = name === undefined ? error.instancePath : `${error.instancePath}/${pointerStep(name)}`;
  const isKey = missing === undefined && name !== undefined;
  return {
    rule: ownerOf(schema, inner),
    pointer,
    expected: expectation(error, isKey),
    actual: isKey ? `the key ${shown(name)}` : shown(valueAt(json, pointer)),
  };
}

function ownerOf(schema: SchemaName, path: string): RuleId {
  for (const { path: own, rule } of ruleLocations[schema])
    if (path === own || path.startsWith(`${own}/`)) return rule;
  throw new Error(`no rule judges ${path} of the schema ${schema}`);
}

const withArticle = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

function expectation({ keyword, params }: SchemaError, isKey: boolean): string {
  switch (keyword) {
    case 'required':
      return 'present';
    case 'not':
      return 'absent';
    case 'type':
      return withArticle(String(params['type']));
    case 'const':
      return shown(params['allowedValue']);
    case 'pattern':
      return `${isKey ? 'a key' : 'a string'} matching ${String(params['pattern'])}`;
    case 'minimum':
      return `at least ${String(params['limit'])}`;
    case 'minItems':
      return `at least ${String(params['limit'])} entry`;
    default:
      return keyword;
  }
}
