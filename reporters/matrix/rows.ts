/** The rows of a table of targets or runs in compact form, each made as its report arrives, so that no report is kept. */
import { ruleIds } from '../../schemas/rule-ids.js';
import { rules } from '../../schemas/generated/rules.js';
import type { Level } from '../../schemas/generated/rules.js';
import type { Outcome, Report } from '../../schemas/verdict.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { kindOf, maskOf } from '../report/masks.js';
import { failuresOf } from '../report/results.js';
import { verdictState } from '../report/verdict-words.js';

/** `pending` is a target without a report. */
export const standings = ['nonconformant', 'undetermined', 'pending', 'conformant'] as const;
export type Standing = (typeof standings)[number];

interface Named {
  readonly label: string;
  /** The address of a target, or what a run was judged by. */
  readonly about: string;
  /** The operator of a target, or the target of a run; empty if there is nothing to tell apart. */
  readonly owner: string;
  /** Its report, as a link from the page; empty without one. */
  readonly href: string;
}

export interface Row extends Named {
  /** From 1, in the order in which they are listed. */
  readonly number: number;
  readonly standing: Standing;
  /** false if a MUST rule was not judged, or a budget or a fault cut the audit short. */
  readonly complete: boolean;
  /** The outcome of each rule, one letter each, in the order of the rules; empty without a report. */
  readonly column: string;
  /** What was seen of each failed rule, in the order of the column, as indices of the texts; -1 if there is no room. */
  readonly messages: readonly number[];
}

export interface Matrix {
  readonly rows: Row[];
  /** By id; the index is the place in a column. */
  readonly rules: Map<string, { readonly index: number; readonly level: Level }>;
  /** Each text once, because targets that fail in the same way fail by the thousand. */
  readonly texts: Map<string, number>;
  readonly columns: Map<string, string>;
  readonly suites: Set<string>;
  readonly contracts: Set<string>;
  /** How many characters of texts there is room for. */
  room: number;
  title: string;
  requests: number;
  /** Failures that a baseline lists. */
  excused: number;
  /** The rows whose answers were wrong at first and right when asked again. */
  readonly flaky: string[];
}

export const letters = {
  passed: 'p',
  failed: 'f',
  cantTell: 'c',
  inapplicable: 'i',
  untested: 'u',
} as const satisfies Readonly<Record<Outcome, string>>;

/** Of a rule that the report does not know. */
const unknownLetter = '-';

/** Bounds what the page and the memory hold, whatever servers answer. */
const MOST_CHARACTERS = 2_000_000;
const LONGEST_TEXT = 300;
const LONGEST_URL = 150;
const LONGEST_NAME = 80;

export function emptyMatrix(): Matrix {
  return {
    rows: [],
    rules: new Map(ruleIds.map((id, index) => [id, { index, level: rules[id].level }])),
    texts: new Map(),
    columns: new Map(),
    suites: new Set(),
    contracts: new Set(),
    room: MOST_CHARACTERS,
    title: '',
    requests: 0,
    excused: 0,
    flaky: [],
  };
}

interface RuleOutcome {
  readonly rule: string;
  readonly level: Level;
  readonly letter: string;
}

/** What a row shows of a report. */
export interface Judgement {
  readonly standing: Standing;
  readonly complete: boolean;
  readonly outcomes: readonly RuleOutcome[];
  /** What was seen of each failed rule. */
  readonly failed: readonly { readonly rule: string; readonly level: Level; readonly text: string }[];
}

/** What the row of a target needs of its report: a small part of it. */
export interface RowFacts extends Judgement {
  readonly title: string;
  readonly suite: string;
  readonly contract: string;
  readonly requests: number;
  readonly excused: number;
  readonly flaky?: Report['flaky'];
}

