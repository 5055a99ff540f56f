/** A diff as Markdown for a comment on a pull request: new failures in full, then every change in a table. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { inlineCode, codeBlock } from '../text/code.js';
import { pad } from '../text/layout.js';
import { table } from '../text/markdown-table.js';
import * as words from './words.js';

/** A longer comment would not be read; the table has them all. */
const SHOWN_IN_FULL = 10;

export function markdownDiff(diff: Diff): string {
  const { sign, words: verdict } = words.headline(diff);
  const parts = [
    `## ${sign} ${verdict}`,
    `${words.countsText(diff)}.`,
    words
      .circumstances(diff)
      .map(([label, text]) => `- ${label}: ${inlineCode(text, 500)}`)
      .join('\n'),
    ...diff.rules.filter(words.isNewFailure).slice(0, SHOWN_IN_FULL).map(inFull),
    ...changesTable(diff),
    ...diff.notes.map(note => inlineCode(note, 500)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function inFull(change: RuleChange): string {
  const lines = words
    .factsOf(change)
    .map(([label, text]) => `${pad(label === '' ? '' : `${label}:`, 10)}${text}`);
  return `### ${words.signOf(change).sign} ${inlineCode(change.rule)} (${change.level}, ${words.stepText(change)})\n\n${codeBlock(lines.join('\n'))}`;
}

function changesTable({ rules }: Diff): string[] {
  if (rules.length === 0) return [];
  const rows = rules.map(each => [
    words.changeWords[each.change].words,
    inlineCode(each.rule, 80),
    `${each.level}, ${words.stepText(each)}`,
    inlineCode(words.causesText(each)),
  ]);
  return [table(['change', 'rule', 'outcome', 'cause'], rows)];
}
