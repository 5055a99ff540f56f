/** Files are written whole or not at all. */
import {
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import { NotWritten, UsageError, codeOf, whyUnwritten } from '../errors.js';

/**
 * Throws a {@link UsageError} where a path leads to a file, or below one; nothing is tried.
 * @param option the one that named it, if it was no argument
 */
export function refuseFile(folder: string, option: '--out: ' | '' = '--out: '): void {
  const wrong = (why: string) => new UsageError(`${option}${printable(folder, 200)} ${why}`);
  let found: Stats | undefined;
  try {
    found = statSync(folder, { throwIfNoEntry: false });
  } catch (error) {
    throw wrong(`cannot be written (${codeOf(error)})`);
  }
  if (found && !found.isDirectory())
    throw wrong(`is ${found.isFile() ? 'a file' : 'a pipe or a device'}, not a folder`);
}

/**
 * Creates the folder of a report before anything is sent; throws a {@link UsageError} where that is impossible, and a {@link NotWritten} on a full disk.
 * @param option the one that named it, if it was no argument
 */
export function openFolder(folder: string, option: '--out: ' | '' = '--out: '): void {
  refuseFile(folder, option);
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
    throw new UsageError(`${option}${printable(folder, 200)} cannot be written (${code})`);
  }
}

/** Throws a {@link UsageError} if `--out` names a folder or a device instead of a file, or one of the inputs. */
export function refuseOut(out: string, what: string, inputs: readonly string[]): void {
  const wrong = (why: string) => new UsageError(`--out: ${printable(out, 200)} ${why}`);
  if (inputs.some(path => realPath(path) === realPath(out))) throw wrong('is one of the reports');
  try {
    const found = statSync(out, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw wrong(`is a folder, the ${what} is a file`);
    if (found && !found.isFile()) throw wrong(`is a pipe or a device, the ${what} is a file`);
  } catch (error) {
    throw error instanceof UsageError ? error : wrong(`cannot be written (${codeOf(error)})`);
  }
}

/** Without links, as far as the path exists. */
export function realPath(path: string): string {
  const full = resolve(path);
  try {
    return realpathSync(full);
  } catch {
    return dirname(full) === full ? full : join(realPath(dirname(full)), basename(full));
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
  const attempt = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      // A name that is too long was not written, and cannot be removed either.
      if (existsSync(draft)) rmSync(draft);
      throw new NotWritten(`${printable(path, 200)} was not written: ${whyUnwritten(error)}`);
    }
  };
  attempt(() => {
    // Left by a process that was killed, or a link that would lead elsewhere.
    rmSync(draft, { force: true });
    writeFileSync(draft, content, { flag: 'wx' });
  });
  return () => attempt(() => renameSync(draft, path));
}
