/** The catalogue of the contract: all its rules on the console, and everything as JSON. */
import { areas, contract, notes, parameters, rules, silences } from '../schemas/generated/rules.js';
import type { Level, Rule } from '../schemas/generated/rules.js';
import { hanging, pad } from './layout.js';
import { painter } from './paint.js';
import type { Paint, Tone } from './paint.js';

export { closestRule } from './closest-rule.js';
export { explainRule, inCatalogue } from './explain.js';
export type { CatalogueId, ExplainOptions } from './explain.js';

const toneOf: Readonly<Record<Level, Tone>> = { MUST: 'bold', SHOULD: 'yellow', INFO: 'dim' };

export function rulesTable(columns: number, colour: boolean): string {
  const paint = painter(colour);
  const width = Math.max(60, columns);
  const lines = areas.flatMap(area => [
    ...Object.entries(rules)
      .filter(([, rule]) => rule.area === area)
      .flatMap(([id, rule]) => tableRow(id, rule, width, paint)),
    '',
  ]);
  const { length: count } = Object.keys(rules);
  const summary = `${count} rules: ${(['MUST', 'SHOULD', 'INFO'] as const).map(level => `${countOf(level)} ${level}`).join(', ')}`;
  return `${[...lines, `${summary}. \`explain RULE\` says more of one.`].join('\n')}\n`;
}

const countOf = (level: Level): number => Object.values(rules).filter(rule => rule.level === level).length;

function tableRow(id: string, { level, section, statement }: Rule, columns: number, paint: Paint): string[] {
  const head = `${pad(id, 37)} ${pad(level, 6)} ${pad(section, 3)}  `;
  // In a narrow terminal the statement takes lines of its own.
  if (columns < 100) return [painted(head.trimEnd()), ...hanging('    ', statement, columns)];
  const [first = '', ...rest] = hanging(' '.repeat(head.length), statement, columns);
  return [painted(head) + first.slice(head.length), ...rest];
  function painted(text: string): string {
    return (
      paint('bold', text.slice(0, 37)) +
      paint(toneOf[level], text.slice(37, 44)) +
      paint('dim', text.slice(44))
    );
  }
}

/** The whole catalogue, for other programs. */
export function rulesJson(): string {
  const listed = <Entry extends object>(entries: Readonly<Record<string, Entry>>) =>
    Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
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
