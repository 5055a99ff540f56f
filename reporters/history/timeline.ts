/**
 * One rule over time. A run that could not tell neither mends a rule nor breaks it: the outcome before it goes on, until a
 * run finds another.
 */
import type { RuleHistory } from '../../schemas/generated/history.js';
import type { Outcome } from '../../schemas/verdict.js';
import { isOpen } from '../diff/change.js';

export type Seen = Outcome;

type Timeline = Omit<RuleHistory, 'rule' | 'section' | 'level'>;

/** Two runs that could tell, with different outcomes, and none in between that could. */
export interface Flip {
  readonly from: number;
  readonly to: number;
}

/** An outcome that changes back within so many runs that could tell is flaky rather than broken and mended. */
const SOON = 3;

/**
 * @param outcomes of each run; `undefined` where it does not have the rule
 * @param moments at which the runs were started
 * @param isOfTheWiki whether what the wiki was judged by does not explain a flip
 */
export function ruleHistory(
  outcomes: readonly (Seen | undefined)[],
  moments: readonly string[],
  isOfTheWiki: (flip: Flip) => boolean,
): Timeline {
  const told = [...outcomes.keys()].filter(index => isTold(outcomes[index]));
  const flips = flipsOf(told, outcomes);
  const last = outcomes.at(-1);
  const at = (index: number | undefined) => (index === undefined ? undefined : moments[index]);
  const sinceTold = at(flips.at(-1)?.to ?? told[0]);
  const latest = outcomes[told.at(-1) ?? -1];
  return {
    kind: kindOf(told, flips, outcomes, isOfTheWiki),
    state: stateOf(last),
    changes: flips.length,
    failed: outcomes.filter(outcome => outcome === 'failed').length,
    stretches: stretchesOf(outcomes),
    ...given('since', isTold(last) ? sinceTold : undefined),
    ...given('failingSince', latest === 'failed' && last !== undefined ? sinceTold : undefined),
    ...given('undeterminedSince', isOpen(last) ? at((told.at(-1) ?? lastAbsent(outcomes)) + 1) : undefined),
  };
}

/** Whether a run could tell. */
export const isTold = (outcome: Seen | undefined): boolean => outcome !== undefined && !isOpen(outcome);

function given<Key extends string>(key: Key, text: string | undefined): { [K in Key]?: string } {
  return text === undefined ? {} : ({ [key]: text } as { [K in Key]?: string });
}

/** A rule that no run could tell: undetermined since there is the rule. */
const lastAbsent = (outcomes: readonly (Seen | undefined)[]) => outcomes.lastIndexOf(undefined);

function flipsOf(told: readonly number[], outcomes: readonly (Seen | undefined)[]): Flip[] {
  return told.slice(1).flatMap((to, index) => {
    const from = told[index] ?? to;
    return outcomes[from] === outcomes[to] ? [] : [{ from, to }];
  });
}

function kindOf(
  told: readonly number[],
  flips: readonly Flip[],
  outcomes: readonly (Seen | undefined)[],
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

function stateOf(outcome: Seen | undefined): Timeline['state'] {
  if (outcome === undefined) return 'absent';
  if (outcome === 'failed') return 'failing';
  if (outcome === 'passed') return 'passing';
  return outcome === 'inapplicable' ? 'inapplicable' : 'undetermined';
}

function stretchesOf(outcomes: readonly (Seen | undefined)[]): Timeline['stretches'] {
  const stretches: Timeline['stretches'] = [];
  for (const [from, seen] of outcomes.entries()) {
    const outcome = seen ?? 'absent';
    const last = stretches.at(-1);
    if (last?.outcome === outcome) last.runs += 1;
    else stretches.push({ outcome, from, runs: 1 });
  }
  return stretches;
}
