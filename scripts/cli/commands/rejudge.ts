/** Judges the recordings of two audits again, each by the profile of either report, so that the causes of a change come apart. */
import { urlFrom } from '../../../schemas/text/url.js';
import { isOneAudit, type Compared } from '../../../reporters/diff/index.js';
import type { Report } from '../../../schemas/verdict.js';
import {
  ProfileError,
  isParameter,
  resolveProfile,
  type Declared,
} from '../../../suites/evidence/profile.js';
import { selectRules } from '../../../suites/values/selection.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { readAuditRecord, recordingBeside, type AuditRecord } from '../input/audit-record.js';
import { readReport } from '../input/report-file.js';

/** Two reports with the recordings beside them; one that is of both audits serves both. */
export async function readAuditRecords(
  oldFile: string,
  newFile: string,
  notes: string[],
): Promise<[AuditRecord, AuditRecord]> {
  const [before, after] = [await readReport(oldFile), await readReport(newFile)];
  const old = await readAuditRecord(before, recordingBeside(oldFile), notes);
  const now = await readAuditRecord(after, recordingBeside(newFile), notes);
  if (!isOneAudit(before, after)) return [old, now];
  return [
    { report: before, recording: old.recording ?? now.recording },
    { report: after, recording: now.recording ?? old.recording },
  ];
}

/** The recording judged by its own profile and, where the profile of the other report differs, by that too. */
export async function judgedAgain(
  { recording, report }: AuditRecord,
  other: Report,
  notes: string[],
): Promise<NonNullable<Compared['again']>> {
  if (!recording) return {};
  const [declared, declaredByOther] = [report, other].map(by => declaredFor(by, report, notes));
  // A report of another version may have selected only rules that this one does not have.
  if (selectRules(report.selection).size === 0) return {};
  const judge = async (parameters: Declared) => {
    const again = { ...recording, parameters, selection: report.selection };
    const { results } = await judgeRecording(again);
    return new Map(results.map(result => [result.rule, result]));
  };
  const own = declared && (await judge(declared));
  const isSame = JSON.stringify(declared) === JSON.stringify(declaredByOther);
  const byOther = isSame ? own : declaredByOther && (await judge(declaredByOther));
  return { ...(own ? { own } : {}), ...(byOther ? { byOther } : {}) };
}

/** What one report declares, moved to the address of the other; `undefined` where this suite cannot judge by it. */
function declaredFor(by: Report, target: Report, notes: string[]): Declared | undefined {
  const { profile, declared: names } = by.target;
  const [from, to] = [by.target.url, target.target.url].map(url => urlFrom(url)?.origin ?? '');
  const declared = Object.fromEntries(
    Object.entries(profile)
      .filter(([name]) => isParameter(name) && names.includes(name))
      .map(([name, value]) => [name, moved(value, from ?? '', to ?? '')]),
  );
  try {
    resolveProfile(new URL(target.target.url), declared);
    return declared;
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    const note = `this version does not accept the profile of a report, so no recording was judged by it: ${error.message}`;
    if (!notes.includes(note)) notes.push(note);
    return undefined;
  }
}

/** A declared address on the origin of one target, for another target. */
export const moved = (value: string, from: string, to: string) =>
  from !== '' && (value === from || value.startsWith(`${from}/`)) ? to + value.slice(from.length) : value;
