/** Which files of the listing are asked for as existing titles (contract 2.4, 7). */
import { truncated } from './memory-budget.js';
import { nameOf, type Entry, type Page } from './page.js';
import { isObject } from '../answers/reading.js';
import { recordsOf } from '../answers/titles.js';
import type { TitleProbe } from './evidence.js';
import { drawFrom, shuffled, type Draw } from '../plan/draw.js';
import { beginsInLowerCase, classesOf, type Settled, type TitleClass } from '../plan/title-classes.js';
import { curidOf } from '../values/urls.js';

/** A file of the listing whose page id is known. */
export interface SampleTitle {
  readonly name: string;
  readonly curid: string;
  readonly hasUnderscore: boolean;
  /** The page of the listing that showed it; `undefined` where only its record did. */
  readonly page: Page | undefined;
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
  const worth = ({ name, hasUnderscore }: SampleTitle) => (isUsual(name) ? 2 : 0) + (hasUnderscore ? 1 : 0);
  const samples = entries.flatMap(entry => sampleOf(entry, page) ?? []);
  return samples.toSorted((one, other) => worth(other) - worth(one))[0];
}

function sampleOf(entry: Entry, page: Page): SampleTitle | undefined {
  const name = nameOf(entry);
  const curid = curidOf(entry.descriptionshorturl);
  // Half of a surrogate pair cannot be sent.
  if (name === undefined || curid === undefined || !name.isWellFormed() || isPrefixed(name, entry))
    return undefined;
  return { name, curid, hasUnderscore: name.includes('_'), page };
}

/** Whether a name has the namespace of its title, wrongly: nobody knows by what title to ask for its file. */
const isPrefixed = (name: string, { title }: Entry): boolean =>
  typeof title === 'string' && title.includes(':') && name.startsWith(title.slice(0, title.indexOf(':') + 1));

/** A name that normalization leaves alone, underscores aside, in whatever way a wiki normalizes. */
export const isUsual = (name: string): boolean => !beginsInLowerCase(name) && isUsualBeyondCase(name);

