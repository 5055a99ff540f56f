/** The rows of a table as its data has them: which are wanted, in which order, and what is said of a cell. Nothing here needs a browser. */
import type { PageData } from './data.js';

/** Unpacks what the page holds in short form. */
export function readTable(data: PageData) {
  const owners = new Set<string>();
  const rows = data.rows.map(([label, about, owner, verdict, group, href, letters, ...messages], number) => {
    const isFirst = !owners.has(owner);
    owners.add(owner);
    const standing = verdict >> 1;
    const [word = '', sign] = data.standings[standing] ?? [];
    return {
      number,
      label,
      about,
      owner,
      standing,
      group,
      href,
      letters,
      messages,
      isFirst,
      verdict: sign === '✓' && verdict % 2 === 0 ? `${word} as far as asked` : word,
      // The places of the rules that failed; what was seen of each is in the messages.
      failed: letters.split('').flatMap((letter, place) => (letter === 'f' ? [place] : [])),
    };
  });
  return { data, rules: data.rules, rows };
}

export type Table = Readonly<ReturnType<typeof readTable>>;
export type Rule = Table['rules'][number];
export type Row = Table['rows'][number];

export type Wanted = Readonly<Record<string, string | undefined>>;

const { compare } = new Intl.Collator('en', { numeric: true });
const byFailures = (a: Row, b: Row) => b.failed.length - a.failed.length;

const orders: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  verdict: (a, b) => a.standing - b.standing || byFailures(a, b),
  failures: byFailures,
  label: (a, b) => compare(a.label, b.label),
  owner: (a, b) => compare(a.owner, b.owner) || a.standing - b.standing,
};

/** The rows that are wanted, in the order that is wanted. */
export function foundRows(table: Table, wanted: Wanted): Row[] {
  const { group, owner, runs, verdict, rule, outcome, text, sort = '' } = wanted;
  const letterOf = (name: string) =>
    Object.entries(table.data.outcomes).find(([, [each]]) => each === name)?.[0] ?? '?';
  const place = table.rules.find(({ id }) => id === rule)?.place ?? -1;
  const hasOutcome = ({ letters }: Row) => {
    const letter = outcome && letterOf(outcome);
    if (rule) return letter ? letters[place] === letter : (letters[place] ?? '-') !== '-';
    return !letter || letters.includes(letter);
  };
  const hasText = text ? textIn(table, text.toLowerCase()) : () => true;
  const order = orders[sort];
  return table.rows
    .filter(
      row =>
        (!group || row.group === Number(group)) &&
        (!owner || row.owner === owner) &&
        (runs !== 'latest' || row.isFirst) &&
        (!verdict || table.data.standings[row.standing]?.[0] === verdict) &&
        hasOutcome(row) &&
        hasText(row),
    )
    .toSorted((a, b) => order?.(a, b) || a.number - b.number);
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

/** The columns of a view: the rule that is asked for first. */
export function shownRules({ rules }: Table, { rule, columns }: Wanted): readonly Rule[] {
  const shown = [
    ...rules.filter(({ id }) => id === rule),
    ...rules.filter(({ id, isShown }) => id !== rule && (isShown || columns === 'all')),
  ];
  return shown.length === 0 ? rules : shown;
}

/** `3 targets of 50, wiki.example`. */
export function foundText({ data, rows }: Table, found: number, { group, owner }: Wanted): string {
  const of = found === rows.length ? '' : ` of ${rows.length.toLocaleString('en')}`;
  return [
    counted(found, data.noun) + of,
    ...(group === undefined ? [] : [`group ${group}`]),
    ...(owner === undefined ? [] : [owner]),
  ].join(', ');
}

const counted = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export const ruleText = ({ id, level, note, failed }: Rule): string =>
  `${id} (${level}): ${note || counted(failed, 'failure')}`;

/** What is said of a cell: the outcome, and what was seen of a rule that failed. */
export function cellText({ data }: Table, row: Row, { id, level, place }: Rule): string {
  const [, , words = 'no result'] = data.outcomes[row.letters[place] ?? ''] ?? [];
  const text = data.messages[row.messages[row.failed.indexOf(place)] ?? -1] ?? '';
  const [, host = ''] = /^https?:\/\/([^/]*)/i.exec(row.about) ?? [];
  const seen = text === '' ? '' : `: ${text.replaceAll('{host}', () => host)}`;
  return `${row.label}, ${id} (${level}): ${words}${seen}`;
}
