/**
 * Questions that nobody has asked before: a cache that knows an address however it is written cannot have their answers from
 * before a change.
 */
import { read } from '../../answers/reading.js';
import { nameOf, pageOf } from '../../evidence/page.js';
import type { Entry, Page } from '../../evidence/page.js';
import { compareBytes } from '../../values/byte-order.js';
import { suggestedType } from '../../values/media-types.js';
import type { Query } from '../../values/queries.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';

/** An audit needs one invented type for its walks, and one more where the first is known. */
const FIRST_UNUSED = 3;

/** An invented type that was not asked for yet. */
const newType = (context: ProbeContext): string =>
  context.names.mediaType(FIRST_UNUSED + context.listedAnew++);

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
  const { collected } = context;
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
  if (types === undefined || left(context) === 0) return undefined;
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
async function pageFrom(
  { options }: ProbeContext,
  types: readonly string[],
  name: string,
): Promise<Page | undefined> {
  const cursor = { aicontinue: name, continue: '-||' };
  const query: Query = { query: 'allimages', types, page: 2, cursor, repeat: 'query' };
  const reading = await read(await options.ask(query));
  return reading.kind === 'answer' ? pageOf(reading, query) : undefined;
}
