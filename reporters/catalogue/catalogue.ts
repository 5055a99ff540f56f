/** The rules on the console, and the whole catalogue as JSON. */
import { distance } from 'fastest-levenshtein';
import * as generated from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { hanging, pad } from '../text/layout.js';
import type { Tone } from '../text/blocks.js';
import { viewOf, type Terminal } from '../text/console.js';

const { areas, contract, notes, parameters, rules, silences } = generated;
type Level = generated.Level;

const levels = ['MUST', 'SHOULD', 'INFO'] as const satisfies readonly Level[];

const toneOf: Readonly<Record<Level, Tone>> = { MUST: 'cyan', SHOULD: 'yellow', INFO: 'dim' };

export function rulesTable(terminal: Terminal): string {
  const { columns, paint } = viewOf(terminal);
  const all = Object.entries(rules);
  const width = Math.max(...ruleIds.map(id => id.length));
  const lines = areas.flatMap(area => [
    ...all.flatMap(([id, rule]) => {
      const rank = paint(toneOf[rule.level], pad(rule.level, 6));
      const head = `${paint('bold', pad(id, width))}  ${rank}  ${paint('dim', rule.section)}`;
      return rule.area === area ? [head, ...hanging('    ', rule.statement, columns)] : [];
    }),
    '',
  ]);
  const counts = levels.map(level => `${all.filter(([, rule]) => rule.level === level).length} ${level}`);
  return `${[...lines, `${ruleIds.length} rules: ${counts.join(', ')}.`].join('\n')}\n`;
}

export function rulesJson(): string {
  const { title, version, digest } = contract;
  const catalogue = {
    contract: { title, version, digest },
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

export function closestRule(id: string): generated.RuleId | undefined {
  const typed = id.slice(0, 100).toLowerCase().replaceAll('_', '-');
  // People remember `page-size` for `allimages.page-size`.
  const endings = ruleIds.filter(rule => rule.endsWith(`.${typed}`));
  return endings.length === 1 ? endings[0] : closest(typed, ruleIds);
}

/** The most similar name; `undefined` if none is close. */
export function closest<Name extends string>(typed: string, names: readonly Name[]): Name | undefined {
  const start = typed.slice(0, 100);
  const ranked = names
    .map(name => ({ name, edits: distance(start, name) }))
    .toSorted((left, right) => left.edits - right.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(2, Math.floor(start.length / 3)) ? best.name : undefined;
}
