/** Which files of the listing are asked for as existing titles (contract 2.4, 7). */
import { truncated } from './memory-budget.js';
import { nameOf, type Entry, type Page } from './page.js';
import { isObject } from '../answers/reading.js';
import { recordsOf } from '../answers/titles.js';
import type { TitleProbe } from './evidence.js';
import { below, drawFrom, shuffled, type Draw } from '../plan/draw.js';
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

/** The best sample of a page: one whose name has an underscore, so that both spellings can be asked for. */
export function findSample(page: Page, wantedName: string | undefined): SampleTitle | undefined {
  let best: SampleTitle | undefined;
  let most = -1;
  for (const entry of page.entries) {
    const sample = sampleOf(entry, page);
    if (!sample || (wantedName !== undefined && sample.name !== wantedName)) continue;
    const worth = wantedName === undefined ? worthOf(sample) : BEST;
    if (worth > most) [best, most] = [sample, worth];
    if (most === BEST) break;
  }
  return best;
}

const BEST = 3;

/** A usual name counts most. */
const worthOf = ({ name, hasUnderscore }: SampleTitle): number =>
  (isUsual(name) ? 2 : 0) + (hasUnderscore ? 1 : 0);

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

/** A page of which samples are kept: it is lightened for the first of them. */
class KeptPage {
  #light: { readonly page: Page | undefined } | undefined;

  constructor(private readonly page: Page) {}

