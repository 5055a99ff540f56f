/** For each constraint of a schema, changes to a sound document that violate it and nothing else; derived from the schema. */
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { isObject } from '../../answers/reading.js';
import type { JsonObject } from '../../answers/reading.js';
import { isForbidden } from './schemas.js';
import type { Schema } from './schemas.js';

type Change = (value: unknown) => unknown;

export interface Violation {
  /** Such as `/query/dbrepllag/0/lag below its minimum`. */
  readonly what: string;
  /** The rule that it violates. */
  readonly rule: string;
  /** How to make one of a full document. */
  readonly changes: Arbitrary<Change>;
}

/** What no validator looks at. */
const ANNOTATIONS = new Set(['$schema', '$id', '$defs', 'title', 'description', 'x-rule']);

/** Throws where a constraint, or a keyword, cannot be violated on purpose. `rule` owns what no rule inside owns. */
export function violationsOf(schema: Schema, rule = ''): Violation[] {
  const own = schema['x-rule'] ?? rule;
  const keywords = Object.keys(schema).filter(keyword => !ANNOTATIONS.has(keyword));
  return keywords.flatMap(keyword => violationsOfKeyword(keyword, schema, own));
}

function violationsOfKeyword(keyword: string, schema: Schema, rule: string): Violation[] {
  const one = (what: string, changes: Arbitrary<Change>): Violation[] => [{ what, rule, changes }];
  const { type = 'object', const: constant, pattern = '', minimum = 0, minItems = 0, propertyNames } = schema;
  switch (keyword) {
    case 'type':
      return one(`of another type than ${type}`, replaced(ofOtherType(type)));
    case 'const':
      return one('with another value', replaced(otherThan(constant)));
    case 'pattern':
      return one('with a string that does not match', replaced(notMatching(pattern)));
    case 'minimum':
      return one('below its minimum', replaced(fc.integer({ max: minimum - 1 })));
    case 'minItems':
      return one('with too few items', fc.constant(cutTo(minItems - 1)));
    case 'required':
      return (schema.required ?? []).map(key => missing(key, schema, rule));
    case 'properties':
      return Object.entries(schema.properties ?? {}).flatMap(([key, member]) => inField(key, member, rule));
    case 'propertyNames':
      return [keyViolation(propertyNames, rule)];
    case 'items':
      return inside(schema.items ?? {}, rule, '0', firstItem);
    case 'additionalProperties':
      return inOtherFields(schema, rule);
    default:
      throw new Error(`the keyword ${keyword} has no violation`);
  }
}

function missing(key: string, { properties }: Schema, rule: string): Violation {
  const without = inObject(({ [key]: _gone, ...rest }) => rest);
  return {
    what: `without its ${key}`,
    rule: properties?.[key]?.['x-rule'] ?? rule,
    changes: fc.constant(without),
  };
}

function inField(key: string, member: Schema, rule: string): Violation[] {
  if (!isForbidden(member)) return inside(member, rule, key, field(key));
  return [{ what: `with a ${key}`, rule: member['x-rule'] ?? rule, changes: withField(fc.constant(key)) }];
}

function inOtherFields({ properties = {}, additionalProperties = {} }: Schema, rule: string): Violation[] {
  if (!isForbidden(additionalProperties)) return inside(additionalProperties, rule, '*', firstField);
  const unknown = fc.string().filter(key => !Object.hasOwn(properties, key));
  const own = additionalProperties['x-rule'] ?? rule;
  return [{ what: 'with an unknown field', rule: own, changes: withField(unknown) }];
}

function keyViolation(names: Schema = {}, rule: string): Violation {
  const changes = notMatching(names.pattern ?? '').map(firstRenamed);
  return { what: 'with a key that does not match', rule: names['x-rule'] ?? rule, changes };
}

function firstRenamed(key: string): Change {
  return inObject(value => {
    const [[, member] = [], ...rest] = Object.entries(value);
    return Object.fromEntries([[key, member], ...rest]);
  });
}

/** The violations of what a place inside holds, each made where `at` leads. */
function inside(schema: Schema, rule: string, step: string, at: (change: Change) => Change): Violation[] {
  return violationsOf(schema, rule).map(({ what, rule: own, changes }) => ({
    what: /^[/]/.test(what) ? `/${step}${what}` : `/${step} ${what}`,
    rule: own,
    changes: changes.map(at),
  }));
}

const replaced = (values: Arbitrary<unknown>): Arbitrary<Change> => values.map(value => () => value);

function inObject(change: (value: JsonObject) => unknown): Change {
  return value => (isObject(value) ? change(value) : value);
}

function field(key: string) {
  return (change: Change) => inObject(value => ({ ...value, [key]: change(value[key]) }));
}

const firstField = (change: Change) => inObject(value => field(Object.keys(value)[0] ?? '')(change)(value));

const firstItem = (change: Change): Change => {
  return value => (Array.isArray(value) ? value.with(0, change(value[0])) : value);
};

function cutTo(length: number): Change {
  return value => (Array.isArray(value) ? value.slice(0, length) : value);
}

function withField(keys: Arbitrary<string>): Arbitrary<Change> {
  return fc
    .tuple(keys, fc.jsonValue())
    .map(([key, member]) => inObject(value => ({ ...value, [key]: member })));
}

function ofOtherType(type: string): Arbitrary<unknown> {
  const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
  return fc.oneof(fc.jsonValue(), numbers).filter(value => {
    if (type === 'integer') return !Number.isInteger(value);
    return type === 'array'
      ? !Array.isArray(value)
      : type === 'object'
        ? !isObject(value)
        : typeof value !== type;
  });
}

function otherThan(constant: unknown): Arbitrary<unknown> {
  const values: Arbitrary<unknown> = typeof constant === 'string' ? fc.string() : fc.integer();
  return values.filter(value => value !== constant);
}

/** A pattern that matches whatever is tried forbids nothing. */
function notMatching(pattern: string): Arbitrary<string> {
  const expression = RegExp(pattern, 'u');
  const tries = fc.sample(fc.string(), { numRuns: 200, seed: 1 });
  if (tries.every(text => expression.test(text))) throw new Error(`nothing violates the pattern ${pattern}`);
  return fc.string().filter(text => !expression.test(text));
}
