/** Observations where the contract is silent: noted for its owner, never judged. */
import { ruleLocations, type SilenceId } from '../../schemas/generated/rules.js';
import { grouped } from '../../schemas/text/numbers.js';
import { isObject, recordsIn, type Answer, type JsonObject } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import { pageOf } from '../evidence/page.js';
import { REDACTED, unrequestedIn } from '../http/exchange.js';
import { emptyTypeIn } from './allimages/mime.js';
import { counted, plain, quoted } from '../values/messages.js';
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

/** What an answer shows of each silence. */
const seenIn: Partial<Record<SilenceId, (answer: Answer) => string | undefined>> = {
  'envelope.content-encoding'({ exchange: { request, response } }) {
    const accepted = request.headers['accept-encoding'];
    // The value of a user's own header is not shown.
    const name = response && unrequestedIn(response, accepted === REDACTED ? undefined : accepted);
    return name && `${inShort(name)} is sent though not requested`;
  },
  'envelope.other-keys'({ json }) {
    const others = Object.keys(json as JsonObject).filter(key => !KNOWN_KEYS.has(key));
    return others.length > 0 ? `answers also carry ${list(others)}` : undefined;
  },
  'envelope.json-style'({ text }) {
    if (/\\u/.test(text)) return 'characters outside ASCII are escaped as `\\u…`';
    return /[^\u0000-\u007f]/.test(text) ? 'characters outside ASCII are sent unescaped' : undefined;
  },
  'allimages.key-order'(answer) {
    const [first] = entriesIn(answer);
    return first && list(Object.keys(first));
  },
  'allimages.further-properties'(answer) {
    const [first] = entriesIn(answer);
    const further = Object.keys(first ?? {}).filter(field => !KNOWN_FIELDS.has(field));
    if (further.length > 0) return `entries also have ${list(further)}`;
    return first && 'no unasked property appears';
  },
  'allimages.url-escapes'(answer) {
    const urls = entriesIn(answer).map(({ url }) => (typeof url === 'string' ? url : ''));
    const [escape] = /%[0-9A-Fa-f]{2}/.exec(urls.join(' ')) ?? [];
    return escape && `escapes such as \`${plain(escape)}\` appear in \`url\``;
  },
  'duplicatefiles.existing-details'({ json }) {
    const [, record] = Object.entries(recordsIn(json) ?? {}).find(([key]) => key !== '-1') ?? [];
    return isObject(record) ? `the record has ${list(Object.keys(record))}` : undefined;
  },
};

const entriesIn = (answer: Answer) => pageOf(answer, { query: 'allimages' })?.entries ?? [];

/** Notes what an answer shows first of the silences on its query and on every answer. */
export function noteSilences(observed: Map<SilenceId, string>, asked: Query, answer: Answer): void {
  const { query, page = 1 } = asked;
  // A walk has thousands of pages, and the first ones show everything.
  if (!isObject(answer.json) || page >= 10) return;
  for (const [id, see] of Object.entries(seenIn)) {
    const silence = id as SilenceId;
    if (observed.has(silence) || !(id.startsWith('envelope.') || id.startsWith(`${query}.`))) continue;
    const seen = see(answer);
    if (seen !== undefined) observed.set(silence, seen);
  }
}
