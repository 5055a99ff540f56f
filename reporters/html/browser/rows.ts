/** Filters, sorts and describes the rows of a table. Nothing here needs a browser. */

/** The JSON from a page to its script. */
export interface PageData {
  readonly noun: 'target' | 'run';
  /** The heading of the column of owners; empty without one. */
  readonly owner: string;
  /** Where cells link to: findings on the page, or the report of the row. */
  readonly cells: 'report' | 'findings';
  readonly outcomes: Readonly<Record<string, readonly [name: string, sign: string, words: string]>>;
  /** In order of urgency. */
  readonly standings: Readonly<
    Record<string, { readonly words: string; readonly sign: string; readonly tone: string }>
  >;
  /** `place` is the index in `column`. */
  readonly rules: readonly {
    readonly id: string;
    readonly level: string;
    readonly place: number;
    readonly failed: number;
    readonly isShown: boolean;
    /** Shown instead of the number of failures. */
    readonly note: string;
  }[];
  readonly messages: readonly string[];
  /** Each once, because most targets have the same outcomes as many others. */
  readonly contents: readonly Content[];
  /** The last is an index of `contents`. */
  readonly rows: readonly (readonly [
    label: string,
    about: string,
    owner: string,
    href: string,
    content: number,
  ])[];
}

export interface Named {
  readonly label: string;
  /** The URL of a target, or the versions that judged a run. */
  readonly about: string;
  /** The operator of a target, or the target of a run. */
  readonly owner: string;
  /** The report; empty without one. */
  readonly href: string;
}

export interface Content {
  readonly standing: string;
  readonly complete: boolean;
  /** A letter for the outcome of each rule; empty without a report. */
  readonly column: string;
  /** For each failed rule in the order of `column`, an index of the messages, or -1. */
  readonly messages: readonly number[];
}

export function readTable(data: PageData) {
  const owners = new Set<string>();
  const contents = data.contents.map(content => {
    const letters = content.column.split('');
    return { ...content, failed: letters.flatMap((letter, place) => (letter === 'f' ? [place] : [])) };
  });
  const rows = data.rows.flatMap(([label, about, owner, href, at], number) => {
    const isFirst = !owners.has(owner);
    owners.add(owner);
    const content = contents[at];
    return content ? [{ label, about, owner, href, number, isFirst, ...content }] : [];
  });
  return { data, rules: data.rules, rows, standings: Object.keys(data.standings) };
}

export type Table = Readonly<ReturnType<typeof readTable>>;
export type Rule = Table['rules'][number];
export type Row = Table['rows'][number];

export type Wanted = Readonly<Record<string, string | undefined>>;

const { compare } = new Intl.Collator('en', { numeric: true });
const byFailures = (a: Row, b: Row) => b.failed.length - a.failed.length;

function orderOf({ standings }: Table, sort = ''): (a: Row, b: Row) => number {
  const byVerdict = (a: Row, b: Row) => standings.indexOf(a.standing) - standings.indexOf(b.standing);
  if (sort === 'verdict') return (a, b) => byVerdict(a, b) || byFailures(a, b);
  if (sort === 'label') return (a, b) => compare(a.label, b.label);
  if (sort === 'owner') return (a, b) => compare(a.owner, b.owner) || byVerdict(a, b);
  return sort === 'failures' ? byFailures : () => 0;
}

export function foundRows(table: Table, wanted: Wanted): Row[] {
  const { like, owner, runs, verdict, rule, outcome, text, sort } = wanted;
  const letterOf = (name: string) =>
    Object.entries(table.data.outcomes).find(([, [each]]) => each === name)?.[0] ?? '?';
  const place = table.rules.find(({ id }) => id === rule)?.place ?? -1;
  const hasOutcome = ({ column }: Row) => {
    const letter = outcome && letterOf(outcome);
    if (rule) return letter ? column[place] === letter : (column[place] ?? '-') !== '-';
    return !letter || column.includes(letter);
  };
  const hasText = text ? textIn(table, text.toLowerCase()) : () => true;
  const order = orderOf(table, sort);
  return table.rows
    .filter(
      row =>
        (!like || row.column === table.rows[Number(like)]?.column) &&
        (!owner || row.owner === owner) &&
        (runs !== 'latest' || row.isFirst) &&
        (!verdict || row.standing === verdict) &&
        hasOutcome(row) &&
        hasText(row),
    )
    .toSorted((a, b) => order(a, b) || a.number - b.number);
}

function textIn({ data, rules }: Table, sought: string): (row: Row) => boolean {
  const isIn = (text: string) => text.toLowerCase().includes(sought);
  const inRules = new Set(rules.filter(({ id }) => isIn(id)).map(({ place }) => place));
  const inMessages = data.messages.map(isIn);
  return ({ label, about, owner, failed, messages }) =>
    [label, about, owner].some(isIn) ||
    failed.some(place => inRules.has(place)) ||
    messages.some(index => inMessages[index]);
}

export function shownRules({ rules }: Table, { rule, columns }: Wanted): readonly Rule[] {
  const shown = [
    ...rules.filter(({ id }) => id === rule),
    ...rules.filter(({ id, isShown }) => id !== rule && (isShown || columns === 'all')),
  ];
  return shown.length === 0 ? rules : shown;
}

export function foundText({ data, rows }: Table, found: number, { like, owner }: Wanted): string {
  const of = found === rows.length ? '' : ` of ${rows.length.toLocaleString('en')}`;
  const all = [counted(found, data.noun) + of, like && 'all alike', owner];
  return all.filter(Boolean).join(', ');
}

const counted = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

type Standings = PageData['standings'];

export function verdictText(
  standings: Standings,
  { standing, complete }: Pick<Content, 'standing' | 'complete'>,
): string {
  const { words = standing, sign } = standings[standing] ?? {};
  return sign === '✓' && !complete ? `${words} as far as asked` : words;
}

export const ruleText = ({ id, level, note, failed }: Rule): string =>
  `${id} (${level}): ${note || counted(failed, 'failure')}`;

export function cellText({ data }: Table, row: Row, { id, level, place }: Rule): string {
  const [, , words = 'no result'] = data.outcomes[row.column[place] ?? ''] ?? [];
  const text = data.messages[row.messages[row.failed.indexOf(place)] ?? -1] ?? '';
  const [, host = ''] = /^https?:\/\/([^/]*)/i.exec(row.about) ?? [];
  const seen = text === '' ? '' : `: ${text.replaceAll('{host}', () => host)}`;
  return `${row.label}, ${id} (${level}): ${words}${seen}`;
}
