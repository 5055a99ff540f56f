/** What a page gives to its script, as JSON. */
export interface PageData {
  readonly noun: 'target' | 'run';
  /** What the owners of the rows are, if they have a column. */
  readonly owner: string;
  /** Whether a cell leads to the findings of the page, or to the report of its row. */
  readonly cells: 'report' | 'findings';
  /** By letter. */
  readonly outcomes: Readonly<Record<string, readonly [name: string, sign: string, words: string]>>;
  readonly standings: readonly (readonly [word: string, sign: string, tone: string])[];
  /** In the order of the page, each with its place in the columns of letters. */
  readonly rules: readonly {
    readonly id: string;
    readonly level: string;
    readonly place: number;
    readonly failed: number;
    readonly isShown: boolean;
    /** What is said of it besides; empty if the failures say it all. */
    readonly note: string;
  }[];
  readonly messages: readonly string[];
  readonly rows: readonly RowData[];
}

/** The verdict is the place of its standing, twice, plus 1 if it is complete; the messages follow the failed rules. */
export type RowData = readonly [
  label: string,
  about: string,
  owner: string,
  verdict: number,
  group: number,
  href: string,
  letters: string,
  ...messages: number[],
];
