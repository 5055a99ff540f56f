/**
 * Why the outcome of a rule changed. Only judging a recording again proves a cause;
 * what merely differs between two reports is possible until judging again excludes it.
 */
import type { Cause, RuleChange } from '../../schemas/generated/diff.js';
import { contract } from '../../schemas/generated/rules.js';
import { printable } from '../../schemas/text/printable.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { isOpen, seenIn, type Results, type Seen, type Side, type Sides } from './change.js';

/** One rule in one report, with what judging its recording again gives, by its own profile and by the other's. */
interface Judged {
  readonly which: 'old' | 'new';
  readonly side: Side;
  readonly result: RuleResult;
  readonly reported: Seen;
  readonly own: Seen | undefined;
  readonly byOther: Seen | undefined;
}

type Differ = (left: Seen | undefined, right: Seen | undefined) => boolean;

export function explain(
  old: RuleResult,
  now: RuleResult,
  sides: Sides,
): Pick<RuleChange, 'causes' | 'unexplained'> {
  const pair = [judged('old', old, sides.old, sides), judged('new', now, sides.now, sides)] as const;
  const limits = pair.flatMap(each => limitOf(each, sides));
  if (limits.length > 0) return { causes: limits };
  // If the outcome changed, only outcomes are compared; of two failures, what was seen too.
  const differ: Differ = (left, right) =>
    left !== undefined &&
    right !== undefined &&
    (left.outcome !== right.outcome || (old.outcome === now.outcome && left.failure !== right.failure));
  const causes = [
    ...judgeCauses(pair, differ, sides),
    ...profileCauses(pair, differ, sides),
    ...answerCauses(pair, differ, sides),
  ];
  const proven = causes.filter(cause => cause.proven);
  if (causes.length > 0) return { causes: proven.length > 0 ? proven : causes };
  return { causes, unexplained: 'neither the reports nor their recordings explain it' };
}

type Pair = readonly [Judged, Judged];

function judged(which: 'old' | 'new', result: RuleResult, side: Side, { isAskedAlike }: Sides): Judged {
  const reported = seenIn(result, side.mask, isAskedAlike);
  const again = (results: Results | undefined, usual: Seen | undefined): Seen | undefined => {
    const found = results?.get(result.rule);
    // Another version or profile may send queries whose answers the recording does not hold.
    const isUnanswered = found?.outcome === 'untested' && found.blockedBy === undefined;
    if (!found || (isUnanswered && usual?.outcome !== 'untested')) return undefined;
    return seenIn(found, side.mask, isAskedAlike);
  };
  const own = again(side.again.own, reported);
  return { which, side, result, reported, own, byOther: again(side.again.byOther, own) };
}

const possible = (cause: Cause['cause'], words: string): Cause[] => [{ cause, proven: false, words }];
const proof = (cause: Cause['cause'], words: string): Cause[] => [{ cause, proven: true, words }];

/** What kept an audit from determining a rule. Judging again cannot show what further requests would have brought. */
function limitOf({ which, side, result }: Judged, { isOneAudit }: Sides): Cause[] {
  const { rule, outcome, blockedBy, cutOff, message } = result;
  const { fault } = side.report;
  const audit = `the ${which} audit`;
  const said = printable(message, 200);
  if (cutOff === true) return possible('options', `${audit} reached a limit first: ${said}`);
  if (!isOpen(outcome)) return [];
  if (fault?.kind === 'interrupted') return possible('options', `${audit} was interrupted`);
  if (lacksAnswers(result, side)) return proof('unanswered', `in ${audit}: ${said}`);
  if (outcome !== 'untested' || blockedBy !== undefined) return [];
  // Which rules were selected needs no judging again: the report lists them.
  if (!side.isSelected(rule)) return proof('options', `${audit} did not select this rule`);
  if (fault) return possible('suite', `in ${audit}: ${said}`);
  // Judged by another profile, a recording holds no answers to queries that only that profile sends.
  return isOneAudit ? possible('profile', `in ${audit}: ${said}`) : [];
}

