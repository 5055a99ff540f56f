/** From evidence to the outcome of every rule. Pure: the same evidence always gives the same results. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { resultOf } from '../../schemas/verdict.js';
import type { Finding, RuleResult } from '../../schemas/verdict.js';
import { hintOn } from '../checks/hints.js';
import { catalogue } from '../checks/catalogue.js';
import { cantTell, FOUR_QUERIES, tidied, untested } from '../checks/check.js';
import type { Check } from '../checks/check.js';
import { ruleBrokenBy } from '../checks/observer.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';

/** A fault of the suite itself while it judged a rule: never an outcome of the target. */
export class InternalError extends Error {
  constructor(
    readonly rule: RuleId,
    override readonly cause: unknown,
  ) {
    super(`the check of ${rule} broke: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export type Judge = (rule: RuleId) => RuleResult;

/** The probes that a selection of rules needs, with those that they build on. */
export function probesFor(selected: Iterable<RuleId>): Set<ProbeId> {
  const wanted = new Set<ProbeId>();
  for (const rule of selected) for (const probe of catalogue.get(rule)?.probes ?? []) wanted.add(probe);
  // What compares needs what it is compared with; the types to filter by come from the whole listing.
  if (wanted.has('html') || wanted.has('session')) for (const probe of FOUR_QUERIES) wanted.add(probe);
  if (wanted.has('filters')) wanted.add('walk');
  if (wanted.has('walk') || wanted.has('existing title')) wanted.add('first page');
  return wanted;
}

/** Judges rule by rule; each rule is judged once, and the rules that it depends on before it. */
export function judgeFrom(evidence: Evidence): Judge {
  const results = new Map<RuleId, RuleResult>();
  const judge: Judge = rule => {
    const known = results.get(rule);
    if (known) return known;
    const check = catalogue.get(rule);
    if (!check) throw new Error(`no check for the rule ${rule}`);
    const result = resultOf(rule, tidied(findingOf(rule, check, evidence, judge)));
    results.set(rule, result);
    return result;
  };
  return judge;
}

function findingOf(rule: RuleId, check: Check, evidence: Evidence, judge: Judge): Finding {
  const { dependsOn = [] } = check;
  const broken = dependsOn.find(need => judge(need).outcome === 'failed');
  if (broken !== undefined) return blocked(broken, `${broken} failed`);
  const finding = judged(rule, check, evidence);
  if (finding.outcome === 'passed') return finding;
  const skipped = finding.outcome === 'failed' ? undefined : neverAsked(check, evidence);
  if (skipped) return skipped;
  if (finding.outcome !== 'inapplicable' && finding.outcome !== 'failed') return finding;
  const idle = dependsOn.find(need => judge(need).outcome === 'untested');
  // The failed rule at the end of a chain of rules that depend on each other.
  if (idle !== undefined) return blocked(judge(idle).blockedBy, `${idle} was not tested`);
  if (finding.outcome === 'failed')
    return { ...finding, hint: finding.hint ?? hintOn(rule, finding.evidence?.[0]?.actual) };
  return unseen(check, evidence) ?? finding;
}

function blocked(by: string | undefined, message: string): Finding {
  return { ...untested(message), blockedBy: by as RuleId | undefined };
}

function judged(rule: RuleId, check: Check, evidence: Evidence): Finding {
  try {
    return check.judge(evidence, rule);
  } catch (error) {
    throw new InternalError(rule, error);
  }
}

/** What a recorded audit did not ask for, no judgement of it can tell. */
function neverAsked({ probes }: Check, { losses }: Evidence): Finding | undefined {
  const lost = probes.flatMap(probe => losses.get(probe) ?? []).find(({ unasked }) => unasked);
  return lost && untested(lost.reason);
}

/** Nothing to judge is only known where everything was seen. */
function unseen({ probes }: Check, { losses }: Evidence): Finding | undefined {
  const lost = probes.flatMap(probe => losses.get(probe) ?? []);
  const refused = lost.find(loss => loss.refused !== undefined)?.refused;
  const broken = refused && ruleBrokenBy(refused.error, refused.query);
  if (broken) return blocked(broken, `${broken} failed`);
  const [first] = lost;
  const isCutOff = lost.every(({ cutOff }) => cutOff);
  return first && cantTell(first.reason, isCutOff);
}
