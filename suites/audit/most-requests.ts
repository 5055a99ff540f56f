/** How many requests an audit can send at most, whatever the wiki holds and answers: bounds, not estimates. */
import type { ProbeId } from '../evidence/evidence.js';
import type { Dimensions, Strength } from '../plan/covering.js';
import { modelOf, WHOLE } from '../plan/models.js';
import type { Known } from '../plan/models.js';
import { titleClasses } from '../plan/title-classes.js';
import { MOST_ANEW, MOST_TO_TELL_WHOSE } from '../probes/ask.js';
import { MOST_FILTERS } from '../probes/listing/filters.js';
import { PAGES_ANEW, WALKS_ANEW } from '../probes/listing/listing.js';
import { probesOf } from '../probes/planned.js';
import { MOST_FOR_A_DIFFERENCE } from '../probes/questions.js';
import {
  MOST_FOR_A_CHANGE,
  MOST_FOR_A_LOOK,
  MOST_FOR_AN_ANSWER,
  MOST_FOR_ENCODED_LETTERS,
} from '../probes/recheck.js';
import { MOST_FOR_REFUSALS } from '../probes/refusals.js';
import { MOST_FOR_NEW_FILES } from '../probes/versions.js';
import { MOST_IN_SAMPLE } from '../probes/state.js';
import { DRAWS } from '../probes/titles.js';
import { queryNames } from '../values/queries.js';

export interface MostRequests {
  /** Questions of the plan, and walks. */
  readonly questions: number;
  /** Questions that are asked again where answers contradict each other or are refused. */
  readonly secondLooks: number;
}

export function mostRequests(
  wanted: ReadonlySet<ProbeId>,
  strength: Strength,
  maxPages: number,
): MostRequests {
  const walks = (wanted.has('walk') ? 1 : 0) + (wanted.has('filters') ? MOST_FILTERS : 0);
  const walked = walks * maxPages;
  const rows = queryNames.reduce((sum, report) => sum + mostRows(wanted, report, strength), 0);
  return {
    questions: usual(wanted) + walked + rows,
    secondLooks:
      (usual(wanted) + walked + rows) * MOST_TO_TELL_WHOSE +
      MOST_ANEW +
      (rows + MOST_IN_SAMPLE) * MOST_FOR_A_DIFFERENCE +
      MOST_IN_SAMPLE +
      MOST_FOR_REFUSALS +
      // A page, also of a listing that is walked anew because it has changed, is asked for once more where it is refused, with
      // its neighbour where the two contradict each other, and several times where its whole listing is walked again, for two
      // reasons at most.
      (walks === 0 ? 0 : walked + WALKS_ANEW * PAGES_ANEW) *
        (1 + MOST_FOR_A_CHANGE + 2 * MOST_FOR_AN_ANSWER) +
      // All listings once more, where one of them has changed.
      (wanted.has('filters') ? walked * MOST_FOR_A_LOOK : 0) +
      // The listing of other types, where that of one type is empty.
      (wanted.has('filters') ? maxPages : 0) +
      (wanted.has('existing title')
        ? (titleClasses.length + 1) * MOST_FOR_A_CHANGE + (rows + 2) * MOST_FOR_AN_ANSWER
        : 0) +
      MOST_FOR_ENCODED_LETTERS +
      MOST_FOR_NEW_FILES +
      // In HTML what was refused in the plain form, and one answer of a target that may be no API.
      queryNames.length +
      1,
  };
}

/** The questions before the plan: each report once, further draws of a missing title, two spellings of an existing one. */
function usual(wanted: ReadonlySet<ProbeId>): number {
  const each: Partial<Record<ProbeId, number>> = {
    languageinfo: 1,
    dbrepllag: 1,
    'first page': 1,
    'missing titles': DRAWS,
    'existing title': 3,
    credentials: queryNames.length,
  };
  return Object.entries(each).reduce(
    (sum, [probe, most]) => sum + (wanted.has(probe as ProbeId) ? most : 0),
    0,
  );
}

/** Every row covers at least one combination that no other one does, and that of a title may follow the usual question. */
function mostRows(
  wanted: ReadonlySet<ProbeId>,
  report: (typeof queryNames)[number],
  strength: Strength,
): number {
  if (!probesOf[report].some(probe => wanted.has(probe))) return 0;
  const model = modelOf(report, everything(wanted));
  const rows = model ? combinations(model.dimensions, strength) : 0;
  return report === 'duplicatefiles' ? 2 * rows : rows;
}

/** A wiki that has a file of each class of titles, and several pages in each listing. */
function everything(wanted: ReadonlySet<ProbeId>): Known {
  const filters = wanted.has('filters') ? Array.from({ length: MOST_FILTERS }, (_, at) => String(at)) : [];
  const pages = new Set(['first', 'inner', 'last']);
  return {
    listings: new Map([WHOLE, ...filters].map(id => [id, pages])),
    existing: new Set(wanted.has('existing title') ? titleClasses : []),
    existingWords: new Set(),
    missing: wanted.has('missing titles') ? titleClasses : [],
    forms: { html: wanted.has('html'), cookie: wanted.has('session'), manner: true },
  };
}

/** So many combinations of values of different dimensions there are. */
function combinations(dimensions: Dimensions, strength: Strength): number {
  // At each place, the combinations of so many values of the dimensions until then.
  const found = [1, ...Array.from({ length: strength }, () => 0)];
  for (const { length } of Object.values(dimensions))
    for (let size = strength; size > 0; size--)
      found[size] = (found[size] ?? 0) + (found[size - 1] ?? 0) * length;
  return found[strength] ?? 0;
}
