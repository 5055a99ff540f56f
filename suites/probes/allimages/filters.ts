/** Probes of `aimime` (contract 4.2): listings of each media type, of several at once, and of types that do not exist. */
import { count } from '../../../schemas/text/numbers.js';
import { filterOf, type Filter } from '../../evidence/evidence.js';
import { drawFrom, pick, shuffled } from '../../plan/draw.js';
import { typeLikenesses } from '../../plan/names.js';
import { compareBytes } from '../../values/byte-order.js';
import { isKnownType, otherTypes, typesBeyond } from '../../values/media-types.js';
import type { ProbeContext } from '../context.js';
import { cutOff } from '../notes.js';
import { traverse } from './listing.js';
import { tryTypes } from './witnesses.js';

interface Asked extends Filter {
  /** It is only compared, and no place for further questions. */
  readonly isAside?: true;
}

const aside = (types: readonly string[], enough?: number): Asked => ({
  ...filterOf(types, enough),
  isAside: true,
});

/** Walks the listings by type; `pagesFor` shares the pages that are left among some listings. */
export async function probeFilters(
  context: ProbeContext,
  pagesFor: (listings: number) => number,
  askInBetween: (after: Filter) => Promise<void>,
): Promise<void> {
  let asked = 0;
  let hanging = 0;
  for (const filter of filtersFor(context)) {
    const { isAside } = filter;
    const pages = pagesFor(SHARING);
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
    if ((asked === 1 && error) || hanging === 2) break;
    if (asked === 1 && pagesFor(1) > 1) await askInBetween(filter);
  }
  await tryTypes(context);
}

/** Each listing takes this part of what is left of the budget. */
const SHARING = 6;

/** The most telling filters first; later ones depend on what the listings before have shown. */
function* filtersFor(context: ProbeContext): Generator<Asked> {
  const { collected, names, options } = context;
  const types = [...collected.suggested]
    .toSorted(([one, m], [other, n]) => n - m || compareBytes(one, other))
    .map(([type]) => type);
  for (const type of types) yield filterOf([type]);
  const invented = inventedTypes(context, types);
  yield* several(context, types, invented);
  if (types.length > 0 && options.strength > 1) yield* further(context, types, invented);
  // A wiki may really have a type that we invented: a second one tells whether the filter is ignored.
  if (invented.some(type => collected.walks.get(type)?.entries)) yield aside([names.mediaType(2)]);
  // Files with the extension of a type that lists nothing may be of other types.
  const empty = types.find(type => isEmpty(context, type));
  if (empty !== undefined) yield aside(otherTypes(empty));
}

const isEmpty = ({ collected }: ProbeContext, type: string): boolean => {
  const { ended, entries } = collected.walks.get(type) ?? {};
  return ended === 'end' && entries === 0;
};

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

/** Listings of two and three types, of a known and an unknown one, of one type twice, and of an unknown one. */
function several(context: ProbeContext, types: readonly string[], invented: readonly string[]): Filter[] {
  const { seed, strength } = context.options;
  const draw = drawFrom(seed, 'media types');
  const [first, ...rest] = types;
  const [unknown = ''] = strength === 1 ? [pick(invented, drawFrom(seed, 'unknown media type'))] : invented;
  if (first === undefined) return [filterOf([unknown])];
  const others = shuffled(rest, draw);
  // A type that lists nothing alone may list its files together with another.
  const empty = others.findIndex(type => isEmpty(context, type));
  if (empty > 0) others.unshift(...others.splice(empty, 1));
  const [second, third] = others;
  const filters: Filter[] = [];
  if (second !== undefined)
    filters.push(filterOf(shuffled([first, second], draw), third === undefined ? undefined : 2));
  if (second !== undefined && third !== undefined)
    filters.push(filterOf(shuffled([first, second, third], draw)));
  // The most frequent type has later pages, on which a filter may be lost.
  const paired = strength > 1 ? others.length : 0;
  for (let at = 1; at < paired; at += 2)
    filters.push(filterOf([others[at] ?? first, others[at + 1] ?? first], 1));
  return [
    ...filters,
    // Whether the unknown type or the repeated one is at fault makes no difference to the rule.
    ...(strength === 1
      ? [filterOf([first, unknown, first], 2)]
      : [filterOf(shuffled([first, unknown], draw), 2), filterOf([first, first], 1)]),
    filterOf([unknown]),
  ];
}

const BEYOND = 2;

/** More than eight, where a careless wiki may stop. */
const MANY = 9;

/** Types that no name suggests, other invented ones, and known and invented ones in other orders and numbers. */
function* further(
  { collected, options, names }: ProbeContext,
  types: readonly string[],
  invented: readonly string[],
): Generator<Asked> {
  const { walks, suggested } = collected;
  const [first = ''] = types;
  const beyond = shuffled(typesBeyond(suggested), drawFrom(options.seed, 'further media types'));
  const suffixed = types.find(type => type.includes('+'));
  const alone = new Set([...beyond.filter(type => !walks.has(type)).slice(0, BEYOND), ...invented.slice(1)]);
  if (suffixed !== undefined) alone.add(names.mediaTypeLike(suffixed, 'beginning'));
  for (const type of alone) yield aside([type]);
  const [unknown = ''] = invented;
  yield aside(walks.has(`${first}|${unknown}`) ? [unknown, first] : [first, unknown], 1);
  yield aside(types.toSpliced(1, 0, names.mediaTypeLike(first, 'kind')), 1);
  const walked = [...walks.values()].filter(each => each.types.length === 1 && each.ended === 'end');
  const many = walked.toSorted((one, other) => one.entries - other.entries).slice(-MANY);
  if (many.length === MANY)
    yield aside(
      many.map(({ id }) => id),
      1,
    );
}
