/** The rows of a table of targets or runs, each made as its report arrives, so that no report stays in memory. */
import { ruleIds } from '../../schemas/rule-ids.js';
import { rules, type Level } from '../../schemas/generated/rules.js';
import { factOf, outcomes, type Outcome, type Report, type RuleResult } from '../../schemas/verdict.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type * as browser from '../html/browser/rows.js';
import { maskOf } from '../report/facts.js';
import { failuresOf, groupsOf } from '../report/results.js';
import { flakyAnswers, verdictState, type VerdictState } from '../report/verdict-words.js';

/** `pending` is a target without a report. */
export type Standing = VerdictState | 'pending';

/** What a page tells of all audits together. */
interface Audit extends Pick<Report, 'requests'> {
  readonly title: string;
  readonly suite: string;
  readonly contract: string;
  readonly excused: number;
  /** How many answers were flaky, as `2 of 83 answers`; empty if none was. */
  readonly flaky: string;
}

export interface Content extends Omit<browser.Content, 'messages'> {
  readonly standing: Standing;
  /** Of the failed rules in the order of `column`; empty where there is no room. */
  readonly texts: readonly string[];
  readonly audit?: Audit;
}

export type Row = browser.Named & Content;

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
    texts: new Map<string, string>(),
    /** Characters left for texts. */
    room: 2_000_000,
  };
}

export type Matrix = ReturnType<typeof emptyMatrix>;

interface Judged {
  readonly standing: Standing;
  readonly complete: boolean;
  readonly outcomes: readonly (Pick<RuleResult, 'rule' | 'level' | 'outcome'> & { readonly text: string })[];
}

const pending: Content = { standing: 'pending', complete: false, column: '', texts: [] };

/** What a row shows of a report. */
export function contentOf(matrix: Matrix, report: Report): Content {
  const mask = maskOf(report);
  const { complete, results, contract, suite, requests, flaky } = report;
  const judged = results.map(result => {
    const { rule, level, outcome } = result;
    return { rule, level, outcome, text: outcome === 'failed' ? mask(factOf(result)) : '' };
  });
  const { title, digest } = contract;
  const excused = failuresOf(report).excused.length;
  const [first] = flaky;
  const share = first ? `${flakyAnswers(report)} of ${count(first.of, 'answer')}` : '';
  const audit = { title, suite: suite.version, contract: digest, requests, excused, flaky: share };
  return {
    ...judgedContent(matrix, { standing: verdictState(report), complete, outcomes: judged }),
    audit,
  };
}

export function judgedContent(matrix: Matrix, { standing, complete, outcomes: judged }: Judged): Content {
  const column: string[] = Array<string>(matrix.rules.size).fill(UNKNOWN);
  const texts: string[] = [];
  for (const { rule, level, outcome, text } of judged) {
    const id = matrix.rules.has(rule) ? rule : printable(rule, LONGEST_NAME);
    // Rules of other versions come last.
    const { index } = matrix.rules.get(id) ?? { index: matrix.rules.size };
    if (index === matrix.rules.size) matrix.rules.set(id, { index, level });
    column[index] = letters[outcome];
    if (outcome === 'failed') texts[index] = textOf(matrix, printable(text, LONGEST_TEXT));
  }
  // The array is sparse.
  return { standing, complete, column: column.join(''), texts: texts.filter(() => true) };
}

/** Without content, the target is pending. */
export function addRow(
  matrix: Matrix,
  { label, about, owner, href }: browser.Named,
  content = pending,
): void {
  matrix.rows.push({
    label: printable(label, LONGEST_NAME),
    about: printable(about, LONGEST_URL),
    owner: printable(owner, LONGEST_NAME),
    href,
    ...content,
  });
}

export const addReport = (matrix: Matrix, named: browser.Named, report?: Report): void =>
  addRow(matrix, named, report && contentOf(matrix, report));

function textOf(matrix: Matrix, shown: string): string {
  const found = matrix.texts.get(shown);
  if (found !== undefined) return found;
  // In the page, `<` is six characters.
  const { length } = shown.replaceAll('<', '......');
  if (matrix.room < length) return '';
  matrix.room -= length;
  // A copy, because a part of a string keeps the whole answer in memory that it quotes.
  const copy = Buffer.from(shown).toString();
  matrix.texts.set(copy, copy);
  return copy;
}

export type RuleCount = ReturnType<typeof ruleCounts>[number];

/** The rules with a result, in the order of the contract, with the most frequent message. */
export function ruleCounts({ rows, rules: all }: Matrix) {
  return [...all].flatMap(([rule, { index, level }]) => {
    const of = (outcome: Outcome) => rows.filter(({ column }) => column[index] === letters[outcome]);
    const totals = Object.fromEntries(outcomes.map(each => [each, of(each).length])) as Report['totals'];
    if (outcomes.every(outcome => totals[outcome] === 0)) return [];
    const seen = of('failed').map(({ column, texts }) => {
      const before = column.slice(0, index).split(letters.failed).length - 1;
      return texts[before];
    });
    const [most] = [...groupsOf(seen, text => text)].toSorted(([, a], [, b]) => b.length - a.length);
    const message = !most?.[0] ? undefined : { text: most[0], targets: most[1].length };
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

/** What the pages of several targets tell of their audits. */
export function auditsIn({ rows }: Pick<Matrix, 'rows'>) {
  const audits = rows.flatMap(({ audit }) => audit ?? []);
  return {
    title: audits[0]?.title ?? '',
    suites: new Set(audits.map(({ suite }) => suite)),
    contracts: new Set(audits.map(({ contract }) => contract)),
    requests: audits.reduce((sum, { requests }) => sum + requests, 0),
    excused: audits.reduce((sum, { excused }) => sum + excused, 0),
    flaky: rows.flatMap(({ label, audit }) => (audit?.flaky ? [`${label} (${audit.flaky})`] : [])),
  };
}
