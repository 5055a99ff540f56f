/** A history on one screen of a terminal: of one target its rules and steps, of many a line each. */
import type { History, RuleHistory, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { momentOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { fileLines, labelled, moreLine, viewOf, type Printed, type View } from '../text/labels.js';
import { displayWidth, fit, hanging, pad } from '../text/layout.js';
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

function targetLines(target: TargetHistory, view: View): string[] {
  const { paint, columns } = view;
  const { sign, words: verdict, tone } = words.latestVerdict(target);
  const head = `${sign} ${verdict.toUpperCase()}`;
  const steps = target.steps.toReversed().map(step => {
    const moment = momentOf(target.runs[step.run]?.started ?? '');
    return [
      ...hanging(`  ${moment}  `, words.stepText(step), columns),
      ...words.reasonsOf(step).map(reason => `      ${fit(reason, columns - 6)}`),
    ];
  });
  return [
    `${paint(tone, paint('bold', head))}  ${fit(words.nameOf(target), columns - displayWidth(head) - 2)}`,
    ...hanging('  ', words.runsText(target), columns),
    ...hanging('  ', `judged by ${words.judgedByText(target)}`, columns),
    ...target.notes.flatMap(note => labelled('note', printable(note, 500), view, 2)),
    ...[...groupsOf(target.rules, words.attentionOf)].flatMap(([what, rules]) =>
      what === undefined
        ? []
        : [
            '',
            paint('bold', what.charAt(0).toUpperCase() + what.slice(1)),
            ...rules.slice(0, SHOWN_RULES).flatMap(rule => ruleLines(rule, target, view)),
            ...moreLine(rules.length - SHOWN_RULES, 'more rule'),
          ],
    ),
    '',
    steps.length === 0 ? 'No rule changed.' : paint('bold', 'Steps, the latest first'),
    ...steps.slice(0, SHOWN_STEPS).flat(),
    ...moreLine(steps.length - SHOWN_STEPS, 'earlier step'),
  ];
}

function ruleLines(rule: RuleHistory, target: TargetHistory, { columns, paint }: View): string[] {
  const { sign, tone } = words.stateWords[rule.state];
  const cause = words.causeSince(rule, target);
  const text = `${words.sinceText(rule)}${cause === '' ? '' : `, ${cause}`}; ${words.tallyText(rule, target)}`;
  return [
    `${paint(tone, sign)} ${paint('bold', fit(printable(rule.rule, 80), columns - 10))}  ${paint('dim', rule.level)}`,
    ...hanging('    ', text, columns),
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
    ...moreLine(targets.length - SHOWN_TARGETS, 'more target'),
  ];
}
