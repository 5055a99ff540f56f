/** Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what sets of them must be. */
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import {
  boundOf,
  cutListing,
  disjoint,
  partsOf,
  singles,
  unknownsOf,
  laterPages,
  subset,
  union,
  NO_TYPE,
  failedFor,
  listingWords,
  usable,
} from './mime-sets.js';
import { whyNothing } from '../../answers/reading.js';
import { cantTell, failed, fromObserved, inapplicable, passed } from '../check.js';
import type { Check, ChecksOf } from '../check.js';
import type { Evidence, Walk } from '../../evidence/evidence.js';
import type { MimeSeen, MimeWalks } from './mime-sets.js';
import { CONTINUATION } from './pages.js';
import type { FilterRule } from '../../evidence/observer.js';
import { firstLacking, within } from '../../values/name-list.js';
import { counted, quoted } from '../../values/messages.js';

const filter: Check['judge'] = (evidence, rule) =>
  evidence.profile.values.mime_filter === 'off' ? filterRefused(evidence) : filterAnswered(evidence, rule);

const isAboutQuery = ({ error }: Walk) => error?.sort === 'other';

/** Where `mime_filter` is declared off, a refusal is what the declaration says. */
function filterRefused(evidence: Evidence): Finding {
  const listings = partsOf(evidence.walks);
  // A server that is busy answers one listing and not another.
  const asked =
    listings.find(({ first }) => first.kind === 'answer') ?? listings.find(isAboutQuery) ?? listings[0];
  if (!asked) return inapplicable('no listing by type was requested');
  if (asked.first.kind !== 'answer' && !isAboutQuery(asked))
    return cantTell(`${listingWords(asked)}: ${whyNothing(asked.first) ?? 'no answer'}`);
  if (asked.error?.code === 'mimesearchdisabled') return passed('`aimime` is refused, as declared');
  return failed({
    message: '`aimime` is not refused, though `mime_filter` is declared off',
    exchange: asked.last.id,
    expected: 'the error mimesearchdisabled',
    actual: asked.error ? quoted(asked.error.code) : counted(asked.entries, 'entry', 'entries'),
    parameters: ['mime_filter'],
  });
}

/** Whether a listing came with a list of files. */
const isAnswered = ({ first, pages }: Walk) => first.kind === 'answer' && pages > 0;

function filterAnswered(evidence: Evidence, rule: RuleId): Finding {
  const answered = partsOf(evidence.walks).filter(isAnswered);
  return answered.length === 0
    ? fromObserved(rule, evidence, 'no listing by type came with a list of files')
    : passed(`${counted(answered.length, 'listing')} by type answered`);
}

const unknownEmpty = (walks: MimeWalks, seen: MimeSeen): Finding => {
  const unknown = unknownsOf(walks, seen).filter(usable);
  if (unknown.length === 0) return cantTell('the listing of an unknown type was not seen');
  const full = unknown.filter(({ entries }) => entries > 0);
  for (const each of full) {
    const message = `${listingWords(each)}, an invented type, lists ${counted(each.entries, 'file')}`;
    const [any = ''] = each.names;
    if (seen.strength === undefined) return failedFor(each, message, 'no file', quoted(any));
    const { other, name = any } = sharedWith(each, walks) ?? {};
    if (other)
      return failedFor(
        each,
        `${message}, and ${quoted(name)} is listed under ${listingWords(other)} as well`,
        'no file',
        quoted(name),
      );
  }
  // Nobody knows all types: what lists files of its own may be one of them.
  const empty = unknown.filter(({ entries }) => entries === 0);
  const [first] = empty;
  if (!first)
    return inapplicable('each invented type lists files that no other type lists, so the wiki may have it');
  return passed(
    empty.length === 1
      ? `${listingWords(first)} lists no files`
      : `${counted(empty.length, 'unknown type')} list no files`,
  );
};

/** A file of a type that another type alone lists too. */
function sharedWith(
  walk: Walk,
  walks: MimeWalks,
): { readonly other: Walk; readonly name: string } | undefined {
  const names = new Set(walk.names);
  for (const other of [...walks.values()].filter(usable)) {
    if (other.types.length !== 1 || other.types[0] === walk.types[0]) continue;
    for (const name of other.names) if (names.has(name)) return { other, name };
  }
  return undefined;
}

