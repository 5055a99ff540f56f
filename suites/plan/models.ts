/** The dimensions of the questions of each query (contract 1, 4, 5), and which of their values can meet. */
import { escapings, htmlOrders, orders, type QueryName } from '../values/queries.js';
import type { Dimensions, Limit, Model, Row } from './covering.js';
import type { TitleClass } from './title-classes.js';

/** What is known of a wiki before its plan is drawn. */
export interface Known {
  /** The ids of the filters whose listings were seen, each with its pages. */
  readonly listings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The classes of titles for which the listing shows a file. */
  readonly existing: ReadonlySet<string>;
  /** Those whose file has a name of one word, which can be spelled in one way only. */
  readonly existingWords: ReadonlySet<string>;
  /** The classes of titles to draw missing titles of. */
  readonly missing: readonly string[];
  /** Which ways of asking the selected rules need. */
  readonly forms: { readonly html: boolean; readonly cookie: boolean };
}

/** The id of the filter that leaves out nothing. */
export const WHOLE = 'whole';

const formsMeet: Limit = {
  one: 'form',
  other: 'order',
  meets: new Map([
    ['json', new Set(orders)],
    ['html', new Set(htmlOrders)],
  ]),
};

/** The model of the questions of a query; `undefined` if there is nothing to ask. */
export function modelOf(name: QueryName, known: Known): Model | undefined {
  const { dimensions, limits } = ownModel(name, known);
  for (const values of Object.values(dimensions)) if (values.length === 0) return undefined;
  return { dimensions: { ...dimensions, ...mannerOf(name, known) }, limits: [formsMeet, ...limits] };
}

function ownModel(name: QueryName, known: Known): Model {
  if (name === 'allimages') return paired('filter', 'page', known.listings);
  if (name === 'duplicatefiles') return paired('title', 'file', filesOf(known));
  return { dimensions: {}, limits: [] };
}

function paired(one: string, other: string, all: Limit['meets']): Model {
  const meets = new Map([...all].filter(([, others]) => others.size > 0));
  const met = new Set([...meets.values()].flatMap(others => [...others]));
  return {
    dimensions: { [one]: [...meets.keys()], [other]: [...met], escaping: escapings },
    limits: [{ one, other, meets }],
  };
}

/** In these classes, each title has several gaps, which can be spelled in both ways at once. */
const WITH_GAPS: ReadonlySet<string> = new Set<TitleClass>(['underscores', 'long']);

/** The spellings of missing titles, if not all: how adjacent underscores are spelled is the point of their class. */
const OF_MISSING: Readonly<Record<string, readonly string[]>> = {
  plain: ['one word'],
  'adjacent underscores': ['underscores'],
} satisfies Partial<Record<TitleClass, readonly string[]>>;

/**
 * Whether there is a file with the title, and how the gaps between its words are spelled: one dimension, because a class may
 * have gaps in missing titles only.
 */
function filesOf({ existing, existingWords, missing }: Known): Limit['meets'] {
  const meets = new Map<string, ReadonlySet<string>>();
  for (const title of new Set([...missing, ...existing])) {
    const gaps = ['underscores', 'spaces', ...(WITH_GAPS.has(title) ? ['both'] : [])];
    const ofMissing = missing.includes(title) ? (OF_MISSING[title] ?? gaps) : [];
    const ofExisting = existingWords.has(title) ? ['one word'] : gaps;
    const files = ofMissing.map(spelling => `missing, ${spelling}`);
    if (existing.has(title)) files.push(...ofExisting.map(spelling => `existing, ${spelling}`));
    meets.set(title, new Set(files));
  }
  return meets;
}

const mannerOf = (name: QueryName, { forms }: Known): Dimensions => ({
  ...(forms.html ? { form: ['json', 'html'] } : {}),
  // Only one parameter selects the language codes.
  order: name === 'languageinfo' ? orders.filter(order => order !== 'selection reversed') : orders,
  ...(forms.cookie ? { cookie: ['none', 'session'] } : {}),
  accept: ['*/*', 'text/html', 'none', 'other'],
  encoding: ['gzip', 'none', 'br', 'other'],
  connection: ['kept', 'fresh'],
  position: ['in between', 'at the end'],
});

