/** A look under way: what it is to do, and what it remembers until its end. */
import { drawFrom } from './random.js';
import type { Draw } from './random.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { openGate } from '../checks/each-answer.js';
import type { Gate } from '../checks/each-answer.js';
import { lightened, openLarder } from '../evidence/memory-budget.js';
import type { Larder } from '../evidence/memory-budget.js';
import { openLedger } from '../evidence/violations.js';
import type { Ledger } from '../evidence/violations.js';
import type { Profile } from '../evidence/profile.js';
import type { DifficultWitnesses, Witness } from '../evidence/sample-titles.js';

export interface LookOptions {
  readonly profile: Profile;
  readonly seed: string;
  readonly maxPages: number;
  /** Which probes the selected rules need. */
  readonly wanted: ReadonlySet<ProbeId>;
  /** A file to ask for instead of one found in the listing. */
  readonly witness?: string | undefined;
  readonly ask: (
    question: string,
    url: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Exchange>;
}

/** Evidence that still grows. */
type Growing = {
  -readonly [Part in keyof Evidence]: Evidence[Part] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Evidence[Part] extends readonly (infer Item)[]
      ? Item[]
      : Evidence[Part];
};

export interface Look {
  readonly options: LookOptions;
  readonly draw: Draw;
  readonly gate: Gate;
  readonly larder: Larder;
  readonly evidence: Growing;
  /** The exchange that the rules see just now. */
  current: Exchange | undefined;
  /** The first answers that no API wrote. */
  readonly foreign: Exchange[];
  /** The file to ask for as an existing title. */
  witness: Witness | undefined;
  readonly difficult: DifficultWitnesses;
}

export function startLook(options: LookOptions): Look {
  const { profile, seed } = options;
  const ledger = openLedger(id => {
    if (look.current?.id === id) cite(look, look.current);
  });
  const look: Look = {
    options,
    draw: drawFrom(seed),
    gate: openGate(ledger, profile),
    larder: openLarder(),
    evidence: nothingYet(profile, ledger),
    current: undefined,
    foreign: [],
    witness: undefined,
    difficult: new Map(),
  };
  return look;
}

function nothingYet(profile: Profile, ledger: Ledger): Growing {
  return {
    profile,
    ledger,
    losses: new Map(),
    plain: new Map(),
    walks: new Map(),
    missing: [],
    existing: [],
    noWitness: undefined,
    html: [],
    session: [],
    debug: undefined,
    suggested: new Map(),
    observed: new Map(),
    isApi: false,
    drift: undefined,
    altered: undefined,
    mistyped: undefined,
    witnessGone: undefined,
    renamed: undefined,
    cited: [],
  };
}

/** Keeps an exchange for the report. */
export function cite({ evidence: { cited } }: Look, exchange: Exchange): void {
  if (!cited.some(({ id }) => id === exchange.id)) cited.push(lightened(exchange));
}
