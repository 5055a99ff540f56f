/** The catalogue of the contract: all its rules on the console, and everything as JSON. */
import { areas, contract, notes, parameters, rules, silences } from '../../schemas/generated/rules.js';
import type { Level, Rule } from '../../schemas/generated/rules.js';
import { hanging, pad } from '../text/layout.js';
import { painter } from '../text/paint.js';
import type { Paint, Tone } from '../text/paint.js';

export { closestRule } from './closest-rule.js';

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
  return `${[...lines, `${Object.keys(rules).length} rules: ${counts}.`].join('\n')}\n`;
}

const countOf = (level: Level): number => Object.values(rules).filter(rule => rule.level === level).length;

const idColumns = Math.max(...Object.keys(rules).map(id => id.length));

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
