/** Two reports → what changed, rule by rule, and why. Every format of a diff is a view of this. */
import type { Diff, RuleChange } from '../schemas/generated/diff.js';
import type { Report, RuleResult } from '../schemas/verdict.js';
import { curlLine } from './curl.js';
import { answersIn } from './diff-answers.js';
import type { Answers } from './diff-answers.js';
import { explain } from './diff-causes.js';
import type { Explained } from './diff-causes.js';
import type { Results, Side, Sides } from './diff-sides.js';
import { changeOf, changes, countsAs } from './diff-change.js';
import { circumstancesOf } from './diff-circumstances.js';
import { dataChanges, isDataKnown } from './diff-data.js';
import { maskOf } from './diff-masks.js';

export type { Diff, RuleChange } from '../schemas/generated/diff.js';

/** A report, and what is at hand of its audit. */
export interface Compared {
  readonly report: Report;
  readonly isSelected: (rule: string) => boolean;
  /** All answers, where the audit was recorded. */
  readonly answers?: Answers | undefined;
  /** Its recording, judged now by the profile of either report. */
  readonly again?: Side['again'] | undefined;
}

export interface DiffOptions {
  /** The suite that compares. */
  readonly suite: Diff['suite'];
  readonly strict: boolean;
  readonly dependsOn: Sides['dependsOn'];
  /** What the caller could not read or judge, in words. */
  readonly notes?: readonly string[];
}

export function diffOf(old: Compared, now: Compared, options: DiffOptions): Diff {
  const [before, after] = [sideOf(old), sideOf(now)];
  const sides: Sides = {
    old: before,
    now: after,
    circumstances: circumstancesOf(before, after),
    data: dataChanges(before.answers, after.answers),
    isDataKnown: isDataKnown(before.answers) && isDataKnown(after.answers),
    version: options.suite.version,
    isOneAudit: isOneAudit(old.report, now.report),
    dependsOn: options.dependsOn,
  };
  const rules = changedRules(sides, options.strict);
  const counts = countsOf(rules, before.results, after.results);
  return {
    diffVersion: '1',
    suite: options.suite,
    old: headOf(old),
    new: headOf(now),
    strict: options.strict,
    worse: rules.some(rule => rule.counts),
    counts,
    circumstances: [...sides.circumstances],
    notes: [...(options.notes ?? []), ...advice(rules, old, now, sides)],
    rules,
    observations: changedObservations(old.report, now.report),
  };
}

function sideOf({ report, isSelected, answers, again }: Compared): Side {
  return {
    report,
    isSelected,
    mask: maskOf(report),
    answers: answers ?? answersIn(report),
    results: new Map(report.results.map(result => [result.rule, result])),
    exchanges: new Map(report.exchanges.map(exchange => [exchange.id, exchange])),
    again: again ?? {},
  };
}

/** A recording that is judged again keeps when, whom and with which draws was asked. */
export function isOneAudit(left: Report, right: Report): boolean {
  return left.started === right.started && left.seed === right.seed && left.target.url === right.target.url;
}

function headOf({ report, answers }: Compared): Diff['old'] {
  const { target, started, suite, contract, conformant, complete, totals } = report;
  const { digest } = contract;
  const recording = answers !== undefined;
  return {
    url: target.url,
    started,
    suite: suite.version,
    contract: digest,
    conformant,
    complete,
    totals,
    recording,
  };
}

/** Worse first; within a change in the order of the contract. */
function changedRules(sides: Sides, strict: boolean): RuleChange[] {
  const ids = new Set([...sides.now.results.keys(), ...sides.old.results.keys()]);
  const all = [...ids].flatMap(rule => changedRule(rule, sides, strict) ?? []);
  return changes.flatMap(change => {
    const those = all.filter(each => each.change === change);
    return [
      ...those.filter(({ level }) => level === 'MUST'),
      ...those.filter(({ level }) => level !== 'MUST'),
    ];
  });
}

function changedRule(rule: string, sides: Sides, strict: boolean): RuleChange | undefined {
  const [old, now] = [sides.old.results.get(rule), sides.now.results.get(rule)];
  if (!old || !now) return onlyOne(rule, old, now, sides);
  const change = changeOf({ result: old, mask: sides.old.mask }, { result: now, mask: sides.now.mask });
  if (!change) return undefined;
  const follows = followed(old, now, sides);
  const { section, level } = now;
  return {
    rule,
    section,
    level,
    change,
    counts: countsAs(change, now, strict),
    old: once(old, sides.old),
    new: once(now, sides.now),
    ...(follows === undefined ? {} : { follows }),
    ...causesOf(rule, old, now, follows, sides),
    ...againOf(now, sides.now),
  };
}

