/** Contract 4.2, `aimime`: what the listings of two types, of both, and the whole one must be to each other as sets. */
import type { Finding } from '../../../schemas/verdict.js';
import { cantTell, inapplicable, passed, untested } from '../check.js';
import type { Altered, Evidence, TypeSuspicion, Walk } from '../../evidence/evidence.js';
import { isKnownType } from '../../values/media-types.js';
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

const withOneType = (walks: MimeWalks, isWanted: (type: string) => boolean): Walk[] =>
  [...walks.values()].filter(({ types: [type, ...others] }) => {
    return type !== undefined && others.length === 0 && isWanted(type);
  });

/** What the listings show against the rules on types, rule by rule, before anything of it was tried. */
export function* typeSuspicions(walks: MimeWalks, seen: MimeSeen): Generator<TypeSuspicion> {
  for (const suspicions of [inSubset, inDisjoint, inUnion, inUnknown, inFinds, inEnds])
    yield* suspicions(walks, seen);
}

/** So many files are named of one contradiction between listings: further ones show no more. */
const NAMED = 8;

function* inSubset(walks: MimeWalks): Generator<TypeSuspicion> {
  const whole = walks.get('whole');
  if (!usable(whole)) return;
  const rule = 'allimages.mime-subset';
  for (const part of partsOf(walks).filter(usable)) {
    const bound = boundOf([whole, part]);
    for (const name of lacking([part], [whole], bound).slice(0, NAMED)) {
      const message = `${quoted(name)} is listed under ${listingWords(part)}, but not in the whole listing`;
      const violation = violationOf(part, message, 'only files of the whole listing', quoted(name));
      yield { rule, name, shown: part, others: [whole], violation };
    }
  }
  for (const part of partsOf(walks))
    for (const name of alteredNames(part, whole).slice(0, NAMED)) {
      const message = `the entry of ${quoted(name)} under ${listingWords(part)} differs from the one in the whole listing`;
      const violation = violationOf(part, message, 'the same entry', 'another entry');
      yield { rule, name, shown: part, others: [whole], comparesEntries: true, violation };
    }
}

/** The files of a listing whose entries differ from those in the whole one. */
function alteredNames(part: Walk, whole: Walk): string[] {
  const altered: string[] = [];
  for (const [name, fingerprint] of part.names) {
    const other = whole.names.get(name) ?? 0;
    if (fingerprint !== 0 && other !== 0 && fingerprint !== other) altered.push(name);
  }
  return altered;
}

/** The violation that is an entry's under its type. */
export function alteration({ exchange, name, types, field, pointer, value, whole }: Altered): Violation {
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
  /** Whether both have it on their first page. */
  readonly onFirstPages: boolean;
}

/** The files that listings of two different types share. */
function* sharedFiles(walks: readonly Walk[]): Generator<Shared> {
  const seen = new Map<string, { readonly walk: Walk; readonly at: number }>();
  for (const walk of walks) {
    let at = 0;
    for (const name of walk.names.keys()) {
      const other = seen.get(name);
      if (!other) seen.set(name, { walk, at });
      else {
        const onFirstPages = at < walk.onFirstPage && other.at < other.walk.onFirstPage;
        yield { name, walks: [other.walk, walk], onFirstPages };
      }
      at += 1;
    }
  }
}

function* inDisjoint(walks: MimeWalks, seen: MimeSeen): Generator<TypeSuspicion> {
  const named = [0, 0];
  for (const { name, walks: both, onFirstPages } of sharedFiles(ofKnown(walks, seen).filter(usable))) {
    const [one, other] = both;
    const index = Number(onFirstPages);
    if ((named[index] = (named[index] ?? 0) + 1) > NAMED) continue;
    const where = onFirstPages ? '' : 'on a later page, ';
    const message = `${where}${quoted(name)} is listed under ${listingWords(one)} and under ${listingWords(other)}`;
    const rule = onFirstPages ? 'allimages.mime-disjoint' : 'allimages.mime-pages';
    const violation = violationOf(one, message, 'no shared file', quoted(name));
    yield { rule, name, shown: other, others: [one], othersListIt: true, violation };
  }
}

