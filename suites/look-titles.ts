/** Probes of titles (contract 2.4, 2.5, 4.4, 7): some that surely do not exist, and one that the listing shows. */
import type { TitleProbe } from './evidence.js';
import { changeBetween } from './drift.js';
import type { Look } from './look.js';
import { nameOf } from './page.js';
import type { Page } from './page.js';
import { titleUrl } from './questions.js';
import { isObject } from './reading.js';
import type { Reading } from './reading.js';
import { quoted } from './words.js';

/** A file of the listing whose page id is known. */
export interface Witness {
  readonly name: string;
  readonly curid: string;
  readonly hasUnderscore: boolean;
  /** The page of the listing that showed it. */
  readonly page: Page;
}

/** The page id that a short URL ends in. */
export function curidOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || !/[?&]curid=[1-9][0-9]*$/.test(url)) return undefined;
  return url.slice(url.lastIndexOf('=') + 1);
}

/** The best witness of a page: one whose name has an underscore, so that both spellings can be asked for. */
export function findWitness(page: Page, wantedName: string | undefined): Witness | undefined {
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
type Difficulty = keyof typeof DIFFICULT;

export type DifficultWitnesses = Map<Difficulty, Witness>;

/** Notes the first witness of each kind. */
export function noteDifficult(found: DifficultWitnesses, page: Page): void {
  for (const [kind, pattern] of Object.entries(DIFFICULT) as [Difficulty, RegExp][]) {
    if (found.has(kind)) continue;
    const entries = page.entries.filter(entry => {
      const name = nameOf(entry) ?? '';
      return pattern.test(name) && isUsual(name);
    });
    const witness = findWitness({ ...page, entries }, undefined);
    if (witness) found.set(kind, { ...witness, page });
  }
}

/** Asks for a title with a difficult name; where a recorded audit did not, nothing is missing. */
export async function lookAtDifficult(
  look: Look,
  kind: Difficulty,
  { name, curid, hasUnderscore }: Witness,
): Promise<TitleProbe> {
  const sent = `${look.profile.values.file_namespace}:${name}`;
  const title = { spelling: hasUnderscore ? ('underscores' as const) : ('plain' as const), sent, curid };
  const question = `duplicatefiles of a title with ${kind}`;
  return ask(look, { ...title, normal: sent.replaceAll('_', ' ') }, question);
}

const DRAWS = 3;

/** Asks for a missing title in three spellings: with underscores, with spaces, and one that needs no normalization. */
export async function lookAtMissing(look: Look): Promise<TitleProbe[]> {
  const spaced = await drawMissing(look, 'title', 'underscores');
  const plain = await drawMissing(look, 'word', 'plain');
  const spaces = await askTitle(look, { spelling: 'spaces', sent: spaced.normal, normal: spaced.normal });
  return [spaced, spaces, plain];
}

/** Draws until the title is not one of a shared repository, which a wiki knows without having a page for it. */
async function drawMissing(
  look: Look,
  label: string,
  spelling: 'underscores' | 'plain',
): Promise<TitleProbe> {
  for (let attempt = 1; ; attempt++) {
    const drawn = look.draw.title(label, attempt);
    const normal = `${look.profile.values.file_namespace}:${spelling === 'plain' ? drawn.replaceAll(' ', '-') : drawn}`;
    const probe = await askTitle(look, { spelling, sent: normal.replaceAll(' ', '_'), normal });
    if (attempt === DRAWS || !isKnownElsewhere(probe.reading)) return probe;
  }
}

export function isKnownElsewhere(reading: Reading): boolean {
  const records = recordsOf(reading);
  return (
    records !== undefined &&
    Object.values(records).some(record => isObject(record) && Object.hasOwn(record, 'known'))
  );
}

/** `query.pages` of an answer, where it is a map. */
export function recordsOf(reading: Reading): Readonly<Record<string, unknown>> | undefined {
  const query = reading.kind === 'answer' && isObject(reading.json) ? reading.json['query'] : undefined;
  const pages = isObject(query) ? query['pages'] : undefined;
  return isObject(pages) ? pages : undefined;
}

export async function lookAtExisting(
  look: Look,
  { name, curid, hasUnderscore }: Witness,
): Promise<TitleProbe[]> {
  const sent = `${look.profile.values.file_namespace}:${name}`;
  const normal = sent.replaceAll('_', ' ');
  const first = await askTitle(look, {
    spelling: hasUnderscore ? 'underscores' : 'plain',
    sent,
    normal,
    curid,
  });
  if (!hasUnderscore) return [first];
  return [first, await askTitle(look, { spelling: 'spaces', sent: normal, normal, curid })];
}

/** Where the record of an existing title contradicts the listing: how the listing has changed since, if it has. */
export async function changeOfWitness(
  look: Look,
  { page, name }: Witness,
  existing: readonly TitleProbe[],
): Promise<string | undefined> {
  const contradicts = existing.some(({ reading, curid = '' }) => {
    const records = recordsOf(reading);
    const record = records?.[curid];
    return records !== undefined && (!isObject(record) || Object.hasOwn(record, 'missing'));
  });
  if (!contradicts) return undefined;
  const change = await changeBetween(look.fetch, undefined, page);
  return change === undefined ? undefined : `${quoted(name)} was asked for, but ${change}`;
}

async function askTitle(look: Look, title: Omit<TitleProbe, 'reading'>): Promise<TitleProbe> {
  const exists = title.curid !== undefined;
  const question = `duplicatefiles of ${exists ? 'an existing' : 'a missing'} title (${title.spelling})`;
  const probe = await ask(look, title, question);
  if (probe.reading.kind !== 'answer')
    look.lose(exists ? 'existing title' : 'missing titles', probe.reading, ruleAsked(title));
  return probe;
}

const ruleAsked = ({ curid }: Pick<TitleProbe, 'curid'>) =>
  curid === undefined ? 'duplicatefiles.not-an-error' : 'duplicatefiles.existing-record';

async function ask(look: Look, title: Omit<TitleProbe, 'reading'>, question: string): Promise<TitleProbe> {
  const url = titleUrl(look.profile.api, title.sent);
  const reading = await look.ask({ form: 'duplicatefiles', question, url, asked: ruleAsked(title) });
  return { ...title, reading };
}
