/** Probes of `aimime` (contract 4.2): listings of two media types, of both at once, and of one that does not exist. */
import { count } from '../../../schemas/text/numbers.js';
import type { Altered, Filter, Mistyped, Unfiltered, Walk } from '../../evidence/evidence.js';
import { factsOf, fingerprintOf } from '../../evidence/fingerprint.js';
import type { Facts } from '../../evidence/fingerprint.js';
import { truncated, withoutBody } from '../../evidence/memory-budget.js';
import type { FilterRule } from '../../evidence/observer.js';
import { LIST, nameOf } from '../../evidence/page.js';
import type { Page } from '../../evidence/page.js';
import { compareBytes } from '../../values/byte-order.js';
import { drawFrom, pick, shuffled } from '../../plan/draw.js';
import type { Draw } from '../../plan/draw.js';
import { WHOLE } from '../../plan/models.js';
import { typeLikenesses } from '../../plan/names.js';
import {
  isKnownType,
  otherTypes,
  possibleTypes,
  suggestedType,
  typesBeyond,
  typesToAsk,
} from '../../values/media-types.js';
import { quoted } from '../../values/messages.js';
import type { NameList } from '../../values/name-list.js';
import { encodedPlaces } from '../../values/queries.js';
import { cutOff } from '../ask.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { listedUnderNew } from '../again/listed.js';
import { uploadedMeanwhile } from '../again/outdated.js';
import {
  BESIDES,
  changeOfListing,
  isOfThisAudit,
  OFTEN,
  otherwiseAnew,
  timesOf,
  waitForLag,
} from '../again/recheck.js';
import type { AskAnew } from '../again/recheck.js';
import { changeOfAny, pageAgain, pagesOf, requestsToCompare, traverse, walkAgain } from './listing.js';

/**
 * Walks the listings that the filters leave; `pagesFor` says how many pages each may take of those that are left. Before the
 * last of several filters, as many questions come in between as leave a page to it.
 */
export async function probeFilters(
  context: ProbeContext,
  pagesFor: (remaining: number) => number,
  askInBetween: (before: Filter, most: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const found = await walkPossible(context, pagesFor);
  const filters = filtersOf(context, found);
  for (const [at, filter] of filters.entries()) {
    const after = filters.length - at - 1;
    const before = after === 0 ? filters[at - 1] : undefined;
    if (before) await askInBetween(before, pagesFor(1) - 1);
    // The walk before these questions shares its pages with them, too.
    const pages = pagesFor(after === 1 ? 3 : after + 1);
    if (pages <= 0) {
      const { maxRequests } = context.options;
      const reason = `the budget of ${count(maxRequests, 'request')} (--max-requests) is kept for other questions`;
      cutOff(context, 'filters', reason);
      continue;
    }
    const walked = await traverse(context, filter, 'filters', pages);
    // A filter that is refused is refused for every type.
    if (at === 0 && walked.error) return;
  }
  await combineEmpty(context, pagesFor(1));
  await walkOthers(context, found, pagesFor(1));
  await doubtUnknown(context, pagesFor(1));
  await recheckFilters(context);
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
  if (options.strength === undefined || collected.suggested.size > 1) return found;
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
  const { names, options, collected } = context;
  if (options.strength === undefined || pages <= 0) return;
  if (unknownListing(collected) === undefined) return;
  await compareWith(context, { id: 'another unknown type', types: [names.mediaType(2)] }, pages);
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
  const { options, collected } = context;
  if (options.strength === undefined || pages <= 0) return;
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
  if (options.strength === undefined || options.strength === 1 || pages <= 0) return;
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
    if (like !== undefined)
      await walkUnknown(context, `an unknown type, like a known one in ${how}`, like, pages);
  }
  const [suffixed] = types.filter(each => each.includes('+'));
  if (suffixed !== undefined && suffixed !== type)
    await walkUnknown(
      context,
      'an unknown type, like one with a suffix',
      names.mediaTypeLike(suffixed, 'beginning'),
      pages,
    );
  if (mixed) await compareWith(context, { id: `${MIXED}, the other way round`, types: mixed }, pages);
  // Beyond three where there are so many, and in their midst one that is unknown, but of a known kind.
  const unknown = names.mediaTypeLike(type, 'kind');
  const all = types.toSpliced(Math.min(2, types.length - 1), 0, unknown);
  if (!isKnownType(unknown))
    await compareWith(context, { id: 'all types and an unknown one', types: all }, pages);
  const many = manyTypes(context);
  if (many.length > MANY - 1) await compareWith(context, { id: 'many types', types: many }, pages);
}

