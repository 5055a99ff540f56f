/**
 * The schemas proven both ways: documents derived from a schema are accepted, and for each of its constraints a document
 * that violates nothing else is refused, at the cost of the rule that owns the place.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../scripts/contract-schema.js';
import { owners } from '../schemas/generated/rules.js';
import type { SchemaName } from '../schemas/generated/rules.js';
import { isObject } from './reading.js';
import type { JsonObject } from './reading.js';
import { shapeFaults } from './shape.js';

const names = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles', 'debuginfo'] as const;

function isSchema(value: unknown): value is Schema {
  return isObject(value);
}

/** A schema as written, its references resolved in place; the annotation of the referring place wins. */
function schemaOf(name: SchemaName): Schema {
  const root: unknown = JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));
  if (!isSchema(root)) throw new Error(`the schema ${name} is no object`);
  const resolved = ({ $ref, ...own }: Schema): Schema => {
    const target = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')];
    return { ...(target && resolved(target)), ...own };
  };
  const inPlace = (schema: Schema): Schema => {
    const { properties, items, additionalProperties, ...rest } = resolved(schema);
    const members = Object.entries(properties ?? {}).map(([key, member]) => [key, inPlace(member)]);
    return {
      ...rest,
      ...(properties && { properties: Object.fromEntries(members) as Record<string, Schema> }),
      ...(items && { items: inPlace(items) }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: inPlace(additionalProperties),
      }),
    };
  };
  return inPlace(root);
}

/** What no validator looks at. */
const ANNOTATIONS = new Set(['$schema', '$id', '$defs', 'title', 'description', 'x-rule']);
const keywordsOf = (schema: Schema) => Object.keys(schema).filter(keyword => !ANNOTATIONS.has(keyword));
const isForbidden = (schema: Schema | boolean | undefined) =>
  typeof schema === 'object' && schema.not !== undefined;

/** Documents that keep to a schema; `full` ones have every optional field, and a member in every array and map. */
function sound(schema: Schema, full: boolean): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'string')
    return schema.pattern === undefined ? fc.string() : fc.stringMatching(RegExp(schema.pattern, 'u'));
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -100 });
  if (schema.type === 'number') return fc.float({ noNaN: true, noDefaultInfinity: true });
  if (schema.type === 'array') {
    const minLength = Math.max(schema.minItems ?? 0, full ? 1 : 0);
    return fc.array(schema.items ? sound(schema.items, full) : fc.jsonValue(), { minLength, maxLength: 3 });
  }
  if (schema.type === 'object') return soundObject(schema, full);
  throw new Error(`no documents are known for ${JSON.stringify(schema)}`);
}

function soundObject(
  { properties = {}, required = [], additionalProperties, propertyNames }: Schema,
  full: boolean,
): Arbitrary<unknown> {
  const allowed = Object.entries(properties).filter(([, member]) => !isForbidden(member));
  const known = fc.record(Object.fromEntries(allowed.map(([key, member]) => [key, sound(member, full)])), {
    requiredKeys: full ? allowed.map(([key]) => key) : required,
  });
  const key = (
    propertyNames?.pattern === undefined ? fc.string() : sound({ type: 'string', ...propertyNames }, full)
  ) as Arbitrary<string>;
  if (isForbidden(additionalProperties)) return known;
  const others = fc.dictionary(
    key.filter(name => !Object.hasOwn(properties, name)),
    typeof additionalProperties === 'object' ? sound(additionalProperties, full) : fc.jsonValue(),
    { minKeys: full && propertyNames ? 1 : 0, maxKeys: 3 },
  );
  return fc.tuple(others, known).map(([rest, own]) => ({ ...rest, ...own }));
}

/** A way to a place in a document: a key, or any member of an array or a map. */
type Step = { readonly key: string } | 'member';

interface Violation {
  readonly what: string;
  /** Whose rule it violates. */
  readonly rule: string;
  readonly way: readonly Step[];
  /** What stands at the place instead; it depends on what stood there. */
  readonly instead: Arbitrary<(value: unknown) => unknown>;
}

const wordsOf = (way: readonly Step[]) => way.map(step => `/${step === 'member' ? '*' : step.key}`).join('');
const replaced = (values: Arbitrary<unknown>) => values.map(value => () => value);
const without = (key: string) => (value: unknown) =>
  Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));

