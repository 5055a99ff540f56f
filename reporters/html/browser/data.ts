/** What a page gives to its script, as JSON. */
export interface PageData {
  /** What a row is. */
  readonly noun: 'target' | 'run';
  /** The columns between the label and the rules. */
  readonly between: readonly (readonly [name: string, kind: 'owner' | 'must' | 'should' | 'group'])[];
  /** Whether a cell leads to the findings of the page, or to the report of its row. */
  readonly cells: 'report' | 'findings';
  /** By letter. */
  readonly outcomes: Readonly<Record<string, readonly [name: string, sign: string, words: string]>>;
  readonly standings: readonly (readonly [word: string, sign: string, tone: string])[];
  readonly rules: readonly (readonly [
    id: string,
    level: string,
    failed: number,
    isShown: number,
    note: string,
  ])[];
  /** Each text once; rows have the places. */
  readonly owners: readonly string[];
  /** The outcomes of each group, a letter for each rule. */
  readonly columns: readonly string[];
  readonly messages: readonly string[];
  readonly rows: readonly RowData[];
}

/** The verdict is the place of its standing, twice, plus 1 if it is complete; the messages follow the failed rules. */
export type RowData = readonly [
  label: string,
  about: string,
  owner: number,
  verdict: number,
  group: number,
  href: string,
  ...messages: number[],
];
