/** The part of an answer that the contract speaks of, and that comparisons and memory are limited to. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import { queryNames } from '../values/queries.js';
import { decodedOnce } from '../values/urls.js';
import { isObject, type JsonObject } from './reading.js';

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

/** Fields without any within them. */
const WHOLE: ReadonlySet<Fields> = new Set(wholeIn(FIELDS));

function wholeIn(fields: Fields): Fields[] {
  const inner = Object.values(fields);
  return inner.length === 0 ? [fields] : inner.flatMap(wholeIn);
}

/** Addresses that end in a name or a title, all ways of escaping which are equivalent (contract 2.2). */
const ADDRESSES: ReadonlySet<Fields | undefined> = new Set(
  ['url', 'descriptionurl'].map(key => FIELDS['query']?.['allimages']?.['*']?.[key]),
);

/** An address with its last segment decoded. What is before a name or a title is compared as it is written. */
function addressOf(url: unknown): unknown {
  if (typeof url !== 'string' || !url.includes('%')) return url;
  const start = url.lastIndexOf('/') + 1;
  return url.slice(0, start) + (decodedOnce(url.slice(start)) ?? url.slice(start));
}

/** An answer without everything that the contract does not name: `debuginfo`, and unknown keys at any depth. Addresses are as they are compared. */
export function contractFields(json: unknown): unknown {
  return projected(json, FIELDS);
}

function projected(value: unknown, fields: Fields): unknown {
  const every = fields['*'];
  if (Array.isArray(value)) return every ? value.map(item => projected(item, every)) : value;
  if (ADDRESSES.has(fields)) return addressOf(value);
  if (!isObject(value) || WHOLE.has(fields)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const inner = fieldsAt(key, fields);
      return inner ? [[key, projected(member, inner)] as const] : [];
    }),
  );
}

/** What the contract names within a member; `undefined` where it does not name the member. */
const fieldsAt = (key: string, fields: Fields): Fields | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : fields['*'];

/** Of a text that the contract does not name, this much is kept to be shown. */
const SHOWN = 200;

/** An answer with all its keys, and without `debuginfo` and the rest of long texts that the contract does not name. */
export function judgedPart(json: unknown): unknown {
  return isObject(json) ? shortened(without(json, DIAGNOSTICS), FIELDS) : json;
}

function shortened(value: unknown, fields: Fields | undefined): unknown {
  // A part of a string would keep all of it in memory.
  if (typeof value === 'string' && !fields && value.length > SHOWN)
    return Buffer.from(value.slice(0, SHOWN)).toString();
  if (typeof value !== 'object' || value === null) return value;
  if (fields && WHOLE.has(fields)) return value;
  // Only what has a long text is copied.
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const key in value) {
    const member: unknown = (value as JsonObject)[key];
    const kept = shortened(member, fields && fieldsAt(key, fields));
    if (kept === member) continue;
    copy ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    (copy as Record<string, unknown>)[key] = kept;
  }
  return copy ?? value;
}

/** The members of an answer that never count (contract 2.7). */
export const DIAGNOSTICS: readonly string[] = ['debuginfo'];

/** An object without some of its members; itself where it has none of them. */
export function without(json: JsonObject, keys: readonly string[]): JsonObject {
  if (!keys.some(key => Object.hasOwn(json, key))) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));
}
