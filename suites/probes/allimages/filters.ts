/** Probes of `aimime` (contract 4.2): listings of each media type, of several at once, and of types that do not exist. */
import { count } from '../../../schemas/text/numbers.js';
import { filterOf } from '../../evidence/evidence.js';
import { drawFrom, pick, shuffled } from '../../plan/draw.js';
import { typeLikenesses } from '../../plan/names.js';
import { compareBytes } from '../../values/byte-order.js';
import { isKnownType, otherTypes, typesBeyond } from '../../values/media-types.js';
import { pagesOf, type ProbeContext } from '../context.js';
import { cutOff } from '../notes.js';
import { askWholeAgain } from '../state.js';
import { traverse } from './walk.js';
import { tryTypes } from './witnesses.js';

type Types = readonly string[];

interface Listing {
  readonly types: Types;
  readonly enough?: number | undefined;
  /** It is only compared, and no place for further questions. */
  readonly isAside?: true;
}

/** Walks the listings by type. */
export async function probeFilters(context: ProbeContext): Promise<void> {
  let [asked, hanging] = [0, 0];
  for (const { types, enough, isAside } of listingsFor(context)) {
    const pages = pagesOf(context, SHARING);
    if (pages <= 0) {
      const budget = count(context.options.maxRequests, 'request');
      const reason = `the budget of ${budget} (--max-requests) is kept for other questions`;
      if (!isAside) cutOff(context, 'filters', reason);
      continue;
    }
    const filter = filterOf(types, enough);
    const { first, error } = await traverse(context, filter, 'filters', pages);
    if (isAside) context.listings.delete(filter.id);
    asked += 1;
    hanging = first.exchange.loss?.kind === 'timeout' ? hanging + 1 : 0;
    // A filter that is refused is refused for every type, and one that hangs twice hangs for every type.
    if ((asked === 1 && error) || hanging === 2) break;
    if (asked === 1 && first.kind === 'answer' && pagesOf(context, 1) > 1) await askWholeAgain(context);
  }
  await tryTypes(context);
}

/** Each listing takes this part of what is left of the budget. */
const SHARING = 6;

/** The most telling listings first; later ones depend on what those before have shown. */
function* listingsFor(context: ProbeContext): Generator<Listing> {
  const { collected, names, options } = context;
  const types = [...collected.suggested]
    .toSorted(([one, m], [other, n]) => n - m || compareBytes(one, other))
    .map(([type]) => type);
  for (const type of types) yield { types: [type] };
  const invented = inventedTypes(context, types);
  const isPicked = options.strength === 1;
  const [unknown = ''] = isPicked ? [pick(invented, drawFrom(options.seed, 'unknown media type'))] : invented;
  if (types.length > 0) yield* several(context, types, unknown);
  yield { types: [unknown] };
  if (types.length > 0 && options.strength > 1) yield* further(context, types, invented);
  // A wiki may really have a type that we invented: a second one tells whether the filter is ignored.
  if (invented.some(type => collected.walks.get(type)?.entries))
    yield { types: [names.mediaType(2)], isAside: true };
  // Files with the extension of a type that lists nothing may be of other types.
  const empty = types.find(type => isEmpty(context, type));
  if (empty !== undefined) yield { types: otherTypes(empty), isAside: true };
}

const isEmpty = ({ collected }: ProbeContext, type: string): boolean => {
  const { ended, entries } = collected.walks.get(type) ?? {};
  return ended === 'end' && entries === 0;
};

/** Invented types: one like no other, and one like a known one in each way, of the most frequent kind and of another. */
function inventedTypes({ names, options }: ProbeContext, types: Types): Types {
  // But for its last letter, a type would be the same for every seed.
  const ways = typeLikenesses.filter(how => options.strength > 1 || how !== 'spelling');
  const [kind = ''] = types[0]?.split('/') ?? [];
  const ofKinds = [types, types.filter(type => !type.startsWith(`${kind}/`))];
  const alike = ways.flatMap(how =>
    ofKinds.flatMap(known => {
      const all = known.map(type => names.mediaTypeLike(type, how));
      // The beginning of a type can be another known one, as `image/tif` is.
      return all.filter(type => !isKnownType(type)).slice(0, 1);
    }),
  );
  return [names.mediaType(), ...alike];
}

/** Listings of two and three types, of a known and an unknown one, and of one type twice. */
function* several(context: ProbeContext, [first = '', ...rest]: Types, unknown: string): Generator<Listing> {
  const { seed, strength } = context.options;
  const draw = drawFrom(seed, 'media types');
  const others = shuffled(rest, draw);
  // A type that lists nothing alone may list its files together with another.
  const empty = others.findIndex(type => isEmpty(context, type));
  if (empty > 0) others.unshift(...others.splice(empty, 1));
  const [second, third] = others;
  if (second !== undefined)
    yield { types: shuffled([first, second], draw), enough: third === undefined ? undefined : 2 };
  if (second !== undefined && third !== undefined) yield { types: shuffled([first, second, third], draw) };
  // The most frequent type has later pages, on which a filter may be lost.
  const paired = strength > 1 ? others.slice(1) : [];
  for (let at = 0; at < paired.length; at += 2)
    yield { types: [paired[at] ?? first, paired[at + 1] ?? first], enough: 1 };
  // Whether the unknown type or the repeated one is at fault makes no difference to the rule.
  const both = strength === 1 ? [first, unknown, first] : shuffled([first, unknown], draw);
  yield { types: both, enough: 2 };
  if (strength > 1) yield { types: [first, first], enough: 1 };
}

/** More than eight, where a careless wiki may stop. */
const MANY = 9;

/** Types that no name suggests, other invented ones, and known and invented ones in other orders and numbers. */
function* further(context: ProbeContext, types: Types, invented: Types): Generator<Listing> {
  const { options, names } = context;
  const { walks, suggested } = context.collected;
  const [first = ''] = types;
  const [unknown = '', ...others] = invented;
  const beyond = shuffled(typesBeyond(suggested), drawFrom(options.seed, 'further media types'));
  const suffixed = types.find(type => type.includes('+'));
  const alone = new Set([...beyond.filter(type => !walks.has(type)).slice(0, 2), ...others]);
  if (suffixed !== undefined) alone.add(names.mediaTypeLike(suffixed, 'beginning'));
  for (const type of alone) yield { types: [type], isAside: true };
  const both = walks.has(`${first}|${unknown}`) ? [unknown, first] : [first, unknown];
  yield { types: both, enough: 1, isAside: true };
  yield { types: types.toSpliced(1, 0, names.mediaTypeLike(first, 'kind')), enough: 1, isAside: true };
  const walked = [...walks.values()].filter(each => each.types.length === 1 && each.ended === 'end');
  const many = walked.toSorted((one, other) => one.entries - other.entries).slice(-MANY);
  if (many.length === MANY) yield { types: many.map(({ id }) => id), enough: 1, isAside: true };
}
