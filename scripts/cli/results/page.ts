/** What a command shows of a fleet: the page `DIR/index.html`, made of what its folder holds, and the summary on the console. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addTarget, fleetPage } from '../../../reporters/matrix/fleet.js';
import { emptyMatrix } from '../../../reporters/matrix/rows.js';
import type { Report } from '../../../schemas/verdict.js';
import { shortAddress } from '../../../reporters/report/facts.js';
import type { Refusal } from '../../../reporters/matrix/fleet.js';
import { UsageError, sayWhy } from '../errors.js';
import { printSafely } from '../output/github.js';
import { screen, shownPath } from '../output/terminal.js';
import { writeWhole } from '../output/write.js';
import { summaryText } from '../../fleet/console/summary.js';
import type { Entries } from '../../fleet/entries.js';
import { FILES, folderOf, reportOn } from '../../fleet/store.js';
import type { FleetTarget } from '../../fleet/list/targets.js';

/** The operator of targets on loopback, which have none. */
const loopback = 'loopback';

type Listed = Pick<FleetTarget, 'id' | 'url' | 'label' | 'operator'>;

const operatorOf = ({ operator }: Listed) => operator ?? loopback;

interface Shown<Target extends Listed = Listed> {
  /** In the order of the list. */
  readonly targets: readonly Target[];
  readonly entries: Entries;
}

interface Printing {
  readonly quiet?: boolean | undefined;
  readonly isMerged?: boolean;
  /** The exit status. */
  readonly status: number;
}

/** Writes the page, and prints the summary. */
export function showFleet(dir: string, shown: Shown<FleetTarget>, printing: Printing): number {
  writeFleetPage(dir, shown);
  return printFleet(dir, shown, printing);
}

/** Prints the summary; if `quiet`, only its first line, and only where the exit status is not 0. */
export function printFleet(
  dir: string,
  { targets, entries }: Shown<FleetTarget>,
  { quiet = false, isMerged = false, status }: Printing,
): number {
  // The first line alone is not broken.
  const columns = quiet ? Infinity : screen(process.stdout).columns;
  const text = summaryText({ targets, entries, dir: shownPath(dir), columns, isMerged });
  if (quiet) return sayWhy(status, text.slice(0, text.indexOf('\n')));
  printSafely(text);
  return status;
}

/** Writes `index.html`. The reports are read one at a time, so that a fleet of any size takes little memory. */
export function writeFleetPage(dir: string, { targets, entries }: Shown): void {
  const fleet = emptyMatrix();
  for (const target of targets) {
    // What is to be audited again may have an earlier report.
    const isDone = entries.get(target.id)?.state === 'done';
    const report = isDone ? reportIn(dir, target) : undefined;
    const folder = report ? folderOf(target.id) : '';
    const hasPage = report !== undefined && existsSync(join(dir, folder, FILES.reportPage));
    addTarget(fleet, { ...shownOf(target), folder, hasPage }, report);
  }
  writeWhole(join(dir, FILES.page), fleetPage(fleet, refusalsIn(entries, targets)));
}

/** `undefined` where the report cannot be read: what else the fleet holds is shown all the same. */
function reportIn(dir: string, target: Listed): Report | undefined {
  try {
    return reportOn(dir, target);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

function shownOf(target: Listed) {
  const { url, label = shortAddress(url) } = target;
  return { url, label, operator: operatorOf(target) };
}

/** The operators whose last answer to some target was a refusal. */
function refusalsIn(entries: Entries, targets: readonly Listed[]): Refusal[] {
  const refusals = new Map<string, Refusal>();
  for (const target of targets) {
    const entry = entries.get(target.id);
    if (entry?.state !== 'refused') continue;
    const operator = operatorOf(target);
    const known = refusals.get(operator);
    refusals.set(operator, { operator, targets: (known?.targets ?? 0) + 1, reason: entry.reason });
  }
  return [...refusals.values()].toSorted((a, b) => b.targets - a.targets);
}
