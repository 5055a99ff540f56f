/** The claims that a file is in some listings and not in others (4.2), asked from names just before it, which no cache has seen. */
import type { Compared } from '../../answers/compare.js';
import { namesOfDifference, type Arm, type Claim, type Seen } from '../../engine/trial.js';
import type { TypeSuspicion, Walk } from '../../evidence/evidence.js';
import { factsOf, LIST, nameOf, PAGE_SIZE, pageOf, type Entry, type Page } from '../../evidence/page.js';
import { below, type Draw } from '../../plan/draw.js';
import { compareBytes } from '../../values/byte-order.js';
import { suggestedType } from '../../values/media-types.js';
import { contrasted, quoted } from '../../values/messages.js';
import type { Query } from '../../values/queries.js';
import { curidOf } from '../../values/urls.js';
import { UNTRIED, type ClaimTrial, type Violation } from '../../evidence/violations.js';
import type { Begun, ProbeContext } from '../context.js';
import { tryFile } from '../trials/trying.js';

export async function tryTypes(context: ProbeContext): Promise<void> {
  const { profile, observer } = context.options;
  if (profile.values.mime_filter !== 'on') return;
  const isSorted = observer.isSorted();
  const withdrawn = new Set<string>();
  for (const suspicion of observer.typeSuspicions(context.collected)) {
    const { suspicions, name, shown, others, relation } = suspicion;
    const isOther = relation === 'differs';
    const uploads: string[] = [];
    let isListed = false;
    const see = (answer: Compared): Seen | undefined => {
      const found = lookFor(name, answer);
      const facts = found?.entry && factsOf(found.entry, found.page, profile);
      if (facts) uploads.push(facts.timestamp);
      return isOther ? facts : found && { listed: String(found.entry !== undefined) };
    };
    const seeOther = (answer: Compared): Seen | undefined => {
      const seen = see(answer);
      isListed ||= seen?.['listed'] === 'true';
      return seen;
    };
    // A trial has no time for more than a dozen listings.
    const isLikely = ({ types }: Walk) => types.includes(suggestedType(name) ?? '');
    const likeliest = [...others.filter(isLikely), ...others.filter(other => !isLikely(other))];
    // A listing that lacks but the newest file may be an old one; one without any file of its type is wrong.
    const isOlder = (other: Walk) =>
      (other.newest !== '' || !isLikely(other)) && (uploads.at(-1) ?? '') > other.newest;
    const claimOf = (draw: Draw): Claim<Query, Compared> => ({
      arms: [witness(context, name, likeliest, seeOther, draw), witness(context, name, [shown], see, draw)],
      mayBeAge: () => relation === undefined && others.every(isOlder),
      ...(!isOther && {
        holds: ([two, one]) => one['listed'] !== 'true' || two['listed'] !== String(relation === 'shared'),
      }),
    });
    const settle = (ended: ClaimTrial, [inWhole, inPart]: Begun['seen'] = [undefined, undefined]) => {
      // A file that was uploaded or deleted during the audit changed each listing; if one of several has to show it, they need not agree.
      const isExcused = isUploadedAgain(uploads) || (isListed && others.length > 1) || withdrawn.has(name);
      const trial = ended.verdict === 'doubt' && isExcused ? CHANGED : ended;
      if (trial.verdict === 'withdrawn') withdrawn.add(name);
      const violation = isOther && inWhole && inPart ? alteredIn(suspicion, see, inWhole, inPart) : undefined;
      const shows = suspicions.map(each => (violation ? { ...each, violation } : each));
      observer.settle(shows, trial, violation && inPart?.exchange);
      return trial;
    };
    const purpose = suspicions.map(({ rule }) => rule).join(' ');
    if (!isSorted || !(await tryFile(context, purpose, claimOf, settle))) settle(UNTRIED);
  }
}

const CHANGED: ClaimTrial = { verdict: 'withdrawn', reason: 'the file changed during the audit' };

/** Whether timestamps only rise: two replicas in rotation would show an older one again. */
const isUploadedAgain = (times: readonly string[]): boolean =>
  times.at(-1) !== times[0] && times.every((time, at) => time >= (times[at - 1] ?? ''));

/** The field in which the last entries of a file differ. */
function alteredIn(
  { name, shown: { types } }: TypeSuspicion,
  see: (answer: Compared) => Seen | undefined,
  inWhole: Compared,
  inPart: Compared,
): Violation | undefined {
  const [whole, part] = [lookFor(name, inWhole), lookFor(name, inPart)];
  if (!whole?.entry || !part?.entry) return undefined;
  const [field] = namesOfDifference(see(inWhole) ?? {}, see(inPart) ?? {}) as (keyof Entry)[];
  if (field === undefined) return undefined;
  const { expected, actual } = contrasted(whole.entry[field], part.entry[field]);
  const message = `the \`${field}\` of ${quoted(name)} is ${actual} under aimime=${types.join('|')}, ${expected} in the whole listing`;
  const pointer = `${LIST}/${part.page.entries.indexOf(part.entry)}/${field}`;
  return { message, exchange: inPart.exchange.id, pointer, expected, actual };
}

