/** A history in words, the same in every format for people. */
import type {
  Change,
  History,
  RuleHistory,
  Run,
  Step,
  TargetHistory,
} from '../../schemas/generated/history.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { causesText, changeWords, circumstanceNames, short } from '../diff/words.js';
import {
  outcomeWords,
  verdictLooks,
  verdictPhrases,
  verdictState,
  verdictStates,
} from '../report/verdict-words.js';
import { targetName } from '../report/facts.js';
import type { VerdictState, Wording } from '../report/verdict-words.js';
import type { Tone } from '../text/labels.js';
import { isTold } from './timeline.js';

/** `2026-01-02`. */
export const dayOf = (started: string): string => printable(started.slice(0, 10), 40);

export const nameOf = (target: Pick<TargetHistory, 'label' | 'url'>): string =>
  printable(targetName({ target }), 300);

export interface Verdict extends Wording {
  readonly state: VerdictState;
}

export function verdictOf(run: Pick<Run, 'conformant'>): Verdict {
  const state = verdictState(run);
  return { state, words: verdictPhrases[state], ...verdictLooks[state] };
}

/** Of the latest run. */
export function latestVerdict({ runs }: TargetHistory): Verdict {
  return verdictOf(runs.at(-1) ?? { conformant: null });
}

/** `365 runs, 2025-12-01 to 2026-11-30: 300 conformant, 60 not conformant, 5 inconclusive`. */
export function runsText({ runs }: TargetHistory): string {
  const tallies = verdictStates.flatMap(state => {
    const number = runs.filter(run => verdictState(run) === state).length;
    return number === 0 ? [] : [`${grouped(number)} ${verdictPhrases[state]}`];
  });
  const [from, to] = [dayOf(runs[0]?.started ?? ''), dayOf(runs.at(-1)?.started ?? '')];
  return `${count(runs.length, 'run')}, ${from === to ? from : `${from} to ${to}`}: ${tallies.join(', ')}`;
}

/** Those that need attention first; their order stays otherwise. */
export function gravestFirst(targets: readonly TargetHistory[]): TargetHistory[] {
  const rank = { nonconformant: 0, undetermined: 1, conformant: 2 };
  return targets.toSorted((a, b) => rank[latestVerdict(a).state] - rank[latestVerdict(b).state]);
}

/** Its version, and the beginning of its digest: texts of one version may differ. */
export const contractName = ({ version, digest }: Run['contract']): string =>
  `${printable(version, 40)} (${short(digest)})`;

/** Which suites and contracts the runs were judged by, the latest first. */
export function judgedByText({ runs }: TargetHistory): string {
  const all = runs
    .toReversed()
    .map(({ suite, contract }) => `suite ${printable(suite, 40)}, contract ${contractName(contract)}`);
  const distinct = [...new Set(all)];
  const more = distinct.length > 3 ? `; and ${distinct.length - 3} more` : '';
  return `${distinct.slice(0, 3).join('; ')}${more}`;
}

export const stateWords: Readonly<Record<RuleHistory['state'], Wording>> = {
  failing: { sign: '✗', words: 'fails', tone: 'red' },
  passing: { sign: '✓', words: 'passes', tone: 'green' },
  undetermined: { sign: '?', words: 'unknown', tone: 'yellow' },
  inapplicable: outcomeWords.inapplicable,
  absent: { sign: ' ', words: 'not in the latest run', tone: 'dim' },
};

/** How a rule is today and since when, such as `no longer determined since …; failed since … and has not passed since`. */
export function sinceText(rule: RuleHistory): string {
  const { state, since, failingSince, undeterminedSince, changes, stretches } = rule;
  const { words } = stateWords[state];
  // No run shows when it began: the first one may be the first that was kept, or the first of `--last`.
  const earlier = changes === 0 ? ' or earlier' : '';
  if (state !== 'undetermined')
    return since === undefined ? words : `${words} since ${dayOf(since)}${earlier}`;
  if (!stretches.some(({ outcome }) => outcome !== 'absent' && isTold(outcome))) return 'never determined';
  const open = undeterminedSince === undefined ? '' : ` since ${dayOf(undeterminedSince)}`;
  const failing =
    failingSince === undefined
      ? ''
      : `; failed since ${dayOf(failingSince)}${earlier} and has not passed since`;
  return `no longer determined${open}${failing}`;
}

/** `failed in 12 of 365 runs, changed 9 times`. */
export function tallyText({ failed, changes }: RuleHistory, { runs }: TargetHistory): string {
  const share =
    failed === 0 ? 'never failed' : `failed in ${grouped(failed)} of ${count(runs.length, 'run')}`;
  return changes === 0 ? share : `${share}, changed ${changes === 1 ? 'once' : `${grouped(changes)} times`}`;
}

