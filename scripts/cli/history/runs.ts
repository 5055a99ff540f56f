/** Finds the reports below a folder: one folder for each run, as `audit` and `fleet` leave them. */
import { whyUnreadable } from '../../../suites/values/unreadable.js';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFormats } from '../../../reporters/index.js';
import { grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError, codeOf } from '../errors.js';
import { goingOn } from '../input/mistakes.js';
import { fileIn } from '../input/report-file.js';

/** A folder for each date, in it the folder of a fleet, in it `targets`, two digits, and the target. */
const DEEPEST = 6;

/** A thousand wikis for a hundred days. */
const MOST_RUNS = 100_000;

/**
 * The files of the reports. Links to folders are not followed: `latest` would be a second run. Throws a {@link UsageError} if the
 * folder holds none.
 * @param mistakes gets those in what cannot be read
 */
export function runsBelow(folder: string, mistakes: UsageError[]): string[] {
  const { file } = fileFormats.json;
  const reports: string[] = [];
  const visit = (at: string, depth: number): void => {
    const entries = depth === 0 ? entriesOf(at) : (goingOn(() => entriesOf(at), mistakes) ?? []);
    if (entries.some(({ name }) => name === file || name === `${file}.gz`)) {
      const report = goingOn(() => fileIn(at, file), mistakes);
      if (report !== undefined) reports.push(report);
      if (reports.length > MOST_RUNS)
        throw new UsageError(
          `${printable(at, 200)}: more than ${grouped(MOST_RUNS)} runs: name a part of them`,
        );
    }
    if (depth === DEEPEST) return;
    for (const entry of entries) if (entry.isDirectory()) visit(join(at, entry.name), depth + 1);
  };
  visit(folder, 0);
  if (reports.length === 0 && mistakes.length === 0)
    throw new UsageError(
      `${printable(folder, 200)}: no folder with ${file} or ${file}.gz is in it or below it`,
    );
  return reports;
}

/** By name, so that the same folder gives the same history. */
function entriesOf(folder: string) {
  try {
    if (!statSync(folder).isDirectory()) throw new UsageError(`${printable(folder, 200)}: not a folder`);
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${printable(folder, 200)}: ${whyUnreadable(codeOf(error))}`);
  }
}
