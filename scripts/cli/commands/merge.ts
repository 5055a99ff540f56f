/** `merge`: the folders of the shards of one fleet → one folder. */
import { mergeFleets } from '../../fleet/merge.js';
import { summaryText } from '../../fleet/console/summary.js';
import { writeFleetPage } from '../results/page.js';
import { statusOf } from '../../fleet/units.js';
import { EXIT } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { printSafely } from '../output/github.js';
import { screen, shownPath } from '../output/terminal.js';

export async function mergeCommand(dirs: readonly string[], flags: FlagsOf<'merge'>): Promise<number> {
  const { targets, entries } = mergeFleets(dirs, flags.out);
  await writeFleetPage(flags.out, targets);
  const { columns } = screen(process.stdout);
  if (flags.quiet !== true)
    printSafely(summaryText({ targets, entries, dir: shownPath(flags.out), hasPage: true, columns }));
  return flags.exitZero === true ? EXIT.conformant : statusOf(targets, entries);
}
