/** The state of an audit under way: what it was given, what it has collected, and what its probes share. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Compared } from '../answers/compare.js';
import type { Answer, ApiError, Lost } from '../answers/reading.js';
import { openEvidence, type Observer, type ProbeId } from '../evidence/evidence.js';
import { openMemoryBudget } from '../evidence/memory-budget.js';
import type { Claim, Trial } from '../engine/trial.js';
import type { Profile } from '../evidence/profile.js';
import { openSamples, type SampleTitle } from '../evidence/sample-titles.js';
import type { ClaimTrial, Suspicion } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import type { Strength } from '../plan/covering.js';
import { namesFrom } from '../plan/names.js';
import { queryNames, type Query, type QueryName } from '../values/queries.js';

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
  /** Asks questions that are under way at the same time. */
  readonly askTogether: (queries: readonly Query[]) => Promise<readonly Exchange[]>;
  /** Whether questions may be under way at the same time. */
  readonly together?: boolean;
  /** Lets time pass between two questions; does nothing for a recording. */
  readonly wait: (ms: number) => Promise<void>;
  /** Whether a single server without a cache answers, without edits meanwhile. */
  readonly steady: boolean;
  /** Milliseconds for which a difference must last before it is proven. */
  readonly lastingMs: number;
}

/** What an arm of a trial gets: an answer or, for the claim on refusals, the refusal. */
export type Looked = Compared & { readonly refused?: ApiError | Lost };

/** A claim on an answer, with the question that gets it. */
export type QueryClaim = Claim<Query, Looked> & { readonly query: Query; readonly following?: Query };

/** What a trial showed; with the simplest claim that is broken, if it has proven one. */
export interface Ended extends ClaimTrial {
  readonly changes?: true;
  readonly claim?: Claim<Query, Looked>;
}

/** A trial that was begun. */
export interface Begun {
  /** Its number in the audit, from 1. */
  readonly number: number;
  readonly trial: Trial<Query, Looked>;
  /** Whether each of its questions is asked at another address. */
  readonly isRewritten: boolean;
  /** The last answer of each arm. */
  readonly seen: [Looked | undefined, Looked | undefined];
  /** Whether a refusal is an observation. */
  readonly seesRefusals?: true;
  /** The rule that a difference breaks, if the claim is that one question has one answer. */
  readonly rule?: RuleId;
  /** The questions that each arm sent last: the simplest ones that show the difference. */
  readonly asked: [readonly Query[], readonly Query[]];
  readonly end: (ended: Ended, seen: Begun['seen']) => void;
}

export type Place = 'first' | 'inner' | 'last';

/** Two neighbouring pages of a listing that contradict each other, or the names of two files that share a page id. */
export interface Seam {
  readonly suspicions: readonly Suspicion[];
  readonly at: readonly [Side, Side] | readonly [string, string];
}

export interface Side {
  readonly query: Query;
  /** What the page shows where it meets the other one. */
  readonly shows: string;
  /** Two names between which it may also begin. */
  readonly after: string;
  readonly from: string | undefined;
}

export type ProbeContext = ReturnType<typeof openContext>;

/** Opens the one mutable state of an audit under way. */
export function openContext(options: ProbeOptions) {
  const noted = (query: Query, exchange: Exchange): Exchange => {
    context.asked += 1;
    context.latest = query;
    if (exchange.loss?.kind === 'budget') context.exhausted ??= exchange.loss.message;
    return exchange;
  };
  const context = {
    options: {
      ...options,
      async askTogether(queries: readonly Query[]): Promise<readonly Exchange[]> {
        const exchanges = await options.askTogether(queries);
        return exchanges.map((exchange, at) => noted(queries[at] as Query, exchange));
      },
      ask: async (query: Query): Promise<Exchange> => noted(query, await options.ask(query)),
    },
    names: namesFrom(options.seed, roomForNames(options.profile)),
    memory: openMemoryBudget(),
    collected: openEvidence(options),
    /** Questions asked so far, without retries and redirects. */
    asked: 0,
    /** The budget that ended the audit. */
    exhausted: undefined as string | undefined,
    /** The question that was sent last. */
    latest: undefined as Query | undefined,
    /** The kinds of questions that came right after each other, or will in the order of the plan; `undefined` if one had a connection of its own. */
    turns: new Set<string | undefined>(),
    /** The first answered question of each kind, and with each part of a manner. */
    answered: new Map<string, Query>(),
    /** The first question of each query. */
    firsts: new Map<QueryName, Query>(),
    /** Names that are nearly those of files, by the class of titles that they stand for, or by their likeness. */
    nearly: new Map<string, string>(),
    /** The answers to questions put as usual, by their subjects. */
    usual: new Map<string, Answer>(),
    /** The file to ask about as an existing title. */
    sample: undefined as SampleTitle | undefined,
    /** Existing titles, drawn from the walk. */
    samples: openSamples(options.seed),
    /** Files that were asked for without standing for a class of titles. */
    furtherFiles: [] as SampleTitle[],
    /** The pages of each listing that later questions ask for again, by the id of its filter and their place in it. */
    listings: new Map<string, Map<Place, Query>>(),
    /** The listings that were walked again because they changed. */
    walkedAgain: new Set<string>(),
    /** A later page of the listing that was answered in HTML. */
    pageWithCursor: undefined as Query | undefined,
    /** Pages that contradict the ones before them, by the rules that this breaks. */
    seams: new Map<string, Seam[]>(),
    /** Whether the target takes percent-encoded letters for the letters. */
    isSameEncoded: undefined as boolean | undefined,
    /** How often a question was asked with encoded letters. */
    encoded: 0,
    /** How many trials were begun, and how many requests went into those that proved nothing. */
    trials: 0,
    inVain: 0,
    /** What the trials of files showed, by their purposes. */
    tries: new Map<string, ClaimTrial['verdict'][]>(),
    /** How many differences that break a rule were tried. */
    tried: new Map<RuleId | 'sequence', number>(),
    /** The trials that await their last stage. */
    paused: [] as Begun[],
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

/** Requests that follow the walks on a wiki with every class of title: walks leave room for them. */
const EXPECTED: Readonly<Record<Strength, number>> = { 1: 76, 2: 380, 3: 1375 };

/** The pages that one of several walks may take, if the plan and `again` repeated pages are to fit into the budget. */
export function pagesOf({ options, asked }: ProbeContext, walks: number, again = 0): number {
  const { maxRequests, maxPages, strength } = options;
  const forPlan = Math.min(EXPECTED[strength], Math.ceil((2 / 3) * maxRequests));
  const spare = maxRequests - asked - forPlan - again;
  return spare < 1 ? 0 : Math.min(maxPages, Math.max(1, Math.floor(spare / walks)));
}
