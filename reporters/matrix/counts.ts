/** What the rows of a table add up to: standings, rules, and groups of equal outcomes. */
import type { Level } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import type { Outcome } from '../../schemas/verdict.js';
import { groupsOf } from '../report/results.js';
import { letterAt, letters } from './rows.js';
import type { Matrix, Row, Standing } from './rows.js';

export type Standings = Readonly<Record<Standing, number>>;

export function standingsOf(rows: readonly Row[]): Standings {
  const counts = { nonconformant: 0, undetermined: 0, pending: 0, conformant: 0 };
  for (const { standing } of rows) counts[standing] += 1;
  return counts;
}

export interface RuleCount {
  readonly rule: string;
  readonly level: Level;
  readonly totals: Readonly<Record<Outcome, number>>;
  /** What was seen most often where the rule failed. */
  readonly message: { readonly text: string; readonly targets: number } | undefined;
}

/** Every rule that some report knows, in the order of the contract. */
export function ruleCounts({ rows, rules, texts }: Matrix): RuleCount[] {
  const known = [...texts.keys()];
  /** How many rows have a text, rule by rule. */
  const messages = Array.from({ length: rules.size }, () => new Map<number, number>());
  for (const { column, messages: seen } of rows) {
    for (let at = 0, failure = 0; at < column.length; at += 1) {
      if (column.charAt(at) !== letters.failed) continue;
      const text = seen[failure] ?? -1;
      failure += 1;
      if (text >= 0) messages[at]?.set(text, (messages[at]?.get(text) ?? 0) + 1);
    }
  }
  const columns = groupsOf(rows, ({ column }) => column);
  return [...rules].flatMap(([rule, { index, level }]) => {
    const totals = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
    for (const [column, group] of columns) {
      const outcome = outcomes.find(each => letters[each] === letterAt(column, index));
      if (outcome) totals[outcome] += group.length;
    }
    if (outcomes.every(outcome => totals[outcome] === 0)) return [];
    const [most] = [...(messages[index] ?? [])].toSorted((a, b) => b[1] - a[1]);
    return [{ rule, level, totals, message: most && { text: known[most[0]] ?? '', targets: most[1] } }];
  });
}

/** The rules with an outcome in a column. */
export function rulesWith({ rules }: Matrix, column: string, outcome: Outcome): string[] {
  if (!column.includes(letters[outcome])) return [];
  return [...rules].flatMap(([rule, { index }]) =>
    letterAt(column, index) === letters[outcome] ? [rule] : [],
  );
}

export interface Group {
  /** From 1 on, the largest first. */
  readonly number: number;
  readonly column: string;
  readonly rows: readonly Row[];
}

/** The targets with the same outcome of every rule. */
export function outcomeGroups({ rows }: Matrix): Group[] {
  const audited = rows.filter(({ column }) => column !== '');
  return [...groupsOf(audited, ({ column }) => column)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([column, group], index) => ({ number: index + 1, column, rows: group }));
}
