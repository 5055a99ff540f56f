/** A diff on one screen of a terminal: what got worse in full, the rest folded. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { amount } from '../text/amounts.js';
import {
  causeSummary,
  causeTexts,
  changeWords,
  circumstanceTexts,
  countsText,
  headline,
  otherTarget,
  sideText,
  stepText,
} from './words.js';
import { displayWidth, enumerate, fit, hanging } from '../text/layout.js';
import { painter } from '../text/paint.js';
import { printable } from '../../schemas/text/printable.js';
import { labelled } from '../text/labels.js';
import type { View } from '../text/labels.js';

export interface DiffConsoleOptions {
  /** The width of the terminal; less than 60 is taken as 60. */
  readonly columns: number;
  readonly colour: boolean;
  /** Where the diff was written to. */
  readonly files: readonly string[];
}

/** More would scroll the verdict away. */
const shownInFull = 6;
const shownInBrief = 10;

export function consoleDiff(diff: Diff, { columns, colour, files }: DiffConsoleOptions): string {
  const view: View = {
    columns: Math.max(60, columns),
    paint: painter(colour),
    statementOf: () => undefined,
  };
  const those = (change: RuleChange['change']) => diff.rules.filter(rule => rule.change === change);
  const worse = those('worse');
  const lines = [
    ...headLines(diff, view),
    ...worse.slice(0, shownInFull).flatMap(rule => ['', ...inFull(rule, view)]),
    ...briefly(worse.slice(shownInFull), view),
    ...folded('Lost sight of', those('lostSight'), view),
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
  const { sign, words, tone } = headline(diff);
  const other = otherTarget(diff);
  const url = printable(diff.new.url, 300);
  const side = (label: string, each: Diff['old']) =>
    labelled(
      label,
      other === undefined ? sideText(each) : `${printable(each.url, 300)}  ${sideText(each)}`,
      view,
      2,
    );
  const title = paint(tone, paint('bold', `${sign} ${words}`));
  return [
    other === undefined ? `${title}  ${fit(url, columns - displayWidth(words) - 4)}` : title,
    ...hanging('  ', countsText(diff), columns),
    ...(other === undefined ? [] : [`${paint('yellow', '!')} ${paint('bold', other)}`]),
    ...side('old', diff.old),
    ...side('new', diff.new),
    ...circumstanceTexts(diff).flatMap(text => labelled('differs', text, view, 2)),
  ];
}

function inFull(change: RuleChange, view: View): string[] {
  const { paint } = view;
  const { rule, old, new: now, follows, again } = change;
  const tone = change.counts ? 'red' : 'yellow';
  const said = (label: string, text: string | undefined) =>
    text === undefined ? [] : labelled(label, printable(text, 400), view, 2);
  return [
    `${paint(tone, change.counts ? '✗' : '!')} ${paint('bold', printable(rule, 80))}  ${paint('dim', `${change.level}, ${stepText(change)}`)}`,
    ...said('was', old?.message),
    ...said('is', now?.message),
    ...said('expected', now?.expected),
    ...said('actual', now?.actual),
    ...said('with', follows),
    ...causeTexts(change).flatMap((text, index) => labelled(index === 0 ? 'cause' : '', text, view, 2)),
    ...(again === undefined ? [] : [`  ${paint('cyan', again)}`]),
  ];
}

function briefly(rules: readonly RuleChange[], view: View): string[] {
  if (rules.length === 0) return [];
  return ['', ...rules.map(rule => inBrief(rule, rule.new?.message ?? '', view))];
}

function inBrief(change: RuleChange, text: string, { columns, paint }: View): string {
  const { sign, tone } = changeWords[change.change];
  const rule = printable(change.rule, 80);
  const width = Math.max(10, columns - displayWidth(rule) - 4);
  return `${paint(tone, sign)} ${paint('bold', rule)}  ${fit(printable(text, 300), width)}`;
}

/** Rules that changed for the same reason, together. */
function folded(title: string, rules: readonly RuleChange[], view: View): string[] {
  return rules.length === 0 ? [] : ['', view.paint('bold', title), ...groupsOf(rules, causeSummary, view)];
}

function groupsOf(
  rules: readonly RuleChange[],
  reasonOf: (rule: RuleChange) => string,
  view: View,
): string[] {
  const groups = new Map<string, [RuleChange, ...RuleChange[]]>();
  for (const rule of rules) {
    const reason = reasonOf(rule);
    groups.set(reason, [...(groups.get(reason) ?? []), rule] as [RuleChange, ...RuleChange[]]);
  }
  return [...groups].flatMap(([reason, those]) => groupLines(reason, those, view));
}

function groupLines(
  reason: string,
  those: readonly [RuleChange, ...RuleChange[]],
  { columns, paint }: View,
): string[] {
  const [first] = those;
  const { sign, tone } = changeWords[first.change];
  const names = those.map(({ rule }) => printable(rule, 80));
  const list = enumerate(names, columns - 8) || fit(names[0] ?? '', columns - 8);
  const [words = ''] = causeTexts(first);
  const isShared = those.every(each => causeTexts(each)[0] === words);
  const full = isShared ? words : `${words}, for ${names[0]}`;
  const told = first.follows === undefined ? reason.replace(causeSummary(first), () => full) : reason;
  return [
    `${paint(tone, sign)} ${String(those.length).padStart(3)}  ${list}`,
    ...hanging('       ', printable(told, 300), columns).slice(0, 2),
  ];
}

function changedLines(rules: readonly RuleChange[], view: View): string[] {
  if (rules.length === 0) return [];
  const failing = rules.filter(({ old, new: now }) => old?.outcome === now?.outcome);
  const others = rules.filter(rule => !failing.includes(rule));
  const told = failing.slice(0, shownInBrief).flatMap(rule => stillFailing(rule, view));
  const more = failing.length - shownInBrief;
  return [
    '',
    view.paint('bold', 'Changed'),
    ...told,
    ...(more > 0 ? [`  and ${more} more that fail otherwise`] : []),
    ...groupsOf(others, stepAndCause, view),
  ];
}

const stepAndCause = (rule: RuleChange): string => `${stepText(rule)}: ${causeSummary(rule)}`;

function stillFailing(rule: RuleChange, view: View): string[] {
  const line = (text: string) => `  ${fit(printable(text, 400), view.columns - 2)}`;
  return [
    inBrief(rule, `fails still, was: ${rule.old?.message ?? ''}`, view),
    line(`is: ${rule.new?.message ?? ''}`),
    line(`cause: ${causeTexts(rule)[0] ?? 'unexplained'}`),
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
    const text = `${printable(silence, 80)}: was ${printable(old ?? 'not seen', 160)}; is ${printable(now ?? 'not seen', 160)}`;
    return hanging('  ', text, view.columns).slice(0, 3);
  });
  const title = `Observed otherwise, never scored: ${amount(observations.length, 'silence')}`;
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
