/** The rows of a table of targets or runs, each made as its report arrives, so that no report stays in memory. */
import { ruleIds } from '../../schemas/rule-ids.js';
import { rules, type Level } from '../../schemas/generated/rules.js';
import { factOf, outcomes, type Outcome, type Report, type RuleResult } from '../../schemas/verdict.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { RowData } from '../html/browser/rows.js';
import { maskOf } from '../report/facts.js';
import { failuresOf, groupsOf } from '../report/results.js';
import { flakyAnswers, verdictState, type VerdictState } from '../report/verdict-words.js';

/** `pending` is a target without a report. */
export type Standing = VerdictState | 'pending';

export interface Row extends RowData {
  readonly standing: Standing;
}

type Named = Pick<RowData, 'label' | 'about' | 'owner' | 'href'>;

export const letters = { passed: 'p', failed: 'f', cantTell: 'c', inapplicable: 'i', untested: 'u' } as const;

const UNKNOWN = '-';

const LONGEST_TEXT = 300;
const LONGEST_URL = 150;
export const LONGEST_NAME = 80;

export function emptyMatrix() {
  return {
    rows: [] as Row[],
    /** With their indices in a column. */
    rules: new Map<string, { index: number; level: Level }>(
      ruleIds.map((id, index) => [id, { index, level: rules[id].level }]),
    ),
    /** Each once, because thousands of targets may fail in the same way. */
    texts: new Map<string, number>(),
    /** Characters left for texts. */
    room: 2_000_000,
    suites: new Set<string>(),
    contracts: new Set<string>(),
    title: '',
    requests: 0,
    excused: 0,
    flaky: [] as string[],
  };
}

export type Matrix = ReturnType<typeof emptyMatrix>;

interface Judged {
  readonly standing: Standing;
  readonly complete: boolean;
  readonly outcomes: readonly (Pick<RuleResult, 'rule' | 'level' | 'outcome'> & { readonly text: string })[];
}

/** Without a report, the target is pending. */
export function addReport(matrix: Matrix, named: Named, report?: Report): void {
  if (!report) return addRow(matrix, named);
  const mask = maskOf(report);
  addRow(matrix, named, {
    standing: verdictState(report),
    complete: report.complete,
    outcomes: report.results.map(result => ({ ...result, text: mask(factOf(result)) })),
  });
  matrix.title ||= report.contract.title;
  matrix.suites.add(report.suite.version);
  matrix.contracts.add(report.contract.digest);
  matrix.requests += report.requests;
  matrix.excused += failuresOf(report).excused.length;
  const [first] = report.flaky;
  if (!first) return;
  matrix.flaky.push(
    `${printable(named.label, LONGEST_NAME)} (${flakyAnswers(report)} of ${count(first.of, 'answer')})`,
  );
}

export function addRow(matrix: Matrix, named: Named, judged?: Judged): void {
  const column: string[] = judged ? Array<string>(matrix.rules.size).fill(UNKNOWN) : [];
  const texts: number[] = [];
  for (const { rule, level, outcome, text } of judged?.outcomes ?? []) {
    const id = matrix.rules.has(rule) ? rule : printable(rule, LONGEST_NAME);
    // Rules of other versions come last.
    const { index } = matrix.rules.get(id) ?? { index: matrix.rules.size };
    matrix.rules.set(id, { index, level });
    column[index] = letters[outcome];
    if (outcome === 'failed') texts[index] = textOf(matrix, printable(text, LONGEST_TEXT));
  }
  matrix.rows.push({
    label: printable(named.label, LONGEST_NAME),
    about: printable(named.about, LONGEST_URL),
    owner: printable(named.owner, LONGEST_NAME),
    href: named.href,
    standing: judged?.standing ?? 'pending',
    complete: judged?.complete ?? false,
    column: column.join(''),
    // The array is sparse.
    messages: texts.filter(() => true),
  });
}

function textOf(matrix: Matrix, shown: string): number {
  const found = matrix.texts.get(shown);
  if (found !== undefined) return found;
  // In the page, `<` is six characters.
  const { length } = shown.replaceAll('<', '......');
  if (matrix.room < length) return -1;
  matrix.room -= length;
  matrix.texts.set(shown, matrix.texts.size);
  return matrix.texts.size - 1;
}

export type RuleCount = ReturnType<typeof ruleCounts>[number];

/** The rules with a result, in the order of the contract, with the most frequent message. */
export function ruleCounts({ rows, rules: all, texts }: Matrix) {
  const known = [...texts.keys()];
  return [...all].flatMap(([rule, { index, level }]) => {
    const of = (outcome: Outcome) => rows.filter(({ column }) => column[index] === letters[outcome]);
    const totals = Object.fromEntries(outcomes.map(each => [each, of(each).length])) as Report['totals'];
    if (outcomes.every(outcome => totals[outcome] === 0)) return [];
    const seen = of('failed').map(({ column, messages }) => {
      const before = column.slice(0, index).split(letters.failed).length - 1;
      return known[messages[before] ?? -1];
    });
    const [most] = [...groupsOf(seen, text => text)].toSorted(([, a], [, b]) => b.length - a.length);
    const message = most?.[0] === undefined ? undefined : { text: most[0], targets: most[1].length };
    return [{ rule, level, totals, message }];
  });
}

export const failedIn = ({ rules: known }: Matrix, column: string): string[] =>
  [...known].flatMap(([rule, { index }]) => (column[index] === letters.failed ? [rule] : []));

/** Targets with equal outcomes, the largest group first. */
export function outcomeGroups({ rows }: Pick<Matrix, 'rows'>): (readonly Row[])[] {
  const audited = rows.filter(({ column }) => column !== '');
  return [...groupsOf(audited, ({ column }) => column).values()].toSorted((a, b) => b.length - a.length);
}