async function walkUnknown(context: ProbeContext, id: string, type: string, pages: number): Promise<void> {
  if (!isKnownType(type)) await compareWith(context, { id, types: [type] }, pages);
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
  if (strength === undefined) return oldFilters(suggested, context.random.mediaType());
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
    ...(first && second ? [{ id: 'two types', types: shuffled([first, second], draw) }] : []),
    ...(first && second && third
      ? [{ id: 'three types', types: shuffled([first, second, third], draw) }]
      : []),
    ...(strength > 1 ? furtherPairs(types, [first, second], draw) : []),
    ...(first ? [{ id: MIXED, types: shuffled([first, unknown], draw) }] : []),
    ...(first && second ? [{ id: 'one type twice', types: [first, first] }] : []),
    { id: 'an unknown type', types: [unknown] },
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
    pairs.push({ id: `two types (${pairs.length + 2})`, types: [one, other] });
  }
  return pairs;
}

/** The four listings that version 0.1 asked for. */
function oldFilters(suggested: ReadonlyMap<string, number>, unknown: string): Filter[] {
  const [first, second] = typesToAsk(suggested);
  return [
    ...(first === undefined ? [] : [{ id: 'first type', types: [first] }]),
    ...(second === undefined ? [] : [{ id: 'second type', types: [second] }]),
    ...(first === undefined ? [] : [{ id: 'both types', types: [first, second ?? unknown] }]),
    { id: 'unknown type', types: [unknown] },
  ];
}

/** Asks again before anyone is accused of what the listings by type show. */
export async function recheckFilters(context: ProbeContext): Promise<void> {
  const { collected, options } = context;
  // Where the first look has found something, this one is the last.
  const looks = context.areFiltersSuspected ? 1 : 2;
  context.areFiltersSuspected = false;
  // What an earlier look has found is looked at anew.
  collected.altered = undefined;
  if (options.profile.values.mime_filter !== 'on' || !options.observer.isSorted()) return;
  collected.mistyped = await mistypedFiles(context);
  let isSuspected = options.observer.suspectsFilters(collected);
  if (isSuspected && isShort(context, looks)) collected.drift = await proveFewest(context, looks);
  else if (isSuspected) {
    collected.drift = await changeOfAny(context, collected.walks);
    if (collected.drift !== undefined) isSuspected = !(await settleFilters(context));
  }
  const added = isSuspected ? await uploadedMeanwhile(context, contradicting(context).values()) : undefined;
  if (added !== undefined) {
    collected.drift = `${quoted(added)} was uploaded during the audit, and a cache may have kept listings from before`;
    collected.proven = undefined;
    isSuspected = false;
  }
  collected.unfiltered = isSuspected || added !== undefined ? await unfilteredFile(context) : undefined;
  if (!isSuspected) collected.altered = await alteredEntry(context, looks);
  context.areFiltersSuspected = isSuspected || collected.altered !== undefined;
}

/** The fewest listings that contradict each other. */
function contradicting(context: ProbeContext): ReadonlyMap<string, Walk> {
  const { proven, walks } = context.collected;
  return proven ?? fewestOf(walks, contradictionIn(context));
}

/** Whether listings contradict each other, as far as these rules tell, or any. */
const contradictionIn =
  ({ collected, options }: ProbeContext, rules?: readonly FilterRule[]) =>
  (walks: ReadonlyMap<string, Walk>): boolean =>
    options.observer.suspectsFilters({ ...collected, walks }, rules);

const UNKNOWN: readonly FilterRule[] = ['allimages.mime-unknown-empty'];