const isEmpty = ({ entries }: Walk) => entries === 0;

const TWO_TYPES = 'needs files of two media types';

const hasSeveralTypes = ({ types }: Walk) => types.length > 1;

function* inUnion(walks: MimeWalks): Generator<TypeSuspicion> {
  const parts = partsOf(walks);
  const rule = 'allimages.mime-union';
  for (const both of parts.filter(hasSeveralTypes)) {
    const contrast = contrastOf(both, parts);
    if (!contrast) continue;
    for (const name of contrast.lacking.slice(0, NAMED)) {
      const shown = contrast.alone.find(({ names }) => names.has(name));
      if (!shown) continue;
      const message = `${quoted(name)} is not listed under ${listingWords(both)}`;
      const violation = violationOf(both, message, `${quoted(name)} listed`, 'not listed');
      yield { rule, name, shown, others: [both], violation };
    }
    for (const name of contrast.surplus.slice(0, NAMED)) {
      const message = `${quoted(name)} is listed under ${listingWords(both)}, but under none of its types alone`;
      const violation = violationOf(both, message, 'not listed', quoted(name));
      yield { rule, name, shown: both, others: contrast.alone, violation };
    }
  }
}

/** The listings of each type alone, with the files of them that the listing of all types lacks, and those that it has beyond them. */
interface Contrast {
  readonly alone: readonly Walk[];
  readonly lacking: readonly string[];
  readonly surplus: readonly string[];
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
  return { alone, lacking: lacking(alone, [both], bound), surplus: lacking([both], alone, bound) };
}

/** The files up to a bound that some listings show and others do not, in byte order. */
function lacking(walks: readonly Walk[], others: readonly Walk[], bound: string | undefined): string[] {
  const names = new Set(walks.flatMap(walk => [...walk.names.keys()]));
  return [...names]
    .filter(name => !others.some(other => other.names.has(name)))
    .filter(name => bound === undefined || compareBytes(name, bound) <= 0)
    .toSorted(compareBytes);
}

/** Of a type that lists files of its own nobody knows whether the wiki has it. */
function* inUnknown(walks: MimeWalks, seen: MimeSeen): Generator<TypeSuspicion> {
  for (const each of unknownsOf(walks, seen).filter(usable)) {
    const { other, name } = sharedWith(each, walks) ?? {};
    if (!other || name === undefined) continue;
    const message = `${listingWords(each)}, an invented type, lists ${counted(each.entries, 'file')}, and ${quoted(name)} is listed under ${listingWords(other)} as well`;
    const violation = violationOf(each, message, 'no file', quoted(name));
    yield {
      rule: 'allimages.mime-unknown-empty',
      name,
      shown: each,
      others: [other],
      othersListIt: true,
      violation,
    };
  }
}

/** A file of a type that another type alone lists too. */
function sharedWith(
  walk: Walk,
  walks: MimeWalks,
): { readonly other: Walk; readonly name: string } | undefined {
  for (const other of [...walks.values()].filter(usable)) {
    if (other.types.length !== 1 || other.types[0] === walk.types[0]) continue;
    for (const name of other.names.keys()) if (walk.names.has(name)) return { other, name };
  }
  return undefined;
}

