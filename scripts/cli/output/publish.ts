/** Where a report goes: on the console, into files, and to a GitHub workflow. Every format is a view of the same report. */
import { join, relative } from 'node:path';
import type { Report } from '../../../schemas/verdict.js';
import { consoleReport } from '../../../reporters/console/console.js';
import type { AuditFlags } from '../input/options.js';
import { SuiteFault } from '../errors.js';
import { HAR_FILE, fileFormatNames, fileFormats } from '../../../reporters/index.js';
import type { FormatName } from '../../../reporters/index.js';
import { announce, inWorkflow, withoutCommands } from './github.js';
import { screen } from './terminal.js';
import { writeWhole } from './write.js';

/**
 * Publishes a report. A format that cannot be made or written is a fault of the suite, thrown as a {@link SuiteFault}
 * when all the other formats are there.
 */
export async function publish(
  report: Report,
  formats: readonly FormatName[],
  { out, quiet }: Pick<AuditFlags, 'out' | 'quiet'>,
): Promise<void> {
  const files: string[] = [];
  const faults: string[] = [];
  for (const name of fileFormatNames.filter(each => formats.includes(each))) {
    const { file, load } = fileFormats[name];
    const path = join(out, file);
    try {
      writeWhole(path, (await load())(report));
      files.push(relative('.', path) || path);
    } catch (error) {
      faults.push(error instanceof SuiteFault ? error.message : `${path} was not written: ${String(error)}`);
    }
  }
  if (formats.includes('har')) files.push(relative('.', join(out, HAR_FILE)));
  const workflow = inWorkflow(process.env);
  if (formats.includes('console') && quiet !== true) {
    const text = consoleReport(report, { ...screen(process.stdout), files });
    process.stdout.write(workflow ? withoutCommands(text) : text);
  }
  if (workflow) process.stdout.write(await announce(report, process.env));
  if (faults.length > 0) throw new SuiteFault(faults.join('; '));
}
