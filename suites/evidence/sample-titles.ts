/** Which files of the listing are asked for as existing titles (contract 2.4, 7). */
import { nameOf } from './page.js';
import type { Page } from './page.js';
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
  const candidates = page.entries.flatMap(entry => {
    const name = nameOf(entry);
    const curid = curidOf(entry.descriptionshorturl);
    // Half of a surrogate pair cannot be sent.
    if (name === undefined || curid === undefined || !name.isWellFormed()) return [];
    return [{ name, curid, hasUnderscore: name.includes('_'), page }];
  });
  if (wantedName !== undefined) return candidates.find(({ name }) => name === wantedName);
  const [usual = candidates] = [candidates.filter(({ name }) => isUsual(name))].filter(
    some => some.length > 0,
  );
  return usual.find(({ hasUnderscore }) => hasUnderscore) ?? usual[0];
}

/** A name that normalization leaves alone, underscores aside, in whatever way a wiki normalizes. */
function isUsual(name: string): boolean {
  const isOdd =
    /\s|^_|__|_\.|_$|%[0-9a-f]{2}|&[#\w]+;|~~~|[\u0080-\u00a0\u2000-\u206f\u3000\ufeff\ufffd]/i.test(name);
  return !isOdd && name === name.normalize('NFC') && !/^\p{Ll}/u.test(name);
}

/** Kinds of names on which a careless reading of titles shows. */
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
