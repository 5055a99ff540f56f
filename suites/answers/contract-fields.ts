/** The part of an answer that the contract speaks of: comparisons and memory are limited to it. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import { queryNames } from '../values/queries.js';
import { decodedOnce } from '../values/urls.js';
import { isObject } from './reading.js';

/** The named members, each with those within it; `*` stands for every member. If there are none, the whole value counts. */
interface Fields extends Map<string, Fields> {}

const FIELDS: Fields = new Map();
for (const { pointer } of queryNames.flatMap(name => ruleLocations[name])) fieldsOf(pointer);

function fieldsOf(pointer: string): Fields {
  let fields = FIELDS;
  for (const step of pointer.split('/').slice(1)) {
    const inner: Fields = fields.get(step) ?? new Map();
    fields.set(step, inner);
    fields = inner;
  }
  return fields;
}

/** Places whose values may lawfully differ, with what is compared instead. */
const REWRITTEN: ReadonlyMap<Fields, (value: unknown) => unknown> = new Map([
  [fieldsOf('/query/allimages/*/url'), addressOf],
  [fieldsOf('/query/allimages/*/descriptionurl'), addressOf],
  [fieldsOf('/query/dbrepllag/*'), withoutMeasurement],
]);

/** An address with its last segment decoded: all ways of escaping a title are equivalent (contract 2.2). */
function addressOf(url: unknown): unknown {
  if (typeof url !== 'string' || !url.includes('%')) return url;
  const start = url.lastIndexOf('/') + 1;
  return url.slice(0, start) + (decodedOnce(url.slice(start)) ?? url.slice(start));
}

/** A measured lag changes at any time, and with it the host with the largest lag. */
function withoutMeasurement(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { lag, host } = entry;
  if (typeof lag !== 'number' || lag < 0) return entry;
  const measured = Number.isInteger(lag) ? 'measured' : 'a fraction';
  // Whether hosts have names does not change.
  return { ...entry, lag: measured, host: host === '' ? '' : typeof host };
}

export function comparable(value: unknown, fields: Fields = FIELDS): unknown {
  const kept = named(value, fields);
  return REWRITTEN.get(fields)?.(kept) ?? kept;
}

function named(value: unknown, fields: Fields): unknown {
  if (typeof value !== 'object' || value === null || fields.size === 0) return value;
  if (Array.isArray(value)) {
    const every = fields.get('*');
    return every ? value.map(item => comparable(item, every)) : value;
  }
  const members: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    const inner = fieldsAt(key, fields);
    if (inner) members.push([key, comparable(member, inner)]);
  }
  return Object.fromEntries(members);
}

/** Beside named members, `*` is the place of a rule on all others, which must be absent. */
const fieldsAt = (key: string, fields: Fields): Fields | undefined =>
  fields.get(fields.size === 1 && fields.has('*') ? '*' : key);

/** The characters that are kept of a text that the contract does not name. */
const SHOWN = 200;

/** An answer with all its keys, but without `debuginfo` and the rest of long texts that the contract does not name. */
export const judgedPart = (json: unknown): unknown => shortened(withoutMembers(json, DIAGNOSTICS), FIELDS);

/** The value itself if nothing in it is too long. */
function shortened(value: unknown, fields: Fields | undefined): unknown {
  // A copy, because a part of a string keeps all of it in memory.
  if (typeof value === 'string' && !fields && value.length > SHOWN)
    return Buffer.from(value.slice(0, SHOWN)).toString();
  if (typeof value !== 'object' || value === null || fields?.size === 0) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, member] of Object.entries(value)) {
    const inner = Array.isArray(value) ? fields?.get('*') : fields && fieldsAt(key, fields);
    const kept = shortened(member, inner);
    if (kept === member) continue;
    copy ??= (Array.isArray(value) ? Array.from<unknown>(value) : { ...value }) as Record<string, unknown>;
    copy[key] = kept;
  }
  return copy ?? value;
}

/** The members of an answer that never count (contract 2.7). */
export const DIAGNOSTICS: readonly string[] = ['debuginfo'];

export const withoutMembers = (json: unknown, keys: readonly string[]): unknown =>
  isObject(json) && keys.some(key => Object.hasOwn(json, key))
    ? Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)))
    : json;
