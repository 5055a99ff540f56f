/**
 * The claims on listings by media type (contract 4.2): a file is in the listing of its type, in each union with it, in the whole
 * one, and in no other. Each is tried on one file, whose page is asked for from names just before it: edits elsewhere do not
 * disturb it, and no cache has seen such a question.
 */
import { suspicionKey, type NotedTrial, type TypeSuspicion, type Walk } from '../../evidence/evidence.js';
import { factsOf, LIST, nameOf, PAGE_SIZE, pageOf, type Facts, type Page } from '../../evidence/page.js';
import type { Compared } from '../../answers/compare.js';
import { below, type Draw } from '../../plan/draw.js';
import { namesOfDifference, type Arm, type Seen } from '../../engine/trial.js';
import { compareBytes } from '../../values/byte-order.js';
import { contrasted, quoted } from '../../values/messages.js';
import type { Cursor, Query } from '../../values/queries.js';
import type { Begun, ProbeContext } from '../context.js';
import { hasAge } from '../trials/recheck.js';
import { tryFile } from '../trials/trying.js';

/** Tries what the listings by type show against a rule, up to the pause before the last stage. */
export async function tryTypes(context: ProbeContext): Promise<void> {
  const { profile, observer } = context.options;
  if (profile.values.mime_filter !== 'on' || !observer.isSorted()) return;
  for (const suspicion of observer.typeSuspicions(context.collected)) {
    const { name, shown, others, relation } = suspicion;
    const pages = others.map(walk => pageWith(walk, name));
    const uploads: string[] = [];
    const see = (answer: Compared): Seen | undefined => {
      const page = pageIn(answer);
      const entry = page?.entries.find(each => nameOf(each) === name);
      if (relation === 'differs') {
        const facts = page && entry && factsOf(entry, page, profile);
        if (facts) uploads.push(facts.timestamp);
        return facts;
      }
      return page && (entry || isPassed(page, name)) ? { listed: String(entry !== undefined) } : undefined;
    };
    await tryFile(
      context,
      { purpose: suspicion.rule, key: suspicionKey(suspicion) },
      draw => ({
        arms: [armOf(context, pages, see, draw), armOf(context, [pageWith(shown, name)], see, draw)],
        ...(relation === 'differs'
          ? {}
          : {
              holds: ([other, one]) =>
                one['listed'] !== 'true' || other['listed'] !== String(relation === 'shared'),
            }),
      }),
      (trial, seen) => {
        if (trial.verdict === 'doubt' && isUploadedAgain(uploads))
          return { verdict: 'withdrawn', reason: 'the file was uploaded again during the audit' };
        const isDifferent = relation === 'differs' && trial.verdict === 'proven';
        return isDifferent ? { ...trial, altered: alteredIn(suspicion, see, seen) } : trial;
      },
    );
  }
}

/** Whether timestamps, in the order seen, only ever rise: two replicas in rotation would show an older one again. */
const isUploadedAgain = (times: readonly string[]): boolean =>
  times.at(-1) !== times[0] && times.every((time, at) => time >= (times[at - 1] ?? ''));

/** In which field the entries of a file differ that were seen last. */
function alteredIn(
  { name, shown: { types } }: TypeSuspicion,
  see: (answer: Compared) => Seen | undefined,
  seen: Begun['seen'],
): NotedTrial['altered'] {
  const [inWhole, inPart] = seen.map(answer => {
    const page = answer && pageIn(answer);
    const at = page ? page.entries.findIndex(entry => nameOf(entry) === name) : -1;
    return { at, entry: page?.entries[at], facts: (answer && see(answer)) ?? {} };
  });
  const [field] = namesOfDifference(inWhole?.facts ?? {}, inPart?.facts ?? {}) as (keyof Facts)[];
  const exchange = seen[1]?.exchange;
  if (!exchange || !inPart || field === undefined) return undefined;
  const [actual, expected] = contrasted(inPart.entry?.[field], inWhole?.entry?.[field]);
  const message = `the \`${field}\` of ${quoted(name)} is ${actual} under aimime=${types.join('|')}, ${expected} in the whole listing`;
  const pointer = `${LIST}/${inPart.at}/${field}`;
  return { exchange, violation: { message, exchange: exchange.id, pointer, expected, actual } };
}

