/** The part of an answer that the contract speaks of, and that comparisons and memory are limited to. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import { queryNames } from '../values/queries.js';
import { isObject } from './reading.js';

/** The members that the contract names, each with those within it; `*` stands for every member. Without any, the whole value counts. */
interface Fields {
  readonly [key: string]: Fields;
}

const FIELDS: Fields = fieldsOf(
  queryNames.flatMap(name => ruleLocations[name].map(({ pointer }) => pointer.split('/').slice(1))),
);

function fieldsOf(paths: readonly (readonly string[])[]): Fields {
  const keys = [...new Set(paths.flatMap(([key]) => (key === undefined ? [] : [key])))];
  // Beside named members, `*` is the place of a rule on all others, which must be absent.
  const named = keys.length > 1 ? keys.filter(key => key !== '*') : keys;
  return Object.fromEntries(
    named.map(key => [key, fieldsOf(paths.filter(([first]) => first === key).map(([, ...rest]) => rest))]),
  );
}

/** An answer without everything that the contract does not name: `debuginfo`, and unknown keys at any depth. */
export function contractFields(json: unknown): unknown {
  return projected(json, FIELDS);
}

function projected(value: unknown, fields: Fields): unknown {
  const every = fields['*'];
  if (Array.isArray(value)) return every ? value.map(item => projected(item, every)) : value;
  if (!isObject(value) || Object.keys(fields).length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const inner = Object.hasOwn(fields, key) ? fields[key] : every;
      return inner ? [[key, projected(member, inner)] as const] : [];
    }),
  );
}
