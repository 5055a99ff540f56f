/** What was found so far, rule by rule, in constant memory however long the walk: how often a rule was judged, and its first violation. */
import type { ParameterName, RuleId } from '../../schemas/generated/rules.js';
import type { Exchange } from '../http/exchange.js';
import type { QueryName } from '../values/queries.js';
import type { ClaimTrial } from './evidence.js';
import { countServer, followedServer, serverOf } from './servers.js';
import type { ByServer } from './servers.js';

/** One violation of a rule, with its place. */
export interface Violation {
  /** The fact alone, so that it reads the same in every place. */
  readonly message: string;
  /** Where it is, in words. */
  readonly place?: string;
  /** The id of the exchange that shows it. */
  readonly exchange: number;
  /** RFC 6901, into the JSON of the answer. */
  readonly pointer?: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly hint?: string;
  /** The parameters whose declaration would explain it. */
  readonly parameters?: readonly ParameterName[];
  /** The numbers of the trial that proved it. */
  readonly trial?: ClaimTrial['trial'];
  /** How many places of the answer it stands for, where there may be several. */
  readonly places?: number;
  /** It lies between two pages, one of which may have changed since; `aged` if one of them may also come from a lagging replica. */
  readonly acrossPages?: 'changed' | 'aged';
  /** The names of the two files that it lies between, as far as they were kept. */
  readonly files?: readonly [string, string];
}

/** A judgement: a violation, `true` where the rule held, `undefined` where there was nothing to judge. */
export type Judgement = Violation | true | undefined;

export interface Doubt extends Pick<Violation, 'message' | 'place'> {
  readonly verdict: Exclude<ClaimTrial['verdict'], 'proven'>;
}

export interface Account {
  judged: number;
  /** In how many places the rule is broken. */
  violations: number;
  first: Violation | undefined;
  /** A suspicion that no trial has confirmed. */
  doubt: Doubt | undefined;
  /** The queries in whose answers it was violated. */
  readonly queries: Set<QueryName>;
  /** What broke it, by the server that sent it, and the queries that this answered. */
  readonly servers: ByServer;
  readonly answered: Set<QueryName>;
  /** The id of the last exchange that broke it. */
  last: number;
}

export interface Violations {
  /** Tells which answer is judged next. */
  open(query: QueryName, exchange: Exchange): void;
  /** Notes what came of judging a rule once. */
  note(rule: RuleId, judgement: Judgement, query?: QueryName): void;
  /** Notes a suspicion that no trial has confirmed. */
  doubt(rule: RuleId, doubt: Doubt): void;
  of(rule: RuleId): Readonly<Account>;
  /** The one server that sent all answers that broke a rule, in words. */
  follows(rule: RuleId): string | undefined;
}

const empty = (): Account => ({
  judged: 0,
  violations: 0,
  first: undefined,
  doubt: undefined,
  queries: new Set(),
  servers: new Map(),
  answered: new Set(),
  last: 0,
});
const EMPTY: Readonly<Account> = empty();

/** `onFirst` is called with the first violation of each rule. */
export const openViolations = (onFirst: (violation: Violation) => void): Violations => new Accounts(onFirst);

class Accounts implements Violations {
  readonly #byRule = new Map<RuleId, Account>();
  readonly #answers = new Map<QueryName, ByServer>();
  #current: { readonly id: number; readonly query: QueryName; readonly server: string } | undefined;

  constructor(private readonly onFirst: (violation: Violation) => void) {}

  open(query: QueryName, exchange: Exchange): void {
    if (this.#current?.id === exchange.id) return;
    const server = serverOf(exchange);
    this.#current = { id: exchange.id, query, server };
    const answers = this.#answers.get(query) ?? new Map<string, number>();
    this.#answers.set(query, answers);
    countServer(answers, server);
  }

  note(rule: RuleId, judgement: Judgement, query?: QueryName): void {
    if (judgement === undefined) return;
    const account = this.#open(rule);
    account.judged += 1;
    if (judgement === true) return;
    account.violations += judgement.places ?? 1;
    if (query !== undefined) account.queries.add(query);
    this.#blame(account, judgement.exchange);
    if (account.first) return;
    account.first = judgement;
    this.onFirst(judgement);
  }

  doubt(rule: RuleId, doubt: Doubt): void {
    const account = this.#open(rule);
    if (doubt.verdict !== 'withdrawn' || account.doubt === undefined) account.doubt = doubt;
  }

  follows(rule: RuleId): string | undefined {
    const { servers, answered } = this.of(rule);
    const answers: ByServer = new Map();
    for (const query of answered)
      for (const [server, count] of this.#answers.get(query) ?? [])
        answers.set(server, (answers.get(server) ?? 0) + count);
    return followedServer(servers, answers);
  }

  /** What is only settled when other answers were seen is no server's. */
  #blame(account: Account, id: number): void {
    if (account.last === id) return;
    account.last = id;
    const { query, server } = this.#current?.id === id ? this.#current : { query: undefined, server: '' };
    if (query !== undefined) account.answered.add(query);
    countServer(account.servers, server);
  }

  of(rule: RuleId): Readonly<Account> {
    return this.#byRule.get(rule) ?? EMPTY;
  }

  #open(rule: RuleId): Account {
    const known = this.#byRule.get(rule);
    if (known) return known;
    const account = empty();
    this.#byRule.set(rule, account);
    return account;
  }
}
