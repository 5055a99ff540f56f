/** Missing titles that are nearly those of existing files (contract 2.4, 7). */
import { isKnownElsewhere, recordsOf } from '../../answers/titles.js';
import type { Answer } from '../../answers/reading.js';
import { isUsual, type SampleTitle } from '../../evidence/sample-titles.js';
import { drawFrom, shuffled, type Draw } from '../../plan/draw.js';
import { nameLike, nameLikenesses, type NameLikeness } from '../../plan/likenesses.js';
import { WHOLE } from '../../plan/models.js';
import type { Query } from '../../values/queries.js';
import { ask, noteRefusal } from '../ask.js';
import { left, partOf, type ProbeContext } from '../context.js';
import { noteTitle, seenFiles, spellingOf } from './titles.js';

/** So many are asked for where each value is to occur once; else one of each kind. */
const FEW = 1;

/** No title has more bytes: every wiki accepts one of 240. */
const MOST_BYTES = 240;

/** A missing title, and how its name differs from that of a file. */
interface Resembling {
  readonly how: NameLikeness;
  readonly name: string;
}

/** Asks for titles whose names the listing does not show, but others that are nearly the same. */
export async function probeResembling(context: ProbeContext): Promise<void> {
  const { options, collected } = context;
  if (!options.wanted.has('existing title')) return;
  if (collected.plain.get('duplicatefiles')?.kind !== 'answer') return;
  const most = partOf(context);
  const titles = resembling(context, options.strength === 1 ? Math.min(FEW, most) : most);
  for (const title of titles) if (left(context) > 0) await askFor(context, title);
}

/** A hostile listing may show names that no title can have. */
const isLawful = (name: string): boolean => isUsual(name) && !/[\p{Cc}#<>[\]|{}/\\]/u.test(name);

/** At most so many titles, each of another kind of likeness, in an order that the seed decides. */
function resembling(context: ProbeContext, most: number): Resembling[] {
  const names = new Set<string>();
  for (const { name } of seenFiles(context)) if (isLawful(name)) names.add(name);
  const draw = drawFrom(context.options.seed, 'likenesses');
  const kinds = shuffled(nameLikenesses, draw);
  const titles: Resembling[] = [];
  // A listing can be long, so it is gone through for as many kinds at once as there are titles to find.
  while (titles.length < most && kinds.length > 0) {
    const candidates = kinds
      .splice(0, most - titles.length)
      .flatMap(how => candidatesOf(context, shuffled([...names], draw), how, draw));
    titles.push(...firstUnlisted(context, candidates));
  }
  return titles;
}

function candidatesOf(
  { options: { profile } }: ProbeContext,
  names: readonly string[],
  how: NameLikeness,
  draw: Draw,
): Resembling[] {
  const room = MOST_BYTES - Buffer.byteLength(`${profile.values.file_namespace}:`);
  const candidates: Resembling[] = [];
  for (const other of names) {
    const name = nameLike(other, how, draw);
    if (name !== undefined && isUsual(name) && Buffer.byteLength(name) <= room)
      candidates.push({ how, name });
  }
  return candidates;
}

/** The first candidate of each kind that the listing does not show. */
function firstUnlisted({ collected }: ProbeContext, candidates: readonly Resembling[]): Resembling[] {
  const unlisted = new Set(candidates.map(({ name }) => name));
  for (const listed of collected.walks.get(WHOLE)?.names.keys() ?? []) unlisted.delete(listed);
  const first = new Map<NameLikeness, Resembling>();
  for (const one of candidates) if (unlisted.has(one.name) && !first.has(one.how)) first.set(one.how, one);
  return [...first.values()];
}

async function askFor(context: ProbeContext, { how, name }: Resembling): Promise<void> {
  const sent = `${context.options.profile.values.file_namespace}:${name}`;
  const kind = `a missing title (a file's with ${how})`;
  const query: Query = { query: 'duplicatefiles', title: { sent, exists: false, kind, drawn: true } };
  const reading = await ask(context, query);
  if (reading.kind === 'answer') await note(context, sent, reading);
  // A recording that did not ask has nothing to tell.
  else if (reading.exchange.loss?.kind !== 'unasked') noteRefusal(context, 'missing titles', query, reading);
}

/** Notes the record of a title as that of a missing one, unless it has a page of its own, such as a redirect. */
async function note(context: ProbeContext, sent: string, reading: Answer): Promise<void> {
  const keys = Object.keys(recordsOf(reading) ?? {});
  if (isKnownElsewhere(reading)) return;
  const file = seenFiles(context).find(({ curid }) => keys.includes(curid));
  const isOther = keys.length > 0 && keys.every(key => /^[1-9]\d*$/.test(key));
  if (file ? await hasMoved(context, file) : isOther) return;
  const normal = sent.replaceAll('_', ' ');
  const title = { spelling: spellingOf(sent), sent, normal, ...(file ? { takenFor: file.name } : {}) };
  noteTitle(context.collected, title, reading);
}

/** Whether the page of a file no longer is that of its title: somebody may have given it the name that was asked for. */
async function hasMoved(context: ProbeContext, { name, curid }: SampleTitle): Promise<boolean> {
  const sent = `${context.options.profile.values.file_namespace}:${name}`;
  const title = { sent, exists: true, kind: 'an existing title', drawn: true } as const;
  const reading = await ask(context, { query: 'duplicatefiles', title, repeat: 'query' });
  return !Object.hasOwn(recordsOf(reading) ?? {}, curid);
}
