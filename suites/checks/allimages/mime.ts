/**
 * Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what they must be to each
 * other, and to the whole one, as sets of files.
 */
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import {
  suspicionKey,
  trialUnder,
  type Evidence,
  type TypeSuspicion,
  type Walk,
} from '../../evidence/evidence.js';
import { LIST, PAGE_SIZE } from '../../evidence/page.js';
import type { Violation } from '../../evidence/violations.js';
import { compareBytes } from '../../values/byte-order.js';
import { isKnownType } from '../../values/media-types.js';
import { counted, quoted } from '../../values/messages.js';
import { cantTell, failed, heldFor, inapplicable, passed, type Check, type ChecksOf } from '../check.js';
import { CONTINUATION } from './pages.js';

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
const usable = ({ ended, first }: Walk): boolean =>
  first.kind === 'answer' && ['end', 'enough', 'budget', 'lost'].includes(ended);

const isEmpty = ({ entries }: Walk): boolean => entries === 0;

/** The listings that can be compared: those of one type each are of types that files may have, or of invented ones. */
function listingsIn({ walks, suggested }: Pick<Evidence, 'walks' | 'suggested'>) {
  const all = [...walks.values()].filter(usable);
  const singles = all.filter(({ types }) => types.length === 1);
  const isKnown = ({ id }: Walk) => suggested.has(id) || isKnownType(id);
  const unions = all.flatMap(both => {
    const types = new Set(both.types);
    const alone = singles.filter(({ id }) => types.has(id));
    return both.types.length > 1 && alone.length === types.size ? [{ both, alone }] : [];
  });
  return {
    whole: all.find(({ types }) => types.length === 0),
    parts: all.filter(({ types }) => types.length > 0),
    known: singles.filter(isKnown),
    suggested: singles.filter(({ id }) => suggested.has(id)),
    invented: singles.filter(walk => !isKnown(walk)),
    unions,
  };
}

type Listings = ReturnType<typeof listingsIn>;

const wordsOf = ({ types }: Walk): string => `aimime=${types.join('|')}`;
const inWords = (walk: Walk): string =>
  walk.types.length === 0 ? 'in the whole listing' : `under ${wordsOf(walk)}`;

const lastOf = ({ names }: Walk): string => [...names.keys()].at(-1) ?? '';

/** A file that breaks a rule. */
interface Found extends Omit<TypeSuspicion, 'violation'> {
  /** The listing at fault; `shown` if there is none. */
  readonly cited?: Walk | undefined;
}

const IN_END = 'allimages.continue-only-when-more';

function violationOf({ rule, name, shown, others, relation, cited = shown }: Found): Violation {
  const { names, entries } = cited;
  const places = others.map(inWords).join(' or ');
  const how = { lacking: ', but not', shared: ' and', differs: ', but with another entry' };
  const invented = rule === 'allimages.mime-unknown-empty' ? ', an invented type,' : '';
  const message = `${quoted(name)} is listed ${inWords(shown)}${invented}${how[relation ?? 'lacking']} ${places}`;
  const { id: exchange } = cited.last;
  if (rule === IN_END) {
    const where = `${message}, which ends after ${counted(entries, 'file')} without a \`continue\``;
    return { message: where, exchange, pointer: '/continue', expected: 'present', actual: 'absent' };
  }
  const about = { message, exchange, pointer: LIST };
  if (relation === 'differs') return { ...about, expected: 'the same entry', actual: 'another entry' };
  return names.has(name)
    ? { ...about, expected: 'not listed', actual: quoted(name) }
    : { ...about, expected: quoted(name), actual: entries === 0 ? 'no file' : 'not listed' };
}

/** So many files are named for each rule: further ones show no more. */
const NAMED = 8;

