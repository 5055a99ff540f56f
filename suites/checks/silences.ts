/** What is seen where the contract is silent: noted for the contract's owner, never judged. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import type { SilenceId } from '../../schemas/generated/rules.js';
import { queryNames } from '../values/queries.js';
import type { Query } from '../values/queries.js';
import { isObject } from '../answers/reading.js';
import type { Answer, JsonObject } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import { grouped } from '../../schemas/text/numbers.js';
import { counted, plain, quoted } from '../values/messages.js';

const pointers = queryNames.flatMap(name => ruleLocations[name].map(({ pointer }) => pointer));
const ENTRY = '/query/allimages/*/';
/** The members of an answer that the contract names, and the fields of a file's entry. */
const KNOWN_KEYS = new Set([...pointers.map(pointer => pointer.split('/')[1]), 'debuginfo']);
const KNOWN_FIELDS = new Set(pointers.flatMap(pointer => pointer.split(ENTRY).slice(1)));

const list = (names: readonly string[]) =>
  names
    .slice(0, 12)
    .map(name => quoted(name, 40))
    .join(', ');

/** What is seen of the silences by the end of an audit. */
export function observedSilences({ observed, mistyped }: Evidence): ReadonlyMap<SilenceId, string> {
  if (!mistyped || mistyped.found === 0) return observed.silences;
  const { type, found, of } = mistyped;
  const seen = `\`aimime=${type}\` lists nothing: of ${counted(of, 'file')} with its extension, ${grouped(found)} are listed under other types`;
  return new Map([...observed.silences, ['allimages.media-types', seen]]);
}

/** Notes what one answer shows of the silences, the first time that it shows it. */
export function noteSilences(
  observed: Map<SilenceId, string>,
  { query, page = 1 }: Query,
  answer: Answer,
): void {
  // A walk has thousands of pages, and its first ones show what there is to see.
  if (!isObject(answer.json) || page >= 10) return;
  const note = (silence: SilenceId, seen: string | undefined) => {
    if (seen !== undefined && !observed.has(silence)) observed.set(silence, seen);
  };
  const members = isObject(answer.json['query']) ? answer.json['query'] : {};
  note('envelope.other-keys', otherKeys(answer.json));
  if (/\\u/.test(answer.text)) note('envelope.json-style', 'characters outside ASCII are escaped as `\\u…`');
  else if (/[^\u0000-\u007f]/.test(answer.text))
    note('envelope.json-style', 'characters outside ASCII are sent unescaped');
  if (query === 'allimages') observeListing(note, members);
  if (query === 'duplicatefiles') note('duplicatefiles.existing-details', existingDetails(members));
}

function otherKeys(json: JsonObject): string | undefined {
  const others = Object.keys(json).filter(key => !KNOWN_KEYS.has(key));
  return others.length > 0 ? `answers also carry ${list(others)}` : undefined;
}

function observeListing(
  note: (silence: SilenceId, seen: string | undefined) => void,
  query: JsonObject,
): void {
  const entries = Array.isArray(query['allimages']) ? query['allimages'].filter(isObject) : [];
  const [first] = entries;
  if (!first) return;
  const fields = Object.keys(first);
  note('allimages.key-order', list(fields));
  const further = fields.filter(field => !KNOWN_FIELDS.has(field));
  note(
    'allimages.further-properties',
    further.length > 0 ? `entries also have ${list(further)}` : 'no unasked property appears',
  );
  const escapes = entries.flatMap(({ url }) =>
    typeof url === 'string' ? (url.match(/%[0-9A-Fa-f]{2}/g) ?? []) : [],
  );
  if (escapes.length > 0)
    note('allimages.url-escapes', `escapes such as \`${plain(escapes[0] ?? '')}\` appear in \`url\``);
}

function existingDetails(query: JsonObject): string | undefined {
  const records = isObject(query['pages']) ? Object.entries(query['pages']) : [];
  const [, record] = records.find(([key]) => key !== '-1') ?? [];
  return isObject(record) ? `the record has ${list(Object.keys(record))}` : undefined;
}
