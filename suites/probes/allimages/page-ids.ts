/** The claim that two files of a listing have two page ids (contract 2.4), tried on two that shared one: one of them may have been renamed. */
import type { Compared } from '../../answers/compare.js';
import { curidOf } from '../../values/urls.js';
import { PAGE_IDS, type Walk } from '../../evidence/evidence.js';
import { nameOf } from '../../evidence/page.js';
import type { Arm, Seen } from '../../engine/trial.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';
import { tryFile } from '../trials/trying.js';
import { armOf, isPassed, pageIn, pageWith } from './witnesses.js';

/** The page id that a page of a listing shows for a file; the empty text if the page goes past it. */
export function seePageId(answer: Compared, name: string): Seen | undefined {
  const page = pageIn(answer);
  const entry = page?.entries.find(each => nameOf(each) === name);
  if (entry) return { id: curidOf(entry.descriptionshorturl) ?? '' };
  return page && isPassed(page, name) ? { id: '' } : undefined;
}

/** Tries the first two files of a walk that share a page id, up to the pause before the last stage. */
export async function tryPageIds(context: ProbeContext, walked: Walk): Promise<void> {
  const [one, other] = context.options.observer.sharesPageId()?.files ?? [];
  if (one === undefined || other === undefined) return;
  await tryFile(context, { purpose: PAGE_IDS, key: PAGE_IDS }, draw => {
    const arm = (name: string): Arm<Query, Compared> =>
      armOf(context, [pageWith(walked, name)], answer => seePageId(answer, name), draw);
    return {
      arms: [arm(one), arm(other)],
      holds: ([first, second]) => first['id'] === '' || first['id'] !== second['id'],
    };
  });
}
