/** What the probes collect for the checks, and to whom they hand answers. */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import type { Exchange } from '../http/exchange.js';
import type { HtmlPage } from '../answers/html/page.js';
import type { RuleId, SilenceId } from '../../schemas/generated/rules.js';
import type { ClaimTrial, Suspicion, Violations } from './violations.js';
import type { Page, Trail } from './page.js';
import type { Profile } from './profile.js';
import { hasMannerOf, unusualIn, type Query, type QueryName } from '../values/queries.js';
import type { Strength } from '../plan/covering.js';
import { WHOLE } from '../plan/models.js';
import type { Settled } from '../plan/title-classes.js';
import { refusalKind, type Answer, type ApiError, type Lost, type Reading } from '../answers/reading.js';

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

/** @param enough number of pages after which the listing shows nothing that others do not */
export const filterOf = (types: readonly string[], enough?: number) => ({
  id: types.length === 0 ? WHOLE : types.join('|'),
  types,
  enough,
});
export type Filter = Readonly<ReturnType<typeof filterOf>>;

/** A traversal of the listing, folded: no page is kept. */
export interface Walk
  extends Filter, Readonly<Pick<Trail, 'pages' | 'entries' | 'names' | 'newest' | 'onFirstPage'>> {
  /** The last name that is known, unless all are. */
  readonly bound: string | undefined;
  readonly first: Reading;
  readonly last: Exchange;
  /** `enough` if no more of it was wanted. */
  readonly ended: 'end' | 'enough' | 'budget' | 'lost' | 'error' | 'stuck' | 'malformed';
  readonly why: string;
  readonly error?: ApiError;
}

/** A file whose place in two listings contradicts rules on types. */
export interface TypeSuspicion {
  readonly suspicions: readonly Suspicion[];
  readonly name: string;
  readonly shown: Walk;
  /** The listings that lack it, though one of them should have it, unless `relation` says otherwise. */
  readonly others: readonly Walk[];
  /** The others have it too, though they should not, or with a different entry. */
  readonly relation?: 'shared' | 'differs';
}

/** A title that was asked for, with the answer. */
export interface TitleProbe {
  readonly spelling: 'underscores' | 'spaces' | 'plain';
  readonly sent: string;
  /** What was sent, with spaces for underscores. */
  readonly normal: string;
  readonly reading: Answer;
  readonly curid?: string;
  /** What the contract settles for it; everything by default. */
  readonly settled?: Settled;
  /** The name of the file whose page is in the record of this missing title. */
  readonly takenFor?: string;
  /** What the trial showed if its record is not as the listing shows it. */
  tried?: ClaimTrial;
}

export interface HtmlComparison extends HtmlPage {
  readonly query: QueryName;
  readonly exchange: Exchange;
  /** The answer to the same question in the plain form, as an anonymous client gets it. */
  readonly plain: Reading;
}

/** The question before one, or all that were under way at the same time. */
export interface Around {
  readonly previous?: Query | undefined;
  readonly among?: readonly Query[];
}

/** A question without an answer. */
export interface Refusal {
  /** The simplest question that shows it, if that was proven or is about to be. */
  query: Query;
  readonly probe: ProbeId;
  last: ApiError | Lost;
  readonly around?: Around | undefined;
  /** It is refused only right after this question. */
  readonly following?: Query | undefined;
  /** Proves that it is refused while its neighbours are answered. */
  trial?: RuleResult['trial'];
  /** It was answered before, and is refused when repeated. */
  readonly isRepeated?: true;
  /** Nothing else was answered either. */
  isAlways?: true;
  isAskedAgain?: boolean;
  isTried?: boolean;
  /** Its trial awaits its last stage. */
  isAboutToBeProven?: true;
}

/** Whether a proven refusal also explains another: whatever it takes is in the other question as well. */
export function refusalExplains({ query: proven, last, isRepeated }: Refusal, other: Refusal): boolean {
  const { query } = other;
  if (refusalKind(last) !== refusalKind(other.last) || (proven.cursor && !query.cursor)) return false;
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

/** Judges answers as they arrive, because a walk is too long to be kept: all that probes see of the checks. */
export interface Observer {
  answer(query: Query, reading: Reading): void;
  /** What else a page breaks is a difference between the forms. */
  htmlPage(query: Query, exchange: Exchange): void;
  /** Judges the document of an HTML page as if it came in the plain form. */
  document(query: QueryName, answer: Answer): void;
  /** Returns what to try before anyone is accused. */
  page(page: Page, trail: Trail): readonly Suspicion[];
  /** Counts a comparison in which a rule held, or could not be made, because of another rule. */
  held(rule: RuleId, unread?: RuleId): void;
  /** Takes what a trial showed, with the exchange that shows it, if only the trial has asked for it. */
  settle(suspicions: readonly Suspicion[], trial: ClaimTrial, exchange?: Exchange): void;
  /** Listings that are out of order cannot be compared. */
  isSorted(): boolean;
  typeSuspicions(collected: Collected): Iterable<TypeSuspicion>;
}

/** Why a probe could not see everything: a budget, a lost exchange, one that a recording lacks, or a refusal without credentials; the judgement sees all other refusals itself. */
export interface ProbeLoss {
  readonly reason: string;
  readonly cutOff: boolean;
  readonly unasked?: boolean;
  readonly exchange?: number;
}

export type Collected = ReturnType<typeof openEvidence>;

/** What the probes add to. */
export const openEvidence = (known: {
  readonly profile: Profile;
  readonly strength: Strength;
  readonly isAuthorized: boolean;
}) => ({
  ...known,
  losses: new Map<ProbeId, ProbeLoss>(),
  /** The four queries in the plain form, as an anonymous client gets them. */
  plain: new Map<QueryName, Reading>(),
  walks: new Map<string, Walk>(),
  missing: [] as TitleProbe[],
  existing: [] as TitleProbe[],
  /** A missing title that has a page by now, if it is not known whether others have one as well. */
  perhapsCreated: undefined as string | undefined,
  /** Why the file that the user names was not asked for. */
  noNamed: undefined as string | undefined,
  html: [] as HtmlComparison[],
  refusals: [] as Refusal[],
  /** How many combinations of `strength` values were asked; empty without a plan. */
  coverage: [] as { readonly query: QueryName; readonly covered: number; readonly of: number }[],
  leftOut: undefined as string | undefined,
  /** The first diagnostic block; `value` is undefined if it cannot be read. */
  debug: undefined as { readonly exchange: Exchange; readonly value: unknown } | undefined,
  /** Media types that the names' extensions suggest, with the number of such names. */
  suggested: new Map<string, number>(),
  /** Whether any answer in either form was an API's; otherwise the target may be no `api.php`. */
  isApi: false,
  fault: undefined as Report['fault'],
});

export interface Evidence extends Collected {
  readonly observed: { readonly violations: Violations; readonly silences: ReadonlyMap<SilenceId, string> };
}
