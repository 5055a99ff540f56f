/** Probes under way: what they were given, what they have collected, and what they remember for each other. */
import type { Collected, ProbeId } from '../evidence/evidence.js';
import { openMemoryBudget } from '../evidence/memory-budget.js';
import type { MemoryBudget } from '../evidence/memory-budget.js';
import type { Observer } from '../evidence/observer.js';
import type { Profile } from '../evidence/profile.js';
import { openClassSamples } from '../evidence/sample-titles.js';
import type { ClassSamples, DifficultSamples, SampleTitle } from '../evidence/sample-titles.js';
import type { Exchange } from '../http/exchange.js';
import type { Query } from '../values/queries.js';
import { randomFrom } from './random.js';
import type { Random } from './random.js';

export interface ProbeOptions {
  readonly profile: Profile;
  readonly seed: string;
  readonly maxPages: number;
  /** Which probes the selected rules need. */
  readonly wanted: ReadonlySet<ProbeId>;
  /** The name of a file to ask about instead of one found in the listing. */
  readonly sample?: string | undefined;
  /** Judges what comes in. */
  readonly observer: Observer;
  readonly ask: (query: Query) => Promise<Exchange>;
}

/** Evidence that still grows. */
type Growing = {
  -readonly [Part in keyof Collected]: Collected[Part] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Collected[Part] extends readonly (infer Item)[]
      ? Item[]
      : Collected[Part];
};

export interface ProbeContext {
  readonly options: ProbeOptions;
  readonly random: Random;
  readonly memory: MemoryBudget;
  readonly collected: Growing;
  /** The file to ask about as an existing title. */
  sample: SampleTitle | undefined;
  readonly difficult: DifficultSamples;
  /** One existing title of each class, drawn from the walk. */
  readonly samples: ClassSamples;
}

export function openContext(options: ProbeOptions): ProbeContext {
  return {
    options,
    random: randomFrom(options.seed),
    memory: openMemoryBudget(),
    collected: nothingYet(options.profile),
    sample: undefined,
    difficult: new Map(),
    samples: openClassSamples(options.seed),
  };
}

function nothingYet(profile: Profile): Growing {
  return {
    profile,
    losses: new Map(),
    plain: new Map(),
    walks: new Map(),
    missing: [],
    existing: [],
    html: [],
    session: [],
    suggested: new Map(),
    isApi: false,
    onlyHtml: false,
    notApi: [],
  };
}
