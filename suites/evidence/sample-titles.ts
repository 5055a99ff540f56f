/** Which files of the listing are asked for as existing titles (contract 2.4, 7). */
import { truncated } from './memory-budget.js';
import { nameOf } from './page.js';
import type { Entry, Page } from './page.js';
import { isObject } from '../answers/reading.js';
import { drawFrom } from '../plan/draw.js';
import type { Draw } from '../plan/draw.js';
import { beginsInLowerCase, forEachClass } from '../plan/title-classes.js';
import type { TitleClass } from '../plan/title-classes.js';
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
  const candidates = page.entries.flatMap(entry => sampleOf(entry, page) ?? []);
  if (wantedName !== undefined) return candidates.find(({ name }) => name === wantedName);
  const [usual = candidates] = [candidates.filter(({ name }) => isUsual(name))].filter(
    some => some.length > 0,
  );
  return usual.find(({ hasUnderscore }) => hasUnderscore) ?? usual[0];
}

function sampleOf(entry: Entry, page: Page): SampleTitle | undefined {
  const name = nameOf(entry);
  const curid = curidOf(entry.descriptionshorturl);
  // Half of a surrogate pair cannot be sent.
  if (name === undefined || curid === undefined || !name.isWellFormed()) return undefined;
  return { name, curid, hasUnderscore: name.includes('_'), page };
}

/** A name that normalization leaves alone, underscores aside, in whatever way a wiki normalizes. */
export const isUsual = (name: string): boolean => !beginsInLowerCase(name) && isUsualBeyondCase(name);

function isUsualBeyondCase(name: string): boolean {
  const isOdd =
    /\s|^_|__|_\.|_$|%[0-9a-f]{2}|&[#\w]+;|~~~|[\u0080-\u00a0\u2000-\u206f\u3000\ufeff\ufffd]/i.test(name);
  return !isOdd && name === name.normalize('NFC');
}

/** Kinds of names on which a careless reading of titles shows, as audits of version 0.1.0 asked for them. */
const DIFFICULT = {
  'letters beyond ASCII': /[^\0-\x7f\ud800-\udfff]/,
  'letters beyond the first plane': /[\ud800-\udfff]/,
  ampersands: /&/,
  'signs that URLs decode': /[+%]/,
  quotes: /['"]/,
} as const;
export type Difficulty = keyof typeof DIFFICULT;

export type DifficultSamples = Map<Difficulty, SampleTitle>;

/** Notes the first sample of each kind. */
export function noteDifficult(found: DifficultSamples, page: Page): void {
  for (const [kind, pattern] of Object.entries(DIFFICULT) as [Difficulty, RegExp][]) {
    if (found.has(kind)) continue;
    const entries = page.entries.filter(entry => {
      const name = nameOf(entry) ?? '';
      return pattern.test(name) && isUsual(name);
    });
    const sample = findSample({ ...page, entries }, undefined);
    if (sample) found.set(kind, { ...sample, page });
  }
}

/** One existing title of each class. */
export interface ClassSamples {
  readonly found: ReadonlyMap<TitleClass, SampleTitle>;
  /** Considers the files of a further page of the listing. */
  note(page: Page): void;
}

/** Characters of the answer that a sample keeps, so that it can be compared with a later one. */
const KEPT = 256 << 10;

/**
 * Draws the samples while a listing of any length is walked: each file of a class is as likely as any other, if its name
 * is usual. The same seed and the same walk lead to the same samples.
 */
export function openClassSamples(seed: string): ClassSamples {
  const found = new Map<TitleClass, SampleTitle>();
  const reservoirs = new Map<TitleClass, Reservoir>();
  const reservoirOf = (kind: TitleClass): Reservoir => {
    const known = reservoirs.get(kind);
    if (known) return known;
    const opened: Reservoir = { seen: 0, next: 1, draw: drawFrom(seed, `sample ${kind}`) };
    reservoirs.set(kind, opened);
    return opened;
  };
  const noteEntry = (entry: Entry, kept: () => Page | undefined) => {
    const name = nameOf(entry);
    if (name === undefined) return;
    let usual: boolean | undefined;
    forEachClass(name, kind => {
      const reservoir = reservoirOf(kind);
      reservoir.seen += 1;
      if (reservoir.seen < reservoir.next || kind === 'adjacent underscores') return;
      usual ??= isUsualBeyondCase(name);
      if (!usual || (kind !== 'lower case' && beginsInLowerCase(name))) return;
      const page = kept();
      const sample = page && sampleOf(entry, page);
      if (!sample) return;
      found.set(kind, sample);
      // How far to skip so that each file of the class stays equally likely, with no draw for those between.
      reservoir.next = Math.floor(reservoir.seen / (1 - reservoir.draw())) + 1;
    });
  };
  return {
    found,
    note(page) {
      let kept: { readonly page: Page | undefined } | undefined;
      for (const entry of page.entries) noteEntry(entry, () => (kept ??= { page: lightened(page) }).page);
    },
  };
}

interface Reservoir {
  /** The files of the class so far. */
  seen: number;
  /** The number of the file that becomes the sample, or of the first usual one after it. */
  next: number;
  readonly draw: Draw;
}

/** The page with as much of its answer as a later answer is compared with; `undefined` where that is too large to keep. */
function lightened(page: Page): Page | undefined {
  const { exchange, json } = page.answer;
  const { debuginfo: _, ...rest } = isObject(json) ? json : {};
  if (JSON.stringify(rest).length > KEPT) return undefined;
  return { ...page, answer: { exchange: truncated(exchange), json: rest } };
}
