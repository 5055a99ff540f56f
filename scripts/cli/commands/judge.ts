/** `judge`: a recorded audit → report on the console and in files → exit status, without a network. */
import { printable } from '../../../schemas/text/printable.js';
import { HarError } from '../../../suites/recording/read.js';
import { readHar } from '../../../suites/recording/read.js';
import type { Recording } from '../../../suites/recording/read.js';
import { ProfileError, resolveProfile } from '../../../suites/evidence/profile.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { selectRules } from '../../../suites/values/selection.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { readBaselineFile } from '../input/baseline-file.js';
import { exitStatus } from './audit.js';
import { formatsOf, parametersOf } from '../input/options.js';
import type { AuditFlags } from '../input/options.js';
import { UsageError } from '../errors.js';
import { publish } from '../output/publish.js';
import { openFolder } from '../output/write.js';

export type JudgeFlags = Pick<
  AuditFlags,
  'out' | 'format' | 'profile' | 'set' | 'baseline' | 'strict' | 'requireComplete' | 'rule' | 'quiet'
>;

export async function judgeCommand(file: string, flags: JudgeFlags): Promise<number> {
  const formats = formatsOf(flags.format);
  if (formats.includes('har')) throw new UsageError('--format: har is what is judged');
  const parameters = parametersOf(flags.profile, flags.set);
  const baseline = flags.baseline === undefined ? undefined : readBaselineFile(flags.baseline);
  if (flags.rule.length > 0 && selectRules(flags.rule).size === 0)
    throw new UsageError(`--rule: no rule matches ${printable(flags.rule.join(', '), 200)}`);
  const recording = await recordingIn(file);
  checkParameters(recording, parameters);
  openFolder(flags.out);
  if (recording.version !== SUITE.version && flags.quiet !== true)
    process.stderr.write(
      `recorded by version ${printable(recording.version, 40)}, judged by ${SUITE.version}\n`,
    );
  const report = await judgeRecording(recording, {
    parameters,
    rules: flags.rule,
    ...(baseline === undefined ? {} : { baseline }),
    ...(flags.strict === true ? { strict: true } : {}),
  });
  await publish(report, formats, flags);
  return exitStatus(report, flags.requireComplete === true);
}

async function recordingIn(file: string): Promise<Recording> {
  try {
    return await readHar(file);
  } catch (error) {
    if (!(error instanceof HarError)) throw error;
    throw new UsageError(`${printable(file, 200)}: ${error.message}`);
  }
}

function checkParameters({ target, parameters }: Recording, given: Recording['parameters']): void {
  try {
    resolveProfile(target, { ...parameters, ...given });
  } catch (error) {
    throw error instanceof ProfileError ? new UsageError(error.message) : error;
  }
}
