/** Reads a report with the recording beside it; a recording that cannot be used is left out, with a note. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { HAR_FILE } from '../../../reporters/index.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { HarError, readHar, type Recording } from '../../../suites/recording/read.js';
import { wrongFile } from './read-file.js';
import { fileIn, readReport } from './report-file.js';

export interface AuditRecord {
  readonly report: Report;
  readonly recording?: Recording | undefined;
}

/** The path of the recording in the folder of a report. */
export function recordingBeside(reportFile: string): string | undefined {
  const path = fileIn(dirname(reportFile), HAR_FILE);
  return existsSync(path) ? path : undefined;
}

/** @param notes gets the reason, once, why the recording is not used */
export async function readRecord(reportFile: string, notes: string[]): Promise<AuditRecord> {
  const report = await readReport(reportFile);
  const har = recordingBeside(reportFile);
  if (har === undefined) return { report };
  let why = 'it is the recording of another audit than the report beside it';
  try {
    const recording = await readHar(har);
    const { target, seed, started } = recording;
    if (target.href === report.target.url && seed === report.seed && started === report.started)
      return { report, recording };
  } catch (error) {
    if (!(error instanceof HarError)) throw error;
    why = error.message;
  }
  addNote(notes, `${printable(har, 200)} is not used: ${why}`);
  return { report };
}

export function addNote(notes: string[], note: string): void {
  if (!notes.includes(note)) notes.push(note);
}

/** Rejects with a {@link UsageError} if the file is not the recording of an audit. */
export async function recordingIn(file: string): Promise<Recording> {
  try {
    return await readHar(file);
  } catch (error) {
    throw error instanceof HarError ? wrongFile(file)(error.message) : error;
  }
}
