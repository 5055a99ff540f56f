/** The claim that a page of a listing goes on where the one before it ended (contract 2.6), tried on pages that do not: somebody may have uploaded a file in between, or a replica may lag. */
import type { Seam, Side, Suspicion } from '../../evidence/observer.js';
import { nameOf, pageOf, type Page } from '../../evidence/page.js';
import type { Compared } from '../../answers/compare.js';
import type { Draw } from '../../plan/draw.js';
import type { Arm, Claim } from '../../engine/trial.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';
import { hasAge } from '../trials/recheck.js';
import { tryFile } from '../trials/trying.js';
import { nameBetween, startingAt } from './witnesses.js';

/** More seams than these are counted, not kept: memory must not grow with the listing. */
const KEPT = 100;

const endOf = ({ entries, cursor }: Page): string =>
  JSON.stringify([nameOf(entries.at(-1)), cursor?.aicontinue]);
const startOf = ({ entries }: Page): string => JSON.stringify([entries.length > 0, nameOf(entries[0])]);

/** Notes that a page does not go on where the one before it ended. */
export function suspect(
  { seams }: ProbeContext,
  previous: Page,
  page: Page,
  suspicions: readonly Suspicion[],
): void {
  const key = suspicions.map(({ rule }) => rule).join(' ');
  const group = seams.get(key) ?? [];
  seams.set(key, group);
  const last = group.at(-1);
  if (last && group.length === KEPT) {
    const counted = last.suspicions.map(({ rule, violation }) => ({
      rule,
      violation: { ...violation, places: (violation.places ?? 1) + 1 },
    }));
    group.splice(-1, 1, { ...last, suspicions: counted });
  } else
    group.push({
      suspicions,
      pages: [
        { query: previous.query, shows: endOf(previous), after: '', from: nameOf(previous.entries[0]) },
        {
          query: page.query,
          shows: startOf(page),
          after: nameOf(previous.entries.at(-1)) ?? '',
          // Where the page has files, what its own cursor leads to is in question.
          from: page.entries.length === 0 ? previous.cursor?.aicontinue : undefined,
        },
      ],
    });
}

/** Tries what is suspected and not known yet, up to the pause before the last stage. */
export async function trySeams(context: ProbeContext): Promise<void> {
  const { observer } = context.options;
  for (const [rules, seams] of context.seams)
    for (const [at, seam] of seams.entries())
      await tryFile(
        context,
        { purpose: `pages ${rules}`, key: `pages ${rules} ${at}` },
        draw => ({
          ...claimOn([seam]),
          mayBeAge: () => seam.suspicions.some(({ violation }) => violation.acrossPages === 'aged'),
          // Further pages may still come.
          get another() {
            const others = seams.filter(other => cursorOf(other) !== cursorOf(seam));
            return others.length > 0 ? claimOn(others) : claimFromBetween(seam, draw);
          },
        }),
        trial => {
          observer.settle(
            seams.flatMap(({ suspicions }) => suspicions),
            trial,
          );
          return trial;
        },
      );
}

const cursorOf = ({ pages: [, { query }] }: Seam): string | undefined => query.cursor?.aicontinue;

/** That one of two pages is no longer as it was; on another pair each time, as far as there are several. */
const claimOn = (seams: readonly Seam[]): PagesClaim =>
  claimOf((instance, side) => (seams[instance % seams.length] as Seam).pages[side]);

/** The same for pages that begin at names that no file has, which no cache has seen; `undefined` if there are none. */
function claimFromBetween({ pages }: Seam, draw: Draw): PagesClaim | undefined {
  if (pages.some(({ after, from }) => nameBetween(after, from, draw) === undefined)) return undefined;
  return claimOf(
    (_instance, side) => pages[side],
    ({ query, after, from }) => startingAt(nameBetween(after, from, draw) ?? '', query),
  );
}

type PagesClaim = Pick<Claim<Query, Compared>, 'arms' | 'holds'>;

function claimOf(
  sideOf: (instance: number, side: 0 | 1) => Side,
  questionFor = ({ query }: Side): Query => query,
): PagesClaim {
  const arm = (side: 0 | 1, show: (page: Page) => string): Arm<Query, Compared> => ({
    ask: instance => [questionFor(sideOf(instance, side))],
    see(answer, instance) {
      const { query, shows } = sideOf(instance, side);
      const page = hasAge(answer.exchange) ? undefined : pageOf(answer, query);
      return page && { same: String(show(page) === shows) };
    },
  });
  return {
    arms: [arm(0, endOf), arm(1, startOf)],
    holds: seen => seen.some(({ same }) => same !== 'true'),
  };
}
