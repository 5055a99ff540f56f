/** The dimensions of the questions of each query (contract 1, 4, 5), and which of their values can meet. */
import { escapings, orders, type QueryName } from '../values/queries.js';
import type { Model, Row } from './covering.js';
import type { TitleClass } from './title-classes.js';

/** The id of the filter that leaves out nothing. */
export const WHOLE = 'whole';

/** The HTML form has no `format` to put first. */
const formsMeet: readonly Row[] = [
  ...orders.map(order => ({ form: 'json', order })),
  ...orders.filter(order => order !== 'format first').map(order => ({ form: 'html', order })),
];

type Forms = Readonly<Record<'html' | 'cookie', boolean>>;

/** The model of some questions of a query, which are parts of rows, in the ways of asking that the selected rules need. */
export function modelOf(name: QueryName, questions: readonly Row[], forms: Forms): Model {
  const own = Object.keys(questions[0] ?? {});
  const valuesOf = (dimension: string) => [...new Set(questions.flatMap(row => row[dimension] ?? []))];
  const dimensions = {
    ...Object.fromEntries(own.map(dimension => [dimension, valuesOf(dimension)])),
    ...(own.length > 0 && { escaping: escapings }),
    form: forms.html ? ['json', 'html'] : ['json'],
    // Only one parameter selects the language codes.
    order: name === 'languageinfo' ? orders.filter(order => order !== 'selection reversed') : orders,
    cookie: forms.cookie ? ['none', 'session'] : ['none'],
    accept: ['*/*', 'text/html', 'none', 'other'],
    encoding: ['gzip', 'none', 'br', 'other'],
    connection: ['kept', 'fresh', 'closed'],
    position: ['in between', 'at the end'],
  };
  const favoured = name === 'duplicatefiles' ? undefined : 'kept';
  return { dimensions, limits: [formsMeet, questions], favoured };
}

/** While a budget still has room for the proof of what the answer shows. */
const EARLY = { position: 'in between' };
/** As the document writes its parameters and signs (4.1 to 4.4). */
const RAW = { escaping: 'only where needed' };
const IN_JSON = { order: 'as in the contract', form: 'json', cookie: 'none' };
const IN_HTML = { ...IN_JSON, ...EARLY, form: 'html' };
/** Also as a browser does, whose wish for HTML a server may put before the format. */
const WITH_COOKIE = { ...EARLY, form: 'json', cookie: 'session', accept: 'text/html' };

/** What a row has besides its question if that is put as usual. */
export const USUAL: Row = {
  ...IN_JSON,
  ...EARLY,
  accept: '*/*',
  encoding: 'gzip',
  connection: 'kept',
  escaping: 'upper case',
};

/** The questions as the document writes them, in parts of rows: in both forms, and the usual ones with a cookie too. */
export function asWritten(name: QueryName, questions: readonly Row[], forms: Forms): readonly Row[] {
  // What only both together break is found only so, and what either breaks, too.
  const both = { ...(forms.html && { form: 'html' }), ...(forms.cookie && { cookie: 'session' }) };
  if (name === 'allimages') return listingsAsWritten(questions, both);
  if (name !== 'duplicatefiles') return [IN_HTML, WITH_COOKIE, { ...both, accept: 'other' }];
  return [
    // Only what follows its ampersand shows that a page is not escaped; the name of a file may not.
    { ...IN_HTML, ...RAW, title: 'ampersand', file: 'missing, underscores' },
    { ...IN_JSON, ...RAW, title: 'plain', file: 'missing, one word' },
    // Not written there, but an existing title may have only one of these signs.
    { ...IN_JSON, ...RAW, title: 'other signs', file: 'missing, underscores' },
    { ...IN_HTML, title: 'several signs', file: 'missing, underscores' },
    { ...WITH_COOKIE, title: 'non-ASCII', file: 'missing, spaces' },
    ...everyExisting(questions, both),
  ];
}

/** Listings in HTML and with a cookie: the first page, an inner one, the last one, whose names are the least like ASCII, and one of an invented type. */
function listingsAsWritten(questions: readonly Row[], both: Row): readonly Row[] {
  const rankOf = ({ filter = '' }: Row) => (filter === WHOLE ? 2 : Number(!filter.includes('|')));
  const ranked = questions.toSorted((one, other) => rankOf(one) - rankOf(other));
  const pageAt = (...places: readonly string[]) =>
    [...places, 'first'].flatMap(place => ranked.filter(({ page }) => page === place)).slice(0, 1);
  const later = new Set([...pageAt('inner', 'last'), ...pageAt('last', 'inner')]);
  const invented = ranked.findLast(row => rankOf(row) === 1);
  // The first page has no signs to escape, and may depend on the question before or be other at the end; an empty one hardly depends on its manner.
  const first = { filter: WHOLE, page: 'first', escaping: 'upper case', connection: 'kept' };
  return [
    { ...IN_HTML, ...first },
    { ...WITH_COOKIE, ...first, position: 'at the end' },
    ...[...later].map((page, at) => ({ ...EARLY, ...(at === 0 && RAW), ...both, ...page })),
    ...(invented ? [{ ...USUAL, ...both, ...invented }] : []),
  ];
}

/** Classes whose existing title need not be asked for in the usual form: the first title is plain, and each sign has its own class. */
export const SEEN_OTHERWISE: ReadonlySet<string> = new Set<TitleClass>(['plain', 'several signs']);

/** Each existing title, in either spelling in turn, because a lookup shows more than its title: as usual, but one in HTML, one with a cookie, and one with both. */
function everyExisting(questions: readonly Row[], both: Row): readonly Row[] {
  const existing = questions.filter(
    ({ title = '', file }) => !SEEN_OTHERWISE.has(title) && file?.startsWith('existing'),
  );
  const titles = [...new Set(existing.map(({ title = '' }) => title))];
  const inHtml = titles.findLast(title => /ASCII|astral/.test(title)) ?? titles.at(-1);
  const [first, second] = titles.filter(title => title !== inHtml);
  const manners = new Map<string | undefined, Row>([
    [first, WITH_COOKIE],
    [second, both],
    [inHtml, IN_HTML],
  ]);
  return titles.map((title, at) => {
    const spelled = existing.filter(row => row['title'] === title);
    const manner = manners.get(title) ?? { form: 'json', cookie: 'none' };
    return { ...manner, ...spelled[at % spelled.length] };
  });
}