/** What the listings show against the rules on types, before anything of it was tried. */
export function* typeSuspicions(collected: Pick<Evidence, 'walks' | 'suggested'>): Generator<TypeSuspicion> {
  const listings = listingsIn(collected);
  const named = new Map<TypeSuspicion['rule'], number>();
  for (const find of [inWhole, inUnions, inSingles])
    for (const found of find(listings)) {
      const count = (named.get(found.rule) ?? 0) + 1;
      named.set(found.rule, count);
      if (count <= NAMED) yield { ...found, violation: violationOf(found) };
    }
}

function* inWhole({ whole, parts }: Listings): Generator<Found> {
  for (const shown of whole ? parts : []) {
    const about = { rule: 'allimages.mime-subset', shown, others: whole ? [whole] : [] } as const;
    yield* lackingIn(about, whole);
    for (const [name, fingerprint] of shown.names) {
      const other = whole?.names.get(name) ?? 0;
      if (fingerprint !== 0 && other !== 0 && fingerprint !== other)
        yield { ...about, name, relation: 'differs' };
    }
  }
}

function* inUnions({ unions, suggested }: Listings): Generator<Found> {
  const rule = 'allimages.mime-union';
  for (const { both, alone } of unions) {
    // If the files of one type alone are lacking, or those of another may be too much, the filter can be at fault.
    const later = alone.filter(one => compareBytes(lastOf(one), lastOf(both)) > 0);
    const ending = later.length > 1 || alone.length === 1 ? both : undefined;
    for (const shown of alone) yield* lackingIn({ rule, shown, others: [both], cited: both }, ending);
    const [only, ...more] = alone.filter(one => !isEmpty(one));
    const empty = suggested.find(one => isEmpty(one) && alone.includes(one));
    for (const found of lackingIn(
      { rule, shown: both, others: alone },
      more.length === 0 ? only : undefined,
    )) {
      yield found;
      // A file that neither of two types alone lists is of the one whose listing is empty.
      if (empty && alone.length === 2 && found.rule === rule)
        yield { ...found, rule: 'allimages.mime-finds', cited: empty };
    }
  }
}

/**
 * The files of one listing that others lack, as far as all of them are known.
 * @param ending the listing that may lack them because it ends too early, with a full page, and not because of its filter
 */
function* lackingIn(about: Omit<Found, 'name'>, ending: Walk | undefined): Generator<Found> {
  const { shown, others } = about;
  const bounds = [shown, ...others].flatMap(({ bound }) => bound ?? []);
  const names = [...shown.names.keys()].filter(
    name =>
      others.every(other => !other.names.has(name)) && bounds.every(each => compareBytes(name, each) <= 0),
  );
  const [first] = names;
  if (first !== undefined && ending && isFull(ending) && compareBytes(first, lastOf(ending)) > 0)
    yield { rule: IN_END, name: first, shown, others: [ending], cited: ending };
  for (const name of names) yield { ...about, name };
}

const isFull = ({ ended, bound, entries, pages }: Walk): boolean =>
  ended === 'end' && bound === undefined && entries === pages * PAGE_SIZE;

/** The files that two types share. What an invented type alone lists is no violation: the wiki may have it. */
function* inSingles({ known, invented }: Listings): Generator<Found> {
  const seen = new Map<string, { readonly walk: Walk; readonly isEarly: boolean }>();
  for (const shown of [...known, ...invented])
    for (const [at, name] of [...shown.names.keys()].entries()) {
      const isEarly = at < shown.onFirstPage;
      const other = seen.get(name);
      if (!other) {
        seen.set(name, { walk: shown, isEarly });
        continue;
      }
      const about = { name, shown, others: [other.walk], relation: 'shared' } as const;
      const ofTypes = isEarly && other.isEarly ? 'allimages.mime-disjoint' : 'allimages.mime-pages';
      yield invented.includes(shown)
        ? { ...about, rule: 'allimages.mime-unknown-empty' }
        : { ...about, rule: ofTypes, cited: other.walk };
    }
}

