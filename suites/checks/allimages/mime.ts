/**
 * Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what they must be to each
 * other, and to the whole one, as sets of files.
 */
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import { whyNothing } from '../../answers/reading.js';
import {
  suspicionKey,
  type Evidence,
  type NotedTrial,
  type TypeSuspicion,
  type Walk,
} from '../../evidence/evidence.js';
import { LIST, PAGE_SIZE } from '../../evidence/page.js';
import { UNTRIED } from '../../evidence/trials.js';
import { compareBytes } from '../../values/byte-order.js';
import { isKnownType } from '../../values/media-types.js';
import { counted, quoted } from '../../values/messages.js';
import { cantTell, failed, fromObserved, inapplicable, passed, type Check, type ChecksOf } from '../check.js';
import { CONTINUATION } from './pages.js';

/** The listings, and which types names suggest. */
type Listings = Pick<Evidence, 'walks' | 'suggested'>;

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
const usable = ({ ended, first }: Walk): boolean =>
  first.kind === 'answer' && ['end', 'enough', 'budget', 'lost'].includes(ended);

const byTypes = ({ walks }: Listings): Walk[] => [...walks.values()].filter(({ types }) => types.length > 0);
const partsOf = (listings: Listings): Walk[] => byTypes(listings).filter(usable);
const isSingle = ({ types }: Walk): boolean => types.length === 1;
const isEmpty = ({ entries }: Walk): boolean => entries === 0;

/** The listings of one type each, of types that files may have or of invented ones. */
function singlesOf(listings: Listings, which: 'suggested' | 'known' | 'invented'): Walk[] {
  return partsOf(listings).filter(walk => {
    const [type = ''] = walk.types;
    const isSuggested = listings.suggested.has(type);
    const isKnown = isSuggested || isKnownType(type);
    return isSingle(walk) && (which === 'suggested' ? isSuggested : isKnown === (which === 'known'));
  });
}

/** The listings of the types of a union, each alone; `undefined` unless all are known. */
function aloneOf({ types }: Walk, { walks }: Listings): readonly Walk[] | undefined {
  const alone = [...new Set(types)].flatMap(type => walks.get(type) ?? []).filter(usable);
  return alone.length === new Set(types).size ? alone : undefined;
}

const listingWords = ({ types }: Pick<Walk, 'types'>): string =>
  types.length === 0 ? 'the whole listing' : `aimime=${types.join('|')}`;

/** The files of one listing that others lack, as far as all of them are known. */
function lacking({ names, bound }: Walk, others: readonly Walk[]): string[] {
  const bounds = [bound, ...others.map(other => other.bound)].filter(each => each !== undefined);
  return [...names.keys()].filter(
    name =>
      others.every(other => !other.names.has(name)) && bounds.every(each => compareBytes(name, each) <= 0),
  );
}

const lastOf = ({ names }: Walk): string => [...names.keys()].at(-1) ?? '';

const violationIn = ({ last }: Walk, message: string, expected: string, actual: string) => ({
  message,
  exchange: last.id,
  pointer: LIST,
  expected,
  actual,
});

/** So many files are named for each rule: further ones show no more. */
const NAMED = 8;

/** What the listings show against the rules on types, before anything of it was tried. */
export function* typeSuspicions(listings: Listings): Generator<TypeSuspicion> {
  const named = new Map<TypeSuspicion['rule'], number>();
  for (const suspicions of [inWhole, inUnions, inSingles])
    for (const suspicion of suspicions(listings)) {
      const count = (named.get(suspicion.rule) ?? 0) + 1;
      named.set(suspicion.rule, count);
      if (count <= NAMED) yield suspicion;
    }
}

function* inWhole(listings: Listings): Generator<TypeSuspicion> {
  const whole = listings.walks.get('whole');
  if (!whole || !usable(whole)) return;
  for (const shown of partsOf(listings)) {
    const about = { rule: 'allimages.mime-subset', shown, others: [whole] } as const;
    const names = lacking(shown, [whole]);
    yield* inEnd(whole, shown, names);
    for (const name of names) {
      const message = `${quoted(name)} is listed under ${listingWords(shown)}, but not in the whole listing`;
      const violation = violationIn(shown, message, 'only files of the whole listing', quoted(name));
      yield { ...about, name, violation };
    }
    for (const [name, fingerprint] of shown.names) {
      const other = whole.names.get(name) ?? 0;
      if (fingerprint === 0 || other === 0 || fingerprint === other) continue;
      const message = `the entry of ${quoted(name)} under ${listingWords(shown)} differs from the one in the whole listing`;
      const violation = violationIn(shown, message, 'the same entry', 'another entry');
      yield { ...about, name, relation: 'differs', violation };
    }
  }
}

