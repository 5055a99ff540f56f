/** A page of the file listing (contract 4.2). */
import { crc32 } from 'node:zlib';
import type { File } from '../../schemas/generated/types.js';
import type { Profile } from './profile.js';
import type { Cursor, Query } from '../values/queries.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { compareBytes } from '../values/byte-order.js';
import { isObject, type Answer } from '../answers/reading.js';
import { isRealTime, latestAt } from '../values/timestamps.js';
import { quoted } from '../values/messages.js';
import { curidOf } from '../values/urls.js';

/** An entry as the server sent it: any field may be absent or of another type. */
export type Entry = { readonly [Field in keyof File]?: unknown };

/** Entries of a page that is not the last one (contract 2.6). */
export const PAGE_SIZE = 10;

export type Page = Readonly<NonNullable<ReturnType<typeof pageOf>>>;

/** What a walk has seen before a page: nothing yet. */
export const startTrail = (profile: Profile, types: readonly string[]) => ({
  profile,
  types,
  pages: 0,
  entries: 0,
  /** The names of the first entries, in the order listed, each with a number by which its facts are compared, 0 without facts. */
  names: new Map<string, number>(),
  nameBytes: 0,
  onFirstPage: 0,
  /** The latest timestamp. */
  newest: '',
  previous: undefined as Page | undefined,
  lastName: undefined as string | undefined,
  /** A cursor that was followed before; meeting it again proves a circle. */
  checkpoint: undefined as string | undefined,
  /** The page ids of the first entries of the whole listing, each with the name of its file. */
  curids: new Map<string, string | undefined>(),
});
export type Trail = ReturnType<typeof startTrail>;

/** The most names and page ids that are kept of a listing. */
export const REMEMBERED = 100_000;

/** Enough for a hundred thousand usual names, and a bound for hostile ones. */
const REMEMBERED_BYTES = 6_000_000;

/** Whether a walk remembers more files: its memory must not grow with the listing. */
export const hasRoom = ({ names, nameBytes }: Trail): boolean =>
  names.size < REMEMBERED && nameBytes < REMEMBERED_BYTES;

export const LIST = '/query/allimages';

export function pageOf(answer: Pick<Answer, 'exchange' | 'json'>, query: Query) {
  const list = valueAt(answer.json, LIST);
  if (!Array.isArray(list)) return undefined;
  const next = isObject(answer.json) ? answer.json['continue'] : undefined;
  const { aicontinue, continue: marker } = isObject(next) ? next : {};
  const isFollowed = typeof aicontinue === 'string' && typeof marker === 'string';
  const cursor: Required<Cursor> | undefined = isFollowed ? { aicontinue, continue: marker } : undefined;
  return {
    query,
    answer,
    /** Counts from 1 within its walk. */
    number: query.page ?? 1,
    /** Members that are no objects are empty entries, so that positions agree. */
    entries: list.map(entryOf),
    cursor,
    /** It has a `continue`, well-formed or not, or a cursor in its old place. */
    truncated: next !== undefined || oldCursorIn(answer.json) !== undefined,
    /** The latest timestamp that an upload can have had when the page was sent. */
    latest: latestAt(answer.exchange.startedAt),
  };
}

const entryOf = (entry: unknown): Entry => (isObject(entry) ? entry : {});

/** Where MediaWiki before 1.26 had its cursor. */
const OLD = ['/query-continue/allimages/aicontinue', '/query-continue/allimages/aifrom'];

/** The cursor of a page without `continue` in its old place. Other members are allowed, so only the name of a later file counts. */
export function oldCursorIn(json: unknown) {
  if (!isObject(json) || Object.hasOwn(json, 'continue')) return undefined;
  const list = valueAt(json, LIST);
  const last = Array.isArray(list) ? nameOf(entryOf(list.at(-1))) : undefined;
  const found = OLD.map(pointer => ({ pointer, value: valueAt(json, pointer) }));
  return found.find(({ value }) => last && typeof value === 'string' && compareBytes(value, last) > 0);
}

export const nameOf = (entry: Entry | undefined): string | undefined =>
  typeof entry?.name === 'string' ? entry.name : undefined;

/** "`C&D.png`, page 1". */
export function entryPlace(entry: unknown, at: number, question: string): string {
  const name = nameOf(entryOf(entry));
  const page = question.replace(/^allimages /, '');
  return `${name === undefined ? `entry ${at + 1}` : quoted(name, 80)}, ${page}`;
}

/** Whether the cursor of a page leads to entries that no page before has shown. */
export function leadsOn(page: Page, trail: Trail): boolean {
  const next = page.cursor?.aicontinue;
  return next !== trail.checkpoint && !page.entries.some(entry => nameOf(entry) === next);
}

const FOLDERS = /\/([0-9a-f])\/(\1[0-9a-f])\/[^/]*$/;

/** What follows from nothing else in an entry (contract 2.2): time, folders and page id; `undefined` if one of them breaks a rule. */
export function factsOf({ timestamp, url, descriptionshorturl }: Entry, { latest }: Page, profile: Profile) {
  const id = curidOf(descriptionshorturl);
  if (typeof timestamp !== 'string' || typeof url !== 'string' || id === undefined) return undefined;
  if (!isRealTime(timestamp) || timestamp > latest) return undefined;
  const folders = profile.values.hash_levels === '0' ? '' : FOLDERS.exec(url)?.[2];
  return folders === undefined ? undefined : { timestamp, url: folders, descriptionshorturl: id };
}

/** Adds what a page shows, as far as there is room. */
export function remember(seen: Trail, page: Page): void {
  seen.pages += 1;
  seen.entries += page.entries.length;
  for (const entry of page.entries) {
    const name = nameOf(entry);
    if (name === undefined) continue;
    if (hasRoom(seen) && !seen.names.has(name)) {
      const facts = factsOf(entry, page, seen.profile);
      seen.names.set(name, facts ? crc32(Object.values(facts).join(' ')) || 1 : 0);
      seen.nameBytes += Buffer.byteLength(name);
      if (facts && facts.timestamp > seen.newest) seen.newest = facts.timestamp;
    }
    seen.lastName = name;
  }
  if (page.number === 1) seen.onFirstPage = seen.names.size;
  seen.previous = page;
  // Brent's way to find a circle in constant memory: compare with a cursor that moves on at powers of two.
  if (Number.isInteger(Math.log2(page.number))) seen.checkpoint = page.cursor?.aicontinue;
}
