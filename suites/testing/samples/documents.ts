/** Documents that keep to a schema, derived from it. */
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { JsonObject } from '../../answers/reading.js';
import { isForbidden, mapped } from './schemas.js';
import type { Schema } from './schemas.js';

/** `full`: with every optional field, and with a member in every array and map. */
export function soundDocuments(schema: Schema, full: boolean): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === undefined) throw new Error(`no documents are known for ${JSON.stringify(schema)}`);
  switch (schema.type) {
    case 'string':
      return soundStrings(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -100 });
    case 'number':
      return fc.float({ noNaN: true, noDefaultInfinity: true });
    case 'array':
      return soundArrays(schema, full);
    case 'object':
      return soundObjects(schema, full);
    default:
      throw new Error(`unknown type: ${String(schema.type)}`);
  }
}

function soundStrings({ pattern }: Schema): Arbitrary<string> {
  return pattern === undefined ? fc.string() : fc.stringMatching(RegExp(pattern, 'u'));
}

function soundArrays({ items, minItems = 0 }: Schema, full: boolean): Arbitrary<unknown[]> {
  const members = items ? soundDocuments(items, full) : fc.jsonValue();
  return fc.array(members, { minLength: Math.max(minItems, full ? 1 : 0), maxLength: 3 });
}

function soundObjects(schema: Schema, full: boolean): Arbitrary<JsonObject> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const allowed = Object.entries(properties).filter(([, member]) => !isForbidden(member));
  const keys = allowed.map(([key]) => key);
  const fields = mapped(Object.fromEntries(allowed), member => soundDocuments(member, full));
  const known = fc.record(fields, { requiredKeys: full ? keys : [...required] });
  if (isForbidden(additionalProperties)) return known;
  const others = fc.dictionary(
    soundStrings(propertyNames ?? {}).filter(key => !Object.hasOwn(properties, key)),
    additionalProperties ? soundDocuments(additionalProperties, full) : fc.jsonValue(),
    { minKeys: full && propertyNames ? 1 : 0, maxKeys: 3 },
  );
  return fc.tuple(others, known).map(([rest, own]) => ({ ...rest, ...own }));
}
