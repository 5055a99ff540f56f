/** A comparison in brief, on the console: the targets, and where they disagree most. */
import { count } from '../../schemas/text/numbers.js';
import { disagreementText, failedText, numbersOf, restText, unequalMeasures, unjudgedText } from './words.js';
import { parted } from './index.js';
import type { ComparedRule, Comparison, Target } from './index.js';
import { displayWidth, fit, pad } from '../text/layout.js';
import { fileLines, viewOf } from '../text/labels.js';
import type { Paint, Printed } from '../text/labels.js';
import { printable } from '../../schemas/text/printable.js';
import { verdictWords } from '../report/verdict-words.js';

const shownTargets = 20;
const shownRules = 15;

export function consoleCompare(comparison: Comparison, printed: Printed): string {
  const view = viewOf(printed);
  const { columns: width, paint } = view;
  const { targets } = comparison;
  const { divided } = parted(comparison);
  const names = divided.slice(0, shownRules).map(({ rule }) => displayWidth(rule));
  const unjudged = printable(unjudgedText(comparison), 500);
  const notes = [...(unjudged === '' ? [] : [unjudged]), ...unequalMeasures(comparison)];
  const lines = [
    paint('bold', disagreementText(comparison)),
    ...[restText(comparison)].filter(text => text !== '').map(text => fit(text, width)),
    ...notes.map(note => `${paint('yellow', '!')} ${fit(note, width - 2)}`),
    '',
    ...targets.slice(0, shownTargets).map(target => targetLine(target, width, paint)),
    ...more(targets.length - shownTargets, 'target'),
    ...titled('Most disagreement', divided.slice(0, shownRules), paint, rule =>
      ruleLine(rule, Math.max(...names), width, paint),
    ),
    ...more(divided.length - shownRules, 'rule'),
    '',
    ...fileLines('page', printed, view),
  ];
  return `${lines.join('\n')}\n`;
}

function titled<T>(title: string, items: readonly T[], paint: Paint, line: (item: T) => string): string[] {
  return items.length === 0 ? [] : ['', paint('bold', title), ...items.map(line)];
}

const more = (rest: number, noun: string): string[] =>
  rest > 0 ? [`  and ${count(rest, `more ${noun}`)}`] : [];

function targetLine(target: Target, width: number, paint: Paint): string {
  const { number, label, report } = target;
  const { sign, words, tone } = verdictWords(report);
  const failed = failedText(target);
  const verdict = `${words.toLowerCase()}${failed === '' ? '' : `, ${failed} failed`}`;
  const room = width - 8 - displayWidth(verdict) - 2;
  const name = pad(fit(printable(label, 200), room), Math.min(room, 40));
  return `${String(number).padStart(4)}  ${paint(tone, sign)} ${name}  ${verdict}`;
}

/** With the numbers of the targets on which it fails. */
function ruleLine(rule: ComparedRule, nameColumns: number, width: number, paint: Paint): string {
  const name = pad(rule.rule, nameColumns);
  const failing = rule.cells.filter(({ result }) => result?.outcome === 'failed').map(({ target }) => target);
  const { failed, passed } = rule.totals;
  const text = `${failed} failed (${numbersOf(failing)}), ${passed} passed`;
  return `  ${paint('bold', name)}  ${fit(text, Math.max(10, width - nameColumns - 4))}`;
}