/** The page id that a page of a listing shows for a file; the empty text if the page goes past it. */
export function seePageId(answer: Compared, name: string): Seen | undefined {
  const found = lookFor(name, answer);
  return found && { id: curidOf(found.entry?.descriptionshorturl) ?? '' };
}

/** The entry of a file on a page that has it, or would have it; `undefined` if the page does not tell. */
function lookFor(name: string, answer: Compared): { page: Page; entry: Entry | undefined } | undefined {
  const page = pageOf(answer, { query: 'allimages' });
  const entry = page?.entries.find(each => nameOf(each) === name);
  if (!page || entry) return page && { page, entry };
  const isBeyond = (other: string | undefined) => other !== undefined && compareBytes(other, name) > 0;
  const isPassed = isBeyond(nameOf(page.entries.at(-1))) || isBeyond(page.cursor?.aicontinue);
  return !page.truncated || isPassed ? { page, entry } : undefined;
}

/** The page with a file of one listing, or of several in turn; from another name on each time, unless the target is steady. */
export function witness(
  { options: { steady } }: ProbeContext,
  name: string,
  listings: readonly Walk[],
  see: (answer: Compared) => Seen | undefined,
  draw: Draw,
): Arm<Query, Compared> {
  const places = listings.map(walk => pageWith(walk, name));
  let [turn, asked] = [0, 0];
  return {
    ask() {
      asked = turn % places.length;
      const { query, from, after } = places[asked] as Place;
      // What the walk has shown comes first, unless a trial has no time to ask each listing twice.
      const isAsShown = steady || (turn === 0 && places.length === 1);
      const start = isAsShown ? undefined : nameBetween(after, from, draw);
      turn += 1;
      return [start === undefined ? query : startingAt(start, query)];
    },
    see(answer) {
      const types = new URL(answer.exchange.request.url).searchParams.get('aimime') ?? '';
      // A redirect may lead to other types.
      if (!listings.some(listing => listing.types.join('|') === types)) return undefined;
      const seen = see(answer);
      const instead = seen === undefined ? places[asked]?.instead : undefined;
      if (instead) places[asked] = instead;
      return seen;
    },
  };
}

/** A page of a listing: its first name, and the last one of the page before it. */
interface Place {
  readonly query: Query;
  readonly from: string;
  readonly after: string;
  /** A page from the file on, if this one does not tell: an edit may have moved the file to the next page. */
  readonly instead?: Place;
}

/** The page of a listing that has a name, or would have it. */
export function pageWith({ types, names: listed }: Walk, name: string): Place {
  const names = [...listed.keys()];
  const next = names.findIndex(other => compareBytes(other, name) >= 0);
  const isListed = names[next] === name;
  // A page that starts after the name does not tell that it is lacking: the one before it has to.
  const at = isListed ? next : Math.max(0, (next < 0 ? names.length : next) - 1);
  const placeAt = (start: number): Place => {
    const shown = names[start] ?? name;
    // An upload may come before all that the walk has shown.
    const from = compareBytes(name, shown) < 0 ? name : shown;
    const page = Math.floor(start / PAGE_SIZE) + 1;
    const query: Query = { query: 'allimages', types, page, repeat: 'query' };
    return { query: start === 0 ? query : startingAt(from, query), from, after: names[start - 1] ?? '' };
  };
  const place = placeAt(at - (at % PAGE_SIZE));
  return at % PAGE_SIZE === 0 ? place : { ...place, instead: placeAt(at) };
}

/** The page of a listing from a name on. */
export const startingAt = (name: string, query: Query): Query => ({
  ...query,
  page: Math.max(2, query.page ?? 2),
  cursor: { aicontinue: name, continue: '-||' },
});

/** A name that no file has, between two others: a listing from there on starts with the second one. */
export function nameBetween(after: string, before: string | undefined, draw: Draw): string | undefined {
  if (before === undefined) return undefined;
  for (let at = before.length - 1; at >= 0; at--) {
    if (!/[1-9B-Zb-z]/.test(before.charAt(at))) continue;
    const lower = String.fromCharCode(before.charCodeAt(at) - 1);
    const name = before.slice(0, at) + lower + below(36 ** 4, draw).toString(36);
    if (compareBytes(name, after) > 0) return name;
  }
  return undefined;
}
