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
  const { listings, existing } = known;
  return {
    dimensions: { ...own, ...mannerOf(report, known) },
    allows({ form, order, filter, page, title, file }) {
      // The order with `format` first is that of the contract where there is no `format`.
      if (form === 'html' && order === NO_HTML_WITHOUT) return false;
      if (filter !== undefined && page !== undefined && listings.get(filter)?.has(page) !== true)
        return false;
      if (title === undefined || file === undefined) return true;
      return file === 'existing' ? existing.has(title) : known.missing.includes(title);
    },
  };
}

function ownDimensions(report: QueryName, { listings, existing, missing }: Known): Dimensions {
  if (report === 'allimages')
    return {
      filter: [...listings.keys()],
      page: ['first', 'inner', 'last'].filter(page => [...listings.values()].some(pages => pages.has(page))),
      escaping: escapings,
    };
  if (report === 'duplicatefiles')
    return {
      title: [...new Set([...missing, ...existing])],
      file: [...(missing.length > 0 ? ['missing'] : []), ...(existing.size > 0 ? ['existing'] : [])],
      spelling: ['underscores', 'spaces'],
      escaping: escapings,
    };
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