/** What the trials of a rule's suspicions tell; `undefined` if they leave none. */
function triedOf(rule: TypeSuspicion['rule'], evidence: Evidence): Finding | undefined {
  const withdrawn = new Set<string>();
  let open: Finding | undefined;
  for (const suspicion of typeSuspicions(evidence)) {
    if (suspicion.rule !== rule) continue;
    const { name, violation } = suspicion;
    const { verdict, reason, altered, trial } = trialUnder(evidence, suspicionKey(suspicion));
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
  const isOff = profile.values.mime_filter === 'off' || observed.violations.of('allimages.order').first;
  return isOff ? undefined : triedOf(IN_END, evidence);
}

/** A rule on the listings by type: out of play if `aimime` is declared off or was refused. */
const onTypes = (row: {
  readonly dependsOn?: readonly RuleId[];
  /** The listings for which the rule holds if nothing contradicts it. */
  readonly judged: (listings: Listings) => readonly unknown[];
  /** What there is nothing to judge without. */
  readonly nothing: string;
  /** Why it is not known to hold, though nothing contradicts it. */
  readonly unless?: (evidence: Evidence) => Finding | undefined;
}): Check => ({
  probes: ['walk', 'filters'],
  dependsOn: [
    'allimages.name',
    'allimages.order',
    'allimages.mime-filter',
    'allimages.continue',
    'allimages.aicontinue',
    ...(row.dependsOn ?? []),
  ],
  judge(evidence, rule) {
    if (evidence.profile.values.mime_filter === 'off') return inapplicable('`mime_filter` is declared off');
    const finding = triedOf(rule as TypeSuspicion['rule'], evidence);
    if (finding) return finding;
    const held = heldFor(row.judged(listingsIn(evidence)).length, 'listing', row.nothing);
    if (held.outcome !== 'passed') return held;
    return row.unless?.(evidence) ?? asFarAsKept(held, evidence);
  },
});

const byTypes = ({ walks }: Evidence): Walk[] => [...walks.values()].filter(({ types }) => types.length > 0);

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
const ofTwoTypes = ({ known }: Listings): readonly Walk[] =>
  known.length < 2 || known.every(isEmpty) ? [] : known;

/** What follows from a type that lists nothing, though names suggest it: nothing ties a type to an extension. */
function whyEmpty(evidence: Evidence): Finding | undefined {
  const { mistyped } = evidence;
  const empty = listingsIn(evidence).suggested.find(isEmpty);
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
    judge(evidence) {
      if (evidence.profile.values.mime_filter === 'off') return filterRefused(evidence);
      const answered = byTypes(evidence).filter(({ first, pages }) => first.kind === 'answer' && pages > 0);
      return answered.length === 0
        ? inapplicable('no listing by type came with a list of files')
        : passed(`${counted(answered.length, 'listing')} by type answered`);
    },
  },
  'allimages.mime-subset': onTypes({
    dependsOn: CONTINUATION,
    judged: ({ whole, parts }) => (whole ? parts : []),
    nothing: NO_TYPE,
  }),
  'allimages.mime-disjoint': onTypes({ judged: ofTwoTypes, nothing: TWO_TYPES }),
  'allimages.mime-union': onTypes({
    // What is wrong with a union may show first in where its pages start.
    dependsOn: ['allimages.cursor-advances'],
    unless: lostIn,
    judged: ({ unions }) => unions,
    nothing: NO_TYPE,
  }),
  'allimages.mime-unknown-empty': onTypes({
    judged: ({ invented }) => invented.filter(isEmpty),
    nothing: 'each invented type lists files that no other type lists, so the wiki may have it',
  }),
  'allimages.mime-finds': onTypes({
    dependsOn: CONTINUATION,
    judged: ({ suggested }) => suggested,
    nothing: NO_TYPE,
    unless: whyEmpty,
  }),
  'allimages.mime-pages': onTypes({
    dependsOn: ['allimages.mime-disjoint'],
    unless: lostIn,
    judged: listings => (listings.known.some(({ pages }) => pages > 1) ? ofTwoTypes(listings) : []),
    nothing: `${TWO_TYPES}, and more than ten of one`,
  }),
} as const satisfies ChecksOf<'allimages.mime-'>;
