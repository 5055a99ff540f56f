/** Files are written whole or not at all. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import { SuiteFault, UsageError, codeOf } from '../errors.js';

/** Makes the folder of a report, before anything is sent; throws a {@link UsageError} where that is impossible. */
export function openFolder(folder: string): void {
  if (folder === '') throw new UsageError('--out takes a folder, not an empty text');
  const place = resolve(folder);
  try {
    makeFolders(place);
    if (!statSync(place).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(place, constants.W_OK);
    const probe = join(place, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new UsageError(`--out: ${printable(folder, 200)} cannot be written (${codeOf(error)})`);
  }
}

/** Makes a folder and those above it; node's own way never ends where a parent takes no folder, as `/proc`. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // Somebody else has just made it.
  }
}

/** Writes beside the file and renames, so that a crash or a full disk leaves the old file or the new one; throws a {@link SuiteFault} then. */
export function writeWhole(path: string, content: string): void {
  const draft = `${path}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw new SuiteFault(`${printable(path, 200)} was not written: ${codeOf(error)}`);
  }
}
