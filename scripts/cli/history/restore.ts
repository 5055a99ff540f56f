/** Gives back the report of a kept run, byte for byte. */
import { dirname, join, relative } from 'node:path';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError } from '../errors.js';
import { readKept, openTexts } from './kept.js';
import { runsBelow } from './runs.js';

/** @param wanted the name of a run as the page and the JSON have it */
export function restoredRun(folder: string, wanted: string): string {
  for (const file of runsBelow(folder).kept) {
    const place = relative(folder, dirname(file));
    const kept = readKept(file);
    const found = kept.runs.find(({ run }) => join(place, run) === wanted);
    if (found) return openTexts(kept)(found);
  }
  throw new UsageError(
    `--restore: no run ${printable(wanted, 200)} is kept in ${printable(folder, 200)}; \`--format json\` lists the runs by their \`id\``,
  );
}
