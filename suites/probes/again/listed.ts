/**
 * Questions that nobody has asked before: a cache that knows an address however it is written cannot have their answers from
 * before a change.
 */
import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import type { Compared } from '../../answers/compare.js';
import { isObject, read } from '../../answers/reading.js';
import type { Answer, JsonObject } from '../../answers/reading.js';
import type { Unfiltered } from '../../evidence/evidence.js';
import { LIST, nameOf, pageOf } from '../../evidence/page.js';
import type { Entry, Page } from '../../evidence/page.js';
import { compareBytes } from '../../values/byte-order.js';
import { suggestedType } from '../../values/media-types.js';
import { quoted } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { hasAge } from './recheck.js';

/** An audit needs one invented type for its walks, and one more where the first is known. */
const FIRST_UNUSED = 3;

/** An invented type that was not asked for yet. */
const newType = (context: ProbeContext): string =>
  context.names.mediaType(FIRST_UNUSED + context.listedAnew++);

/**
 * A file that each of so many new types lists: no cache has an answer for them from before a change, and a wiki in which the
 * file has one of these types after another is none. They begin like the invented type that is suspected, for a wiki may
 * compare the beginning of a type only.
 */
export async function listedUnderNew(
  context: ProbeContext,
  suspected: string,
  times: number,
): Promise<Unfiltered | undefined> {
  const types: string[] = [];
  let common: readonly string[] | undefined;
  let found: Unfiltered | undefined;
  while (types.length < times) {
    const type = `${suspected}-${newType(context).replace(/^.*\//, '').replaceAll('+', '-')}`;
    const query: Query = { query: 'allimages', types: [type], repeat: 'query' };
    const reading = await read(await context.options.ask(query));
    const page = reading.kind === 'answer' && isItsOwn(reading, type) ? pageOf(reading, query) : undefined;
    const names = page?.entries.map(entry => nameOf(entry) ?? '') ?? [];
    common = names.filter(name => name !== '' && (common?.includes(name) ?? true));
    const [name] = common;
    if (!page || name === undefined) return undefined;
    types.push(type);
    found = { exchange: page.answer.exchange, types, name, pointer: `${LIST}/${names.indexOf(name)}/name` };
  }
  return found;
}

/** Whether an answer is that to the question: no redirect has led to other types, and no cache had it from another question. */
const isItsOwn = ({ exchange }: Answer, type: string): boolean =>
  new URL(exchange.request.url).searchParams.get('aimime') === type && !hasAge(exchange);

/** A file as a new listing shows it. */
interface Now {
  readonly entry: Entry | undefined;
  /** Types that it was listed under, as far as that was seen. */
  readonly types: readonly string[];
}

/**
 * Whether a file is listed now; `undefined` where that cannot be told. Where no listing has shown it yet, it is asked for under
 * these types, or else under all that are known.
 */
export async function listedNow(
  context: ProbeContext,
  name: string,
  asked: readonly string[] = [],
): Promise<Now | undefined> {
  const { options, collected } = context;
  const walks = [...collected.walks.values()];
  const shown = walks.filter(walk => [...walk.names].includes(name));
  const filtered = walks.filter(walk => walk.types.length > 0);
  const listing = shown
    .filter(walk => walk.types.length > 0)
    .toSorted((one, other) => one.types.length - other.types.length);
  const suggested = suggestedType(name);
  const likely = filtered.find(walk => walk.types.join() === suggested)?.types;
  const known = [...new Set(filtered.flatMap(walk => walk.types))];
  const ofNew = asked.length > 0 ? asked : known.length > 0 ? known : undefined;
  const types = listing[0]?.types ?? (shown.length === 0 ? ofNew : likely);
  if (options.strength === undefined || types === undefined || left(context) === 0) return undefined;
  const page = await pageFrom(context, [...types, newType(context)], name);
  if (!page) return undefined;
  const [entry] = page.entries;
  const first = nameOf(entry);
  const itsTypes = listing.flatMap(walk => (walk.types.length === 1 ? walk.types : []));
  // A file that came after the walks has one of the types that list it now.
  if (entry && first === name) return { entry, types: shown.length === 0 ? asked : itsTypes };
  const isPassed = entry === undefined || (first !== undefined && compareBytes(first, name) > 0);
  // Of types that never listed the file, nothing follows from its absence.
  return listing.length > 0 && isPassed ? { entry: undefined, types: itsTypes } : undefined;
}

