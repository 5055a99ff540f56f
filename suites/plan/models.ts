/** The dimensions of the questions on each report (contract 1, 4, 5), and which of their values can meet. */
import { escapings, orders } from '../values/queries.js';
import type { QueryName } from '../values/queries.js';
import type { Dimensions, Model } from './covering.js';

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
const NO_HTML_WITHOUT = 'format first';

/** The model of the questions on a report; `undefined` where there is nothing to ask. */
export function modelOf(report: QueryName, known: Known): Model | undefined {
  const own = ownDimensions(report, known);
  if (Object.values(own).some(values => values.length === 0)) return undefined;
  const { listings } = known;
  return {
    dimensions: { ...own, ...mannerOf(report, known) },
    allows({ form, order, filter, page, title, file }) {
      // The order with `format` first is that of the contract where there is no `format`.
      if (form === 'html' && order === NO_HTML_WITHOUT) return false;
      if (filter !== undefined && page !== undefined && listings.get(filter)?.has(page) !== true)
        return false;
      return title === undefined || file === undefined || filesOf(title, known).includes(file);
    },
  };
}

/**
 * Whether there is a file with the title, and how it is spelled: one dimension, because what titles have underscores or
 * spaces at all is another matter for each of the two.
 */
export const fileSpellings = [
  'missing, underscores',
  'missing, spaces',
  'missing, one word',
  'existing, underscores',
  'existing, spaces',
  'existing, one word',
] as const;
export type FileSpelling = (typeof fileSpellings)[number];

function filesOf(title: string, { existing, existingWords, missing }: Known): readonly string[] {
  return [
    ...(missing.includes(title) ? missingSpellings(title) : []),
    ...(existing.has(title) ? spellings('existing', existingWords.has(title)) : []),
  ];
}

/** How adjacent underscores are spelled is the point of their class. */
const missingSpellings = (title: string): readonly FileSpelling[] =>
  title === 'adjacent underscores' ? ['missing, underscores'] : spellings('missing', title === 'plain');

const spellings = (file: 'missing' | 'existing', isOneWord: boolean): readonly FileSpelling[] =>
  isOneWord ? [`${file}, one word`] : [`${file}, underscores`, `${file}, spaces`];

function ownDimensions(report: QueryName, known: Known): Dimensions {
  const { listings, existing, missing } = known;
  if (report === 'allimages')
    return {
      filter: [...listings.keys()],
      page: ['first', 'inner', 'last'].filter(page => [...listings.values()].some(pages => pages.has(page))),
      escaping: escapings,
    };
  if (report === 'duplicatefiles') {
    const title = [...new Set([...missing, ...existing])];
    return {
      title,
      file: fileSpellings.filter(file => title.some(kind => filesOf(kind, known).includes(file))),
      escaping: escapings,
    };
  }
  return {};
}

/** How a question can be put. */
function mannerOf(report: QueryName, { forms }: Known): Dimensions {
  return {
    ...(forms.html ? { form: ['json', 'html'] } : {}),
    // Only one parameter selects the language codes.
    order: report === 'languageinfo' ? orders.filter(order => order !== 'selection reversed') : orders,
    ...(forms.cookie ? { cookie: ['none', 'session'] } : {}),
    accept: ['*/*', 'application/json', 'text/html'],
    encoding: ['gzip', 'none', 'br'],
    connection: ['kept', 'fresh'],
    position: ['in between', 'at the end'],
  };
}
