/** Why the outcome of a rule changed: what is proven, what is possible, and what cannot be told. */
import type { Cause } from '../../schemas/generated/diff.js';
import type { Evidence, RuleResult } from '../../schemas/verdict.js';
import { answerCauses } from './diff-answered.js';
import { alikeFor } from './change.js';
import { answersOf, judgeOf, profileOf } from './rejudged.js';
import { optionCauses } from './diff-options.js';
import type { Pair, Sides } from './diff-sides.js';

export interface Explained {
  readonly causes: Cause[];
  readonly untold?: string;
}

export function explain(rule: string, old: RuleResult, now: RuleResult, sides: Sides): Explained {
  const pair: Pair = {
    rule,
    old: { result: old, mask: sides.old.mask },
    now: { result: now, mask: sides.now.mask },
    isAlike: alikeFor(old, now),
  };
  const options = optionCauses(pair, sides);
  if (options.length > 0) return { causes: options };
  const judges = judgeOf(pair, sides);
  const profile = profileOf(pair, sides);
  const answers = answersOf(pair, sides);
  const others = judges.known !== 'is not' || profile.known !== 'is not';
  const answered =
    answers === 'is not' ? undefined : answerCauses(accusationIn(old, now), sides, answers === 'is', others);
  const causes = [...judges.causes, ...profile.causes, ...(answered?.causes ?? [])];
  const [only] = causes;
  // What is left when everything else is excluded is the cause.
  if (only && causes.length === 1 && answers === 'is not') return { causes: [{ ...only, proven: true }] };
  if (causes.some(({ proven }) => proven)) return { causes };
  const untold = answered?.untold ?? (causes.length === 0 ? 'nothing that is at hand differs' : undefined);
  return { causes, ...(untold === undefined ? {} : { untold }) };
}

export interface Accusation {
  readonly rule: string;
  /** The report whose evidence shows the place. */
  readonly by: 'old' | 'new';
  readonly evidence: Evidence | undefined;
}

/** A failure says where to look; of two, the new one. */
function accusationIn(old: RuleResult, now: RuleResult): Accusation {
  const by = now.evidence.length > 0 || old.evidence.length === 0 ? 'new' : 'old';
  const [evidence] = by === 'new' ? now.evidence : old.evidence;
  return { rule: now.rule, by, evidence };
}
