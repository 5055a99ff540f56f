/** A history on one screen of a terminal: of one target its rules and steps, of many a line each. */
import type { History, RuleHistory, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { fileLines, labelled, viewOf } from '../text/labels.js';
import type { Printed, View } from '../text/labels.js';
import { displayWidth, enumerate, fit, hanging, pad } from '../text/layout.js';
import { causesText, circumstanceTexts } from '../diff/words.js';
import { momentOf } from '../report/facts.js';
import { outcomeWords } from '../report/verdict-words.js';
import { groupsOf } from '../report/results.js';
import * as words from './words.js';

const shownRules = 20;
const shownSteps = 8;
const shownTargets = 40;

export function consoleHistory(history: History, printed: Printed): string {
  const view = viewOf(printed);
  const [only, ...others] = history.targets;
  const body = only && others.length === 0 ? targetLines(only, view) : fleetLines(history, view);
  const foot = [
    ...history.notes.flatMap((note, at) => labelled(at === 0 ? 'note' : '', printable(note, 500), view)),
    ...fileLines('history', printed, view),
  ];
  return `${[...body, ...(foot.length > 0 ? ['', ...foot] : [])].join('\n')}\n`;
}

function targetLines(target: TargetHistory, view: View): string[] {
  const { paint, columns } = view;
  const { sign, words: verdict, tone } = words.latestVerdict(target);
  const { failing, open, flaky, changed } = words.groupsIn(target);
  const listed = new Set([...failing, ...open]);
  const isNew = (rule: RuleHistory) => !listed.has(rule);
  const head = `${sign} ${verdict.toUpperCase()}`;
  return [
    `${paint(tone, paint('bold', head))}  ${fit(words.nameOf(target), columns - displayWidth(head) - 2)}`,
    ...hanging('  ', words.runsText(target), columns),
    ...hanging('  ', `judged by ${words.judgedByText(target)}`, columns),
    ...target.notes.flatMap(note => labelled('note', printable(note, 500), view, 2)),
    ...section('Failing', failing, target, view),
    ...section('No longer determined', open, target, view),
    ...section('Flaky: the outcome changed and changed back', flaky.filter(isNew), target, view),
    ...section('Changed', changed.filter(isNew), target, view),
    ...stepLines(target, view),
    ...(target.steps.length === 0 && target.rules.every(({ kind }) => kind === 'steady')
      ? ['', 'No rule changed.']
      : []),
  ];
}

function section(title: string, rules: readonly RuleHistory[], target: TargetHistory, view: View): string[] {
  if (rules.length === 0) return [];
  const rest = rules.length - shownRules;
  return [
    '',
    view.paint('bold', title),
    ...rules.slice(0, shownRules).flatMap(rule => ruleLines(rule, target, view)),
    ...(rest > 0 ? [`  and ${count(rest, 'more rule')}`] : []),
  ];
}

/** Its name with the latest outcomes at the right, then how it is and why. */
function ruleLines(rule: RuleHistory, target: TargetHistory, { columns, paint }: View): string[] {
  const { sign, tone } = words.stateWords[rule.state];
  const strip = latestOutcomes(rule, columns < 100 ? 14 : 30);
  const name = fit(printable(rule.rule, 80), columns - strip.length - 14);
  const gap = ' '.repeat(Math.max(2, columns - 2 - displayWidth(name) - 8 - strip.length));
  const cause = words.causeSince(rule, target);
  const isFlaky = rule.kind === 'flaky' ? 'flaky: ' : '';
  const text = `${words.sinceText(rule)}${cause === '' ? '' : `, ${cause}`}; ${isFlaky}${words.tallyText(rule, target)}`;
  return [
    `${paint(tone, sign)} ${paint('bold', name)}  ${paint('dim', pad(rule.level, 6))}${gap}${paint('dim', strip)}`,
    ...hanging('    ', text, columns),
  ];
}

/** One sign a run, the latest at the right. */
function latestOutcomes({ stretches }: RuleHistory, most: number): string {
  const signs = stretches.map(({ outcome, runs }) =>
    (outcome === 'absent' ? ' ' : outcomeWords[outcome].sign).repeat(Math.min(runs, most)),
  );
  return signs.join('').slice(-most);
}

function stepLines(target: TargetHistory, { columns, paint }: View): string[] {
  const { steps, runs } = target;
  if (steps.length === 0) return [];
  const rest = steps.length - shownSteps;
  return [
    '',
    paint('bold', 'Steps, the latest first'),
    ...steps
      .toReversed()
      .slice(0, shownSteps)
      .flatMap(step => [
        ...stepHead(momentOf(runs[step.run]?.started ?? ''), words.stepText(step), { columns, paint }),
        ...circumstanceTexts(step).flatMap(text => hanging('      ', text, columns)),
        ...[...groupsOf(step.changes, causesText)].slice(0, 4).flatMap(([cause, changes]) => {
          const names = changes.map(({ rule }) => printable(rule, 80));
          const list = enumerate(names, columns - 8) || fit(names[0] ?? '', columns - 8);
          return hanging('      ', cause === '' ? list : `${list}: ${cause}`, columns).slice(0, 3);
        }),
      ]),
    ...(rest > 0 ? [`  and ${count(rest, 'earlier step')}`] : []),
  ];
}

function stepHead(
  moment: string,
  text: string,
  { columns, paint }: Pick<View, 'columns' | 'paint'>,
): string[] {
  const [first = '', ...rest] = hanging(`  ${moment}  `, text, columns);
  return [first.replace(moment, paint('bold', moment)), ...rest];
}

function fleetLines(history: History, view: View): string[] {
  const { paint, columns } = view;
  const { sign, words: text, tone } = words.headline(history);
  const targets = words.gravestFirst(history.targets);
  const rest = targets.length - shownTargets;
  return [
    paint(tone, paint('bold', `${sign} ${text}`)),
    '',
    ...targets.slice(0, shownTargets).map(target => {
      const verdict = words.latestVerdict(target);
      const summary = fit(
        `${count(target.runs.length, 'run')}: ${words.summaryText(target)}`,
        Math.floor(columns * 0.6),
      );
      const room = columns - displayWidth(summary) - 4;
      const name = pad(fit(words.nameOf(target), room), Math.min(room, 40));
      return `${paint(verdict.tone, verdict.sign)} ${name}  ${summary}`;
    }),
    ...(rest > 0 ? [`  and ${count(rest, 'more target')}`] : []),
    ...targets
      .filter(({ notes }) => notes.length > 0)
      .slice(0, 5)
      .flatMap(target => labelled('note', `${words.nameOf(target)}: ${target.notes.join(' ')}`, view)),
  ];
}
