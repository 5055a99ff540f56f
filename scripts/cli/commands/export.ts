/** `export`: the reports of a fleet, or others → one table with a row for each target and rule. */
import { dirname } from 'node:path';
import { distinct, reportsIn, sourceOf, targetsIn } from '../results/reports.js';
import { printText, writeTable } from '../results/table.js';
import { EXIT } from '../errors.js';
import type { UsageError } from '../errors.js';
import { goingOn } from '../input/mistakes.js';
import type { FlagsOf } from '../input/options.js';
import { openFolder, refuseOut } from '../output/write.js';

export async function exportCommand(
  paths: readonly string[],
  { format, out }: FlagsOf<'export'>,
): Promise<number> {
  const mistakes: UsageError[] = [];
  const named = paths.flatMap(path => goingOn(() => sourceOf(path), mistakes) ?? []);
  const sources = distinct(named);
  const found = reportsIn(sources, mistakes);
  const targets = () => targetsIn(sources);
  // Nothing comes then, and no folder is made; the reports that cannot be read are named as well.
  if (mistakes.length > 0) await found.next();
  if (out === undefined) {
    await printText({ found, targets }, format);
    return EXIT.conformant;
  }
  refuseOut(
    out,
    'table',
    named.map(({ path }) => path),
  );
  openFolder(dirname(out));
  await writeTable(out, { found, targets }, format);
  return EXIT.conformant;
}
