/** A diff on one screen of a terminal: what got worse in full, the rest in brief. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { printable } from '../../schemas/text/printable.js';
import * as words from './words.js';
import { displayWidth, enumerate, fit, hanging } from '../text/layout.js';
import { labelled, viewOf } from '../text/labels.js';
import type { Terminal, View } from '../text/labels.js';

export interface DiffConsoleOptions extends Terminal {
  /** Where the diff was written to. */
  readonly files: readonly string[];
}

/** More would push the verdict off the screen. */
const shownInFull = 6;
const shownInBrief = 10;

export function consoleDiff(diff: Diff, { columns, colour, files }: DiffConsoleOptions): string {
  const view = viewOf({ columns, colour });
  const those = (change: RuleChange['change']) => diff.rules.filter(rule => rule.change === change);
  const worse = those('worse');
  const lines = [
    ...headLines(diff, view),
    ...worse.slice(0, shownInFull).flatMap(rule => ['', ...inFull(rule, view)]),
    ...briefly(worse.slice(shownInFull), view),
    ...folded('No longer determined', those('lostSight'), view),
    ...folded('Better', those('better'), view),
    ...changedLines(those('changed'), view),
    ...onlyOneLines('Only in the new report', those('new'), view),
    ...onlyOneLines('Only in the old report', those('gone'), view),
    ...observationLines(diff, view),
    ...footLines(diff, files, view),
  ];
  return `${lines.join('\n')}\n`;
}

function headLines(diff: Diff, view: View): string[] {
  const { paint, columns } = view;
  const head = words.headline(diff);
  const other = words.otherTarget(diff);
  const url = printable(diff.new.url, 300);
  const side = (label: string, each: Diff['old']) =>
    labelled(
      label,
      other === undefined ? words.sideText(each) : `${printable(each.url, 300)}  ${words.sideText(each)}`,
      view,
      2,
    );
  const title = paint(head.tone, paint('bold', `${head.sign} ${head.words}`));
  return [
    other === undefined ? `${title}  ${fit(url, columns - displayWidth(head.words) - 4)}` : title,
    ...hanging('  ', words.countsText(diff), columns),
    ...(other === undefined ? [] : [`${paint('yellow', '!')} ${paint('bold', other)}`]),
    ...side('old', diff.old),
    ...side('new', diff.new),
    ...words.circumstanceTexts(diff).flatMap(text => labelled('differs', text, view, 2)),
  ];
}

function inFull(change: RuleChange, view: View): string[] {
  const { paint } = view;
  const facts = words
    .factsOf(change)
    .flatMap(([label, text]) =>
      label === 'again' ? [`  ${paint('cyan', text)}`] : labelled(label, text, view, 2),
    );
  return [
    `${paint(change.counts ? 'red' : 'yellow', change.counts ? '✗' : '!')} ${paint('bold', printable(change.rule, 80))}  ${paint('dim', `${change.level}, ${words.stepText(change)}`)}`,
    ...facts,
  ];
}

function briefly(rules: readonly RuleChange[], view: View): string[] {
  if (rules.length === 0) return [];
  return ['', ...rules.map(rule => inBrief(rule, rule.new?.message ?? '', view))];
}

function inBrief(change: RuleChange, text: string, { columns, paint }: View): string {
  const { sign, tone } = words.changeWords[change.change];
  const rule = printable(change.rule, 80);
  const width = Math.max(10, columns - displayWidth(rule) - 4);
  return `${paint(tone, sign)} ${paint('bold', rule)}  ${fit(printable(text, 300), width)}`;
}

/** Rules that changed for the same reason, together. */
function folded(title: string, rules: readonly RuleChange[], view: View): string[] {
  return rules.length === 0
    ? []
    : ['', view.paint('bold', title), ...groupsOf(rules, words.causeSummary, view)];
}

function groupsOf(
  rules: readonly RuleChange[],
  reasonOf: (rule: RuleChange) => string,
  { columns, paint }: View,
): string[] {
  const groups = new Map<string, RuleChange[]>();
  for (const rule of rules) groups.set(reasonOf(rule), [...(groups.get(reasonOf(rule)) ?? []), rule]);
  return [...groups].flatMap(([reason, those]) => {
    const { sign, tone } = words.changeWords[those[0]?.change ?? 'changed'];
    const names = those.map(({ rule }) => printable(rule, 80));
    const list = enumerate(names, columns - 8) || fit(names[0] ?? '', columns - 8);
    return [
      `${paint(tone, sign)} ${String(those.length).padStart(3)}  ${list}`,
      ...hanging('       ', printable(reason, 300), columns).slice(0, 2),
    ];
  });
}

/** A rule that fails differently than before has something new to read, the others have another outcome. */
function changedLines(rules: readonly RuleChange[], view: View): string[] {
  if (rules.length === 0) return [];
  const failing = rules.filter(({ old, new: now }) => old?.outcome === now?.outcome);
  const others = rules.filter(rule => !failing.includes(rule));
  const more = failing.length - shownInBrief;
  return [
    '',
    view.paint('bold', 'Changed'),
    ...failing.slice(0, shownInBrief).map(rule => inBrief(rule, `still fails: ${rule.new?.message}`, view)),
    ...(more > 0 ? [`  and ${more} more that fail differently`] : []),
    ...groupsOf(others, rule => `${words.stepText(rule)}: ${words.causeSummary(rule)}`, view),
  ];
}

function onlyOneLines(title: string, rules: readonly RuleChange[], view: View): string[] {
  if (rules.length === 0) return [];
  const names = rules.map(({ rule, new: now, old }) => `${printable(rule, 80)} (${(now ?? old)?.outcome})`);
  const list = enumerate(names, view.columns * 3);
  return ['', view.paint('bold', title), ...hanging('  ', list, view.columns)];
}

function observationLines({ observations }: Diff, view: View): string[] {
  if (observations.length === 0) return [];
  const lines = observations.slice(0, shownInBrief).flatMap(({ silence, old, new: now }) => {
    const text = `${printable(silence, 80)}: ${words.observedText(old)} → ${words.observedText(now)}`;
    return hanging('  ', text, view.columns).slice(0, 3);
  });
  const title = `Observed differently, never scored`;
  return ['', view.paint('bold', title), ...lines];
}

function footLines({ notes }: Diff, files: readonly string[], view: View): string[] {
  if (notes.length + files.length === 0) return [];
  return [
    '',
    ...notes.flatMap((note, index) => labelled(index === 0 ? 'note' : '', printable(note, 500), view)),
    ...files.flatMap((file, index) => labelled(index === 0 ? 'diff' : '', printable(file), view)),
  ];
}
