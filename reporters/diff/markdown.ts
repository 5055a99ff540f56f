/** A diff as Markdown for a comment on a pull request: what got worse in full, every change by name. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { amount } from '../text/amounts.js';
import { changes } from './change.js';
import * as words from './words.js';
import { codeBlock, inlineCode } from '../text/code.js';
import { pad } from '../text/layout.js';
import { safeJson } from '../formats/json.js';

/** More make a comment that nobody reads; the JSON has them all. */
const shownInFull = 10;

export function markdownDiff(diff: Diff): string {
  const worse = diff.rules.filter(({ change }) => change === 'worse');
  const parts = [
    ...head(diff),
    ...worse.slice(0, shownInFull).map(inFull),
    ...changesTable(diff),
    ...everyChange(diff),
    ...observations(diff),
    ...diff.notes.map(note => inlineCode(note, 500)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function head(diff: Diff): string[] {
  const verdict = words.headline(diff);
  const other = words.otherTarget(diff);
  return [
    `## ${verdict.sign} ${verdict.words}`,
    `${words.countsText(diff)}.`,
    ...(other === undefined ? [inlineCode(diff.new.url)] : [`**! ${other}**`]),
    [diff.old, diff.new]
      .map((side, index) => {
        const url = other === undefined ? '' : ` ${inlineCode(side.url)}`;
        return `- ${index === 0 ? 'old' : 'new'}:${url} ${inlineCode(words.sideText(side))}`;
      })
      .concat(words.circumstanceTexts(diff).map(text => `- differs: ${inlineCode(text, 500)}`))
      .join('\n'),
  ];
}

function inFull(change: RuleChange): string {
  const lines = words
    .factsOf(change)
    .map(([label, text]) => `${pad(label === '' ? '' : `${label}:`, 10)}${text}`);
  return `### ${change.counts ? '✗' : '!'} ${inlineCode(change.rule)} (${change.level}, ${words.stepText(change)})\n\n${codeBlock(lines.join('\n'))}`;
}

/** A pipe would end the cell even within code. */
const cell = (text: string, limit: number) => inlineCode(text.replaceAll('|', '¦'), limit);

function changesTable({ rules }: Diff): string[] {
  const others = rules.filter(({ change }) => change !== 'worse');
  if (others.length === 0) return [];
  const rows = others
    .slice(0, 40)
    .map(
      each =>
        `| ${words.changeWords[each.change].words} | ${cell(each.rule, 80)} | ${each.level}, ${words.stepText(each)} | ${cell(words.causeSummary(each), 200)} |`,
    );
  const more = others.length > rows.length ? [`\nand ${others.length - rows.length} more`] : [];
  return [['| change | rule | outcome | cause |', '| --- | --- | --- | --- |', ...rows, ...more].join('\n')];
}

function everyChange({ rules }: Diff): string[] {
  if (rules.length === 0) return [];
  const lists = changes.flatMap(change => {
    const those = rules.filter(each => each.change === change);
    if (those.length === 0) return [];
    return [`- **${change}** (${those.length}): ${those.map(({ rule }) => inlineCode(rule)).join(', ')}`];
  });
  const summary = `<details><summary>All ${amount(rules.length, 'rule')} that changed</summary>`;
  return [[summary, lists.join('\n'), '</details>'].join('\n\n')];
}

function observations({ observations: all }: Diff): string[] {
  if (all.length === 0) return [];
  const rows = all
    .slice(0, 20)
    .map(
      ({ silence, old, new: now }) =>
        `| ${cell(silence, 80)} | ${cell(words.observedText(old), 200)} | ${cell(words.observedText(now), 200)} |`,
    );
  return [
    `Observed differently, never scored:`,
    ['| silence | old | new |', '| --- | --- | --- |', ...rows].join('\n'),
  ];
}

export function jsonDiff(diff: Diff): string {
  return `${safeJson(diff)}\n`;
}
