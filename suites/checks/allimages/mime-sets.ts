/** Contract 4.2, `aimime`: what the listings of two types, of both, and the whole one must be to each other as sets. */
import type { Finding } from '../../../schemas/verdict.js';
import { cantTell, failed, inapplicable, passed, untested } from '../check.js';
import type { Altered, Evidence, Walk } from '../../evidence/evidence.js';
import { isKnownType } from '../../values/media-types.js';
import { firstLacking, merge, openNameList, within } from '../../values/name-list.js';
import { contrasted, counted, quoted } from '../../values/messages.js';
import { PAGE_SIZE } from '../../evidence/page.js';
import type { Violation } from '../../evidence/violations.js';
import { compareBytes } from '../../values/byte-order.js';

/** The listings by type, in the order asked. */
export const partsOf = (walks: MimeWalks): Walk[] => [...walks.values()].filter(hasTypes);

const hasTypes = ({ types }: Walk): boolean => types.length > 0;

/** The listings of one suggested type each. */
export const singles = (walks: MimeWalks, { suggested }: Pick<MimeSeen, 'suggested'>): Walk[] =>
  withOneType(walks, type => suggested.has(type));

/** The listings of one type each that files may have. */
const ofKnown = (walks: MimeWalks, { suggested }: Pick<MimeSeen, 'suggested'>): Walk[] =>
  withOneType(walks, type => suggested.has(type) || isKnownType(type));

/** The listings of types that no file has. */
export const unknownsOf = (walks: MimeWalks, { suggested }: Pick<MimeSeen, 'suggested'>): Walk[] =>
  withOneType(walks, type => !suggested.has(type) && !isKnownType(type));

function withOneType(walks: MimeWalks, isWanted: (type: string) => boolean): Walk[] {
  const parts: Walk[] = [];
  for (const walk of walks.values()) {
    const [type, ...others] = walk.types;
    if (type !== undefined && others.length === 0 && isWanted(type)) parts.push(walk);
  }
  return parts;
}

