/** The runs below a folder: folders with a report, as `audit` and `fleet` leave them, and the files in which runs are kept. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileFormats } from '../../../reporters/index.js';
import { grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError, codeOf } from '../errors.js';
import { isBelow } from '../input/below.js';
import { goingOn } from '../input/mistakes.js';
import { fileIn } from '../input/report-file.js';
import { KEPT_FILE } from './kept.js';

export interface Found {
  /** Files of reports. */
  readonly reports: readonly string[];
  /** Files of kept runs. */
  readonly kept: readonly string[];
  readonly unread: Unread;
}

/** The mistakes in what cannot be read, by what it is; of a folder, none of its runs is known. */
export type Unread = Readonly<Record<'report' | 'file of kept runs' | 'folder', UsageError[]>>;

/** A folder for each date, in it the folder of a fleet, in it `targets`, two digits, and the target. */
const DEEPEST = 6;

/** A thousand wikis for a hundred days. */
const MOST_RUNS = 100_000;

/** Throws a {@link UsageError} where nothing is found. Links are not followed: `latest` would be a second run. */
export function runsBelow(folder: string): Found {
  const [reports, kept]: [string[], string[]] = [[], []];
  const unread: Unread = { report: [], 'file of kept runs': [], folder: [] };
  const visit = (at: string, depth: number): void => {
    const entries = depth === 0 ? entriesOf(at) : goingOn(() => entriesOf(at), unread.folder);
    if (!entries) return;
    const names = new Set(entries.map(({ name }) => name));
    const keptFile = join(at, KEPT_FILE);
    if (names.has(KEPT_FILE) && goingOn(() => isFile(keptFile), unread['file of kept runs']))
      kept.push(keptFile);
    const { file } = fileFormats.json;
    if (names.has(file) || names.has(`${file}.gz`)) {
      const report = goingOn(() => fileIn(at, file), unread.folder);
      if (report !== undefined && goingOn(() => isFile(report), unread.report)) reports.push(report);
      if (reports.length > MOST_RUNS)
        throw new UsageError(
          `${printable(at, 200)}: more than ${grouped(MOST_RUNS)} runs: name a part of them`,
        );
    }
    if (depth === DEEPEST) return;
    for (const entry of entries) if (entry.isDirectory()) visit(join(at, entry.name), depth + 1);
  };
  visit(folder, 0);
  if ([reports, kept, ...Object.values(unread)].every(({ length }) => length === 0))
    throw new UsageError(
      `${printable(folder, 200)}: no run is below it: neither a folder with ${fileFormats.json.file} or ${fileFormats.json.file}.gz, nor what \`--add\` keeps`,
    );
  return { reports, kept, unread };
}

/** Throws a {@link UsageError} for a link, a folder or a pipe of this name. */
const isFile = (path: string): boolean =>
  isBelow({
    dir: dirname(path),
    path: basename(path),
    largest: Infinity,
    wrong: why => new UsageError(`${printable(path, 200)}: ${why}`),
  });

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
