/** `compare`: several reports on one page, side by side, and a summary on the console. */
import { basename, dirname, resolve } from 'node:path';
import { consoleCompare, comparisonOf } from '../../../reporters/compare/index.js';
import { reasonOf } from '../../../reporters/report/causes.js';
import { compareHtml } from '../../../reporters/matrix/compare.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import type { Report } from '../../../schemas/verdict.js';
import { EXIT, UsageError, goingOn, refuseMistakes } from '../errors.js';
import { printSafely } from '../output/github.js';
import type { FlagsOf } from '../input/options.js';
import { fileAt, readReport } from '../input/read-file.js';
import { linkToReport, screen, shownPath } from '../output/terminal.js';
import { openFolder, refuseOut, writeWhole } from '../output/write.js';

const FEWEST = 2;
const MOST = 1_000;

export async function compareCommand(paths: readonly string[], { out }: FlagsOf<'compare'>): Promise<number> {
  if (paths.length < FEWEST || paths.length > MOST)
    throw new UsageError(`compare takes ${FEWEST} to ${grouped(MOST)} reports, not ${grouped(paths.length)}`);
  const mistakes: UsageError[] = [];
  const files: string[] = [];
  const reports: Report[] = [];
  for (const path of paths)
    await goingOn(async () => {
      const file = fileAt(path);
      reports.push(withoutSpareExchanges(await readReport(file)));
      files.push(file);
    }, mistakes);
  const headline = `${grouped(mistakes.length)} of ${count(paths.length, 'report')} cannot be compared`;
  refuseMistakes(mistakes, headline);
  refuseOut(out, files);
  const comparison = comparisonOf(
    reports,
    files.map(file => ({ folder: basename(dirname(resolve(file))), href: linkToReport(file, out) })),
  );
  openFolder(dirname(out));
  writeWhole(out, compareHtml(comparison));
  printSafely(consoleCompare(comparison, { ...screen(process.stdout), files: [shownPath(out)] }));
  return EXIT.conformant;
}

/** Drops exchanges that the page does not show: it needs only the first one that each failure cites. */
function withoutSpareExchanges(report: Report): Report {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const cited = new Set(failed.map(({ evidence }) => evidence[0]?.exchange));
  const reason = reasonOf(report).replace(/\.$/, '');
  return { ...report, reason, exchanges: report.exchanges.filter(({ id }) => cited.has(id)) };
}
