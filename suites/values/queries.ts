/** The queries of the contract (section 4) as data, with the URL that asks each of them and the words that name it. */

export const queryNames = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'] as const;
/** One of the contract's four query forms. */
export type QueryName = (typeof queryNames)[number];

/** Where a page of the listing continues, as the page before says (2.6). */
export interface Cursor {
  /** The name of the file that the page starts with. */
  readonly aicontinue: string;
  /** The fixed marker; left out to see whether something before the wiki dislikes its signs. */
  readonly continue?: string;
}

/** A title to ask about, as it is sent. */
export interface TitleQuery {
  readonly sent: string;
  /** Whether the listing shows a file of this title. */
  readonly exists: boolean;
  /** What distinguishes it from the other titles of an audit. */
  readonly kind: string;
  /** Drawn by a plan, which asks for many titles in many manners. */
  readonly drawn?: true;
}

/** In which order the parameters of a question are written; those of the selection are all but `action` and `format`. */
export const orders = ['as in the contract', 'selection reversed', 'format first', 'all reversed'] as const;
export type Order = (typeof orders)[number];

/** Where there is no `format`, its place makes no difference. */
export const htmlOrders: readonly Order[] = orders.filter(order => order !== 'format first');

/** How values are escaped: as clients usually do, every sign that is no letter or digit, or only what must be by RFC 3986. */
export const escapings = ['upper case', 'lower case', 'every sign', 'only where needed'] as const;
export type Escaping = (typeof escapings)[number];

/** The types that clients accept besides one alone, as a library and as browsers write them. */
export const otherTypes = [
  'application/json',
  'application/json, text/plain, */*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
] as const;

/** What clients accept besides `gzip` and `br`; all of it can be decoded. */
export const otherEncodings = ['identity', 'deflate', 'gzip, deflate', 'gzip, deflate, br'] as const;

/** How a question is put: whatever is left out is as usual, and none of it changes the question (contract 1, 4, 5). */
export interface Manner {
  readonly order?: Order;
  readonly escaping?: Escaping;
  /** The `Accept` header, or none at all; `*\/*` as usual. */
  readonly accept?: 'none' | 'text/html' | (typeof otherTypes)[number];
  /** The `Accept-Encoding` header, or none at all; `gzip` as usual. */
  readonly encoding?: 'none' | 'br' | (typeof otherEncodings)[number];
  /** On a connection of its own; on the one that is kept as usual. */
  readonly connection?: 'fresh';
  /** The `Cookie` header to send. */
  readonly cookie?: string;
}

/** The parts of a manner that change neither form nor client, in the order in which they are left out to find the simplest question. */
export const PLAIN_PARTS = ['order', 'escaping', 'accept', 'encoding', 'connection'] as const;

/** All that a question may be put in, in the same order. */
export const PARTS = [...PLAIN_PARTS, 'cookie', 'html'] as const;

/** In how many ways a question is put otherwise than usual. */
export const unusualIn = (query: Query): number => PARTS.filter(part => query[part] !== undefined).length;

/** Whether a question has all of the manner of another one, cookie and form apart. */
export const hasMannerOf = (query: Manner, other: Manner): boolean =>
  PLAIN_PARTS.every(part => other[part] === undefined || other[part] === query[part]);

/** A question that a target is asked. */
export interface Query extends Manner {
  readonly query: QueryName;
  /** In the HTML form, without `format`; the plain form otherwise. */
  readonly html?: true;
  /** The media types that a listing is restricted to; none for the whole. */
  readonly types?: readonly string[];
  /** The page of a listing, counted from 1, with the cursor that leads to it. */
  readonly page?: number;
  readonly cursor?: Cursor;
  readonly title?: TitleQuery;
  /** Without the credentials that the user gave. */
  readonly bare?: true;
  /** Asked before, and asked again to tell a violation from a change of the wiki. */
  readonly repeat?: 'query' | 'page';
  /** Asked while other questions are under way. */
  readonly underWay?: true;
  /** What it was asked for, if it belongs to a trial. */
  readonly trial?: TrialPlace;
  /** Letters that are percent-encoded without need: another address for the same question. */
  readonly encoded?: EncodedLetters;
}

/** The stages of a trial, in their order. */
export type Stage = 'screen' | 'minimise' | 'decide' | 'confirm';

/** Where in a trial a question was asked. */
export interface TrialPlace {
  /** The number of the trial in its audit, from 1. */
  readonly number: number;
  readonly stage: Stage;
  /** Which of the two ways of asking it belongs to. */
  readonly arm: 0 | 1;
}

/** In the value of `action`, or in that of the parameter that selects the query. */
export const encodedPlaces = ['action', 'selection'] as const;

export interface EncodedLetters {
  readonly place: (typeof encodedPlaces)[number];
  /** Which letters, as a set of bits. */
  readonly letters: number;
}

