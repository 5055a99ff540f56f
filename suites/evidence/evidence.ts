/** What the probes bring back for the checks. */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import type { Exchange } from '../http/exchange.js';
import type { ReadPage } from '../answers/html/page.js';
import type { CheckRuleId, RuleId, SilenceId } from '../../schemas/generated/rules.js';
import { UNTRIED, type ClaimTrial, type Violation, type Violations } from './violations.js';
import type { Profile } from './profile.js';
import { hasMannerOf, unusualIn, type Query, type QueryName } from '../values/queries.js';
import type { Strength } from '../plan/covering.js';
import { WHOLE } from '../plan/models.js';
import type { Settled } from '../plan/title-classes.js';
import type { Compared } from '../answers/compare.js';
import type { Answer, ApiError, Lost, Reading } from '../answers/reading.js';
import { refusalKind } from '../answers/refusal.js';

/** What asks the target; a loss of evidence is noted for each. */
export const probes = [
  'languageinfo',
  'dbrepllag',
  'first page',
  'missing titles',
  'html',
  'session',
  'existing title',
  'walk',
  'filters',
  'credentials',
  'plan',
] as const;
export type ProbeId = (typeof probes)[number];

/** What a listing is restricted to. */
export interface Filter {
  /** Its types as they are sent, or `whole`. */
  readonly id: string;
  readonly types: readonly string[];
  /** After how many pages the rest shows nothing that other listings do not. */
  readonly enough?: number | undefined;
}

export const filterOf = (types: readonly string[], enough?: number): Filter => ({
  id: types.length === 0 ? WHOLE : types.join('|'),
  types,
  enough,
});

/** A traversal of the listing, folded: no page is kept. */
export interface Walk extends Filter {
  readonly pages: number;
  readonly entries: number;
  /** The names of the first 100,000 entries, in the order listed, each with the fingerprint of its entry. */
  readonly names: ReadonlyMap<string, number>;
  readonly onFirstPage: number;
  /** No name after this one was seen or kept; `undefined` where all were. */
  readonly bound: string | undefined;
  readonly first: Reading;
  readonly last: Exchange;
  /** How it ended, and why before the listing's end; `enough` if no more of it was wanted. */
  readonly ended: 'end' | 'enough' | 'budget' | 'lost' | 'error' | 'stuck' | 'malformed';
  readonly why: string;
  readonly error?: ApiError;
}

/** A media type whose listing is empty, though names have its extension. */
export interface Mistyped {
  readonly type: string;
  /** So many of those files are listed under other types. */
  readonly found: number;
  readonly of: number;
  /** Whether the listing of the other types was seen to its end. */
  readonly isWhole: boolean;
}

/** A file whose place in two listings contradicts a rule on types, as the walks showed it. */
export interface TypeSuspicion {
  readonly rule: Extract<CheckRuleId, `allimages.mime-${string}`> | 'allimages.continue-only-when-more';
  readonly name: string;
  /** The listing that has the file. */
  readonly shown: Walk;
  /** The listings that lack it, though one of them should have it, unless `relation` says otherwise. */
  readonly others: readonly Walk[];
  /** All have it: though no two of them should, or with different entries. */
  readonly relation?: 'shared' | 'differs';
  readonly violation: Violation;
}

/** One of the trials of an audit. */
export interface NotedTrial extends ClaimTrial {
  /** What it was for: of trials with one purpose, few are needed. */
  readonly purpose: string;
  /** The field in which a file differs between two listings. */
  readonly altered?: { readonly exchange: Exchange; readonly violation: Violation } | undefined;
}

/** The purpose and the key of the trial of two files that share a page id. */
export const PAGE_IDS = 'page ids';

/** The key of the trial of a file whose record contradicts its entry. */
export const recordKey = (curid: string): string => `record of ${curid}`;

/** The key of the trial of a suspicion, which several rules may have. */
export const suspicionKey = ({ name, shown, others, relation }: TypeSuspicion): string =>
  JSON.stringify([name, shown.types, others.map(({ types }) => types), relation]);

/** A title that was asked for, and what came. */
export interface TitleProbe {
  readonly spelling: 'underscores' | 'spaces' | 'plain';
  readonly sent: string;
  /** What was sent, with spaces for underscores. */
  readonly normal: string;
  readonly reading: Answer;
  /** For an existing file: its page id. */
  readonly curid?: string;
  /** What the contract settles for it; everything where nothing is said. */
  readonly settled?: Settled;
  /** The name of the file whose page the record of another title is. */
  readonly takenFor?: string;
  /** No page of the listing showed the file: its page id is that of an earlier record. */
  readonly unlisted?: true;
}

/** The HTML form of a question, beside its answer in the plain form. */
export interface HtmlComparison extends ReadPage {
  readonly query: QueryName;
  readonly exchange: Exchange;
  /** The answer to the same question in the plain form, as an anonymous client gets it. */
  readonly plain: Reading;
}

/** What makes two answers to one question differ; `status` if its cookie changes only that. */
export type DifferenceBy = 'form' | 'cookie' | 'status' | 'manner' | 'state';

