/** Reads the recording that belongs to a report; one that cannot be used is left out, with a note. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { HAR_FILE } from '../../../reporters/index.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { refuseOptions } from '../../../suites/audit/check-options.js';
import { HarError, readHar, type Recording } from '../../../suites/recording/read.js';
import { wrongFile } from './read-file.js';
import { fileIn } from './report-file.js';

/** The report of an audit, with its recording where that is at hand. */
export interface AuditRecord {
  readonly report: Report;
  readonly recording: Recording | undefined;
}

/** The path of the recording in the folder of a report. */
export function recordingBeside(reportFile: string): string | undefined {
  const path = fileIn(dirname(reportFile), HAR_FILE);
  return existsSync(path) ? path : undefined;
}

/** @param notes gets the reason, once, why the file is not used */
export async function readAuditRecord(
  report: Report,
  recordingFile: string | undefined,
  notes: string[],
): Promise<AuditRecord> {
  if (recordingFile === undefined) return { report, recording: undefined };
  const unused = (why: string): AuditRecord => {
    const note = `${printable(recordingFile, 200)} is not used: ${why}`;
    if (!notes.includes(note)) notes.push(note);
    return { report, recording: undefined };
  };
  try {
    const recording = await readHar(recordingFile);
    return isOf(recording, report)
      ? { report, recording }
      : unused('it is the recording of another audit than the report beside it');
  } catch (error) {
    if (error instanceof HarError) return unused(error.message);
    throw error;
  }
}

function isOf({ target, seed, started }: Recording, report: Report): boolean {
  return target.href === report.target.url && seed === report.seed && started === report.started;
}

/** Rejects with a {@link UsageError} if the file is not the recording of an audit. */
export async function recordingIn(file: string): Promise<Recording> {
  try {
    const recording = await readHar(file);
    const { target: url, label, sample, seed } = recording;
    refuseOptions({ url, label, sample, seed });
    return recording;
  } catch (error) {
    throw error instanceof HarError || error instanceof TypeError ? wrongFile(file)(error.message) : error;
  }
}
