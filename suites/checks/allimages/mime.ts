/** Contract 4.2, `aimime`: no field shows a file's media type, so the listings of types are judged by what sets of them must be. */
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import {
  boundOf,
  disjoint,
  laterPages,
  subset,
  union,
  NO_TYPE,
  failedFor,
  listingWords,
  usable,
} from './mime-sets.js';
import { cantTell, failed, fromObserved, inapplicable, passed } from '../check.js';
import type { Check, ChecksOf } from '../check.js';
import type { Evidence, Walk } from '../../evidence/evidence.js';
import type { MimeSeen, MimeWalks } from './mime-sets.js';
import { explainedBy } from '../../evidence/profile.js';
import { firstLacking, within } from '../../values/name-list.js';
import { counted, quoted } from '../../values/messages.js';

/** The listings by type, in the order asked. */
function listingsByType({ walks }: Evidence): Walk[] {
  return [...walks.values()].filter(walk => walk.types.length > 0);
}

const filter: Check['judge'] = (evidence, rule) =>
  evidence.profile.values.mime_filter === 'off' ? filterRefused(evidence) : filterAnswered(evidence, rule);

/** Where `mime_filter` is declared off, a refusal is what the declaration says. */
function filterRefused(evidence: Evidence): Finding {
  const [asked] = listingsByType(evidence);
  if (!asked) return inapplicable('no listing by type was requested');
  if (asked.error?.code === 'mimesearchdisabled') return passed('`aimime` is refused, as declared');
  return failed({
    message: '`aimime` is not refused, though `mime_filter` is declared off',
    exchange: asked.last.id,
    expected: 'the error mimesearchdisabled',
    actual: asked.error ? quoted(asked.error.code) : counted(asked.entries, 'entry', 'entries'),
    hint: explainedBy(evidence.profile, 'mime_filter'),
  });
}

function filterAnswered(evidence: Evidence, rule: RuleId): Finding {
  const { observed, profile } = evidence;
  const asked = listingsByType(evidence);
  const { first, violations } = observed.violations.of(rule);
  if (first) {
    const refused = asked.find(({ error }) => error?.sort === 'other');
    const isSwitch = refused?.error?.code === 'mimesearchdisabled';
    const hint = isSwitch ? { hint: explainedBy(profile, 'mime_filter') } : {};
    return failed({ ...first, expected: 'a listing', ...hint }, violations);
  }
  const answered = asked.filter(walk => walk.first.kind === 'answer');
  return answered.length === 0
    ? fromObserved(rule, evidence, 'no listing by type was requested')
    : passed(`${counted(answered.length, 'listing')} by type answered`);
}

const unknownEmpty = (walks: MimeWalks): Finding => {
  const unknown = walks['unknown type'];
  if (!usable(unknown)) return cantTell('the listing of an unknown type was not seen');
  if (unknown.entries === 0) return passed(`${listingWords(unknown)} lists no files`);
  return failedFor(
    unknown,
    `${listingWords(unknown)}, an invented type, lists ${counted(unknown.entries, 'file')}`,
    'no file',
    quoted([...unknown.names][0] ?? ''),
  );
};

const finds = (walks: MimeWalks, { mistyped }: MimeSeen): Finding => {
  const asked = [walks['first type'], walks['second type']].filter(usable);
  if (asked.length === 0) return inapplicable(NO_TYPE);
  const empty = asked.find(walk => walk.entries === 0);
  if (!empty) return passed(`${asked.map(listingWords).join(' and ')} list files`);
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
};

/** A file that two types together list and the other of them alone does not: it is of the type whose listing is empty. */
function fileOnlyIn(walks: MimeWalks, empty: Walk): { both: Walk; other: Walk; name: string } | undefined {
  const both = walks['both types'];
  const singles = [walks['first type'], walks['second type'], walks['unknown type']];
  const other = singles.find(
    walk => walk !== empty && walk?.types.every(type => both?.types.includes(type)) === true,
  );
  if (!usable(both) || !usable(other) || !both.types.includes(empty.types[0] ?? '')) return undefined;
  const bound = boundOf([both, other]);
  const name = firstLacking(within(both.names, bound), within(other.names, bound));
  return name === undefined ? undefined : { both, other, name };
}

/** A rule on the listings by type: out of play where `aimime` is declared off or was refused. */
function onFilters(
  judge: (walks: MimeWalks, evidence: MimeSeen) => Finding,
  dependsOn: readonly RuleId[] = [],
): Check {
  return {
    probes: ['walk', 'filters'],
    dependsOn: ['allimages.name', 'allimages.order', 'allimages.mime-filter', ...dependsOn],
    judge(evidence) {
      if (evidence.profile.values.mime_filter === 'off') return inapplicable('`mime_filter` is declared off');
      const finding = judge(Object.fromEntries(evidence.walks) as MimeWalks, evidence);
      if (finding.outcome !== 'failed' || evidence.drift === undefined) return finding;
      return cantTell(`${finding.message}; but ${evidence.drift}`);
    },
  };
}

const judges = [subset, disjoint, laterPages, union, unknownEmpty, finds];

/** Whether the listings by type contradict each other, or what is known of the wiki. */
export function suspectsFilters(collected: Pick<Evidence, 'walks'> & MimeSeen): boolean {
  const walks = Object.fromEntries(collected.walks) as MimeWalks;
  return judges.some(judge => judge(walks, collected).outcome === 'failed');
}

export const mimeChecks = {
  'allimages.mime-filter': {
    probes: ['filters'],
    observing: {
      error: ({ sort }, { query, types = [], repeat }) =>
        sort === 'other' && query === 'allimages' && types.length > 0 && repeat === undefined,
    },
    judge: filter,
  },
  'allimages.mime-subset': onFilters(subset),
  'allimages.mime-disjoint': onFilters(disjoint),
  'allimages.mime-union': onFilters(union),
  'allimages.mime-unknown-empty': onFilters(unknownEmpty),
  'allimages.mime-finds': onFilters(finds),
  'allimages.mime-pages': onFilters(laterPages, ['allimages.mime-disjoint']),
} as const satisfies ChecksOf<'allimages.mime-'>;
