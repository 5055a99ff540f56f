/** What the audit of a mutant or of a variant shows about the suite. */

import type { Mutant } from '../../fixtures/mutants/index.js';
import type { PairMutant } from '../../fixtures/pairs/index.js';
import type { Variant } from '../../fixtures/variants/index.js';
import { rules } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';

export interface Matrix {
  readonly mutants: readonly MutantVerdict[];
  readonly variants: readonly VariantVerdict[];
  /** Mutants and variants that differ only where two dimensions of a question meet. */
  readonly pairs: { readonly mutants: readonly PairVerdict[]; readonly variants: readonly VariantVerdict[] };
  /** Everything that must not be: survivors, false positives, failures without a reason. */
  readonly problems: readonly string[];
}

/** A rule that fails on a mutant in addition to the own rule of the mutant. */
export interface FurtherFailure {
  readonly rule: RuleId;
  readonly message: string;
  /** Why it had to fail too; without a reason, it is a false positive. */
  readonly reason: string | undefined;
}

export interface MutantVerdict {
  readonly id: string;
  readonly mutant: Mutant;
  /** Its own rule failed or, where that is only observed, reported something else than on the reference wiki. */
  readonly detected: boolean;
  readonly further: readonly FurtherFailure[];
  readonly problems: readonly string[];
}

export interface PairVerdict {
  readonly id: string;
  readonly mutant: PairMutant;
  /** The rules that failed of those that it breaks. */
  readonly detectedBy: readonly RuleId[];
  readonly problems: readonly string[];
}

export interface VariantVerdict {
  readonly id: string;
  readonly variant: Variant;
  readonly falsePositives: readonly RuleId[];
  readonly problems: readonly string[];
}

const resultOf = ({ results }: Report, rule: RuleId): RuleResult | undefined =>
  results.find(result => result.rule === rule);

const failures = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');

export function judgeMutant(id: string, mutant: Mutant, report: Report, reference: Report): MutantVerdict {
  const own = resultOf(report, mutant.rule);
  const detected = isDetected(mutant, own, resultOf(reference, mutant.rule));
  const reasons: NonNullable<Mutant['alsoBreaks']> = mutant.alsoBreaks ?? {};
  const further = failures(report)
    .filter(({ rule }) => rule !== mutant.rule)
    .map(({ rule, message }) => ({ rule: rule as RuleId, message, reason: reasons[rule as RuleId] }));
  const stale = (Object.keys(reasons) as RuleId[]).filter(rule => !further.some(each => each.rule === rule));
  return {
    id,
    mutant,
    detected,
    further,
    problems: [
      ...(detected ? [] : [`${id} survives: ${mutant.rule} is ${own ? ended(own) : 'not judged'}`]),
      ...further.flatMap(({ rule, message, reason }) =>
        reason === undefined ? [`${id} also breaks ${rule}, without a reason: ${message}`] : [],
      ),
      ...stale.map(rule => `${id} does not break ${rule}, though \`alsoBreaks\` lists it`),
      ...errorOf(id, report),
    ],
  };
}

export function judgePair(id: string, mutant: PairMutant, report: Report): PairVerdict {
  const failed = failures(report);
  const [own, others] = [true, false].map(isOwn =>
    failed.filter(({ rule }) => mutant.breaks.includes(rule as RuleId) === isOwn),
  ) as [RuleResult[], RuleResult[]];
  return {
    id,
    mutant,
    detectedBy: own.map(({ rule }) => rule as RuleId),
    problems: [
      ...(own.length > 0 ? [] : [`${id} survives: none of ${mutant.breaks.join(', ')} failed`]),
      ...others.map(({ rule, message }) => `${id} also breaks ${rule}, without a reason: ${message}`),
      ...errorOf(id, report),
    ],
  };
}

const ended = ({ outcome, message }: RuleResult) => `${outcome}: ${message}`;

function isDetected(
  { rule }: Mutant,
  own: RuleResult | undefined,
  reference: RuleResult | undefined,
): boolean {
  if (rules[rule].level !== 'INFO') return own?.outcome === 'failed';
  return own !== undefined && own.outcome !== 'failed' && own.message !== reference?.message;
}

const errorOf = (id: string, { fault }: Report) =>
  fault ? [`${id} causes an internal error: ${fault.where}: ${fault.message}`] : [];

export function judgeVariant(
  id: string,
  variant: Variant,
  report: Report,
  reference: Report,
): VariantVerdict {
  const failed = failures(report);
  return {
    id,
    variant,
    falsePositives: failed.map(({ rule }) => rule as RuleId),
    problems: [
      ...failed.map(({ rule, message }) => `${id} fails ${rule}: ${message}`),
      ...(variant.silence === undefined ? notConformant(id, report) : changes(id, report, reference)),
      ...errorOf(id, report),
    ],
  };
}

/** A lawful wiki is found conformant, without a rule left undecided. */
function notConformant(id: string, { conformant, complete, reason, results }: Report): readonly string[] {
  if (conformant === true && complete) return [];
  const undecided = results.filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested');
  const named = undecided.map(result => `${result.rule} ${ended(result)}`);
  return [`${id} is not found conformant: ${reason}${named.length > 0 ? ` [${named.join('; ')}]` : ''}`];
}

/** Where the contract is silent, no outcome may depend on what a wiki does. */
function changes(id: string, report: Report, reference: Report): readonly string[] {
  return report.results.flatMap(({ rule, outcome, message }) => {
    const before = resultOf(reference, rule as RuleId)?.outcome;
    return before === outcome ? [] : [`${id} changes ${rule} from ${before} to ${outcome}: ${message}`];
  });
}
