/** What was found so far, rule by rule, in constant memory however long the walk: how often a rule was judged, and a violation of it. */
import type { ParameterName, RuleId } from '../../schemas/generated/rules.js';
import type { Exchange } from '../http/exchange.js';
import type { QueryName } from '../values/queries.js';
import type { ClaimTrial } from './trials.js';
import { countTraits, followed, tally, traitsOf, type Tally } from './traits.js';

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
  readonly hint?: string | undefined;
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
  /** The first of those that the simplest question shows. */
  first: Violation | undefined;
  /** In how many ways that question is put otherwise than usual. */
  unusual: number;
  /** A suspicion that no trial has confirmed. */
  doubt: Doubt | undefined;
  /** The queries in whose answers it was violated. */
  readonly queries: Set<QueryName>;
  /** The traits of the exchanges that broke it, and the queries that these answered. */
  readonly wrong: Tally;
  readonly answered: Set<QueryName>;
  /** The id of the last exchange that broke it. */
  last: number;
}

export interface Violations {
  /**
   * Tells which answer is judged next.
   * @param unusual in how many ways its question is put otherwise than usual
   */
  open(query: QueryName, exchange: Exchange, unusual?: number): void;
  /** Notes what came of judging a rule once. */
  note(rule: RuleId, judgement: Judgement, query?: QueryName): void;
  /** Notes a suspicion that no trial has confirmed. */
  doubt(rule: RuleId, doubt: Doubt): void;
  of(rule: RuleId): Readonly<Account>;
  /** The one server or manner of asking that all answers have which broke a rule, in words. */
  follows(rule: RuleId): string | undefined;
}

const empty = (): Account => ({
  judged: 0,
  violations: 0,
  first: undefined,
  unusual: Infinity,
  doubt: undefined,
  queries: new Set(),
  wrong: tally(),
  answered: new Set(),
  last: 0,
});
const EMPTY: Readonly<Account> = empty();

/** `onFirst` is called with each violation that a rule may be reported with. */
export const openViolations = (onFirst: (violation: Violation) => void): Violations => new Accounts(onFirst);

interface Current {
  readonly id: number;
  readonly query: QueryName;
  readonly traits: readonly string[];
  readonly unusual: number;
}

class Accounts implements Violations {
  readonly #byRule = new Map<RuleId, Account>();
  readonly #answers = new Map<QueryName, Tally>();
  #current: Current | undefined;

  constructor(private readonly onFirst: (violation: Violation) => void) {}

  open(query: QueryName, exchange: Exchange, unusual = 0): void {
    if (this.#current?.id === exchange.id) return;
    const traits = traitsOf(exchange);
    this.#current = { id: exchange.id, query, traits, unusual };
    const answers = this.#answers.get(query) ?? tally();
    this.#answers.set(query, answers);
    countTraits(answers, traits);
  }

  note(rule: RuleId, judgement: Judgement, query?: QueryName): void {
    if (judgement === undefined) return;
    const account = this.#open(rule);
    account.judged += 1;
    if (judgement === true) return;
    account.violations += judgement.places ?? 1;
    if (query !== undefined) account.queries.add(query);
    this.#blame(account, judgement.exchange);
    const unusual = this.#current?.id === judgement.exchange ? this.#current.unusual : 0;
    if (account.first && unusual >= account.unusual) return;
    account.first = judgement;
    account.unusual = unusual;
    this.onFirst(judgement);
  }

  doubt(rule: RuleId, doubt: Doubt): void {
    const account = this.#open(rule);
    if (doubt.verdict !== 'withdrawn' || account.doubt === undefined) account.doubt = doubt;
  }

  follows(rule: RuleId): string | undefined {
    const { wrong, answered } = this.of(rule);
    const answers = tally();
    for (const query of answered) {
      const { all, by } = this.#answers.get(query) ?? tally();
      answers.all += all;
      for (const [trait, count] of by) answers.by.set(trait, (answers.by.get(trait) ?? 0) + count);
    }
    return followed(wrong, answers);
  }

  /** What is only settled when other answers were seen follows nothing. */
  #blame(account: Account, id: number): void {
    if (account.last === id) return;
    account.last = id;
    const { query, traits } = this.#current?.id === id ? this.#current : { query: undefined, traits: [] };
    if (query !== undefined) account.answered.add(query);
    countTraits(account.wrong, traits);
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