/** That a listing ends with a full page, though another one shows a file after its last that belongs there. */
function* inEnd(walk: Walk, shown: Walk, [name]: readonly string[]): Generator<TypeSuspicion> {
  const { entries, pages, ended, bound, last } = walk;
  const isFull = ended === 'end' && bound === undefined && entries === pages * PAGE_SIZE;
  if (!isFull || name === undefined || compareBytes(name, lastOf(walk)) <= 0) return;
  yield {
    rule: 'allimages.continue-only-when-more',
    name,
    shown,
    others: [walk],
    violation: {
      message: `${listingWords(walk)} ends after ${counted(entries, 'file')} without a \`continue\`, but ${quoted(name)}, listed under ${listingWords(shown)}, must follow`,
      exchange: last.id,
      pointer: '/continue',
      expected: 'present',
      actual: 'absent',
    },
  };
}

function* inUnions(listings: Listings): Generator<TypeSuspicion> {
  for (const both of partsOf(listings)) {
    const alone = isSingle(both) ? undefined : aloneOf(both, listings);
    if (!alone) continue;
    const rule = 'allimages.mime-union';
    // If the files of one type alone are lacking, or those of another may be too much, the filter can be at fault.
    const mayEndEarly = alone.filter(one => compareBytes(lastOf(one), lastOf(both)) > 0).length > 1;
    for (const shown of alone) {
      const names = lacking(shown, [both]);
      if (mayEndEarly || alone.length === 1) yield* inEnd(both, shown, names);
      for (const name of names) {
        const message = `${quoted(name)} is not listed under ${listingWords(both)}`;
        const violation = violationIn(both, message, `${quoted(name)} listed`, 'not listed');
        yield { rule, name, shown, others: [both], violation };
      }
    }
    const names = lacking(both, alone);
    const [only, ...more] = alone.filter(one => !isEmpty(one));
    if (only && more.length === 0) yield* inEnd(only, both, names);
    const empty = singlesOf(listings, 'suggested').find(one => isEmpty(one) && alone.includes(one));
    const other = alone.find(one => one !== empty);
    for (const name of names) {
      const about = { name, shown: both, others: alone };
      const message = `${quoted(name)} is listed under ${listingWords(both)}, but under none of its types alone`;
      yield { ...about, rule, violation: violationIn(both, message, 'not listed', quoted(name)) };
      // A file that neither of two types alone lists is of the one whose listing is empty.
      if (!empty || !other || alone.length > 2) continue;
      const why = `${listingWords(empty)} lists no files, though ${listingWords(both)} lists ${quoted(name)}, which ${listingWords(other)} does not`;
      const violation = violationIn(empty, why, `${quoted(name)} listed`, 'no file');
      yield { ...about, rule: 'allimages.mime-finds', violation };
    }
  }
}

/** The files that two types share. What an invented type alone lists is no violation: the wiki may have it. */
function* inSingles(listings: Listings): Generator<TypeSuspicion> {
  const seen = new Map<string, { readonly walk: Walk; readonly isFirst: boolean }>();
  const invented = singlesOf(listings, 'invented');
  for (const shown of [...singlesOf(listings, 'known'), ...invented])
    for (const [at, name] of [...shown.names.keys()].entries()) {
      const isFirst = at < shown.onFirstPage;
      const known = seen.get(name);
      if (!known) {
        seen.set(name, { walk: shown, isFirst });
        continue;
      }
      const { walk: other } = known;
      const about = { name, shown, others: [other], relation: 'shared' } as const;
      if (invented.includes(shown)) {
        const message = `${listingWords(shown)}, an invented type, lists ${counted(shown.entries, 'file')}, and ${quoted(name)} is listed under ${listingWords(other)} as well`;
        const violation = violationIn(shown, message, 'no file', quoted(name));
        yield { ...about, rule: 'allimages.mime-unknown-empty', violation };
        continue;
      }
      const isEarly = isFirst && known.isFirst;
      const message = `${isEarly ? '' : 'on a later page, '}${quoted(name)} is listed under ${listingWords(other)} and under ${listingWords(shown)}`;
      const violation = violationIn(other, message, 'no shared file', quoted(name));
      yield { ...about, rule: isEarly ? 'allimages.mime-disjoint' : 'allimages.mime-pages', violation };
    }
}

