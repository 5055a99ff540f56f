/** Which files of the listing are asked for as existing titles (contract 2.4, 7). */
import { nameOf, type Entry, type Page } from './page.js';
import { isObject, recordsIn } from '../answers/reading.js';
import type { TitleProbe } from './evidence.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { beginsInLowerCase, classesOf, type Settled } from '../plan/title-classes.js';
import type { Query } from '../values/queries.js';
import { curidOf } from '../values/urls.js';

export interface SampleTitle {
  readonly name: string;
  readonly curid: string;
  /** The question whose answer listed it; `undefined` if only its record was seen. */
  readonly page: Query | undefined;
}

/** The stored name of a file that is named with or without its namespace, with spaces or underscores. */
export function nameOfTitle(title: string, namespace: string): string {
  const name = title.trim().replaceAll(' ', '_');
  const prefixes = [namespace, 'File'].map(word => `${word.replaceAll(' ', '_')}:`);
  // Case does not distinguish namespaces.
  const own = prefixes.find(prefix => name.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase());
  return own === undefined ? name : name.slice(own.length).replace(/^_+/, '');
}

/** The best sample of a page: one with a usual name, and with an underscore, so that both spellings can be asked for. */
export function findSample(page: Page, wantedName: string | undefined): SampleTitle | undefined {
  const entries = page.entries.filter(entry => wantedName === undefined || nameOf(entry) === wantedName);
  const worth = ({ name }: SampleTitle) => (isUsual(name) ? 2 : 0) + (name.includes('_') ? 1 : 0);
  const samples = entries.flatMap(entry => sampleOf(entry, page) ?? []);
  return samples.toSorted((one, other) => worth(other) - worth(one))[0];
}

function sampleOf(entry: Entry, page: Page): SampleTitle | undefined {
  const name = nameOf(entry);
  const curid = curidOf(entry.descriptionshorturl);
  const [namespace] = /^[^:]*:/.exec(String(entry.title)) ?? [];
  // Half of a surrogate pair cannot be sent, and a file whose name wrongly has the namespace of its title may have either title.
  if (!name?.isWellFormed() || (namespace !== undefined && name.startsWith(namespace))) return undefined;
  return curid === undefined ? undefined : { name, curid, page: page.query };
}

/** Whether no wiki normalizes a name, underscores aside. */
export const isUsual = (name: string): boolean => !beginsInLowerCase(name) && isUsualBeyondCase(name);

