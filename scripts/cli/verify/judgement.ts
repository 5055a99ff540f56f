/** Whether a report follows from a recording: the recording is judged as the report says, and the two reports are compared. */
import { contract } from '../../../schemas/generated/rules.js';
import type { Report } from '../../../schemas/verdict.js';
import { baselineMistake } from '../../../suites/audit/check-options.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { ProfileError, isParameter } from '../../../suites/evidence/profile.js';
import type { Recording } from '../../../suites/recording/read.js';
import { selectRules } from '../../../suites/values/selection.js';
import { withFixes } from '../output/fixes.js';
import { differencesOf, type Difference } from './differences.js';

export interface Judgement {
  readonly verdict: 'verified' | 'differs' | 'unknown';
  /** Why it could not be told. */
  readonly reasons: readonly string[];
  readonly differences: readonly Difference[];
}

const ofAnother = (what: string, theirs: string, ours: string) =>
  theirs === ours ? [] : [`the report is of ${what} ${theirs}, this is ${ours}`];

const recordedOther = (what: string, theirs: string, recorded: string) =>
  theirs === recorded ? [] : [`the recording is of another audit: its ${what} is ${recorded}, not ${theirs}`];

/** @param har the file of the recording, for the fixes that the report names */
export async function judgementOn(report: Report, recording: Recording, har: string): Promise<Judgement> {
  const { suite, target, seed, started } = report;
  const reasons = [
    // What this suite would judge otherwise for lawful reasons.
    ...ofAnother('the suite', suite.name, SUITE.name),
    ...ofAnother('version', suite.version, SUITE.version),
    ...ofAnother('the contract', report.contract.digest, contract.digest),
    ...recordedOther('target', target.url, recording.target.href),
    ...recordedOther('seed', seed, recording.seed),
    ...recordedOther('start', started, recording.started),
  ];
  if (reasons.length > 0) return { verdict: 'unknown', reasons, differences: [] };
  const again = await judgedAs(report, recording, har);
  const differences = 'where' in again ? [again] : differencesOf(report, again);
  return { verdict: differences.length === 0 ? 'verified' : 'differs', reasons: [], differences };
}

/** The recording, judged by what the report names; or what the report names that no audit can be judged by. */
async function judgedAs(report: Report, recording: Recording, har: string): Promise<Report | Difference> {
  const { target, selection, strict, baseline = [] } = report;
  const { declared, profile } = target;
  const strange = [...declared].find(name => !isParameter(name) || !Object.hasOwn(profile, name));
  if (strange !== undefined)
    return { where: 'target.declared', report: strange, recording: 'not a parameter' };
  if (selectRules(selection).size === 0)
    return { where: 'selection', report: selection.join(', '), recording: 'no rule' };
  const mistake = baselineMistake(baseline, '/baseline');
  if (mistake)
    return { where: 'baseline', report: `${mistake.pointer} ${mistake.mistake}`, recording: undefined };
  const parameters = Object.fromEntries(declared.map(name => [name, profile[name] ?? '']));
  const entries = baseline.map(({ standing: _standing, ...entry }) => entry);
  try {
    const by = { ...recording, parameters, selection, strict };
    const again = await judgeRecording(by, { baseline: entries });
    return report.results.some(({ fix }) => fix !== undefined) ? await withFixes(again, har) : again;
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return { where: 'target.profile', report: error.message, recording: undefined };
  }
}
