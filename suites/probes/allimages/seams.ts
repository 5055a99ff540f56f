/** Pages that do not go on where the ones before them ended (contract 2.6), and files that share a page id (2.4). */
import type { Compared } from '../../answers/compare.js';
import type { Arm, Claim } from '../../engine/trial.js';
import type { Walk } from '../../evidence/evidence.js';
import { nameOf, pageOf, type Page, type Trail } from '../../evidence/page.js';
import { UNTRIED, type Suspicion } from '../../evidence/violations.js';
import type { Draw } from '../../plan/draw.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext, Seam, Side } from '../context.js';
import { tryFile } from '../trials/trying.js';
import { nameBetween, seePageId, startingAt, witness } from './witnesses.js';

/** More seams than these are counted, not kept: memory must not grow with the listing. */
const KEPT = 100;

const endOf = ({ entries, cursor }: Page) => JSON.stringify([nameOf(entries.at(-1)), cursor?.aicontinue]);
const startOf = ({ entries }: Page): string => JSON.stringify([entries.length > 0, nameOf(entries[0])]);

/** Judges a page, and notes what a change of the listing would explain. */
export function judgePage(context: ProbeContext, page: Page, trail: Trail): void {
  const suspicions = context.options.observer.page(page, trail);
  const ofPages = suspicions.filter(({ violation }) => typeof violation.suspect === 'string');
  if (ofPages.length > 0 && trail.previous) note(context, ofPages, seamOf(trail.previous, page));
  for (const suspicion of suspicions) {
    const { suspect } = suspicion.violation;
    if (typeof suspect === 'object') note(context, [suspicion], suspect);
  }
}

function note({ seams }: ProbeContext, suspicions: readonly Suspicion[], at: Seam['at']): void {
  const key = suspicions.map(({ rule }) => rule).join(' ');
  const group = seams.get(key) ?? [];
  seams.set(key, group);
  if (group.length < KEPT) group.push({ suspicions, at });
  else
    for (const { violation } of group.at(-1)?.suspicions ?? [])
      violation.places = (violation.places ?? 1) + 1;
}

function seamOf(previous: Page, page: Page): Seam['at'] {
  const [from, after] = [previous.entries[0], previous.entries.at(-1)].map(nameOf);
  // If the page has files, what its own cursor leads to is in question.
  const next = page.entries.length === 0 ? previous.cursor?.aicontinue : undefined;
  return [
    { query: previous.query, shows: endOf(previous), after: '', from },
    { query: page.query, shows: startOf(page), after: after ?? '', from: next },
  ];
}

/** Tries what is suspected after a walk and not known yet, up to the pause before the last stage. */
export async function trySeams(context: ProbeContext, walked: Walk): Promise<void> {
  const { observer } = context.options;
  for (const [rules, seams] of context.seams) {
    const purpose = `pages ${rules}`;
    for (const seam of seams.slice(context.tries.get(purpose)?.length)) {
      const { at } = seam;
      const claimOf = (draw: Draw) =>
        isOfFiles(at) ? ownPageIds(context, walked, at, draw) : unbroken(seam, seams, at, draw);
      await tryFile(context, purpose, claimOf, trial => {
        const all = seams.flatMap(({ suspicions }) => suspicions);
        observer.settle(all, isOfFiles(at) && !observer.isSorted() ? UNTRIED : trial);
        return trial;
      });
    }
  }
}

const isOfFiles = (at: Seam['at']): at is readonly [string, string] => typeof at[0] === 'string';

/** Each of two files has a page id of its own: one of them may have been renamed. */
function ownPageIds(
  context: ProbeContext,
  walked: Walk,
  [one, other]: readonly [string, string],
  draw: Draw,
): Claim<Query, Compared> {
  const arm = (name: string): Arm<Query, Compared> =>
    witness(context, name, [walked], answer => seePageId(answer, name), draw);
  return {
    arms: [arm(one), arm(other)],
    holds: ([first, second]) => first['id'] === '' || first['id'] !== second['id'],
  };
}

type Two = readonly [Side, Side];

/** A page goes on where the one before it ended. */
function unbroken(seam: Seam, seams: readonly Seam[], sides: Two, draw: Draw): Claim<Query, Compared> {
  const between = ({ after, from }: Side) => nameBetween(after, from, draw);
  return {
    ...claimOn([sides]),
    mayBeAge: () => seam.suspicions.some(({ violation }) => violation.suspect === 'aged'),
    // Read late, because further pages may still come.
    get another() {
      const pairs = seams.flatMap(({ at }) => (isOfFiles(at) ? [] : [at]));
      const others = pairs.filter(pair => cursorOf(pair) !== cursorOf(sides));
      if (others.length > 0) return claimOn(others);
      // The same pages, from names that no file has and no cache has seen.
      return sides.every(side => between(side) !== undefined)
        ? claimOn([sides], side => startingAt(between(side) ?? '', side.query))
        : undefined;
    },
  };
}

const cursorOf = ([, { query }]: Two): string | undefined => query.cursor?.aicontinue;

/** That one of two pages is no longer as it was; on another pair each time, if there are several. */
function claimOn(
  pairs: readonly Two[],
  questionOf = ({ query }: Side): Query => query,
): Pick<Claim<Query, Compared>, 'arms' | 'holds'> {
  const arm = (which: 0 | 1, show: (page: Page) => string): Arm<Query, Compared> => {
    const sideAt = (instance: number) => (pairs[instance % pairs.length] as (typeof pairs)[number])[which];
    return {
      ask: instance => [questionOf(sideAt(instance))],
      see(answer, instance) {
        const { query, shows } = sideAt(instance);
        const page = pageOf(answer, query);
        return page && { same: String(show(page) === shows) };
      },
    };
  };
  return { arms: [arm(0, endOf), arm(1, startOf)], holds: seen => seen.some(({ same }) => same !== 'true') };
}