const isUsualBeyondCase = (name: string): boolean =>
  !/^_|__|_\.|_$|%[0-9a-f]{2}|&[#\w]+;|~~~/i.test(name) && isAskable(name) && isComposed(name);

/** No wiki has titles of this length, but a hostile listing may. */
const LONGEST = 1000;

/** Whether a name can be asked for: `|` separates titles, white space may stand for underscores, signs without a width may be left out. */
const isAskable = (name: string): boolean =>
  name !== '' && name.length < LONGEST && !/[|\p{Cc}\p{Cf}\p{Z}\ufffd]/u.test(name);

const isComposed = (name: string): boolean => name === name.normalize('NFC');

/** What a wiki may return of the title of a listed name: it may write adjacent underscores as one space, and compose accents. */
export function settledOf(name: string): Settled {
  if (!isComposed(name)) return 'record only';
  return /^_|__|_\.|_$/.test(name) ? 'no underscores left' : 'everything';
}

/** Whether the record of a title is not as the listing shows it; one that is `missing` under its page id contradicts itself. */
export function contradictsEntry({ reading, curid = '' }: TitleProbe): boolean {
  const records = recordsIn(reading.json);
  return records !== undefined && !isObject(records[curid]);
}

/** What makes a file stand out: the highest number of all. Lookups may fail for one day, or for some page ids. */
const outstanding: readonly (readonly [what: string, rank: (entry: Entry) => number])[] = [
  ['the newest file', ({ timestamp }) => Date.parse(String(timestamp))],
  ['the oldest file', ({ timestamp }) => -Date.parse(String(timestamp))],
  ['the file with the highest page id', entry => Number(curidOf(entry.descriptionshorturl))],
  ['the file with the lowest page id', entry => -Number(curidOf(entry.descriptionshorturl))],
  ['the file with the longest name', ({ name }) => Buffer.byteLength(String(name))],
];

/** Number of files that stand out in nothing. */
const OTHERS = 24;
/** Number of sorts that have a file of their own: every file may have another extension. */
const MOST_SORTS = 64;

/** The file with the highest rank for each of some roles. */
type Roles = Map<string, { readonly rank: number; readonly file: SampleTitle }>;

const filesIn = (roles: Roles) => [...roles].map(([what, { file }]) => [what, file] as const);

function offer(roles: Roles, what: string, file: SampleTitle, rank: number): void {
  const best = roles.get(what);
  if (!Number.isNaN(rank) && (!best || rank > best.rank)) roles.set(what, { rank, file });
}

/** Files to ask about, drawn during a walk of any length: of each class and sort of names one, those that stand out, and others. */
export function openSamples(seed: string) {
  const classes: Roles = new Map();
  const sorts: Roles = new Map();
  const standingOut: Roles = new Map();
  const others: Roles = new Map();
  const draw = drawFrom(seed, 'files');
  let usual = 0;
  const drawn = (roles: Roles, what: string) => shuffled(filesIn(roles), drawFrom(seed, what));
  return {
    classes: (): ReadonlyMap<string, SampleTitle> => new Map(filesIn(classes)),
    /** Further files, each with what it stands for: first those that stand out. */
    chosen: () => [...drawn(standingOut, 'order of files'), ...drawn(others, 'order of others')],
    /** One file of each sort of name that is not among the known names. */
    ofSorts(known: Iterable<string>) {
      const seen = new Set([...known].flatMap(sortsOf));
      return drawn(sorts, 'order of sorts').filter(([sort, { name }]) => {
        if (seen.has(sort)) return false;
        for (const one of sortsOf(name)) seen.add(one);
        return true;
      });
    },
    note(page: Page): void {
      for (const entry of page.entries) {
        const file = sampleOf(entry, page);
        if (!file || !isAskable(file.name)) continue;
        for (const sort of sorts.size < MOST_SORTS ? sortsOf(file.name) : []) offer(sorts, sort, file, 0);
        if (!isUsualBeyondCase(file.name)) continue;
        const isLower = beginsInLowerCase(file.name);
        for (const kind of isLower ? ['lower case'] : classesOf(file.name))
          offer(classes, kind, file, draw.next());
        if (isLower) continue;
        for (const [what, rank] of outstanding) offer(standingOut, what, file, rank(entry));
        if (!page.truncated && entry === page.entries.at(-1))
          offer(standingOut, 'the last file', file, usual);
        offer(others, `another file (${(usual++ % OTHERS) + 1})`, file, draw.next());
      }
    },
  };
}

/** What a lookup may stumble over besides single signs. */
const SORTS: Readonly<Record<string, RegExp>> = {
  'an escape': /%[0-9a-f]{2}/i,
  'a percent sign before a letter': /%(?![0-9a-f]{2})\p{L}/iu,
  'a character reference': /&#?\w+;/,
  'three tildes': /~~~/,
  'two full stops': /\..*\./,
  'an underscore at the end of its name': /_(\.[^.]*)?$/,
  'a combining accent': /\p{M}/u,
};

/** The sorts of names that a name belongs to: by its extension, each sign with its place, and each part of Unicode. */
function sortsOf(name: string): readonly string[] {
  const parts = Object.keys(SORTS).filter(part => SORTS[part]?.test(name));
  for (const { 0: sign, index } of name.matchAll(/[!-/:-@[-`{-~]/g)) {
    parts.push(sign);
    if (index === 0) parts.push(`${sign} at its beginning`);
    if (index === name.length - 1) parts.push(`${sign} at its end`);
    if (name[index + 1] === sign) parts.push(sign + sign);
  }
  for (const [letter] of name.matchAll(/[\u0100-\uffff]/gu)) {
    const block = letter.charCodeAt(0) >> 8;
    // Chinese, Japanese and Korean letters fill many blocks.
    parts.push(`letters like ${block > 0x2f && block < 0xd8 ? '日' : `U+${block.toString(16)}00`}`);
  }
  if (!isComposed(name)) parts.push('letters in two parts');
  const [extension = ''] = /\.[^.]{1,8}$/.exec(name) ?? [];
  return [`a file named *${extension}`, ...parts.map(part => `a file with ${part}`)];
}
