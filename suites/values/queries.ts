/** The queries of the contract (section 4) as data, with the URL that asks each of them and the words that name it. */

export const queryNames = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'] as const;
/** One of the contract's four query forms. */
export type QueryName = (typeof queryNames)[number];

export interface Cursor {
  readonly aicontinue: string;
  readonly continue: string;
}

/** A title to ask about, as it is sent. */
export interface TitleQuery {
  readonly sent: string;
  /** Whether the listing shows a file of this title. */
  readonly exists: boolean;
  /** What distinguishes it from the other titles of an audit. */
  readonly kind: string;
}

/** A question that a target is asked. */
export interface Query {
  readonly query: QueryName;
  /** In the HTML form, without `format`; the plain form otherwise. */
  readonly html?: true;
  /** The media types that a listing is restricted to; none for the whole. */
  readonly types?: readonly string[];
  /** The page of a listing, counted from 1, with the cursor that leads to it. */
  readonly page?: number;
  readonly cursor?: Cursor;
  readonly title?: TitleQuery;
  /** The `Cookie` header to send. */
  readonly cookie?: string;
  /** Asked before, and asked again to tell a violation from a change of the wiki. */
  readonly repeat?: 'query' | 'page';
}

/** A cursor of a hostile server may hold half of a surrogate pair, which has no UTF-8 form. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

const selections: Readonly<Record<Exclude<QueryName, 'duplicatefiles'>, string>> = {
  languageinfo: 'meta=languageinfo',
  allimages: 'list=allimages',
  dbrepllag: 'meta=siteinfo&siprop=dbrepllag',
};

function selectionOf({ query, title, types = [], cursor }: Query): string {
  if (query === 'duplicatefiles') return `titles=${encoded(title?.sent ?? '')}&prop=duplicatefiles`;
  const restricted = types.length > 0 ? `&aimime=${encoded(types.join('|'))}` : '';
  const from = cursor ? `&aicontinue=${encoded(cursor.aicontinue)}&continue=${encoded(cursor.continue)}` : '';
  return selections[query] + restricted + from;
}

/** The URL that asks a query of an `api.php`. */
export function urlOf(api: string, query: Query): string {
  // `format=json` comes last, and `titles` never: old MediaWikis redirect a URL that ends like a file name.
  return `${api}?action=query&${selectionOf(query)}${query.html ? '' : '&format=json'}`;
}

/** The headers that a query sends besides those of the audit; names in lower case. */
export function headersOf({ cookie }: Query): Readonly<Record<string, string>> {
  return cookie === undefined ? {} : { cookie };
}

/** A query in a few words, for messages and recordings; no two queries of one audit share them by accident. */
export function labelOf({ query, html, types = [], page, title, cookie, repeat }: Query): string {
  return [
    query,
    types.length > 0 ? ` aimime=${types.join('|')}` : '',
    title && !html && cookie === undefined && repeat === undefined ? ` of ${title.kind}` : '',
    repeat === 'query' ? ' again' : '',
    page === undefined ? '' : ` page ${page}`,
    html ? ' in HTML' : '',
    cookie === undefined ? '' : ' with a session cookie',
    repeat === 'page' ? ', a second look' : '',
  ].join('');
}
