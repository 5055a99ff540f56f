/** Why the outcome of a rule changed. Only re-judging a recording proves a cause; a difference between two reports is a possible one. */
import type { Cause, RuleChange } from '../../schemas/generated/diff.js';
import { contract } from '../../schemas/generated/rules.js';
import { printable } from '../../schemas/text/printable.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { outcomeWords } from '../report/verdict-words.js';
import { isOpen, seenIn, type Seen, type Side, type Sides } from './change.js';

type Judged = ReturnType<typeof judged>;
type Pair = readonly [Judged, Judged];

type Contrast = (left: Seen | undefined, right: Seen | undefined) => readonly [string, string] | undefined;
type Explained = Pick<RuleChange, 'causes' | 'unexplained'>;

export function explain(old: RuleResult, now: RuleResult, sides: Sides): Explained {
  const pair = [judged('old', old, sides.old, sides), judged('new', now, sides.now, sides)] as const;
  const limits = pair.flatMap(each => limitOf(each, sides));
  if (limits.length > 0) return { causes: limits };
  const contrast: Contrast = (left, right) => {
    if (!left || !right) return undefined;
    if (left.outcome !== right.outcome)
      return [outcomeWords[left.outcome].words, outcomeWords[right.outcome].words];
    const differs = old.outcome === now.outcome && left.failure !== right.failure;
    return differs ? ['one failure', 'another'] : undefined;
  };
  const causes = [judgeCauses, profileCauses, answerCauses].flatMap(find => find(pair, contrast, sides));
  const proven = causes.filter(cause => cause.proven);
  if (causes.length > 0) return { causes: proven.length > 0 ? proven : causes };
  return { causes, unexplained: 'neither the reports nor their recordings explain it' };
}

/** One rule in one report, with the results of re-judging its recording by its own profile and by the other's. */
function judged(which: 'old' | 'new', result: RuleResult, side: Side, { isAskedAlike }: Sides) {
  const reported = seenIn(result, side.mask, isAskedAlike);
  const again = (results: Side['again']['own'], usual: Seen | undefined): Seen | undefined => {
    const found = results?.get(result.rule);
    // Another version or profile may need answers that the recording lacks.
    const isUnanswered = found?.outcome === 'untested' && found.blockedBy === undefined;
    if (!found || (isUnanswered && usual?.outcome !== 'untested')) return undefined;
    return seenIn(found, side.mask, isAskedAlike);
  };
  const own = again(side.again.own, reported);
  return { which, side, result, reported, own, byOther: again(side.again.byOther, own) };
}

const possible = (cause: Cause['cause'], words: string): Cause[] => [{ cause, proven: false, words }];
const proof = (cause: Cause['cause'], words: string): Cause[] => [{ cause, proven: true, words }];

/** What kept an audit from determining a rule, which re-judging cannot change. */
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
  if (!side.isSelected(rule)) return proof('options', `${audit} did not select this rule`);
  if (fault) return possible('suite', `in ${audit}: ${said}`);
  // A recording lacks the answers to queries that only another profile sends.
  return isOneAudit ? possible('profile', `in ${audit}: ${said}`) : [];
}

/** Without citations, all exchanges of the report count. */
function lacksAnswers({ outcome, evidence }: RuleResult, { report, exchanges }: Side): boolean {
  const cited = evidence.flatMap(({ exchange }) => exchanges.get(exchange) ?? []);
  const those = evidence.length === 0 ? report.exchanges : cited;
  const isUnanswered = those.length > 0 && those.every(({ response }) => response?.status !== 200);
  return outcome === 'cantTell' && isUnanswered;
}

/** If re-judging differs from the report, the suite or its contract has changed. */
function judgeCauses(pair: Pair, contrast: Contrast, { circumstances, version }: Sides): Cause[] {
  const isOfToday = ({ report }: Side) =>
    report.suite.version === version && report.contract.digest === contract.digest;
  for (const { which, side, own, reported } of pair) {
    const found = contrast(reported, own);
    if (!found) continue;
    const isContract = side.report.suite.version === version && !isOfToday(side);
    const by = isContract ? "by today's contract" : `by version ${version}`;
    const words = `the ${which} report says ${found[0]}; its recording, re-judged ${by}, gives ${found[1]}`;
    return proof(isContract ? 'contract' : 'suite', words);
  }
  if (pair.every(({ own, side }) => own !== undefined || isOfToday(side))) return [];
  return circumstances.flatMap(({ kind, name, old, new: now }) =>
    kind === 'suite' || kind === 'contract'
      ? possible(kind, `${name} ${printable(old, 20)}, now ${printable(now, 20)}`)
      : [],
  );
}

function profileCauses(pair: Pair, contrast: Contrast, { circumstances, dependsOn }: Sides): Cause[] {
  const all = circumstances.filter(({ kind }) => kind === 'profile');
  const names = dependsOn(pair[1].result.rule);
  const relevant = all.filter(({ name }) => names === undefined || names.has(name));
  const differences = (relevant.length > 0 ? relevant : all)
    .slice(0, 3)
    .map(each => `${each.name} was ${printable(each.old, 100)}, now ${printable(each.new, 100)}`)
    .join('; ');
  for (const { which, own, byOther } of pair) {
    const found = contrast(own, byOther);
    const words = `the ${which} recording gives ${found?.[0]} with its own profile, ${found?.[1]} with the other`;
    if (found) return proof('profile', `${differences}: ${words}`);
  }
  const isExcluded = pair.every(({ own, byOther }) => own && byOther);
  return isExcluded || relevant.length === 0 ? [] : possible('profile', differences);
}

function answerCauses(pair: Pair, contrast: Contrast, sides: Sides): Cause[] {
  if (sides.isOneAudit) return [];
  const [old, now] = pair;
  const judgements = [
    [old.own, now.byOther],
    [old.byOther, now.own],
  ] as const;
  for (const [left, right] of judgements) {
    const found = contrast(left, right);
    if (!found) continue;
    const unasked = unaskedIn(now, old, sides) ?? unaskedIn(old, now, sides);
    if (unasked === undefined)
      return proof('answers', `re-judging both recordings gives ${found[0]} → ${found[1]}`);
    const advice = 'to be sure, audit with the same --seed and --strength';
    return [...possible('options', unasked), ...possible('answers', advice)];
  }
  const isExcluded = judgements.some(([left, right]) => left && right);
  return isExcluded ? [] : possible('answers', 'to be sure, record both audits (`--format har`)');
}

function unaskedIn({ result, side }: Judged, other: Judged, { isAskedAlike }: Sides): string | undefined {
  const exchange = side.exchanges.get(result.evidence[0]?.exchange ?? -1);
  if (isAskedAlike || result.outcome !== 'failed' || !exchange || other.side.isAsked(exchange.question))
    return undefined;
  return `the ${other.which} audit did not send the request that shows the failure: ${printable(exchange.question, 200)}`;
}
