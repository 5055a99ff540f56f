/** Probes of `aimime` (contract 4.2): listings of two media types, of both at once, and of one that there is not. */
import { contradict } from '../checks/allimages/mime.js';
import { cite } from './context.js';
import type { Look } from './context.js';
import { changeOfAny, traverse, walkQuietly } from './listing.js';
import { typesToAsk, otherTypes, suggestedType } from '../values/media-types.js';
import { compareBytes } from '../values/byte-order.js';
import type { NameList } from '../values/name-list.js';
import type { Altered, Mistyped, Walk } from '../evidence/evidence.js';
import { LIST, nameOf } from '../evidence/page.js';
import type { Page } from '../evidence/page.js';
import { factsOf, stampOf } from '../evidence/fingerprint.js';
import type { Facts } from '../evidence/fingerprint.js';
import { quoted, shown } from '../values/messages.js';

export async function lookAtFilters(look: Look): Promise<void> {
  const unknown = look.draw.mediaType();
  const [first, second = unknown] = typesToAsk(look.evidence.suggested);
  if (first !== undefined) {
    const walked = await traverse(look, 'first type', 'filters', [first]);
    if (walked.error) return;
    if (second !== unknown) await traverse(look, 'second type', 'filters', [second]);
    await traverse(look, 'both types', 'filters', [first, second]);
  }
  await traverse(look, 'unknown type', 'filters', [unknown]);
  await lookForContradictions(look);
}

async function lookForContradictions(look: Look): Promise<void> {
  const { evidence } = look;
  // Out of order, listings cannot be compared at all.
  const isSorted = !evidence.ledger.account('allimages.order').first;
  if (look.options.profile.values.mime_filter !== 'on' || !isSorted) return;
  evidence.mistyped = await mistypedFiles(look);
  if (contradict(evidence)) evidence.drift = await changeOfAny(look);
  else evidence.altered = await alteredEntry(look);
  if (evidence.altered) cite(look, evidence.altered.exchange);
}

/** Where the same file has another entry under its type than in the whole listing, twice the same: what differs. */
export async function alteredEntry(look: Look): Promise<Altered | undefined> {
  const { walks } = look.evidence;
  const whole = walks.get('whole');
  const parts = [...walks.values()].filter(({ types }) => types.length > 0);
  const suspects = parts.flatMap(part => {
    const places = whole && firstAltered(part.names, whole.names);
    return places ? [{ part, ...places }] : [];
  });
  const [suspect] = suspects;
  if (!whole || !suspect) return undefined;
  const { part, name } = suspect;
  const inWhole = await entryNamed(look, name, whole.types);
  const inPart = await entryNamed(look, name, part.types);
  // Where either is another one now, the file may have been uploaded again meanwhile.
  if (inWhole?.stamp !== whole.names.stampAt(suspect.atWhole)) return undefined;
  if (inPart?.stamp !== part.names.stampAt(suspect.at)) return undefined;
  return difference(name, part, inWhole, inPart);
}

interface Places {
  readonly name: string;
  readonly at: number;
  readonly atWhole: number;
}

/** The first file of a listing whose entry differs from its entry in the whole one; both in byte order. */
function firstAltered(part: NameList, whole: NameList): Places | undefined {
  const rest = whole[Symbol.iterator]();
  let atWhole = 0;
  let candidate = rest.next();
  let at = 0;
  for (const name of part) {
    while (candidate.done !== true && compareBytes(candidate.value, name) < 0) {
      candidate = rest.next();
      atWhole += 1;
    }
    if (candidate.done === true) return undefined;
    const [one, other] = [part.stampAt(at), whole.stampAt(atWhole)];
    if (candidate.value === name && one !== other && one !== 0 && other !== 0) return { name, at, atWhole };
    at += 1;
  }
  return undefined;
}

interface Sighting {
  readonly page: Page;
  readonly at: number;
  readonly facts: Facts;
  readonly stamp: number;
}

async function entryNamed(look: Look, name: string, types: readonly string[]): Promise<Sighting | undefined> {
  const { profile } = look.options;
  let found: Sighting | undefined;
  await walkQuietly(look, types, page => {
    const at = page.entries.findIndex(entry => nameOf(entry) === name);
    const entry = page.entries[at];
    const facts = entry && factsOf(entry, page, profile);
    if (facts) found = { page, at, facts, stamp: stampOf(entry, page, profile) };
  });
  return found;
}

function difference(name: string, part: Walk, inWhole: Sighting, inPart: Sighting): Altered | undefined {
  const field = (['timestamp', 'url', 'descriptionshorturl'] as const).find(
    candidate => inPart.facts[candidate] !== inWhole.facts[candidate],
  );
  if (field === undefined) return undefined;
  const [actual, expected] = [inPart, inWhole].map(({ page, at }) => shown(page.entries[at]?.[field]));
  const { exchange } = inPart.page.answer;
  return {
    exchange,
    fault: {
      message: `the \`${field}\` of ${quoted(name)} is ${actual} under aimime=${part.types.join('|')}, ${expected} in the whole listing`,
      exchange: exchange.id,
      pointer: `${LIST}/${inPart.at}/${field}`,
      ...(expected === undefined ? {} : { expected }),
      ...(actual === undefined ? {} : { actual }),
    },
  };
}

/** Where a type lists nothing, though names have its extension: how many of those files are of other types. */
export async function mistypedFiles(look: Look): Promise<Mistyped | undefined> {
  const { walks, suggested } = look.evidence;
  const asked = [walks.get('first type'), walks.get('second type')];
  const empty = asked.find(walk => walk?.ended === 'end' && walk.entries === 0);
  const [type] = empty?.types ?? [];
  if (type === undefined) return undefined;
  let found = 0;
  const others = await walkQuietly(look, otherTypes(type), page => {
    found += page.entries.filter(entry => suggestedType(nameOf(entry) ?? '') === type).length;
  });
  return { type, found, of: suggested.get(type) ?? 0, isWhole: others.ended === 'end' };
}
