/** A diff as Markdown for a comment on a pull request: what got worse in full, every change by name. */
import { count } from '../../schemas/text/numbers.js';
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { changes } from './change.js';
import * as words from './words.js';
import { codeBlock, inlineCode } from '../text/code.js';
import { table } from '../text/markdown-table.js';
import { pad } from '../text/layout.js';
import { safeJson } from '../text/safe-json.js';

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

function changesTable({ rules }: Diff): string[] {
  const others = rules.filter(({ change }) => change !== 'worse');
  if (others.length === 0) return [];
  const rows = others
    .slice(0, 40)
    .map(each => [
      words.changeWords[each.change].words,
      inlineCode(each.rule, 80),
      `${each.level}, ${words.stepText(each)}`,
      inlineCode(words.causeSummary(each)),
    ]);
  const more = others.length > rows.length ? [`and ${others.length - rows.length} more`] : [];
  return [table(['change', 'rule', 'outcome', 'cause'], rows), ...more];
}

function everyChange({ rules }: Diff): string[] {
  if (rules.length === 0) return [];
  const lists = changes.flatMap(change => {
    const those = rules.filter(each => each.change === change);
    if (those.length === 0) return [];
    return [
      `- **${words.changeWords[change].words}** (${those.length}): ${those.map(({ rule }) => inlineCode(rule)).join(', ')}`,
    ];
  });
  const summary = `<details><summary>All ${count(rules.length, 'rule')} that changed</summary>`;
  return [[summary, lists.join('\n'), '</details>'].join('\n\n')];
}

function observations({ observations: all }: Diff): string[] {
  if (all.length === 0) return [];
  const rows = all
    .slice(0, 20)
    .map(({ silence, old, new: now }) =>
      [silence, words.observedText(old), words.observedText(now)].map(text => inlineCode(text, 200)),
    );
  return ['Observed differently, never scored:', table(['silence', 'old', 'new'], rows)];
}

export function jsonDiff(diff: Diff): string {
  return safeJson(diff);
}
