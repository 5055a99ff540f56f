/** Observations where the contract is silent: noted for its owner, never judged. */
import { ruleLocations, type SilenceId } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { grouped } from '../../schemas/text/numbers.js';
import { isObject, type Answer } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import { REDACTED, unrequestedIn } from '../http/exchange.js';
import { emptyTypeIn } from './allimages/mime.js';
import { counted, quoted } from '../values/messages.js';
import { queryNames, type Query } from '../values/queries.js';

const pointers = queryNames.flatMap(name => ruleLocations[name].map(({ pointer }) => pointer));
const ENTRY = '/query/allimages/*/';
const KNOWN_KEYS = new Set([...pointers.map(pointer => pointer.split('/')[1]), 'debuginfo']);
const KNOWN_FIELDS = new Set(pointers.flatMap(pointer => pointer.split(ENTRY).slice(1)));

const inShort = (name: string) => quoted(name, 40);
const list = (names: readonly string[]) => names.slice(0, 12).map(inShort).join(', ');

export function observedSilences(evidence: Evidence): ReadonlyMap<SilenceId, string> {
  const { observed, html } = evidence;
  const seen = new Map(observed.silences);
  if (html.some(({ undeclared }) => undeclared))
    seen.set('html.page', 'pages have characters outside ASCII and declare no encoding');
  const empty = emptyTypeIn(evidence);
  if (empty && empty.found > 0) {
    const files = `of ${counted(empty.of, 'file')} with its extension, ${grouped(empty.found)}`;
    const what = `\`aimime=${empty.type}\` lists nothing: ${files} are listed under other types`;
    seen.set('allimages.media-types', what);
  }
  return seen;
}

/** Notes what an answer shows first of members that the contract does not name, and of encodings that nobody asked for. */
export function noteSilences(
  observed: Map<SilenceId, string>,
  { query, page = 1 }: Query,
  { json, exchange: { request, response } }: Answer,
): void {
  // A walk has thousands of pages, and the first ones show everything.
  if (!isObject(json) || page >= 10) return;
  const note = (silence: SilenceId, seen: string): void => {
    if (!observed.has(silence)) observed.set(silence, seen);
  };
  const accepted = request.headers['accept-encoding'];
  // The value of a user's own header is not shown.
  const encoding = response && unrequestedIn(response, accepted === REDACTED ? undefined : accepted);
  if (encoding) note('envelope.content-encoding', `${inShort(encoding)} is sent though not requested`);
  const others = Object.keys(json).filter(key => !KNOWN_KEYS.has(key));
  if (others.length > 0) note('envelope.other-keys', `answers also carry ${list(others)}`);
  const entry = query === 'allimages' ? valueAt(json, '/query/allimages/0') : undefined;
  if (!isObject(entry)) return;
  const further = Object.keys(entry).filter(field => !KNOWN_FIELDS.has(field));
  const seen = further.length > 0 ? `entries also have ${list(further)}` : 'no unasked property appears';
  note('allimages.further-properties', seen);
}
