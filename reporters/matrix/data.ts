/** What the script of a page knows: the rows and rules of its table, as compact JSON within the page. */
import { outcomes } from '../../schemas/verdict.js';
import type { Level } from '../../schemas/generated/rules.js';
import type { PageData, RowData } from '../html/browser/data.js';
import { outcomeWords } from '../report/verdict-words.js';
import type { Group } from './counts.js';
import { letterAt, letters, standings } from './rows.js';
import type { Matrix, Row } from './rows.js';
import { standingWords } from './words.js';

/** How one page shows its table. */
export interface View extends Pick<PageData, 'noun' | 'between' | 'cells'> {
  /** In the order of the columns. */
  readonly rules: readonly ViewedRule[];
  /** What the rules have in common that are shown at first. */
  readonly shown: string;
  readonly sorts: readonly (readonly [value: string, text: string])[];
  /** Whether only the first row of each owner is shown at first. */
  readonly isFirstOnly?: boolean;
}

export interface ViewedRule {
  readonly rule: string;
  readonly level: Level;
  /** On how many rows it fails. */
  readonly failed: number;
  readonly isShown: boolean;
  /** What is said of the rule besides. */
  readonly note: string;
}

/** A block of data, which no browser runs. */
export function dataBlock(matrix: Matrix, view: View, groups: readonly Group[]): string {
  // Within a script element, `<` alone can end or change what follows.
  const json = JSON.stringify(pageData(matrix, view, groups)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="data">${json}</script>`;
}

function pageData(matrix: Matrix, { noun, between, cells, rules }: View, groups: readonly Group[]): PageData {
  const owners = indexOf(matrix.rows.map(({ owner }) => owner));
  const places = rules.map(({ rule }) => matrix.rules.get(rule)?.index ?? -1);
  const groupOf = new Map(groups.map(({ column, number }) => [column, number - 1]));
  const all = [...matrix.texts.keys()];
  const messages = indexOf(matrix.rows.flatMap(row => row.messages.flatMap(text => all[text] ?? [])));
  return {
    noun,
    between,
    cells,
    outcomes: Object.fromEntries(
      outcomes.map(name => [letters[name], [name, outcomeWords[name].sign, outcomeWords[name].words]]),
    ),
    standings: standings.map(each => {
      const { word, sign, tone } = standingWords[each];
      return [word, sign, tone];
    }),
    rules: rules.map(({ rule, level, failed, isShown, note }) => [
      rule,
      level,
      failed,
      Number(isShown),
      note,
    ]),
    owners: [...owners.keys()],
    columns: groups.map(({ column }) => places.map(place => letterAt(column, place)).join('')),
    messages: [...messages.keys()],
    rows: matrix.rows.map((row): RowData => [
      row.label,
      row.about,
      owners.get(row.owner) ?? 0,
      standings.indexOf(row.standing) * 2 + Number(row.complete),
      groupOf.get(row.column) ?? -1,
      row.href,
      ...inOrder(row, places).map(text => messages.get(all[text] ?? '') ?? -1),
    ]),
  };
}

/** The messages of a row are in the order of the contract; the script expects that of the page. */
function inOrder({ column, messages }: Row, places: readonly number[]): number[] {
  if (messages.length === 0) return [];
  const failed = column.split('').flatMap((letter, place) => (letter === letters.failed ? [place] : []));
  const texts = new Map(failed.map((place, at) => [place, messages[at] ?? -1]));
  return places.flatMap(place => texts.get(place) ?? []);
}

/** Each text once, with its place. */
function indexOf(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].map((text, index) => [text, index]));
}
