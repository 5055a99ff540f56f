/** The words of a verdict: what a check finds, what a rule comes to, and what follows for the whole audit. */
import type { Evidence, Report, RuleResult } from './generated/report.js';
import { areas, rules } from './generated/rules.js';
import type { Area, RuleId } from './generated/rules.js';
import { areaOf } from './rule-ids.js';

export type { Evidence, RecordedExchange, Report, RuleResult } from './generated/report.js';

/** W3C EARL 1.0: the outcomes of a test. */
export const outcomes = ['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const;
export type Outcome = (typeof outcomes)[number];

/** What a check says of one rule. `failed` is an accusation: it names what was seen, and where. */
export interface Finding {
  readonly outcome: Outcome;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly evidence?: readonly Evidence[] | undefined;
  /** A stated budget kept the audit from telling. */
  readonly cutOff?: boolean;
  /** The rule whose failure kept this one from being tested. */
  readonly blockedBy?: RuleId | undefined;
}

export type Verdict = Readonly<Pick<Report, 'conformant' | 'complete' | 'reason'>>;

export interface VerdictOptions {
  /** A failed SHOULD counts like a failed MUST. */
  readonly strict: boolean;
  /** Which rules were selected; the others stay out of the verdict. */
  readonly selected: (rule: RuleId) => boolean;
  /** Rules whose failure a baseline lists. */
  readonly excused?: ReadonlySet<string>;
  /** The budget that left out a part of what was to be asked. */
  readonly leftOut?: string | undefined;
  readonly fault?: Report['fault'];
}

export function totalsOf(results: readonly RuleResult[]): Report['totals'] {
  const totals = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
  for (const { outcome } of results) totals[outcome] += 1;
  return totals;
}

/** Whether a failure of a rule of this level makes a target nonconformant. */
export const decides = (level: RuleResult['level'], strict: boolean): boolean =>
  level === 'MUST' || (level === 'SHOULD' && strict);

/** Draws the verdict on a whole audit from the outcomes of its rules. */
export function verdictOf(results: readonly RuleResult[], options: VerdictOptions): Verdict {
  const selected = results.filter(({ rule }) => options.selected(rule as RuleId));
  const musts = selected.filter(({ level }) => level === 'MUST');
  const isExcused = (rule: string | undefined) => rule !== undefined && options.excused?.has(rule) === true;
  const unsure = musts.filter(
    ({ outcome, blockedBy }) => (outcome === 'cantTell' || outcome === 'untested') && !isExcused(blockedBy),
  );
  const blind = unsure.filter(({ cutOff }) => cutOff !== true);
  const complete = unsure.length === 0 && options.leftOut === undefined && options.fault === undefined;
  const failed = selected.filter(
    ({ rule, level, outcome }) =>
      outcome === 'failed' && decides(level, options.strict) && !options.excused?.has(rule),
  );
  if (failed.length > 0) return { conformant: false, complete, reason: failedReason(failed) };
  const undecided = (reason: string): Verdict => ({ conformant: null, complete, reason });
  if (options.fault) return undecided(`${options.fault.where}: ${options.fault.message}`);
  const [first] = blind;
  if (first) {
    const others = blind.length > 1 ? ` (and ${blind.length - 1} more rules)` : '';
    return undecided(`${first.rule} could not be judged: ${first.message}${others}`);
  }
  const empty = emptyAreas(selected);
  if (empty.length > 0)
    return undecided(`nothing passed in the area ${empty.join(', ')}: nothing was proven there`);
  return { conformant: true, complete, reason: passedReason(selected, unsure, options) };
}

/** What a conformant wiki was not asked, and which budget cut that off. */
function passedReason(
  selected: readonly RuleResult[],
  unsure: readonly RuleResult[],
  { excused, leftOut }: VerdictOptions,
): string {
  const isExcused = selected.some(({ rule, level, outcome }) => {
    return level === 'MUST' && outcome === 'failed' && excused?.has(rule) === true;
  });
  const reason = isExcused
    ? 'every judged MUST rule passed or is excused by the baseline'
    : 'every judged MUST rule passed';
  if (unsure.length === 0) return leftOut === undefined ? reason : `${reason}, as far as asked: ${leftOut}`;
  const [first] = unsure.filter(({ cutOff }) => cutOff === true);
  return `${reason}, as far as walked${first ? `: ${first.message}` : ''}`;
}

function failedReason(failed: readonly RuleResult[]): string {
  const [first] = failed;
  const others = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  return `${first?.rule} failed: ${first?.message}${others}`;
}

/** The selected areas in which no scored rule passed; diagnostics alone prove nothing. */
function emptyAreas(selected: readonly RuleResult[]): Area[] {
  const present = new Set(selected.map(({ rule }) => areaOf(rule)));
  if (present.size === 0) return [...areas];
  const proven = new Set(
    selected
      .filter(({ level, outcome }) => level !== 'INFO' && outcome === 'passed')
      .map(({ rule }) => areaOf(rule)),
  );
  return [...present].filter(area => !proven.has(area));
}

/** Completes a finding with what the catalogue knows of its rule. */
export function resultOf(rule: RuleId, finding: Finding): RuleResult {
  const { section, level } = rules[rule];
  const { outcome, message, hint, cutOff, blockedBy, evidence = [] } = finding;
  return {
    rule,
    section,
    level,
    outcome,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(cutOff === true ? { cutOff } : {}),
    ...(blockedBy === undefined ? {} : { blockedBy }),
    evidence: [...evidence],
  };
}
