/** A comparison in brief, on the console: the targets, and where they disagree most. */
import { fileFacts, moreText, type Block } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';
import type { RuleCount } from '../matrix/rows.js';
import { verdictWords } from '../report/verdict-words.js';
import {
  disagreementText,
  dividedRules,
  levelsText,
  numbersOf,
  unequalMeasures,
  type Comparison,
  type Target,
} from './index.js';

const SHOWN_TARGETS = 20;
const SHOWN_RULES = 15;

export function consoleCompare(comparison: Comparison, printed: Printed): string {
  const { targets } = comparison;
  const divided = dividedRules(comparison);
  const notes = unequalMeasures(comparison);
  const blocks: Block[] = [
    { kind: 'title', text: disagreementText(comparison) },
    { kind: 'notes', items: notes.map(text => ({ sign: '!', tone: 'yellow', text })) },
    { kind: 'title', text: 'Targets' },
    { kind: 'lines', items: targets.slice(0, SHOWN_TARGETS).map(targetItem) },
    moreText(targets.length - SHOWN_TARGETS, 'more target'),
    ...(divided.length === 0 ? [] : [{ kind: 'title', text: 'Most disagreement' } as const]),
    { kind: 'lines', items: divided.slice(0, SHOWN_RULES).map(rule => ruleItem(rule, targets)) },
    moreText(divided.length - SHOWN_RULES, 'more rule'),
    { kind: 'foot', facts: fileFacts('page', printed.files) },
  ];
  return consoleText(blocks, printed);
}

function targetItem({ number, label, report }: Target) {
  const { sign, words, tone } = verdictWords(report);
  const failed = levelsText(report.results.filter(({ outcome }) => outcome === 'failed'));
  const text = `${words.toLowerCase()}${failed === '' ? '' : `, ${failed} failed`}`;
  return { sign, tone, names: [`${number} ${label}`], text };
}

function ruleItem({ rule, totals }: RuleCount, targets: readonly Target[]) {
  const failing = targets.filter(({ results }) => results.get(rule)?.outcome === 'failed');
  const text = `${totals.failed} failed (${numbersOf(failing)}), ${totals.passed} passed`;
  return { sign: '✗', tone: 'red', names: [rule], text } as const;
}
