/** Contract 4.2, `aimime`: no field shows a file's media type, so the listings by type are compared as sets of files. */
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import { refusalKind } from '../../answers/reading.js';
import { filterOf, type Evidence, type TypeSuspicion, type Walk } from '../../evidence/evidence.js';
import { LIST, PAGE_SIZE } from '../../evidence/page.js';
import type { Violation } from '../../evidence/violations.js';
import { compareBytes } from '../../values/byte-order.js';
import { isKnownType, otherTypes, suggestedType } from '../../values/media-types.js';
import { counted, quoted } from '../../values/messages.js';
import { againstIt, cantTell, failed, heldFor, inapplicable, passed, type ChecksOf } from '../check.js';
import { CONTINUATION, CONTINUE } from './pages.js';

const isEmpty = ({ entries }: Walk): boolean => entries === 0;

type Walks = Pick<Evidence, 'walks' | 'suggested'>;

/** The listings that were walked without an error. Those of one type each are of types that files may have, or of invented ones. */
function listingsIn({ walks, suggested }: Walks) {
  const all = [...walks.values()].filter(
    ({ ended, first }) => first.kind === 'answer' && ['end', 'enough', 'budget', 'lost'].includes(ended),
  );
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

/** With the rules that it breaks, each with the listing at fault. */
type Found = Omit<TypeSuspicion, 'suspicions'> & {
  readonly rules: readonly (readonly [rule: RuleId, cited: Walk])[];
};

/** Further files show no more about a rule. */
const NAMED = 8;

/** What the listings show against the rules on types, before any trial. */
export function* typeSuspicions(collected: Walks): Generator<TypeSuspicion> {
  const listings = listingsIn(collected);
  for (const find of [inWhole, inUnions, inSingles]) {
    const named = new Map<string, number>();
    for (const found of find(listings)) {
      const broken = found.rules.map(([rule]) => rule).join();
      const count = (named.get(broken) ?? 0) + 1;
      named.set(broken, count);
      const suspicions = found.rules.map(([rule, at]) => ({ rule, violation: violationOf(found, rule, at) }));
      if (count <= NAMED) yield { ...found, suspicions };
    }
  }
}

function* inWhole({ whole, parts }: Listings): Generator<Found> {
  if (!whole) return;
  for (const shown of parts) {
    const about = { rules: [['allimages.mime-subset', shown]], shown, others: [whole] } as const;
    yield* lackingIn(about, whole);
    for (const [name, fingerprint] of shown.names) {
      const other = whole.names.get(name) ?? 0;
      if (fingerprint !== 0 && other !== 0 && fingerprint !== other)
        yield { ...about, name, relation: 'differs' };
    }
  }
}

function* inUnions({ unions, suggested }: Listings): Generator<Found> {
  for (const { both, alone } of unions) {
    const union = ['allimages.mime-union', both] as const;
    // If the files of one type alone are lacking, or those of another may be too many, the filter can be at fault.
    const later = alone.filter(one => compareBytes(lastOf(one), lastOf(both)) > 0);
    const ending = later.length > 1 || alone.length === 1 ? both : undefined;
    for (const shown of alone) yield* lackingIn({ rules: [union], shown, others: [both] }, ending);
    const [only, ...more] = alone.filter(one => !isEmpty(one));
    const empty = suggested.find(one => isEmpty(one) && alone.includes(one));
    // A file that neither of two types alone lists is of the one whose listing is empty.
    const finds = empty && alone.length === 2 ? [['allimages.mime-finds', empty] as const] : [];
    const about = { rules: [...finds, union], shown: both, others: alone };
    yield* lackingIn(about, more.length === 0 ? only : undefined);
  }
}

/** The files that two types share. Files that only an invented type lists are lawful: the wiki may have it. */
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
        ? { ...about, rules: [['allimages.mime-unknown-empty', shown]] }
        : { ...about, rules: [[ofTypes, other.walk]] };
    }
}

const IN_END = 'allimages.continue';

const lastOf = ({ names }: Walk): string => [...names.keys()].at(-1) ?? '';

/** The known files of one listing that others lack; `ending` may lack them because it ends too early, with a full page. */
function* lackingIn(about: Omit<Found, 'name'>, ending: Walk | undefined): Generator<Found> {
  const { shown, others } = about;
  const bounds = [shown, ...others].flatMap(({ bound }) => bound ?? []);
  const names = [...shown.names.keys()].filter(
    name => others.every(own => !own.names.has(name)) && bounds.every(each => compareBytes(name, each) <= 0),
  );
  const isFull =
    ending?.ended === 'end' && ending.bound === undefined && ending.entries === ending.pages * PAGE_SIZE;
  for (const [at, name] of names.entries()) {
    const isBeyond = at === 0 && isFull && compareBytes(name, lastOf(ending)) > 0;
    yield { ...about, name, rules: isBeyond ? [[IN_END, ending], ...about.rules] : about.rules };
  }
}

const wordsOf = ({ types }: Walk): string => `aimime=${types.join('|')}`;
const inWords = (walk: Walk) => (walk.types.length === 0 ? 'in the whole listing' : `under ${wordsOf(walk)}`);