/** As the document writes its parameters and signs (4.1 to 4.4). */
const WRITTEN = { order: 'as in the contract' };
const RAW = { escaping: 'only where needed' };
/** While a budget still has room for the proof of what the answer shows. */
const EARLY = { position: 'in between' };
const IN_JSON = { ...WRITTEN, form: 'json', cookie: 'none' };
const IN_HTML = { ...WRITTEN, ...EARLY, form: 'html', cookie: 'none' };
const WITH_COOKIE = { ...WRITTEN, ...EARLY, form: 'json', cookie: 'session' };

/** The questions as the document writes them, in parts of rows: in both forms, and the usual ones with a cookie too. */
export function asWritten(name: QueryName, { dimensions, limits }: Model): readonly Row[] {
  const rows: Readonly<Record<QueryName, readonly Row[]>> = {
    languageinfo: [IN_HTML, WITH_COOKIE],
    dbrepllag: [IN_HTML, WITH_COOKIE],
    allimages: listingsAsWritten(dimensions['filter'] ?? []),
    duplicatefiles: [
      // Only what follows its ampersand shows that a page is not escaped; the name of a file may not.
      { ...IN_HTML, ...RAW, title: 'ampersand', file: 'missing, underscores' },
      { ...IN_JSON, ...RAW, title: 'plain', file: 'missing, one word' },
      // Not written there, but an existing title may have only one of these signs.
      { ...RAW, title: 'other signs', file: 'missing, underscores' },
      { ...IN_HTML, title: 'several signs', file: 'missing, underscores' },
      { ...WITH_COOKIE, title: 'non-ASCII', file: 'missing, spaces' },
      ...everyExisting(limits),
    ],
  };
  return rows[name].map(row => ofDimensions(dimensions, row));
}

function listingsAsWritten(filters: readonly string[]): readonly Row[] {
  const types = filters.find(filter => filter.includes('|')) ?? filters.find(filter => filter !== WHOLE);
  return [
    // It has no signs to escape, so it covers no manner of escaping.
    { ...IN_HTML, filter: WHOLE, page: 'first', escaping: 'upper case' },
    { ...WITH_COOKIE, filter: WHOLE, page: 'first' },
    { ...IN_HTML, ...RAW, filter: WHOLE, page: 'inner' },
    ...(types === undefined ? [] : [{ ...IN_JSON, ...RAW, filter: types, page: 'first' }]),
  ];
}

/** Classes whose existing title need not be asked for in the usual form: the first title is plain, and each sign has its own class. */
export const SEEN_OTHERWISE: ReadonlySet<string> = new Set<TitleClass>(['plain', 'several signs']);

/** Each existing title in the usual form, in either spelling in turn: a lookup shows more than the title of its answer does. */
function everyExisting(limits: Model['limits']): readonly Row[] {
  const titles = limits.find(({ one }) => one === 'title')?.meets ?? [];
  const rows: Row[] = [];
  for (const [title, files] of titles) {
    const existing = SEEN_OTHERWISE.has(title) ? [] : [...files].filter(file => file.startsWith('existing'));
    const file = existing[rows.length % existing.length];
    if (file !== undefined) rows.push({ title, file, form: 'json', cookie: 'none' });
  }
  return rows;
}

/** A question in the usual manner, as a row. */
export const asUsual = ({ dimensions }: Model, question: Row): Row =>
  ofDimensions(dimensions, {
    ...question,
    ...IN_JSON,
    ...EARLY,
    accept: '*/*',
    encoding: 'gzip',
    connection: 'kept',
    ...(dimensions['escaping'] ? { escaping: 'upper case' } : {}),
  });

/** A row without form and cookie if they are usual and the selected rules leave no choice. */
const ofDimensions = (dimensions: Dimensions, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([dimension, value]) => dimensions[dimension] !== undefined || (value !== 'json' && value !== 'none'),
    ),
  );
