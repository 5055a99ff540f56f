/** Contract 4.2, `aimime`: what the listings of two types, of both, and the whole one must be to each other as sets. */
import type { Finding } from '../../../schemas/verdict.js';
import { cantTell, failed, inapplicable, passed, untested } from '../check.js';
import type { Altered, Evidence, Walk, WalkId } from '../../evidence/evidence.js';
import { firstLacking, merge, within } from '../../values/name-list.js';
import { contrasted, counted, quoted } from '../../values/messages.js';
import type { Violation } from '../../evidence/violations.js';
import { compareBytes } from '../../values/byte-order.js';

export const subset = (walks: MimeWalks, { altered }: Pick<MimeSeen, 'altered'>): Finding => {
  const { whole } = walks;
  const parts = [walks['first type'], walks['second type'], walks['both types']].filter(usable);
  if (!usable(whole)) return cantTell('the whole listing is not known');
  if (parts.length === 0) return inapplicable(NO_TYPE);
  for (const part of parts) {
    const bound = boundOf([whole, part]);
    const lacking = firstLacking(within(part.names, bound), whole.names);
    if (lacking !== undefined)
      return failedFor(
        part,
        `${quoted(lacking)} is listed under ${listingWords(part)}, but not in the whole listing`,
        'only files of the whole listing',
        quoted(lacking),
      );
  }
  if (altered) return failed(alteration(altered));
  return passed(`${counted(parts.length, 'listing')} by type compared with the whole`);
};

function alteration({ exchange, name, types, field, pointer, value, whole }: Altered): Violation {
  const [actual, expected] = contrasted(value, whole);
  return {
    message: `the \`${field}\` of ${quoted(name)} is ${actual} under aimime=${types.join('|')}, ${expected} in the whole listing`,
    exchange: exchange.id,
    pointer,
    expected,
    actual,
  };
}

const pairOf = (walks: MimeWalks): readonly [Walk, Walk] | undefined => {
  const first = walks['first type'];
  const second = walks['second type'];
  return usable(first) && usable(second) ? [first, second] : undefined;
};

/** The first file that two listings share, on the first page of both, or on a later page of one of them. */
function firstShared([first, second]: readonly [Walk, Walk], onFirstPages: boolean): string | undefined {
  const others = new Map([...second.names].map((name, at) => [name, at]));
  return [...first.names].find((name, at) => {
    const other = others.get(name);
    if (other === undefined) return false;
    return (at < first.onFirstPage && other < second.onFirstPage) === onFirstPages;
  });
}

function overlap(pair: readonly [Walk, Walk], name: string, where = ''): Finding {
  const [first, second] = pair.map(listingWords);
  const message = `${where}${quoted(name)} is listed under ${first} and under ${second}`;
  return failedFor(pair[0], message, 'no shared file', quoted(name));
}

export const disjoint = (walks: MimeWalks): Finding => {
  const pair = pairOf(walks);
  if (!pair) return inapplicable('needs files of two media types');
  const both = firstShared(pair, true);
  if (both !== undefined) return overlap(pair, both);
  return passed(`${pair.map(listingWords).join(' and ')} share no file`);
};

export const laterPages = (walks: MimeWalks): Finding => {
  const pair = pairOf(walks);
  if (!pair) return inapplicable('needs files of two media types');
  if (pair.every(walk => walk.pages < 2)) return inapplicable('needs more than ten files of one media type');
  const both = firstShared(pair, false);
  if (both !== undefined) return overlap(pair, both, 'on a later page, ');
  return passed(`${counted(pair[0].pages + pair[1].pages, 'page')} share no file`);
};

export const union = (walks: MimeWalks): Finding => {
  const first = walks['first type'];
  const both = walks['both types'];
  const second = walks['second type'] ?? walks['unknown type'];
  if (!first || !both) return inapplicable(NO_TYPE);
  if (!usable(first) || !usable(both) || !usable(second)) return untested('a listing by type was not walked');
  const bound = boundOf([first, second, both]);
  const merged = () => merge(within(first.names, bound), within(second.names, bound));
  const joint = () => within(both.names, bound);
  const lacking = firstLacking(merged(), joint());
  if (lacking !== undefined)
    return failedFor(
      both,
      `${quoted(lacking)} is not listed under ${listingWords(both)}`,
      `${quoted(lacking)} listed`,
      'not listed',
    );
  const surplus = firstLacking(joint(), merged());
  if (surplus === undefined) return passed(`${listingWords(both)} lists the files of both`);
  return failedFor(
    both,
    `${quoted(surplus)} is listed under ${listingWords(both)}, but under neither of its types alone`,
    'not listed',
    quoted(surplus),
  );
};

export type MimeWalks = Readonly<Record<WalkId, Walk | undefined>>;
/** What is known besides the listings. */
export type MimeSeen = Pick<Evidence, 'suggested' | 'altered' | 'mistyped'>;

export const NO_TYPE = 'needs files whose extension suggests a media type';
/** The listing in words. */
export const listingWords = (walk: Walk) => `aimime=${walk.types.join('|')}`;

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
export const usable = (walk: Walk | undefined): walk is Walk =>
  walk !== undefined &&
  (walk.ended === 'end' || walk.ended === 'budget' || walk.ended === 'lost') &&
  walk.first.kind === 'answer';

/** Up to which name all of some listings are known: the smallest last name of those that were cut. */
export function boundOf(walks: readonly Walk[]): string | undefined {
  return walks.flatMap(({ bound }) => (bound === undefined ? [] : [bound])).toSorted(compareBytes)[0];
}

export function failedFor(walk: Walk, message: string, expected: string, actual: string): Finding {
  return failed({ message, exchange: walk.last.id, pointer: '/query/allimages', expected, actual });
}
