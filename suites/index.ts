/**
 * The API of the package for programs.
 *
 * {@link audit} audits an `api.php`, {@link judge} judges the recording of an audit again, and {@link inferProfile}
 * infers the deployment profile of a wiki. Times are in milliseconds. None of them prints or exits.
 *
 *     import { audit } from 'wiki-query-conformance';
 *
 *     const url = 'http://127.0.0.1:8080/api.php';
 *     const { results } = await audit({ url, rules: ['allimages.*'] });
 *     for (const { rule, outcome, message } of results)
 *       if (outcome === 'failed') console.log(`${rule}: ${message}`);
 */
export { audit } from './audit/audit.js';
export type { AuditOptions, Progress } from './audit/options.js';
export { openPoliteness, type Politeness, type PolitenessState } from './http/politeness.js';
export { judge, type JudgeOptions } from './audit/replay.js';
export { inferProfile } from './audit/infer.js';
export type { InferOptions, InferredProfile, ParameterObservation } from './audit/infer.js';
export { HarError } from './recording/read.js';
/** Thrown by {@link audit} and {@link judge} for an unknown parameter or a wrong value. */
export { ProfileError } from './evidence/profile.js';
export type { Declared } from './evidence/profile.js';
export type { Query } from './values/queries.js';
/** A rule that is known to fail, as an entry of a baseline file has it. */
export type { BaselineEntry } from '../schemas/baseline.js';
/** The outcome of a rule: `passed`, `failed`, `cantTell`, `inapplicable` or `untested`, as in W3C EARL 1.0. */
export type { Outcome } from '../schemas/verdict.js';
export type { Finding } from '../schemas/verdict.js';
/** The outcome of every rule on one target, with the evidence: what `report.json` holds. */
export type { Report } from '../schemas/verdict.js';
/** What an audit found on one rule: the outcome, the message, and the places in the answers that it cites. */
export type { RuleResult } from '../schemas/verdict.js';
/** How binding a rule is. MUST decides the verdict, SHOULD only if the audit is strict, and INFO never. */
export type { Level } from '../schemas/generated/rules.js';
/** The name of a parameter that a deployment can declare. */
export type { ParameterName } from '../schemas/generated/rules.js';
/** The id of a rule: its area, a dot and words. It never changes. */
export type { RuleId } from '../schemas/generated/rules.js';
/** The id of a question that the contract leaves open. */
export type { SilenceId } from '../schemas/generated/rules.js';
