/** One rule over time. An undetermined run does not end the outcome before it. */
import type { RuleHistory } from '../../schemas/generated/history.js';
import type { Outcome } from '../../schemas/verdict.js';
import { isOpen } from '../diff/change.js';

export type Seen = Outcome | undefined;

type Timeline = Omit<RuleHistory, 'rule' | 'section' | 'level'>;

/** Two consecutive determined runs with different outcomes. */
export interface Flip {
  readonly from: number;
  readonly to: number;
}

/** A rule is flaky if its outcome changes back within this many determined runs. */
const SOON = 3;

/** @param outcomes of each run, `undefined` if it lacks the rule; @param moments when the runs started */
export function ruleHistory(
  outcomes: readonly Seen[],
  moments: readonly string[],
  isOfTheWiki: (flip: Flip) => boolean,
): Timeline {
  const told = [...outcomes.keys()].filter(index => isTold(outcomes[index]));
  const flips = told.slice(1).flatMap((to, index) => {
    const from = told[index] ?? to;
    return outcomes[from] === outcomes[to] ? [] : [{ from, to }];
  });
  const last = outcomes.at(-1);
  const lastTold = told.at(-1);
  const sinceTold = moments[flips.at(-1)?.to ?? told[0] ?? -1];
  const isFailing = last !== undefined && outcomes[lastTold ?? -1] === 'failed';
  // A rule that was never determined is open since its first run.
  const openSince = moments[(lastTold ?? outcomes.lastIndexOf(undefined)) + 1];
  return {
    kind: kindOf(told, flips, outcomes, isOfTheWiki),
    state: last === undefined ? 'absent' : states[last],
    changes: flips.length,
    failed: outcomes.filter(outcome => outcome === 'failed').length,
    stretches: stretchesOf(outcomes),
    ...(isTold(last) && sinceTold !== undefined ? { since: sinceTold } : {}),
    ...(isFailing && sinceTold !== undefined ? { failingSince: sinceTold } : {}),
    ...(isOpen(last) && openSince !== undefined ? { undeterminedSince: openSince } : {}),
  };
}

export const isTold = (outcome: Seen): boolean => outcome !== undefined && !isOpen(outcome);

function kindOf(
  told: readonly number[],
  flips: readonly Flip[],
  outcomes: readonly Seen[],
  isOfTheWiki: (flip: Flip) => boolean,
): Timeline['kind'] {
  if (flips.length === 0) return 'steady';
  const place = new Map(told.map((index, at) => [index, at]));
  const isFlaky = flips.slice(1).some((back, index) => {
    const away = flips[index];
    if (!away || outcomes[away.from] !== outcomes[back.to]) return false;
    if (outcomes[away.from] !== 'failed' && outcomes[away.to] !== 'failed') return false;
    const between = (place.get(back.to) ?? 0) - (place.get(away.to) ?? 0);
    return between <= SOON && isOfTheWiki(away) && isOfTheWiki(back);
  });
  return isFlaky ? 'flaky' : 'changed';
}

const states = {
  passed: 'passing',
  failed: 'failing',
  cantTell: 'undetermined',
  inapplicable: 'inapplicable',
  untested: 'undetermined',
} as const;

function stretchesOf(outcomes: readonly Seen[]): Timeline['stretches'] {
  const stretches: Timeline['stretches'] = [];
  for (const [from, seen] of outcomes.entries()) {
    const outcome = seen ?? 'absent';
    const last = stretches.at(-1);
    if (last?.outcome === outcome) last.runs += 1;
    else stretches.push({ outcome, from, runs: 1 });
  }
  return stretches;
}
