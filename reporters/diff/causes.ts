/**
 * Why the outcome of a rule changed. Only judging a recording again proves a cause;
 * what merely differs between two reports is possible until judging again excludes it.
 */
import type { Cause, RuleChange } from '../../schemas/generated/diff.js';
import { contract } from '../../schemas/generated/rules.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { isOpen, seenIn } from './change.js';
import type { Results, Seen, Side, Sides } from './change.js';

type Explained = Pick<RuleChange, 'causes' | 'unexplained'>;

/** One rule in both reports, with what judging their recordings again gives, each by its own profile and by the other's. */
interface Trial {
  readonly rule: string;
  readonly old: Judged;
  readonly new: Judged;
  readonly differ: (left: Seen, right: Seen) => boolean;
}

interface Judged {
  readonly side: Side;
  readonly reported: Seen;
  readonly own: Seen | undefined;
  readonly byOther: Seen | undefined;
}

export function explain(old: RuleResult, now: RuleResult, sides: Sides): Explained {
  const { rule } = now;
  const { isAskedAlike } = sides;
  const limits = [...limitOf('old', old, sides), ...limitOf('new', now, sides)];
  if (limits.length > 0) return { causes: limits };
  const trial: Trial = {
    rule,
    old: judged(rule, old, sides.old, isAskedAlike),
    new: judged(rule, now, sides.now, isAskedAlike),
    // If the outcome changed, only outcomes are compared; of two failures, what was seen too.
    differ: (left, right) =>
      left.outcome !== right.outcome || (old.outcome === now.outcome && left.failure !== right.failure),
  };
  const causes = [
    ...judgeCauses(trial, sides),
    ...profileCauses(trial, sides),
    ...answerCauses(trial, sides, unaskedIn(old, now, sides)),
  ];
  const proven = causes.filter(cause => cause.proven);
  if (causes.length > 0) return { causes: proven.length > 0 ? proven : causes };
  return { causes, unexplained: 'neither the reports nor their recordings explain it' };
}

function judged(rule: string, result: RuleResult, side: Side, isAskedAlike: boolean): Judged {
  const reported = seenIn(result, side.mask, isAskedAlike);
  const again = (results: Results | undefined, usual: Seen | undefined): Seen | undefined => {
    const found = results?.get(rule);
    // Another version or profile may send queries whose answers the recording does not hold.
    const isUnanswered = found?.outcome === 'untested' && found.blockedBy === undefined;
    if (!found || (isUnanswered && usual?.outcome !== 'untested')) return undefined;
    return seenIn(found, side.mask, isAskedAlike);
  };
  const own = again(side.again.own, reported);
  return { side, reported, own, byOther: again(side.again.byOther, own) };
}

const possible = (cause: Cause['cause'], words: string): Cause => ({ cause, proven: false, words });
const proof = (cause: Cause['cause'], words: string): Cause => ({ cause, proven: true, words });

/** What kept an audit from determining a rule. Judging again cannot show what further requests would have brought. */
function limitOf(which: 'old' | 'new', result: RuleResult, sides: Sides): Cause[] {
  const side = which === 'old' ? sides.old : sides.now;
  const { rule, outcome, blockedBy, cutOff } = result;
  const audit = `the ${which} audit`;
  if (cutOff === true)
    return [possible('options', `${audit} reached a limit first: ${printable(result.message, 200)}`)];
  if (!isOpen(outcome)) return [];
  if (side.report.fault?.kind === 'interrupted') return [possible('options', `${audit} was interrupted`)];
  const words = `in ${audit}: ${printable(result.message, 200)}`;
  if (lacksAnswers(result, side)) return [proof('unanswered', words)];
  if (outcome !== 'untested' || blockedBy !== undefined) return [];
  // Which rules were selected needs no judging again: the report lists them.
  if (!side.isSelected(rule)) return [proof('options', `${audit} did not select this rule`)];
  if (side.report.fault) return [possible('suite', words)];
  // Judged by another profile, a recording holds no answers to queries that only that profile sends.
  return sides.isOneAudit ? [possible('profile', words)] : [];
}

/** Whether nothing but missing answers kept an audit from telling: no exchange that the result cites has one, or none at all. */
function lacksAnswers({ outcome, evidence }: RuleResult, { report, exchanges }: Side): boolean {
  if (outcome !== 'cantTell') return false;
  const cited = evidence.flatMap(({ exchange }) => exchanges.get(exchange) ?? []);
  const those = evidence.length === 0 ? report.exchanges : cited;
  return those.length > 0 && those.every(({ response }) => response?.status !== 200);
}

