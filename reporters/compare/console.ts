/** A comparison in brief, on the console: the targets, and where they disagree most. */
import {
  disagreementText,
  dividedRules,
  levelsText,
  numbersOf,
  unequalMeasures,
  type ComparedRule,
  type Comparison,
  type Target,
} from './index.js';
import { displayWidth, fit, hanging, pad } from '../text/layout.js';
import { fileLines, moreLine, viewOf, type Printed, type View } from '../text/labels.js';
import { printable } from '../../schemas/text/printable.js';
import { verdictWords } from '../report/verdict-words.js';

const SHOWN_TARGETS = 20;
const SHOWN_RULES = 15;

export function consoleCompare(comparison: Comparison, printed: Printed): string {
  const view = viewOf(printed);
  const { columns, paint } = view;
  const { targets } = comparison;
  const divided = dividedRules(comparison);
  const shown = divided.slice(0, SHOWN_RULES);
  const width = Math.max(...shown.map(({ rule }) => displayWidth(rule)));
  const lines = [
    paint('bold', disagreementText(comparison)),
    ...unequalMeasures(comparison).flatMap(note => hanging('! ', printable(note, 500), columns)),
    '',
    ...targets.slice(0, SHOWN_TARGETS).map(target => targetLine(target, view)),
    ...moreLine(targets.length - SHOWN_TARGETS, 'more target'),
    ...(divided.length === 0 ? [] : ['', paint('bold', 'Most disagreement')]),
    ...shown.map(rule => ruleLine(rule, width, view)),
    ...moreLine(divided.length - SHOWN_RULES, 'more rule'),
    '',
    ...fileLines('page', printed, view),
  ];
  return `${lines.join('\n')}\n`;
}

function targetLine({ number, label, report }: Target, { columns, paint }: View): string {
  const { sign, words, tone } = verdictWords(report);
  const failed = levelsText(report.results.filter(({ outcome }) => outcome === 'failed'));
  const verdict = `${words.toLowerCase()}${failed === '' ? '' : `, ${failed} failed`}`;
  const room = columns - 8 - displayWidth(verdict) - 2;
  const name = pad(fit(printable(label, 200), room), Math.min(room, 40));
  return `${String(number).padStart(4)}  ${paint(tone, sign)} ${name}  ${verdict}`;
}

function ruleLine({ rule, cells, totals }: ComparedRule, width: number, { columns, paint }: View): string {
  const name = pad(printable(rule, 80), Math.min(width, 80));
  const failing = cells.flatMap(({ target, result }) => (result.outcome === 'failed' ? [target] : []));
  const text = `${totals.failed} failed (${numbersOf(failing)}), ${totals.passed} passed`;
  return `  ${paint('bold', name)}  ${fit(text, Math.max(10, columns - displayWidth(name) - 4))}`;
}
