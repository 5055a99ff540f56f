/** What was found so far, rule by rule, in constant memory however long the walk: how often a rule was judged, and its first fault. */
import type { RuleId } from '../../schemas/generated/rules.js';

/** One violation of a rule, where it was seen. */
export interface Fault {
  readonly message: string;
  readonly exchange: number;
  /** RFC 6901, into the JSON of the answer. */
  readonly pointer?: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly hint?: string;
  /** It lies between two pages: the listing may have changed from one to the other. */
  readonly acrossPages?: true;
}

export interface Account {
  judged: number;
  faults: number;
  first: Fault | undefined;
  /** A suspicion that a second look did not confirm. */
  doubt: string | undefined;
}

export interface Ledger {
  /** Notes that a rule was judged and held. */
  held(rule: RuleId): void;
  fault(rule: RuleId, fault: Fault): void;
  /** Notes a suspicion that a second look did not confirm. */
  doubt(rule: RuleId, words: string): void;
  account(rule: RuleId): Readonly<Account>;
}

const EMPTY: Readonly<Account> = { judged: 0, faults: 0, first: undefined, doubt: undefined };

/** `onFirst` hears of the exchange that the first fault of a rule cites. */
export function openLedger(onFirst: (exchange: number) => void): Ledger {
  const accounts = new Map<RuleId, Account>();
  const open = (rule: RuleId): Account => {
    const known = accounts.get(rule);
    if (known) return known;
    const account: Account = { ...EMPTY };
    accounts.set(rule, account);
    return account;
  };
  return {
    held(rule) {
      open(rule).judged += 1;
    },
    fault(rule, fault) {
      const account = open(rule);
      account.judged += 1;
      account.faults += 1;
      if (account.first) return;
      account.first = fault;
      onFirst(fault.exchange);
    },
    doubt(rule, words) {
      open(rule).doubt ??= words;
    },
    account: rule => accounts.get(rule) ?? EMPTY,
  };
}
