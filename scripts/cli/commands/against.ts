/** `audit --against OLD`: repeats the questions of an older audit, and fails only for what has become worse. */
import { join } from 'node:path';
import { fileFormats } from '../../../reporters/index.js';
import type { Report } from '../../../schemas/verdict.js';
import type { Strength } from '../../../suites/plan/covering.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { selectRules } from '../../../suites/values/selection.js';
import { EXIT } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { fileAt, readRecord, recordingIn, type AuditRecord } from '../input/read-file.js';
import { declaredFor, diffRecorded, publishDiff } from './diff.js';

type Flags = FlagsOf<'audit'>;

/** Rejects with a {@link UsageError} if the file is neither a report nor a recording. */
export async function readAgainst(path: string, notes: string[]): Promise<AuditRecord> {
  if (!/\.har(\.gz)?$/i.test(path)) return readRecord(fileAt(path), notes);
  const recording = await recordingIn(path);
  return { report: await judgeRecording(recording), recording };
}

/** The options of the older audit, overridden by those given, and the formats that a proof needs. */
export function flagsAgainst(target: URL, flags: Flags, older: AuditRecord, notes: string[]): Flags {
  const { report, recording } = older;
  const strength = (recording?.strength ?? report.plan?.strength) as Strength | undefined;
  const isQuick = flags.quick ?? report.quick;
  const isKnown = selectRules(report.selection).size > 0;
  if (!isKnown) notes.push('the older report selects no rule of this version, so all rules are audited');
  const isDeclared = flags.profile !== undefined || flags.set !== undefined;
  return {
    seed: report.seed,
    ...(strength === undefined || isQuick === true ? {} : { strength }),
    ...(report.quick === true ? { quick: true as const } : {}),
    ...(isKnown ? { rule: report.selection } : {}),
    ...(recording?.sample === undefined ? {} : { sample: recording.sample }),
    ...(isDeclared ? {} : { set: declaredFor(report, target, notes) }),
    ...flags,
    format: [...new Set([...flags.format, 'json' as const, ...(recording ? ['har' as const] : [])])],
  };
}

/** Compares the new report in `--out` with the older one, and resolves to the exit status. */
export async function endAgainst(
  old: AuditRecord,
  flags: Flags,
  notes: readonly string[],
  statusOf: (now: Report) => number,
): Promise<number> {
  const strict = flags.strict === true;
  const unread = [...notes];
  const now = await readRecord(join(flags.out, fileFormats.json.file), unread);
  const diff = await diffRecorded(old, now, strict, unread);
  await publishDiff(diff, flags.out, flags.quiet === true);
  if (now.report.fault) return EXIT.inconclusive;
  // A rule that the older report did not judge may fail.
  const failsAnew = diff.rules.some(
    ({ change, level, excused, new: after }) =>
      change === 'new' &&
      after?.outcome === 'failed' &&
      excused === undefined &&
      (level === 'MUST' || (strict && level === 'SHOULD')),
  );
  if (diff.worse || failsAnew) return EXIT.nonconformant;
  const { conformant } = now.report;
  return statusOf({ ...now.report, conformant: conformant === false ? true : conformant });
}
