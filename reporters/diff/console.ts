/** A diff on one screen of a terminal: what got worse in full, the rest in brief. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { printable } from '../../schemas/text/printable.js';
import { groupsOf } from '../report/results.js';
import { fileLines, groupLines, labelled, viewOf, type Printed, type View } from '../text/labels.js';
import { hanging } from '../text/layout.js';
import type { Change } from './change.js';
import * as words from './words.js';

/** More would push the verdict off the screen. */
const SHOWN_IN_FULL = 6;

export function consoleDiff(diff: Diff, printed: Printed): string {
  const view = viewOf(printed);
  const { paint, columns } = view;
  const { sign, words: verdict, tone } = words.headline(diff);
  const failing = diff.rules.filter(words.isNewFailure).slice(0, SHOWN_IN_FULL);
  const others = diff.rules.filter(rule => !failing.includes(rule));
  const lines = [
    paint(tone, paint('bold', `${sign} ${verdict}`)),
    ...hanging('  ', words.countsText(diff), columns),
    ...words.circumstances(diff).flatMap(([label, text]) => labelled(label, text, view, 2)),
    ...failing.flatMap(rule => ['', ...fullLines(rule, view)]),
    ...[...groupsOf(others, ({ change }) => change)].flatMap(([change, rules]) =>
      changeLines(change, rules, view),
    ),
    '',
    ...diff.notes.flatMap(note => labelled('note', printable(note, 500), view)),
    ...fileLines('diff', printed, view),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function fullLines(change: RuleChange, view: View): string[] {
  return [
    `${headOf(change, view)}  ${view.paint('dim', `${change.level}, ${words.stepText(change)}`)}`,
    ...words
      .factsOf(change)
      .flatMap(([label, text]) =>
        label === 'request' ? [`  ${view.paint('cyan', text)}`] : labelled(label, text, view, 2),
      ),
  ];
}

function headOf(change: RuleChange, { paint }: View): string {
  const { sign, tone } = words.signOf(change);
  return `${paint(tone, sign)} ${paint('bold', printable(change.rule, 80))}`;
}

/** Rules that changed in the same way for the same reason, together. */
function changeLines(change: Change, rules: readonly RuleChange[], view: View): string[] {
  const looks = words.changeWords[change];
  const groups = groupsOf(rules, rule =>
    [words.stepText(rule), words.causesText(rule)].filter(text => text !== '').join(': '),
  );
  return [
    '',
    view.paint('bold', looks.words.charAt(0).toUpperCase() + looks.words.slice(1)),
    ...[...groups].flatMap(([reason, those]) => {
      const names = those.map(({ rule }) => rule);
      return groupLines(looks, names, reason, view);
    }),
  ];
}
