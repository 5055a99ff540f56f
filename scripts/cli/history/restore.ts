/** Gives back the report of a kept run, byte for byte. */
import { dirname, join, relative } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError } from '../errors.js';
import { goingOn } from '../input/mistakes.js';
import { readKept, openTexts } from './kept.js';
import { runsBelow } from './runs.js';

/** @param wanted the name of a run as the page and the JSON have it */
export function restoredRun(folder: string, wanted: string): string {
  const found = runsBelow(folder);
  const unread = [...found.unread['file of kept runs'], ...found.unread.folder];
  for (const file of found.kept) {
    const place = relative(folder, dirname(file));
    const kept = goingOn(() => readKept(file), unread);
    const entry = kept?.runs.find(({ run }) => join(place, run) === wanted);
    if (kept && entry) return openTexts(kept)(entry);
  }
  // It may be there.
  if (unread[0]) throw unread[0];
  throw new UsageError(
    `--restore: no run ${printable(wanted, 200)} is kept in ${printable(folder, 200)}; \`--format json\` lists the runs by their \`id\``,
  );
}
