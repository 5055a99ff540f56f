/** Reads a report, whoever wrote it; a mistake in it is one line with its place. */
import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFormats } from '../../../reporters/index.js';
import { report as isReport } from '../../../schemas/generated/report-validator.js';
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt, schemaMistake } from '../../../schemas/text/schema-error.js';
import type { Report } from '../../../schemas/verdict.js';
import { UsageError } from '../errors.js';
import { readDocument, type Document } from './read-file.js';

/** More than any audit writes, because a report keeps only a part of each body. */
export const LARGEST_REPORT = 100_000_000;

/** The file that is named by its path, or by its folder, in which it has this name. */
export const fileAt = (path: string, name: string = fileFormats.json.file): string =>
  isFolder(path) ? fileIn(path, name) : path;

/** What cannot be looked at, such as a link in a circle, shows when it is read. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * The file of this name in a folder, or the same packed with gzip. Throws a {@link UsageError} where both are there: of the
 * two, one reader would take the one and the next the other.
 */
export function fileIn(folder: string, name: string): string {
  const [plain, packed] = [join(folder, name), join(folder, `${name}.gz`)];
  if (!isThere(packed)) return plain;
  if (isThere(plain))
    throw new UsageError(`${printable(folder, 200)}: holds both ${name} and ${name}.gz: delete one of them`);
  return packed;
}

/** Also of a link that leads nowhere today. What is in a folder that cannot be entered shows when it is read. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Rejects with a {@link UsageError} if the file holds no report of this version. */
export const readReport = async (file: string): Promise<Report> =>
  checkedReport(await readDocument(file, LARGEST_REPORT));

/** Throws what `wrong` makes of a document that is no report of this version. */
export function checkedReport({
  value,
  wrong,
}: Pick<Document, 'value'> & { wrong: (mistake: string) => Error }): Report {
  const { reportVersion: version } = value;
  if (version === undefined) throw wrong('not a report: `reportVersion` is missing');
  if (typeof version === 'string' && version !== '1')
    throw wrong(mistakeAt('/reportVersion', `must be "1", the only supported version, not "${version}"`));
  if (!isReport(value)) throw wrong(schemaMistake(isReport.errors));
  const report = value as unknown as Report;
  // A schema cannot express that each rule has one result.
  const seen = new Set<string>();
  for (const [index, { rule }] of report.results.entries()) {
    if (seen.has(rule)) throw wrong(mistakeAt(`/results/${index}/rule`, `is a second result of ${rule}`));
    seen.add(rule);
  }
  return report;
}