/** A file that two types together list and the other of them alone does not: it is of the type whose listing is empty. */
function* inFinds(walks: MimeWalks, seen: MimeSeen): Generator<TypeSuspicion> {
  const parts = [...walks.values()].filter(usable);
  for (const empty of singles(walks, seen).filter(usable).filter(isEmpty)) {
    const [type = ''] = empty.types;
    for (const both of parts) {
      const [second, ...more] = new Set(both.types.filter(each => each !== type));
      if (!both.types.includes(type) || second === undefined || more.length > 0) continue;
      const other = parts.find(({ types }) => types.length === 1 && types[0] === second);
      if (!other) continue;
      const bound = boundOf([both, other]);
      for (const name of lacking([both], [other], bound).slice(0, NAMED)) {
        const message = `${listingWords(empty)} lists no files, though ${listingWords(both)} lists ${quoted(name)}, which ${listingWords(other)} does not`;
        const violation = violationOf(empty, message, `${quoted(name)} listed`, 'no file');
        yield { rule: 'allimages.mime-finds', name, shown: both, others: [empty, other], violation };
      }
    }
  }
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
    if (!whole) break;
    const bound = boundOf([whole, other]);
    const [name] = lacking([other], [whole], bound);
    if (name !== undefined) yield { walk: whole, name, other };
  }
  for (const both of parts.filter(hasSeveralTypes)) {
    const contrast = contrastOf(both, parts);
    if (!contrast) continue;
    const { alone } = contrast;
    const [lacked] = contrast.lacking;
    const [surplus] = contrast.surplus;
    const other = alone.find(({ names }) => names.has(lacked ?? ''));
    // If the files of one type alone are lacking, or those of another may be too much, the filter can be at fault.
    const behind = alone.filter(({ names }) => isAfter(lastOf(names), both));
    const [only, ...others] = alone.filter(walk => !isEmpty(walk));
    if (lacked !== undefined && other && (behind.length > 1 || alone.length === 1))
      yield { walk: both, name: lacked, other };
    else if (surplus !== undefined && only && others.length === 0)
      yield { walk: only, name: surplus, other: both };
  }
}

const lastOf = (names: Walk['names']): string | undefined => [...names.keys()].at(-1);

/** Whether a name would follow a listing's last. */
const isAfter = (name: string | undefined, { names }: Walk): boolean => {
  const last = lastOf(names);
  return name !== undefined && last !== undefined && compareBytes(name, last) > 0;
};

/** Listings that end with a full page, though another one shows files after their last that belong there. */
function* inEnds(walks: MimeWalks): Generator<TypeSuspicion> {
  for (const { walk, name, other } of lacksIn(walks)) {
    const { entries, pages, ended, bound } = walk;
    const isFull = ended === 'end' && bound === undefined && entries === pages * PAGE_SIZE;
    if (!isFull || !isAfter(name, walk)) continue;
    const what = walk.types.length === 0 ? 'the whole listing' : listingWords(walk);
    yield {
      rule: 'allimages.continue-only-when-more',
      name,
      shown: other,
      others: [walk],
      violation: {
        message: `${what} ends after ${counted(entries, 'file')} without a \`continue\`, but ${quoted(name)}, listed under ${listingWords(other)}, must follow`,
        exchange: walk.last.id,
        pointer: '/continue',
        expected: 'present',
        actual: 'absent',
      },
    };
  }
}

