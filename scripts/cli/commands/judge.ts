/** `judge`: judges a recorded audit again, without a network. */
import { HAR_FILE } from '../../../reporters/index.js';
import { printable } from '../../../schemas/text/printable.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { endWith } from './exit-status.js';
import { parametersOf, refuseConflicts, rulesOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';
import { fileAt, readBaselineFile, recordingIn } from '../input/read-file.js';
import { UsageError } from '../errors.js';
import { withFixes, readRecorded } from '../output/recording.js';
import { publish } from '../output/publish.js';
import { openFolder } from '../output/write.js';

export async function judgeCommand(path: string, flags: FlagsOf<'judge'>): Promise<number> {
  if (flags.format.includes('har')) throw new UsageError('--format: judge does not write a recording (har)');
  refuseConflicts(flags);
  const baseline = flags.baseline === undefined ? undefined : await readBaselineFile(flags.baseline);
  const file = fileAt(path, HAR_FILE);
  const recording = await recordingIn(file);
  const rules = rulesOf(flags.rule ?? recording.selection);
  const parameters = await parametersOf(recording.target, flags, recording.parameters);
  openFolder(flags.out);
  if (!recording.isPartial && recording.suite.version !== SUITE.version && flags.quiet !== true)
    process.stderr.write(
      `recorded by version ${printable(recording.suite.version, 40)}, judged by version ${SUITE.version}\n`,
    );
  if (!recording.isPartial && recording.lack !== undefined && flags.quiet !== true)
    process.stderr.write(`${printable(file, 200)}: ${recording.lack}\n`);
  const judged = await judgeRecording(recording, {
    parameters,
    rules,
    ...(baseline === undefined ? {} : { baseline }),
    ...(flags.strict === true ? { strict: true } : {}),
  });
  const report = await withFixes(judged, file);
  const isWanted = flags.format.includes('html');
  await publish(report, flags, isWanted ? await readRecorded(file, true) : undefined);
  return endWith(report, flags);
}
