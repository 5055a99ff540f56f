/** The claim that a page of a listing goes on where the one before it ended (contract 2.6): somebody may have uploaded a file in between, or a replica may lag. */
import type { Compared } from '../../answers/compare.js';
import type { Arm, Claim } from '../../engine/trial.js';
import type { Seam, Side } from '../../evidence/observer.js';
import { nameOf, pageOf, type Page, type Trail } from '../../evidence/page.js';
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

/** Judges a page, and notes if it does not go on where the one before it ended. */
export function judgePage({ seams, options }: ProbeContext, page: Page, trail: Trail): void {
  const suspicions = options.observer.page(page, trail);
  const { previous } = trail;
  if (!previous || suspicions.length === 0) return;
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
    return;
  }
  const [from, after] = [previous.entries[0], previous.entries.at(-1)].map(nameOf);
  // If the page has files, what its own cursor leads to is in question.
  const next = page.entries.length === 0 ? previous.cursor?.aicontinue : undefined;
  group.push({
    suspicions,
    pages: [
      { query: previous.query, shows: endOf(previous), after: '', from },
      { query: page.query, shows: startOf(page), after: after ?? '', from: next },
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
        draw => {
          const between = ({ after, from }: Side) => nameBetween(after, from, draw);
          return {
            ...claimOn([seam]),
            mayBeAge: () => seam.suspicions.some(({ violation }) => violation.acrossPages === 'aged'),
            // Read late, because further pages may still come.
            get another() {
              const others = seams.filter(other => cursorOf(other) !== cursorOf(seam));
              if (others.length > 0) return claimOn(others);
              // The same pages, from names that no file has and no cache has seen.
              return seam.pages.every(side => between(side) !== undefined)
                ? claimOn([seam], side => startingAt(between(side) ?? '', side.query))
                : undefined;
            },
          };
        },
        trial => {
          const all = seams.flatMap(({ suspicions }) => suspicions);
          observer.settle(all, trial);
          return trial;
        },
      );
}

const cursorOf = ({ pages: [, { query }] }: Seam): string | undefined => query.cursor?.aicontinue;

/** That one of two pages is no longer as it was; on another pair each time, if there are several. */
function claimOn(
  seams: readonly Seam[],
  questionOf = ({ query }: Side): Query => query,
): Pick<Claim<Query, Compared>, 'arms' | 'holds'> {
  const arm = (which: 0 | 1, show: (page: Page) => string): Arm<Query, Compared> => {
    const sideAt = (instance: number): Side => (seams[instance % seams.length] as Seam).pages[which];
    return {
      ask: instance => [questionOf(sideAt(instance))],
      see(answer, instance) {
        const { query, shows } = sideAt(instance);
        const page = hasAge(answer.exchange) ? undefined : pageOf(answer, query);
        return page && { same: String(show(page) === shows) };
      },
    };
  };
  return {
    arms: [arm(0, endOf), arm(1, startOf)],
    holds: seen => seen.some(({ same }) => same !== 'true'),
  };
}
