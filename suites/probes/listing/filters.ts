/** Probes of `aimime` (contract 4.2): listings of two media types, of both at once, and of one that does not exist. */
import { count } from '../../../schemas/text/numbers.js';
import type { Filter, Mistyped, Walk } from '../../evidence/evidence.js';
import { nameOf } from '../../evidence/page.js';
import { compareBytes } from '../../values/byte-order.js';
import { drawFrom, pick, shuffled, type Draw } from '../../plan/draw.js';
import { typeLikenesses } from '../../plan/names.js';
import {
  isKnownType,
  otherTypes,
  possibleTypes,
  suggestedType,
  typesBeyond,
} from '../../values/media-types.js';
import { cutOff } from '../ask.js';
import type { ProbeContext } from '../context.js';
import { tryTypes } from '../again/types.js';
import { traverse, walkAside } from './listing.js';

/**
 * Walks the listings that the filters leave; `pagesFor` says how many pages each may take of those that are left. Before the
 * last of several filters, a question comes in between if that leaves a page to it.
 */
export async function probeFilters(
  context: ProbeContext,
  pagesFor: (remaining: number) => number,
  askInBetween: (before: Filter) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const found = await walkPossible(context, pagesFor);
  const filters = filtersOf(context, found);
  let hangs = false;
  for (const [at, filter] of filters.entries()) {
    const after = filters.length - at - 1;
    const before = after === 0 ? filters[at - 1] : undefined;
    if (before && pagesFor(1) > 1) await askInBetween(before);
    const pages = pagesFor(after + 1);
    if (pages <= 0) {
      const { maxRequests } = context.options;
      const reason = `the budget of ${count(maxRequests, 'request')} (--max-requests) is kept for other questions`;
      cutOff(context, 'filters', reason);
      continue;
    }
    const walked = await traverse(context, filter, 'filters', pages);
    // A filter that is refused is refused for every type, and one that hangs twice hangs for every type.
    const hung = hangs;
    hangs = walked.first.exchange.loss?.kind === 'timeout';
    if ((at === 0 && walked.error) || (hung && hangs)) return;
  }
  await combineEmpty(context, pagesFor(1));
  await walkOthers(context, found, pagesFor(1));
  await doubtUnknown(context, pagesFor(1));
  context.collected.mistyped = await mistypedFiles(context);
  await tryTypes(context);
}

/** Types with how many files they have. */
type TypeCounts = ReadonlyMap<string, number>;

/** So many types are asked for at most that names leave open. */
const mostPossible = { 1: 3, 2: 6, 3: 6 } as const;

/** Where names suggest fewer than two types: walks the listings of types that files may have, and returns those that list files. */
async function walkPossible(
  context: ProbeContext,
  pagesFor: (remaining: number) => number,
): Promise<TypeCounts> {
  const { options, collected, untold, listings } = context;
  const found = new Map<string, number>();
  if (collected.suggested.size > 1) return found;
  const open = [...untold].toSorted(([a, m], [b, n]) => n - m || compareBytes(a, b)).map(([name]) => name);
  const told = new Set<string>();
  const asked = new Set(collected.suggested.keys());
  const most = asked.size + mostPossible[options.strength];
  for (let rank = 0; open.some(name => rank < possibleTypes(name).length); rank++)
    for (const extension of open) {
      const type = possibleTypes(extension)[rank];
      if (type === undefined || told.has(extension) || asked.has(type)) continue;
      const pages = pagesFor(most + AFTER_POSSIBLE);
      if (asked.size === most || pages <= 0) return found;
      asked.add(type);
      const { entries, error } = await traverse(context, { id: type, types: [type] }, 'filters', pages);
      if (error) return found;
      if (entries === 0) listings.delete(type);
      else {
        told.add(extension);
        found.set(type, entries);
      }
    }
  return found;
}

/** So many listings share the budget with those of possible types. */
const AFTER_POSSIBLE = 6;

