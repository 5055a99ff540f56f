/** The results of a fleet in compact form: a row for each target, made as its report arrives, so that no report is kept. */
import { ruleIds } from '../../schemas/rule-ids.js';
import { rules, silences } from '../../schemas/generated/rules.js';
import type { Level } from '../../schemas/generated/rules.js';
import type { Outcome, Report } from '../../schemas/verdict.js';
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
  /** false where a MUST rule was not judged, or a budget or a fault cut the audit short. */
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

/** What the row of a target needs of its report: a small part of it. */
export interface RowFacts {
  readonly title: string;
  readonly suite: string;
  readonly contract: string;
  readonly requests: number;
  readonly excused: number;
  readonly standing: Standing;
  readonly complete: boolean;
  readonly outcomes: readonly RuleOutcome[];
  /** What was seen of each failed rule. */
  readonly failed: readonly { readonly rule: string; readonly level: Level; readonly text: string }[];
  readonly seen: readonly { readonly silence: string; readonly section: string; readonly text: string }[];
}

interface RuleOutcome {
  readonly rule: string;
  readonly level: Level;
  readonly letter: string;
}

export function factsOf(report: Report): RowFacts {
  const mask = maskOf(report);
  const textFor = (text: string) => printable(mask(text), LONGEST_TEXT);
  const outcomes: RuleOutcome[] = [];
  const failed: RowFacts['failed'][number][] = [];
  for (const { rule, level, outcome, message } of report.results) {
    const name = printable(rule, LONGEST_NAME);
    outcomes.push({ rule: name, level, letter: letters[outcome] });
    if (outcome === 'failed') failed.push({ rule: name, level, text: textFor(message) });
  }
  return {
    title: report.contract.title,
    suite: report.suite.version,
    contract: report.contract.digest,
    requests: report.requests,
    excused: failuresOf(report).excused.length,
    standing: verdictState(report),
    complete: report.complete,
    outcomes,
    failed,
    seen: report.observations.map(({ silence, section, seen }) => ({
      silence: printable(silence, LONGEST_NAME),
      section,
      text: textFor(seen),
    })),
  };
}

/** Adds the row of a target; without the facts of its report, it is pending. */
export function addTarget(fleet: Fleet, target: PageTarget, facts?: RowFacts): void {
  fleet.rows.push(fleetRowOf(fleet, target, facts));
  if (!facts) return;
  fleet.title ||= facts.title;
  fleet.suites.add(facts.suite);
  fleet.contracts.add(facts.contract);
  fleet.requests += facts.requests;
  fleet.excused += facts.excused;
}

function fleetRowOf(fleet: Fleet, target: PageTarget, facts: RowFacts | undefined): FleetRow {
  const shown = {
    ...target,
    number: fleet.rows.length + 1,
    label: printable(target.label, LONGEST_LABEL),
    url: printable(target.url, LONGEST_URL),
    operator: printable(target.operator, LONGEST_LABEL),
  };
  if (!facts) return { ...shown, standing: 'pending', complete: false, column: '', messages: [], seen: [] };
  const { standing, complete, outcomes } = facts;
  const failed = facts.failed.map(({ rule, level, text }) => ({
    place: placeOf(fleet, rule, level),
    text: textOf(fleet, text),
  }));
  return {
    ...shown,
    standing,
    complete,
    column: columnOf(fleet, outcomes),
    messages: failed.toSorted((a, b) => a.place - b.place).map(({ text }) => text),
    seen: seenOf(fleet, facts),
  };
}

/** A rule of another version of the suite comes after those of this one. */
function placeOf({ rules: known }: Fleet, rule: string, level: Level): number {
  const found = known.get(rule);
  if (found) return found.index;
  known.set(rule, { index: known.size, level });
  return known.size - 1;
}

function columnOf(fleet: Fleet, outcomes: readonly RuleOutcome[]): string {
  const places = outcomes.map(({ rule, level, letter }) => [placeOf(fleet, rule, level), letter] as const);
  const column = Array<string>(fleet.rules.size).fill(unknownLetter);
  for (const [place, letter] of places) column[place] = letter;
  const text = column.join('');
  const same = fleet.columns.get(text);
  if (same === undefined) fleet.columns.set(text, text);
  return same ?? text;
}

function textOf(fleet: Fleet, shown: string): number {
  const { texts } = fleet;
  const found = texts.get(shown);
  if (found !== undefined) return found;
  // As the page holds it, in which `<` has six characters.
  const { length } = shown.replaceAll('<', '......');
  if (fleet.room < length) return -1;
  fleet.room -= length;
  texts.set(shown, texts.size);
  return texts.size - 1;
}

function seenOf(fleet: Fleet, facts: RowFacts): FleetRow['seen'] {
  const seen: (number | undefined)[] = [];
  for (const { silence, section, text } of facts.seen) {
    const known = fleet.silences.get(silence) ?? { index: fleet.silences.size, section };
    fleet.silences.set(silence, known);
    seen[known.index] = textOf(fleet, text);
  }
  return seen;
}

/** Remembers what rows need of reports that are at hand, so that they need not be read again. */
export interface FactsMemory {
  add(id: string, report: Report): void;
  get(id: string): RowFacts | undefined;
}

/** As much as there is room for; what is the same in many reports is kept once. */
export function openFactsMemory(): FactsMemory {
  const facts = new Map<string, RowFacts>();
  const parts = new Map<string, object>();
  let room = MOST_CHARACTERS;
  const shared = <Part extends object>(part: Part): Part => {
    const key = JSON.stringify(part);
    const same = parts.get(key);
    if (same) return same as Part;
    room -= key.length;
    parts.set(key, part);
    return part;
  };
  return {
    add(id, report) {
      facts.delete(id);
      if (room <= 0) return;
      const { outcomes, failed, seen, ...rest } = factsOf(report);
      facts.set(id, { ...rest, outcomes: shared(outcomes), failed: shared(failed), seen: shared(seen) });
    },
    get: id => facts.get(id),
  };
}

/** The letter of a rule in a column that may be older than the rule. */
export function letterAt(column: string, index: number): string {
  return column.charAt(index) || unknownLetter;
}
