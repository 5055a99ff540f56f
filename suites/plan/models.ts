/** The dimensions of the questions of each query (contract 1, 4, 5), and which of their values can meet. */
import { escapings, htmlOrders, orders, type QueryName } from '../values/queries.js';
import type { Dimensions, Limit, Model, Row } from './covering.js';
import type { TitleClass } from './title-classes.js';

/** What is known of a wiki before its plan is drawn. */
export interface Known {
  /** The ids of the filters whose listings were seen, each with its pages: `first`, `inner`, `last`. */
  readonly listings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The classes of titles for which the listing shows a file. */
  readonly existing: ReadonlySet<string>;
  /** Of these, the classes whose file has one word: underscores and spaces make no difference to its title. */
  readonly existingWords: ReadonlySet<string>;
  /** The classes of titles to draw missing titles of; none where they are not to be asked about. */
  readonly missing: readonly string[];
  /** Which ways of asking the selected rules need. */
  readonly forms: { readonly html: boolean; readonly cookie: boolean; readonly manner: boolean };
}

export const WHOLE = 'whole';

const formsMeet: Limit = {
  one: 'form',
  other: 'order',
  meets: new Map([
    ['json', new Set(orders)],
    ['html', new Set(htmlOrders)],
  ]),
};

/** The model of the questions of a query; `undefined` where there is nothing to ask. */
export function modelOf(name: QueryName, known: Known): Model | undefined {
  const { dimensions, limits } = ownModel(name, known);
  for (const values of Object.values(dimensions)) if (values.length === 0) return undefined;
  return { dimensions: { ...dimensions, ...mannerOf(name, known) }, limits: [formsMeet, ...limits] };
}

/**
 * Whether there is a file with the title, and how it is spelled: one dimension, because what titles have underscores or
 * spaces at all is another matter for each of the two.
 */
export const fileSpellings = [
  'missing, underscores',
  'missing, spaces',
  'missing, both',
  'missing, one word',
  'existing, underscores',
  'existing, spaces',
  'existing, both',
  'existing, one word',
] as const;
export type FileSpelling = (typeof fileSpellings)[number];

/** How adjacent underscores are spelled is the point of their class. */
const missingSpellings = (title: string): readonly FileSpelling[] =>
  title === 'adjacent underscores'
    ? ['missing, underscores']
    : spellings('missing', title, title === 'plain');

/** In these classes, each title has several gaps between words, which can be spelled in both ways at once. */
const WITH_GAPS: ReadonlySet<string> = new Set<TitleClass>(['underscores', 'long']);

const spellings = (
  file: 'missing' | 'existing',
  title: string,
  isOneWord: boolean,
): readonly FileSpelling[] => {
  if (isOneWord) return [`${file}, one word`];
  const both = WITH_GAPS.has(title) ? ([`${file}, both`] as const) : [];
  return [`${file}, underscores`, `${file}, spaces`, ...both];
};

/** The order of the parameters as the document writes them, and its signs (4.1 to 4.4). */
const WRITTEN = { order: 'as in the contract' } as const;
const RAW = { escaping: 'only where needed' } as const;

/** The questions as the document writes them, in parts of rows: in both forms, and the usual ones with a cookie too. */
export function asWritten(name: QueryName, { dimensions, limits }: Model): readonly Row[] {
  const rows = {
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
  // Where the selected rules need no form or cookie but the usual, there is no choice.
  const written: Row[] = [];
  for (const row of rows[name]) written.push(ofDimensions(dimensions, row));
  return written;
}

/** A question in the usual manner, as a row. */
export const asUsual = ({ dimensions }: Model, question: Row): Row =>
  ofDimensions(dimensions, {
    ...question,
    ...WRITTEN,
    ...EARLY,
    form: 'json',
    cookie: 'none',
    accept: '*/*',
    encoding: 'gzip',
    connection: 'kept',
    ...(dimensions['escaping'] ? { escaping: 'upper case' } : {}),
  });

/** The part of a row that is no usual value of a dimension which the model lacks. */
function ofDimensions(dimensions: Dimensions, row: Row): Row {
  const part: Record<string, string> = {};
  for (const [dimension, value] of Object.entries(row))
    if (dimensions[dimension] !== undefined || (value !== 'json' && value !== 'none'))
      part[dimension] = value;
  return part;
}

/** Where a budget still has room for the proof of what the answer shows. */
const EARLY = { position: 'in between' } as const;
const IN_HTML = { ...WRITTEN, ...EARLY, form: 'html', cookie: 'none' } as const;
const IN_JSON = { ...WRITTEN, form: 'json', cookie: 'none' } as const;
const WITH_COOKIE = { ...WRITTEN, ...EARLY, form: 'json', cookie: 'session' } as const;

function listingsAsWritten(filters: readonly string[]): readonly Row[] {
  const [first] = filters.filter(filter => filter !== WHOLE);
  const types = filters.find(filter => filter.includes('|')) ?? first;
  return [
    // Nothing in it can be escaped, so it covers no manner of escaping.
    { ...IN_HTML, filter: WHOLE, page: 'first', escaping: 'upper case' },
    { ...WITH_COOKIE, filter: WHOLE, page: 'first' },
    { ...IN_HTML, ...RAW, filter: WHOLE, page: 'inner' },
    ...(types === undefined ? [] : [{ ...IN_JSON, ...RAW, filter: types, page: 'first' }]),
  ];
}

/** Existing titles of these classes may not be asked for in the usual form: the first one is plain, and each sign has its own. */
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

/** What only the questions of this query have. */
function ownModel(name: QueryName, known: Known): Model {
  if (name === 'allimages') return modelOfListings(known);
  return name === 'duplicatefiles' ? modelOfTitles(known) : { dimensions: {}, limits: [] };
}

function modelOfListings({ listings }: Known): Model {
  const seen = union(listings.values());
  return {
    dimensions: {
      filter: [...listings.keys()],
      page: ['first', 'inner', 'last'].filter(page => seen.has(page)),
      escaping: escapings,
    },
    limits: [{ one: 'filter', other: 'page', meets: listings }],
  };
}

function modelOfTitles({ existing, existingWords, missing }: Known): Model {
  const files = new Map<string, ReadonlySet<string>>();
  for (const title of missing) files.set(title, new Set(missingSpellings(title)));
  for (const title of existing) {
    const spelled = spellings('existing', title, existingWords.has(title));
    files.set(title, new Set([...(files.get(title) ?? []), ...spelled]));
  }
  const seen = union(files.values());
  return {
    dimensions: {
      title: [...files.keys()],
      file: fileSpellings.filter(file => seen.has(file)),
      escaping: escapings,
    },
    limits: [{ one: 'title', other: 'file', meets: files }],
  };
}

function union(sets: Iterable<ReadonlySet<string>>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
}

/** How a question can be put. */
function mannerOf(name: QueryName, { forms }: Known): Dimensions {
  return {
    ...(forms.html ? { form: ['json', 'html'] } : {}),
    // Only one parameter selects the language codes.
    order: name === 'languageinfo' ? orders.filter(order => order !== 'selection reversed') : orders,
    ...(forms.cookie ? { cookie: ['none', 'session'] } : {}),
    accept: ['*/*', 'text/html', 'none', 'other'],
    encoding: ['gzip', 'none', 'br', 'other'],
    connection: ['kept', 'fresh'],
    position: ['in between', 'at the end'],
  };
}
