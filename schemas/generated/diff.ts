// Generated from schemas/documents/diff.schema.json by `npm run generate`. Do not edit.

/**
 * What changed between two reports, rule by rule, with the causes that judging again proves.
 */
export interface Diff {
  diffVersion: "1";
  /**
   * The suite that compared, and that judged the recordings again.
   */
  suite: {
    name: string;
    version: string;
  };
  old: DiffSide;
  new: DiffSide;
  /**
   * Whether a failed SHOULD counts, and a rule that is no longer determined.
   */
  strict: boolean;
  /**
   * Whether anything that counts got worse: the exit status is 1.
   */
  worse: boolean;
  /**
   * How many rules changed in each way; `same` are those that did not.
   */
  counts: {
    worse: number;
    better: number;
    changed: number;
    lostSight: number;
    new: number;
    gone: number;
    same: number;
  };
  /**
   * What differs between the audits besides the outcomes.
   */
  circumstances: Circumstance[];
  /**
   * What could not be read or judged, and how to learn more.
   */
  notes: string[];
  /**
   * Every rule that changed: worse first.
   */
  rules: RuleChange[];
  /**
   * What was observed differently where the contract is silent; never counted.
   */
  observations: ObservationChange[];
}
export interface DiffSide {
  /**
   * The api.php.
   */
  url: string;
  started: string;
  /**
   * The version that judged.
   */
  suite: string;
  /**
   * The digest of the contract.
   */
  contract: string;
  contractVersion: string;
  /**
   * null where the audit was inconclusive.
   */
  conformant: boolean | null;
  complete: boolean;
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
  /**
   * Whether a recording of the audit was there to be judged again.
   */
  recording: boolean;
}
export interface Circumstance {
  kind: "target" | "suite" | "contract" | "profile" | "options";
  /**
   * The parameter or option; what it is, for the others.
   */
  name: string;
  old: string;
  new: string;
}
export interface RuleChange {
  rule: string;
  section: string;
  level: "MUST" | "SHOULD" | "INFO";
  /**
   * `worse`: it fails now and did not before, or it passed and has nothing to judge any more; `better`: it passes, and failed or was not determined before; `lostSight`: it was determined before and no longer is; `changed`: any other difference; `new` and `gone`: only one of the reports has the rule.
   */
  change: "worse" | "better" | "changed" | "lostSight" | "new" | "gone";
  /**
   * Whether it makes the exit status 1.
   */
  counts: boolean;
  /**
   * The reason for which the baseline of the new report excuses the failure, so that it does not count.
   */
  excused?: string;
  old?: JudgedOnce;
  new?: JudgedOnce;
  /**
   * The rule on which this one depends, and whose own change explains this one.
   */
  follows?: string;
  /**
   * What judging the recordings again proves; where it proves nothing, what is possible.
   */
  causes: Cause[];
  /**
   * Why no cause is named.
   */
  unexplained?: string;
  /**
   * A command line that sends the request again.
   */
  again?: string;
}
export interface JudgedOnce {
  outcome: "passed" | "failed" | "cantTell" | "inapplicable" | "untested";
  message: string;
  expected?: string;
  actual?: string;
}
export interface Cause {
  /**
   * `answers`: the audits received different answers; `unanswered`: an audit received no answer to what the rule needs; `suite`, `contract`, `profile`: what they were judged by differs; `options`: how an audit was run.
   */
  cause: "answers" | "unanswered" | "suite" | "contract" | "profile" | "options";
  /**
   * true where judging a recording again shows it, or where a report itself does: that no answer came, or that its options exclude the rule; false where it is only possible.
   */
  proven: boolean;
  /**
   * What proves it, or what makes it possible.
   */
  words: string;
}
export interface ObservationChange {
  silence: string;
  section: string;
  old?: string;
  new?: string;
}
