/** Files are written whole or not at all. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import { SuiteFault, UsageError, codeOf } from '../errors.js';

/** Creates the folder of a report before anything is sent; throws a {@link UsageError} where that is impossible. */
export function openFolder(folder: string): void {
  if (folder === '') throw new UsageError('--out takes a folder, not an empty text');
  const place = resolve(folder);
  try {
    makeFolders(place);
    const probe = join(place, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new UsageError(`--out: ${printable(folder, 200)} cannot be written (${codeOf(error)})`);
  }
}

/** Throws a {@link UsageError} where a file cannot be written at the place that `--out` names. */
export function refuseOut(out: string, what: string, reports: readonly string[]): void {
  const wrong = (why: string) => new UsageError(`--out: ${printable(out, 200)} ${why}`);
  if (out === '') throw new UsageError('--out takes a file, not an empty text');
  if (reports.some(path => resolve(path) === resolve(out))) throw wrong('is one of the reports');
  try {
    const found = statSync(out, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw wrong(`is a folder, the ${what} is a file`);
    if (found && !found.isFile()) throw wrong(`is a pipe or a device, the ${what} is a file`);
  } catch (error) {
    throw error instanceof UsageError ? error : wrong(`cannot be written (${codeOf(error)})`);
  }
}

/** Creates a folder and its parents. Node's own option never returns where a parent cannot hold folders, as `/proc`. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // Another process has just created it.
  }
}

/** Writes a draft and renames it, so that a crash or a full disk leaves the old file or the new one; throws a {@link SuiteFault} if it cannot. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw new SuiteFault(`${printable(path, 200)} was not written: ${codeOf(error)}`);
  }
}