export const subset = (walks: MimeWalks, { altered }: Pick<MimeSeen, 'altered'>): Finding => {
  const whole = walks.get('whole');
  const parts = partsOf(walks).filter(usable);
  if (!usable(whole)) return cantTell('the whole listing is not known');
  if (parts.length === 0) return inapplicable(NO_TYPE);
  for (const part of parts) {
    const lacking = firstLackingIn(whole, part);
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

const firstLackingIn = (whole: Walk, part: Walk): string | undefined =>
  firstLacking(within(part.names, boundOf([whole, part])), within(whole.names));

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

interface Shared {
  readonly name: string;
  readonly walks: readonly [Walk, Walk];
}

/** The first file that listings of two different types share, on the first page of both, or on a later page of one of them. */
function firstShared(walks: readonly Walk[], onFirstPages: boolean): Shared | undefined {
  const seen = new Map<string, { readonly walk: Walk; readonly at: number }>();
  for (const walk of walks) {
    let at = 0;
    for (const name of walk.names) {
      const other = seen.get(name);
      if (!other) seen.set(name, { walk, at });
      else if ((at < walk.onFirstPage && other.at < other.walk.onFirstPage) === onFirstPages)
        return { name, walks: [other.walk, walk] };
      at += 1;
    }
  }
  return undefined;
}

function overlap({ name, walks }: Shared, where = ''): Finding {
  const [first, second] = walks.map(listingWords);
  const message = `${where}${quoted(name)} is listed under ${first} and under ${second}`;
  return failedFor(walks[0], message, 'no shared file', quoted(name));
}

const isEmpty = ({ entries }: Walk) => entries === 0;

const TWO_TYPES = 'needs files of two media types';

export const disjoint = (walks: MimeWalks, seen: MimeSeen): Finding => {
  const parts = ofKnown(walks, seen).filter(usable);
  if (parts.length < 2 || parts.every(isEmpty)) return inapplicable(TWO_TYPES);
  const both = firstShared(parts, true);
  if (both) return overlap(both);
  return passed(`${parts.map(listingWords).join(' and ')} share no file`);
};

export const laterPages = (walks: MimeWalks, seen: MimeSeen): Finding => {
  const parts = ofKnown(walks, seen).filter(usable);
  if (parts.length < 2 || parts.every(isEmpty)) return inapplicable(TWO_TYPES);
  if (parts.every(walk => walk.pages < 2)) return inapplicable('needs more than ten files of one media type');
  const both = firstShared(parts, false);
  if (both) return overlap(both, 'on a later page, ');
  return passed(`${counted(sumOf(parts.map(({ pages }) => pages)), 'page')} share no file`);
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const hasSeveralTypes = ({ types }: Walk) => types.length > 1;

export const union = (walks: MimeWalks): Finding => {
  const parts = partsOf(walks);
  const joint = parts.filter(hasSeveralTypes);
  if (joint.length === 0) return inapplicable(NO_TYPE);
  const findings = joint.map(both => unionOf(both, parts));
  return (
    findings.find(({ outcome }) => outcome === 'failed') ??
    findings.find(({ outcome }) => outcome === 'passed') ??
    findings[0] ??
    inapplicable(NO_TYPE)
  );
};

/** Whether a listing of several types has the files of each of them. */
function unionOf(both: Walk, parts: readonly Walk[]): Finding {
  const contrast = contrastOf(both, parts);
  // Of an invented type that was not asked for alone, no file is known.
  if (!contrast) return untested('a listing by type was not walked');
  const { alone, lacking, surplus } = contrast;
  if (lacking !== undefined)
    return failedFor(
      both,
      `${quoted(lacking)} is not listed under ${listingWords(both)}`,
      `${quoted(lacking)} listed`,
      'not listed',
    );
  if (surplus === undefined)
    return passed(`${listingWords(both)} lists the files of ${alone.length > 1 ? 'both' : 'the one type'}`);
  return failedFor(
    both,
    `${quoted(surplus)} is listed under ${listingWords(both)}, but under none of its types alone`,
    'not listed',
    quoted(surplus),
  );
}

interface Contrast {
  /** The listings of each type alone. */
  readonly alone: readonly Walk[];
  /** The first file of them that the listing of all types lacks. */
  readonly lacking: string | undefined;
  /** The first file that it has beyond them. */
  readonly surplus: string | undefined;
}

/** A listing of several types beside those of each; `undefined` unless all are known. */
function contrastOf(both: Walk, parts: readonly Walk[]): Contrast | undefined {
  const types = new Set(both.types);
  const known = new Map<string, Walk>();
  for (const part of parts) {
    const [type = ''] = part.types;
    if (part.types.length === 1 && types.has(type) && !known.has(type)) known.set(type, part);
  }
  const alone = [...known.values()];
  if (!usable(both) || alone.length < types.size || !alone.every(usable)) return undefined;
  const bound = boundOf([...alone, both]);
  const [first, ...others] = alone.map(({ names }) => names);
  const merged = () =>
    others.reduce((names, other) => merge(names, within(other, bound)), within(first ?? NO_NAMES, bound));
  const joint = () => within(both.names, bound);
  return {
    alone,
    lacking: firstLacking(merged(), joint()),
    surplus: firstLacking(joint(), merged()),
  };
}

/** A file that a listing lacks, though another one shows that it belongs there. */
interface Lack {
  readonly walk: Walk;
  readonly name: string;
  readonly other: Walk;
}

function* lacksIn(walks: MimeWalks): Generator<Lack> {
  const parts = partsOf(walks);
  const whole = walks.get('whole');
  for (const other of usable(whole) ? parts.filter(usable) : []) {
    const name = whole && firstLackingIn(whole, other);
    if (whole && name !== undefined) yield { walk: whole, name, other };
  }
  for (const both of parts.filter(hasSeveralTypes)) {
    const { alone = [], lacking, surplus } = contrastOf(both, parts) ?? {};
    const other = alone.find(({ names }) => [...names].includes(lacking ?? ''));
    // Where the files of one type alone are lacking, or those of another may be too much, the filter can be at fault.
    const behind = alone.filter(({ names }) => isAfter(names.last(), both));
    const [only, ...others] = alone.filter(walk => !isEmpty(walk));
    if (lacking !== undefined && other && (behind.length > 1 || alone.length === 1))
      yield { walk: both, name: lacking, other };
    else if (surplus !== undefined && only && others.length === 0)
      yield { walk: only, name: surplus, other: both };
  }
}

/** Whether a name would follow a listing's last. */
const isAfter = (name: string | undefined, { names }: Walk): boolean => {
  const last = names.last();
  return name !== undefined && last !== undefined && compareBytes(name, last) > 0;
};

/** A listing that ends with a full page, though another one shows files after its last that belong there. */
export function cutListing(walks: MimeWalks): Finding | undefined {
  for (const { walk, name, other } of lacksIn(walks)) {
    const { entries, pages, ended, bound } = walk;
    const isFull = ended === 'end' && bound === undefined && entries === pages * PAGE_SIZE;
    if (!isFull || !isAfter(name, walk)) continue;
    const what = walk.types.length === 0 ? 'the whole listing' : listingWords(walk);
    return failed({
      message: `${what} ends after ${counted(entries, 'file')} without a \`continue\`, though ${quoted(name)}, listed under ${listingWords(other)}, has to follow`,
      exchange: walk.last.id,
      pointer: '/continue',
      expected: 'present',
      actual: 'absent',
    });
  }
  return undefined;
}

const NO_NAMES = openNameList();

/** The listings by the ids of their filters, the whole one among them. */
export type MimeWalks = ReadonlyMap<string, Walk>;
/** What is known besides the listings. */
export type MimeSeen = Pick<Evidence, 'suggested' | 'altered' | 'mistyped' | 'strength'>;

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
  let least: string | undefined;
  for (const { bound } of walks)
    if (bound !== undefined && (least === undefined || compareBytes(bound, least) < 0)) least = bound;
  return least;
}

export function failedFor(walk: Walk, message: string, expected: string, actual: string): Finding {
  return failed({ message, exchange: walk.last.id, pointer: '/query/allimages', expected, actual });
}