/** The page of a listing from a name on, with nothing judged; `undefined` where none came. */
export async function pageFrom(
  { options }: ProbeContext,
  types: readonly string[],
  name: string,
): Promise<Page | undefined> {
  const cursor = { aicontinue: name, continue: '-||' };
  const query: Query = { query: 'allimages', types, page: 2, cursor, repeat: 'query' };
  const reading = await read(await options.ask(query));
  return reading.kind === 'answer' ? pageOf(reading, query) : undefined;
}

/** Two answers to one question, the usual one first. */
type Both = Readonly<Record<'before' | 'after', Compared>>;

/**
 * Why the usual one of two answers may be from before a change, though it comes each time: where a question that is new agrees
 * with the other one.
 */
export async function whyStale(context: ProbeContext, query: Query, both: Both): Promise<string | undefined> {
  const { title } = query;
  const isOfRecord = query.query === 'duplicatefiles';
  if (!isOfRecord && query.query !== 'allimages') return undefined;
  const name = isOfRecord ? title?.sent.replace(/^[^:]*:/, '').replaceAll(' ', '_') : differingName(both);
  const now = name === undefined ? undefined : await listedNow(context, name, query.types);
  if (name === undefined || !now) return undefined;
  return (isOfRecord ? isRecordStale(now, both) : isListingStale(query, name, now, both))
    ? `a new question about ${quoted(name)} shows that the listing has changed, and a cache may have kept the answer from before`
    : undefined;
}

const isRecordStale = ({ entry }: Now, { before, after }: Both): boolean =>
  isMissing(before) !== isMissing(after) && isMissing(after) === (entry === undefined);

function isMissing({ json }: Compared): boolean {
  const records = valueAt(json, '/query/pages');
  return (
    isObject(records) &&
    Object.values(records).some(record => isObject(record) && Object.hasOwn(record, 'missing'))
  );
}

function isListingStale(query: Query, name: string, { entry, types }: Now, { before, after }: Both): boolean {
  // It was listed under its type, and no longer is.
  if (!entry) return true;
  const [was, is] = [filesIn(before).get(name), filesIn(after).get(name)];
  if (was && is) {
    const { timestamp } = entry;
    return timestamp !== undefined && timestamp === is['timestamp'] && timestamp !== was['timestamp'];
  }
  return !namesIn(before).has(name) && belongsTo(query, before, name, types);
}

/** Whether a file has its place between the first file of a page and that of the next one. */
function belongsTo(
  { types: asked = [], cursor }: Query,
  page: Compared,
  name: string,
  types: readonly string[],
) {
  const next = cursorIn(page);
  return (
    (asked.length === 0 || types.some(type => asked.includes(type))) &&
    (!cursor || compareBytes(name, cursor.aicontinue) >= 0) &&
    (next === undefined || compareBytes(name, next) < 0)
  );
}

/** The files of a page by their names. */
function filesIn({ json }: Compared): ReadonlyMap<string, JsonObject> {
  const files = valueAt(json, '/query/allimages');
  const found = new Map<string, JsonObject>();
  for (const file of Array.isArray(files) ? files : [])
    if (isObject(file) && typeof file['name'] === 'string') found.set(file['name'], file);
  return found;
}

const cursorIn = ({ json }: Compared): string | undefined => {
  const cursor = valueAt(json, '/continue/aicontinue');
  return typeof cursor === 'string' ? cursor : undefined;
};

/** The names on a page, and the one that its cursor has. */
const namesIn = (answer: Compared): ReadonlySet<string> =>
  new Set([...filesIn(answer).keys(), ...[cursorIn(answer)].filter(name => name !== undefined)]);

/** The first name, byte by byte, that only one of two pages has, or else one whose file is not the same in both. */
function differingName({ before, after }: Both): string | undefined {
  const [names, others] = [namesIn(before), namesIn(after)];
  const only = [
    ...[...names].filter(name => !others.has(name)),
    ...[...others].filter(name => !names.has(name)),
  ];
  if (only.length > 0) return only.toSorted(compareBytes)[0];
  const [was, is] = [filesIn(before), filesIn(after)];
  return [...names].find(name => !isDeepStrictEqual(was.get(name), is.get(name)));
}
