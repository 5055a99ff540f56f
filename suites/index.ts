/** The package's face for programs: {@link audit} and the types of what it takes and gives. */
export { audit } from './audit.js';
export type { AuditOptions, Progress } from './audit.js';
export { judge } from './replay.js';
export type { JudgeOptions } from './replay.js';
export { HarError } from './har-shape.js';
export { ProfileError } from './profile.js';
export type { Declared } from './profile.js';
export type { Finding, Outcome, Report, RuleResult } from '../schemas/verdict.js';
export type { Level, ParameterName, RuleId, SilenceId } from '../schemas/generated/rules.js';