/** Where a change may explain what an invented type lists: a file that new ones list as well, which no change explains. */
async function unfilteredFile(context: ProbeContext): Promise<Unfiltered | undefined> {
  const { collected, options } = context;
  if (options.strength === undefined || collected.drift === undefined) return undefined;
  const type = unknownListing(collected);
  const times = timesForNew(context);
  return type !== undefined && times !== undefined && options.observer.suspectsFilters(collected, UNKNOWN)
    ? await listedUnderNew(context, type, times)
    : undefined;
}

/** How many new types are asked for, as far as a budget allows. */
const timesForNew = (context: ProbeContext): number | undefined =>
  [OFTEN, HALF].find(times => left(context) >= times);

/** Whether too few requests are left to compare all listings so many times with what they were. */
const isShort = (context: ProbeContext, looks: number): boolean =>
  context.options.strength !== undefined &&
  left(context) < looks * requestsToCompare(context, context.collected.walks);

/** Half as often as usual, where a small budget allows no more: what came before the end of the audit was the same, too. */
const HALF = OFTEN / 2;

/**
 * Proves the fewest listings that contradict each other where the budget has no room for all of them, and returns why nothing
 * follows from the others.
 */
async function proveFewest(context: ProbeContext, looks: number): Promise<string> {
  const { collected, options } = context;
  const fewest = collected.proven ?? affordable(context);
  collected.proven = undefined;
  if (fewest.size === 0 || left(context) < requestsToCompare(context, fewest, HALF))
    return NO_ROOM_TO_COMPARE;
  // A first look may be short, because the last one follows a while later.
  const isFirst = looks > 1 && options.lastingMs > 0;
  const change = await changeOfAny(context, fewest, isFirst ? 1 : HALF);
  if (change !== undefined) return change;
  collected.proven = fewest;
  return NO_ROOM_TO_COMPARE;
}

/** The fewest listings that contradict each other, rule by rule, as far as they can be compared now and at the end. */
function affordable(context: ProbeContext): ReadonlyMap<string, Walk> {
  const { collected, options } = context;
  const isWithin = (walks: ReadonlyMap<string, Walk>, room: number) =>
    requestsToCompare(context, walks, HALF) + requestsToCompare(context, walks, 1) <= room;
  const within = new Map([...collected.walks].filter(each => isWithin(new Map([each]), left(context))));
  const chosen = new Set<string>();
  const joined = () => new Map([...within].filter(([id]) => chosen.has(id)));
  for (const rule of options.observer.filterRules) {
    const isContradicted = contradictionIn(context, [rule]);
    if (!isContradicted(within)) continue;
    const added = [...fewestOf(within, isContradicted).keys()].filter(id => !chosen.has(id));
    // One proof may take all that is left; further ones leave half of it to the plan.
    const room = chosen.size === 0 ? left(context) : left(context) / 2;
    for (const id of added) chosen.add(id);
    if (!isWithin(joined(), room)) for (const id of added) chosen.delete(id);
  }
  return joined();
}

const NO_ROOM_TO_COMPARE = 'the budget (--max-requests) has no room to ask for all of these listings again';

/** So many requests are kept to look at the end of an audit whether listings contradict each other still; none where they would not do. */
export function requestsToProve(context: ProbeContext): number {
  const { proven, walks, altered, mistyped, unfiltered } = context.collected;
  if (!context.areFiltersSuspected) return 0;
  const compared = altered
    ? requestsForEntries(HALF)
    : requestsToCompare(context, proven ?? walks, ...(proven ? [HALF] : []));
  const needed = compared + (mistyped?.pages ?? 0) + (unfiltered ? OFTEN : 0) + BESIDES;
  return needed > left(context) ? 0 : needed;
}

/**
 * Looks at the listings by type once more after one of them has changed. Where all agree by now, one change may explain
 * what they showed: these are judged, and it returns `true`. Where they contradict each other, no earlier change explains it.
 */
async function settleFilters(context: ProbeContext): Promise<boolean> {
  const { collected, options } = context;
  const { proven } = collected;
  collected.proven = undefined;
  if (options.strength === undefined) return false;
  if (proven && (await changeOfAny(context, proven)) === undefined) {
    collected.proven = proven;
    return false;
  }
  const settled = await walkAllAgain(context);
  if (!settled) return false;
  const isContradicted = contradictionIn(context);
  if (isContradicted(settled)) {
    collected.proven = await lastingContradiction(context, settled, isContradicted);
    return false;
  }
  // Those before the change, too, have to agree with each other.
  const changed = [...collected.walks].findLastIndex(([id, before]) => {
    const after = settled.get(id);
    return after && changeOfListing(before, after) !== undefined;
  });
  if (isContradicted(new Map([...collected.walks].slice(0, changed + 1)))) return false;
  for (const [id, walked] of settled) collected.walks.set(id, walked);
  collected.drift = undefined;
  return true;
}

