/** The catalogue of the contract: all its rules on the console, and everything as JSON. */
import { areas, contract, notes, parameters, rules, silences } from '../../schemas/generated/rules.js';
import type { Level, Rule, RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { hanging, pad } from '../text/layout.js';
import { painter } from '../text/paint.js';
import type { Paint, Tone } from '../text/paint.js';

const levels = ['MUST', 'SHOULD', 'INFO'] as const satisfies readonly Level[];

const toneOf: Readonly<Record<Level, Tone>> = { MUST: 'cyan', SHOULD: 'yellow', INFO: 'dim' };

export function rulesTable(columns: number, colour: boolean): string {
  const paint = painter(colour);
  const width = Math.max(60, columns);
  const lines = areas.flatMap(area => [
    ...Object.entries(rules)
      .filter(([, rule]) => rule.area === area)
      .flatMap(([id, rule]) => tableRow(id, rule, width, paint)),
    '',
  ]);
  const counts = levels.map(level => `${countOf(level)} ${level}`).join(', ');
  return `${[...lines, `${ruleIds.length} rules: ${counts}.`].join('\n')}\n`;
}

const countOf = (level: Level): number => Object.values(rules).filter(rule => rule.level === level).length;

const idColumns = Math.max(...ruleIds.map(id => id.length));

function tableRow(id: string, { level, section, statement }: Rule, columns: number, paint: Paint): string[] {
  const name = paint('bold', pad(id, idColumns));
  const rank = paint(toneOf[level], pad(level, 6));
  // In a narrow terminal the statement takes lines of its own.
  if (columns < 100)
    return [`${name}  ${rank}  ${paint('dim', section)}`, ...hanging('    ', statement, columns)];
  const blank = ' '.repeat(idColumns + 6 + 3 + 3 * 2);
  const [first = '', ...rest] = hanging(blank, statement, columns);
  return [`${name}  ${rank}  ${paint('dim', pad(section, 3))}  ${first.slice(blank.length)}`, ...rest];
}

/** The whole catalogue, for other programs. */
export function rulesJson(): string {
  const { title, digest } = contract;
  const catalogue = {
    contract: { title, digest },
    rules: listed(rules),
    parameters: Object.entries(parameters).map(([name, parameter]) => ({ name, ...parameter })),
    silences: listed(silences),
    notes: listed(notes),
  };
  return `${JSON.stringify(catalogue, undefined, 2)}\n`;
}

function listed<Entry extends object>(entries: Readonly<Record<string, Entry>>) {
  return Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
}

/** The rule whose id differs least; none where the text is too far from all of them. */
export function closestRule(id: string): RuleId | undefined {
  const typed = id.slice(0, 100).toLowerCase().replaceAll('_', '-');
  // `page-size` is how people remember `allimages.page-size`.
  const endings = ruleIds.filter(rule => rule.endsWith(`.${typed}`));
  return endings.length === 1 ? endings[0] : closest(typed, ruleIds);
}

/** The name that differs least from what was typed; none where it is too far from all of them. */
export function closest<Name extends string>(typed: string, names: readonly Name[]): Name | undefined {
  const start = typed.slice(0, 100);
  const ranked = names
    .map(name => ({ name, edits: editsBetween(start, name) }))
    .toSorted((left, right) => left.edits - right.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(2, Math.floor(start.length / 3)) ? best.name : undefined;
}

/** Levenshtein's distance, where two neighbours that changed places count as one edit. */
function editsBetween(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
