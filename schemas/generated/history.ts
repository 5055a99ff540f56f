// Generated from schemas/documents/history.schema.json by `npm run generate`. Do not edit.

/**
 * The runs of one or more targets: since when each rule fails, and what changed at each step.
 */
export interface History {
  historyVersion: "1";
  /**
   * The suite that compared the runs.
   */
  suite: {
    name: string;
    version: string;
  };
  targets: TargetHistory[];
  /**
   * What was left out or could not be read.
   */
  notes: string[];
}
export interface TargetHistory {
  /**
   * The api.php.
   */
  url: string;
  /**
   * In the order of time.
   */
  runs: Run[];
  /**
   * Every rule of any run: those that fail first, then flaky ones, then those that changed.
   */
  rules: RuleHistory[];
  /**
   * Each run that differs from the one before: in outcomes, or in what it was judged by.
   */
  steps: Step[];
  /**
   * What is odd about the runs.
   */
  notes: string[];
  label?: string;
}
export interface Run {
  /**
   * The run's folder, or the name under which it is kept.
   */
  id: string;
  started: string;
  /**
   * The version that judged.
   */
  suite: string;
  contract: {
    digest: string;
    version: string;
  };
  seed: string;
  /**
   * null where the audit was inconclusive.
   */
  conformant: boolean | null;
  complete: boolean;
  /**
   * true for a quick check, which makes no statement on conformance.
   */
  quick?: true;
  reason: string;
  /**
   * The failed rules that decide the verdict.
   */
  failing: string[];
  totals: {
    passed: number;
    failed: number;
    cantTell: number;
    inapplicable: number;
    untested: number;
  };
  /**
   * Whether the recording of the audit is at hand.
   */
  recorded: boolean;
  /**
   * Where its report is, relative to the page.
   */
  href?: string;
}
export interface RuleHistory {
  rule: string;
  section: string;
  level: "MUST" | "SHOULD" | "INFO";
  /**
   * `steady`: one outcome in every run that could tell; `flaky`: the outcome changed and changed back soon after, though nothing that it was judged by had changed; `changed`: any other change.
   */
  kind: "steady" | "changed" | "flaky";
  /**
   * The outcome in the last run; `undetermined` for `cantTell` and `untested`, `absent` where the run does not have the rule.
   */
  state: "failing" | "passing" | "inapplicable" | "undetermined" | "absent";
  /**
   * How often the outcome changed between runs that could tell.
   */
  changes: number;
  /**
   * In how many runs it failed.
   */
  failed: number;
  /**
   * The outcome over time.
   */
  stretches: Stretch[];
  /**
   * When the first run of the present outcome was started. Runs that could not tell do not end it.
   */
  since?: string;
  /**
   * When the first run was started in which it failed, since when it has not passed; also where it is undetermined now.
   */
  failingSince?: string;
  /**
   * When the first of the latest runs was started that could not tell.
   */
  undeterminedSince?: string;
}
/**
 * Consecutive runs with one outcome.
 */
export interface Stretch {
  outcome: "passed" | "failed" | "cantTell" | "inapplicable" | "untested" | "absent";
  /**
   * The index of its first run.
   */
  from: number;
  runs: number;
}
export interface Step {
  /**
   * The index of the run that differs from the one before.
   */
  run: number;
  /**
   * What differs between the audits besides the outcomes.
   */
  circumstances: Circumstance[];
  /**
   * Each rule that changed: worse first.
   */
  changes: Change[];
  notes: string[];
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
export interface Change {
  rule: string;
  level: "MUST" | "SHOULD" | "INFO";
  /**
   * `worse`: it fails now and did not before, or it passed and has nothing to judge any more; `better`: it passes, and failed or was not determined before; `lostSight`: it was determined before and no longer is; `changed`: any other difference; `new` and `gone`: only one of the reports has the rule.
   */
  change: "worse" | "better" | "changed" | "lostSight" | "new" | "gone";
  /**
   * What judging the recordings again proves; where it proves nothing, what is possible.
   */
  causes: Cause[];
  old?: "passed" | "failed" | "cantTell" | "inapplicable" | "untested";
  new?: "passed" | "failed" | "cantTell" | "inapplicable" | "untested";
  /**
   * What was seen in the later run.
   */
  message?: string;
  /**
   * The rule on which this one depends, and whose own change explains this one.
   */
  follows?: string;
  /**
   * Why no cause is named.
   */
  unexplained?: string;
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