/** Whoever knows the types of a wiki may have met an invented one: then a second one tells whether the filter is ignored. */
async function doubtUnknown(context: ProbeContext, pages: number): Promise<void> {
  const { names, collected } = context;
  if (pages <= 0 || unknownListing(collected) === undefined) return;
  await compareWith(context, { id: names.mediaType(2), types: [names.mediaType(2)] }, pages);
}

/** The first invented type that lists files. */
function unknownListing({ walks, suggested }: ProbeContext['collected']): string | undefined {
  for (const { types, entries } of walks.values()) {
    const [type = ''] = types;
    if (types.length !== 1 || type === '' || entries === 0) continue;
    if (!suggested.has(type) && !isKnownType(type)) return type;
  }
  return undefined;
}

/** So many types that list nothing are asked for together with another. */
const COMBINED = 2;

/** Asks for a type that lists nothing together with another type, unless that was done: together they may list its files. */
async function combineEmpty(context: ProbeContext, pages: number): Promise<void> {
  const { collected } = context;
  if (pages <= 0) return;
  const walks = [...collected.walks.values()];
  const singles = walks.filter(({ types }) => types.length === 1);
  const isEmpty = ({ types: [type = ''], entries, ended }: Walk) =>
    entries === 0 && ended === 'end' && collected.suggested.has(type);
  for (const { types } of singles.filter(isEmpty).slice(0, COMBINED)) {
    const [type = ''] = types;
    const other =
      singles.find(({ entries }) => entries > 0) ?? singles.find(walk => !walk.types.includes(type));
    const isDone = walks.some(walk => walk.types.length === 2 && walk.types.includes(type));
    if (!other || isDone) continue;
    await compareWith(context, { id: `${type} with another`, types: [...other.types, type] }, pages);
  }
}

/** Walks a listing that is asked for to compare, and no place for further questions. */
async function compareWith(context: ProbeContext, filter: Filter, pages: number): Promise<void> {
  await traverse(context, filter, 'filters', pages);
  context.listings.delete(filter.id);
}

/** So many types are asked for that files may have, though no name suggests them. */
const BEYOND = 2;

/** Where pairs of values are asked for: types that no name suggests, other unknown types, and known and unknown ones in other orders and numbers. */
async function walkOthers(context: ProbeContext, found: TypeCounts, pages: number): Promise<void> {
  const { names, options, collected } = context;
  if (options.strength === 1 || pages <= 0) return;
  const draw = drawFrom(options.seed, 'further media types');
  const types = [...shuffled([...collected.suggested.keys()], draw), ...found.keys()];
  const beyond = shuffled(typesBeyond(collected.suggested), draw).filter(type => !collected.walks.has(type));
  for (const type of beyond.slice(0, BEYOND)) await compareWith(context, { id: type, types: [type] }, pages);
  const [type] = types;
  if (type === undefined) return;
  const mixed = collected.walks.get(MIXED)?.types.toReversed();
  for (const how of typeLikenesses) {
    // The beginning of a type can be another known one, as `image/tif` is.
    const like = types.map(each => names.mediaTypeLike(each, how)).find(each => !isKnownType(each));
    if (like !== undefined) await walkUnknown(context, like, pages);
  }
  const [suffixed] = types.filter(each => each.includes('+'));
  if (suffixed !== undefined && suffixed !== type)
    await walkUnknown(context, names.mediaTypeLike(suffixed, 'beginning'), pages);
  if (mixed)
    await compareWith(context, { id: `${MIXED}, the other way round`, types: mixed, enough: 1 }, pages);
  // Beyond three where there are so many, and in their midst one that is unknown, but of a known kind.
  const unknown = names.mediaTypeLike(type, 'kind');
  const all = types.toSpliced(Math.min(2, types.length - 1), 0, unknown);
  if (!isKnownType(unknown))
    await compareWith(context, { id: 'all types and an unknown one', types: all, enough: 1 }, pages);
  const many = manyTypes(context);
  if (many.length > MANY - 1) await compareWith(context, { id: 'many types', types: many, enough: 1 }, pages);
}

async function walkUnknown(context: ProbeContext, type: string, pages: number): Promise<void> {
  if (!isKnownType(type)) await compareWith(context, { id: type, types: [type] }, pages);
}

