/** Writes a report to the console, into files, and to a GitHub workflow. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Report } from '../../../schemas/verdict.js';
import { consoleReport } from '../../../reporters/console/console.js';
import type { FlagsOf } from '../input/options.js';
import { NotWritten } from '../errors.js';
import {
  HAR_FILE,
  STATEMENT_FILE,
  fileFormatNames,
  fileFormats,
  type FileFormat,
  type Recorded,
} from '../../../reporters/index.js';
import { announce, inWorkflow, printSafely } from './github.js';
import { screen, shownPath } from './terminal.js';
import { writeWhole } from './write.js';

/** A format that cannot be rendered or written is thrown as a {@link NotWritten} after all others are written. */
export async function publish(
  report: Report,
  { out, format: formats, quiet, show }: Pick<FlagsOf<'audit'>, 'out' | 'format' | 'quiet' | 'show'>,
  recorded?: Recorded,
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
  if (inWorkflow(process.env)) process.stdout.write(await announce(report, process.env));
  if (faults.length > 0) throw new NotWritten(faults.join('; '));
}

/** Last, since it has the digests of the files beside it; they are read in parts, since a recording can be large. */
async function writeStatement(report: Report, out: string, formats: readonly string[]): Promise<string> {
  const { inTotoStatement } = await import('../../../reporters/formats/in-toto.js');
  const subjects = [];
  for (const name of [fileFormats.json.file, ...(formats.includes('har') ? [HAR_FILE] : [])]) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(out, name)), hash);
    subjects.push({ name, sha256: hash.digest('hex') });
  }
  const path = join(out, STATEMENT_FILE);
  writeWhole(path, inTotoStatement(report, subjects));
  return path;
}
