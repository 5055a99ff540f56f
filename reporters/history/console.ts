/** A history on one screen of a terminal: of one target its rules and steps, of many a line each. */
import type { History, RuleHistory, Step, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { fileLines, labelled, viewOf, type Printed, type View } from '../text/labels.js';
import { displayWidth, enumerate, fit, hanging, pad } from '../text/layout.js';
import { causesText, circumstanceTexts } from '../diff/words.js';
import { momentOf } from '../report/facts.js';
import { outcomeWords } from '../report/verdict-words.js';
import { groupsOf } from '../report/results.js';
import * as words from './words.js';

const SHOWN_RULES = 20;
const SHOWN_STEPS = 8;
const SHOWN_TARGETS = 40;

export function consoleHistory(history: History, printed: Printed): string {
  const view = viewOf(printed);
  const [only, ...others] = history.targets;
  const body = only && others.length === 0 ? targetLines(only, view) : fleetLines(history, view);
  const notes = history.notes.flatMap(note => labelled('note', printable(note, 500), view));
  const foot = [...notes, ...fileLines('history', printed, view)];
  return `${[...body, ...(foot.length > 0 ? ['', ...foot] : [])].join('\n')}\n`;
}

const more = (rest: number, noun: string): string[] => (rest > 0 ? [`  and ${count(rest, noun)}`] : []);

function targetLines(target: TargetHistory, view: View): string[] {
  const { paint, columns } = view;
  const { sign, words: verdict, tone } = words.latestVerdict(target);
  const { failing, open, flaky, changed } = words.groupsIn(target);
  const section = (title: string, rules: readonly RuleHistory[]) =>
    rules.length === 0
      ? []
      : [
          '',
          paint('bold', title),
          ...rules.slice(0, SHOWN_RULES).flatMap(rule => ruleLines(rule, target, view)),
          ...more(rules.length - SHOWN_RULES, 'more rule'),
        ];
  const head = `${sign} ${verdict.toUpperCase()}`;
  const steps = target.steps.toReversed();
  return [
    `${paint(tone, paint('bold', head))}  ${fit(words.nameOf(target), columns - displayWidth(head) - 2)}`,
    ...hanging('  ', words.runsText(target), columns),
    ...hanging('  ', `judged by ${words.judgedByText(target)}`, columns),
    ...target.notes.flatMap(note => labelled('note', printable(note, 500), view, 2)),
    ...section('Failing', failing),
    ...section('No longer determined', open),
    ...section('Flaky: the outcome changed and changed back', flaky),
    ...section('Changed', changed),
    '',
    steps.length === 0 ? 'No rule changed.' : paint('bold', 'Steps, the latest first'),
    ...steps.slice(0, SHOWN_STEPS).flatMap(step => stepLines(step, target, view)),
    ...more(steps.length - SHOWN_STEPS, 'earlier step'),
  ];
}

/** Its name with the latest outcomes at the right, one sign a run, then how it is and why. */
function ruleLines(rule: RuleHistory, target: TargetHistory, { columns, paint }: View): string[] {
  const { sign, tone } = words.stateWords[rule.state];
  const most = columns < 100 ? 14 : 30;
  const signs = rule.stretches.map(({ outcome, runs }) =>
    (outcome === 'absent' ? ' ' : outcomeWords[outcome].sign).repeat(Math.min(runs, most)),
  );
  const strip = signs.join('').slice(-most);
  const name = fit(printable(rule.rule, 80), columns - strip.length - 14);
  const gap = ' '.repeat(Math.max(2, columns - 2 - displayWidth(name) - 8 - strip.length));
  const cause = words.causeSince(rule, target);
  const text = `${words.sinceText(rule)}${cause === '' ? '' : `, ${cause}`}; ${words.tallyText(rule, target)}`;
  return [
    `${paint(tone, sign)} ${paint('bold', name)}  ${paint('dim', pad(rule.level, 6))}${gap}${paint('dim', strip)}`,
    ...hanging('    ', text, columns),
  ];
}

function stepLines(step: Step, { runs }: TargetHistory, { columns, paint }: View): string[] {
  const moment = momentOf(runs[step.run]?.started ?? '');
  const [first = '', ...rest] = hanging(`  ${moment}  `, words.stepText(step), columns);
  return [
    first.replace(moment, paint('bold', moment)),
    ...rest,
    ...circumstanceTexts(step).flatMap(text => hanging('      ', text, columns)),
    ...[...groupsOf(step.changes, causesText)].slice(0, 4).flatMap(([cause, changes]) => {
      const names = changes.map(({ rule }) => printable(rule, 80));
      const list = enumerate(names, columns - 8) || fit(names[0] ?? '', columns - 8);
      return hanging('      ', cause === '' ? list : `${list}: ${cause}`, columns).slice(0, 3);
    }),
  ];
}

function fleetLines(history: History, { paint, columns }: View): string[] {
  const { sign, words: text, tone } = words.headline(history);
  const targets = words.gravestFirst(history.targets);
  return [
    paint(tone, paint('bold', `${sign} ${text}`)),
    '',
    ...targets.slice(0, SHOWN_TARGETS).flatMap(target => {
      const verdict = words.latestVerdict(target);
      const runs = `${count(target.runs.length, 'run')}: ${words.summaryText(target)}`;
      const summary = fit(runs, Math.floor(columns * 0.6));
      const room = columns - displayWidth(summary) - 4;
      const name = pad(fit(words.nameOf(target), room), Math.min(room, 40));
      return [
        `${paint(verdict.tone, verdict.sign)} ${name}  ${summary}`,
        ...target.notes.flatMap(note => hanging('    ', printable(note, 300), columns)),
      ];
    }),
    ...more(targets.length - SHOWN_TARGETS, 'more target'),
  ];
}
