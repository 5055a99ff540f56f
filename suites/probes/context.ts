/** Probes under way: what they were given, what they have collected, and what they remember for each other. */
import type { RuleResult } from '../../schemas/verdict.js';
import type { Compared } from '../answers/compare.js';
import type { Answer, ApiError, Lost } from '../answers/reading.js';
import type { Collected, DifferenceBy, ProbeId, Refusal } from '../evidence/evidence.js';
import { openMemoryBudget, type MemoryBudget } from '../evidence/memory-budget.js';
import type { Claim, Trial, Verdict } from '../engine/trial.js';
import type { Profile } from '../evidence/profile.js';
import { Samples, type SampleTitle } from '../evidence/sample-titles.js';
import type { Exchange } from '../http/exchange.js';
import type { Strength } from '../plan/covering.js';
import { namesFrom, type Names } from '../plan/names.js';
import { queryNames, type Query, type QueryName } from '../values/queries.js';
import type { Observer, Seam } from '../evidence/observer.js';
import { openEncodings, type Encodings } from './trials/encodings.js';

export interface ProbeOptions {
  readonly profile: Profile;
  readonly seed: string;
  /** How many values of the dimensions of a query are combined. */
  readonly strength: Strength;
  /** Requests in all. */
  readonly maxRequests: number;
  /** Of each traversal. */
  readonly maxPages: number;
  /** Whether the user gave credentials. */
  readonly isAuthorized: boolean;
  /** Which probes the selected rules need. */
  readonly wanted: ReadonlySet<ProbeId>;
  /** The name of a file to ask about instead of one found in the listing. */
  readonly sample?: string | undefined;
  /** Judges what comes in. */
  readonly observer: Observer;
  readonly ask: (query: Query) => Promise<Exchange>;
  /** Asks questions that are under way at the same time; one after another by default. */
  readonly askTogether?: (queries: readonly Query[]) => Promise<readonly Exchange[]>;
  /** Whether questions may be under way at the same time. */
  readonly together?: boolean;
  /** Lets time pass between two questions; a recording has none to pass. */
  readonly wait: (ms: number) => Promise<void>;
  /** Whether one server without a cache answers, and nobody edits meanwhile. */
  readonly steady: boolean;
  /** Milliseconds for which two answers to one question have to differ before anything follows from it. */
  readonly lastingMs: number;
}

/** Evidence that still grows. */
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
  /** Its trial waits for its last stage; the question is the simplest that shows it. */
  isAboutToBeProven?: true;
}

/** What an arm of a trial gets: an answer, or for the claim on refusals what came instead of one. */
export type Looked = Compared & { readonly refused?: ApiError | Lost };

/** The claim that two ways of asking get the same answer; with the question before, if it makes the difference. */
export type AnswerClaim = Claim<Query, Compared> & { readonly query: Query; readonly following?: Query };

/** A trial that was begun. */
export interface Begun {
  /** Its number in the audit, from 1. */
  readonly number: number;
  readonly trial: Trial<Query, Looked>;
  readonly claim: Claim<Query, Looked>;
  /** Whether its questions are asked at another address each time. */
  readonly isRewritten: boolean;
  /** The answers that its arms had last. */
  readonly seen: [Looked | undefined, Looked | undefined];
  /** Whether what is refused is an observation. */
  readonly seesRefusals?: true;
  /** The difference that it is about, if its claim is that one question has one answer. */
  readonly by?: DifferenceBy;
  /** The questions that its arms sent last: the simplest ones that show it. */
  readonly asked: [readonly Query[], readonly Query[]];
  /** Notes what came of it. */
  readonly end: (verdict: Verdict<Query, Looked>) => void;
}

/** What is known of a cache in front of the target. */
interface Caches {
  /** Whether questions with encoded letters are the same to the target. */
  isSameEncoded: boolean | undefined;
  /** How often a question was asked with encoded letters. */
  encoded: number;
  /** So many questions in a row were answered by a cache at every address. */
  inVain: number;
  /** Whether a steady target has shown that its answers do not depend on how an address is written. */
  isUniform: boolean;
}

