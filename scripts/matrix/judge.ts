/** What an audit of a mutant or of a variant says about the suite. */

import type { Collateral } from '../../fixtures/mutants/collateral.js';
import type { Mutant } from '../../fixtures/mutants/index.js';
import type { Variant } from '../../fixtures/variants/index.js';
import { rules } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';

export interface Further {
  readonly rule: RuleId;
  readonly message: string;
  /** Why it had to fail too; without one, it is a defect. */
  readonly reason: string | undefined;
}

export interface MutantVerdict {
  readonly id: string;
  readonly mutant: Mutant;
  /** Its own rule failed or, where that is only observed, saw something else. */
  readonly killed: boolean;
  /** What its own rule came to. */
  readonly outcome: string;
  readonly further: readonly Further[];
  /** Everything that must not be, in words. */
  readonly defects: readonly string[];
}

export interface VariantVerdict {
  readonly id: string;
  readonly variant: Variant;
  readonly alarms: readonly RuleId[];
  readonly defects: readonly string[];
}

const resultOf = ({ results }: Report, rule: RuleId): RuleResult | undefined =>
  results.find(result => result.rule === rule);

const failures = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');

export function judgeMutant(
  id: string,
  mutant: Mutant,
  report: Report,
  reference: Report,
  listed: Collateral = {},
): MutantVerdict {
  const own = resultOf(report, mutant.rule);
  const killed = isKilled(mutant, own, resultOf(reference, mutant.rule));
  const outcome = own ? `${own.outcome}: ${own.message}` : 'not judged';
  const further = failures(report)
    .filter(({ rule }) => rule !== mutant.rule)
    .map(({ rule, message }) => ({ rule: rule as RuleId, message, reason: listed[rule as RuleId] }));
  const stale = (Object.keys(listed) as RuleId[]).filter(rule => !further.some(other => other.rule === rule));
  return {
    id,
    mutant,
    killed,
    outcome,
    further,
    defects: [
      ...(killed ? [] : [`${id} survives: ${mutant.rule} is ${outcome}`]),
      ...further.flatMap(({ rule, message, reason }) =>
        reason === undefined ? [`${id} fails ${rule} without a reason on file: ${message}`] : [],
      ),
      ...stale.map(rule => `${id} does not fail ${rule}, as its reason on file says`),
      ...faultOf(id, report),
    ],
  };
}

function isKilled({ rule }: Mutant, own: RuleResult | undefined, reference: RuleResult | undefined): boolean {
  if (rules[rule].level !== 'INFO') return own?.outcome === 'failed';
  return own !== undefined && own.outcome !== 'failed' && own.message !== reference?.message;
}

const faultOf = (id: string, { fault }: Report) =>
  fault ? [`${id} breaks the suite: ${fault.where}: ${fault.message}`] : [];

export function judgeVariant(
  id: string,
  variant: Variant,
  report: Report,
  reference: Report,
): VariantVerdict {
  const alarms = failures(report);
  return {
    id,
    variant,
    alarms: alarms.map(({ rule }) => rule as RuleId),
    defects: [
      ...alarms.map(({ rule, message }) => `${id} is accused by ${rule}: ${message}`),
      ...(variant.silence === undefined ? doubts(id, report) : changes(id, report, reference)),
      ...faultOf(id, report),
    ],
  };
}

/** A lawful wiki is conformant, and nothing about it stays open. */
function doubts(id: string, { conformant, complete, reason, results }: Report): readonly string[] {
  if (conformant === true && complete) return [];
  const open = results.filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested');
  const named = open.map(({ rule, outcome, message }) => `${rule} ${outcome}: ${message}`);
  return [`${id} is not found conformant: ${reason}${named.length > 0 ? ` [${named.join('; ')}]` : ''}`];
}

/** Where the contract is silent, nothing may depend on what a wiki does. */
function changes(id: string, report: Report, reference: Report): readonly string[] {
  return report.results.flatMap(({ rule, outcome, message }) => {
    const before = resultOf(reference, rule as RuleId)?.outcome;
    return before === outcome ? [] : [`${id} changes ${rule} from ${before} to ${outcome}: ${message}`];
  });
}
