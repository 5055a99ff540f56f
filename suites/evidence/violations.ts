/** Counts violations rule by rule and keeps the simplest of each, in constant memory however long the walk. */
import type { ParameterName, RuleId } from '../../schemas/generated/rules.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { isSameBody, type Exchange } from '../http/exchange.js';
import type { QueryName } from '../values/queries.js';
import { truncated } from './memory-budget.js';
import { countTraits, followed, tally, traitsOf, type Tally } from './traits.js';

export interface ClaimTrial {
  readonly verdict: 'proven' | 'withdrawn' | 'doubt';
  /** Why it was not proven. */
  readonly reason?: string;
  readonly trial?: RuleResult['trial'];
}

export const UNTRIED: ClaimTrial = { verdict: 'doubt', reason: 'it was not asked for again' };

/** A violation that a change of the wiki between two answers would explain. */
export interface Suspicion {
  readonly rule: RuleId;
  readonly violation: Violation;
}

export interface LocalViolation {
  /** The fact alone, so that it reads the same in every place. */
  readonly message: string;
  /** By default, the question. */
  readonly place?: string;
  /** RFC 6901, into the JSON of the answer. */
  readonly pointer?: string | undefined;
  readonly expected?: string;
  readonly actual?: string;
  readonly hint?: string | undefined;
  /** The parameters whose declaration would explain it. */
  readonly parameters?: readonly ParameterName[] | undefined;
  readonly trial?: ClaimTrial['trial'];
  /** How many places of the answer it stands for; 1 by default. */
  readonly places?: number;
  /** What a change may explain: the page, or the one before it from a lagging replica (`aged`), or two files of these names. */
  readonly suspect?: 'changed' | 'aged' | readonly [string, string];
}

export interface Violation extends LocalViolation {
  readonly exchange: number;
  /** Grows with places that are not kept. */
  places?: number;
  /** In how many ways its question differs from the usual one; by default, as the exchange that is judged. */
  readonly unusual?: number;
  /** The server that alone shows it, in words. */
  readonly server?: string | undefined;
}

/** A judgement on an answer: a violation, `true` if the rule held, `undefined` if there was nothing to judge. */
export type Judgement = LocalViolation | true | undefined;

/** What is known of one rule. */
class Account {
  judged = 0;
  /** Number of places that break the rule. */
  violations = 0;
  /** The first of those that the simplest question shows. */
  first: Violation | undefined;
  doubt: (Violation & Pick<ClaimTrial, 'verdict'>) | undefined;
  /** The failed rule that made an answer impossible to compare. */
  unread: RuleId | undefined;
  /** The queries whose answers broke it, and the traits of their exchanges. */
  readonly queries = new Set<QueryName>();
  readonly wrong = tally();
  lastExchange = 0;
}

/** Only the first suspicions are tried, so later exchanges need not be kept. */
const MOST_SUSPECTED = 200;

export class Violations {
  readonly cited: Exchange[] = [];
  readonly #byRule = new Map<RuleId, Account>();
  readonly #answers = new Map<QueryName, Tally>();
  #current:
    | { exchange: Exchange; query: QueryName | undefined; traits: readonly string[]; unusual: number }
    | undefined;
  /** The exchange before it, whose response it may have got. */
  #before: Exchange | undefined;

  /** Sets the exchange that is judged next; what it answers, if it does, and in how many ways its question is unusual. */
  open(exchange: Exchange, query?: QueryName, unusual = 0): void {
    if (this.#current?.exchange.id === exchange.id) return;
    this.#before = this.#current?.exchange;
    const traits = query === undefined ? [] : traitsOf(exchange);
    this.#current = { exchange, query, traits, unusual };
    if (query === undefined) return;
    const answers = this.#answers.get(query) ?? tally();
    this.#answers.set(query, answers);
    countTraits(answers, traits);
  }

  note(rule: RuleId, judgement: Judgement | Violation): void {
    if (judgement === undefined) return;
    const account = this.of(rule);
    account.judged += 1;
    if (judgement === true) return;
    const violation = 'exchange' in judgement ? judgement : this.#inExchange(judgement);
    const { exchange, places = 1 } = violation;
    account.violations += places;
    // What only other answers could settle follows no trait of its exchange.
    const current = this.#current?.exchange.id === exchange ? this.#current : undefined;
    if (account.lastExchange !== exchange) {
      account.lastExchange = exchange;
      if (current?.query !== undefined) account.queries.add(current.query);
      countTraits(account.wrong, current?.traits ?? []);
    }
    const { unusual = current?.unusual ?? 0 } = violation;
    if (account.first && unusual >= (account.first.unusual ?? 0)) return;
    account.first = { ...violation, unusual };
    this.#cite(exchange);
  }

  /** A suspicion as a violation, whose exchange is kept until it is tried. */
  suspected(judgement: LocalViolation): Violation {
    const violation = this.#inExchange(judgement);
    if (this.cited.length < MOST_SUSPECTED) this.#cite(violation.exchange);
    return violation;
  }

  /** Takes what the trial of a suspicion showed. */
  settle({ rule, violation }: Suspicion, { verdict, reason, trial }: ClaimTrial): void {
    const account = this.of(rule);
    if (verdict === 'proven') this.note(rule, { ...violation, trial });
    else if (!account.doubt || (verdict === 'doubt' && account.doubt.verdict === 'withdrawn'))
      account.doubt = { ...violation, message: `${violation.message}; however, ${reason}`, verdict };
  }

  of(rule: RuleId): Account {
    const account = this.#byRule.get(rule) ?? new Account();
    this.#byRule.set(rule, account);
    return account;
  }

  /** The server or manner that all answers share which broke a rule, in words. */
  follows(rule: RuleId): string | undefined {
    const { wrong, queries } = this.of(rule);
    const answers = tally();
    for (const query of queries) {
      const { all, by } = this.#answers.get(query) ?? tally();
      answers.all += all;
      for (const [trait, count] of by) answers.by.set(trait, (answers.by.get(trait) ?? 0) + count);
    }
    return followed(wrong, answers);
  }

  #inExchange(judgement: LocalViolation): Violation {
    const { id = 0, question = '' } = this.#current?.exchange ?? {};
    return { place: question, exchange: id, ...judgement };
  }

  /** Keeps an exchange for the report. */
  keep(exchange: Exchange): void {
    if (!this.cited.some(({ id }) => id === exchange.id)) this.cited.push(truncated(exchange));
  }

  #cite(id: number): void {
    const { exchange } = this.#current ?? {};
    if (exchange?.id !== id || this.cited.some(other => other.id === id)) return;
    this.keep(exchange);
    const before = this.#before;
    if (before?.response && isSameBody(before.response, exchange.response)) this.keep(before);
  }
}