/** A cursor of a hostile server may hold half of a surrogate pair, which has no UTF-8 form. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
const inSmallLetters = (escape: string): string => escape.toLowerCase();
const escapeOf = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const escapes: Readonly<Record<Escaping, (value: string) => string>> = {
  'upper case': encoded,
  'lower case': value => encoded(value).replace(/%[0-9A-F]{2}/g, inSmallLetters),
  'every sign': value => encoded(value).replace(/[-_.~!'()*]/g, escapeOf),
  'only where needed': value => encoded(value).replace(/%(7C|3A|2F|3D|3F|2C|40|24)/g, decodeURIComponent),
};

type Parameter = readonly [name: string, value: string];

const selections: Readonly<Record<QueryName, readonly Parameter[]>> = {
  languageinfo: [['meta', 'languageinfo']],
  allimages: [['list', 'allimages']],
  dbrepllag: [
    ['meta', 'siteinfo'],
    ['siprop', 'dbrepllag'],
  ],
  duplicatefiles: [['prop', 'duplicatefiles']],
};

const ACTION: Parameter = ['action', 'query'];

function parametersOf({ query, title, types = [], cursor, html, order }: Query): readonly Parameter[] {
  const selection = [...selections[query]];
  if (query === 'duplicatefiles') selection.push(['titles', title?.sent ?? '']);
  if (types.length > 0) selection.push(['aimime', types.join('|')]);
  if (cursor) selection.push(['aicontinue', cursor.aicontinue]);
  if (cursor?.continue !== undefined) selection.push(['continue', cursor.continue]);
  const format: readonly Parameter[] = html ? [] : [['format', 'json']];
  const orderly: Readonly<Record<Order, readonly Parameter[]>> = {
    'as in the contract': [ACTION, ...selection, ...format],
    'selection reversed': [ACTION, ...selection.toReversed(), ...format],
    'format first': [...format, ACTION, ...selection],
    'all reversed': [...format, ...selection.toReversed(), ACTION],
  };
  // `titles` never comes last: old MediaWikis redirect a URL that ends like a file name.
  return orderly[order ?? (query === 'duplicatefiles' ? 'selection reversed' : 'as in the contract')];
}

/** Parameters whose values come from the wiki, or were drawn; those of all others are words of the contract, which no escaping changes. */
const OF_THE_WIKI: ReadonlySet<string> = new Set(['titles', 'aimime', 'aicontinue', 'continue']);

/** So many sets of letters can be encoded in either place. */
export const MOST_ENCODED = 2 ** ACTION[1].length - 1;

const percentEncoded = (value: string, letters: number): string =>
  value.replace(/./g, (letter, at: number) => ((letters >> at) % 2 === 1 ? escapeOf(letter) : letter));

/** The URL that asks a query of an `api.php`. */
export function urlOf(api: string, query: Query): string {
  const escape = escapes[query.escaping ?? 'upper case'];
  const { encoded: some } = query;
  const [inPlace] = some?.place === 'action' ? ACTION : (selections[query.query][0] ?? ACTION);
  const written = parametersOf(query).map(([name, value]) => {
    if (some && name === inPlace) return `${name}=${percentEncoded(value, some.letters)}`;
    return `${name}=${OF_THE_WIKI.has(name) ? escape(value) : value}`;
  });
  return `${api}?${written.join('&')}`;
}

/** The question that a URL asks, in whatever manner; `undefined` if it asks none of the contract. */
export function queryFrom(url: string): Query | undefined {
  const asked = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const query = queryNames.find(name => selections[name].every(([key, value]) => asked.get(key) === value));
  if (!query || asked.get('action') !== 'query') return undefined;
  const valueOf = (name: string) => asked.get(name) ?? undefined;
  const [aicontinue, marker, sent] = [valueOf('aicontinue'), valueOf('continue'), valueOf('titles')];
  if (query === 'duplicatefiles' && sent === undefined) return undefined;
  return {
    query,
    ...(asked.get('format') !== 'json' && { html: true }),
    ...(asked.get('aimime') && { types: valueOf('aimime')?.split('|') ?? [] }),
    ...(aicontinue !== undefined && {
      cursor: { aicontinue, ...(marker !== undefined && { continue: marker }) },
    }),
    ...(sent !== undefined && { title: { sent, exists: false, kind: 'a title' } }),
  };
}

/** The headers that a query sends besides those of the audit, or instead of them; `undefined` for none of this name. */
export function headersOf({ cookie, accept, encoding }: Query): Readonly<Record<string, string | undefined>> {
  const headers: Record<string, string | undefined> = {};
  if (cookie !== undefined) headers['cookie'] = cookie;
  if (accept !== undefined) headers['accept'] = accept === 'none' ? undefined : accept;
  if (encoding !== undefined) headers['accept-encoding'] = encoding === 'none' ? undefined : encoding;
  return headers;
}

/** The same without those that are not sent. */
export const sentHeaders = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headersOf(query)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** A query in a few words, for messages and recordings; no two queries of one audit share them by accident. */
export function labelOf(query: Query): string {
  const { html, types = [], page, title, cookie, repeat, underWay } = query;
  const isOld = !html && cookie === undefined && repeat === undefined;
  let label: string = query.query;
  if (types.length > 0) label += ` aimime=${types.join('|')}`;
  if (title && (isOld || title.drawn)) label += ` of ${title.kind}`;
  if (repeat === 'query') label += ' again';
  if (page !== undefined) label += ` page ${page}`;
  if (html) label += ' in HTML';
  if (cookie !== undefined) label += ` with a session cookie${cookie.includes(';') ? ' and another' : ''}`;
  if (underWay) label += ' with others under way';
  label += mannerWords(query);
  return repeat === 'page' ? `${label}, a second look` : label;
}

/** The first of several types or encodings. */
const inBrief = (list: string) => list.replace(/,.*/, ' and more');

/** How a question is put, where that is not as usual. */
function mannerWords({
  order,
  escaping,
  accept,
  encoding,
  connection,
  bare,
  encoded: letters,
}: Query): string {
  const words: string[] = [];
  if (order !== undefined) words.push(`parameters ${order}`);
  if (escaping !== undefined) words.push(`escapes ${escaping}`);
  if (accept !== undefined) words.push(accept === 'none' ? 'without Accept' : `accepting ${inBrief(accept)}`);
  if (encoding !== undefined)
    words.push(encoding === 'none' ? 'accepting no encoding' : `accepting ${inBrief(encoding)}`);
  if (connection !== undefined) words.push('on a new connection');
  if (bare) words.push('without credentials');
  if (letters) words.push(`with letters of the ${letters.place} encoded`);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}