/** White space, and signs without a width, which a wiki may leave out. */
const WHITE_SPACE = /[\s\u0080-\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const isUsualBeyondCase = (name: string): boolean =>
  !/^_|__|_\.|_$|%[0-9a-f]{2}|&[#\w]+;|~~~/i.test(name) && isAskable(name) && name === name.normalize('NFC');

/** Whether the record of a title is not as the listing shows it. */
export function contradictsEntry({ reading, curid = '' }: TitleProbe): boolean {
  const records = recordsOf(reading);
  const record = records?.[curid];
  return records !== undefined && (!isObject(record) || Object.hasOwn(record, 'missing'));
}

/** Characters of the answer that a sample keeps, so that it can be compared with a later one. */
const KEPT = 256 << 10;

/** The page with as much of its answer as a later answer is compared with; `undefined` if that is too large to keep. */
function lightened(page: Page): Page | undefined {
  const { exchange, json } = page.answer;
  const { debuginfo: _, ...rest } = isObject(json) ? json : {};
  if (JSON.stringify(rest).length > KEPT) return undefined;
  return { ...page, answer: { exchange: truncated(exchange), json: rest } };
}

/** What a file stands out by: among the first or the last of all. */
const outstanding: readonly (readonly [what: string, key: (entry: Entry) => unknown, sign: 1 | -1])[] = [
  ['the newest file', ({ timestamp }) => timestamp, 1],
  ['the oldest file', ({ timestamp }) => timestamp, -1],
  ['the file with the highest page id', entry => entry.descriptionshorturl, 1],
  ['the file with the lowest page id', entry => entry.descriptionshorturl, -1],
  ['the file with the longest name', ({ name }) => String(Buffer.byteLength(String(name))), 1],
];

/** So many files that stand out in nothing. */
const OTHERS = 24;

/** So many names are remembered to find two that are alike. */
const REMEMBERED_NAMES = 5_000;

/** So many sorts have a file of their own: every file may have another extension. */
const MOST_SORTS = 64;

/** What is left of a name without letter case, accents and signs: a database may take such names for the same. */
function gist(name: string): string {
  const plain = /^[\0-\x7f]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The file that stands for each of several things: the one that ranks highest in it. */
type Roles<What extends string = string> = Map<
  What,
  { readonly rank: string | number; readonly sample: SampleTitle }
>;

const samplesIn = <What extends string>(roles: Roles<What>) =>
  [...roles].map(([what, { sample }]) => [what, sample] as const);

/**
 * Files to ask about, drawn while a listing of any length is walked: one of each class of titles, and for lookups that fail for the
 * files of one day, of one type, or from some place or page id on, those that stand out. The same seed and the same walk lead to
 * the same samples. If files rank by a number that is drawn, each is as likely as any other.
 */
export class Samples {
  readonly #classes: Roles<TitleClass> = new Map();
  readonly #standingOut: Roles = new Map();
  readonly #sorts: Roles = new Map();
  readonly #others: Roles = new Map();
  readonly #draw: Draw;
  readonly #gists = new Set<string>();
  #usual = 0;

  constructor(private readonly seed: string) {
    this.#draw = drawFrom(seed, 'files');
  }

  /** One file of each class, whose name is usual. */
  get found(): ReadonlyMap<TitleClass, SampleTitle> {
    return new Map(samplesIn(this.#classes));
  }

  /** What each file stands for, with the file: first those that stand out, then others. */
  chosen() {
    const inOrder = (roles: Roles, what: string) => shuffled(samplesIn(roles), drawFrom(this.seed, what));
    return [...inOrder(this.#standingOut, 'order of files'), ...inOrder(this.#others, 'order of others')];
  }

  /** One file of each sort of name that the listing shows, but for those that some names are of, with what each stands for. */
  ofSorts(known: Iterable<string>) {
    const seen = new Set([...known].flatMap(sortsOf));
    const drawn = shuffled(samplesIn(this.#sorts), drawFrom(this.seed, 'order of sorts'));
    return drawn.filter(([sort, { name }]) => {
      const isNew = !seen.has(sort);
      for (const one of isNew ? sortsOf(name) : []) seen.add(one);
      return isNew;
    });
  }

  /** Considers the files of a further page of the listing. */
  note(page: Page): void {
    let light: { readonly page: Page | undefined } | undefined;
    for (const [at, entry] of page.entries.entries()) {
      const name = nameOf(entry);
      if (name === undefined || !isAskable(name)) continue;
      const offer = <What extends string>(
        roles: Roles<What>,
        what: What,
        rank: string | number,
        sign = 1,
      ) => {
        const best = roles.get(what);
        if (best && sign * compareRanks(rank, best.rank) <= 0) return;
        light ??= { page: lightened(page) };
        const sample = light.page && sampleOf(entry, light.page);
        if (sample) roles.set(what, { rank, sample });
      };
      if (this.#sorts.size < MOST_SORTS) for (const sort of sortsOf(name)) offer(this.#sorts, sort, 0);
      if (!isUsualBeyondCase(name)) continue;
      const isLower = beginsInLowerCase(name);
      for (const kind of classesOf(name))
        if (kind === 'lower case' || !isLower) offer(this.#classes, kind, this.#draw.next());
      if (isLower) continue;
      for (const [what, key, sign] of outstanding) {
        const rank = key(entry);
        if (typeof rank === 'string') offer(this.#standingOut, what, rank, sign);
      }
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

/** Of two texts the shorter one comes first, so that numbers after the same beginning are in their order. */
function compareRanks(one: string | number, other: string | number): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

const EXTENSION = /\.[^.]{1,8}$/;

/** What a lookup may stumble over that is no class of titles of its own. */
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

/** Signs that no class of titles is about, or several of which share one. */
const OTHER_SIGNS = /[#$*/<=>[\\\]^`{}]/g;

function sortsOf(name: string): readonly string[] {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const sorts = [extension === '' ? 'a file without an extension' : `a file named *${extension}`];
  for (const sign of name.match(OTHER_SIGNS) ?? []) sorts.push(`a file with ${sign}`);
  for (const [sort, pattern] of SORTS_OF_NAMES) if (pattern.test(name)) sorts.push(sort);
  if (!isComposed(name)) sorts.push('a file with letters in two parts');
  return sorts;
}

/** Whether the title of a listed name can be asked for: a vertical bar separates titles, and white space may stand for underscores. */
const isAskable = (name: string): boolean =>
  name !== '' && !/[|\p{Cc}\ufffd]/u.test(name) && !WHITE_SPACE.test(name);

const isComposed = (name: string): boolean => name === name.normalize('NFC');

/** What a wiki may return of the title of a listed name: it may write adjacent underscores as one space, and accents as it likes. */
export function settledOf(name: string): Settled {
  if (!isComposed(name)) return 'record only';
  return /^_|__|_\.|_$/.test(name) ? 'no underscores left' : 'everything';
}
