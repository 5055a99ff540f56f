/** A history on a terminal: the rules and steps of one target, or a line for each of many. */
import type { History, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { momentOf } from '../report/facts.js';
import { groupsOf } from '../report/results.js';
import { fileFacts, moreText, type Block } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';
import * as words from './words.js';

const SHOWN_RULES = 20;
const SHOWN_STEPS = 8;
const SHOWN_TARGETS = 40;

export function consoleHistory(history: History, printed: Printed): string {
  const [only, ...others] = history.targets;
  const body = only && others.length === 0 ? targetBlocks(only) : fleetBlocks(history);
  const notes = history.notes.map(note => ['note', note] as const);
  const facts = [...notes, ...fileFacts('history', printed.files)];
  return consoleText([...body, { kind: 'foot', facts }], printed);
}

function targetBlocks(target: TargetHistory): Block[] {
  const { sign, words: verdict, tone } = words.latestVerdict(target);
  const steps = target.steps.toReversed();
  return [
    { kind: 'head', sign, tone, words: verdict.toUpperCase(), beside: words.nameOf(target) },
    words.runsText(target),
    `judged by ${words.judgedByText(target)}`,
    { kind: 'facts', facts: target.notes.map(note => ['note', note]) },
    ...[...groupsOf(target.rules, words.attentionOf)].flatMap(([what = '', rules]): Block[] => {
      const items = rules.slice(0, SHOWN_RULES).map(rule => {
        const cause = words.causeSince(rule, target);
        const since = `${words.sinceText(rule)}${cause === '' ? '' : `, ${cause}`}`;
        const text = `${since}; ${words.tallyText(rule, target)}`;
        return { ...words.stateWords[rule.state], names: [`${rule.rule} (${rule.level})`], text };
      });
      const title = what.charAt(0).toUpperCase() + what.slice(1);
      const more = moreText(rules.length - SHOWN_RULES, 'more rule');
      return what === '' ? [] : [{ kind: 'title', text: title }, { kind: 'notes', items }, more];
    }),
    { kind: 'title', text: steps.length === 0 ? 'No rule changed.' : 'Steps, the latest first' },
    ...steps
      .slice(0, SHOWN_STEPS)
      .flatMap((step): Block[] => [
        `${momentOf(target.runs[step.run]?.started ?? '')}  ${words.stepText(step)}`,
        { kind: 'quote', lines: words.reasonsOf(step) },
      ]),
    moreText(steps.length - SHOWN_STEPS, 'earlier step'),
  ];
}

function fleetBlocks(history: History): Block[] {
  const targets = words.gravestFirst(history.targets);
  const items = targets.slice(0, SHOWN_TARGETS).flatMap(target => {
    const runs = `${count(target.runs.length, 'run')}: ${words.summaryText(target)}`;
    const notes = target.notes.map(text => ({ sign: ' ', tone: 'dim', text }) as const);
    return [{ ...words.latestVerdict(target), names: [words.nameOf(target)], text: runs }, ...notes];
  });
  return [
    { ...words.headline(history), kind: 'head' },
    { kind: 'title', text: 'Targets' },
    { kind: 'lines', items },
    moreText(targets.length - SHOWN_TARGETS, 'more target'),
  ];
}
