/**
 * Why a rule has another outcome after runs that could not tell. Compared with the run before, which could not, every cause
 * looks like "it answers again"; the cause is what differs from the last run that could tell.
 */
import { momentOf } from '../../../reporters/report/facts.js';
import { groupsOf } from '../../../reporters/report/results.js';
import { isOpen } from '../../../reporters/diff/change.js';
import type { Diff } from '../../../reporters/diff/index.js';
import type { Outcome } from '../../../schemas/verdict.js';

type Changed = Diff['rules'][number];

const isTold = (outcome: Outcome | undefined) => outcome !== undefined && !isOpen(outcome);

/**
 * The step to a run, its causes across gaps taken from a comparison with the run before the gap.
 * @param stepTo the step to an earlier run, by its index
 * @param compareWith compares with an earlier run
 */
export async function acrossGaps(
  step: Diff,
  at: number,
  stepTo: (index: number) => Diff | undefined,
  compareWith: (index: number) => Promise<Diff>,
): Promise<Diff> {
  const open = step.rules.filter(({ old, new: now }) => isOpen(old?.outcome) && isTold(now?.outcome));
  const origins = groupsOf(open, each => lastTold(each, at, stepTo));
  const causes = new Map<string, Pick<Changed, 'causes' | 'follows' | 'unexplained'>>();
  for (const [from, those] of origins) {
    if (from === undefined) continue;
    const across = await compareWith(from);
    const names = new Set(those.map(({ rule }) => rule));
    for (const { rule, ...found } of across.rules)
      if (names.has(rule) && found.old?.outcome !== found.new?.outcome)
        causes.set(rule, causesOf(found, across.old.started));
  }
  const rules = step.rules.map(each => {
    const found = causes.get(each.rule);
    if (!found) return each;
    const { causes: _causes, follows: _follows, unexplained: _unexplained, ...rest } = each;
    return { ...rest, ...found };
  });
  return causes.size === 0 ? step : { ...step, rules };
}

/** The index of the last run that could tell a rule; `undefined` where its outcome was what it is now, or is not known. */
function lastTold(
  { rule, new: now }: Changed,
  at: number,
  stepTo: (index: number) => Diff | undefined,
): number | undefined {
  for (let index = at - 1; index > 0; index -= 1) {
    const old = stepTo(index)?.rules.find(each => each.rule === rule)?.old?.outcome;
    if (isTold(old)) return old === now?.outcome ? undefined : index - 1;
  }
  return undefined;
}

function causesOf({ causes, follows, unexplained }: Omit<Changed, 'rule'>, since: string) {
  const comparison = `compared with the run of ${momentOf(since)}, the last that could tell`;
  return {
    causes: causes.map(cause => ({ ...cause, words: `${comparison}: ${cause.words}` })),
    ...(follows === undefined ? {} : { follows }),
    ...(unexplained === undefined ? {} : { unexplained: `${comparison}: ${unexplained}` }),
  };
}
