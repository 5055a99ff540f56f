/** A diff in blocks: what got worse in full, the rest in brief. */
import type { Diff, RuleChange } from '../../schemas/generated/diff.js';
import { groupsOf } from '../report/results.js';
import { fileFacts, type Block } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';
import { markdownText } from '../text/markdown.js';
import * as words from './words.js';

/** More would push the verdict off the screen; the JSON has them all. */
const SHOWN_IN_FULL = 8;

export const consoleDiff = (diff: Diff, printed: Printed): string =>
  consoleText(blocksOf(diff, printed.files), printed);

export const markdownDiff = (diff: Diff): string => markdownText(blocksOf(diff));

function blocksOf(diff: Diff, files: readonly string[] = []): Block[] {
  const failing = diff.rules.filter(words.isNewFailure).slice(0, SHOWN_IN_FULL);
  const others = diff.rules.filter(rule => !failing.includes(rule));
  return [
    { ...words.headline(diff), kind: 'head' },
    words.countsText(diff),
    { kind: 'facts', facts: words.circumstances(diff) },
    ...failing.flatMap(inFull),
    ...[...groupsOf(others, ({ change }) => change)].flatMap(([change, rules]): Block[] => {
      const { sign, tone, words: title } = words.changeWords[change];
      // Rules that changed in the same way for the same reason, together.
      const groups = groupsOf(rules, rule =>
        [words.stepText(rule), words.causesText(rule)].filter(text => text !== '').join(': '),
      );
      const items = [...groups].map(([text, those]) => {
        return { sign, tone, names: those.map(({ rule }) => rule), text };
      });
      return [
        { kind: 'title', text: title.charAt(0).toUpperCase() + title.slice(1) },
        { kind: 'notes', items },
      ];
    }),
    {
      kind: 'foot',
      facts: [...diff.notes.map(note => ['note', note] as const), ...fileFacts('diff', files)],
    },
  ];
}

function inFull(change: RuleChange): Block[] {
  const { sign, tone } = words.signOf(change);
  const beside = `${change.level}, ${words.stepText(change)}`;
  return [
    { kind: 'entry', sign, tone, name: change.rule, beside },
    { kind: 'facts', facts: words.factsOf(change) },
    { kind: 'command', text: change.again },
  ];
}