/** What follows for a rule if the listings do not contradict it. */
export const unsuspected = {
  'allimages.mime-subset': (walks: MimeWalks): Finding => {
    const parts = partsOf(walks).filter(usable);
    if (!usable(walks.get('whole'))) return cantTell('the whole listing is not known');
    if (parts.length === 0) return inapplicable(NO_TYPE);
    return passed(`${counted(parts.length, 'listing')} by type compared with the whole`);
  },
  'allimages.mime-disjoint': (walks: MimeWalks, seen: MimeSeen): Finding => {
    const parts = ofKnown(walks, seen).filter(usable);
    if (parts.length < 2 || parts.every(isEmpty)) return inapplicable(TWO_TYPES);
    return passed(`${parts.map(listingWords).join(' and ')} share no file`);
  },
  'allimages.mime-pages': (walks: MimeWalks, seen: MimeSeen): Finding => {
    const parts = ofKnown(walks, seen).filter(usable);
    if (parts.length < 2 || parts.every(isEmpty)) return inapplicable(TWO_TYPES);
    if (parts.every(walk => walk.pages < 2))
      return inapplicable('needs more than ten files of one media type');
    return passed(`${counted(sumOf(parts.map(({ pages }) => pages)), 'page')} share no file`);
  },
  'allimages.mime-union': (walks: MimeWalks): Finding => {
    const parts = partsOf(walks);
    const joint = parts.filter(hasSeveralTypes);
    if (joint.length === 0) return inapplicable(NO_TYPE);
    for (const both of joint) {
      const contrast = contrastOf(both, parts);
      if (contrast)
        return passed(
          `${listingWords(both)} lists the files of ${contrast.alone.length > 1 ? 'both' : 'the one type'}`,
        );
    }
    // Of an invented type that was not asked for alone, no file is known.
    return untested('a listing by type was not walked');
  },
  'allimages.mime-unknown-empty': (walks: MimeWalks, seen: MimeSeen): Finding => {
    const unknown = unknownsOf(walks, seen).filter(usable);
    if (unknown.length === 0) return cantTell('the listing of an unknown type was not seen');
    // Nobody knows all types: what lists files of its own may be one of them.
    const empty = unknown.filter(isEmpty);
    const [one] = empty;
    if (!one)
      return inapplicable('each invented type lists files that no other type lists, so the wiki may have it');
    return passed(
      empty.length === 1
        ? `${listingWords(one)} lists no files`
        : `${counted(empty.length, 'unknown type')} list no files`,
    );
  },
  'allimages.mime-finds': (walks: MimeWalks, seen: MimeSeen): Finding => {
    const asked = singles(walks, seen).filter(usable);
    if (asked.length === 0) return inapplicable(NO_TYPE);
    const [empty] = asked.filter(isEmpty);
    if (!empty) return passed(`${asked.map(listingWords).join(' and ')} list files`);
    const nothing = `${listingWords(empty)} lists no files`;
    const { mistyped } = seen;
    // Nothing ties a type to an extension: if other types list these files, this one may have none.
    if (mistyped && mistyped.type === empty.types[0] && mistyped.found > 0)
      return inapplicable(`${nothing}: other types list files with its extension`);
    const isPlus = empty.types[0]?.includes('+') === true;
    const unseen = `${nothing}, and no other type was seen to list files with its extension`;
    return cantTell(
      isPlus ? `${unseen}; the server may read \`+\` as a space, though it was sent as \`%2B\`` : unseen,
      mistyped?.isWhole === false,
    );
  },
} as const;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The listings by the ids of their filters, the whole one among them. */
export type MimeWalks = ReadonlyMap<string, Walk>;
/** What is known besides the listings. */
export type MimeSeen = Pick<Evidence, 'suggested' | 'mistyped'>;

export const NO_TYPE = 'needs files whose extension suggests a media type';
/** The listing in words. */
export const listingWords = (walk: Pick<Walk, 'types'>) => `aimime=${walk.types.join('|')}`;

const OF_A_PART: ReadonlySet<Walk['ended']> = new Set(['end', 'enough', 'budget', 'lost']);

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
export const usable = (walk: Walk | undefined): walk is Walk =>
  walk !== undefined && OF_A_PART.has(walk.ended) && walk.first.kind === 'answer';

/** Up to which name all of some listings are known: the smallest last name of those that were cut. */
export function boundOf(walks: readonly Walk[]): string | undefined {
  let least: string | undefined;
  for (const { bound } of walks)
    if (bound !== undefined && (least === undefined || compareBytes(bound, least) < 0)) least = bound;
  return least;
}

const violationOf = (walk: Walk, message: string, expected: string, actual: string): Violation => ({
  message,
  exchange: walk.last.id,
  pointer: '/query/allimages',
  expected,
  actual,
});