/** Walks all listings once more; `undefined` where they no longer end as they did, or too few requests are left. */
async function walkAllAgain(context: ProbeContext): Promise<Map<string, Walk> | undefined> {
  const { walks } = context.collected;
  if (left(context) < 4 * pagesOf(walks)) return undefined;
  const settled = new Map<string, Walk>();
  for (const [id, before] of walks) {
    const after = await walkAgain(context, before);
    if (after.ended !== before.ended) return undefined;
    settled.set(id, { ...after, first: withoutBody(after.first), last: truncated(after.last) });
  }
  return settled;
}

/** So often listings have to be the same as before: once may fall between two changes. */
const LOOKS = 2;

/** Of listings that contradict each other, as few as still do, of as few pages as may be. */
function fewestOf(
  walks: ReadonlyMap<string, Walk>,
  isContradicted: (walks: ReadonlyMap<string, Walk>) => boolean,
): ReadonlyMap<string, Walk> {
  const fewest = new Map(walks);
  for (const [id, walked] of [...walks].toSorted(([, one], [, other]) => other.pages - one.pages)) {
    fewest.delete(id);
    if (!isContradicted(fewest)) fewest.set(id, walked);
  }
  // What is named first depends on the order in which they were walked.
  return new Map([...walks].filter(([id]) => fewest.has(id)));
}

/** The fewest listings that contradict each other, where they stay as they are while replicas could follow. */
async function lastingContradiction(
  context: ProbeContext,
  settled: ReadonlyMap<string, Walk>,
  isContradicted: (walks: ReadonlyMap<string, Walk>) => boolean,
): Promise<ReadonlyMap<string, Walk> | undefined> {
  const proven = fewestOf(settled, isContradicted);
  if (left(context) < 2 * LOOKS * requestsToCompare(context, proven)) return undefined;
  for (let look = 1; look <= LOOKS; look++) {
    if (!(await waitForLag(context))) return undefined;
    if ((await changeOfAny(context, proven)) !== undefined) return undefined;
  }
  return proven;
}

/** So many requests it takes to ask for a file in two listings so often, and at new URLs. */
const requestsForEntries = (times: number): number => 2 * (times + encodedPlaces.length);

/** Where a file has another entry under its type than in the whole listing, twice the same: what differs. */
async function alteredEntry(context: ProbeContext, looks: number): Promise<Altered | undefined> {
  const { walks } = context.collected;
  const whole = walks.get(WHOLE);
  const suspect = whole && firstSuspect(walks, whole);
  if (!whole || !suspect) return undefined;
  const { part, name, at, atWhole } = suspect;
  const times = [timesOf(context.options), HALF].find(
    some => left(context) >= looks * requestsForEntries(some),
  );
  if (times === undefined) return undefined;
  // Where either has changed, the file may have been uploaded again meanwhile.
  const isAsBefore = (found: Found): boolean =>
    found.get(whole)?.fingerprint === whole.names.fingerprintAt(atWhole) &&
    found.get(part)?.fingerprint === part.names.fingerprintAt(at);
  const places = [[whole, atWhole] as const, [part, at] as const];
  for (let time = 1; ; time++) {
    // Replicas in rotation would answer each of the two in the same way every time.
    const inTurn = time % 2 === 1 ? places : places.toReversed();
    const found = await entriesNamed(context, name, new Map(inTurn));
    if (!isAsBefore(found)) return undefined;
    if (time < times) continue;
    const changed = await otherwiseAnew(context.options, async askAnew => {
      const anew = await entriesNamed(context, name, new Map(places), askAnew);
      return isAsBefore(anew) ? undefined : anew;
    });
    if (changed) return undefined;
    const [inWhole, inPart] = [found.get(whole), found.get(part)];
    // A cache may have kept one of them from before the file was uploaded again.
    if ([inWhole, inPart].some(entry => isOfThisAudit(context, entry?.facts.timestamp))) return undefined;
    return inWhole && inPart && difference(name, part, inWhole, inPart);
  }
}

