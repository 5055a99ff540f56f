/** The queries of the contract (section 4) as data, with their URLs and their names. */

export const queryNames = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'] as const;
export type QueryName = (typeof queryNames)[number];

/** Where a page of the listing begins, as the page before says (2.6). */
export interface Cursor {
  readonly aicontinue: string;
  /** The fixed marker; left out to see whether a gateway refuses its characters. */
  readonly continue?: string;
}

export interface TitleQuery {
  readonly sent: string;
  /** Whether the listing shows a file of this title. */
  readonly exists: boolean;
  /** What distinguishes it from the other titles of an audit. */
  readonly kind: string;
  /** Drawn by a plan rather than listed. */
  readonly drawn?: true;
}

/** Orders of the parameters; the selection is all but `action` and `format`. */
export const orders = ['as in the contract', 'selection reversed', 'format first', 'all reversed'] as const;
export type Order = (typeof orders)[number];

export const otherTypes = [
  'application/json',
  'application/json, text/plain, */*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
] as const;

/** Encodings that clients accept besides `gzip` and `br`; all can be decoded. */
export const otherEncodings = ['identity', 'deflate', 'gzip, deflate', 'gzip, deflate, br'] as const;

/** How a question is put, if not as usual; none of it changes the question (contract 1, 4, 5). */
export interface Manner {
  readonly order?: Order;
  readonly escaping?: Escaping;
  /** The `Accept` header, or none at all; `*\/*` as usual. */
  readonly accept?: 'none' | 'text/html' | (typeof otherTypes)[number];
  /** The `Accept-Encoding` header, or none at all; `gzip` as usual. */
  readonly encoding?: 'none' | 'br' | (typeof otherEncodings)[number];
  /** A new one, or one that the server is asked to close; kept as usual. */
  readonly connection?: 'fresh' | 'closed';
  readonly cookie?: string;
}

/** The parts of a manner that change neither form nor client, in the order in which they are left out to simplify a question. */
export const PLAIN_PARTS = ['order', 'escaping', 'accept', 'encoding', 'connection'] as const;

export const PARTS = [...PLAIN_PARTS, 'cookie', 'html'] as const;

/** The number of ways in which a question is put otherwise than usual. */
export const unusualIn = (query: Query): number => PARTS.filter(part => query[part] !== undefined).length;

/** Whether a question is put otherwise than usual, though in the plain form and without a cookie of its own. */
export const isOfManner = (query: Query) => !query.html && query.cookie === undefined && unusualIn(query) > 0;

/** Whether a question has every part of another manner, cookie and form aside. */
export const hasMannerOf = (query: Manner, other: Manner): boolean =>
  PLAIN_PARTS.every(part => other[part] === undefined || other[part] === query[part]);

export interface Query extends Manner {
  readonly query: QueryName;
  /** In the HTML form, without `format`. */
  readonly html?: true;
  readonly types?: readonly string[];
  readonly page?: number;
  readonly cursor?: Cursor;
  readonly title?: TitleQuery;
  readonly bare?: true;
  /** Asked again, to tell a violation from a change of the wiki. */
  readonly repeat?: 'query' | 'page';
  readonly underWay?: true;
  readonly trial?: {
    /** The number of the trial in its audit, from 1. */
    readonly number: number;
    readonly stage: Stage;
    readonly arm: 0 | 1;
  };
  /** Letters percent-encoded without need, which make another address of the same question. */
  readonly encoded?: { readonly place: EncodedPlace; readonly letters: number };
}

export type Stage = 'screen' | 'minimise' | 'decide' | 'confirm';

export const encodedPlaces = ['action', 'selection'] as const;

export type EncodedPlace = (typeof encodedPlaces)[number];