/** What the trials of a rule's suspicions tell; `undefined` if they leave none. */
function triedOf(rule: TypeSuspicion['rule'], evidence: Evidence): Finding | undefined {
  const withdrawn = new Set<string>();
  let open: Finding | undefined;
  for (const suspicion of typeSuspicions(evidence)) {
    if (suspicion.rule !== rule) continue;
    const { name, violation } = suspicion;
    const known: Omit<NotedTrial, 'purpose'> = evidence.trials.get(suspicionKey(suspicion)) ?? UNTRIED;
    const { verdict, reason, altered, trial } = known;
    if (verdict === 'proven') return { ...failed(altered?.violation ?? violation), trial };
    if (verdict === 'withdrawn') withdrawn.add(name);
    // A file that came or went meanwhile did so in each listing.
    else if (!withdrawn.has(name)) open ??= cantTell(`${violation.message}; however, ${reason}`);
  }
  return open;
}

/** That listings by type show files that a listing lacks because it ends too early. */
export function endedEarly(evidence: Evidence): Finding | undefined {
  const { profile, observed } = evidence;
  if (profile.values.mime_filter === 'off' || observed.violations.of('allimages.order').first)
    return undefined;
  return triedOf('allimages.continue-only-when-more', evidence);
}

interface OnTypes {
  readonly dependsOn?: readonly RuleId[];
  /** Whether the rule is one on whole listings: if a page of one was lost on its way, it is not known to hold. */
  readonly untilTheEnd?: true;
  /** The listings for which the rule holds if nothing contradicts it. */
  readonly judged: (evidence: Evidence) => readonly Walk[];
  /** What is said of them. */
  readonly held: string;
  /** What there is nothing to judge without. */
  readonly nothing: string;
  /** Why nothing follows from the listings, if so. */
  readonly open?: (evidence: Evidence) => Finding | undefined;
}

/** A rule on the listings by type: out of play if `aimime` is declared off or was refused. */
const onTypes = ({ dependsOn = [], untilTheEnd, judged, held, nothing, open }: OnTypes): Check => ({
  probes: ['walk', 'filters'],
  dependsOn: [
    'allimages.name',
    'allimages.order',
    'allimages.mime-filter',
    'allimages.continue',
    'allimages.aicontinue',
    ...dependsOn,
  ],
  judge(evidence, rule) {
    if (evidence.profile.values.mime_filter === 'off') return inapplicable('`mime_filter` is declared off');
    const tried = triedOf(rule as TypeSuspicion['rule'], evidence);
    if (tried) return tried;
    const finding = open?.(evidence);
    if (finding) return finding.outcome === 'cantTell' ? cutOffIn(finding, evidence) : finding;
    const walks = judged(evidence);
    if (walks.length === 0) return inapplicable(nothing);
    const message = `${counted(walks.length, 'listing')} by type: ${held}`;
    return (untilTheEnd && lostIn(evidence)) ?? asFarAsKept(message, evidence);
  },
});

/** That a stated budget is the only reason why listings by type were not asked for, if it is. */
function cutOffIn(finding: Finding, { losses, walks }: Evidence): Finding {
  const lost = losses.get('filters');
  const isOtherwiseWhole = [...walks.values()].every(({ ended }) =>
    ['end', 'enough', 'budget'].includes(ended),
  );
  return lost?.cutOff && isOtherwiseWhole ? cantTell(`${finding.message}: ${lost.reason}`, true) : finding;
}

/** That the end of a listing by type was not seen, because a page was lost on its way. */
function lostIn(evidence: Evidence): Finding | undefined {
  const lost = byTypes(evidence).find(({ ended, last }) => ended === 'lost' && last.loss?.kind !== 'unasked');
  return lost && cantTell(`the end of ${listingWords(lost)} was not seen: ${lost.why}`, false, lost.last.id);
}

/** That a rule on names held; it is not known to hold beyond those that are kept. */
function asFarAsKept(message: string, { walks }: Evidence): Finding {
  const cut = [...walks.values()].find(
    ({ ended, entries, names }) => ended === 'end' && names.size < entries,
  );
  if (!cut) return passed(message);
  const examined = `the first ${grouped(cut.names.size)} of ${grouped(cut.entries)} files`;
  return passed(`${message}, as far as examined: ${examined}`, true);
}

const NO_TYPE = 'needs files whose extension suggests a media type';
const TWO_TYPES = 'needs files of two media types';

/** The listings of types that files may have, if two were walked, and one of them lists files. */
function twoTypesOf(evidence: Evidence): readonly Walk[] {
  const singles = singlesOf(evidence, 'known');
  return singles.length < 2 || singles.every(isEmpty) ? [] : singles;
}

/** The listings of several types whose types were walked alone as well. */
const unionsOf = (evidence: Evidence): readonly Walk[] =>
  partsOf(evidence).filter(walk => !isSingle(walk) && aloneOf(walk, evidence));