export interface ProbeContext {
  readonly options: Required<Pick<ProbeOptions, 'askTogether'>> & ProbeOptions;
  readonly caches: Caches;
  readonly names: Names;
  readonly memory: MemoryBudget;
  readonly collected: Growing;
  /** Questions asked so far; retries and redirects are not counted. */
  asked: number;
  /** Which budget kept the target from being asked, once one has. */
  exhausted: string | undefined;
  readonly refusals: OpenRefusal[];
  readonly encodings: Encodings;
  /** The first question of each kind, and with each part of a manner, that was answered. */
  readonly answered: Map<string, Query>;
  /** The question that each query was first asked by. */
  readonly firsts: Map<QueryName, Query>;
  /** The titles that are nearly those of existing files. */
  readonly nearly: Set<string>;
  /** The answers to questions put as usual, by what they ask. */
  readonly usual: Map<string, Answer>;
  /** The question that was sent last. */
  latest: Query | undefined;
  /** The file to ask about as an existing title. */
  sample: SampleTitle | undefined;
  /** Existing titles, drawn from the walk. */
  readonly samples: Samples;
  /** Those that stand for no class and were asked for. */
  readonly furtherFiles: SampleTitle[];
  /** The extensions of files that suggest no media type, with how many names have each. */
  readonly untold: Map<string, number>;
  /** The pages of each listing that later questions ask for again, by the id of its filter and their place in it. */
  readonly listings: Map<string, Map<Place, Query>>;
  /** The listings that were walked anew because they have changed. */
  readonly anew: Set<string>;
  /** A later page of the listing that was answered in HTML. */
  pageWithCursor: Query | undefined;
  /** When replicas that lag were given the time to follow. */
  readonly waited: Set<'end' | 'rest'>;
  /** The pages that do not go on where the ones before them ended, by the rules that are suspected to be broken. */
  readonly seams: Map<string, Seam[]>;
  /** How many trials were begun, and how many requests those took that proved nothing. */
  trials: number;
  inVain: number;
  /** How many suspicions were tried, by what their answers differ by. */
  readonly tried: Map<DifferenceBy, number>;
  /** The trials that wait for their last stage. */
  readonly paused: Begun[];
}

export type Place = 'first' | 'inner' | 'last';

export function openContext(options: ProbeOptions): ProbeContext {
  const encodings = openEncodings();
  const noted = (query: Query, exchange: Exchange): Exchange => {
    context.asked += 1;
    context.latest = query;
    if (exchange.loss?.kind === 'budget') context.exhausted ??= exchange.loss.message;
    encodings.note(query, exchange);
    return exchange;
  };
  const send = async (query: Query): Promise<Exchange> => noted(query, await options.ask(query));
  const context: ProbeContext = {
    options: {
      ...options,
      async askTogether(queries) {
        const exchanges: Exchange[] = [];
        if (options.askTogether) exchanges.push(...(await options.askTogether(queries)));
        else for (const query of queries) exchanges.push(await options.ask(query));
        return exchanges.map((exchange, at) => noted(queries[at] as Query, exchange));
      },
      ask: async query => {
        const exchange = await send(query);
        const isAskedAgain = exchange.loss?.kind === 'undecoded' && left(context) > 0;
        return isAskedAgain ? encodings.askDecodable(query, exchange, send) : exchange;
      },
    },
    caches: { isSameEncoded: undefined, encoded: 0, inVain: 0, isUniform: false },
    names: namesFrom(options.seed, roomForNames(options.profile)),
    memory: openMemoryBudget(),
    collected: { ...nothingYet(options), encodings: encodings.unrequested },
    asked: 0,
    exhausted: undefined,
    pageWithCursor: undefined,
    waited: new Set(),
    refusals: [],
    encodings,
    answered: new Map(),
    firsts: new Map(),
    nearly: new Set(),
    usual: new Map(),
    latest: undefined,
    sample: undefined,
    samples: new Samples(options.seed),
    furtherFiles: [],
    untold: new Map(),
    listings: new Map(),
    anew: new Set(),
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

/** A query other than this one that needs no title, and was answered when it was first sent. */
export const answeredQuery = ({ collected }: ProbeContext, except?: QueryName): QueryName | undefined =>
  queryNames.find(
    query => query !== 'duplicatefiles' && query !== except && collected.plain.get(query)?.kind === 'answer',
  );

/** The first question of a query, without the number of a page. */
export function firstOf({ firsts }: ProbeContext, query: QueryName): Query {
  const { page: _, ...first } = firsts.get(query) ?? { query };
  return first;
}

/** So many questions can still be asked, if none has to be repeated. */
export const left = ({ options, asked }: ProbeContext): number => Math.max(0, options.maxRequests - asked);

/** A probe before the plan takes no more than this part of what is left of a budget. */
const PART = 15;

/** So many questions may a probe ask before the plan. */
export const partOf = (context: ProbeContext): number => Math.floor(left(context) / PART);

function nothingYet({ profile, strength, isAuthorized }: ProbeOptions): Omit<Growing, 'encodings'> {
  return {
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
  };
}
