/** Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what sets of them must be. */
import { UNTRIED } from '../../evidence/trials.js';
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import {
  alteration,
  listingWords,
  partsOf,
  typeSuspicions,
  unsuspected,
  type MimeWalks,
} from './mime-sets.js';
import { whyNothing } from '../../answers/reading.js';
import { cantTell, failed, fromObserved, inapplicable, passed, type Check, type ChecksOf } from '../check.js';
import {
  suspicionKey,
  type Evidence,
  type FilterRule,
  type NotedTrial,
  type TypeSuspicion,
  type Walk,
} from '../../evidence/evidence.js';
import { CONTINUATION } from './pages.js';

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

/** Whether a listing came with a list of files. */
const isAnswered = ({ first, pages }: Walk) => first.kind === 'answer' && pages > 0;

function filterAnswered(evidence: Evidence, rule: RuleId): Finding {
  const answered = partsOf(evidence.walks).filter(isAnswered);
  return answered.length === 0
    ? fromObserved(rule, evidence, 'no listing by type came with a list of files', 'listing')
    : passed(`${counted(answered.length, 'listing')} by type answered`);
}

interface OnFilters {
  readonly dependsOn?: readonly RuleId[];
  /** Whether the rule is one on whole listings: if a page of one was lost on its way, it is not known to hold. */
  readonly untilTheEnd?: boolean;
  /** Whether it compares the names of listings. */
  readonly comparesNames?: boolean;
}

/** A rule on the listings by type: out of play if `aimime` is declared off or was refused. */
function onFilters(
  rule: FilterRule,
  { dependsOn = [], untilTheEnd = false, comparesNames = true }: OnFilters = {},
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
      const tried = triedOf(rule, evidence);
      if (tried) return tried;
      const finding = unsuspected[rule](evidence.walks, evidence);
      const cut =
        finding.outcome === 'cantTell' || finding.outcome === 'untested' ? cutOffIn(evidence) : undefined;
      if (cut !== undefined) return cantTell(`${finding.message}: ${cut}`, true);
      const lost = untilTheEnd && finding.outcome === 'passed' ? lostIn(evidence) : undefined;
      if (lost) return lost;
      return finding.outcome === 'passed' && comparesNames ? asFarAsKept(finding, evidence.walks) : finding;
    },
  };
}

/** What the trials of a rule's suspicions tell; `undefined` if they leave none. */
function triedOf(rule: TypeSuspicion['rule'], evidence: Evidence): Finding | undefined {
  const withdrawn = new Set<string>();
  let open: Finding | undefined;
  for (const suspicion of typeSuspicions(evidence.walks, evidence)) {
    if (suspicion.rule !== rule) continue;
    const { name, violation } = suspicion;
    const known: Omit<NotedTrial, 'purpose'> = evidence.trials.get(suspicionKey(suspicion)) ?? UNTRIED;
    const { verdict, reason, altered, trial } = known;
    if (verdict === 'proven') return { ...failed(altered ? alteration(altered) : violation), trial };
    if (verdict === 'withdrawn') withdrawn.add(name);
    // A file that came or went meanwhile did so in each listing.
    else if (!withdrawn.has(name)) open ??= cantTell(`${violation.message}; however, ${reason}`);
  }
  return open;
}

/** A rule on names that held is not known to hold beyond those that are kept. */
function asFarAsKept(finding: Finding, walks: MimeWalks): Finding {
  for (const { ended, entries, names } of walks.values())
    if (ended === 'end' && names.size < entries)
      return passed(
        `${finding.message}, as far as examined: the first ${grouped(names.size)} of ${grouped(entries)} files`,
        true,
      );
  return finding;
}

/** Why some listings by type were not asked for, where a stated budget is the only reason. */
function cutOffIn({ losses, walks }: Evidence): string | undefined {
  const lost = losses.get('filters');
  const isOtherwiseWhole = [...walks.values()].every(
    ({ ended }) => ended === 'end' || ended === 'enough' || ended === 'budget',
  );
  return lost?.cutOff && isOtherwiseWhole ? lost.reason : undefined;
}

/** That the end of a listing by type was not seen, because a page was lost on its way. */
function lostIn({ walks }: Evidence): Finding | undefined {
  for (const walk of walks.values())
    if (walk.types.length > 0 && walk.ended === 'lost' && walk.last.loss?.kind !== 'unasked')
      return cantTell(`the end of ${listingWords(walk)} was not seen: ${walk.why}`, false, walk.last.id);
  return undefined;
}

/** That listings by type show files that a listing lacks because it ends too early. */
export function endedEarly(evidence: Evidence): Finding | undefined {
  const { profile, observed } = evidence;
  if (profile.values.mime_filter === 'off' || observed.violations.of('allimages.order').first)
    return undefined;
  return triedOf('allimages.continue-only-when-more', evidence);
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
  'allimages.mime-subset': onFilters('allimages.mime-subset', { dependsOn: CONTINUATION }),
  'allimages.mime-disjoint': onFilters('allimages.mime-disjoint'),
  'allimages.mime-union': onFilters('allimages.mime-union', {
    // What is wrong with a union may show first in where its pages start.
    dependsOn: ['allimages.cursor-advances'],
    untilTheEnd: true,
  }),
  'allimages.mime-unknown-empty': onFilters('allimages.mime-unknown-empty', { comparesNames: false }),
  'allimages.mime-finds': onFilters('allimages.mime-finds', { dependsOn: CONTINUATION }),
  'allimages.mime-pages': onFilters('allimages.mime-pages', {
    dependsOn: ['allimages.mime-disjoint'],
    untilTheEnd: true,
  }),
} as const satisfies ChecksOf<'allimages.mime-'>;
