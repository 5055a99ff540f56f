/** The dimensions of the questions of each query (contract 1, 4, 5), and which of their values can meet. */
import { escapings, htmlOrders, orders, type QueryName } from '../values/queries.js';
import type { Dimensions, Limit, Model, Row } from './covering.js';
import type { TitleClass } from './title-classes.js';

/** What is known of a wiki before its plan is drawn. */
export interface Known {
  /** The ids of the filters whose listings were seen, each with its pages. */
  readonly listings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The classes of titles for which the listing shows a file, and whether its name has gaps. */
  readonly existing: ReadonlyMap<string, boolean>;
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

/**
 * Whether there is a file with the title, and how the gaps between its words are spelled: one dimension, because a class may
 * have gaps in missing titles only.
 */
function filesOf({ existing, missing }: Known): Limit['meets'] {
  return new Map(
    Array.from(new Set([...missing, ...existing.keys()]), title => {
      const ofMissing = missing.includes(title) ? spelled('missing', title, title !== 'plain') : [];
      const ofExisting = existing.has(title) ? spelled('existing', title, existing.get(title) === true) : [];
      return [title, new Set([...ofMissing, ...ofExisting])] as const;
    }),
  );
}

function spelled(kind: string, title: string, hasGaps: boolean): string[] {
  // How adjacent underscores are spelled is the point of their class.
  const gaps = title === ('adjacent underscores' satisfies TitleClass) ? ['underscores'] : GAPS;
  return (hasGaps ? gaps : ['one word']).map(spelling => `${kind}, ${spelling}`);
}

const GAPS = ['underscores', 'spaces'];

const mannerOf = (name: QueryName, { forms }: Known): Dimensions => ({
  form: forms.html ? ['json', 'html'] : ['json'],
  // Only one parameter selects the language codes.
  order: name === 'languageinfo' ? orders.filter(order => order !== 'selection reversed') : orders,
  cookie: forms.cookie ? ['none', 'session'] : ['none'],
  accept: ['*/*', 'text/html', 'none', 'other'],
  encoding: ['gzip', 'none', 'br', 'other'],
  connection: ['kept', 'fresh', 'closed'],
  position: ['in between', 'at the end'],
});

/** While a budget still has room for the proof of what the answer shows. */
const EARLY = { position: 'in between' };
/** As the document writes its parameters and signs (4.1 to 4.4). */
const RAW = { escaping: 'only where needed' };
const IN_JSON = { order: 'as in the contract', form: 'json', cookie: 'none' };
const IN_HTML = { ...IN_JSON, ...EARLY, form: 'html' };
const WITH_COOKIE = { ...IN_JSON, ...EARLY, cookie: 'session' };

/** The questions as the document writes them, in parts of rows: in both forms, and the usual ones with a cookie too. */
export function asWritten(name: QueryName, { dimensions, limits }: Model): readonly Row[] {
  if (name === 'allimages') return listingsAsWritten(dimensions['filter'] ?? []);
  if (name !== 'duplicatefiles') return [IN_HTML, WITH_COOKIE];
  return [
    // Only what follows its ampersand shows that a page is not escaped; the name of a file may not.
    { ...IN_HTML, ...RAW, title: 'ampersand', file: 'missing, underscores' },
    { ...IN_JSON, ...RAW, title: 'plain', file: 'missing, one word' },
    // Not written there, but an existing title may have only one of these signs.
    { ...IN_JSON, ...RAW, title: 'other signs', file: 'missing, underscores' },
    { ...IN_HTML, title: 'several signs', file: 'missing, underscores' },
    { ...WITH_COOKIE, title: 'non-ASCII', file: 'missing, spaces' },
    ...everyExisting(limits),
  ];
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
  return [...titles].flatMap(([title, files], at) => {
    const existing = SEEN_OTHERWISE.has(title) ? [] : [...files].filter(file => file.startsWith('existing'));
    const file = existing[at % existing.length];
    return file === undefined ? [] : [{ title, file, form: 'json', cookie: 'none' }];
  });
}

/** A question in the usual manner, as a row. */
export const asUsual = ({ dimensions }: Model, question: Row): Row => ({
  ...question,
  ...IN_JSON,
  ...EARLY,
  accept: '*/*',
  encoding: 'gzip',
  connection: 'kept',
  ...(dimensions['escaping'] ? { escaping: 'upper case' } : {}),
});