/** More than eight, where a careless wiki may stop. */
const MANY = 9;

/** So many types of those that were asked for alone, with those that list the fewest files, the last ones of which list some. */
function manyTypes({ collected }: ProbeContext): readonly string[] {
  const alone = [...collected.walks.values()].filter(
    ({ types, ended }) => types.length === 1 && ended === 'end',
  );
  const byEntries = alone.toSorted((one, other) => one.entries - other.entries);
  const firstListing = byEntries.findIndex(({ entries }) => entries > 0);
  if (firstListing < 0) return [];
  const until = Math.max(MANY, firstListing + 2);
  return byEntries
    .slice(0, until)
    .slice(-MANY)
    .flatMap(({ types }) => types);
}

const MIXED = 'a known and an unknown type';

/** What to restrict the listing to: each type that names suggest, the most frequent first, then several at once. */
function filtersOf(context: ProbeContext, found: TypeCounts): Filter[] {
  const { strength, seed } = context.options;
  const { suggested } = context.collected;
  const types = [...suggested, ...found]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([type]) => type);
  const draw = drawFrom(seed, 'media types');
  const unknown = unknownType(context, types);
  // The most frequent type has later pages, on which a filter may be lost.
  const [first, ...rest] = types;
  const [second, third] = shuffled(rest, draw);
  const alone: Filter[] = [];
  for (const type of types) if (!found.has(type)) alone.push({ id: type, types: [type] });
  return [
    ...alone,
    ...(first && second
      ? [{ id: 'two types', types: shuffled([first, second], draw), ...(third ? { enough: 2 } : {}) }]
      : []),
    ...(first && second && third
      ? [{ id: 'three types', types: shuffled([first, second, third], draw) }]
      : []),
    ...(strength > 1 ? furtherPairs(types, [first, second], draw) : []),
    ...(first ? [{ id: MIXED, types: shuffled([first, unknown], draw), enough: 2 }] : []),
    ...(first && second ? [{ id: 'one type twice', types: [first, first], enough: 1 }] : []),
    { id: unknown, types: [unknown] },
  ];
}

/** An invented type; where only one is asked for, it may be like a known one. */
function unknownType({ names, options }: ProbeContext, known: readonly string[]): string {
  const invented = names.mediaType();
  const [first] = known;
  if (options.strength !== 1 || first === undefined) return invented;
  const draw = drawFrom(options.seed, 'unknown media type');
  const types = [invented];
  for (const how of typeLikenesses) {
    // But for its last letter, a type would be the same for every seed.
    const like = how === 'spelling' ? undefined : names.mediaTypeLike(first, how);
    if (like !== undefined && !isKnownType(like)) types.push(like);
  }
  return pick(types, draw);
}

/** Pairs in which every type occurs that is in none yet. */
function furtherPairs(types: readonly string[], used: readonly unknown[], draw: Draw): Filter[] {
  const rest = shuffled(
    types.filter(type => !used.includes(type)),
    draw,
  );
  const pairs: Filter[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [one = '', other = types.find(type => type !== one) ?? one] = rest.slice(at, at + 2);
    pairs.push({ id: `two types (${pairs.length + 2})`, types: [one, other], enough: 1 });
  }
  return pairs;
}

/** If a type lists nothing, though names have its extension: how many of those files are of other types. */
async function mistypedFiles(context: ProbeContext): Promise<Mistyped | undefined> {
  const { walks, suggested, profile } = context.collected;
  if (profile.values.mime_filter !== 'on') return undefined;
  const empty = [...walks.values()].find(
    ({ types, ended, entries }) =>
      types.length === 1 && ended === 'end' && entries === 0 && suggested.has(types[0] ?? ''),
  );
  const [type] = empty?.types ?? [];
  if (type === undefined) return undefined;
  let found = 0;
  const others = await walkAside(context, { id: 'other types', types: otherTypes(type) }, page => {
    found += page.entries.filter(entry => suggestedType(nameOf(entry) ?? '') === type).length;
  });
  return { type, found, of: suggested.get(type) ?? 0, isWhole: others.ended === 'end' };
}
