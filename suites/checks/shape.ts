/** What the generated schemas find in an answer, each error assigned to the rule that owns its place. */
import {
  ruleLocations,
  type RuleLocation,
  type RuleId,
  type SchemaName,
} from '../../schemas/generated/rules.js';
import * as validators from '../../schemas/generated/validators.js';
import type { SchemaError } from '../../schemas/generated/validators.js';
import { isPlace, type NonInteger } from '../answers/raw-json.js';
import { shown } from '../values/messages.js';
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';

/** The first place that is not what a rule of its schema asks for, and how many there are. */
export interface Mismatch {
  readonly rule: RuleId;
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
  readonly places: number;
}

/** Where the shape of an answer does not match its schema, each rule once. */
export function shapeMismatches(schema: SchemaName, json: unknown): readonly Mismatch[] {
  const validate = validators[schema];
  if (validate(json)) return [];
  const mismatches = new Map<RuleId, Mismatch>();
  let last = '';
  for (const error of validate.errors ?? []) {
    // What is wrong with a key is an error of its own, beside the one that says that something is.
    if (error.keyword === 'propertyNames') continue;
    const { pointer } = placeOf(error);
    const rule = ownerOf(schema, error);
    // Several errors in a row may be about one place, such as its type and its value.
    const place = `${rule} ${pointer}`;
    if (place === last) continue;
    last = place;
    const known = mismatches.get(rule);
    mismatches.set(
      rule,
      known ? { ...known, places: known.places + 1 } : { rule, ...wordsOn(error, json), pointer, places: 1 },
    );
  }
  return [...mismatches.values()];
}

/** The integers of an answer that were not written as integers: `6.0` is 6 to every parser, and no integer in the text. */
export function numberMismatches(schema: SchemaName, odd: readonly NonInteger[]): Mismatch[] {
  return odd.flatMap(({ pointer, token, places }) => {
    const location = ruleLocations[schema].find(
      candidate => candidate.integer && isPlace(candidate.pointer, pointer),
    );
    return location ? [{ rule: location.rule, pointer, expected: 'an integer', actual: token, places }] : [];
  });
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

/** The place that an error is about, and the name of its member if it is missing, or its key wrong. */
function placeOf(error: SchemaError): {
  pointer: string;
  missing?: string | undefined;
  key?: string | undefined;
} {
  const { keyword, params, instancePath } = error;
  const missing = keyword === 'required' ? String(params['missingProperty']) : undefined;
  const key = missing === undefined ? (error as { propertyName?: string }).propertyName : undefined;
  const name = missing ?? key;
  return {
    pointer: name === undefined ? instancePath : `${instancePath}/${pointerStep(name)}`,
    missing,
    key,
  };
}

function wordsOn(error: SchemaError, json: unknown): Pick<Mismatch, 'expected' | 'actual'> {
  const { pointer, key } = placeOf(error);
  return {
    expected: expectation(error, key !== undefined),
    actual: key === undefined ? shown(valueAt(json, pointer)) : `the key ${shown(key)}`,
  };
}

function ownerOf(schema: SchemaName, error: SchemaError): RuleId {
  const { missing } = placeOf(error);
  const path =
    missing === undefined ? error.schemaPath : error.schemaPath.replace(/required$/, `properties/${missing}`);
  for (const { path: own, rule } of ruleLocations[schema])
    if (path === own || path.startsWith(`${own}/`)) return rule;
  throw new Error(`no rule judges ${path} of the schema ${schema}`);
}

const withArticle = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** What the patterns of the contract's fields ask for. */
const patterns: Readonly<Record<string, string>> = {
  '^https?://[^/]+/': 'an absolute http or https URL',
  '^[^ ]+$': 'a name without spaces',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$': 'a time such as 2009-11-06T05:57:45Z',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'a code in lower case such as zh-hant',
  '^(-1|[1-9][0-9]*)$': '-1 or a positive page id',
};

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
      return (
        patterns[String(params['pattern'])] ??
        `${isKey ? 'one' : 'a string'} matching ${String(params['pattern'])}`
      );
    case 'minimum':
      return `at least ${String(params['limit'])}`;
    case 'minItems':
      return `at least ${String(params['limit'])} entry`;
    default:
      return keyword;
  }
}
