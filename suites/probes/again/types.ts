/**
 * The claims on listings by media type (contract 4.2): a file is in the listing of its type, in each union with it, in the whole
 * one, and in no other. Each is tried on one file, whose page is asked for from names just before it: edits elsewhere do not
 * disturb it, and no cache has seen such a question.
 */
import type { ClaimTrial } from '../../evidence/trials.js';
import { suspicionKey, type Altered, type TypeSuspicion, type Walk } from '../../evidence/evidence.js';
import { factsOf, type Facts } from '../../evidence/fingerprint.js';
import { LIST, nameOf, PAGE_SIZE, pageOf, type Page } from '../../evidence/page.js';
import type { Compared } from '../../answers/compare.js';
import { below, type Draw } from '../../plan/draw.js';
import type { Arm, Claim, Seen } from '../../engine/trial.js';
import { compareBytes } from '../../values/byte-order.js';
import type { Cursor, Query } from '../../values/queries.js';
import type { Begun, ProbeContext } from '../context.js';
import { hasAge } from './recheck.js';
import { tryFile } from './trying.js';

/** Tries what the listings by type show against a rule, up to the pause before the last stage. */
export async function tryTypes(context: ProbeContext): Promise<void> {
  const { profile, observer } = context.options;
  if (profile.values.mime_filter !== 'on' || !observer.isSorted()) return;
  for (const suspicion of observer.typeSuspicions(context.collected)) {
    const uploads: string[] = [];
    await tryFile(
      context,
      { purpose: suspicion.rule, key: suspicionKey(suspicion) },
      draw => claimOf(context, suspicion, draw, uploads),
      (trial, seen) => {
        if (trial.verdict === 'doubt' && isUploadedAgain(uploads)) return EDITED;
        const altered =
          suspicion.comparesEntries && trial.verdict === 'proven'
            ? alteredIn(context, suspicion, seen)
            : undefined;
        return altered ? { ...trial, altered } : trial;
      },
    );
  }
}

const EDITED: ClaimTrial = { verdict: 'withdrawn', reason: 'the file was uploaded again during the audit' };

/** Whether timestamps, in the order seen, only ever rise: two replicas in rotation would show an older one again. */
const isUploadedAgain = (times: readonly string[]): boolean =>
  times.at(-1) !== times[0] && times.every((time, at) => time >= (times[at - 1] ?? ''));

/** @param uploads takes the timestamps of the entries that are compared, in the order seen */
function claimOf(
  context: ProbeContext,
  suspicion: TypeSuspicion,
  draw: Draw,
  uploads: string[],
): Claim<Query, Compared> {
  const { name, shown, others, othersListIt, comparesEntries } = suspicion;
  const see = (answer: Compared): Seen | undefined => {
    const page = pageIn(answer);
    if (!page) return undefined;
    const entry = page.entries.find(each => nameOf(each) === name);
    if (comparesEntries) {
      const facts = entry && factsOf(entry, page, context.options.profile);
      if (facts) uploads.push(facts.timestamp);
      return facts;
    }
    return entry || isPassed(page, name) ? { listed: String(entry !== undefined) } : undefined;
  };
  return {
    arms: [
      armOf(
        context,
        others.map(walk => pageWith(walk, name)),
        see,
        draw,
      ),
      armOf(context, [pageWith(shown, name)], see, draw),
    ],
    ...(comparesEntries
      ? {}
      : {
          holds: ([other, one]) =>
            one['listed'] !== 'true' || other['listed'] !== String(othersListIt === true),
        }),
  };
}

/** A page of one listing, or of several in turn; from another name on each time, unless the target is steady. */
export function armOf(
  { options: { steady } }: ProbeContext,
  pages: readonly Place[],
  see: (answer: Compared) => Seen | undefined,
  draw: Draw,
): Arm<Query, Compared> {
  let turn = 0;
  return {
    ask: () => {
      const { query, from, after } = pages[turn % pages.length] ?? NO_PAGE;
      const times = Math.floor(turn / pages.length);
      turn += 1;
      const start = steady || times === 0 ? undefined : nameBetween(after, from, draw);
      if (start === undefined) return [query];
      return [{ ...query, page: Math.max(2, query.page ?? 2), cursor: cursorAt(start) }];
    },
    // A redirect may lead to other types, and a cache may have kept an answer.
    see: answer =>
      pages.some(({ query }) => isAnswerTo(answer, query)) && !hasAge(answer.exchange)
        ? see(answer)
        : undefined,
  };
}

const isAnswerTo = ({ exchange }: Compared, { types = [] }: Query): boolean =>
  (new URL(exchange.request.url).searchParams.get('aimime') ?? '') === types.join('|');

/** A page of a listing: its first name, and the last one of the page before it. */
interface Place {
  readonly query: Query;
  readonly from: string | undefined;
  readonly after: string;
}

const NO_PAGE: Place = { query: { query: 'allimages' }, from: undefined, after: '' };

/** The page of a listing that has a name, or would have it. */
export function pageWith({ types, names: listed }: Walk, name: string): Place {
  const names = [...listed.keys()];
  let at = 0;
  for (const other of names) {
    const order = compareBytes(other, name);
    if (order >= 0) {
      // A page that starts after the name does not tell that it is lacking: the one before it has to.
      if (order > 0 && at > 0) at -= 1;
      break;
    }
    at += 1;
  }
  const page = Math.floor(Math.min(at, Math.max(0, names.length - 1)) / PAGE_SIZE);
  const from = names.at(page * PAGE_SIZE);
  const query: Query = { query: 'allimages', types, page: page + 1, repeat: 'query' };
  if (page === 0 || from === undefined) return { query, from, after: '' };
  return { query: { ...query, cursor: cursorAt(from) }, from, after: names.at(page * PAGE_SIZE - 1) ?? '' };
}

export const cursorAt = (name: string): Cursor => ({ aicontinue: name, continue: '-||' });

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

export const pageIn = ({ exchange, json }: Compared): Page | undefined =>
  pageOf({ exchange, json }, { query: 'allimages' });

/** Whether a page goes beyond a name, or is the last one. */
export function isPassed({ entries, cursor, truncated }: Page, name: string): boolean {
  const isBeyond = (other: string | undefined) => other !== undefined && compareBytes(other, name) > 0;
  return !truncated || isBeyond(nameOf(entries.at(-1))) || isBeyond(cursor?.aicontinue);
}

/** What differs between the entries of a file that were seen last. */
function alteredIn(
  { options: { profile } }: ProbeContext,
  { name, shown: { types } }: TypeSuspicion,
  seen: Begun['seen'],
): Altered | undefined {
  const [inWhole, inPart] = seen.map(answer => {
    const page = answer && pageIn(answer);
    const at = page ? page.entries.findIndex(entry => nameOf(entry) === name) : -1;
    const entry = page?.entries[at];
    const facts: Facts | undefined = page && entry && factsOf(entry, page, profile);
    return page && entry && facts ? { page, at, entry, facts } : undefined;
  });
  if (!inWhole || !inPart) return undefined;
  const fields = ['timestamp', 'url', 'descriptionshorturl'] as const;
  const field = fields.find(candidate => inPart.facts[candidate] !== inWhole.facts[candidate]);
  if (field === undefined) return undefined;
  const [value, whole] = [inPart, inWhole].map(({ entry }) => entry[field]);
  const { exchange } = inPart.page.answer;
  return { exchange, name, types, field, pointer: `${LIST}/${inPart.at}/${field}`, value, whole };
}
