/** The requests of an audit by what they ask, so that every result leads to the answers that it was judged on. */
import type { RecordedExchange } from '../../schemas/verdict.js';
import { groupsOf, areaName } from '../report/results.js';

type Form = 'plain' | 'cookie' | 'html';

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly form: Form;
  readonly exchanges: readonly RecordedExchange[];
}

const queries: Readonly<Record<string, string>> = {
  languageinfo: 'languageinfo',
  allimages: 'allimages',
  'by-type': 'allimages by media type',
  dbrepllag: 'dbrepllag',
  duplicatefiles: 'duplicatefiles',
  other: 'other requests',
};

const forms: Readonly<Record<Form, string>> = {
  plain: '',
  cookie: ' with a cookie',
  html: ' in HTML',
};

/**
 * Recognized by the parameters of the URL, in whatever order and encoding they are written: the words that name a question
 * may change.
 */
function keyOf({ request: { url, headers } }: RecordedExchange): string {
  const asked = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const form: Form = !asked.has('format') ? 'html' : 'cookie' in headers ? 'cookie' : 'plain';
  return `${queryOf(asked)} ${form}`;
}

function queryOf(asked: URLSearchParams): string {
  if (asked.get('list') === 'allimages') return asked.has('aimime') ? 'by-type' : 'allimages';
  if (asked.get('prop') === 'duplicatefiles') return 'duplicatefiles';
  if (asked.get('siprop') === 'dbrepllag') return 'dbrepllag';
  return asked.get('meta') === 'languageinfo' ? 'languageinfo' : 'other';
}

const kinds = Object.entries(queries).flatMap(([query, words]) =>
  (Object.keys(forms) as Form[]).map(form => {
    const name = query === 'other' ? words : `${words}${forms[form]}`;
    return { key: `${query} ${form}`, id: `${query}-${form}`, name, query, form };
  }),
);

/** In the order of the contract, each with its requests in the order in which they were sent. */
export function groupedExchanges(exchanges: readonly RecordedExchange[]): Group[] {
  const groups = groupsOf(exchanges, keyOf);
  return kinds.flatMap(({ key, ...kind }) => {
    const found = groups.get(key);
    return found ? [{ ...kind, exchanges: found }] : [];
  });
}

type Asked = Pick<Group, 'query' | 'form'>;

const areaQueries: Readonly<Record<string, readonly string[]>> = {
  languageinfo: ['languageinfo'],
  allimages: ['allimages', 'by-type'],
  dbrepllag: ['dbrepllag'],
  // The titles that exist are taken from the listing.
  duplicatefiles: ['duplicatefiles', 'allimages'],
};

/** Whether a rule is judged on answers of this kind; a test holds this to the probes of every check. */
export function concerns(rule: string, { query, form }: Asked): boolean {
  const area = areaName(rule);
  const own = areaQueries[area];
  if (own) return own.includes(query) && form !== 'html';
  // An answer in HTML or with a cookie is compared with the usual one.
  if (area === 'html') return form !== 'cookie' && query !== 'other';
  return true;
}
