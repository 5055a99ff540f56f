/** The kill matrix: the suite against every mutant and every benign variant. */

import { mutants, type Mutant } from '../../fixtures/mutants/index.js';
import { pairMutants, pairVariants } from '../../fixtures/pairs/index.js';
import { variants, type Variant } from '../../fixtures/variants/index.js';
import { rules, type RuleId } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { AT_ONCE, inTurn, openAuditor, type Auditor, type Subject } from './audit.js';

export interface Matrix {
  readonly mutants: readonly Verdict[];
  readonly variants: readonly Verdict[];
  /** Mutants and variants that differ only where two dimensions of a question meet. */
  readonly pairs: { readonly mutants: readonly Verdict[]; readonly variants: readonly Verdict[] };
  /** Everything that must not be: survivors, false positives, failures without a reason. */
  readonly problems: readonly string[];
}

/** What the audit of a mutant or of a variant shows about the suite. */
export interface Verdict {
  readonly id: string;
  /** What the wiki does. */
  readonly clause: string;
  /** The rules that failed of those that the mutant breaks; an INFO rule reports something else than on the reference wiki. */
  readonly detectedBy: readonly RuleId[];
  /** Other rules that failed; without a reason, each is a false positive. */
  readonly further: readonly { readonly rule: RuleId; readonly reason: string | undefined }[];
  readonly problems: readonly string[];
}

type Reasons = Readonly<Partial<Record<RuleId, string>>>;

export async function runMatrix(auditOf: Auditor = openAuditor()): Promise<Matrix> {
  const [plain, withDebuginfo] = await Promise.all([auditOf({}), auditOf({ wiki: { debuginfo: true } })]);
  const judgeAll = <Wiki extends Subject>(
    all: Readonly<Record<string, Wiki>>,
    judge: (id: string, wiki: Wiki, report: Report) => Verdict,
  ) => inTurn(Object.entries(all), AT_ONCE, async ([id, wiki]) => judge(id, wiki, await auditOf(wiki)));
  const judgeVariant = (id: string, variant: Variant, report: Report) =>
    variantVerdict(id, variant, report, plain);
  const judged = {
    mutants: await judgeAll<Mutant>(mutants, (id, { rule, defect, alsoBreaks, wiki }, report) =>
      mutantVerdict(id, defect, [rule], report, wiki?.debuginfo ? withDebuginfo : plain, alsoBreaks),
    ),
    variants: await judgeAll(variants, judgeVariant),
    pairs: {
      mutants: await judgeAll(pairMutants, (id, { defect, breaks }, report) =>
        mutantVerdict(id, defect, breaks, report, plain),
      ),
      variants: await judgeAll(pairVariants, judgeVariant),
    },
  };
  const { pairs } = judged;
  const all = [...judged.mutants, ...judged.variants, ...pairs.mutants, ...pairs.variants];
  return { ...judged, problems: all.flatMap(({ problems }) => problems) };
}

const resultOf = ({ results }: Report, rule: string) => results.find(result => result.rule === rule);
const failures = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');
const errorOf = (id: string, { fault }: Report) =>
  fault ? [`${id} causes an internal error: ${fault.where}: ${fault.message}`] : [];

function mutantVerdict(
  id: string,
  clause: string,
  own: readonly RuleId[],
  report: Report,
  reference: Report,
  reasons: Reasons = {},
): Verdict {
  const detectedBy = own.filter(rule => {
    const { outcome, message } = resultOf(report, rule) ?? {};
    if (rules[rule].level !== 'INFO') return outcome === 'failed';
    return outcome !== undefined && outcome !== 'failed' && message !== resultOf(reference, rule)?.message;
  });
  const others = failures(report).filter(({ rule }) => !own.some(each => each === rule));
  const further = others.map(({ rule }) => ({ rule: rule as RuleId, reason: reasons[rule as RuleId] }));
  const idle = Object.keys(reasons).filter(rule => !others.some(each => each.rule === rule));
  return {
    id,
    clause,
    detectedBy,
    further,
    problems: [
      ...(detectedBy.length > 0 ? [] : [`${id} survives: ${own.join(', ')} did not fail`]),
      ...others
        .filter(({ rule }) => reasons[rule as RuleId] === undefined)
        .map(({ rule, message }) => `${id} also breaks ${rule}, without a reason: ${message}`),
      ...idle.map(rule => `${id} does not break ${rule}, though \`alsoBreaks\` lists it`),
      ...errorOf(id, report),
    ],
  };
}

function variantVerdict(
  id: string,
  { difference, silence }: Variant,
  report: Report,
  reference: Report,
): Verdict {
  const failed = failures(report);
  return {
    id,
    clause: difference,
    detectedBy: [],
    further: failed.map(({ rule }) => ({ rule: rule as RuleId, reason: undefined })),
    problems: [
      ...failed.map(({ rule, message }) => `${id} fails ${rule}: ${message}`),
      ...(silence === undefined ? notConformant(id, report) : changes(id, report, reference)),
      ...errorOf(id, report),
    ],
  };
}

/** A lawful wiki is found conformant, without a rule left undecided. */
function notConformant(id: string, { conformant, complete, reason, results }: Report): readonly string[] {
  if (conformant === true && complete) return [];
  const undecided = results.filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested');
  const named = undecided.map(({ rule, outcome, message }) => `${rule} ${outcome}: ${message}`);
  return [`${id} is not found conformant: ${reason} [${named.join('; ')}]`];
}

/** Where the contract is silent, no outcome may depend on what a wiki does. */
function changes(id: string, report: Report, reference: Report): readonly string[] {
  return report.results.flatMap(({ rule, outcome, message }) => {
    const before = resultOf(reference, rule)?.outcome;
    return before === outcome ? [] : [`${id} changes ${rule} from ${before} to ${outcome}: ${message}`];
  });
}