/** The first listing by type with a file whose entry differs from its entry in the whole one. */
function firstSuspect(walks: ReadonlyMap<string, Walk>, whole: Walk) {
  for (const part of walks.values()) {
    const places = part.types.length > 0 ? firstAltered(part.names, whole.names) : undefined;
    if (places) return { part, ...places };
  }
  return undefined;
}

/** The first file of a listing whose entry differs from its entry in the whole one; both in byte order. */
function firstAltered(part: NameList, whole: NameList) {
  const rest = whole[Symbol.iterator]();
  let atWhole = 0;
  let candidate = rest.next();
  let at = 0;
  for (const name of part) {
    while (candidate.done !== true && compareBytes(candidate.value, name) < 0) {
      candidate = rest.next();
      atWhole += 1;
    }
    if (candidate.done === true) return undefined;
    const [one, other] = [part.fingerprintAt(at), whole.fingerprintAt(atWhole)];
    if (candidate.value === name && one !== other && one !== 0 && other !== 0) return { name, at, atWhole };
    at += 1;
  }
  return undefined;
}

interface FoundEntry {
  readonly page: Page;
  readonly at: number;
  readonly facts: Facts;
  readonly fingerprint: number;
}

type Found = ReadonlyMap<Walk, FoundEntry | undefined>;

type Places = ReadonlyMap<Walk, number>;

async function entriesNamed(
  context: ProbeContext,
  name: string,
  places: Places,
  ask?: AskAnew,
): Promise<Found> {
  const found = new Map<Walk, FoundEntry | undefined>();
  for (const [walk, at] of places) found.set(walk, await entryNamed(context, name, walk, at, ask));
  return found;
}

async function entryNamed(
  context: ProbeContext,
  name: string,
  walk: Walk,
  place: number,
  ask?: AskAnew,
): Promise<FoundEntry | undefined> {
  const { profile, strength } = context.options;
  let found: FoundEntry | undefined;
  const note = (page: Page) => {
    const at = page.entries.findIndex(entry => nameOf(entry) === name);
    const entry = page.entries[at];
    const facts = entry && factsOf(entry, page, profile);
    if (facts) found = { page, at, facts, fingerprint: fingerprintOf(entry, page, profile) };
  };
  // Version 0.1 walked the listing to the end.
  if (strength === undefined) await walkAgain(context, walk, note, ask);
  else {
    const page = await pageAgain(context, walk, place, ask);
    if (page) note(page);
  }
  return found;
}

function difference(
  name: string,
  { types }: Walk,
  inWhole: FoundEntry,
  inPart: FoundEntry,
): Altered | undefined {
  const field = (['timestamp', 'url', 'descriptionshorturl'] as const).find(
    candidate => inPart.facts[candidate] !== inWhole.facts[candidate],
  );
  if (field === undefined) return undefined;
  const [value, whole] = [inPart, inWhole].map(({ page, at }) => page.entries[at]?.[field]);
  const { exchange } = inPart.page.answer;
  return { exchange, name, types, field, pointer: `${LIST}/${inPart.at}/${field}`, value, whole };
}

/** Where a type lists nothing, though names have its extension: how many of those files are of other types. */
async function mistypedFiles(context: ProbeContext): Promise<Mistyped | undefined> {
  const { walks, suggested } = context.collected;
  const empty = [...walks.values()].find(
    ({ types, ended, entries }) =>
      types.length === 1 && ended === 'end' && entries === 0 && suggested.has(types[0] ?? ''),
  );
  const [type] = empty?.types ?? [];
  if (type === undefined) return undefined;
  let found = 0;
  const others = await walkAgain(context, { id: 'other types', types: otherTypes(type) }, page => {
    found += page.entries.filter(entry => suggestedType(nameOf(entry) ?? '') === type).length;
  });
  return { type, found, of: suggested.get(type) ?? 0, isWhole: others.ended === 'end', pages: others.pages };
}
