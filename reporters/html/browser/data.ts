/** What a page gives to its script, as JSON. */
export interface PageData {
  readonly noun: 'target' | 'run';
  /** What the owners of the rows are, if they have a column. */
  readonly owner: string;
  /** Whether a cell leads to the findings of the page, or to the report of its row. */
  readonly cells: 'report' | 'findings';
  /** By letter. */
  readonly outcomes: Readonly<Record<string, readonly [name: string, sign: string, words: string]>>;
  /** Those that need attention first. */
  readonly standings: Readonly<
    Record<string, { readonly words: string; readonly sign: string; readonly tone: string }>
  >;
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

export interface RowData {
  readonly label: string;
  /** The address of a target, or what a run was judged by. */
  readonly about: string;
  /** The operator of a target, or the target of a run; empty if there is nothing to tell apart. */
  readonly owner: string;
  /** Its report, as a link from the page; empty without one. */
  readonly href: string;
  readonly standing: string;
  /** false if a MUST rule was not judged, or a budget or a fault cut the audit short. */
  readonly complete: boolean;
  /** The outcome of each rule, one letter each, in the order of the rules; empty without a report. */
  readonly column: string;
  /** What was seen of each failed rule, in the order of the column, as indices of the messages; -1 if there is no room. */
  readonly messages: readonly number[];
}