/** Whether nothing but missing answers kept an audit from telling: no exchange that the result cites has one, or none at all. */
function lacksAnswers({ outcome, evidence }: RuleResult, { report, exchanges }: Side): boolean {
  const cited = evidence.flatMap(({ exchange }) => exchanges.get(exchange) ?? []);
  const those = evidence.length === 0 ? report.exchanges : cited;
  return (
    outcome === 'cantTell' && those.length > 0 && those.every(({ response }) => response?.status !== 200)
  );
}

/** The suite with its contract: a recording that is judged differently now was judged by something else then. */
function judgeCauses(pair: Pair, differ: Differ, { circumstances, version }: Sides): Cause[] {
  for (const { which, side, own, reported } of pair) {
    if (!own || !differ(own, reported)) continue;
    const { suite, contract: judgedBy } = side.report;
    const isContract = suite.version === version && judgedBy.digest !== contract.digest;
    const by = isContract ? "by today's contract" : `by version ${version}`;
    const [was, is] = contrast(reported, own);
    const words = `the ${which} report says ${was}; its recording, re-judged ${by}, gives ${is}`;
    return proof(isContract ? 'contract' : 'suite', words);
  }
  const isOfToday = ({ own, side: { report } }: Judged) =>
    own !== undefined || (report.suite.version === version && report.contract.digest === contract.digest);
  if (pair.every(isOfToday)) return [];
  return circumstances.flatMap(({ kind, name, old, new: now }) =>
    kind === 'suite' || kind === 'contract'
      ? possible(kind, `${name} ${printable(old, 20)}, now ${printable(now, 20)}`)
      : [],
  );
}

/** Each recording, judged by either profile. */
function profileCauses(pair: Pair, differ: Differ, { circumstances, dependsOn }: Sides): Cause[] {
  const all = circumstances.filter(({ kind }) => kind === 'profile');
  const names = dependsOn(pair[1].result.rule);
  const relevant = all.filter(({ name }) => names === undefined || names.has(name));
  const differences = (relevant.length > 0 ? relevant : all)
    .slice(0, 3)
    .map(each => `${each.name} was ${printable(each.old, 100)}, now ${printable(each.new, 100)}`)
    .join('; ');
  for (const { which, own, byOther } of pair) {
    if (!own || !byOther || !differ(own, byOther)) continue;
    const [other, usual] = contrast(byOther, own);
    const words = `the ${which} recording gives ${usual} with its own profile, ${other} with the other`;
    return proof('profile', `${differences}: ${words}`);
  }
  const isExcluded = pair.every(({ own, byOther }) => own && byOther);
  return isExcluded || relevant.length === 0 ? [] : possible('profile', differences);
}

/** Which audit did not ask the question whose answer shows the failure in the other, so that it may have missed it. */
function unaskedIn([old, now]: Pair, { isAskedAlike }: Sides): string | undefined {
  for (const [asking, other] of isAskedAlike
    ? []
    : ([
        [now, old],
        [old, now],
      ] as const)) {
    const { outcome, evidence } = asking.result;
    const exchange = asking.side.exchanges.get(evidence[0]?.exchange ?? -1);
    if (outcome === 'failed' && exchange && !other.side.isAsked(exchange.question))
      return `the ${other.which} audit did not send the request that shows the failure: ${printable(exchange.question, 200)}`;
  }
  return undefined;
}

/** Both recordings, judged by the same suite and the same profile. */
function answerCauses(pair: Pair, differ: Differ, sides: Sides): Cause[] {
  if (sides.isOneAudit) return [];
  const [old, now] = pair;
  let isExcluded = false;
  for (const [left, right] of [
    [old.own, now.byOther],
    [old.byOther, now.own],
  ] as const) {
    if (!left || !right) continue;
    isExcluded = true;
    if (!differ(left, right)) continue;
    const unasked = unaskedIn(pair, sides);
    const [was, is] = contrast(left, right);
    if (unasked === undefined) return proof('answers', `re-judging both recordings gives ${was} → ${is}`);
    const advice = 'to be sure, audit with the same --seed and --strength';
    return [...possible('options', unasked), ...possible('answers', advice)];
  }
  return isExcluded ? [] : possible('answers', 'to be sure, record both audits (`--format har`)');
}

/** Two results that differ, in words. */
function contrast({ outcome: left }: Seen, { outcome: right }: Seen): readonly [string, string] {
  return left === right ? ['one failure', 'another'] : [outcomeWords[left].words, outcomeWords[right].words];
}
