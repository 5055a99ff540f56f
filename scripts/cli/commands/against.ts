/** `audit --against OLD`: asks what an older audit asked, and fails only for what has become worse since. */
import { join } from 'node:path';
import { fileFormats } from '../../../reporters/index.js';
import type { Diff } from '../../../reporters/diff/index.js';
import { urlFrom } from '../../../schemas/text/url.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import type { Strength } from '../../../suites/audit/options.js';
import { isParameter, resolveProfile } from '../../../suites/evidence/profile.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { selectRules } from '../../../suites/values/selection.js';
import { EXIT, UsageError } from '../errors.js';
import { readAuditRecord, recordingBeside, recordingIn, type AuditRecord } from '../input/audit-record.js';
import type { FlagsOf } from '../input/options.js';
import { readReport, reportPath } from '../input/report-file.js';
import { diffRecorded, publishDiff } from './diff.js';
import { moved } from './rejudge.js';

type Flags = FlagsOf<'audit'>;

/** An older audit, and what of it cannot be asked or judged again. */
export interface Against extends AuditRecord {
  readonly notes: readonly string[];
}

/** Rejects with a {@link UsageError} if the file is neither a report nor a recording. */
export async function readAgainst(path: string, { watch }: Flags): Promise<Against> {
  if (watch === true) throw new UsageError('--watch and --against cannot be used together');
  const notes: string[] = [];
  if (/\.har(\.gz)?$/i.test(path)) {
    const recording = await recordingIn(path);
    return { report: await judgeRecording(recording), recording, notes };
  }
  const file = reportPath(path);
  return { ...(await readAuditRecord(await readReport(file), recordingBeside(file), notes)), notes };
}

/** The options of the older audit, unless they are given, and the formats that a proof needs. */
export function flagsAgainst(
  target: URL,
  flags: Flags,
  { report, recording, notes }: Against,
): { readonly flags: Flags; readonly notes: readonly string[] } {
  const left = [...notes];
  const strength = (recording?.strength ?? report.plan?.strength) as Strength | undefined;
  const isQuick = flags.quick ?? report.quick;
  const isWhole = report.selection.includes('*');
  const isKnown = selectRules(report.selection).size > 0;
  if (!isKnown) left.push('the older report selects no rule of this version, so all rules are audited');
  const declared = flags.profile === undefined && flags.set === undefined;
  const again = {
    seed: report.seed,
    ...(strength === undefined || isQuick === true ? {} : { strength }),
    ...(report.quick === true ? { quick: true as const } : {}),
    ...(isWhole || !isKnown ? {} : { rule: report.selection }),
    ...(recording?.sample === undefined ? {} : { sample: recording.sample }),
    ...(declared ? { set: declaredIn(report, target, left) } : {}),
  };
  const proof = recording ? (['json', 'har'] as const) : (['json'] as const);
  return {
    flags: { ...again, ...flags, format: [...new Set([...flags.format, ...proof])] },
    notes: left,
  };
}

/** What the older report declares, as far as this version can judge by it. */
function declaredIn({ target: { url, declared, profile } }: Report, target: URL, notes: string[]) {
  const from = urlFrom(url)?.origin ?? '';
  return declared.flatMap((name): (readonly [string, string])[] => {
    const value = moved(profile[name] ?? '', from, target.origin);
    try {
      if (!isParameter(name)) throw new Error('it is unknown');
      resolveProfile(target, { [name]: value });
      return [[name, value]];
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      notes.push(
        `the older report declares \`${printable(name, 80)}\`, which is left out: ${printable(why, 200)}`,
      );
      return [];
    }
  });
}

/** Compares the new report in `--out` with the older one, and resolves to the exit status. */
export async function endAgainst(
  { report, recording }: AuditRecord,
  flags: Flags,
  notes: readonly string[],
  statusOf: (now: Report) => number,
): Promise<number> {
  const unread = [...notes];
  const file = join(flags.out, fileFormats.json.file);
  const now = await readAuditRecord(await readReport(file), recordingBeside(file), unread);
  const diff = await diffRecorded({ report, recording }, now, flags.strict === true, unread);
  publishDiff(diff, flags.out, flags.quiet === true);
  if (now.report.fault) return EXIT.inconclusive;
  if (diff.worse || failsAnew(diff, flags.strict === true)) return EXIT.nonconformant;
  // What failed before fails no gate.
  const { conformant } = now.report;
  return statusOf({ ...now.report, conformant: conformant === false ? true : conformant });
}

/** Whether a rule fails that the older report did not judge. */
const failsAnew = ({ rules }: Diff, strict: boolean): boolean =>
  rules.some(
    ({ change, level, excused, new: now }) =>
      change === 'new' &&
      now?.outcome === 'failed' &&
      excused === undefined &&
      (level === 'MUST' || (strict && level === 'SHOULD')),
  );