export function factsOf(report: Report): RowFacts {
  const mask = maskOf(report);
  const textFor = (text: string) => printable(mask(text), LONGEST_TEXT);
  return {
    title: report.contract.title,
    suite: report.suite.version,
    contract: report.contract.digest,
    requests: report.requests,
    excused: failuresOf(report).excused.length,
    ...(report.flaky ? { flaky: report.flaky } : {}),
    standing: verdictState(report),
    complete: report.complete,
    outcomes: report.results.map(({ rule, level, outcome }) => outcomeOf(rule, level, outcome)),
    failed: report.results.flatMap(result =>
      result.outcome === 'failed'
        ? [{ rule: nameOf(result.rule), level: result.level, text: textFor(kindOf(result)) }]
        : [],
    ),
  };
}

const nameOf = (id: string) => printable(id, LONGEST_NAME);

export const outcomeOf = (rule: string, level: Level, outcome: Outcome): RuleOutcome => ({
  rule: nameOf(rule),
  level,
  letter: letters[outcome],
});

/** A target of a fleet. */
export interface PageTarget {
  readonly label: string;
  readonly url: string;
  readonly operator: string;
  /** Of its report, as a link from the page; empty without a report. */
  readonly folder: string;
  /** Whether a page lies beside the report. */
  readonly hasPage: boolean;
}

/** Adds the row of a target; without the facts of its report, it is pending. */
export function addTarget(
  matrix: Matrix,
  { label, url, operator, folder, hasPage }: PageTarget,
  facts?: RowFacts,
): void {
  const path = folder.split('/').map(part => encodeURIComponent(part.toWellFormed()));
  const href = folder === '' ? '' : [...path, hasPage ? 'report.html' : 'report.json.gz'].join('/');
  addReport(matrix, { label, about: url, owner: operator, href }, facts);
}

export function addReport(matrix: Matrix, named: Named, facts?: RowFacts): void {
  addRow(matrix, named, facts);
  if (!facts) return;
  matrix.title ||= facts.title;
  matrix.suites.add(facts.suite);
  matrix.contracts.add(facts.contract);
  matrix.requests += facts.requests;
  matrix.excused += facts.excused;
  if (facts.flaky)
    matrix.flaky.push(
      `${printable(named.label, LONGEST_NAME)} (${facts.flaky.wrong} of ${count(facts.flaky.of, 'answer')})`,
    );
}

export function addRow(matrix: Matrix, named: Named, judged: Judgement | undefined): void {
  const failed = (judged?.failed ?? []).map(({ rule, level, text }) => ({
    place: placeOf(matrix, rule, level),
    text: textOf(matrix, text),
  }));
  matrix.rows.push({
    number: matrix.rows.length + 1,
    label: printable(named.label, LONGEST_NAME),
    about: printable(named.about, LONGEST_URL),
    owner: printable(named.owner, LONGEST_NAME),
    href: named.href,
    standing: judged?.standing ?? 'pending',
    complete: judged?.complete ?? false,
    column: judged ? columnOf(matrix, judged.outcomes) : '',
    messages: failed.toSorted((a, b) => a.place - b.place).map(({ text }) => text),
  });
}

/** A rule of another version of the suite comes after those of this one. */
function placeOf({ rules: known }: Matrix, rule: string, level: Level): number {
  const found = known.get(rule);
  if (found) return found.index;
  known.set(rule, { index: known.size, level });
  return known.size - 1;
}

function columnOf(matrix: Matrix, outcomes: readonly RuleOutcome[]): string {
  const places = outcomes.map(({ rule, level, letter }) => [placeOf(matrix, rule, level), letter] as const);
  const column = Array<string>(matrix.rules.size).fill(unknownLetter);
  for (const [place, letter] of places) column[place] = letter;
  const text = column.join('');
  const same = matrix.columns.get(text);
  if (same === undefined) matrix.columns.set(text, text);
  return same ?? text;
}

function textOf(matrix: Matrix, shown: string): number {
  const { texts } = matrix;
  const found = texts.get(shown);
  if (found !== undefined) return found;
  // As the page holds it, in which `<` has six characters.
  const { length } = shown.replaceAll('<', '......');
  if (matrix.room < length) return -1;
  matrix.room -= length;
  texts.set(shown, texts.size);
  return texts.size - 1;
}

/** The letter of a rule in a column that may be older than the rule. */
export function letterAt(column: string, index: number): string {
  return column.charAt(index) || unknownLetter;
}
