/** A history in words, and on the console: the rules and steps of one target, or a line for each of many. */
import type { History, RuleHistory, Run, TargetHistory } from '../../schemas/generated/history.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { causesText, changeWords, circumstanceNames, circumstanceTexts, short } from '../diff/words.js';
import { targetName, momentOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { outcomeWords, verdictOn, verdictState, type Wording } from '../report/verdict-words.js';
import { firstOf } from '../text/layout.js';
import { isTold } from './timeline.js';
import { fileFacts, moreText, type Block } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';

type Step = TargetHistory['steps'][number];

const dayOf = (started = ''): string => printable(started.slice(0, 10), 40);

export const nameOf = (target: Pick<TargetHistory, 'label' | 'url'>): string =>
  printable(targetName({ target }), 300);

const latestOf = ({ runs }: TargetHistory) => runs.at(-1) ?? { conformant: null };
const stateOf = (target: TargetHistory) => verdictState(latestOf(target));

export const latestVerdict = (target: TargetHistory): Wording => verdictOn(latestOf(target));

/** `365 runs, 2025-12-01 to 2026-11-30: 300 conformant, 65 not conformant`. */
export function runsText({ runs }: TargetHistory): string {
  const tallies = [...groupsOf(runs, run => verdictOn(run).words)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([words, those]) => `${grouped(those.length)} ${words}`);
  const days = new Set([runs[0], runs.at(-1)].map(run => dayOf(run?.started)));
  return `${count(runs.length, 'run')}, ${[...days].join(' to ')}: ${tallies.join(', ')}`;
}

export function gravestFirst(targets: readonly TargetHistory[]): TargetHistory[] {
  const rank = { nonconformant: 0, undetermined: 1, conformant: 2 };
  return targets.toSorted((a, b) => rank[stateOf(a)] - rank[stateOf(b)]);
}

/** With its digest, because texts of one version may differ. */
export const contractName = ({ version, digest }: Run['contract']): string =>
  `${printable(version, 40)} (${short(digest)})`;

export function judgedByText({ runs }: TargetHistory): string {
  const all = runs
    .toReversed()
    .map(({ suite, contract }) => `suite ${printable(suite, 40)}, contract ${contractName(contract)}`);
  return firstOf([...new Set(all)], MOST_NAMED, '; ');
}

export const stateWords: Readonly<Record<RuleHistory['state'], Wording>> = {
  failing: { sign: '✗', words: 'fails', tone: 'red' },
  passing: { sign: '✓', words: 'passes', tone: 'green' },
  undetermined: { sign: '?', words: 'unknown', tone: 'yellow' },
  inapplicable: outcomeWords.inapplicable,
  absent: { sign: ' ', words: 'not in the latest run', tone: 'dim' },
};

/** Without a change, the beginning may lie before the first run. */
const since = (moment: string | undefined, { changes }: RuleHistory) =>
  `since ${dayOf(moment)}${changes === 0 ? ' or earlier' : ''}`;

export function sinceText(rule: RuleHistory): string {
  const { state, failingSince, undeterminedSince, stretches } = rule;
  const { words } = stateWords[state];
  if (state !== 'undetermined')
    return rule.since === undefined ? words : `${words} ${since(rule.since, rule)}`;
  if (!stretches.some(({ outcome }) => outcome !== 'absent' && isTold(outcome))) return 'never determined';
  const open = undeterminedSince === undefined ? '' : ` since ${dayOf(undeterminedSince)}`;
  const failing =
    failingSince === undefined ? '' : `; failed ${since(failingSince, rule)} and has not passed since`;
  return `no longer determined${open}${failing}`;
}

export function tallyText({ failed, changes }: RuleHistory, { runs }: TargetHistory): string {
  const share =
    failed === 0 ? 'never failed' : `failed in ${grouped(failed)} of ${count(runs.length, 'run')}`;
  return changes === 0 ? share : `${share}, changed ${changes === 1 ? 'once' : `${grouped(changes)} times`}`;
}

/** `undefined` if the rule needs no attention. */
export function attentionOf({ state, failingSince, kind }: RuleHistory): string | undefined {
  if (state === 'failing') return 'fails';
  if (failingSince !== undefined) return 'no longer determined';
  return kind === 'steady' ? undefined : kind;
}

const MOST_NAMED = 3;

/** `fails: allimages.ns (since 2026-01-02); flaky: allimages.url, allimages.name and 2 more`. */
export function summaryText({ rules }: TargetHistory): string {
  const told = [...groupsOf(rules, attentionOf)].flatMap(([what, those]) => {
    const names = those.map(rule => {
      const verb = rule.state === 'failing' ? '' : 'failed ';
      const dated = rule.failingSince === undefined ? '' : ` (${verb}${since(rule.failingSince, rule)})`;
      return printable(rule.rule, 80) + dated;
    });
    return what === undefined ? [] : [`${what}: ${firstOf(names, MOST_NAMED)}`];
  });
  if (told.length > 0) return told.join('; ');
  const undetermined = rules.filter(({ state }) => state === 'undetermined').length;
  return undetermined > 0 ? `${count(undetermined, 'rule')} unknown` : 'no rule fails, and none changed';
}

export function changeSince(
  rule: RuleHistory,
  { runs, steps }: TargetHistory,
): Step['changes'][number] | undefined {
  const moment = rule.failingSince ?? rule.since;
  // Several runs may have started at this moment.
  return steps
    .filter(({ run }) => runs[run]?.started === moment)
    .flatMap(step => step.changes.filter(each => each.rule === rule.rule))
    .findLast(each => rule.failingSince === undefined || each.new === 'failed');
}

/** Empty if no run shows another outcome. */
export function causeSince(rule: RuleHistory, target: TargetHistory): string {
  const change = rule.changes === 0 ? undefined : changeSince(rule, target);
  return change ? causesText(change) : '';
}

/** `worse: allimages.ns; better: 5 rules`; without changed rules, the circumstances. */
export function stepText(step: Step): string {
  const kinds = Object.entries(changeWords).flatMap(([kind, { words }]) => {
    const names = step.changes.filter(({ change }) => change === kind).map(({ rule }) => printable(rule, 80));
    const list = names.length > MOST_NAMED ? count(names.length, 'rule') : names.join(', ');
    return names.length === 0 ? [] : [`${words}: ${list}`];
  });
  const names = circumstanceNames(step);
  if (kinds.length > 0) return kinds.join('; ');
  return names.length === 0 ? 'nothing that is compared' : `no rule; ${names.join(', ')} differs`;
}

export const reasonsOf = (step: Step): string[] => [
  ...circumstanceTexts(step),
  ...[...groupsOf(step.changes, causesText)].map(([cause, changes]) => {
    const names = changes.map(({ rule }) => printable(rule, 80)).join(', ');
    return cause === '' ? names : `${cause}: ${names}`;
  }),
];

/** The gravest verdict, and how many targets have it. */
export function headline({ targets }: History): Wording {
  const [gravest] = gravestFirst(targets);
  if (!gravest) return { sign: '?', words: 'NO RUN', tone: 'yellow' };
  const verdict = latestVerdict(gravest);
  const words = verdict.words.toUpperCase();
  if (targets.length === 1) return { ...verdict, words };
  const same = targets.filter(target => stateOf(target) === stateOf(gravest)).length;
  const all = count(targets.length, 'target').toUpperCase();
  const which = stateOf(gravest) === 'conformant' ? all : `${grouped(same)} OF ${all}`;
  return { ...verdict, words: `${which} ${words}` };
}

const SHOWN_RULES = 20;
const SHOWN_STEPS = 8;
const SHOWN_TARGETS = 40;

export function consoleHistory(history: History, printed: Printed): string {
  const [only, ...others] = history.targets;
  const body = only && others.length === 0 ? targetBlocks(only) : fleetBlocks(history);
  const notes = history.notes.map(note => ['note', note] as const);
  const facts = [...notes, ...fileFacts('history', printed.files)];
  return consoleText([...body, { kind: 'foot', facts }], printed);
}

function targetBlocks(target: TargetHistory): Block[] {
  const { sign, words: verdict, tone } = latestVerdict(target);
  const steps = target.steps.toReversed();
  return [
    { kind: 'head', sign, tone, words: verdict.toUpperCase(), beside: nameOf(target) },
    runsText(target),
    `judged by ${judgedByText(target)}`,
    { kind: 'facts', facts: target.notes.map(note => ['note', note]) },
    ...[...groupsOf(target.rules, attentionOf)].flatMap(([what = '', rules]): Block[] => {
      const items = rules.slice(0, SHOWN_RULES).map(rule => {
        const cause = causeSince(rule, target);
        const dated = `${sinceText(rule)}${cause === '' ? '' : `, ${cause}`}`;
        const text = `${dated}; ${tallyText(rule, target)}`;
        return { ...stateWords[rule.state], names: [`${rule.rule} (${rule.level})`], text };
      });
      const title = what.charAt(0).toUpperCase() + what.slice(1);
      const more = moreText(rules.length - SHOWN_RULES, 'more rule');
      return what === '' ? [] : [{ kind: 'title', text: title }, { kind: 'notes', items }, more];
    }),
    { kind: 'title', text: steps.length === 0 ? 'No rule changed.' : 'Steps, the latest first' },
    ...steps
      .slice(0, SHOWN_STEPS)
      .flatMap((step): Block[] => [
        `${momentOf(target.runs[step.run]?.started ?? '')}  ${stepText(step)}`,
        { kind: 'quote', lines: reasonsOf(step) },
      ]),
    moreText(steps.length - SHOWN_STEPS, 'earlier step'),
  ];
}

function fleetBlocks(history: History): Block[] {
  const targets = gravestFirst(history.targets);
  const items = targets.slice(0, SHOWN_TARGETS).flatMap(target => {
    const runs = `${count(target.runs.length, 'run')}; ${summaryText(target)}`;
    const notes = target.notes.map(text => ({ sign: ' ', tone: 'dim', text }) as const);
    return [{ ...latestVerdict(target), names: [nameOf(target)], text: runs }, ...notes];
  });
  return [
    { ...headline(history), kind: 'head' },
    { kind: 'title', text: 'Targets' },
    { kind: 'notes', items },
    moreText(targets.length - SHOWN_TARGETS, 'more target'),
  ];
}
