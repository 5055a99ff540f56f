/** The package's face for programs: {@link audit} and the types of what it takes and gives. */
export { audit } from './audit/audit.js';
export type { AuditOptions, Progress } from './audit/options.js';
export { judge } from './audit/replay.js';
export type { JudgeOptions } from './audit/replay.js';
export { HarError } from './recording/read.js';
export { ProfileError } from './evidence/profile.js';
export type { Declared } from './evidence/profile.js';
export type { Finding, Outcome, Report, RuleResult } from '../schemas/verdict.js';
export type { Level, ParameterName, RuleId, SilenceId } from '../schemas/generated/rules.js';
