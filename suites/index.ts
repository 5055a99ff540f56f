/**
 * The API of the package for programs.
 *
 * {@link audit} audits an `api.php`, {@link judge} judges the recording of an audit again, and {@link inferProfile}
 * infers the deployment profile of a wiki. Times are in milliseconds. None of them prints or exits.
 */
export { audit } from './audit/audit.js';
export type { AuditOptions, Progress } from './audit/options.js';
export { judge } from './audit/replay.js';
export type { JudgeOptions } from './audit/replay.js';
export { inferProfile } from './audit/inference/infer.js';
export type { InferOptions, InferredProfile } from './audit/inference/infer.js';
export type { ParameterObservation } from './audit/inference/observation.js';
/** Thrown by {@link judge} for a file that is no recording of an audit. */
export { HarError } from './recording/read.js';
/** Thrown by {@link audit} and {@link judge} for an unknown parameter or a wrong value. */
export { ProfileError } from './evidence/profile.js';
export type { Declared } from './evidence/profile.js';
export type { Query } from './values/queries.js';
export type { BaselineEntry } from '../schemas/baseline.js';
export type { Finding, Outcome, Report, RuleResult } from '../schemas/verdict.js';
export type { Level, ParameterName, RuleId, SilenceId } from '../schemas/generated/rules.js';
