/**
 * Opens what lies below a folder that anybody may have filled, such as that of a fleet: regular files of a bounded size.
 * A link at any step would lead out of the folder, and a pipe would be waited for without end, so neither is opened.
 */
import { lstatSync, readFileSync } from 'node:fs';
import { whyUnreadable } from '../../../schemas/text/unreadable.js';
import { join } from 'node:path';
import { grouped } from '../../../schemas/text/numbers.js';
import { codeOf } from '../errors.js';

/** A file below a folder. */
export interface Below {
  readonly dir: string;
  /** From the folder on, with `/` between its steps. */
  readonly path: string;
  readonly largest: number;
  /** The error for a file that is not opened. */
  readonly wrong: (why: string) => Error;
}

/** The content; `undefined` if there is no such file. */
export function bytesBelow(place: Below): Buffer | undefined {
  if (!isBelow(place)) return undefined;
  try {
    return readFileSync(join(place.dir, place.path));
  } catch (error) {
    throw place.wrong(unreadable(error));
  }
}

/** Whether there is such a file. Throws where there is something else, or where it is too large. */
export function isBelow({ dir, path, largest, wrong }: Below): boolean {
  refuseLinks({ dir, path: path.split('/').slice(0, -1).join('/'), wrong });
  const found = statOf(join(dir, path), wrong);
  if (!found) return false;
  if (found.isSymbolicLink()) throw wrong('is a link, which is not followed');
  if (found.isDirectory()) throw wrong('is a folder, not a file');
  if (!found.isFile()) throw wrong('is a pipe or a device, not a file');
  if (found.size > largest) throw wrong(`holds ${grouped(found.size)} bytes, more than ${grouped(largest)}`);
  return true;
}

/** Throws where a step to a folder is a link or no folder. Steps that are not there yet can be made. */
export function refuseLinks({ dir, path, wrong }: Omit<Below, 'largest'>): void {
  const steps = path.split('/').filter(step => step !== '');
  for (const at of steps.keys()) {
    const folder = steps.slice(0, at + 1).join('/');
    const found = statOf(join(dir, folder), wrong);
    if (!found) return;
    if (found.isSymbolicLink()) throw wrong(`\`${folder}\` is a link, which is not followed`);
    if (!found.isDirectory()) throw wrong(`\`${folder}\` is no folder`);
  }
}

const unreadable = (error: unknown) => whyUnreadable(codeOf(error));

function statOf(path: string, wrong: Below['wrong']) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw wrong(unreadable(error));
  }
}
