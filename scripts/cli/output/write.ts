/** Files are written whole or not at all. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import { NotWritten, UsageError, codeOf, whyUnwritten } from '../errors.js';

const wrongOut = (path: string, why: string) => new UsageError(`--out: ${printable(path, 200)} ${why}`);

/** Throws a {@link UsageError} if `--out` is another kind of thing, or below a file; writes nothing. */
function refuseKind(path: string, wanted: 'file' | 'folder', inFull: string): void {
  let found;
  try {
    found = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw wrongOut(path, `cannot be written (${codeOf(error)})`);
  }
  if (!found) return;
  const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'pipe or a device';
  if (kind !== wanted) throw wrongOut(path, `is a ${kind}, ${inFull}`);
}

export const refuseFile = (folder: string): void => refuseKind(folder, 'folder', 'not a folder');

/** The same for a one-file page, which must not be one of its inputs. */
export function refuseOut(out: string, inputs: readonly string[]): void {
  refuseKind(out, 'file', 'the page is a file');
  if (existsSync(out) && inputs.some(path => existsSync(path) && realpathSync(path) === realpathSync(out)))
    throw wrongOut(out, 'is one of the reports');
}

/** Refuses to overwrite a baseline that may have been annotated, before anything is sent. */
export function refuseToOverwrite(path: string): void {
  const wrong = (why: string) => new UsageError(`--write-baseline: ${printable(path, 200)} ${why}`);
  if (existsSync(path)) throw wrong('already exists');
  try {
    // With the slash, a file is not accepted as a folder.
    accessSync(join(dirname(path), '/'), constants.W_OK);
  } catch (error) {
    throw wrong(`cannot be written (${codeOf(error)})`);
  }
}

/** Creates the folder of a report. Throws a {@link UsageError} if that is impossible, a {@link NotWritten} if the disk is full. */
export function openFolder(folder: string): void {
  refuseFile(folder);
  const place = resolve(folder);
  try {
    makeFolders(place);
    const probe = join(place, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = codeOf(error);
    // A full disk is not a mistake of the command line.
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new NotWritten(`${printable(folder, 200)} was not written: ${whyUnwritten(error)}`);
    throw wrongOut(folder, `cannot be written (${code})`);
  }
}

/** Creates a folder and its parents. Node's recursive option hangs below pseudo file systems such as `/proc`. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // Another process has just created it.
  }
}

/** Writes a draft and renames it, so that a crash leaves the old file or the new one. Throws a {@link NotWritten}. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeDraft(path, content)();
}

/** Writes a draft and returns the function that renames it, which needs no disk space. */
export function writeDraft(path: string, content: string | Uint8Array): () => void {
  const draft = `${path}.${process.pid}.part`;
  const step = (work: () => void): void =>
    attempt(path, () => {
      try {
        work();
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
    });
  step(() => {
    // A killed process may have left one, and a link would lead elsewhere.
    rmSync(draft, { force: true });
    writeFileSync(draft, content, { flag: 'wx' });
  });
  return () => step(() => renameSync(draft, path));
}

/** Throws a {@link NotWritten} that names the path if the system refuses the step. */
export function attempt<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new NotWritten(`${printable(path, 300)} was not written: ${whyUnwritten(error)}`);
  }
}
