/** The results of a fleet in compact form: a row for each target, made as its report arrives, so that no report is kept. */
import { ruleIds } from '../../schemas/rule-ids.js';
import { rules, silences } from '../../schemas/generated/rules.js';
import type { Level } from '../../schemas/generated/rules.js';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { printable } from '../../schemas/text/printable.js';
import { maskOf } from '../report/masks.js';
import { failuresOf } from '../report/results.js';
import { verdictState } from '../report/verdict-words.js';

export interface PageTarget {
  readonly label: string;
  readonly url: string;
  readonly operator: string;
  /** Of its report, as a link from the page; empty without a report. */
  readonly folder: string;
  /** Whether a page lies beside the report. */
  readonly hasPage: boolean;
}

/** `pending` is a target without a report. */
export const standings = ['nonconformant', 'undetermined', 'pending', 'conformant'] as const;
export type Standing = (typeof standings)[number];

export interface FleetRow extends PageTarget {
  /** From 1 on, in the order of the list. */
  readonly number: number;
  readonly standing: Standing;
  /** false where a stated budget cut the audit short. */
  readonly complete: boolean;
  /** The outcome of each rule, one letter each, in the order of the fleet's rules; empty without a report. */
  readonly column: string;
  /** What was seen of each failed rule, in the order of the column, as indices of the fleet's texts; -1 where there is no room. */
  readonly messages: readonly number[];
  /** What was seen of each silence, in the order of the fleet's silences, as indices of its texts. */
  readonly seen: readonly (number | undefined)[];
}

export interface Fleet {
  readonly rows: FleetRow[];
  /** By id; the index is the place in a column. */
  readonly rules: Map<string, { readonly index: number; readonly level: Level }>;
  /** The index is the place in `seen` of a row. */
  readonly silences: Map<string, { readonly index: number; readonly section: string }>;
  /** Each text once, because targets that fail in the same way fail by the thousand. */
  readonly texts: Map<string, number>;
  /** Each column once. */
  readonly columns: Map<string, string>;
  readonly suites: Set<string>;
  readonly contracts: Set<string>;
  /** How many characters of texts there is room for. */
  room: number;
  title: string;
  requests: number;
  /** Failures that a baseline lists. */
  excused: number;
}

export const letters = {
  passed: 'p',
  failed: 'f',
  cantTell: 'c',
  inapplicable: 'i',
  untested: 'u',
} as const satisfies Readonly<Record<Outcome, string>>;

/** Of a rule that the report does not know. */
export const unknownLetter = '-';

/** The names of a target's files in its folder. */
export const targetFiles = { report: 'report.json.gz', page: 'report.html' } as const;

/** Bounds what the page and the memory hold, whatever servers answer. */
const MOST_CHARACTERS = 2_000_000;
const LONGEST_TEXT = 300;
const LONGEST_URL = 150;
const LONGEST_LABEL = 80;
const LONGEST_NAME = 80;

export function emptyFleet(): Fleet {
  return {
    rows: [],
    rules: new Map(ruleIds.map((id, index) => [id, { index, level: rules[id].level }])),
    silences: new Map(Object.entries(silences).map(([id, { section }], index) => [id, { index, section }])),
    texts: new Map(),
    columns: new Map(),
    suites: new Set(),
    contracts: new Set(),
    room: MOST_CHARACTERS,
    title: '',
    requests: 0,
    excused: 0,
  };
}

/** Adds the row of a target; without a report, it is pending. */
export function addTarget(fleet: Fleet, target: PageTarget, report?: Report): void {
  fleet.rows.push(fleetRowOf(fleet, target, report));
  if (!report) return;
  fleet.title ||= report.contract.title;
  fleet.suites.add(report.suite.version);
  fleet.contracts.add(report.contract.digest);
  fleet.requests += report.requests;
  fleet.excused += failuresOf(report).excused.length;
}

function fleetRowOf(fleet: Fleet, target: PageTarget, report: Report | undefined): FleetRow {
  const shown = {
    ...target,
    number: fleet.rows.length + 1,
    label: printable(target.label, LONGEST_LABEL),
    url: printable(target.url, LONGEST_URL),
    operator: printable(target.operator, LONGEST_LABEL),
  };
  if (!report) return { ...shown, standing: 'pending', complete: false, column: '', messages: [], seen: [] };
  const standing = verdictState(report);
  const mask = maskOf(report);
  const failed = report.results
    .filter(({ outcome }) => outcome === 'failed')
    .map(result => ({ place: placeOf(fleet, result), text: textOf(fleet, mask(result.message)) }));
  return {
    ...shown,
    standing,
    complete: report.complete,
    column: columnOf(fleet, report.results),
    messages: failed.toSorted((a, b) => a.place - b.place).map(({ text }) => text),
    seen: seenOf(fleet, report, mask),
  };
}

/** A rule of another version of the suite comes after those of this one. */
function placeOf({ rules: known }: Fleet, { rule, level }: RuleResult): number {
  const id = printable(rule, LONGEST_NAME);
  const found = known.get(id);
  if (found) return found.index;
  known.set(id, { index: known.size, level });
  return known.size - 1;
}

function columnOf(fleet: Fleet, results: readonly RuleResult[]): string {
  const places = results.map(result => [placeOf(fleet, result), letters[result.outcome]] as const);
  const column = Array<string>(fleet.rules.size).fill(unknownLetter);
  for (const [place, letter] of places) column[place] = letter;
  const text = column.join('');
  const same = fleet.columns.get(text);
  if (same === undefined) fleet.columns.set(text, text);
  return same ?? text;
}

function textOf(fleet: Fleet, text: string): number {
  const { texts } = fleet;
  const shown = printable(text, LONGEST_TEXT);
  const found = texts.get(shown);
  if (found !== undefined) return found;
  // As the page holds it, in which `<` has six characters.
  const { length } = shown.replaceAll('<', '......');
  if (fleet.room < length) return -1;
  fleet.room -= length;
  texts.set(shown, texts.size);
  return texts.size - 1;
}

function seenOf(fleet: Fleet, { observations }: Report, mask: (text: string) => string): FleetRow['seen'] {
  const seen: (number | undefined)[] = [];
  for (const { silence, section, seen: text } of observations) {
    const id = printable(silence, LONGEST_NAME);
    const known = fleet.silences.get(id) ?? { index: fleet.silences.size, section };
    fleet.silences.set(id, known);
    seen[known.index] = textOf(fleet, mask(text));
  }
  return seen;
}

/** The letter of a rule in a column that may be older than the rule. */
export function letterAt(column: string, index: number): string {
  return column.charAt(index) || unknownLetter;
}
