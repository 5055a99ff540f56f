/** The runs below a folder: folders with a report, as `audit` and `fleet` leave them, and the files in which runs are kept. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFormats } from '../../../reporters/index.js';
import { grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError, codeOf } from '../errors.js';
import { fileIn } from '../input/report-file.js';
import { KEPT_FILE } from './kept.js';

export interface Found {
  /** Files of reports. */
  readonly reports: readonly string[];
  /** Files of kept runs. */
  readonly kept: readonly string[];
  /** Folders below it whose runs are not known. */
  readonly unread: readonly UsageError[];
}

/** A folder for each date, in it the folder of a fleet, in it `targets`, two digits, and the target. */
const DEEPEST = 6;

/** A thousand wikis for a hundred days. */
const MOST_RUNS = 100_000;

interface Finding {
  readonly reports: string[];
  readonly kept: string[];
  readonly unread: UsageError[];
}

/** Throws a {@link UsageError} where nothing is found. Links to folders are not followed: `latest` would be a second run. */
export function runsBelow(folder: string): Found {
  const found: Finding = { reports: [], kept: [], unread: [] };
  visit(folder, 0, found);
  if (Object.values(found).every(({ length }) => length === 0))
    throw new UsageError(
      `${printable(folder, 200)}: no run is below it: neither a folder with ${fileFormats.json.file} or ${fileFormats.json.file}.gz, nor what \`--add\` keeps`,
    );
  return found;
}

function visit(folder: string, depth: number, found: Finding): void {
  const entries = depth === 0 ? entriesOf(folder) : goingOn(() => entriesOf(folder), found.unread);
  if (!entries) return;
  const names = new Set(entries.filter(entry => entry.isFile()).map(({ name }) => name));
  if (names.has(KEPT_FILE)) found.kept.push(join(folder, KEPT_FILE));
  const { file } = fileFormats.json;
  if (names.has(file) || names.has(`${file}.gz`)) {
    const report = goingOn(() => fileIn(folder, file), found.unread);
    if (report !== undefined) found.reports.push(report);
    if (found.reports.length > MOST_RUNS)
      throw new UsageError(
        `${printable(folder, 200)}: more than ${grouped(MOST_RUNS)} runs: name a part of them`,
      );
    return;
  }
  if (depth === DEEPEST) return;
  for (const entry of entries) if (entry.isDirectory()) visit(join(folder, entry.name), depth + 1, found);
}

/** A mistake in one place does not hide the runs in the others. */
export function goingOn<Result>(read: () => Result, unread: UsageError[]): Result | undefined {
  try {
    return read();
  } catch (error) {
    return noteMistake(error, unread);
  }
}

/** Throws what is no mistake in the input again. */
export function noteMistake(error: unknown, unread: UsageError[]): undefined {
  if (!(error instanceof UsageError)) throw error;
  unread.push(error);
}

/** By name, so that the same folder gives the same history. */
function entriesOf(folder: string) {
  try {
    if (!statSync(folder).isDirectory()) throw new UsageError(`${printable(folder, 200)}: not a folder`);
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${printable(folder, 200)}: cannot be read (${codeOf(error)})`);
  }
}
