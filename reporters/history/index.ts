/** The runs of targets → since when each rule fails, which are flaky, and what changed at each step. */
import type { Diff } from '../../schemas/generated/diff.js';
import type { History, RuleHistory, Run, TargetHistory } from '../../schemas/generated/history.js';
import type { RuleResult } from '../../schemas/verdict.js';
import { lineOf } from '../report/facts.js';
import { given } from '../report/results.js';
import { isOpen } from '../diff/change.js';
import { isTold, ruleHistory, type Flip, type Seen } from './timeline.js';

export type { History } from '../../schemas/generated/history.js';

export type Judged = Pick<RuleResult, 'rule' | 'section' | 'level' | 'outcome'>;

export interface RunResults extends Run {
  readonly results: readonly Judged[];
}

export interface TargetRuns {
  readonly url: string;
  readonly label?: string | undefined;
  readonly runs: readonly RunResults[];
  /** By the index of the later run. */
  readonly steps: ReadonlyMap<number, Diff>;
  readonly notes?: readonly string[];
}

export function historyOf(
  targets: readonly TargetRuns[],
  suite: History['suite'],
  notes: readonly string[] = [],
): History {
  return { historyVersion: '1', suite, targets: targets.map(targetHistory), notes: [...notes] };
}

function targetHistory({ url, label, runs, steps, notes = [] }: TargetRuns): TargetHistory {
  const ordered = [...steps].toSorted(([a], [b]) => a - b);
  const lines = linesIn(runs);
  const moments = runs.map(({ started }) => started);
  const rules = [...lines].map(([rule, { latest, outcomes }]) => ({
    rule,
    section: latest.section,
    level: latest.level,
    ...ruleHistory(outcomes, moments, flip => isOfTheWiki(rule, flip, steps)),
  }));
  return {
    url,
    ...given({ label }),
    runs: runs.map(({ results: _results, ...run }) => run),
    rules: rules.toSorted((a, b) => rankOf(a) - rankOf(b) || lineOf(a) - lineOf(b)),
    steps: ordered.map(([run, diff]) => stepOf(run, diff, lines)),
    notes: [...notes],
  };
}

function linesIn(runs: readonly RunResults[]) {
  const lines = new Map<string, { latest: Judged; outcomes: Seen[] }>();
  for (const [index, { results }] of runs.entries())
    for (const latest of results) {
      const { outcomes } = lines.get(latest.rule) ?? { outcomes: Array<Seen>(runs.length).fill(undefined) };
      outcomes[index] = latest.outcome;
      lines.set(latest.rule, { latest, outcomes });
    }
  return lines;
}

/** Failing, no longer determined, flaky, changed, undetermined, the rest; within each, MUST comes first. */
function rankOf({ state, kind, level, failingSince }: RuleHistory): number {
  const isOf = [state === 'failing', failingSince !== undefined, kind === 'flaky', kind === 'changed'];
  const place = [...isOf, state === 'undetermined', true].indexOf(true);
  return 2 * place + (level === 'MUST' ? 0 : 1);
}

/** Whether the wiki itself changed: it was judged the same way, or re-judging proves different answers. */
function isOfTheWiki(rule: string, { from, to }: Flip, steps: TargetRuns['steps']): boolean {
  for (let index = from + 1; index <= to; index += 1)
    if (steps.get(index)?.circumstances.some(isOfTheJudge)) {
      const causes = steps.get(to)?.rules.find(each => each.rule === rule)?.causes ?? [];
      return causes.some(({ cause, proven }) => proven && cause === 'answers');
    }
  return true;
}

function isOfTheJudge({ kind, name }: Diff['circumstances'][number]): boolean {
  if (kind === 'options') return name === 'rules' || name === 'strict' || name === 'strength';
  return kind !== 'target';
}

function stepOf(run: number, diff: Diff, lines: ReturnType<typeof linesIn>): TargetHistory['steps'][number] {
  const differing = diff.rules.filter(({ old, new: now }) => old?.outcome !== now?.outcome);
  return {
    run,
    circumstances: diff.circumstances,
    changes: differing.map(rule => changeOf(rule, lines.get(rule.rule)?.outcomes.slice(0, run) ?? [])),
    // Missing recordings would be noted at every step.
    notes: diff.notes.filter(note => !note.startsWith('There is no recording')),
  };
}

/** If an outcome returns after undetermined runs, the rule is neither better nor worse. */
function changeOf(diff: Diff['rules'][number], before: readonly Seen[]) {
  const { rule, level, old, new: now, causes, follows, unexplained } = diff;
  const isBack = isOpen(old?.outcome) && now !== undefined && before.findLast(isTold) === now.outcome;
  return {
    rule,
    level,
    change: isBack ? ('changed' as const) : diff.change,
    ...given({ old: old?.outcome, new: now?.outcome, message: now?.message }),
    causes,
    ...given({ follows, unexplained }),
  };
}