const finds = (walks: MimeWalks, seen: MimeSeen): Finding => {
  const asked = singles(walks, seen).filter(usable);
  if (asked.length === 0) return inapplicable(NO_TYPE);
  const findings = asked.filter(walk => walk.entries === 0).map(empty => findingOn(empty, walks, seen));
  return (
    findings.find(({ outcome }) => outcome === 'failed') ??
    findings[0] ??
    passed(`${asked.map(listingWords).join(' and ')} list files`)
  );
};

function findingOn(empty: Walk, walks: MimeWalks, { mistyped }: MimeSeen): Finding {
  const nothing = `${listingWords(empty)} lists no files`;
  const { both, other, name } = fileOnlyIn(walks, empty) ?? {};
  if (both && other && name !== undefined)
    return failedFor(
      empty,
      `${nothing}, though ${listingWords(both)} lists ${quoted(name)}, which ${listingWords(other)} does not`,
      `${quoted(name)} listed`,
      'no file',
    );
  // Nothing ties a type to an extension: where other types list these files, this one may have none.
  if (mistyped && mistyped.type === empty.types[0] && mistyped.found > 0)
    return inapplicable(`${nothing}: other types list files with its extension`);
  return cantTell(
    `${nothing}, and no other type was seen to list files with its extension`,
    mistyped?.isWhole === false,
  );
}

/** A file that two types together list and the other of them alone does not: it is of the type whose listing is empty. */
function fileOnlyIn(walks: MimeWalks, empty: Walk): { both: Walk; other: Walk; name: string } | undefined {
  const [type = ''] = empty.types;
  const parts = [...walks.values()].filter(usable);
  for (const both of parts) {
    const [second, ...more] = new Set(both.types.filter(each => each !== type));
    if (!both.types.includes(type) || second === undefined || more.length > 0) continue;
    const other = parts.find(({ types }) => types.length === 1 && types[0] === second);
    if (!other) continue;
    const bound = boundOf([both, other]);
    const name = firstLacking(within(both.names, bound), within(other.names, bound));
    if (name !== undefined) return { both, other, name };
  }
  return undefined;
}

/** Of new types, no cache has an answer: that the listing has changed explains nothing. */
function newlyInvented({ unfiltered }: Evidence): Finding | undefined {
  if (!unfiltered) return undefined;
  const { exchange, types, name, pointer } = unfiltered;
  const last = types.at(-1) ?? '';
  return failed({
    message: `aimime=${last}, an invented type, lists ${quoted(name)}, as each of ${counted(types.length, 'type')} does that nobody has asked for before`,
    exchange: exchange.id,
    pointer,
    expected: 'no file',
    actual: quoted(name),
  });
}

interface OnFilters {
  readonly dependsOn?: readonly RuleId[];
  /** What shows that the rule is broken, though the listing has changed. */
  readonly anew?: (evidence: Evidence) => Finding | undefined;
  /** Whether the rule is one on whole listings: where a page of one was lost on its way, it is not known to hold. */
  readonly untilTheEnd?: boolean;
  /** Whether it compares the names of listings. */
  readonly comparesNames?: boolean;
}

/** A rule on the listings by type: out of play where `aimime` is declared off or was refused. */
function onFilters(
  judge: (walks: MimeWalks, evidence: MimeSeen) => Finding,
  { dependsOn = [], anew, untilTheEnd = false, comparesNames = true }: OnFilters = {},
): Check {
  return {
    probes: ['walk', 'filters'],
    dependsOn: [
      'allimages.name',
      'allimages.order',
      'allimages.mime-filter',
      'allimages.continue',
      'allimages.aicontinue',
      ...dependsOn,
    ],
    judge(evidence) {
      if (evidence.profile.values.mime_filter === 'off') return inapplicable('`mime_filter` is declared off');
      const proven = evidence.proven && judge(evidence.proven, evidence);
      if (proven?.outcome === 'failed') return proven;
      const finding = judge(evidence.walks, evidence);
      const cut =
        finding.outcome === 'cantTell' || finding.outcome === 'untested' ? cutOffIn(evidence) : undefined;
      if (cut !== undefined) return cantTell(`${finding.message}: ${cut}`, true);
      const lost = untilTheEnd && finding.outcome === 'passed' ? lostIn(evidence) : undefined;
      if (lost) return lost;
      if (finding.outcome === 'passed' && comparesNames) return asFarAsKept(finding, evidence.walks);
      if (finding.outcome !== 'failed' || evidence.drift === undefined) return finding;
      return anew?.(evidence) ?? cantTell(`${finding.message}; but ${evidence.drift}`);
    },
  };
}