/** What follows from a type that lists nothing, though names suggest it: nothing ties a type to an extension. */
function whyEmpty(evidence: Evidence): Finding | undefined {
  const { mistyped } = evidence;
  const empty = singlesOf(evidence, 'suggested').find(isEmpty);
  if (!empty) return undefined;
  const nothing = `${listingWords(empty)} lists no files`;
  const [type = ''] = empty.types;
  if (mistyped && mistyped.type === type && mistyped.found > 0)
    return inapplicable(`${nothing}: other types list files with its extension`);
  const plus = type.includes('+') ? '; the server may read `+` as a space, though it was sent as `%2B`' : '';
  return cantTell(
    `${nothing}, and no other type was seen to list files with its extension${plus}`,
    mistyped?.isWhole === false,
  );
}

const isAboutQuery = ({ error }: Walk): boolean => error?.sort === 'other';

/** If `mime_filter` is declared off, a refusal is what the declaration says. */
function filterRefused(evidence: Evidence): Finding {
  const listings = byTypes(evidence);
  // A server that is busy answers one listing and not another.
  const asked =
    listings.find(({ first }) => first.kind === 'answer') ?? listings.find(isAboutQuery) ?? listings[0];
  if (!asked) return inapplicable('no listing by type was requested');
  if (asked.first.kind !== 'answer' && !isAboutQuery(asked))
    return { ...cantTell(whyNothing(asked.first) ?? 'no answer'), place: listingWords(asked) };
  if (asked.error?.code === 'mimesearchdisabled') return passed('`aimime` is refused, as declared');
  return failed({
    message: '`aimime` is not refused, but `mime_filter` is declared off',
    exchange: asked.last.id,
    expected: 'the error mimesearchdisabled',
    actual: asked.error ? quoted(asked.error.code) : counted(asked.entries, 'entry', 'entries'),
    parameters: ['mime_filter'],
  });
}

export const mimeChecks = {
  'allimages.mime-filter': {
    probes: ['filters'],
    dependsOn: ['allimages.list'],
    observing: {
      error: ({ sort }, { query, types = [], repeat }) =>
        sort === 'other' && query === 'allimages' && types.length > 0 && repeat === undefined,
    },
    judge(evidence, rule) {
      if (evidence.profile.values.mime_filter === 'off') return filterRefused(evidence);
      const answered = byTypes(evidence).filter(({ first, pages }) => first.kind === 'answer' && pages > 0);
      return answered.length === 0
        ? fromObserved(rule, evidence, 'no listing by type came with a list of files', 'listing')
        : passed(`${counted(answered.length, 'listing')} by type answered`);
    },
  },
  'allimages.mime-subset': onTypes({
    dependsOn: CONTINUATION,
    judged: partsOf,
    held: 'part of the whole one',
    nothing: NO_TYPE,
    open: ({ walks }) =>
      [...walks.values()].some(walk => walk.id === 'whole' && usable(walk))
        ? undefined
        : cantTell('the whole listing is not known'),
  }),
  'allimages.mime-disjoint': onTypes({ judged: twoTypesOf, held: 'no shared file', nothing: TWO_TYPES }),
  'allimages.mime-union': onTypes({
    // What is wrong with a union may show first in where its pages start.
    dependsOn: ['allimages.cursor-advances'],
    untilTheEnd: true,
    judged: unionsOf,
    held: 'several types list the files of each',
    nothing: NO_TYPE,
    open: evidence =>
      byTypes(evidence).every(isSingle) || unionsOf(evidence).length > 0
        ? undefined
        : cantTell('the listing of each type alone is not known'),
  }),
  'allimages.mime-unknown-empty': onTypes({
    judged: evidence => singlesOf(evidence, 'invented').filter(isEmpty),
    held: 'an unknown type lists no files',
    nothing: 'each invented type lists files that no other type lists, so the wiki may have it',
    open: evidence =>
      singlesOf(evidence, 'invented').length > 0
        ? undefined
        : cantTell('the listing of an unknown type was not seen'),
  }),
  'allimages.mime-finds': onTypes({
    dependsOn: CONTINUATION,
    judged: evidence => singlesOf(evidence, 'suggested'),
    held: 'each lists files',
    nothing: NO_TYPE,
    open: whyEmpty,
  }),
  'allimages.mime-pages': onTypes({
    dependsOn: ['allimages.mime-disjoint'],
    untilTheEnd: true,
    judged(evidence) {
      const singles = twoTypesOf(evidence);
      return singles.some(({ pages }) => pages > 1) ? singles : [];
    },
    held: 'no shared file on a later page',
    nothing: 'needs files of two media types, and more than ten of one',
  }),
} as const satisfies ChecksOf<'allimages.mime-'>;
