/** The part of an answer that the contract speaks of, and that comparisons and memory are limited to. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import { queryNames } from '../values/queries.js';
import { decodedOnce } from '../values/urls.js';
import { isObject, type JsonObject } from './reading.js';

/** The members that the contract names, each with those within it; `*` stands for every member. Without any, the whole value counts. */
interface Fields extends Map<string, Fields> {}

const FIELDS: Fields = new Map();
for (const { pointer } of queryNames.flatMap(name => ruleLocations[name])) fieldsOf(pointer);

/** The fields within a place, which are added if need be. */
function fieldsOf(pointer: string): Fields {
  return pointer
    .split('/')
    .slice(1)
    .reduce((fields, step) => {
      const inner: Fields = fields.get(step) ?? new Map();
      fields.set(step, inner);
      return inner;
    }, FIELDS);
}

/** Addresses that end in a name or a title, all ways of escaping which are equivalent (contract 2.2). */
const ADDRESSES: ReadonlySet<Fields> = new Set(
  ['url', 'descriptionurl'].map(key => fieldsOf(`/query/allimages/*/${key}`)),
);

/** An address with its last segment decoded. What is before a name or a title is compared as it is written. */
function addressOf(url: unknown): unknown {
  if (typeof url !== 'string' || !url.includes('%')) return url;
  const start = url.lastIndexOf('/') + 1;
  return url.slice(0, start) + (decodedOnce(url.slice(start)) ?? url.slice(start));
}

/** An answer without everything that the contract does not name: `debuginfo`, and unknown keys at any depth. Addresses are as they are compared. */
export const contractFields = (json: unknown): unknown => projected(json, FIELDS);

function projected(value: unknown, fields: Fields): unknown {
  if (ADDRESSES.has(fields)) return addressOf(value);
  if (typeof value !== 'object' || value === null || fields.size === 0) return value;
  if (Array.isArray(value)) {
    const every = fields.get('*');
    return every ? value.map(item => projected(item, every)) : value;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const inner = fieldsAt(key, fields);
      return inner ? [[key, projected(member, inner)] as const] : [];
    }),
  );
}

/** What the contract names within a member; beside named members, `*` is the place of a rule on all others, which must be absent. */
const fieldsAt = (key: string, fields: Fields): Fields | undefined =>
  fields.get(fields.size === 1 && fields.has('*') ? '*' : key);

/** Of a text that the contract does not name, this much is kept to be shown. */
const SHOWN = 200;

/** An answer with all its keys, and without `debuginfo` and the rest of long texts that the contract does not name. */
export const judgedPart = (json: unknown): unknown => shortened(withoutMembers(json, DIAGNOSTICS), FIELDS);

function shortened(value: unknown, fields: Fields | undefined): unknown {
  // A part of a string would keep all of it in memory.
  if (typeof value === 'string' && !fields && value.length > SHOWN)
    return Buffer.from(value.slice(0, SHOWN)).toString();
  if (typeof value !== 'object' || value === null || fields?.size === 0) return value;
  if (Array.isArray(value)) return value.map(item => shortened(item, fields?.get('*')));
  const members = Object.entries(value).map(([key, member]) => [
    key,
    shortened(member, fields && fieldsAt(key, fields)),
  ]);
  return Object.fromEntries(members) as JsonObject;
}

/** The members of an answer that never count (contract 2.7). */
export const DIAGNOSTICS: readonly string[] = ['debuginfo'];

/** An object without some of its members. */
export const withoutMembers = (json: unknown, keys: readonly string[]): unknown =>
  isObject(json) ? Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key))) : json;
