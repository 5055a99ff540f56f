/** A result of `diff` or `history` in the formats of the command: printed, or written into the folder of `--out`. */
import { join } from 'node:path';
import type { Printed } from '../../../reporters/text/labels.js';
import { NotWritten, UsageError } from '../errors.js';
import { printSafely } from './github.js';
import { screen, shownPath } from './terminal.js';
import { openFolder, refuseFile, writeWhole } from './write.js';

export interface Formats<Result, Name extends string> {
  readonly console: (result: Result, printed: Printed) => string;
  /** Every other format, as a file of the folder, or for a program that reads standard output. */
  readonly files: Readonly<
    Record<Exclude<Name, 'console'>, { readonly file: string; readonly render: (result: Result) => string }>
  >;
}

interface Flags {
  readonly format?: readonly string[];
  readonly out?: string;
}

/** Throws a {@link UsageError}, before anything is done, where a result cannot be written to `--out`, or where several formats would have to share standard output. */
export function refuseOutput({ format, out }: Flags): void {
  if (out !== undefined) refuseFile(out);
  if (out === undefined && new Set(format).size > 1)
    throw new UsageError('--format: more than one format needs --out, the folder of their files');
}

/**
 * In the formats of `--format`, or else in all of them where there is a folder, and on the console where there is none.
 * A file that cannot be written is thrown as a {@link NotWritten} after all others are.
 */
export function publishResult<Result>(
  result: Result,
  { console: printed, files }: Formats<Result, string>,
  { format, out }: Flags,
): void {
  if (out !== undefined) openFolder(out);
  const formats = format ?? ['console', ...(out === undefined ? [] : Object.keys(files))];
  const faults: string[] = [];
  const written = formats.flatMap(name => {
    const found = files[name];
    if (!found || out === undefined) return [];
    const path = join(out, found.file);
    try {
      writeWhole(path, found.render(result));
      return [shownPath(path)];
    } catch (error) {
      if (!(error instanceof NotWritten)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  for (const name of formats) {
    const found = files[name];
    if (!found) printSafely(printed(result, { ...screen(process.stdout), files: written }));
    // For a file or a program, which commands to a workflow around it would break.
    else if (out === undefined) process.stdout.write(found.render(result));
  }
  if (faults.length > 0) throw new NotWritten(faults.join('; '));
}
