/** Probes of `aimime` (contract 4.2): listings of each media type, of several at once, and of types that do not exist. */
import { count } from '../../../schemas/text/numbers.js';
import { read } from '../../answers/reading.js';
import { filterOf, type Filter, type Mistyped } from '../../evidence/evidence.js';
import { nameOf } from '../../evidence/page.js';
import { compareBytes } from '../../values/byte-order.js';
import { drawFrom, pick, shuffled } from '../../plan/draw.js';
import { typeLikenesses } from '../../plan/names.js';
import {
  isKnownType,
  otherTypes,
  possibleTypes,
  suggestedType,
  typesBeyond,
} from '../../values/media-types.js';
import { cutOff } from '../notes.js';
import type { ProbeContext } from '../context.js';
import { tryTypes } from './witnesses.js';
import { traverse } from './listing.js';
import { walk, type Walker } from './walk.js';

interface Asked extends Filter {
  /** So many listings share what is left of the budget; 1 without it. */
  readonly share?: number;
  /** It is only compared, and no place for further questions. */
  readonly isAside?: true;
}

/** Walks the listings by type; `pagesFor` says how many pages each of so many may take. After the first one comes a question in between. */
export async function probeFilters(
  context: ProbeContext,
  pagesFor: (remaining: number) => number,
  askInBetween: (after: Filter) => Promise<void>,
): Promise<void> {
  let asked = 0;
  let hanging = 0;
  for (const filter of filtersFor(context)) {
    const { share = 1, isAside } = filter;
    const pages = pagesFor(share);
    if (pages <= 0) {
      const budget = count(context.options.maxRequests, 'request');
      const reason = `the budget of ${budget} (--max-requests) is kept for other questions`;
      if (!isAside) cutOff(context, 'filters', reason);
      continue;
    }
    const { first, error } = await traverse(context, filter, 'filters', pages);
    if (isAside) context.listings.delete(filter.id);
    asked += 1;
    hanging = first.exchange.loss?.kind === 'timeout' ? hanging + 1 : 0;
    // A filter that is refused is refused for every type, and one that hangs twice hangs for every type.
    if ((asked === 1 && error) || hanging === 2) return;
    if (asked === 1 && pagesFor(1) > 1) await askInBetween(filter);
  }
  context.collected.mistyped = await mistypedFiles(context);
  await tryTypes(context);
}

/** What to restrict the listing to, the most telling first; what comes later depends on what the listings before have shown. */
function* filtersFor(context: ProbeContext): Generator<Asked> {
  const { collected, names, options } = context;
  const { suggested } = collected;
  const draw = drawFrom(options.seed, 'media types');
  yield* possible(context);
  const types = typesOf(context);
  // The most frequent type has later pages, on which a filter may be lost.
  const [first, ...rest] = types;
  const [second, third, ...others] = shuffled(rest, draw);
  const invented = inventedTypes(context, types);
  const unknown =
    options.strength === 1 ? pick(invented, drawFrom(options.seed, 'unknown media type')) : names.mediaType();
  const filters = types.filter(type => suggested.has(type)).map(type => filterOf([type]));
  if (first !== undefined && second !== undefined)
    filters.push(filterOf(shuffled([first, second], draw), third === undefined ? undefined : 2));
  if (first !== undefined && second !== undefined && third !== undefined) {
    filters.push(filterOf(shuffled([first, second, third], draw)));
    const left = options.strength === 1 ? [] : [third, ...others];
    for (let at = 0; at < left.length; at += 2) {
      const [one = '', other = first] = left.slice(at, at + 2);
      filters.push(filterOf([one, other], 1));
    }
  }
  const mixed = first === undefined ? [] : shuffled([first, unknown], draw);
  if (first !== undefined) filters.push(filterOf(mixed, 2), filterOf([first, first], 1));
  filters.push(filterOf([unknown]));
  for (const [at, filter] of filters.entries()) yield { ...filter, share: filters.length - at };
  yield* combined(context);
  if (first !== undefined && options.strength > 1) yield* further(context, types, mixed, invented);
  // A wiki may really have a type that we invented: a second one tells whether the filter is ignored.
  if (invented.some(type => entriesOf(context, type) > 0)) yield aside([names.mediaType(2)]);
}

const aside = (types: readonly string[], enough?: number): Asked => ({
  ...filterOf(types, enough),
  isAside: true,
});

const entriesOf = ({ collected }: ProbeContext, type: string): number =>
  collected.walks.get(type)?.entries ?? 0;

/** The types that names suggest, or that list files, the most frequent first. */
const typesOf = ({ collected }: ProbeContext): string[] => {
  const counts = new Map(collected.suggested);
  for (const { types, entries } of collected.walks.values())
    if (types.length === 1 && entries > 0) for (const type of types) counts.set(type, entries);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || compareBytes(a, b)).map(([type]) => type);
};

/** So many types are asked for at most that names leave open. */
const mostPossible = { 1: 3, 2: 6, 3: 6 } as const;

/** So many listings share the budget with those of possible types. */
const AFTER_POSSIBLE = 6;

