/** The rows of a table as its data has them: which are wanted, in which order, and what is said of a cell. Nothing here needs a browser. */
import type { PageData } from './data.js';

export interface Rule {
  readonly index: number;
  readonly id: string;
  readonly level: string;
  readonly failed: number;
  readonly isShown: boolean;
  readonly note: string;
}

interface Column {
  readonly letters: string;
  /** The places of the rules that failed. */
  readonly failed: readonly number[];
  readonly must: number;
  readonly should: number;
}

export interface Row {
  readonly number: number;
  readonly label: string;
  readonly about: string;
  readonly owner: string;
  readonly standing: number;
  readonly complete: boolean;
  /** -1 for a row without a report. */
  readonly group: number;
  readonly href: string;
  readonly messages: readonly number[];
  readonly column: Column;
  /** Whether it is the first of its owner. */
  readonly isFirst: boolean;
}

export interface Table {
  readonly data: PageData;
  readonly rules: readonly Rule[];
  readonly rows: readonly Row[];
}

const none: Column = { letters: '', failed: [], must: 0, should: 0 };

export function readTable(data: PageData): Table {
  const rules = data.rules.map(([id, level, failed, isShown, note], index) => {
    return { index, id, level, failed, isShown: isShown === 1, note };
  });
  // What follows from a column is counted once for all of its rows.
  const columns = data.columns.map((letters): Column => {
    const failed = letters.split('').flatMap((letter, index) => (letter === 'f' ? [index] : []));
    const at = (level: string) => failed.filter(index => rules[index]?.level === level).length;
    return { letters, failed, must: at('MUST'), should: at('SHOULD') };
  });
  const owners = new Set<number>();
  const rows = data.rows.map(([label, about, owner, verdict, group, href, ...messages], number): Row => {
    const isFirst = !owners.has(owner);
    owners.add(owner);
    return {
      number,
      label,
      about,
      owner: data.owners[owner] ?? '',
      standing: verdict >> 1,
      complete: verdict % 2 === 1,
      group,
      href,
      messages,
      column: columns[group] ?? none,
      isFirst,
    };
  });
  return { data, rules, rows };
}

export type Wanted = Readonly<Record<string, string | undefined>>;

const { compare } = new Intl.Collator('en', { numeric: true });
const failures = ({ column }: Row) => column.must * 1_000 + column.should;

const orders: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  verdict: (a, b) => a.standing - b.standing || failures(b) - failures(a),
  failures: (a, b) => b.column.failed.length - a.column.failed.length || failures(b) - failures(a),
  label: (a, b) => compare(a.label, b.label),
  owner: (a, b) => compare(a.owner, b.owner) || a.standing - b.standing,
};

/** The rows that are wanted, in the order that is wanted. */
export function foundRows(table: Table, wanted: Wanted): Row[] {
  const tests = testsOf(table, wanted);
  const order = orders[wanted['sort'] ?? ''];
  return table.rows
    .filter(row => tests.every(test => test(row)))
    .toSorted((a, b) => order?.(a, b) || a.number - b.number);
}

type Test = (row: Row) => boolean;

function testsOf(table: Table, wanted: Wanted): Test[] {
  const { standings } = table.data;
  const given = (name: string, test: (value: string) => Test) => {
    const value = wanted[name] ?? '';
    return value === '' ? [] : [test(value)];
  };
  return [
    ...given('group', value => row => row.group === Number(value) - 1),
    ...given('owner', value => row => row.owner === value),
    ...given('runs', value => row => value !== 'latest' || row.isFirst),
    ...given('verdict', value => row => standings[row.standing]?.[0] === value),
    ...given('rule', value => hasRule(table, value, wanted['outcome'] ?? '')),
    ...given('outcome', value => row => row.column.letters.includes(letterOf(table, value))),
    ...given('text', value => hasText(table, value.toLowerCase())),
  ];
}

const letterOf = ({ data }: Table, outcome: string) =>
  Object.entries(data.outcomes).find(([, [name]]) => name === outcome)?.[0] ?? '?';

function hasRule(table: Table, rule: string, outcome: string): Test {
  const at = table.rules.findIndex(({ id }) => id === rule);
  const letter = letterOf(table, outcome);
  return ({ column }) =>
    outcome === '' ? (column.letters[at] ?? '-') !== '-' : column.letters[at] === letter;
}

function hasText({ data, rules }: Table, sought: string): Test {
  const isIn = (text: string) => text.toLowerCase().includes(sought);
  const inRules = rules.map(({ id }) => id.includes(sought));
  const inMessages = data.messages.map(isIn);
  return ({ label, about, owner, column, messages }) =>
    [label, about, owner].some(isIn) ||
    column.failed.some(index => inRules[index]) ||
    messages.some(index => inMessages[index]);
}

/** The columns of a view: the rule that is asked for first. */
export function shownRules({ rules }: Table, { rule, columns }: Wanted): readonly Rule[] {
  const shown = [
    ...rules.filter(({ id }) => id === rule),
    ...rules.filter(({ id, isShown }) => id !== rule && (isShown || columns === 'all')),
  ];
  return shown.length === 0 ? rules : shown;
}

/** `3 targets of 50, operator wiki.example`. */
export function foundText({ data, rows }: Table, found: number, wanted: Wanted): string {
  const { group, owner } = wanted;
  const of = found === rows.length ? '' : ` of ${rows.length.toLocaleString('en')}`;
  return [
    counted(found, data.noun) + of,
    ...(group === undefined ? [] : [`group ${group}`]),
    ...(owner === undefined ? [] : [owner]),
  ].join(', ');
}

const counted = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export function verdictOf({ data }: Table, { standing, complete }: Row): string {
  const [word = '', sign] = data.standings[standing] ?? [];
  return sign === '✓' && !complete ? `${word} as far as asked` : word;
}

/** What is said of a cell, of a row (no rule), or of a column (no row). */
export function explanation(table: Table, row: Row | undefined, rule: Rule | undefined): string {
  const head = rule ? `${rule.id} (${rule.level})` : '';
  if (!row && !rule) return '';
  if (!row) return `${head}: ${rule?.note || counted(rule?.failed ?? 0, 'failure')}`;
  if (!rule) return `${row.label}, ${row.about}: ${verdictOf(table, row)}`;
  const [, , words = 'no result'] = table.data.outcomes[row.column.letters[rule.index] ?? ''] ?? [];
  const message = messageOf(table, row, rule);
  return `${row.label}, ${head}: ${words}${message === '' ? '' : `: ${message}`}`;
}

/** What was seen of a rule that failed. */
function messageOf({ data }: Table, { column, messages, about }: Row, { index }: Rule): string {
  const text = data.messages[messages[column.failed.indexOf(index)] ?? -1] ?? '';
  const [, host = ''] = /^https?:\/\/([^/]*)/i.exec(about) ?? [];
  return text.replaceAll('{host}', host);
}
