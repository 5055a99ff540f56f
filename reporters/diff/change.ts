/** The two sides of a diff, and how the outcome of a rule changed between them. */
import type { Circumstance, Diff, RuleChange } from '../../schemas/generated/diff.js';
import { factOf, needOf, type Outcome, type Report, type RuleResult } from '../../schemas/verdict.js';
import { maskOf, type Mask } from '../report/facts.js';

export type Change = RuleChange['change'];

type Results = ReadonlyMap<string, RuleResult>;

export interface Compared {
  readonly report: Report;
  readonly isSelected: (rule: string) => boolean;
  /** The questions sent, if the audit was recorded. */
  readonly asked?: ReadonlySet<string> | undefined;
  /** Its recording, re-judged by either profile. */
  readonly again?: { readonly own?: Results; readonly byOther?: Results } | undefined;
}

export interface DiffOptions {
  readonly suite: Diff['suite'];
  readonly strict: boolean;
  /** The parameters that a rule depends on; `undefined` for an unknown rule. */
  readonly dependsOn: (rule: string) => ReadonlySet<string> | undefined;
  readonly notes?: readonly string[];
}

export type Side = ReturnType<typeof sideOf>;
export type Sides = ReturnType<typeof sidesOf>;

export function sidesOf(old: Compared, now: Compared, { suite, dependsOn }: DiffOptions) {
  const [before, after] = [sideOf(old), sideOf(now)];
  const [a, b] = [old.report.plan, now.report.plan];
  return {
    old: before,
    now: after,
    circumstances: circumstancesOf(before, after),
    /** Of the suite that re-judged. */
    version: suite.version,
    isOneAudit: isOneAudit(old.report, now.report),
    /** Otherwise one audit may not have sent the request on which the other failed. */
    isAskedAlike:
      old.report.seed === now.report.seed && a?.strength === b?.strength && a?.leftOut === b?.leftOut,
    dependsOn,
  };
}

function sideOf({ report, isSelected, asked, again = {} }: Compared) {
  return {
    report,
    isSelected,
    recorded: asked !== undefined,
    mask: maskOf(report),
    isAsked: (question: string) =>
      asked?.has(question) === true || report.exchanges.some(exchange => exchange.question === question),
    results: new Map(report.results.map(result => [result.rule, result])),
    exchanges: new Map(report.exchanges.map(exchange => [exchange.id, exchange])),
    again,
  };
}

/** Re-judging keeps target, seed and time. */
export function isOneAudit(left: Report, right: Report): boolean {
  return left.started === right.started && left.seed === right.seed && left.target.url === right.target.url;
}

type Measure = readonly [Circumstance['kind'], string, (report: Report) => string | undefined];

const MEASURES: readonly Measure[] = [
  ['target', 'url', ({ target }) => target.url],
  ['suite', 'name', ({ suite }) => suite.name],
  ['suite', 'version', ({ suite }) => suite.version],
  ['contract', 'version', ({ contract }) => contract.version],
  ['contract', 'digest', ({ contract }) => contract.digest],
  ['options', 'rules', ({ selection }) => selection.join(', ')],
  ['options', 'strict', ({ strict }) => String(strict)],
  ['options', 'seed', ({ seed }) => seed],
  // Without an answer, there is no plan.
  ['options', 'strength', ({ plan }) => plan && String(plan.strength)],
  ['options', 'end', endOf],
];

function circumstancesOf(old: Side, now: Side): Circumstance[] {
  const measured = MEASURES.flatMap(([kind, name, of]): Circumstance[] => {
    const [was, is] = [of(old.report), of(now.report)];
    return was === undefined || is === undefined || was === is ? [] : [{ kind, name, old: was, new: is }];
  });
  return [...measured, ...profileChanges(old, now)];
}

/** Ignores addresses that only follow the target's. */
function profileChanges(old: Side, now: Side): Circumstance[] {
  const profiles = [old, now].map(({ report }) => new Map(Object.entries(report.target.profile)));
  return [...new Set(profiles.flatMap(each => [...each.keys()]))]
    .toSorted()
    .flatMap((name): Circumstance[] => {
      const [was = '', is = ''] = profiles.map(each => each.get(name) ?? 'unknown');
      return old.mask(was) === now.mask(is) ? [] : [{ kind: 'profile', name, old: was, new: is }];
    });
}

function endOf({ fault, complete }: Report): string {
  if (fault) return fault.kind === 'interrupted' ? 'interrupted' : 'ended by a fault of the suite';
  return complete ? 'complete' : 'not complete';
}

export interface Seen {
  readonly outcome: Outcome;
  readonly failure: string;
  readonly isEmpty?: boolean;
}

/** Ids of exchanges and numbers of places depend on the other requests, so they do not count. */
export function seenIn(result: RuleResult, mask: Mask, isAskedAlike = true): Seen {
  const { outcome, evidence } = result;
  if (outcome !== 'failed') return { outcome, failure: '', isEmpty: needOf(result) !== undefined };
  const places = evidence.map(({ pointer, expected, actual }) => [pointer, expected, actual]);
  const where = isAskedAlike ? [result.place, result.places] : [];
  return { outcome, failure: mask(JSON.stringify([factOf(result), where, places])) };
}

export const isOpen = (outcome: Outcome | undefined) => outcome === 'cantTell' || outcome === 'untested';

export function changeOf(old: Seen, now: Seen): Change | undefined {
  const [before, after] = [old.outcome, now.outcome];
  if (before === after) return old.failure === now.failure ? undefined : 'changed';
  if (after === 'failed' || (before === 'passed' && now.isEmpty === true)) return 'worse';
  if (isOpen(after)) return isOpen(before) ? 'changed' : 'lostSight';
  return after === 'passed' && before !== 'inapplicable' ? 'better' : 'changed';
}