/** If names suggest fewer than two types: those that files with further extensions may have, until one lists files for each extension. */
function* possible(context: ProbeContext): Generator<Asked> {
  const { options, collected, untold, listings } = context;
  if (collected.suggested.size > 1) return;
  const open = [...untold].toSorted(([a, m], [b, n]) => n - m || compareBytes(a, b)).map(([name]) => name);
  const told = new Set<string>();
  const asked = new Set(collected.suggested.keys());
  const most = asked.size + mostPossible[options.strength];
  for (let rank = 0; open.some(name => rank < possibleTypes(name).length); rank++)
    for (const extension of open) {
      const type = possibleTypes(extension)[rank];
      if (type === undefined || told.has(extension) || asked.has(type)) continue;
      if (asked.size === most) return;
      asked.add(type);
      yield { ...filterOf([type]), share: most + AFTER_POSSIBLE };
      if (entriesOf(context, type) > 0) told.add(extension);
      else listings.delete(type);
    }
}

/** Invented types: one like no other, and one like a known one in each way. */
function inventedTypes({ names, options }: ProbeContext, types: readonly string[]): string[] {
  const invented = [names.mediaType()];
  // But for its last letter, a type would be the same for every seed.
  for (const how of typeLikenesses.filter(each => options.strength > 1 || each !== 'spelling')) {
    // The beginning of a type can be another known one, as `image/tif` is.
    const like = types.map(type => names.mediaTypeLike(type, how)).find(type => !isKnownType(type));
    if (like !== undefined) invented.push(like);
  }
  return invented;
}

/** So many types that list nothing are asked for together with another. */
const COMBINED = 2;

/** Types that list nothing, each with another type, unless that was done: together they may list its files. */
function* combined(context: ProbeContext): Generator<Asked> {
  const { walks, suggested } = context.collected;
  const types = typesOf(context);
  for (const type of types.filter(each => isEmpty(context, each)).slice(0, COMBINED)) {
    const other = types.find(each => entriesOf(context, each) > 0) ?? types.find(each => each !== type);
    const isDone = [...walks.values()].some(each => each.types.length === 2 && each.types.includes(type));
    if (other !== undefined && !isDone && suggested.has(type)) yield aside([other, type]);
  }
}

const isEmpty = ({ collected }: ProbeContext, type: string): boolean => {
  const { ended, entries } = collected.walks.get(type) ?? {};
  return ended === 'end' && entries === 0;
};

/** So many types are asked for that files may have, though no name suggests them. */
const BEYOND = 2;

/** More than eight, where a careless wiki may stop. */
const MANY = 9;

/** If pairs of values are covered: types that no name suggests, other invented ones, and known and invented ones in other orders and numbers. */
function* further(
  { collected, options, names }: ProbeContext,
  types: readonly string[],
  mixed: readonly string[],
  invented: readonly string[],
): Generator<Asked> {
  const { walks, suggested } = collected;
  const draw = drawFrom(options.seed, 'further media types');
  const beyond = shuffled(typesBeyond(suggested), draw).filter(type => !walks.has(type));
  const suffixed = types
    .filter(type => type.includes('+'))
    .map(type => names.mediaTypeLike(type, 'beginning'));
  const others = new Set([...beyond.slice(0, BEYOND), ...invented.slice(1), ...suffixed.slice(0, 1)]);
  for (const type of others) yield aside([type]);
  yield aside(mixed.toReversed(), 1);
  // In the midst of all types, one that is unknown, but of a known kind.
  const unknown = names.mediaTypeLike(types[0] ?? '', 'kind');
  if (!isKnownType(unknown)) yield aside(types.toSpliced(Math.min(2, types.length - 1), 0, unknown), 1);
  const alone = [...walks.values()].filter(each => each.types.length === 1 && each.ended === 'end');
  const byEntries = alone.toSorted((one, other) => one.entries - other.entries);
  // The last two of them list files, and the types of most files are not among them.
  const until = byEntries.findIndex(({ entries }) => entries > 0) + 2;
  const many = byEntries.slice(0, Math.max(MANY, until)).slice(-MANY);
  if (many.length === MANY)
    yield aside(
      many.map(({ id }) => id),
      1,
    );
}

/** If a type lists nothing, though names have its extension: how many of those files are of other types. */
async function mistypedFiles(context: ProbeContext): Promise<Mistyped | undefined> {
  const { profile, maxPages, ask } = context.options;
  const { suggested, walks } = context.collected;
  // The first one walked, of which the check speaks as well.
  const type = [...walks.keys()].find(each => suggested.has(each) && isEmpty(context, each));
  if (type === undefined || profile.values.mime_filter !== 'on') return undefined;
  let found = 0;
  const walker: Walker = {
    profile,
    maxPages,
    ask: async query => read(await ask({ ...query, repeat: 'query' })),
    onPage({ entries }) {
      found += entries.filter(entry => suggestedType(nameOf(entry) ?? '') === type).length;
    },
  };
  const { ended } = await walk(walker, filterOf(otherTypes(type)));
  return { type, found, of: suggested.get(type) ?? 0, isWhole: ended === 'end' };
}
