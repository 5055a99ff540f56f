// Generated from schemas/documents/report.schema.json by `npm run generate`. Do not edit.

/**
 * The outcome of every rule of the contract on one target, with the evidence.
 */
export interface Report {
  reportVersion: "1";
  suite: {
    name: string;
    version: string;
  };
  contract: {
    title: string;
    version: string;
    digest: string;
  };
  target: {
    /**
     * The api.php as given, without user information.
     */
    url: string;
    /**
     * The name given to the target with `--label`, or `embedded reference wiki`.
     */
    label?: string;
    /**
     * The server that was connected to in place of the target's own address.
     */
    connectTo?: string;
    /**
     * Every parameter that the audit judged by.
     */
    profile: {
      [k: string]: string;
    };
    /**
     * The names of the parameters that were declared, the others have the contract's value.
     */
    declared: string[];
  };
  /**
   * Random titles, media types and session ids derive from it.
   */
  seed: string;
  /**
   * The globs of the selected rules; `*` for all.
   *
   * @minItems 1
   */
  selection: [string, ...string[]];
  /**
   * Whether a failed SHOULD counts.
   */
  strict: boolean;
  started: string;
  durationMs: number;
  /**
   * HTTP requests sent, with retries and redirects.
   */
  requests: number;
  /**
   * null where the audit could not tell.
   */
  conformant: boolean | null;
  /**
   * false where a MUST rule was not judged, or a budget or a fault cut the audit short.
   */
  complete: boolean;
  /**
   * Why `conformant` is what it is, in one line.
   */
  reason: string;
  /**
   * A fault of the suite itself or an interruption, because of which the audit could not be finished.
   */
  fault?: {
    kind: "suite" | "interrupted";
    where: string;
    message: string;
  };
  /**
   * The target stopped answering in the middle of the audit.
   */
  wentAway?: {
    last: SentRequest;
    /**
     * What was seen since; empty if the audit ended at once.
     */
    seen: string;
  };
  /**
   * How many combinations of values of a query's dimensions were asked; absent if the target answered nothing.
   */
  plan?: {
    /**
     * So many values are combined: each value (1), each pair (2) or each triple (3).
     */
    strength: number;
    /**
     * The same for each report of the API that was asked about.
     */
    reports: Coverage[];
    /**
     * Combinations that were asked.
     */
    covered: number;
    /**
     * Combinations that can occur.
     */
    of: number;
    /**
     * The budget that left combinations out, where one did.
     */
    leftOut?: string;
  };
  /**
   * What the target showed none of; absent if it showed files and languages.
   */
  unseen?: {
    what: "file" | "language";
    /**
     * How many rules had nothing to judge because of it.
     */
    rules: number;
  }[];
  /**
   * What was wrong at first and right when the same was asked again, by kind.
   */
  flaky: Flaky[];
  /**
   * true for a quick check, which makes no statement on conformance.
   */
  quick?: true;
  totals: {
    passed: number;
    failed: number;
    cantTell: number;
    inapplicable: number;
    untested: number;
  };
  results: RuleResult[];
  observations: Observation[];
  exchanges: RecordedExchange[];
  /**
   * The rules that were listed as known to fail, and how each entry stands after this audit.
   */
  baseline?: BaselineStanding[];
}
/**
 * The last request that a server was still there for.
 */
export interface SentRequest {
  id: number;
  /**
   * What was asked, in the words of the suite.
   */
  question: string;
  request: RecordedRequest;
}
export interface RecordedRequest {
  method: string;
  url: string;
  headers: {
    [k: string]: string;
  };
}
export interface Coverage {
  query: string;
  covered: number;
  of: number;
}
export interface Flaky {
  /**
   * The status, the connection, the body (cut, empty, or not JSON), or what the answer says.
   */
  kind: "status" | "connection" | "body" | "answer";
  /**
   * What was wrong with the first of them.
   */
  seen: string;
  /**
   * How many answers were wrong in this way; a lost one counts.
   */
  count: number;
  /**
   * How many requests were sent.
   */
  of: number;
  /**
   * The id of the first exchange.
   */
  first: number;
  request: SentRequest1;
  /**
   * The same in words.
   */
  message: string;
  /**
   * The one server, query or manner of asking that all of them have in common, in words; absent if chance may explain it.
   */
  only?: string;
}
/**
 * The request of the first exchange.
 */
export interface SentRequest1 {
  id: number;
  /**
   * What was asked, in the words of the suite.
   */
  question: string;
  request: RecordedRequest;
}
export interface RuleResult {
  rule: string;
  section: string;
  level: "MUST" | "SHOULD" | "INFO";
  outcome: "passed" | "failed" | "cantTell" | "inapplicable" | "untested";
  /**
   * What was seen; then, in parentheses, in how many places and where first.
   */
  message: string;
  /**
   * Where it was seen first, in words.
   */
  place?: string;
  /**
   * In how many places it was seen, if in several.
   */
  places?: number;
  /**
   * The one server or manner of asking that all wrong answers have in common, in words.
   */
  server?: string;
  /**
   * The parameter that would explain a deviation, or its usual cause.
   */
  hint?: string;
  /**
   * The parameters whose declaration would explain a deviation.
   */
  parameters?: string[];
  /**
   * Options that declare the parameters with which the rule passes on the same answers.
   */
  fix?: string;
  /**
   * A stated budget kept the audit from telling.
   */
  cutOff?: boolean;
  /**
   * The rule whose failure kept this one from being tested.
   */
  blockedBy?: string;
  /**
   * The randomised trial that confirmed a failure: two ways of asking, in an order drawn after their two answers were fixed.
   */
  trial?: {
    /**
     * How many requests were answered as fixed, in the drawn order.
     */
    requests: number;
    /**
     * The chance that a server which keeps the rule at every moment answers so: one in the number of orders that the answers tell apart.
     */
    p: number;
    /**
     * The two ways of asking: what was asked in each.
     *
     * @minItems 2
     * @maxItems 2
     */
    arms: [string, string];
    /**
     * How many answers were lost, by way of asking.
     *
     * @minItems 2
     * @maxItems 2
     */
    lost: [number, number];
  };
  evidence: Evidence[];
}
export interface Evidence {
  /**
   * The id of an exchange.
   */
  exchange: number;
  /**
   * RFC 6901 JSON Pointer into the JSON of the answer's body.
   */
  pointer?: string;
  expected?: string;
  actual?: string;
}
export interface Observation {
  silence: string;
  section: string;
  seen: string;
}
export interface RecordedExchange {
  id: number;
  /**
   * What was asked, in the words of the suite.
   */
  question: string;
  request: RecordedRequest;
  response?: {
    status: number;
    headers: {
      [k: string]: string;
    };
    /**
     * The text of the body, cut.
     */
    body: string;
    /**
     * The length of the whole body.
     */
    bodyBytes: number;
    bodyDigest: string;
  };
  /**
   * Why there is no whole answer.
   */
  loss?: string;
  ms: number;
}
export interface BaselineStanding {
  rule: string;
  reason: string;
  /**
   * The last day, in UTC, on which the failure is excused.
   */
  until?: string;
  ticket?: string;
  /**
   * The rule still fails; it passes now, so that the entry is to be deleted; its day is over; or the rule was not observed.
   */
  standing: "failing" | "passing" | "expired" | "not observed";
}
