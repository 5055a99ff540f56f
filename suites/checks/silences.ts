/** What is seen where the contract is silent: noted for the contract's owner, never judged. */
import { ruleLocations, type SilenceId } from '../../schemas/generated/rules.js';
import { queryNames, type Query } from '../values/queries.js';
import { isObject, type Answer, type JsonObject } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import { grouped } from '../../schemas/text/numbers.js';
import { counted, plain, quoted } from '../values/messages.js';

const pointers = queryNames.flatMap(name => ruleLocations[name].map(({ pointer }) => pointer));
const ENTRY = '/query/allimages/*/';
/** The members of an answer that the contract names, and the fields of a file's entry. */
const KNOWN_KEYS = new Set([...pointers.map(pointer => pointer.split('/')[1]), 'debuginfo']);
const KNOWN_FIELDS = new Set(pointers.flatMap(pointer => pointer.split(ENTRY).slice(1)));

const list = (names: readonly string[]) => names.slice(0, 12).map(inShort).join(', ');

const inShort = (name: string) => quoted(name, 40);

/** What is seen of the silences by the end of an audit. */
export function observedSilences({
  observed,
  mistyped,
  encodings,
  html,
}: Evidence): ReadonlyMap<SilenceId, string> {
  const seen = new Map(observed.silences);
  if (encodings.size > 0) seen.set('envelope.content-encoding', encodingsSeen(encodings));
  if (html.some(comparison => comparison.html.undeclared))
    seen.set('html.page', 'pages have characters outside ASCII and declare no encoding');
  if (mistyped && mistyped.found > 0) {
    const { type, found, of } = mistyped;
    seen.set(
      'allimages.media-types',
      `\`aimime=${type}\` lists nothing: of ${counted(of, 'file')} with its extension, ${grouped(found)} are listed under other types`,
    );
  }
  return seen;
}

function encodingsSeen(encodings: Evidence['encodings']): string {
  const each = [...encodings].map(([name, { answers, undecoded }]) => {
    const lost = undecoded > 0 ? `, ${grouped(undecoded)} could not be decoded` : '';
    return `${inShort(name)} (${counted(answers, 'answer')}${lost})`;
  });
  return `sent though not requested: ${each.join(', ')}`;
}

/** Notes what one answer shows of the silences, the first time that it shows it. */
export function noteSilences(
  observed: Map<SilenceId, string>,
  { query, page = 1 }: Query,
  answer: Answer,
): void {
  // A walk has thousands of pages, and its first ones show what there is to see.
  if (!isObject(answer.json) || page >= 10) return;
  const { json, text } = answer;
  const members = isObject(json['query']) ? json['query'] : {};
  note(observed, 'envelope.other-keys', otherKeys, json);
  note(observed, 'envelope.json-style', styleOf, text);
  if (query === 'allimages') {
    const entries = Array.isArray(members['allimages']) ? members['allimages'].filter(isObject) : [];
    if (entries.length === 0) return;
    note(observed, 'allimages.key-order', keyOrder, entries);
    note(observed, 'allimages.further-properties', furtherProperties, entries);
    note(observed, 'allimages.url-escapes', urlEscapes, entries);
  }
  if (query === 'duplicatefiles') note(observed, 'duplicatefiles.existing-details', existingDetails, members);
}

/** What is noted already is not looked for again. */
function note<Part>(
  observed: Map<SilenceId, string>,
  silence: SilenceId,
  seenIn: (part: Part) => string | undefined,
  part: Part,
): void {
  const seen = observed.has(silence) ? undefined : seenIn(part);
  if (seen !== undefined) observed.set(silence, seen);
}

const isOtherKey = (key: string) => !KNOWN_KEYS.has(key);
const isFurtherField = (field: string) => !KNOWN_FIELDS.has(field);

function otherKeys(json: JsonObject): string | undefined {
  const others = Object.keys(json).filter(isOtherKey);
  return others.length > 0 ? `answers also carry ${list(others)}` : undefined;
}

function styleOf(text: string): string | undefined {
  if (/\\u/.test(text)) return 'characters outside ASCII are escaped as `\\u…`';
  return /[^\u0000-\u007f]/.test(text) ? 'characters outside ASCII are sent unescaped' : undefined;
}

const keyOrder = ([first = {}]: readonly JsonObject[]): string => list(Object.keys(first));

function furtherProperties([first = {}]: readonly JsonObject[]): string {
  const further = Object.keys(first).filter(isFurtherField);
  return further.length > 0 ? `entries also have ${list(further)}` : 'no unasked property appears';
}

function urlEscapes(entries: readonly JsonObject[]): string | undefined {
  for (const { url } of entries) {
    const [escape] = (typeof url === 'string' && /%[0-9A-Fa-f]{2}/.exec(url)) || [];
    if (escape !== undefined) return `escapes such as \`${plain(escape)}\` appear in \`url\``;
  }
  return undefined;
}

function existingDetails(query: JsonObject): string | undefined {
  const records = isObject(query['pages']) ? Object.entries(query['pages']) : [];
  const [, record] = records.find(([key]) => key !== '-1') ?? [];
  return isObject(record) ? `the record has ${list(Object.keys(record))}` : undefined;
}