  sampleOf(entry: Entry): SampleTitle | undefined {
    const { page } = (this.#light ??= { page: lightened(this.page) });
    return page && sampleOf(entry, page);
  }
}

/** The page with as much of its answer as a later answer is compared with; `undefined` where that is too large to keep. */
function lightened(page: Page): Page | undefined {
  const { exchange, json } = page.answer;
  const { debuginfo: _, ...rest } = isObject(json) ? json : {};
  if (JSON.stringify(rest).length > KEPT) return undefined;
  return { ...page, answer: { exchange: truncated(exchange), json: rest } };
}

/** So many files that stand out in nothing. */
const OTHERS = 24;

interface Outstanding {
  readonly what: string;
  readonly of: (entry: Entry, name: string) => unknown;
  readonly sign: 1 | -1;
}

const outstanding: readonly Outstanding[] = [
  { what: 'the newest file', of: ({ timestamp }) => timestamp, sign: 1 },
  { what: 'the oldest file', of: ({ timestamp }) => timestamp, sign: -1 },
  { what: 'the file with the highest page id', of: entry => entry.descriptionshorturl, sign: 1 },
  { what: 'the file with the lowest page id', of: entry => entry.descriptionshorturl, sign: -1 },
  { what: 'the file with the longest name', of: (_, name) => String(Buffer.byteLength(name)), sign: 1 },
];

/** So many names are remembered to find two that are alike. */
const REMEMBERED_NAMES = 5_000;

/** What is left of a name without letter case, accents and signs: a database may take such names for the same. */
function gist(name: string): string {
  const plain = /^[\0-\x7f]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

type What = readonly [what: string, sample: SampleTitle];

/**
 * Files to ask about, drawn while a listing of any length is walked: one of each class of titles, and for lookups that fail for the
 * files of one day, of one type, or from some place or page id on, those that stand out. The same seed and the same walk lead to
 * the same samples.
 */
export class Samples {
  /** One file of each class; each whose name is usual is as likely as any other. */
  readonly found = new Map<TitleClass, SampleTitle>();
  readonly #classes = new Map<TitleClass, { seen: number; readonly draw: Draw }>();
  readonly #extremes = new Map<string, { readonly key: string; readonly sample: SampleTitle }>();
  readonly #bySort = new Map<string, SampleTitle>();
  readonly #others: SampleTitle[] = [];
  readonly #draw: Draw;
  readonly #gists = new Set<string>();
  #twin: SampleTitle | undefined;
  #last: { readonly entry: Entry; readonly name: string; readonly page: Page } | undefined;
  #seen = 0;

  constructor(private readonly seed: string) {
    this.#draw = drawFrom(seed, 'files');
  }

  /** Considers the files of a further page of the listing. */
  note(page: Page): void {
    const kept = new KeptPage(page);
    for (const entry of page.entries) {
      const name = nameOf(entry);
      if (name === undefined) continue;
      this.#last = { entry, name, page };
      this.#noteClasses(entry, name, kept);
      this.#noteExtremes(entry, name, kept);
      this.#noteTwin(entry, name, kept);
      this.#noteSorts(entry, name, kept);
      this.#noteOther(entry, name, kept);
    }
  }

  /** What each file stands for, with the file: first those that stand out, then others. */
  chosen(): readonly What[] {
    const standingOut: What[] = [];
    const last = this.#last;
    const ending = last && usualSample(last.entry, last.name, new KeptPage(last.page));
    if (ending) standingOut.push(['the last file', ending]);
    if (this.#twin) standingOut.push(["a file with a name like another's", this.#twin]);
    for (const [what, { sample }] of this.#extremes) standingOut.push([what, sample]);
    const others = this.#others.map((sample, at): What => [`another file (${at + 1})`, sample]);
    return [...shuffled(standingOut, drawFrom(this.seed, 'order of files')), ...others];
  }

  /** One file of each sort of name that the listing shows, but for those that some names are of, with what each stands for. */
  ofSorts(known: Iterable<string>): readonly What[] {
    const seen = new Set([...known].flatMap(sortsOf));
    return shuffled([...this.#bySort], drawFrom(this.seed, 'order of sorts')).filter(([sort, { name }]) => {
      const isNew = !seen.has(sort);
      for (const one of isNew ? sortsOf(name) : []) seen.add(one);
      return isNew;
    });
  }

  #noteClasses(entry: Entry, name: string, kept: KeptPage): void {
    if (!isUsualBeyondCase(name)) return;
    for (const kind of classesOf(name)) {
      if (kind === 'adjacent underscores' || (kind !== 'lower case' && beginsInLowerCase(name))) continue;
      const known = this.#classes.get(kind) ?? { seen: 0, draw: drawFrom(this.seed, `sample ${kind}`) };
      this.#classes.set(kind, known);
      known.seen += 1;
      const sample = below(known.seen, known.draw) === 0 ? kept.sampleOf(entry) : undefined;
      if (sample) this.found.set(kind, sample);
    }
  }

  #noteExtremes(entry: Entry, name: string, kept: KeptPage): void {
    for (const { what, of, sign } of outstanding) {
      const key = of(entry, name);
      if (typeof key !== 'string') continue;
      const before = this.#extremes.get(what)?.key;
      if (before !== undefined && sign * compareNumbered(key, before) <= 0) continue;
      const sample = usualSample(entry, name, kept);
      if (sample) this.#extremes.set(what, { key, sample });
    }
  }

  #noteTwin(entry: Entry, name: string, kept: KeptPage): void {
    if (this.#twin || this.#gists.size === REMEMBERED_NAMES) return;
    const left = gist(name);
    if (this.#gists.has(left) && left !== '') this.#twin = usualSample(entry, name, kept);
    else this.#gists.add(left);
  }

  #noteSorts(entry: Entry, name: string, kept: KeptPage): void {
    if (this.#bySort.size >= MOST_SORTS || !isAskable(name)) return;
    const found = sortsOf(name).filter(sort => !this.#bySort.has(sort));
    const sample = found.length > 0 ? kept.sampleOf(entry) : undefined;
    if (sample) for (const sort of found) this.#bySort.set(sort, sample);
  }

  /** Of a listing of any length, each file is as likely as any other. */
  #noteOther(entry: Entry, name: string, kept: KeptPage): void {
    this.#seen += 1;
    const others = this.#others;
    const place = this.#seen <= OTHERS ? others.length : below(this.#seen, this.#draw);
    const sample = place < OTHERS ? usualSample(entry, name, kept) : undefined;
    if (sample) others[Math.min(place, others.length)] = sample;
  }
}

/** The shorter text comes first, so that numbers after the same beginning are in their order. */
const compareNumbered = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

const EXTENSION = /\.[^.]{1,8}$/;

/** So many sorts have a file of their own: every file may have another extension. */
const MOST_SORTS = 64;

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

const usualSample = (entry: Entry, name: string, kept: KeptPage): SampleTitle | undefined =>
  isUsual(name) ? kept.sampleOf(entry) : undefined;
