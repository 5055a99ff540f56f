/**
 * Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what they must be to each
 * other, and to the whole one, as sets of files.
 */
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
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
import {
  cantTell,
  failed,
  fromObserved,
  heldFor,
  inapplicable,
  passed,
  type Check,
  type ChecksOf,
} from '../check.js';
import { CONTINUATION } from './pages.js';

/** The listings, and which types names suggest. */
type Listings = Pick<Evidence, 'walks' | 'suggested'>;

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
const usable = ({ ended, first }: Walk): boolean =>
  first.kind === 'answer' && ['end', 'enough', 'budget', 'lost'].includes(ended);

const byTypes = ({ walks }: Listings): Walk[] => [...walks.values()].filter(({ types }) => types.length > 0);
const partsOf = (listings: Listings): Walk[] => byTypes(listings).filter(usable);
const wholeOf = ({ walks }: Listings): Walk | undefined =>
  [walks.get('whole')].find(walk => walk && usable(walk));
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

const wordsOf = ({ types }: Walk): string => `aimime=${types.join('|')}`;
const inWords = (walk: Walk): string =>
  walk.types.length === 0 ? 'in the whole listing' : `under ${wordsOf(walk)}`;

/** The files of one listing that others lack, as far as all of them are known. */
function lacking({ names, bound }: Walk, others: readonly Walk[]): string[] {
  const bounds = [bound, ...others.map(other => other.bound)].filter(each => each !== undefined);
  return [...names.keys()].filter(
    name =>
      others.every(other => !other.names.has(name)) && bounds.every(each => compareBytes(name, each) <= 0),
  );
}

const isAfter = (name: string | undefined, { names }: Walk): name is string =>
  name !== undefined && compareBytes(name, [...names.keys()].at(-1) ?? '') > 0;

/** A file that breaks a rule: as the listing that is cited shows it, though another is expected. */
function suspicionOf(
  rule: TypeSuspicion['rule'],
  about: Pick<TypeSuspicion, 'name' | 'shown' | 'others' | 'relation'>,
  cited: Walk,
  [expected, actual]: readonly [string, string],
): TypeSuspicion {
  const places = about.others.map(inWords).join(' or ');
  const but = { shared: `, and ${places}`, differs: `, but with another entry ${places}` };
  const message = `${quoted(about.name)} is listed ${inWords(about.shown)}${about.relation ? but[about.relation] : `, but not ${places}`}`;
  return { rule, ...about, violation: { message, exchange: cited.last.id, pointer: LIST, expected, actual } };
}

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
  const rule = 'allimages.mime-subset';
  const whole = wholeOf(listings);
  if (!whole) return;
  for (const shown of partsOf(listings)) {
    const about = { shown, others: [whole] };
    const names = lacking(shown, [whole]);
    yield* inEnd(whole, shown, names);
    for (const name of names)
      yield suspicionOf(rule, { ...about, name }, shown, ['only files of the whole listing', quoted(name)]);
    for (const [name, fingerprint] of shown.names) {
      const other = whole.names.get(name) ?? 0;
      if (fingerprint === 0 || other === 0 || fingerprint === other) continue;
      const differing = { ...about, name, relation: 'differs' } as const;
      yield suspicionOf(rule, differing, shown, ['the same entry', 'another entry']);
    }
  }
}

/** That a listing ends with a full page, though another one shows a file after its last that belongs there. */
function* inEnd(walk: Walk, shown: Walk, [name]: readonly string[]): Generator<TypeSuspicion> {
  const isFull = walk.ended === 'end' && !walk.bound && walk.entries === walk.pages * PAGE_SIZE;
  if (!isFull || !isAfter(name, walk)) return;
  const rule = 'allimages.continue-only-when-more';
  const lack = suspicionOf(rule, { name, shown, others: [walk] }, walk, ['present', 'absent']);
  const message = `${lack.violation.message}, which ends after ${counted(walk.entries, 'file')} without a \`continue\``;
  yield { ...lack, violation: { ...lack.violation, message, pointer: '/continue' } };
}

function* inUnions(listings: Listings): Generator<TypeSuspicion> {
  const rule = 'allimages.mime-union';
  for (const both of partsOf(listings)) {
    const alone = isSingle(both) ? undefined : aloneOf(both, listings);
    if (!alone) continue;
    // If the files of one type alone are lacking, or those of another may be too much, the filter can be at fault.
    const mayEndEarly = alone.filter(one => isAfter([...one.names.keys()].at(-1), both)).length > 1;
    for (const shown of alone) {
      const names = lacking(shown, [both]);
      if (mayEndEarly || alone.length === 1) yield* inEnd(both, shown, names);
      for (const name of names)
        yield suspicionOf(rule, { name, shown, others: [both] }, both, [quoted(name), 'not listed']);
    }
    const names = lacking(both, alone);
    const [only, ...more] = alone.filter(one => !isEmpty(one));
    if (only && more.length === 0) yield* inEnd(only, both, names);
    const empty = singlesOf(listings, 'suggested').find(one => isEmpty(one) && alone.includes(one));
    for (const name of names) {
      const surplus = { name, shown: both, others: alone };
      yield suspicionOf(rule, surplus, both, ['not listed', quoted(name)]);
      // A file that neither of two types alone lists is of the one whose listing is empty.
      if (empty && alone.length === 2)
        yield suspicionOf('allimages.mime-finds', surplus, empty, [quoted(name), 'no file']);
    }
  }
}

