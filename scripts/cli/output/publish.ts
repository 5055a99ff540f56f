/** Publishes a result to files, the console and a GitHub workflow. A file that cannot be written does not keep the others from being written. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { consoleReport } from '../../../reporters/console/console.js';
import {
  HAR_FILE,
  STATEMENT_FILE,
  fileFormatNames,
  fileFormats,
  type FileFormat,
  type Recorded,
} from '../../../reporters/index.js';
import type { Printed } from '../../../reporters/text/console.js';
import type { Report } from '../../../schemas/verdict.js';
import { NotWritten, UsageError } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { announce, inWorkflow, printSafely } from './github.js';
import { screen, shownPath } from './terminal.js';
import { openFolder, refuseFile, writeWhole } from './write.js';

/** Collects the written formats and the faults. */
function openFiles(folder: string) {
  const files: string[] = [];
  const faults: string[] = [];
  return {
    files,
    faults,
    add: async (name: string, render: () => string | Promise<string>): Promise<void> => {
      const path = join(folder, name);
      try {
        writeWhole(path, await render());
        files.push(shownPath(path));
      } catch (error) {
        const isNamed = error instanceof NotWritten;
        faults.push(isNamed ? error.message : `${path} was not written: ${String(error)}`);
      }
    },
    /** Throws a {@link NotWritten} that names what went wrong. */
    end: (): void => {
      if (faults.length > 0) throw new NotWritten(faults.join('; '));
    },
  };
}

/** Rejects with a {@link NotWritten} at the end if a format could not be rendered or written. */
export async function publish(
  report: Report,
  { out, format: formats, quiet, show }: Pick<FlagsOf<'audit'>, 'out' | 'format' | 'quiet' | 'show'>,
  recorded?: Recorded,
): Promise<void> {
  const { files, faults, add, end } = openFiles(out);
  for (const name of fileFormatNames.filter(each => formats.includes(each))) {
    const { file, load }: FileFormat = fileFormats[name];
    await add(file, async () => (await load())(report, recorded));
  }
  if (formats.includes('har')) files.push(shownPath(join(out, HAR_FILE)));
  // Last, because it contains the digests of the other files.
  if (formats.includes('in-toto') && faults.length === 0)
    await add(STATEMENT_FILE, () => statementOn(report, out, formats));
  if (formats.includes('console') && quiet !== true)
    printSafely(consoleReport(report, { ...screen(process.stdout), files, show }));
  if (inWorkflow(process.env)) process.stdout.write(await announce(report, process.env));
  end();
}

/** Files are read in chunks, because a recording can be large. */
async function statementOn(report: Report, out: string, formats: readonly string[]): Promise<string> {
  const { inTotoStatement } = await import('../../../reporters/formats/in-toto.js');
  const subjects = [];
  for (const name of [fileFormats.json.file, ...(formats.includes('har') ? [HAR_FILE] : [])]) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(out, name)), hash);
    subjects.push({ name, sha256: hash.digest('hex') });
  }
  return inTotoStatement(report, subjects);
}

/** The formats of `diff` or `history`: for the console, and one renderer each for files and programs. */
export interface Formats<Result, Name extends string> {
  readonly console: (result: Result, printed: Printed) => string;
  readonly files: Readonly<
    Record<Exclude<Name, 'console'>, { readonly file: string; readonly render: (result: Result) => string }>
  >;
}

interface ResultFlags {
  readonly format?: readonly string[];
  readonly out?: string;
}

/** Throws a {@link UsageError} before any work if `--out` is unusable, or if several formats would share standard output. */
export function refuseOutput({ format, out }: ResultFlags): void {
  if (out !== undefined) refuseFile(out);
  if (out === undefined && new Set(format).size > 1)
    throw new UsageError('--format: more than one format needs --out, the folder of their files');
}

/** In the formats of `--format`; by default in all for a folder, and on the console without one. */
export async function publishResult<Result>(
  result: Result,
  { console: printed, files: renderers }: Formats<Result, string>,
  { format, out }: ResultFlags,
): Promise<void> {
  if (out !== undefined) openFolder(out);
  const { files, add, end } = openFiles(out ?? '');
  const formats = format ?? ['console', ...(out === undefined ? [] : Object.keys(renderers))];
  for (const name of formats) {
    const found = renderers[name];
    if (found && out !== undefined) await add(found.file, () => found.render(result));
    // Unescaped, because the output is for a program.
    else if (found) process.stdout.write(found.render(result));
  }
  if (formats.includes('console')) printSafely(printed(result, { ...screen(process.stdout), files }));
  end();
}