/** A rule that waits for another one changes with it. */
function causesOf(
  rule: string,
  old: RuleResult,
  now: RuleResult,
  follows: string | undefined,
  sides: Sides,
): Explained {
  const [before, after] =
    follows === undefined ? [] : [sides.old.results.get(follows), sides.now.results.get(follows)];
  return follows !== undefined && before && after
    ? explain(follows, before, after, sides)
    : explain(rule, old, now, sides);
}

function followed(old: RuleResult, now: RuleResult, { old: before, now: after }: Sides): string | undefined {
  const blocker = now.blockedBy ?? old.blockedBy;
  if (blocker === undefined) return undefined;
  const [was, is] = [before.results.get(blocker)?.outcome, after.results.get(blocker)?.outcome];
  return was !== undefined && is !== undefined && was !== is ? blocker : undefined;
}

function onlyOne(
  rule: string,
  old: RuleResult | undefined,
  now: RuleResult | undefined,
  sides: Sides,
): RuleChange | undefined {
  const result = now ?? old;
  if (!result) return undefined;
  const [before, after] = [sides.old.report, sides.now.report];
  const { section, level } = result;
  const differs = before.contract.digest !== after.contract.digest;
  const words = `only the contract of the ${now ? 'new' : 'old'} report has the rule`;
  return {
    rule,
    section,
    level,
    change: now ? 'new' : 'gone',
    counts: false,
    ...(old ? { old: once(old, sides.old) } : {}),
    ...(now ? { new: once(now, sides.now) } : {}),
    causes: differs ? [{ cause: 'contract', proven: true, words }] : [],
    ...(differs ? {} : { untold: 'both reports name the same contract, yet only one knows the rule' }),
    ...(now ? againOf(now, sides.now) : {}),
  };
}

function once(
  { outcome, message, evidence }: RuleResult,
  { exchanges }: Side,
): NonNullable<RuleChange['old']> {
  const [first] = evidence;
  const question = first && exchanges.get(first.exchange)?.question;
  return {
    outcome,
    message,
    ...(first?.expected === undefined ? {} : { expected: first.expected }),
    ...(first?.actual === undefined ? {} : { actual: first.actual }),
    ...(first?.pointer === undefined ? {} : { place: first.pointer }),
    ...(question === undefined ? {} : { question }),
  };
}

/** Longer requests are in the report. */
const longestLine = 4_000;

function againOf({ evidence }: RuleResult, { exchanges }: Side): { again?: string } {
  const [first] = evidence;
  const exchange = first && exchanges.get(first.exchange);
  const line = exchange ? curlLine(exchange.request) : '';
  return line === '' || line.length > longestLine ? {} : { again: line };
}

function countsOf(rules: readonly RuleChange[], old: Results, now: Results): Diff['counts'] {
  const count = (change: RuleChange['change']) => rules.filter(each => each.change === change).length;
  const all = new Set([...old.keys(), ...now.keys()]).size;
  return {
    worse: count('worse'),
    better: count('better'),
    changed: count('changed'),
    lostSight: count('lostSight'),
    new: count('new'),
    gone: count('gone'),
    same: all - rules.length,
  };
}

/** How to have told what could not be told. */
function advice(rules: readonly RuleChange[], old: Compared, now: Compared, sides: Sides): string[] {
  const open = rules.filter(
    ({ change, causes }) => change !== 'new' && change !== 'gone' && !causes.some(({ proven }) => proven),
  );
  if (open.length === 0 || sides.isOneAudit) return [];
  const lacking = [...(old.answers ? [] : ['the old audit']), ...(now.answers ? [] : ['the new audit'])];
  if (lacking.length === 0) return [];
  return [
    `There is no recording of ${lacking.join(' and ')}: with \`--format har\` beside json, the server, the suite and the profile can be told apart by judging again.`,
  ];
}

function changedObservations(old: Report, now: Report): Diff['observations'] {
  const [was, is] = [old, now].map(report => {
    const mask = maskOf(report);
    return new Map(report.observations.map(each => [each.silence, { ...each, masked: mask(each.seen) }]));
  });
  if (!was || !is) return [];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap(silence => {
    const [before, after] = [was.get(silence), is.get(silence)];
    if (before?.masked === after?.masked) return [];
    return [
      {
        silence,
        section: (after ?? before)?.section ?? '',
        ...(before ? { old: before.seen } : {}),
        ...(after ? { new: after.seen } : {}),
      },
    ];
  });
}
