/** Which files of the listing are asked for as existing titles (contract 2.4, 7). */
import { nameOf, type Entry, type Page } from './page.js';
import { isObject } from '../answers/reading.js';
import { recordsOf } from '../answers/titles.js';
import type { TitleProbe } from './evidence.js';
import { drawFrom, shuffled } from '../plan/draw.js';
import { beginsInLowerCase, classesOf, type Settled, type TitleClass } from '../plan/title-classes.js';
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
  // Half of a surrogate pair cannot be sent.
  if (name === undefined || curid === undefined || !name.isWellFormed() || isPrefixed(name, entry))
    return undefined;
  return { name, curid, page: page.query };
}

/** Whether a name wrongly has the namespace of its title: its file may have either title. */
const isPrefixed = (name: string, { title }: Entry): boolean =>
  typeof title === 'string' && title.includes(':') && name.startsWith(title.slice(0, title.indexOf(':') + 1));

/** Whether no wiki normalizes a name, underscores aside. */
export const isUsual = (name: string): boolean => !beginsInLowerCase(name) && isUsualBeyondCase(name);

const isUsualBeyondCase = (name: string): boolean =>
  !/^_|__|_\.|_$|%[0-9a-f]{2}|&[#\w]+;|~~~/i.test(name) && isAskable(name) && isComposed(name);

/** White space, and signs without a width, which a wiki may leave out. */
const WHITE_SPACE = /[\s\u0080-\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

/** No wiki has titles of this length, but a hostile listing may. */
const LONGEST = 1000;

/** Whether the title of a listed name can be asked for: a vertical bar separates titles, and white space may stand for underscores. */
const isAskable = (name: string): boolean =>
  name !== '' && name.length < LONGEST && !/[|\p{Cc}\ufffd]/u.test(name) && !WHITE_SPACE.test(name);

const isComposed = (name: string): boolean => name === name.normalize('NFC');

/** What a wiki may return of the title of a listed name: it may write adjacent underscores as one space, and compose accents. */
export function settledOf(name: string): Settled {
  if (!isComposed(name)) return 'record only';
  return /^_|__|_\.|_$/.test(name) ? 'no underscores left' : 'everything';
}

/** Whether the record of a title is not as the listing shows it. */
export function contradictsEntry({ reading, curid = '' }: TitleProbe): boolean {
  const records = recordsOf(reading);
  const record = records?.[curid];
  return records !== undefined && (!isObject(record) || Object.hasOwn(record, 'missing'));
}

/** What makes a file stand out: the highest number of all. */
const outstanding: readonly (readonly [what: string, rank: (entry: Entry) => number])[] = [
  ['the newest file', ({ timestamp }) => Date.parse(String(timestamp))],
  ['the oldest file', ({ timestamp }) => -Date.parse(String(timestamp))],
  ['the file with the highest page id', entry => Number(curidOf(entry.descriptionshorturl))],
  ['the file with the lowest page id', entry => -Number(curidOf(entry.descriptionshorturl))],
  ['the file with the longest name', ({ name }) => Buffer.byteLength(String(name))],
];

/** Number of files that stand out in nothing. */
const OTHERS = 24;
/** Number of names among which two that are alike are found. */
const REMEMBERED_NAMES = 5_000;
/** Number of sorts that have a file of their own: every file may have another extension. */
const MOST_SORTS = 64;

/** A name without letter case, accents and signs, which a database may ignore. */
function gist(name: string): string {
  const plain = /^[\0-\x7f]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

type Roles<What extends string = string> = Map<What, { readonly rank: number; readonly sample: SampleTitle }>;

const samplesIn = <What extends string>(roles: Roles<What>) =>
  [...roles].map(([what, { sample }]) => [what, sample] as const);

/**
 * Files to ask about, drawn during a walk of any length: one of each class of titles, those that stand out, because lookups may fail
 * for one day, one type or some page ids, and others. Seed and walk decide which; files with a random rank are equally likely.
 */
export class Samples {
  readonly #classes: Roles<TitleClass> = new Map();
  readonly #standingOut: Roles = new Map();
  readonly #sorts: Roles = new Map();
  readonly #others: Roles = new Map();
  readonly #draw;
  readonly #gists = new Set<string>();
  #usual = 0;

  constructor(private readonly seed: string) {
    this.#draw = drawFrom(seed, 'files');
  }

  get found(): ReadonlyMap<TitleClass, SampleTitle> {
    return new Map(samplesIn(this.#classes));
  }

  /** Further files, each with what it stands for: first those that stand out. */
  chosen() {
    const inOrder = (roles: Roles, what: string) => shuffled(samplesIn(roles), drawFrom(this.seed, what));
    return [...inOrder(this.#standingOut, 'order of files'), ...inOrder(this.#others, 'order of others')];
  }

  /** One file of each sort of name that is not among the known names. */
  ofSorts(known: Iterable<string>) {
    const seen = new Set([...known].flatMap(sortsOf));
    const drawn = shuffled(samplesIn(this.#sorts), drawFrom(this.seed, 'order of sorts'));
    return drawn.filter(([sort, { name }]) => {
      const isNew = !seen.has(sort);
      for (const one of isNew ? sortsOf(name) : []) seen.add(one);
      return isNew;
    });
  }

  note(page: Page): void {
    for (const [at, entry] of page.entries.entries()) {
      const name = nameOf(entry);
      if (name === undefined || !isAskable(name)) continue;
      const offer = <What extends string>(roles: Roles<What>, what: What, rank: number) => {
        const best = roles.get(what);
        if (Number.isNaN(rank) || (best && rank <= best.rank)) return;
        const sample = sampleOf(entry, page);
        if (sample) roles.set(what, { rank, sample });
      };
      if (this.#sorts.size < MOST_SORTS) for (const sort of sortsOf(name)) offer(this.#sorts, sort, 0);
      if (!isUsualBeyondCase(name)) continue;
      const isLower = beginsInLowerCase(name);
      for (const kind of classesOf(name))
        if (kind === 'lower case' || !isLower) offer(this.#classes, kind, this.#draw.next());
      if (isLower) continue;
      for (const [what, rank] of outstanding) offer(this.#standingOut, what, rank(entry));
      if (this.#isLikeAnother(name)) offer(this.#standingOut, "a file with a name like another's", 0);
      const isLast = !page.truncated && at === page.entries.length - 1;
      if (isLast) offer(this.#standingOut, 'the last file', this.#usual);
      offer(this.#others, `another file (${(this.#usual++ % OTHERS) + 1})`, this.#draw.next());
    }
  }

  #isLikeAnother(name: string): boolean {
    if (this.#gists.size === REMEMBERED_NAMES) return false;
    const left = gist(name);
    const isKnown = left !== '' && this.#gists.has(left);
    this.#gists.add(left);
    return isKnown;
  }
}

/** What a lookup may stumble over besides what a class of titles holds. */
const SORTS_OF_NAMES: readonly (readonly [sort: string, pattern: RegExp])[] = [
  ['a file with an escape', /%[0-9a-f]{2}/i],
  ['a file with an escaped null', /%00/],
  ['a file with a percent sign before a letter', /%(?![0-9a-f]{2})\p{L}/iu],
  ['a file with a character reference', /&#?\w+;/],
  ['a file with a hyphen', /-/],
  ['a file with two hyphens in a row', /--/],
  ['a file with two full stops', /\..*\./],
  ['a file with two full stops in a row', /\.\./],
  ['a file with a full stop at its beginning', /^\./],
  ['a file with a full stop at its end', /\.$/],
  ['a file with a parent folder', /\.\.\//],
  ['a file with three tildes', /~~~/],
  ['a file with two underscores in a row', /__/],
  ['a file with an underscore at its beginning', /^_/],
  ['a file with an underscore at the end of its name', /_(\.[^.]*)?$/],
  ['a file with four underscores', /(_.*){4}/],
  ['a file with a digit at its beginning', /^\d/],
  ['a file with a short name', /^..?\./],
  ['a file with a Latin letter beyond ISO 8859-1', /[\u0100-\u024f\u1e00-\u1eff]/],
  ['a file with Chinese or Japanese letters', /[\u3040-\u9fff]/],
  ['a file with full-width letters', /[\uff00-\uffef]/],
  ['a file with ligatures', /[\u0132\u0133\ufb00-\ufb06]/],
  ['a file with a combining accent', /[\u0300-\u036f]/],
  ...['Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Hangul', 'Devanagari'].map(
    script => [`a file with ${script} letters`, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
  ),
];

function sortsOf(name: string): readonly string[] {
  const [extension] = /\.[^.]{1,8}$/.exec(name) ?? [];
  const sorts = [extension === undefined ? 'a file without an extension' : `a file named *${extension}`];
  // Signs that no class of titles is about, or several of which share one.
  for (const sign of name.match(/[#$*/<=>[\\\]^`{}]/g) ?? []) sorts.push(`a file with ${sign}`);
  for (const [sort, pattern] of SORTS_OF_NAMES) if (pattern.test(name)) sorts.push(sort);
  if (!isComposed(name)) sorts.push('a file with letters in two parts');
  return sorts;
}
