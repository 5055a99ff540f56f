/** The state of an audit under way: what it was given, what it has collected, and what its probes share. */
import type { RuleResult } from '../../schemas/verdict.js';
import type { Compared } from '../answers/compare.js';
import type { Answer, ApiError, Lost } from '../answers/reading.js';
import type { Collected, DifferenceBy, ProbeId, Refusal } from '../evidence/evidence.js';
import { openMemoryBudget, type MemoryBudget } from '../evidence/memory-budget.js';
import type { Claim, Trial, Verdict } from '../engine/trial.js';
import type { Profile } from '../evidence/profile.js';
import { openSamples, type SampleTitle, type Samples } from '../evidence/sample-titles.js';
import type { Exchange } from '../http/exchange.js';
import type { Strength } from '../plan/covering.js';
import { namesFrom, type Names } from '../plan/names.js';
import { queryNames, type Query, type QueryName } from '../values/queries.js';
import type { Observer, Seam } from '../evidence/observer.js';

export interface ProbeOptions {
  readonly profile: Profile;
  readonly seed: string;
  readonly strength: Strength;
  readonly maxRequests: number;
  /** For each traversal. */
  readonly maxPages: number;
  readonly isAuthorized: boolean;
  /** The probes that the selected rules need. */
  readonly wanted: ReadonlySet<ProbeId>;
  /** The name of a file to ask about instead of one found in the listing. */
  readonly sample?: string | undefined;
  readonly observer: Observer;
  readonly ask: (query: Query) => Promise<Exchange>;
  /** Asks questions that are under way at the same time; one after another by default. */
  readonly askTogether?: (queries: readonly Query[]) => Promise<readonly Exchange[]>;
  /** Whether questions may be under way at the same time. */
  readonly together?: boolean;
  /** Lets time pass between two questions; does nothing for a recording. */
  readonly wait: (ms: number) => Promise<void>;
  /** Whether a single server without a cache answers, without edits meanwhile. */
  readonly steady: boolean;
  /** Milliseconds for which a difference must last before it is proven. */
  readonly lastingMs: number;
}

type Growing = {
  -readonly [Part in keyof Collected]: Collected[Part] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Collected[Part] extends readonly (infer Item)[]
      ? Item[]
      : Part extends 'compared' | 'unread'
        ? { -readonly [Key in keyof Collected[Part]]: Collected[Part][Key] }
        : Collected[Part];
};

/** A question without an answer, to be asked again later. */
export interface OpenRefusal extends Refusal {
  query: Query;
  last: ApiError | Lost;
  trial?: RuleResult['trial'];
  isAlways?: true;
  isTried?: true;
  isAskedAgain?: true;
  /** Its trial awaits its last stage; the question is the simplest that shows it. */
  isAboutToBeProven?: true;
}

/** What an arm of a trial gets: an answer or, for the claim on refusals, the refusal. */
export type Looked = Compared & { readonly refused?: ApiError | Lost };

/** The claim that two ways of asking get the same answer. */
export type AnswerClaim = Claim<Query, Compared> & { readonly query: Query; readonly following?: Query };

/** A trial that was begun. */
export interface Begun {
  /** Its number in the audit, from 1. */
  readonly number: number;
  readonly trial: Trial<Query, Looked>;
  readonly claim: Claim<Query, Looked>;
  /** Whether each of its questions is asked at another address. */
  readonly isRewritten: boolean;
  /** The last answer of each arm. */
  readonly seen: [Looked | undefined, Looked | undefined];
  /** Whether a refusal is an observation. */
  readonly seesRefusals?: true;
  /** What the difference is made by, if the claim is that one question has one answer. */
  readonly by?: DifferenceBy;
  /** The questions that each arm sent last: the simplest ones that show the difference. */
  readonly asked: [readonly Query[], readonly Query[]];
  readonly end: (verdict: Verdict<Query, Looked>) => void;
}

/** What is known of a cache in front of the target. */
interface Caches {
  /** Whether the target takes percent-encoded letters for the letters. */
  isSameEncoded: boolean | undefined;
  /** How often a question was asked with encoded letters. */
  encoded: number;
}