/** A violation of every constraint in a schema. */
function violationsIn(schema: Schema, way: readonly Step[], owner: string): Violation[] {
  const rule = schema['x-rule'] ?? owner;
  const found: Violation[] = [];
  const add = (what: string, instead: Violation['instead'], of = rule) =>
    found.push({ what: `${wordsOf(way) || '/'} ${what}`, rule: of, way, instead });
  for (const keyword of keywordsOf(schema)) {
    switch (keyword) {
      case 'type':
        add(`of another type than ${schema.type}`, replaced(ofOtherType(schema.type ?? '')));
        break;
      case 'const':
        add(
          'with another value',
          replaced(
            fc
              .oneof(fc.integer(), fc.string())
              .filter(value => typeof value === typeof schema.const && value !== schema.const),
          ),
        );
        break;
      case 'pattern':
        add('with a string that does not match', replaced(notMatching(schema.pattern ?? '')));
        break;
      case 'minimum':
        add('below its minimum', replaced(fc.integer({ max: (schema.minimum ?? 0) - 1 })));
        break;
      case 'minItems':
        add(
          'with too few items',
          fc.constant((value: unknown) => (value as unknown[]).slice(0, (schema.minItems ?? 0) - 1)),
        );
        break;
      case 'required':
        for (const key of schema.required ?? [])
          add(`without its ${key}`, fc.constant(without(key)), schema.properties?.[key]?.['x-rule'] ?? rule);
        break;
      case 'properties':
        for (const [key, member] of Object.entries(schema.properties ?? {}))
          if (isForbidden(member))
            add(`with the forbidden ${key}`, withMember(fc.constant(key)), member['x-rule'] ?? rule);
          else found.push(...violationsIn(member, [...way, { key }], rule));
        break;
      case 'items':
        found.push(...violationsIn(schema.items ?? {}, [...way, 'member'], rule));
        break;
      case 'additionalProperties': {
        const members = schema.additionalProperties as Schema;
        const unknown = fc.string().filter(key => !Object.hasOwn(schema.properties ?? {}, key));
        if (isForbidden(members))
          add('with an unknown field', withMember(unknown), members['x-rule'] ?? rule);
        else found.push(...violationsIn(members, [...way, 'member'], rule));
        break;
      }
      case 'propertyNames':
        add(
          'with a key that does not match',
          withKey(notMatching(schema.propertyNames?.pattern ?? '')),
          schema.propertyNames?.['x-rule'] ?? rule,
        );
        break;
      default:
        throw new Error(`the keyword ${keyword} has no violation`);
    }
  }
  return found;
}

function ofOtherType(type: string): Arbitrary<unknown> {
  const isOf = (value: unknown) => {
    if (type === 'integer') return Number.isInteger(value);
    if (type === 'array') return Array.isArray(value);
    return type === 'object' ? isObject(value) : typeof value === type;
  };
  return fc
    .oneof(fc.jsonValue(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .filter(value => !isOf(value));
}

/** Strings that a pattern does not match; a pattern that matches whatever is tried forbids nothing, and is a mistake. */
function notMatching(pattern: string): Arbitrary<string> {
  const expression = RegExp(pattern, 'u');
  const tries = fc.sample(fc.string(), { numRuns: 200, seed: 1 });
  if (tries.every(text => expression.test(text))) throw new Error(`nothing violates the pattern ${pattern}`);
  return fc.string().filter(text => !expression.test(text));
}

const withMember = (keys: Arbitrary<string>) =>
  fc
    .tuple(keys, fc.jsonValue())
    .map(([key, member]) => (value: unknown) => ({ ...(value as object), [key]: member }));

/** Gives a member of a map another key. */
const withKey = (keys: Arbitrary<string>) =>
  keys.map(key => (value: unknown) => {
    const [[, member] = [], ...rest] = Object.entries(value as object);
    return Object.fromEntries([[key, member], ...rest]);
  });

/** A copy in which one place is changed. */
function changed(
  document: unknown,
  [step, ...rest]: readonly Step[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(document);
  if (Array.isArray(document)) return document.with(0, changed(document[0], rest, change)) as unknown[];
  const members = document as JsonObject;
  const key = step === 'member' ? (Object.keys(members)[0] ?? '') : step.key;
  return { ...members, [key]: changed(members[key], rest, change) };
}

describe.each(names)('the schema %s', name => {
  const schema = schemaOf(name);
  const violations = violationsIn(schema, [], '');

  test('accepts what keeps to it', () => {
    fc.assert(
      fc.property(fc.oneof(sound(schema, true), sound(schema, false)), document => {
        expect(shapeFaults(name, document)).toEqual([]);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test.each(violations)('refuses $what, which $rule forbids', ({ rule, way, instead }) => {
    fc.assert(
      fc.property(sound(schema, true), instead, (document, change) => {
        const faults = shapeFaults(name, changed(document, way, change));
        expect(faults.map(fault => fault.rule)).toEqual([rule]);
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  test('has a violation for every rule that owns a place in it', () => {
    const owning = new Set(owners[name].map(owner => owner.rule));
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(owning);
  });
});

test('a pattern that every string matches is a mistake', () => {
  expect(() => violationsIn({ type: 'string', pattern: '.*' }, [], 'a.rule')).toThrow(
    'nothing violates the pattern .*',
  );
});

test('a keyword that nobody can violate on purpose is a mistake', () => {
  expect(() => violationsIn({ type: 'string', minLength: 1 }, [], 'a.rule')).toThrow(
    'the keyword minLength has no violation',
  );
});