/** The suite with its contract: a recording that is judged differently now was judged by something else then. */
function judgeCauses(trial: Trial, { circumstances, version }: Sides): Cause[] {
  for (const which of ['old', 'new'] as const) {
    const { side, own, reported } = trial[which];
    if (!own || !trial.differ(own, reported)) continue;
    const { suite, contract: judgedBy } = side.report;
    const isContract = suite.version === version && judgedBy.digest !== contract.digest;
    const by = isContract ? "by today's contract" : `by version ${version}`;
    const [was, is] = contrast(reported, own);
    const words = `the ${which} report says ${was}; its recording, re-judged ${by}, gives ${is}`;
    return [proof(isContract ? 'contract' : 'suite', words)];
  }
  const isToday = ({ own, side: { report } }: Judged) => own !== undefined || isOfThisSuite(report, version);
  if (isToday(trial.old) && isToday(trial.new)) return [];
  return circumstances.flatMap(({ kind, name, old, new: now }) =>
    kind === 'suite' || kind === 'contract'
      ? [possible(kind, `${name} ${printable(old, 20)}, now ${printable(now, 20)}`)]
      : [],
  );
}

function isOfThisSuite({ suite, contract: { digest } }: Report, version: string): boolean {
  return suite.version === version && digest === contract.digest;
}

/** Each recording, judged by either profile. */
function profileCauses(trial: Trial, { circumstances, dependsOn }: Sides): Cause[] {
  const all = circumstances.filter(({ kind }) => kind === 'profile');
  const names = dependsOn(trial.rule);
  const relevant = all.filter(({ name }) => names === undefined || names.has(name));
  const differences = (relevant.length > 0 ? relevant : all)
    .slice(0, 3)
    .map(each => `${each.name} was ${printable(each.old, 100)}, now ${printable(each.new, 100)}`)
    .join('; ');
  for (const which of ['old', 'new'] as const) {
    const { own, byOther } = trial[which];
    if (!own || !byOther || !trial.differ(own, byOther)) continue;
    const [other, usual] = contrast(byOther, own);
    const words = `the ${which} recording gives ${usual} with its own profile, ${other} with the other`;
    return [proof('profile', `${differences}: ${words}`)];
  }
  const isExcluded = [trial.old, trial.new].every(({ own, byOther }) => own && byOther);
  return isExcluded || relevant.length === 0 ? [] : [possible('profile', differences)];
}

/** Which audit did not ask the question whose answer shows the failure in the other, so that it may have missed it. */
function unaskedIn(old: RuleResult, now: RuleResult, sides: Sides): string | undefined {
  if (sides.isAskedAlike) return undefined;
  const views = [
    ['old', now, sides.now, sides.old],
    ['new', old, sides.old, sides.now],
  ] as const;
  for (const [which, { outcome, evidence }, asking, other] of views) {
    const question = outcome === 'failed' && asking.exchanges.get(evidence[0]?.exchange ?? -1)?.question;
    if (question && !other.isAsked(question))
      return `the ${which} audit did not send the request that shows the failure: ${printable(question, 200)}`;
  }
  return undefined;
}

/** Both recordings, judged by the same suite and the same profile. */
function answerCauses(
  { old, new: now, differ }: Trial,
  { isOneAudit }: Sides,
  unasked: string | undefined,
): Cause[] {
  if (isOneAudit) return [];
  const pairs = [
    [old.own, now.byOther],
    [old.byOther, now.own],
  ] as const;
  const judgedAlike = pairs.flatMap(([left, right]) => (left && right ? [{ left, right }] : []));
  for (const { left, right } of judgedAlike) {
    if (!differ(left, right)) continue;
    if (unasked !== undefined)
      return [
        possible('options', unasked),
        possible('answers', 'to be sure, audit with the same --seed and --strength'),
      ];
    const [was, is] = contrast(left, right);
    const words = `re-judging both recordings gives ${was} → ${is}`;
    return [proof('answers', words)];
  }
  return judgedAlike.length > 0
    ? []
    : [possible('answers', 'to be sure, record both audits (`--format har`)')];
}

/** Two results that differ, in words. */
function contrast({ outcome: left }: Seen, { outcome: right }: Seen): readonly [string, string] {
  return left === right ? ['one failure', 'another'] : [outcomeWords[left].words, outcomeWords[right].words];
}