/** A page of one listing, or of several in turn; from another name on each time, unless the target is steady. */
export function armOf(
  { options: { steady } }: ProbeContext,
  pages: readonly Place[],
  see: (answer: Compared) => Seen | undefined,
  draw: Draw,
): Arm<Query, Compared> {
  let turn = 0;
  const places = [...pages];
  return {
    ask: () => {
      const { query, from, after } = places[turn % places.length] as Place;
      const isFirst = turn < pages.length;
      turn += 1;
      const start = steady || isFirst ? undefined : nameBetween(after, from, draw);
      return [start === undefined ? query : startingAt(start, query)];
    },
    // A redirect may lead to other types, and a cache may have kept an answer.
    see(answer) {
      if (!pages.some(({ query }) => isAnswerTo(answer, query)) || hasAge(answer.exchange)) return undefined;
      const seen = see(answer);
      const at = (turn - 1) % places.length;
      if (seen === undefined) places[at] = places[at]?.instead ?? (places[at] as Place);
      return seen;
    },
  };
}

const isAnswerTo = ({ exchange }: Compared, { types = [] }: Query): boolean =>
  (new URL(exchange.request.url).searchParams.get('aimime') ?? '') === types.join('|');

/** A page of a listing: its first name, and the last one of the page before it. */
interface Place {
  readonly query: Query;
  readonly from: string | undefined;
  readonly after: string;
  /** If this page does not tell whether a file is lacking, because it may be the first of the next one: a page that does. */
  readonly instead?: Place;
}

/** The page of a listing that has a name, or would have it. */
export function pageWith({ types, names: listed }: Walk, name: string): Place {
  const names = [...listed.keys()];
  const next = names.findIndex(other => compareBytes(other, name) >= 0);
  // A page that starts after the name does not tell that it is lacking: the one before it has to.
  const isListed = names[next] === name;
  const at = Math.max(0, isListed ? next : next < 0 ? names.length - 1 : next - 1);
  const placeAt = (start: number): Place => {
    const from = names[start];
    const page = Math.floor(start / PAGE_SIZE) + 1;
    const query: Query = { query: 'allimages', types, page, repeat: 'query' };
    if (start === 0 || from === undefined) return { query, from, after: '' };
    return { query: { ...query, cursor: cursorAt(from) }, from, after: names[start - 1] ?? '' };
  };
  const place = placeAt(at - (at % PAGE_SIZE));
  const isSeam = !isListed && at % PAGE_SIZE === PAGE_SIZE - 1;
  return isSeam ? { ...place, instead: placeAt(at) } : place;
}

const cursorAt = (name: string): Cursor => ({ aicontinue: name, continue: '-||' });

/** The page of a listing from a name on. */
export const startingAt = (name: string, query: Query): Query => ({
  ...query,
  page: Math.max(2, query.page ?? 2),
  cursor: cursorAt(name),
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name that no file has, between two others: a listing from there on starts with the second one. */
export function nameBetween(after: string, before: string | undefined, draw: Draw): string | undefined {
  if (before === undefined) return undefined;
  const characters = Array.from(before);
  for (let at = characters.length - 1; at >= 0; at--) {
    const character = characters[at] ?? '';
    if (!/[1-9B-Zb-z]/.test(character)) continue;
    const lower = String.fromCharCode(character.charCodeAt(0) - 1);
    const ending = Array.from({ length: 4 }, () => LETTERS[below(LETTERS.length, draw)]).join('');
    const name = [...characters.slice(0, at), lower, ending].join('');
    if (compareBytes(name, after) > 0 && compareBytes(name, before) < 0) return name;
  }
  return undefined;
}

export const pageIn = (answer: Compared): Page | undefined => pageOf(answer, { query: 'allimages' });

/** Whether a page goes beyond a name, or is the last one. */
export function isPassed({ entries, cursor, truncated }: Page, name: string): boolean {
  const isBeyond = (other: string | undefined) => other !== undefined && compareBytes(other, name) > 0;
  return !truncated || isBeyond(nameOf(entries.at(-1))) || isBeyond(cursor?.aicontinue);
}
