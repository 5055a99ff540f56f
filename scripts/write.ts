/** Files are written whole or not at all. */
import { accessSync, constants, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../reporters/printable.js';
import { UsageError, codeOf } from './failure.js';

/** Makes the folder of a report, before anything is sent; throws a {@link UsageError} where that is impossible. */
export function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new UsageError(`--out: ${printable(folder, 200)} cannot be written (${codeOf(error)})`);
  }
}

/** Writes beside the file and renames, so that a crash or a full disk leaves the old file or the new one. */
export function writeWhole(path: string, content: string): void {
  const draft = `${path}.${process.pid}.part`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
