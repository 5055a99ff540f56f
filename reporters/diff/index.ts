/** Two reports → what changed, rule by rule, and why. Every format of a diff renders this. */
import type { Circumstance, Diff, RuleChange } from '../../schemas/generated/diff.js';
import type { Report } from '../../schemas/verdict.js';
import type { Results, Side, Sides } from './change.js';
import { maskOf } from '../report/masks.js';
import { flakyText } from '../report/verdict-words.js';
import { changedRules } from './rules.js';

export type { Diff, RuleChange } from '../../schemas/generated/diff.js';

/** A report, and what is at hand of its audit. */
export interface Compared {
  readonly report: Report;
  readonly isSelected: (rule: string) => boolean;
  /** The queries that were sent, if the audit was recorded. */
  readonly asked?: ReadonlySet<string> | undefined;
  /** Its recording, judged now by the profile of either report. */
  readonly again?: Side['again'] | undefined;
}

export interface DiffOptions {
  /** The suite that compares. */
  readonly suite: Diff['suite'];
  readonly strict: boolean;
  readonly dependsOn: Sides['dependsOn'];
  /** What the caller could not read or judge. */
  readonly notes?: readonly string[];
}

export function diffOf(old: Compared, now: Compared, options: DiffOptions): Diff {
  const [before, after] = [sideOf(old), sideOf(now)];
  const sides: Sides = {
    old: before,
    now: after,
    circumstances: circumstancesOf(before, after),
    version: options.suite.version,
    isOneAudit: isOneAudit(old.report, now.report),
    isAskedAlike: isAskedAlike(old.report, now.report),
    dependsOn: options.dependsOn,
  };
  const rules = changedRules(sides, options.strict);
  const counts = countsOf(rules, before.results, after.results);
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
      ...flakyNote('old', before),
      ...flakyNote('new', after),
      ...(options.notes ?? []),
      ...contractNote(before, after),
      ...advice(rules, sides),
    ],
    rules,
    observations: changedObservations(before, after),
  };
}

function sideOf({ report, isSelected, asked, again }: Compared): Side {
  return {
    report,
    isSelected,
    recorded: asked !== undefined,
    mask: maskOf(report),
    isAsked: question =>
      asked?.has(question) === true || report.exchanges.some(exchange => exchange.question === question),
    results: new Map(report.results.map(result => [result.rule, result])),
    exchanges: new Map(report.exchanges.map(exchange => [exchange.id, exchange])),
    again: again ?? {},
  };
}

/** Judging a recording again keeps its target, its seed and when it was started. */
export function isOneAudit(left: Report, right: Report): boolean {
  return left.started === right.started && left.seed === right.seed && left.target.url === right.target.url;
}

/** The same wiki is then asked the same. */
function isAskedAlike(left: Report, right: Report): boolean {
  const [a, b] = [left.plan, right.plan];
  return left.seed === right.seed && a?.strength === b?.strength && a?.leftOut === b?.leftOut;
}

/** What differs between two audits besides their outcomes. */
function circumstancesOf(old: Side, now: Side): Circumstance[] {
  const [before, after] = [old.report, now.report];
  return [
    ...differing('target', 'url', before.target.url, after.target.url),
    ...differing('suite', 'name', before.suite.name, after.suite.name),
    ...differing('suite', 'version', before.suite.version, after.suite.version),
    ...differing('contract', 'version', before.contract.version, after.contract.version),
    ...differing('contract', 'digest', before.contract.digest, after.contract.digest),
    ...profileChanges(old, now),
    ...differing('options', 'rules', before.selection.join(', '), after.selection.join(', ')),
    ...differing('options', 'strict', String(before.strict), String(after.strict)),
    ...differing('options', 'seed', before.seed, after.seed),
    ...strengthChange(before, after),
    ...differing('options', 'end', endOf(old), endOf(now)),
  ];
}

/** An audit that got no answer has no plan, and so none of another strength. */
function strengthChange({ plan: before }: Report, { plan: after }: Report): Circumstance[] {
  return before && after
    ? differing('options', 'strength', String(before.strength), String(after.strength))
    : [];
}

function differing(kind: Circumstance['kind'], name: string, was: string, is: string): Circumstance[] {
  return was === is ? [] : [{ kind, name, old: was, new: is }];
}

/** An address that only follows the target's is no change of the profile. */
function profileChanges(old: Side, now: Side): Circumstance[] {
  const [was, is] = [old.report.target.profile, now.report.target.profile];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .toSorted()
    .flatMap((name): Circumstance[] => {
      const [before = 'unknown', after = 'unknown'] = [was, is].map(each =>
        Object.hasOwn(each, name) ? each[name] : undefined,
      );
      return old.mask(before) === now.mask(after) ? [] : [{ kind: 'profile', name, old: before, new: after }];
    });
}

function endOf({ report: { fault, complete } }: Side): string {
  if (fault) return fault.kind === 'interrupted' ? 'interrupted' : 'ended by a fault of the suite';
  return complete ? 'complete' : 'not complete';
}

function headOf({ report, recorded }: Side): Diff['old'] {
  const { target, started, suite, contract, conformant, complete, totals } = report;
  return {
    url: target.url,
    started,
    suite: suite.version,
    contract: contract.digest,
    contractVersion: contract.version,
    conformant,
    complete,
    totals,
    recording: recorded,
  };
}

function countsOf(rules: readonly RuleChange[], old: Results, now: Results): Diff['counts'] {
  const all = new Set([...old.keys(), ...now.keys()]).size;
  const counts = { worse: 0, better: 0, changed: 0, lostSight: 0, new: 0, gone: 0, same: all - rules.length };
  for (const { change } of rules) counts[change] += 1;
  return counts;
}

/** No rule fails by it, so that only a note can tell. */
const flakyNote = (which: string, { report: { flaky } }: Side): string[] =>
  flaky ? [`Flaky in the ${which} audit: ${flakyText(flaky)}.`] : [];

/** Versions may be equal where the texts are not. */
function contractNote({ report: old }: Side, { report: now }: Side): string[] {
  return old.contract.digest === now.contract.digest
    ? []
    : ['The reports follow different texts of the contract.'];
}

/** How to prove what is only possible. */
function advice(rules: readonly RuleChange[], { old, now, ...sides }: Sides): string[] {
  const open = rules.filter(
    ({ change, causes }) => change !== 'new' && change !== 'gone' && !causes.some(({ proven }) => proven),
  );
  if (open.length === 0 || sides.isOneAudit) return [];
  const lacking = [...(old.recorded ? [] : ['the old audit']), ...(now.recorded ? [] : ['the new audit'])];
  if (lacking.length === 0) return [];
  return [
    `There is no recording of ${lacking.join(' and ')}. Audit with \`--format json,har\` to prove causes.`,
  ];
}

function changedObservations(old: Side, now: Side): Diff['observations'] {
  const all = [...now.report.observations, ...old.report.observations];
  return [...new Set(all.map(({ silence }) => silence))].flatMap(silence => {
    const [was, is] = [old, now].map(({ report }) =>
      report.observations.find(each => each.silence === silence),
    );
    if (was && is && old.mask(was.seen) === now.mask(is.seen)) return [];
    return [
      {
        silence,
        section: (is ?? was)?.section ?? '',
        ...(was ? { old: was.seen } : {}),
        ...(is ? { new: is.seen } : {}),
      },
    ];
  });
}
