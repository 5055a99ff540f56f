/** The rows of a table of targets or runs in compact form, each made as its report arrives, so that no report is kept. */
import { ruleIds } from '../../schemas/rule-ids.js';
import { rules, type Level } from '../../schemas/generated/rules.js';
import { factOf, outcomes, type Outcome, type Report } from '../../schemas/verdict.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { RowData } from '../html/browser/data.js';
import { maskOf } from '../report/masks.js';
import { failuresOf, groupsOf } from '../report/results.js';
import { verdictState, type VerdictState } from '../report/verdict-words.js';

/** `pending` is a target without a report. */
export type Standing = VerdictState | 'pending';

export interface Row extends RowData {
  readonly standing: Standing;
}

type Named = Pick<RowData, 'label' | 'about' | 'owner' | 'href'>;

/** A rule, with its place in a column and how it came out on all rows. */
interface KnownRule {
  readonly index: number;
  readonly level: Level;
  readonly totals: Record<Outcome, number>;
  /** On how many rows it failed with which text, by the index of the text. */
  readonly seen: Map<number, number>;
}

export interface Matrix {
  readonly rows: Row[];
  readonly rules: Map<string, KnownRule>;
  /** Each text once, because targets that fail in the same way fail by the thousand. */
  readonly texts: Map<string, number>;
  readonly suites: Set<string>;
  readonly contracts: Set<string>;
  /** How many characters of texts there is room for, whatever servers answer. */
  room: number;
  title: string;
  requests: number;
  excused: number;
  /** The rows whose answers were wrong at first and right when asked again. */
  readonly flaky: string[];
}

export const letters = { passed: 'p', failed: 'f', cantTell: 'c', inapplicable: 'i', untested: 'u' } as const;

/** Of a rule that the report does not know. */
const UNKNOWN = '-';

const LONGEST_TEXT = 300;
const LONGEST_URL = 150;
export const LONGEST_NAME = 80;

export function emptyMatrix(): Matrix {
  return {
    rows: [],
    rules: new Map(ruleIds.map((id, index) => [id, knownRule(index, rules[id].level)])),
    texts: new Map(),
    suites: new Set(),
    contracts: new Set(),
    room: 2_000_000,
    title: '',
    requests: 0,
    excused: 0,
    flaky: [],
  };
}

const knownRule = (index: number, level: Level): KnownRule => ({
  index,
  level,
  totals: { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 },
  seen: new Map(),
});

export interface Judged {
  readonly standing: Standing;
  readonly complete: boolean;
  readonly outcomes: readonly {
    readonly rule: string;
    readonly level: Level;
    readonly outcome: Outcome;
    /** What was seen of a rule that failed. */
    readonly text: string;
  }[];
}

/** Adds the row of a target; without its report, it is pending. */
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
  const { flaky } = report;
  if (flaky)
    matrix.flaky.push(
      `${printable(named.label, LONGEST_NAME)} (${flaky.wrong} of ${count(flaky.of, 'answer')})`,
    );
}

export function addRow(matrix: Matrix, named: Named, judged?: Judged): void {
  const column: string[] = judged ? Array<string>(matrix.rules.size).fill(UNKNOWN) : [];
  const texts: number[] = [];
  for (const { rule, level, outcome, text } of judged?.outcomes ?? []) {
    const id = printable(rule, LONGEST_NAME);
    // A rule of another version of the suite comes after those of this one.
    const known = matrix.rules.get(id) ?? knownRule(matrix.rules.size, level);
    matrix.rules.set(id, known);
    column[known.index] = letters[outcome];
    known.totals[outcome] += 1;
    if (outcome !== 'failed') continue;
    const found = textOf(matrix, printable(text, LONGEST_TEXT));
    texts[known.index] = found;
    known.seen.set(found, (known.seen.get(found) ?? 0) + 1);
  }
  matrix.rows.push({
    label: printable(named.label, LONGEST_NAME),
    about: printable(named.about, LONGEST_URL),
    owner: printable(named.owner, LONGEST_NAME),
    href: named.href,
    standing: judged?.standing ?? 'pending',
    complete: judged?.complete ?? false,
    column: column.join(''),
    // Only the places of failures are filled.
    messages: texts.filter(() => true),
  });
}

function textOf(matrix: Matrix, shown: string): number {
  const found = matrix.texts.get(shown);
  if (found !== undefined) return found;
  // As the page holds it, in which `<` has six characters.
  const { length } = shown.replaceAll('<', '......');
  if (matrix.room < length) return -1;
  matrix.room -= length;
  matrix.texts.set(shown, matrix.texts.size);
  return matrix.texts.size - 1;
}

export interface RuleCount {
  readonly rule: string;
  readonly level: Level;
  readonly totals: Readonly<Record<Outcome, number>>;
  /** What was seen most often where the rule failed. */
  readonly message: { readonly text: string; readonly targets: number } | undefined;
}

/** Every rule that some report knows, in the order of the contract. */
export function ruleCounts({ rules: all, texts }: Matrix): RuleCount[] {
  const known = [...texts.keys()];
  return [...all].flatMap(([rule, { level, totals, seen }]) => {
    if (outcomes.every(outcome => totals[outcome] === 0)) return [];
    const [most] = [...seen].filter(([text]) => text >= 0).toSorted((a, b) => b[1] - a[1]);
    return [{ rule, level, totals, message: most && { text: known[most[0]] ?? '', targets: most[1] } }];
  });
}

export const failedIn = ({ rules: known }: Matrix, column: string): string[] =>
  [...known].flatMap(([rule, { index }]) => (column[index] === letters.failed ? [rule] : []));

/** The targets with the same outcome of every rule, the largest group first. */
export function outcomeGroups({ rows }: Pick<Matrix, 'rows'>): (readonly Row[])[] {
  const audited = rows.filter(({ column }) => column !== '');
  return [...groupsOf(audited, ({ column }) => column).values()].toSorted((a, b) => b.length - a.length);
}
