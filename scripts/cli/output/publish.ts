/** Writes a report to the console, into files, and to a GitHub workflow. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { consoleReport } from '../../../reporters/console/console.js';
import type { FlagsOf } from '../input/options.js';
import { fileDigest } from './digest.js';
import { NotWritten, UsageError } from '../errors.js';
import { HAR_FILE, STATEMENT_FILE, fileFormatNames, fileFormats } from '../../../reporters/index.js';
import type { FileFormat, FormatName, Recorded } from '../../../reporters/index.js';
import { announce, inWorkflow, printSafely } from './github.js';
import { screen, shownPath } from './terminal.js';
import { isReportFile, realPath, writeWhole } from './write.js';

/**
 * A format that cannot be rendered or written is thrown as a {@link NotWritten} after all others are written.
 * @param judged the recording that was judged, which may lie in the folder of the report
 */
export async function publish(
  report: Report,
  { out, format: formats, quiet, show }: Pick<FlagsOf<'audit'>, 'out' | 'format' | 'quiet' | 'show'>,
  recorded?: Recorded,
  judged?: string,
): Promise<void> {
  const files: string[] = [];
  const faults: string[] = [];
  for (const name of fileFormatNames.filter(each => formats.includes(each))) {
    const { file, load }: FileFormat = fileFormats[name];
    const path = join(out, file);
    try {
      writeWhole(path, (await load())(report, recorded));
      files.push(shownPath(path));
    } catch (error) {
      faults.push(error instanceof NotWritten ? error.message : `${path} was not written: ${String(error)}`);
    }
  }
  if (formats.includes('har')) files.push(shownPath(join(out, HAR_FILE)));
  if (formats.includes('in-toto') && faults.length === 0)
    files.push(shownPath(await writeStatement(report, out, formats)));
  if (formats.includes('console') && quiet !== true)
    printSafely(consoleReport(report, { ...screen(process.stdout), files, show }));
  if (files.length > 0 && quiet !== true) noteOthers(out, formats, judged);
  if (inWorkflow(process.env)) process.stdout.write(await announce(report, process.env));
  if (faults.length > 0) throw new NotWritten(faults.join('; '));
}

/** Files of an earlier run would be taken for results of this one, and somebody may need them all the same. */
function noteOthers(out: string, formats: readonly FormatName[], judged: string | undefined): void {
  const own = new Set<string>(
    fileFormatNames.flatMap(name => (formats.includes(name) ? fileFormats[name].file : [])),
  );
  if (formats.includes('har')) own.add(HAR_FILE);
  if (formats.includes('in-toto')) own.add(STATEMENT_FILE);
  const isJudged = (name: string) => judged !== undefined && realPath(judged) === realPath(join(out, name));
  const others = readdirSync(out).filter(name => isReportFile(name) && !own.has(name) && !isJudged(name));
  if (others.length > 0)
    process.stderr.write(
      `${printable(shownPath(out), 200)} has files that this run did not write: ${others.toSorted().join(', ')}\n`,
    );
}

/** Before anything is sent: a statement without a subject would state nothing. */
export function refuseFormats({ format }: Pick<FlagsOf<'audit'>, 'format'>): void {
  if (format.includes('in-toto') && !format.includes('json'))
    throw new UsageError('--format: in-toto states the digest of report.json, and so requires json');
}

/** Last, since it has the digests of the files beside it. */
async function writeStatement(report: Report, out: string, formats: readonly string[]): Promise<string> {
  const { inTotoStatement } = await import('../../../reporters/formats/in-toto.js');
  const names = [fileFormats.json.file, ...(formats.includes('har') ? [HAR_FILE] : [])];
  const subjects = await Promise.all(
    names.map(async name => ({ name, sha256: await fileDigest(join(out, name)) })),
  );
  const path = join(out, STATEMENT_FILE);
  writeWhole(path, inTotoStatement(report, subjects));
  return path;
}