/** The rules of a target in groups, for those who look for what needs attention. A rule may be in several. */
export function groupsIn({
  rules,
}: TargetHistory): Record<'failing' | 'open' | 'flaky' | 'changed', RuleHistory[]> {
  return {
    failing: rules.filter(({ state }) => state === 'failing'),
    open: rules.filter(({ state, failingSince }) => state !== 'failing' && failingSince !== undefined),
    flaky: rules.filter(({ kind }) => kind === 'flaky'),
    changed: rules.filter(({ kind }) => kind === 'changed'),
  };
}

const MOST_NAMED = 3;

const nameOfRule = ({ rule }: RuleHistory) => printable(rule, 80);
const isNew = ({ failingSince }: RuleHistory) => failingSince === undefined;
const failingText = ({ failingSince = '', changes }: RuleHistory) =>
  `since ${dayOf(failingSince)}${changes === 0 ? ' or earlier' : ''}`;

/** `fails: allimages.ns (since 2026-01-02); flaky: allimages.url, allimages.name and 2 more`. */
export function summaryText(target: TargetHistory): string {
  const { failing, open, flaky, changed } = groupsIn(target);
  const parts = [
    ['fails', failing.map(rule => `${nameOfRule(rule)} (${failingText(rule)})`)],
    ['no longer determined', open.map(rule => `${nameOfRule(rule)} (failed ${failingText(rule)})`)],
    ['flaky', flaky.filter(isNew).map(nameOfRule)],
    ['changed', changed.filter(isNew).map(nameOfRule)],
  ] as const;
  const told = parts.flatMap(([what, names]) => {
    const rest = names.length - MOST_NAMED;
    const list = names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${grouped(rest)} more` : '');
    return names.length === 0 ? [] : [`${what}: ${list}`];
  });
  const undetermined = target.rules.filter(({ state }) => state === 'undetermined').length;
  if (told.length === 0 && undetermined > 0) return `${count(undetermined, 'rule')} unknown`;
  return told.length === 0 ? 'no rule fails, and none changed' : told.join('; ');
}

/** The step at which a rule got its present outcome. */
export function stepSince(rule: RuleHistory, { runs, steps }: TargetHistory): Change | undefined {
  const since = rule.failingSince ?? rule.since;
  // Several runs may have started at this moment, and a rule that is no longer determined failed at it.
  const changes = steps
    .filter(({ run }) => runs[run]?.started === since)
    .flatMap(step => step.changes.filter(each => each.rule === rule.rule));
  return changes.findLast(each => rule.failingSince === undefined || each.new === 'failed');
}

/** Why it has its present outcome; nothing where no run shows that it ever had another. */
export function causeSince(rule: RuleHistory, target: TargetHistory): string {
  const change = rule.changes === 0 ? undefined : stepSince(rule, target);
  return change ? causesText(change) : '';
}

/** `worse: allimages.ns; better: 5 rules`; of a step without a changed rule, what it was judged by. */
export function stepText(step: Step): string {
  const kinds = Object.entries(changeWords).flatMap(([kind, { words }]) => {
    const names = step.changes.filter(({ change }) => change === kind).map(({ rule }) => printable(rule, 80));
    const list = names.length > MOST_NAMED ? count(names.length, 'rule') : names.join(', ');
    return names.length === 0 ? [] : [`${words}: ${list}`];
  });
  if (kinds.length === 0) {
    const names = circumstanceNames(step);
    return names.length === 0 ? 'nothing that is compared' : `no rule; ${names.join(', ')} differs`;
  }
  return kinds.join('; ');
}

/** Whether a difference is in what the wiki was judged by. */
export function isOfTheJudge({ kind, name }: Step['circumstances'][number]): boolean {
  if (kind === 'options') return name === 'rules' || name === 'strict' || name === 'strength';
  return kind === 'suite' || kind === 'contract' || kind === 'profile';
}

/** What a history comes to as a whole. */
export function headline({ targets }: History): {
  readonly sign: string;
  readonly words: string;
  readonly tone: Tone;
} {
  const [only, ...others] = targets;
  if (only && others.length === 0) {
    const { sign, words, tone } = latestVerdict(only);
    return { sign, words: words.toUpperCase(), tone };
  }
  const failing = targets.filter(target => latestVerdict(target).state === 'nonconformant').length;
  const open = targets.filter(target => latestVerdict(target).state === 'undetermined').length;
  const all = count(targets.length, 'target');
  if (failing > 0)
    return { sign: '✗', words: `${grouped(failing)} OF ${all.toUpperCase()} NOT CONFORMANT`, tone: 'red' };
  if (open > 0)
    return { sign: '?', words: `${grouped(open)} OF ${all.toUpperCase()} INCONCLUSIVE`, tone: 'yellow' };
  return { sign: '✓', words: `${all.toUpperCase()} CONFORMANT`, tone: 'green' };
}
