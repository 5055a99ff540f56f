/** What a wiki holds, as far as the answers of an audit tell: its files, languages and databases, by name. */
import { amount } from '../text/amounts.js';
import { jsonIn, jsonText, membersOf, valueAt } from './answers.js';
import type { Answers } from './answers.js';
import { printable } from '../../schemas/text/printable.js';

export interface Holdings {
  /** By name; what stands there is the entry as JSON. */
  readonly entries: ReadonlyMap<string, string>;
  /** Whether these are all, not only those of the answers that are at hand. */
  readonly all: boolean;
}

/** A bound on memory; what is beyond it is as if it had not been kept. */
const MOST_FILES = 100_000;

const known = new WeakMap<Answers, Map<string, Holdings>>();

/** The files of a listing, such as `allimages` or `allimages aimime=image/png`; a listing is read once. */
export function filesOf(answers: Answers, listing = 'allimages'): Holdings {
  const listings = known.get(answers) ?? new Map<string, Holdings>();
  known.set(answers, listings);
  const files = listings.get(listing) ?? readFiles(answers, listing);
  listings.set(listing, files);
  return files;
}

function readFiles(answers: Answers, listing: string): Holdings {
  const entries = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const json = jsonIn(answers.find(`${listing} page ${page}`));
    const files = valueAt(json, '/query/allimages');
    if (!Array.isArray(files)) return { entries: furtherFiles(answers, listing, entries), all: false };
    for (const file of files) addFile(entries, file);
    if (entries.size >= MOST_FILES) return { entries, all: false };
    if (valueAt(json, '/continue') === undefined) return { entries, all: true };
  }
}

/** Those of the pages after a gap. */
function furtherFiles(answers: Answers, listing: string, entries: Map<string, string>): Map<string, string> {
  for (const question of answers.questions.filter(each => each.startsWith(`${listing} page `))) {
    const files = valueAt(jsonIn(answers.find(question)), '/query/allimages');
    if (Array.isArray(files)) for (const file of files) addFile(entries, file);
    if (entries.size >= MOST_FILES) break;
  }
  return entries;
}

function addFile(entries: Map<string, string>, file: unknown): void {
  const name = membersOf(file)?.['name'];
  if (typeof name === 'string' && !entries.has(name)) entries.set(name, jsonText(file));
}

function languagesOf(answers: Answers): Holdings {
  const languages = membersOf(valueAt(jsonIn(answers.find('languageinfo')), '/query/languageinfo'));
  return {
    entries: new Map(Object.keys(languages ?? {}).map(code => [code, ''])),
    all: languages !== undefined,
  };
}

function databasesOf(answers: Answers): Holdings {
  const list = valueAt(jsonIn(answers.find('dbrepllag')), '/query/dbrepllag');
  const hosts = Array.isArray(list) ? list.map(each => String(membersOf(each)?.['host'])) : [];
  return { entries: new Map(hosts.map(host => [host, ''])), all: Array.isArray(list) };
}

const sorts = {
  allimages: { noun: 'file', of: (answers: Answers) => filesOf(answers) },
  languageinfo: { noun: 'language', of: languagesOf },
  dbrepllag: { noun: 'database', of: databasesOf },
} as const;
export type Sort = keyof typeof sorts;

/** Whether all that the wiki holds is at hand. */
export function isDataKnown(answers: Answers): boolean {
  return Object.values(sorts).every(({ of }) => of(answers).all);
}

export interface DataChange {
  readonly sort: Sort;
  readonly words: string;
}

/** How what the wiki holds differs between two audits; nothing where it is the same, or not known. */
export function dataChanges(old: Answers, now: Answers): DataChange[] {
  return (Object.keys(sorts) as Sort[]).flatMap(sort => {
    const { noun, of } = sorts[sort];
    const words =
      changeIn(noun, of(old), of(now)) ?? (sort === 'allimages' ? firstPages(old, now) : undefined);
    return words === undefined ? [] : [{ sort, words }];
  });
}

function changeIn(noun: string, old: Holdings, now: Holdings): string | undefined {
  if (!old.all || !now.all) return undefined;
  const [gone, added] = apart([...old.entries.keys()], [...now.entries.keys()]);
  if (gone.length + added.length === 0) return undefined;
  const counts =
    old.entries.size === now.entries.size
      ? `the wiki holds ${amount(now.entries.size, noun)} as before, but not the same`
      : `the wiki held ${amount(old.entries.size, noun)}, it holds ${now.entries.size}`;
  return counts + samples(gone, added);
}

/** Where no more is at hand, the first pages tell at least that the listings differ. */
function firstPages(old: Answers, now: Answers): string | undefined {
  const [before, after] = [old, now].map(answers => {
    const files = valueAt(jsonIn(answers.find('allimages page 1')), '/query/allimages');
    return Array.isArray(files) ? files.map(file => String(membersOf(file)?.['name'])) : undefined;
  });
  if (!before || !after) return undefined;
  const [gone, added] = apart(before, after);
  if (gone.length + added.length === 0) return undefined;
  return `the first page of the listing holds other files${samples(gone, added)}`;
}

function apart(old: readonly string[], now: readonly string[]): [gone: string[], added: string[]] {
  const [before, after] = [new Set(old), new Set(now)];
  return [old.filter(name => !after.has(name)), now.filter(name => !before.has(name))];
}

function samples(gone: readonly string[], added: readonly string[]): string {
  return `: ${[...some(gone, 'only before'), ...some(added, 'only now')].join(', ')}`;
}

function some(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return [`${names.slice(0, 3).map(quoted).join(', ')}${more} ${what}`];
}

/** A name of the server's, in backticks. */
export function quoted(text: string): string {
  return `\`${printable(text, 100).replaceAll('`', "'")}\``;
}