/** A rule on names that held is not known to hold beyond those that are kept. */
function asFarAsKept(finding: Finding, walks: MimeWalks): Finding {
  for (const { ended, entries, names } of walks.values())
    if (ended === 'end' && names.length < entries)
      return passed(
        `${finding.message}, as far as examined: the first ${grouped(names.length)} of ${grouped(entries)} files`,
        true,
      );
  return finding;
}

/** Why some listings by type were not asked for, where a stated budget is the only reason. */
function cutOffIn({ losses, walks }: Evidence): string | undefined {
  const lost = losses.get('filters');
  const isOtherwiseWhole = [...walks.values()].every(({ ended }) => ended === 'end' || ended === 'budget');
  return lost?.cutOff && isOtherwiseWhole ? lost.reason : undefined;
}

/** That the end of a listing by type was not seen, because a page was lost on its way. */
function lostIn({ walks, strength }: Evidence): Finding | undefined {
  if (strength === undefined) return undefined;
  for (const walk of walks.values())
    if (walk.types.length > 0 && walk.ended === 'lost' && walk.last.loss?.kind !== 'unasked')
      return cantTell(`the end of ${listingWords(walk)} was not seen: ${walk.why}`);
  return undefined;
}

/** That listings by type show files that a listing lacks because it ends too early; asked again like what breaks the rules on filters. */
export function endedEarly({ profile, observed, proven, walks, drift }: Evidence): Finding | undefined {
  if (profile.values.mime_filter === 'off' || observed.violations.of('allimages.order').first)
    return undefined;
  const finding = (proven && cutListing(proven)) ?? cutListing(walks);
  if (!finding || drift === undefined || (proven && cutListing(proven))) return finding;
  return cantTell(`${finding.message}; but ${drift}`);
}

const judges = {
  'allimages.mime-subset': subset,
  'allimages.mime-disjoint': disjoint,
  'allimages.mime-pages': laterPages,
  'allimages.mime-union': union,
  'allimages.mime-unknown-empty': unknownEmpty,
  'allimages.mime-finds': finds,
} as const;

/** The rules on listings by type that contradict each other, or what is known of the wiki. */
export const filterRules = Object.keys(judges) as readonly (keyof typeof judges)[];

/** Whether listings by type break one of some rules. */
export function suspectsFilters(
  collected: Pick<Evidence, 'walks'> & MimeSeen,
  among: readonly FilterRule[] = filterRules,
): boolean {
  return among.some(rule => judges[rule](collected.walks, collected).outcome === 'failed');
}

export const mimeChecks = {
  'allimages.mime-filter': {
    probes: ['filters'],
    dependsOn: ['allimages.list'],
    observing: {
      error: ({ sort }, { query, types = [], repeat }) =>
        sort === 'other' && query === 'allimages' && types.length > 0 && repeat === undefined,
    },
    judge: filter,
  },
  'allimages.mime-subset': onFilters(subset, { dependsOn: CONTINUATION }),
  'allimages.mime-disjoint': onFilters(disjoint),
  'allimages.mime-union': onFilters(union, {
    // What is wrong with a union may show first in where its pages start.
    dependsOn: ['allimages.cursor-advances'],
    untilTheEnd: true,
  }),
  'allimages.mime-unknown-empty': onFilters(unknownEmpty, { anew: newlyInvented, comparesNames: false }),
  'allimages.mime-finds': onFilters(finds, { dependsOn: CONTINUATION }),
  'allimages.mime-pages': onFilters(laterPages, {
    dependsOn: ['allimages.mime-disjoint'],
    untilTheEnd: true,
  }),
} as const satisfies ChecksOf<'allimages.mime-'>;
