/** A diff on one screen of a terminal: what got worse in full, the rest in brief. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { printable } from '../../schemas/text/printable.js';
import { groupsOf } from '../report/results.js';
import { fileLines, labelled, viewOf } from '../text/labels.js';
import type { Printed, View } from '../text/labels.js';
import { displayWidth, enumerate, fit, hanging } from '../text/layout.js';
import type { Change } from './change.js';
import * as words from './words.js';

/** More would push the verdict off the screen. */
const shownInFull = 6;

export function consoleDiff(diff: Diff, printed: Printed): string {
  const view = viewOf(printed);
  const failing = diff.rules.filter(words.isNewFailure);
  const inBrief = failing.slice(shownInFull).map(rule => briefLine(rule, view));
  const foot = [
    ...diff.notes.flatMap((note, at) => labelled(at === 0 ? 'note' : '', printable(note, 500), view)),
    ...fileLines('diff', printed, view),
  ];
  const lines = [
    ...headLines(diff, view),
    ...failing.slice(0, shownInFull).flatMap(rule => ['', ...fullLines(rule, view)]),
    ...(inBrief.length === 0 ? [] : ['', ...inBrief]),
    ...words.changes.flatMap(change =>
      groupLines(
        change,
        diff.rules.filter(rule => rule.change === change && !failing.includes(rule)),
        view,
      ),
    ),
    ...observationLines(diff, view),
    ...(foot.length === 0 ? [] : ['', ...foot]),
  ];
  return `${lines.join('\n')}\n`;
}

function headLines(diff: Diff, view: View): string[] {
  const { paint, columns } = view;
  const { sign, words: verdict, tone } = words.headline(diff);
  const other = words.otherTarget(diff);
  return [
    paint(tone, paint('bold', `${sign} ${verdict}`)),
    ...hanging('  ', words.countsText(diff), columns),
    ...(other === undefined ? [] : [`${paint('yellow', '!')} ${paint('bold', other)}`]),
    ...words.circumstances(diff).flatMap(([label, text]) => labelled(label, text, view, 2)),
  ];
}

function fullLines(change: RuleChange, view: View): string[] {
  const { columns, paint } = view;
  const { sign, tone } = words.signOf(change);
  const rule = printable(change.rule, 80);
  const step = `${change.level}, ${words.stepText(change)}`;
  const fits = displayWidth(rule) + displayWidth(step) + 4 <= columns;
  return [
    `${paint(tone, sign)} ${paint('bold', rule)}${fits ? `  ${paint('dim', step)}` : ''}`,
    ...(fits ? [] : [`  ${paint('dim', step)}`]),
    ...words
      .factsOf(change)
      .flatMap(([label, text]) =>
        label === 'request' ? [`  ${paint('cyan', text)}`] : labelled(label, text, view, 2),
      ),
  ];
}

function briefLine(change: RuleChange, { columns, paint }: View): string {
  const { sign, tone } = words.signOf(change);
  const rule = printable(change.rule, 80);
  const width = Math.max(10, columns - displayWidth(rule) - 4);
  return `${paint(tone, sign)} ${paint('bold', rule)}  ${fit(printable(change.new?.message ?? '', 300), width)}`;
}

/** Rules that changed in the same way for the same reason, together. */
function groupLines(change: Change, rules: readonly RuleChange[], { columns, paint }: View): string[] {
  if (rules.length === 0) return [];
  const { sign, words: title, tone } = words.changeWords[change];
  const groups = groupsOf(rules, rule =>
    [words.stepText(rule), words.causesText(rule)].filter(text => text !== '').join(': '),
  );
  return [
    '',
    paint('bold', title.charAt(0).toUpperCase() + title.slice(1)),
    ...[...groups].flatMap(([reason, those]) => {
      const names = those.map(({ rule }) => printable(rule, 80));
      const list = enumerate(names, columns - 8) || fit(names[0] ?? '', columns - 8);
      return [
        `${paint(tone, sign)} ${String(those.length).padStart(3)}  ${list}`,
        ...hanging('       ', `${printable(reason, 300)}${words.lossText(those)}`, columns).slice(0, 3),
      ];
    }),
  ];
}

function observationLines({ observations }: Diff, { columns, paint }: View): string[] {
  if (observations.length === 0) return [];
  const lines = observations.slice(0, 10).flatMap(({ silence, old, new: now }) => {
    const text = `${printable(silence, 80)}: ${words.observedText(old)} → ${words.observedText(now)}`;
    return hanging('  ', text, columns).slice(0, 3);
  });
  return ['', paint('bold', 'Also changed (not scored)'), ...lines];
}
