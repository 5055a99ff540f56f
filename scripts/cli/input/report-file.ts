/** Reads a report, whoever wrote it; a mistake in it is one line with its place. */
import { whyUnreadable } from '../../../suites/values/unreadable.js';
import { lstatSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { report as isReport } from '../../../schemas/generated/report-validator.js';
import type { Report } from '../../../schemas/verdict.js';
import { printable } from '../../../schemas/text/printable.js';
import { mistakeAt, schemaMistake } from '../../../schemas/text/schema-error.js';
import { fileFormats } from '../../../reporters/index.js';
import { UsageError, codeOf } from '../errors.js';
import { readDocument } from './read-file.js';
import type { JsonObject } from '../../../suites/answers/reading.js';

/** More than any audit writes, because a report keeps only a part of each body. */
export const LARGEST_REPORT = 100_000_000;

/** The file of a report that is named by its path or by its folder. */
export function reportPath(path: string): string {
  const found = statOf(path);
  if (found.isDirectory()) return fileIn(path, fileFormats.json.file);
  if (found.isFile()) return path;
  throw new UsageError(`${printable(path, 200)}: neither a file nor a folder`);
}

function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch (error) {
    throw new UsageError(`${printable(path, 200)}: ${whyUnreadable(codeOf(error))}`);
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

/** What a path leads to. Nothing, such as where a link leads in a circle, shows when it is read. */
export function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

export const isFolder = (path: string): boolean => statsAt(path)?.isDirectory() === true;

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

type Wrong = (mistake: string) => Error;

/** Throws what `wrong` makes of a document that is no report of this version. */
export function checkedReport({ value, wrong }: { value: JsonObject; wrong: Wrong }): Report {
  const { reportVersion } = value;
  if (reportVersion === undefined) throw wrong('not a report: `reportVersion` is missing');
  if (typeof reportVersion !== 'string') throw wrong(mistakeAt('/reportVersion', 'must be a string'));
  if (reportVersion !== '1')
    throw wrong(
      mistakeAt('/reportVersion', `must be "1", the only supported version, not "${reportVersion}"`),
    );
  if (!isReport(value)) throw wrong(schemaMistake(isReport.errors));
  const report = value as unknown as Report;
  refuseTwice(report, wrong);
  return report;
}

/** A schema cannot express that each rule has one result. */
function refuseTwice({ results }: Report, wrong: Wrong): void {
  const seen = new Set<string>();
  for (const [index, { rule }] of results.entries()) {
    if (seen.has(rule)) throw wrong(mistakeAt(`/results/${index}/rule`, `is a second result of ${rule}`));
    seen.add(rule);
  }
}