/** The files that two types share. What an invented type alone lists is no violation: the wiki may have it. */
function* inSingles(listings: Listings): Generator<TypeSuspicion> {
  const seen = new Map<string, { readonly walk: Walk; readonly isEarly: boolean }>();
  const invented = singlesOf(listings, 'invented');
  for (const shown of [...singlesOf(listings, 'known'), ...invented])
    for (const [at, name] of [...shown.names.keys()].entries()) {
      const isEarly = at < shown.onFirstPage;
      const other = seen.get(name);
      if (!other) {
        seen.set(name, { walk: shown, isEarly });
        continue;
      }
      const shared = { name, shown, others: [other.walk], relation: 'shared' } as const;
      if (invented.includes(shown))
        yield suspicionOf('allimages.mime-unknown-empty', shared, shown, ['no file', quoted(name)]);
      else {
        const rule = isEarly && other.isEarly ? 'allimages.mime-disjoint' : 'allimages.mime-pages';
        yield suspicionOf(rule, shared, shown, ['no shared file', quoted(name)]);
      }
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
  /** What there is nothing to judge without. */
  readonly nothing: string;
  /** What follows from the listings instead, if it does. */
  readonly instead?: (evidence: Evidence) => Finding | undefined;
}

/** A rule on the listings by type: out of play if `aimime` is declared off or was refused. */
const onTypes = ({ dependsOn = [], untilTheEnd, judged, nothing, instead }: OnTypes): Check => ({
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
    const finding = triedOf(rule as TypeSuspicion['rule'], evidence) ?? instead?.(evidence);
    if (finding) return finding;
    const held = heldFor(judged(evidence).length, 'listing', nothing);
    if (held.outcome !== 'passed') return held;
    return (untilTheEnd && lostIn(evidence)) ?? asFarAsKept(held, evidence);
  },
});

/** That the end of a listing by type was not seen, because a page was lost on its way. */
function lostIn(evidence: Evidence): Finding | undefined {
  const lost = byTypes(evidence).find(({ ended, last }) => ended === 'lost' && last.loss?.kind !== 'unasked');
  return lost && cantTell(`the end of ${wordsOf(lost)} was not seen: ${lost.why}`, false, lost.last.id);
}

/** That a rule on names held; it is not known to hold beyond those that are kept. */
function asFarAsKept(held: Finding, { walks }: Evidence): Finding {
  const cut = [...walks.values()].find(
    ({ ended, entries, names }) => ended === 'end' && names.size < entries,
  );
  if (!cut) return held;
  const examined = `the first ${grouped(cut.names.size)} of ${grouped(cut.entries)} files`;
  return passed(`${held.message}, as far as examined: ${examined}`, true);
}

const NO_TYPE = 'needs files whose extension suggests a media type';
const TWO_TYPES = 'needs files of two media types';

/** The listings of types that files may have, if two were walked, and one of them lists files. */
function twoTypesOf(evidence: Evidence): readonly Walk[] {
  const singles = singlesOf(evidence, 'known');
  return singles.length < 2 || singles.every(isEmpty) ? [] : singles;
}

/** What follows from a type that lists nothing, though names suggest it: nothing ties a type to an extension. */
function whyEmpty(evidence: Evidence): Finding | undefined {
  const { mistyped } = evidence;
  const empty = singlesOf(evidence, 'suggested').find(isEmpty);
  if (!empty) return undefined;
  const nothing = `${wordsOf(empty)} lists no files`;
  const [type = ''] = empty.types;
  if (mistyped && mistyped.type === type && mistyped.found > 0)
    return inapplicable(`${nothing}: other types list files with its extension`);
  const plus = type.includes('+') ? '; the server may read `+` as a space, though it was sent as `%2B`' : '';
  return cantTell(
    `${nothing}, and no other type was seen to list files with its extension${plus}`,
    mistyped?.isWhole === false,
  );
}

/** If `mime_filter` is declared off, a refusal is what the declaration says. */
function filterRefused(evidence: Evidence): Finding {
  const listings = byTypes(evidence);
  // A server that is busy answers one listing and not another.
  const asked =
    listings.find(({ first }) => first.kind === 'answer') ??
    listings.find(({ error }) => error?.sort === 'other');
  if (!asked) return inapplicable('no listing by type was answered');
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
    judged: evidence => (wholeOf(evidence) ? partsOf(evidence) : []),
    nothing: NO_TYPE,
  }),
  'allimages.mime-disjoint': onTypes({ judged: twoTypesOf, nothing: TWO_TYPES }),
  'allimages.mime-union': onTypes({
    // What is wrong with a union may show first in where its pages start.
    dependsOn: ['allimages.cursor-advances'],
    untilTheEnd: true,
    judged: evidence => partsOf(evidence).filter(walk => !isSingle(walk) && aloneOf(walk, evidence)),
    nothing: NO_TYPE,
  }),
  'allimages.mime-unknown-empty': onTypes({
    judged: evidence => singlesOf(evidence, 'invented').filter(isEmpty),
    nothing: 'each invented type lists files that no other type lists, so the wiki may have it',
  }),
  'allimages.mime-finds': onTypes({
    dependsOn: CONTINUATION,
    judged: evidence => singlesOf(evidence, 'suggested'),
    nothing: NO_TYPE,
    instead: whyEmpty,
  }),
  'allimages.mime-pages': onTypes({
    dependsOn: ['allimages.mime-disjoint'],
    untilTheEnd: true,
    judged(evidence) {
      const singles = twoTypesOf(evidence);
      return singles.some(({ pages }) => pages > 1) ? singles : [];
    },
    nothing: `${TWO_TYPES}, and more than ten of one`,
  }),
} as const satisfies ChecksOf<'allimages.mime-'>;
