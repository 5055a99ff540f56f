/** `compare`: several reports → one page with the targets side by side, and a summary on the console. */
import { statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { consoleCompare } from '../../../reporters/compare/console.js';
import { compareHtml } from '../../../reporters/compare/page.js';
import { comparisonOf } from '../../../reporters/compare/index.js';
import { printable } from '../../../schemas/text/printable.js';
import { grouped } from '../../../schemas/text/numbers.js';
import type { Report } from '../../../schemas/verdict.js';
import { EXIT, UsageError, codeOf } from '../errors.js';
import { printSafely } from '../output/github.js';
import type { FlagsOf } from '../input/options.js';
import { readReport, reportPath } from '../input/report-file.js';
import { screen } from '../output/terminal.js';
import { openFolder, writeWhole } from '../output/write.js';

const FEWEST = 2;
const MOST = 50;
/** Of all reports together, which are in memory at once. */
const LARGEST = 200_000_000;

export async function compareCommand(paths: readonly string[], { out }: FlagsOf<'compare'>): Promise<number> {
  if (paths.length < FEWEST || paths.length > MOST)
    throw new UsageError(`compare takes ${FEWEST} to ${MOST} reports, not ${grouped(paths.length)}`);
  const files = paths.map(reportPath);
  refuseTooLarge(files);
  refuseOut(out, files);
  const reports: Report[] = [];
  for (const file of files) reports.push(await readReport(file));
  const comparison = comparisonOf(reports);
  openFolder(dirname(out));
  writeWhole(out, compareHtml(comparison));
  printSafely(consoleCompare(comparison, { ...screen(process.stdout), files: [relative('.', out) || out] }));
  return EXIT.conformant;
}

function refuseTooLarge(files: readonly string[]): void {
  const bytes = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  if (bytes > LARGEST)
    throw new UsageError(`the reports have ${grouped(bytes)} bytes together, more than ${grouped(LARGEST)}`);
}

function refuseOut(out: string, files: readonly string[]): void {
  const wrong = (why: string) => new UsageError(`--out: ${printable(out, 200)} ${why}`);
  if (out === '') throw new UsageError('--out takes a file, not an empty text');
  if (files.some(file => resolve(file) === resolve(out))) throw wrong('is one of the reports');
  try {
    const found = statSync(out, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw wrong('is a folder, the page is a file');
    if (found && !found.isFile()) throw wrong('is a pipe or a device, the page is a file');
  } catch (error) {
    throw error instanceof UsageError ? error : wrong(`cannot be written (${codeOf(error)})`);
  }
}
