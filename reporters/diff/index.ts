/** Two reports → what changed, rule by rule, and why. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { curlLine } from '../../schemas/text/curl.js';
import { decides, type RuleResult } from '../../schemas/verdict.js';
import { explain } from './causes.js';
import { changeOf, seenIn, sidesOf, type Compared, type DiffOptions, type Sides } from './change.js';
import { excuseOf, given, mustFirst } from '../report/results.js';
import { flakyText } from '../report/verdict-words.js';
import { changes } from './words.js';

export type { Diff, RuleChange } from '../../schemas/generated/diff.js';
export { isOneAudit, type Compared } from './change.js';

type Side = Sides['old'];

export function diffOf(old: Compared, now: Compared, options: DiffOptions): Diff {
  const sides = sidesOf(old, now, options);
  const { old: before, now: after } = sides;
  const rules = changedRules(sides, options.strict);
  const flaky = [before, after].flatMap(({ report }, at) =>
    // No rule fails because of this, so a note says it.
    flakyText(report).map(text => `Flaky in the ${at === 0 ? 'old' : 'new'} audit: ${text}.`),
  );
  const all = new Set([...before.results.keys(), ...after.results.keys()]).size;
  const counts = { worse: 0, better: 0, changed: 0, lostSight: 0, new: 0, gone: 0, same: all - rules.length };
  for (const { change } of rules) counts[change] += 1;
  return {
    diffVersion: '1',
    suite: options.suite,
    old: headOf(before),
    new: headOf(after),
    strict: options.strict,
    worse: rules.some(rule => rule.counts),
    counts,
    circumstances: [...sides.circumstances],
    notes: [
      ...flaky,
      ...(options.notes ?? []),
      // Different texts may have the same version.
      ...(old.report.contract.digest === now.report.contract.digest ? [] : [OTHER_CONTRACT]),
      ...advice(rules, sides),
    ],
    rules,
    observations: changedObservations(before, after),
  };
}

const OTHER_CONTRACT = 'The reports follow different texts of the contract.';

function headOf({ report, recorded }: Side): Diff['old'] {
  const { target, started, suite, contract, conformant, complete, quick, totals } = report;
  return {
    url: target.url,
    started,
    suite: suite.version,
    contract: contract.digest,
    contractVersion: contract.version,
    conformant,
    complete,
    ...(quick && { quick }),
    totals,
    recording: recorded,
  };
}

function advice(rules: readonly RuleChange[], { old, now, isOneAudit: isOne }: Sides): string[] {
  const isOpen = rules.some(
    ({ change, causes }) => change !== 'new' && change !== 'gone' && !causes.some(({ proven }) => proven),
  );
  const lacking = [...(old.recorded ? [] : ['the old audit']), ...(now.recorded ? [] : ['the new audit'])];
  const which = lacking.join(' and ');
  if (!isOpen || isOne || which === '') return [];
  return [`There is no recording of ${which}. Audit with \`--format json,har\` to prove causes.`];
}

function changedObservations(old: Side, now: Side): Diff['observations'] {
  const all = [...now.report.observations, ...old.report.observations];
  return [...new Set(all.map(({ silence }) => silence))].flatMap(silence => {
    const [was, is] = [old, now].map(({ report }) =>
      report.observations.find(each => each.silence === silence),
    );
    if (was && is && old.mask(was.seen) === now.mask(is.seen)) return [];
    const section = (is ?? was)?.section ?? '';
    return [{ silence, section, ...given({ old: was?.seen, new: is?.seen }) }];
  });
}

/** Worse first; within a change, what counts, then MUST, then the order of the contract. */
function changedRules(sides: Sides, strict: boolean): RuleChange[] {
  const ids = new Set([...sides.now.results.keys(), ...sides.old.results.keys()]);
  const all = [...ids].flatMap(rule => changedRule(rule, sides, strict) ?? []);
  return changes.flatMap(change =>
    mustFirst(all.filter(each => each.change === change)).toSorted(
      (a, b) => Number(b.counts) - Number(a.counts),
    ),
  );
}

function changedRule(rule: string, sides: Sides, strict: boolean): RuleChange | undefined {
  const [old, now] = [sides.old.results.get(rule), sides.now.results.get(rule)];
  const result = now ?? old;
  const seen = (of: RuleResult, { mask }: Side) => seenIn(of, mask, sides.isAskedAlike);
  const change = old && now ? changeOf(seen(old, sides.old), seen(now, sides.now)) : now ? 'new' : 'gone';
  if (!result || !change) return undefined;
  const { section, level } = result;
  const excused = now && excuseOf(now, sides.now.report);
  const again = now && requestOf(now, sides.now);
  const isGrave =
    change === 'lostSight' ? strict && level !== 'INFO' : change === 'worse' && decides(level, strict);
  return {
    rule,
    section,
    level,
    change,
    counts: isGrave && excused === undefined,
    ...given({ excused, old: old && once(old), new: now && once(now) }),
    ...(old && now ? explained(old, now, sides) : { causes: [] }),
    ...given({ again }),
  };
}

/** A rule changes with the one that it depends on. */
function explained(old: RuleResult, now: RuleResult, sides: Sides): Pick<RuleChange, 'causes' | 'follows'> {
  const follows = now.blockedBy ?? old.blockedBy ?? '';
  const [was, is] = [sides.old.results.get(follows), sides.now.results.get(follows)];
  if (!was || !is || was.outcome === is.outcome) return explain(old, now, sides);
  return { follows, ...explain(was, is, sides) };
}

function once({ outcome, message, evidence }: RuleResult) {
  const { expected, actual } = evidence[0] ?? {};
  return { outcome, message, ...given({ expected, actual }) };
}

const LONGEST_LINE = 4_000;

function requestOf({ evidence }: RuleResult, { exchanges, report }: Side): string | undefined {
  const exchange = exchanges.get(evidence[0]?.exchange ?? -1);
  const line = exchange && curlLine(exchange.request, report.target.connectTo);
  return line !== undefined && line.length <= LONGEST_LINE ? line : undefined;
}