/** A cursor of a hostile server may hold half of a surrogate pair, which has no UTF-8 form. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
const escapeOf = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** How values are escaped: as clients usually do, all but letters and digits, or only what RFC 3986 demands. */
const escapes = {
  'upper case': encoded,
  'lower case': value => encoded(value).replace(/%[0-9A-F]{2}/g, escape => escape.toLowerCase()),
  'every sign': value => encoded(value).replace(/[-_.~!'()*]/g, escapeOf),
  'only where needed': value => encoded(value).replace(/%(7C|3A|2F|3D|3F|2C|40|24)/g, decodeURIComponent),
} satisfies Record<string, (value: string) => string>;
export type Escaping = keyof typeof escapes;
export const escapings = Object.keys(escapes) as readonly Escaping[];

type Parameter = readonly [name: string, value: string];

const selections: Readonly<Record<QueryName, readonly Parameter[]>> = {
  languageinfo: [['meta', 'languageinfo']],
  allimages: [['list', 'allimages']],
  dbrepllag: Object.entries({ meta: 'siteinfo', siprop: 'dbrepllag' }),
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

/** The number of sets of letters that can be encoded in either place. */
export const MOST_ENCODED = 2 ** ACTION[1].length - 1;

const percentEncoded = (value: string, letters: number): string =>
  value.replace(/./g, (letter, at: number) => ((letters >> at) % 2 === 1 ? escapeOf(letter) : letter));

export function urlOf(api: string, query: Query): string {
  const escape = escapes[query.escaping ?? 'upper case'];
  const { encoded: some } = query;
  const [inPlace] = some?.place === 'action' ? ACTION : (selections[query.query][0] ?? ACTION);
  const written = parametersOf(query).map(
    ([name, value]) =>
      `${name}=${some && name === inPlace ? percentEncoded(value, some.letters) : escape(value)}`,
  );
  return `${api}?${written.join('&')}`;
}

/** The question of a URL, whatever its manner; `undefined` if the contract has none such. */
export function queryFrom(url: string): Query | undefined {
  const asked = new URLSearchParams(url.replace(/^[^?]*/, ''));
  const query = queryNames.find(name => selections[name].every(([key, value]) => asked.get(key) === value));
  if (!query || asked.get('action') !== 'query') return undefined;
  const names = ['aimime', 'aicontinue', 'continue', 'titles'] as const;
  const [types, aicontinue, marker, sent] = names.map(name => asked.get(name) ?? undefined);
  if (query === 'duplicatefiles' && sent === undefined) return undefined;
  // What else is asked changes the answer.
  const known = new Set(['action', 'format', ...names, ...selections[query].map(([name]) => name)]);
  if ([...asked.keys()].some(name => !known.has(name)) || sent?.includes('|')) return undefined;
  return {
    query,
    ...(asked.get('format') !== 'json' && { html: true }),
    ...(types && { types: types.split('|') }),
    ...(aicontinue !== undefined && {
      cursor: { aicontinue, ...(marker !== undefined && { continue: marker }) },
    }),
    ...(sent !== undefined && { title: { sent, exists: false, kind: 'a title' } }),
  };
}

/** The headers of a query's own; `undefined` leaves out that of the audit. */
export function headersOf(query: Query): Readonly<Record<string, string | undefined>> {
  const { cookie, accept, encoding, connection } = query;
  return {
    ...(cookie !== undefined && { cookie }),
    ...(accept && { accept: accept === 'none' ? undefined : accept }),
    ...(encoding && { 'accept-encoding': encoding === 'none' ? undefined : encoding }),
    ...(connection === 'closed' && { connection: 'close' }),
  };
}

export const sentHeaders = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headersOf(query)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** A query in a few words, for messages and recordings; no two queries of one audit share them by accident. */
export function labelOf(query: Query): string {
  const { html, types = [], page, title, cookie, repeat, underWay, ...manner } = query;
  const { order, escaping, accept, encoding, connection, bare, encoded: some } = manner;
  const hasKind = title && (title.drawn || (!html && cookie === undefined && repeat === undefined));
  const details = [
    order && `parameters ${order}`,
    escaping && `escapes ${escaping}`,
    accept && (accept === 'none' ? 'without Accept' : inBrief(accept)),
    encoding && (encoding === 'none' ? 'accepting no encoding' : inBrief(encoding)),
    connection && (connection === 'fresh' ? 'on a new connection' : 'closing the connection'),
    bare && 'without credentials',
    some && `with letters of the ${some.place} encoded`,
  ].filter(Boolean);
  const words = [
    query.query,
    types.length > 0 && `aimime=${types.join('|')}`,
    hasKind && `of ${title.kind}`,
    repeat === 'query' && 'again',
    page !== undefined && `page ${page}`,
    html && 'in HTML',
    cookie !== undefined && `with a session cookie${cookie.includes(';') ? ' and another cookie' : ''}`,
    underWay && 'with others under way',
    details.length > 0 && `(${details.join(', ')})`,
  ].filter(Boolean);
  return words.join(' ') + (repeat === 'page' ? ', a second look' : '');
}

const inBrief = (list: string) => `accepting ${list.replace(/,.*/, ' and more')}`;
