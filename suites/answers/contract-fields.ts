/** The part of an answer that the contract speaks of, and that comparisons and memory are limited to. */
import { isDeepStrictEqual } from 'node:util';
import { ruleLocations } from '../../schemas/generated/rules.js';
import { queryNames } from '../values/queries.js';
import { decodedOnce } from '../values/urls.js';
import { isObject } from './reading.js';
import type { JsonObject } from './reading.js';

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

/** A comparison that remembers its results: the same body is read once, and compared with the same other one again and again. */
export function remembered(
  areAlike: (a: unknown, b: unknown) => boolean,
): (a: unknown, b: unknown) => boolean {
  // The latest only: a map for each value would cost the garbage collector more than it saves.
  const latest = new WeakMap<object, { readonly other: object; readonly alike: boolean }>();
  return (a, b) => {
    if (a === b || !isObject(a) || !isObject(b)) return areAlike(a, b);
    const known = latest.get(b);
    if (known?.other === a) return known.alike;
    const alike = areAlike(a, b);
    latest.set(b, { other: a, alike });
    return alike;
  };
}

/** Whether two values are equal in everything that the contract names. It copies nothing, because nearly every answer is compared with another. */
export const haveSameContractFields = remembered((a, b) => areSame(a, b, FIELDS));

function areSame(a: unknown, b: unknown, fields: Fields): boolean {
  if (a === b) return true;
  const every = fields['*'];
  if (every && Array.isArray(a) && Array.isArray(b)) return areSameItems(a, b, every);
  if (typeof a !== 'object' && typeof b !== 'object')
    return ADDRESSES.has(fields) && isDeepStrictEqual(addressOf(a), addressOf(b));
  if (!isObject(a) || !isObject(b) || WHOLE.has(fields)) return isDeepStrictEqual(a, b);
  // What was parsed inherits nothing that a loop would show, so no list of the keys is made.
  for (const key in a) {
    const inner = fieldsAt(key, fields);
    if (inner && !(Object.hasOwn(b, key) && areSame(a[key], b[key], inner))) return false;
  }
  for (const key in b) if (!Object.hasOwn(a, key) && fieldsAt(key, fields)) return false;
  return true;
}

function areSameItems(a: readonly unknown[], b: readonly unknown[], fields: Fields): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!areSame(a[at], b[at], fields)) return false;
  return true;
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
