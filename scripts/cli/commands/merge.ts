/** `merge`: the folders of the shards of one fleet → one folder. */
import { statusOf } from '../../fleet/entries.js';
import { mergeFleets } from '../../fleet/merge.js';
import type { FlagsOf } from '../input/options.js';
import { printFleet, writeFleetPage } from '../results/page.js';

export async function mergeCommand(dirs: readonly string[], flags: FlagsOf<'merge'>): Promise<number> {
  const merged = await mergeFleets(dirs, flags.out, writeFleetPage);
  const status = statusOf(merged.targets, merged.entries, flags.exitZero);
  return printFleet(flags.out, merged, { quiet: flags.quiet, isMerged: true, status });
}
