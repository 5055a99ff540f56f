/** The facts of a file's entry that follow from nothing else (contract 2.2): the time of its upload, its folders, its page id. */
import type { Entry, Page } from './page.js';
import type { Profile } from './profile.js';
import { isRealTime } from '../values/timestamps.js';
import { curidOf } from '../values/urls.js';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const FOLDERS = /\/([0-9a-f])\/(\1[0-9a-f])\/[^/]*$/;

export type Facts = Readonly<Record<'timestamp' | 'url' | 'descriptionshorturl', string>>;

/** These facts by the names of their fields; `undefined` where one of them breaks a rule of its own. */
export function factsOf(
  { timestamp, url, descriptionshorturl }: Entry,
  { latest }: Pick<Page, 'latest'>,
  { values }: Pick<Profile, 'values'>,
): Facts | undefined {
  const id = curidOf(descriptionshorturl);
  if (typeof timestamp !== 'string' || typeof url !== 'string' || id === undefined) return undefined;
  if (!TIMESTAMP.test(timestamp) || !isRealTime(timestamp) || timestamp > latest) return undefined;
  const folders = values.hash_levels === '0' ? '' : FOLDERS.exec(url)?.[2];
  return folders === undefined ? undefined : { timestamp, url: folders, descriptionshorturl: id };
}

/** The facts of an entry as a number, by which the same file in two listings is compared; 0 where there are none. */
export function fingerprintOf(
  entry: Entry,
  page: Pick<Page, 'latest'>,
  profile: Pick<Profile, 'values'>,
): number {
  const facts = factsOf(entry, page, profile);
  if (!facts) return 0;
  return digest(facts.descriptionshorturl, digest(facts.url, digest(facts.timestamp, 0x811c9dc5))) || 1;
}

/** FNV-1a, quick enough for every entry of a walk. */
function digest(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ 0x7c, 0x01000193) >>> 0;
}
