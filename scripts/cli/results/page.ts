/** What a command shows of a fleet: the page `DIR/index.html`, made of what its folder holds, and the summary on the console. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addTarget, fleetPage } from '../../../reporters/matrix/fleet.js';
import { emptyMatrix } from '../../../reporters/matrix/rows.js';
import { shortAddress } from '../../../reporters/report/facts.js';
import { groupsOf } from '../../../reporters/report/results.js';
import { goingOn, sayWhy } from '../errors.js';
import { printSafely } from '../output/github.js';
import { screen, shownPath } from '../output/terminal.js';
import { writeWhole } from '../output/write.js';
import { summaryText } from '../../fleet/console/summary.js';
import type { Entries } from '../../fleet/entries.js';
import { FILES, folderOf, reportOn } from '../../fleet/store.js';
import type { FleetTarget } from '../../fleet/list/targets.js';

interface Shown {
  /** In the order of the list. */
  readonly targets: readonly FleetTarget[];
  readonly entries: Entries;
}

/** Prints the summary; if `quiet`, only its first line, and only where the exit status is not 0. */
export function printFleet(
  dir: string,
  { targets, entries }: Shown,
  how: { readonly quiet?: boolean | undefined; readonly isMerged?: boolean; readonly status: number },
): number {
  const { quiet = false, isMerged = false, status } = how;
  // The first line alone is not broken.
  const columns = quiet ? Infinity : screen(process.stdout).columns;
  const text = summaryText({ targets, entries, dir: shownPath(dir), columns, isMerged });
  if (quiet) return sayWhy(status, text.slice(0, text.indexOf('\n')));
  printSafely(text);
  return status;
}

/** Writes `index.html`. The reports are read one at a time, so that a fleet of any size takes little memory. */
export async function writeFleetPage(dir: string, { targets, entries }: Shown): Promise<void> {
  const fleet = emptyMatrix();
  const refused: { readonly operator: string; readonly reason: string }[] = [];
  for (const target of targets) {
    const { id, url, label = shortAddress(url) } = target;
    const operator = target.operator ?? 'loopback';
    const entry = entries.get(id);
    if (entry?.state === 'refused') refused.push({ operator, reason: entry.reason });
    // What is to be audited again may have an earlier report.
    // One that cannot be read hides nothing else.
    const report = entry?.state === 'done' ? await goingOn(() => reportOn(dir, target), []) : undefined;
    const folder = report ? folderOf(id) : '';
    const hasPage = report !== undefined && existsSync(join(dir, folder, FILES.reportPage));
    addTarget(fleet, { url, label, operator, folder, hasPage }, report);
  }
  const refusals = [...groupsOf(refused, ({ operator }) => operator)].map(([operator, those]) => ({
    operator,
    targets: those.length,
    reason: those.at(-1)?.reason ?? '',
  }));
  const worstFirst = refusals.toSorted((one, other) => other.targets - one.targets);
  writeWhole(join(dir, FILES.page), fleetPage(fleet, worstFirst));
}
