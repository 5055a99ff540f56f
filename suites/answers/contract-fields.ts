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
  return typeof url === 'string' ? url.replace(/(?<![^/])[^/]*$/, name => decodedOnce(name) ?? name) : url;
}

/** A measured lag changes at any time, and with it the host with the largest lag; it stays a number, because one not measured may be older. */
function withoutMeasurement(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { lag, host } = entry;
  if (typeof lag !== 'number' || lag < 0) return entry;
  // Whether hosts have names does not change.
  return { ...entry, lag: Number.isInteger(lag) ? 0 : 'a fraction', host: host === '' ? '' : typeof host };
}

/** What is made of a value; without `fields`, the contract does not name it. */
type Treatment = (value: unknown, fields: Fields | undefined) => unknown;

/** A value with each of its parts treated, and without the members of which `undefined` is made. */
function mapped(value: unknown, fields: Fields | undefined, treat: Treatment): unknown {
  if (typeof value !== 'object' || value === null || fields?.size === 0) return value;
  if (Array.isArray(value)) {
    const made = value.map(item => treat(item, fields?.get('*')));
    return made.every((item, at) => item === value[at]) ? value : made;
  }
  // Beside named members, `*` is the place of a rule on all others, which must be absent.
  const everyOther = fields?.size === 1 ? fields.get('*') : undefined;
  const keys = Object.keys(value);
  const members = Object.values(value);
  const made = members.map((member, at) => treat(member, everyOther ?? fields?.get(keys[at] ?? '')));
  if (made.every((member, at) => member === members[at])) return value;
  return Object.fromEntries(keys.flatMap((key, at) => (made[at] === undefined ? [] : [[key, made[at]]])));
}

const named: Treatment = (value, fields) => {
  if (!fields) return undefined;
  // A list in the place of an object counts as a whole.
  const kept = Array.isArray(value) && !fields.has('*') ? value : mapped(value, fields, named);
  return REWRITTEN.get(fields)?.(kept) ?? kept;
};

/** What the contract names in an answer, in a form that can be compared. */
export const comparable = (json: unknown): unknown => named(json, FIELDS);

/** The characters that are kept of a text that the contract does not name. */
const SHOWN = 200;

function shortened(value: unknown, fields: Fields | undefined): unknown {
  const isLong = typeof value === 'string' && !fields && value.length > SHOWN;
  // A copy, because a part of a string keeps all of it in memory.
  return isLong ? Buffer.from(value.slice(0, SHOWN)).toString() : mapped(value, fields, shortened);
}

/** An answer with all its keys, but without `debuginfo` (contract 2.7) and the rest of long texts that the contract does not name. */
export const judgedPart = (json: unknown): unknown => shortened(withoutMember(json, 'debuginfo'), FIELDS);

export function withoutMember(json: unknown, name: string): unknown {
  if (!isObject(json)) return json;
  const { [name]: _, ...others } = json;
  return others;
}
