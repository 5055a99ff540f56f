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

/** Throws a {@link UsageError} where `--out` leads to another kind of thing, or below a file; nothing is tried. */
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

/** The same for a page that is one file, which must be none of those that it is made of. */
export function refuseOut(out: string, inputs: readonly string[]): void {
  refuseKind(out, 'file', 'the page is a file');
  if (existsSync(out) && inputs.some(path => existsSync(path) && realpathSync(path) === realpathSync(out)))
    throw wrongOut(out, 'is one of the reports');
}

/** Refuses, before anything is sent, to overwrite a baseline that may have been annotated. */
export function refuseToOverwrite(path: string): void {
  const wrong = (why: string) => new UsageError(`--write-baseline: ${printable(path, 200)} ${why}`);
  if (existsSync(path)) throw wrong('already exists');
  try {
    // With the slash, a file is no folder.
    accessSync(join(dirname(path), '/'), constants.W_OK);
  } catch (error) {
    throw wrong(`cannot be written (${codeOf(error)})`);
  }
}

/** Creates the folder of a report before anything is sent; throws a {@link UsageError} where that is impossible, and a {@link NotWritten} on a full disk. */
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
    // Another folder on the same disk would be no better, so that the command line is not wrong.
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new NotWritten(`${printable(folder, 200)} was not written: ${whyUnwritten(error)}`);
    throw wrongOut(folder, `cannot be written (${code})`);
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

/** Writes a draft and renames it, so that a crash or a full disk leaves the old file or the new one; throws a {@link NotWritten} if it cannot. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeDraft(path, content)();
}

/** Writes a draft only, and returns what gives it its name, for which a full disk has room. */
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
    // Left by a process that was killed, or a link that would lead elsewhere.
    rmSync(draft, { force: true });
    writeFileSync(draft, content, { flag: 'wx' });
  });
  return () => step(() => renameSync(draft, path));
}

/** Does something to files; throws a {@link NotWritten} that names the path where the system refuses it. */
export function attempt<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new NotWritten(`${printable(path, 300)} was not written: ${whyUnwritten(error)}`);
  }
}