/** Two answers to one question that differ, though they should not. */
export interface Difference {
  readonly by: DifferenceBy;
  /** The simplest way of asking that still brings the other answer. */
  readonly query: Query;
  /** What was asked before it, where that makes the difference. */
  readonly following?: Query;
  readonly before: Compared;
  readonly after: Compared;
  readonly trial?: RuleResult['trial'];
  /** Why nothing follows from it; without it, both were asked again in turns, and differed each time. */
  readonly doubt?: string;
  /** Whether that is because the answers changed meanwhile, as on a wiki that is edited. */
  readonly changes?: true;
}

/** A question that was refused. */
export interface Refusal {
  /** The simplest one that shows it, if that was proven. */
  readonly query: Query;
  readonly probe: ProbeId;
  readonly last: ApiError | Lost;
  /** It was proven that it is refused while its neighbours are answered. */
  readonly trial?: RuleResult['trial'];
  /** It was answered before, and is refused because it comes again. */
  readonly isRepeated?: true;
  /** Nothing else was answered either, each time that it was asked. */
  readonly isAlways?: true;
}

/** Whether a refusal is the reason of another one too, if it was proven: what it takes is in the other question as well. */
export function refusalExplains(
  { query: proven, last, isRepeated }: Refusal,
  { query, last: other }: Refusal,
): boolean {
  if (refusalKind(last) !== refusalKind(other) || (proven.cursor && !query.cursor)) return false;
  if (isRepeated) return true;
  if (!hasMannerOf(query, proven) || (proven.html && !query.html)) return false;
  if (proven.cookie !== undefined && query.cookie === undefined) return false;
  const isOfClass =
    proven.query === query.query &&
    proven.bare === query.bare &&
    proven.title?.exists === query.title?.exists &&
    (proven.types ?? []).length <= (query.types ?? []).length;
  return unusualIn(proven) > 0 || isOfClass;
}

/** The first diagnostic block that was seen. */
export interface DebugBlock {
  readonly exchange: Exchange;
  /** `undefined` if it cannot be read. */
  readonly value: unknown;
}

/** Why a probe could not see everything: a stated budget, an exchange that was lost, or one that a recorded audit does not have. */
export interface ProbeLoss {
  readonly reason: string;
  readonly cutOff: boolean;
  readonly unasked?: boolean;
  readonly exchange?: number;
}

/** What the probes bring back. */
export interface Collected {
  readonly profile: Profile;
  readonly losses: ReadonlyMap<ProbeId, ProbeLoss>;
  /** The four queries in their plain form, as an anonymous client gets them. */
  readonly plain: ReadonlyMap<QueryName, Reading>;
  /** The traversals of the listing by the ids of their filters. */
  readonly walks: ReadonlyMap<string, Walk>;
  readonly missing: readonly TitleProbe[];
  readonly existing: readonly TitleProbe[];
  /** A missing title that has a page by now, if it is not known whether others have pages as well. */
  readonly perhapsCreated?: string | undefined;
  /** Where the user names a file that the wiki does not have: that it does not. */
  readonly noNamed?: string | undefined;
  readonly html: readonly HtmlComparison[];
  /** How many answers were compared with the answer to the same question, put as usual. */
  readonly compared: Readonly<Record<DifferenceBy, number>>;
  /** Where an answer could not be compared: the rule without which it cannot be read. */
  readonly unread: Readonly<Partial<Record<DifferenceBy, RuleId>>>;
  readonly differences: readonly Difference[];
  readonly refusals: readonly Refusal[];
  readonly strength: Strength;
  /** How many combinations of `strength` values were asked, for each query; none where no plan was drawn. */
  readonly coverage: readonly {
    readonly query: QueryName;
    readonly covered: number;
    readonly of: number;
  }[];
  /** Which budget left combinations out, where one did. */
  readonly leftOut?: string | undefined;
  /** Whether the user gave credentials, which every question was asked with but those without. */
  readonly isAuthorized: boolean;
  readonly debug?: DebugBlock | undefined;
  /** Media types that the names' extensions suggest, with how many names do. */
  readonly suggested: ReadonlyMap<string, number>;
  /** Whether any answer was an API's, in either form: without one, the target may be no `api.php` at all. */
  readonly isApi: boolean;
  /** The encodings that came though the request did not name them: how many answers, and how many could not be decoded. */
  readonly encodings: ReadonlyMap<string, { readonly answers: number; readonly undecoded: number }>;
  /** Why no answer to a manner of accepting encodings was compared, where none of them could be decoded. */
  readonly undecoded?: { readonly reason: string; readonly exchange: Exchange } | undefined;
  /** What came of the trials of what files show, by their keys. */
  readonly trials: ReadonlyMap<string, NotedTrial>;
  /** A type that lists nothing, and what became of the files with its extension. */
  readonly mistyped?: Mistyped | undefined;
  readonly fault?: Report['fault'];
}

/** What was noted of the answers as they came in, and of what the contract is silent about. */
export interface Observed {
  readonly violations: Violations;
  readonly silences: ReadonlyMap<SilenceId, string>;
}

/** What the checks judge. */
export interface Evidence extends Collected {
  readonly observed: Observed;
}

/** What came of a trial; without one, a suspicion is a doubt. */
export const trialUnder = ({ trials }: Evidence, key: string): Omit<NotedTrial, 'purpose'> =>
  trials.get(key) ?? UNTRIED;