/** The one mutable state of an audit under way. */
export interface ProbeContext {
  readonly options: Required<Pick<ProbeOptions, 'askTogether'>> & ProbeOptions;
  readonly caches: Caches;
  readonly names: Names;
  readonly memory: MemoryBudget;
  readonly collected: Growing;
  /** Questions asked so far, without retries and redirects. */
  asked: number;
  /** The budget that ended the audit. */
  exhausted: string | undefined;
  readonly refusals: OpenRefusal[];
  /** The first answered question of each kind, and with each part of a manner. */
  readonly answered: Map<string, Query>;
  /** The first question of each query. */
  readonly firsts: Map<QueryName, Query>;
  /** Names that are nearly those of files, by the class of titles that they stand for, or by their likeness. */
  readonly nearly: Map<string, string>;
  /** The answers to questions put as usual, by their subjects. */
  readonly usual: Map<string, Answer>;
  /** The question that was sent last. */
  latest: Query | undefined;
  /** The file to ask about as an existing title. */
  sample: SampleTitle | undefined;
  /** Existing titles, drawn from the walk. */
  readonly samples: Samples;
  /** Files that were asked for without standing for a class of titles. */
  readonly furtherFiles: SampleTitle[];
  /** The pages of each listing that later questions ask for again, by the id of its filter and their place in it. */
  readonly listings: Map<string, Map<Place, Query>>;
  /** The listings that were walked again because they changed. */
  readonly walkedAgain: Set<string>;
  /** A later page of the listing that was answered in HTML. */
  pageWithCursor: Query | undefined;
  /** Pages that do not start where the ones before them ended, by the rules that this breaks. */
  readonly seams: Map<string, Seam[]>;
  /** How many trials were begun, and how many requests went into those that proved nothing. */
  trials: number;
  inVain: number;
  /** How many differences of each kind were tried. */
  readonly tried: Map<DifferenceBy, number>;
  /** The trials that await their last stage. */
  readonly paused: Begun[];
}

export type Place = 'first' | 'inner' | 'last';

export function openContext(options: ProbeOptions): ProbeContext {
  const noted = (query: Query, exchange: Exchange): Exchange => {
    context.asked += 1;
    context.latest = query;
    if (exchange.loss?.kind === 'budget') context.exhausted ??= exchange.loss.message;
    return exchange;
  };
  const context: ProbeContext = {
    options: {
      ...options,
      async askTogether(queries) {
        const exchanges: Exchange[] = [];
        if (options.askTogether) exchanges.push(...(await options.askTogether(queries)));
        else for (const query of queries) exchanges.push(await options.ask(query));
        return exchanges.map((exchange, at) => noted(queries[at] as Query, exchange));
      },
      ask: async query => noted(query, await options.ask(query)),
    },
    caches: { isSameEncoded: undefined, encoded: 0 },
    names: namesFrom(options.seed, roomForNames(options.profile)),
    memory: openMemoryBudget(),
    collected: nothingYet(options),
    asked: 0,
    exhausted: undefined,
    pageWithCursor: undefined,
    refusals: [],
    answered: new Map(),
    firsts: new Map(),
    nearly: new Map(),
    usual: new Map(),
    latest: undefined,
    sample: undefined,
    samples: openSamples(options.seed),
    furtherFiles: [],
    listings: new Map(),
    walkedAgain: new Set(),
    seams: new Map(),
    trials: 0,
    inVain: 0,
    tried: new Map(),
    paused: [],
  };
  return context;
}

/** Bytes of a name whose title has 240, within which every wiki accepts one. */
const roomForNames = ({ values }: Profile): number =>
  Math.max(150, 240 - Buffer.byteLength(`${values.file_namespace}:`));

/** A query without a title, other than this one, whose first question was answered. */
export const answeredQuery = ({ collected }: ProbeContext, except?: QueryName): QueryName | undefined =>
  queryNames.find(
    query => query !== 'duplicatefiles' && query !== except && collected.plain.get(query)?.kind === 'answer',
  );

/** The first question of a query, without the number of a page. */
export function firstOf({ firsts }: ProbeContext, query: QueryName): Query {
  const { page: _, ...first } = firsts.get(query) ?? { query };
  return first;
}

/** How many more questions the budget allows. */
export const left = ({ options, asked }: ProbeContext): number => Math.max(0, options.maxRequests - asked);

/** A probe before the plan takes at most this part of what is left of the budget. */
const PART = 15;

export const partOf = (context: ProbeContext): number => Math.floor(left(context) / PART);

const nothingYet = ({ profile, strength, isAuthorized }: ProbeOptions): Growing => ({
  profile,
  losses: new Map(),
  plain: new Map(),
  walks: new Map(),
  missing: [],
  existing: [],
  html: [],
  compared: { form: 0, cookie: 0, status: 0, manner: 0, state: 0 },
  unread: {},
  differences: [],
  trials: new Map(),
  refusals: [],
  strength,
  coverage: [],
  leftOut: undefined,
  isAuthorized,
  suggested: new Map(),
  isApi: false,
});
