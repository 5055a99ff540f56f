// Generated from schemas/documents/diff.schema.json by `npm run generate`. Do not edit.

/**
 * What changed between two reports, rule by rule, and why.
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
   * Whether a failed SHOULD and what was lost sight of count.
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
   * What could not be told, and how to have it told.
   */
  notes: string[];
  /**
   * Every rule that changed: worse first.
   */
  rules: RuleChange[];
  /**
   * What was seen otherwise where the contract is silent; never counted.
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
  /**
   * null where the audit could not tell.
   */
  conformant: boolean | null;
  complete: boolean;
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
   * `worse`: it failed only now; `better`: it failed, or could not be told, and passes; `changed`: any other difference that was observed; `lostSight`: what was known can no longer be told; `new` and `gone`: only one of the reports knows the rule.
   */
  change: "worse" | "better" | "changed" | "lostSight" | "new" | "gone";
  /**
   * Whether it makes the exit status 1.
   */
  counts: boolean;
  old?: JudgedOnce;
  new?: JudgedOnce;
  /**
   * The rule whose own change brought this one along.
   */
  follows?: string;
  /**
   * Several may hold at once; none where nothing tells.
   */
  causes: Cause[];
  /**
   * What would have to be there to tell the cause.
   */
  untold?: string;
  /**
   * A command line that shows it again.
   */
  again?: string;
}
export interface JudgedOnce {
  outcome: "passed" | "failed" | "cantTell" | "inapplicable" | "untested";
  message: string;
  expected?: string;
  actual?: string;
  /**
   * RFC 6901 JSON Pointer into the answer, or nothing where the evidence is the whole answer.
   */
  place?: string;
  /**
   * What was asked, in the words of the suite.
   */
  question?: string;
}
export interface Cause {
  /**
   * `server`: the same question was answered otherwise; `data`: the wiki holds other files, languages or databases; `suite`, `contract`, `profile`: what judges changed; `options`: the audit was run otherwise.
   */
  cause: "server" | "data" | "suite" | "contract" | "profile" | "options";
  /**
   * false where it is possible, but something else may be the cause.
   */
  proven: boolean;
  /**
   * What proves or suggests it.
   */
  words: string;
}
export interface ObservationChange {
  silence: string;
  section: string;
  old?: string;
  new?: string;
}