function violationOf({ name, shown, others, relation }: Found, rule: RuleId, cited: Walk): Violation {
  const { names, entries, last } = cited;
  const how = { lacking: ', but not', shared: ' and', differs: ', but with another entry' };
  const invented = rule === 'allimages.mime-unknown-empty' ? ', an invented type,' : '';
  const places = others.map(inWords).join(relation === undefined ? ' nor ' : ' or ');
  const message = `${quoted(name)} is listed ${inWords(shown)}${invented}${how[relation ?? 'lacking']} ${places}`;
  const about = { message, exchange: last.id, pointer: LIST };
  if (rule === IN_END) {
    const where = `${message}, which ends after ${counted(entries, 'file')} without a \`continue\``;
    return { ...about, message: where, pointer: '/continue', expected: 'present', actual: 'absent' };
  }
  if (relation === 'differs') return { ...about, expected: 'the same entry', actual: 'another entry' };
  return names.has(name)
    ? { ...about, expected: 'not listed', actual: quoted(name) }
    : { ...about, expected: quoted(name), actual: entries === 0 ? 'no file' : 'not listed' };
}

const isOff = ({ profile }: Evidence): boolean => profile.values.mime_filter === 'off';

const LISTED = ['allimages.name', 'allimages.order', 'allimages.mime-filter', ...CONTINUE] as const;

/** A rule that holds for the `judged` listings if nothing contradicts it, and `unless` has no reason to doubt that. */
const onTypes = (
  dependsOn: readonly RuleId[],
  nothing: string,
  judged: (listings: Listings) => readonly unknown[],
  unless?: (evidence: Evidence) => Finding | undefined,
) => ({
  probes: ['walk', 'filters'] as const,
  dependsOn: [...LISTED, ...dependsOn],
  judge(evidence: Evidence, rule: RuleId): Finding {
    if (isOff(evidence)) return inapplicable('`mime_filter` is declared off');
    const { length } = judged(listingsIn(evidence));
    const finding = againstIt(rule, evidence, length);
    if (finding) return finding;
    const held = heldFor(length, 'listing', nothing);
    if (held.outcome !== 'passed') return held;
    return unless?.(evidence) ?? asFarAsKept(held, evidence);
  },
});

const byTypes = ({ walks }: Evidence): Walk[] => [...walks.values()].filter(({ types }) => types.length > 0);

function lostIn(evidence: Evidence): Finding | undefined {
  const lost = byTypes(evidence).find(({ ended, last }) => ended === 'lost' && last.loss?.kind !== 'unasked');
  return lost && cantTell(`the end of ${wordsOf(lost)} was not seen: ${lost.why}`, false, lost.last.id);
}

/** A rule on names is only known to hold for those that are kept. */
function asFarAsKept(held: Finding, { walks }: Evidence): Finding {
  const cut = [...walks.values()].find(each => each.ended === 'end' && each.names.size < each.entries);
  if (!cut) return held;
  const examined = `the first ${grouped(cut.names.size)} of ${grouped(cut.entries)} files`;
  return passed(`${held.message}, as far as examined: ${examined}`, true);
}

const NO_TYPE = 'needs files whose extension suggests a media type';
const TWO_TYPES = 'needs files of two media types';

const ofTwoTypes = ({ known }: Listings) => (known.length < 2 || known.every(isEmpty) ? [] : known);

/** A type that lists nothing, though names suggest it, and how many files with its extension other types list. */
export function emptyTypeIn({ walks, suggested }: Walks) {
  const empty = listingsIn({ walks, suggested }).suggested.find(isEmpty);
  if (!empty) return undefined;
  const { id: type } = empty;
  const others = walks.get(filterOf(otherTypes(type)).id);
  const found = [...(others?.names.keys() ?? [])].filter(name => suggestedType(name) === type).length;
  return { type, found, of: suggested.get(type) ?? 0, isCutOff: others?.ended === 'budget' };
}

/** Why a type that names suggest may list nothing: no rule ties types to extensions. */
function whyEmpty(evidence: Evidence): Finding | undefined {
  const empty = emptyTypeIn(evidence);
  if (!empty) return undefined;
  const { type, found, isCutOff } = empty;
  const nothing = `aimime=${type} lists no files`;
  if (found > 0) return inapplicable(`${nothing}: other types list files with its extension`);
  const plus = type.includes('+') ? '; the server may read `+` as a space, though it was sent as `%2B`' : '';
  return cantTell(`${nothing}, and no other type was seen to list files with its extension${plus}`, isCutOff);
}

function filterRefused(evidence: Evidence): Finding {
  const listings = byTypes(evidence);
  // A busy server answers one listing and not another.
  const asked =
    listings.find(({ first }) => first.kind === 'answer') ??
    listings.find(({ error }) => error && refusalKind(error) === 'error');
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
      if (isOff(evidence)) return filterRefused(evidence);
      const answered = byTypes(evidence).filter(({ first, pages }) => first.kind === 'answer' && pages > 0);
      return answered.length === 0
        ? inapplicable('no listing by type came with a list of files')
        : passed(`${counted(answered.length, 'listing')} by type answered`);
    },
  },
  'allimages.mime-subset': onTypes(CONTINUATION, NO_TYPE, ({ whole, parts }) => (whole ? parts : [])),
  'allimages.mime-disjoint': onTypes([], TWO_TYPES, ofTwoTypes),
  // A fault in a union may show first in where its pages start.
  'allimages.mime-union': onTypes(['allimages.cursor-advances'], NO_TYPE, ({ unions }) => unions, lostIn),
  'allimages.mime-unknown-empty': onTypes(
    [],
    'each invented type lists files that no other type lists, so the wiki may have it',
    ({ invented }) => invented.filter(isEmpty),
  ),
  'allimages.mime-finds': onTypes(CONTINUATION, NO_TYPE, ({ suggested }) => suggested, whyEmpty),
  'allimages.mime-pages': onTypes(
    ['allimages.mime-disjoint'],
    `${TWO_TYPES}, and more than ten of one`,
    listings => (listings.known.some(({ pages }) => pages > 1) ? ofTwoTypes(listings) : []),
    lostIn,
  ),
} as const satisfies ChecksOf<'allimages.mime-'>;
