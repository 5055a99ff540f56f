/** Probes of `aimime` (contract 4.2): listings of two media types, of both at once, and of one that does not exist. */
import type { Altered, Mistyped, Walk } from '../evidence/evidence.js';
import { factsOf, fingerprintOf } from '../evidence/fingerprint.js';
import type { Facts } from '../evidence/fingerprint.js';
import { LIST, nameOf } from '../evidence/page.js';
import type { Page } from '../evidence/page.js';
import { compareBytes } from '../values/byte-order.js';
import { otherTypes, suggestedType, typesToAsk } from '../values/media-types.js';
import type { NameList } from '../values/name-list.js';
import type { ProbeContext } from './context.js';
import { changeOfAny, traverse, walkAgain } from './listing.js';

export async function probeFilters(context: ProbeContext): Promise<void> {
  const unknown = context.random.mediaType();
  const [first, second = unknown] = typesToAsk(context.collected.suggested);
  if (first !== undefined) {
    const walked = await traverse(context, 'first type', 'filters', [first]);
    if (walked.error) return;
    if (second !== unknown) await traverse(context, 'second type', 'filters', [second]);
    await traverse(context, 'both types', 'filters', [first, second]);
  }
  await traverse(context, 'unknown type', 'filters', [unknown]);
  await recheckFilters(context);
}

/** Asks again before anyone is accused of what the listings by type show. */
async function recheckFilters(context: ProbeContext): Promise<void> {
  const { collected, options } = context;
  if (options.profile.values.mime_filter !== 'on' || !options.observer.isSorted()) return;
  collected.mistyped = await mistypedFiles(context);
  if (options.observer.suspectsFilters(collected)) collected.drift = await changeOfAny(context);
  else collected.altered = await alteredEntry(context);
}

/** Where a file has another entry under its type than in the whole listing, twice the same: what differs. */
async function alteredEntry(context: ProbeContext): Promise<Altered | undefined> {
  const { walks } = context.collected;
  const whole = walks.get('whole');
  const parts = [...walks.values()].filter(({ types }) => types.length > 0);
  const suspects = parts.flatMap(part => {
    const places = whole && firstAltered(part.names, whole.names);
    return places ? [{ part, ...places }] : [];
  });
  const [suspect] = suspects;
  if (!whole || !suspect) return undefined;
  const { part, name } = suspect;
  const inWhole = await entryNamed(context, name, whole.types);
  const inPart = await entryNamed(context, name, part.types);
  // Where either has changed, the file may have been uploaded again meanwhile.
  if (inWhole?.fingerprint !== whole.names.fingerprintAt(suspect.atWhole)) return undefined;
  if (inPart?.fingerprint !== part.names.fingerprintAt(suspect.at)) return undefined;
  return difference(name, part, inWhole, inPart);
}

/** The first file of a listing whose entry differs from its entry in the whole one; both in byte order. */
function firstAltered(part: NameList, whole: NameList) {
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
    const [one, other] = [part.fingerprintAt(at), whole.fingerprintAt(atWhole)];
    if (candidate.value === name && one !== other && one !== 0 && other !== 0) return { name, at, atWhole };
    at += 1;
  }
  return undefined;
}

interface FoundEntry {
  readonly page: Page;
  readonly at: number;
  readonly facts: Facts;
  readonly fingerprint: number;
}

async function entryNamed(
  context: ProbeContext,
  name: string,
  types: readonly string[],
): Promise<FoundEntry | undefined> {
  const { profile } = context.options;
  let found: FoundEntry | undefined;
  await walkAgain(context, types, page => {
    const at = page.entries.findIndex(entry => nameOf(entry) === name);
    const entry = page.entries[at];
    const facts = entry && factsOf(entry, page, profile);
    if (facts) found = { page, at, facts, fingerprint: fingerprintOf(entry, page, profile) };
  });
  return found;
}

function difference(
  name: string,
  { types }: Walk,
  inWhole: FoundEntry,
  inPart: FoundEntry,
): Altered | undefined {
  const field = (['timestamp', 'url', 'descriptionshorturl'] as const).find(
    candidate => inPart.facts[candidate] !== inWhole.facts[candidate],
  );
  if (field === undefined) return undefined;
  const [value, whole] = [inPart, inWhole].map(({ page, at }) => page.entries[at]?.[field]);
  const { exchange } = inPart.page.answer;
  return { exchange, name, types, field, pointer: `${LIST}/${inPart.at}/${field}`, value, whole };
}

/** Where a type lists nothing, though names have its extension: how many of those files are of other types. */
async function mistypedFiles(context: ProbeContext): Promise<Mistyped | undefined> {
  const { walks, suggested } = context.collected;
  const asked = [walks.get('first type'), walks.get('second type')];
  const empty = asked.find(walk => walk?.ended === 'end' && walk.entries === 0);
  const [type] = empty?.types ?? [];
  if (type === undefined) return undefined;
  let found = 0;
  const others = await walkAgain(context, otherTypes(type), page => {
    found += page.entries.filter(entry => suggestedType(nameOf(entry) ?? '') === type).length;
  });
  return { type, found, of: suggested.get(type) ?? 0, isWhole: others.ended === 'end' };
}
