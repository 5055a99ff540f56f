/** The page of a fleet, `DIR/index.html`, made of what its folder holds. */
import { join } from 'node:path';
import { fleetPage } from '../../../reporters/fleet/page.js';
import { addTarget, emptyFleet } from '../../../reporters/fleet/rows.js';
import type { Refusal } from '../../../reporters/fleet/summary.js';
import type { Report } from '../../../schemas/verdict.js';
import { writeWhole } from '../../cli/output/write.js';
import { readJournal } from '../journal.js';
import { FILES, readTargets } from '../store.js';
import type { FleetTarget } from '../store.js';
import { fleetReports } from './reports.js';

/** The operator of targets on loopback, which have none. */
const loopback = 'loopback';

const operatorOf = ({ operator }: FleetTarget) => operator ?? loopback;

/** Reads the reports one at a time, so that a fleet of any size takes little memory, and resolves to the path of the page. */
export async function writeFleetPage(dir: string): Promise<string> {
  const fleet = emptyFleet();
  const targets = readTargets(dir);
  let next = 0;
  const add = (target: FleetTarget, report?: Report, folder = '', hasPage = false) =>
    addTarget(fleet, { ...shownOf(target), folder, hasPage }, report);
  for await (const { target, report, folder, hasPage } of fleetReports(dir)) {
    // Both are in the order of the list, and targets without a report lie between those with one.
    for (; targets[next] && targets[next]?.id !== target.id; next += 1) add(targets[next] as FleetTarget);
    next += 1;
    add(target, report, folder, hasPage);
  }
  for (const target of targets.slice(next)) add(target);
  const path = join(dir, FILES.page);
  writeWhole(path, fleetPage(fleet, refusalsIn(dir, targets)));
  return path;
}

function shownOf(target: FleetTarget) {
  const { url, label = url.replace(/^https?:\/\//i, '').replace(/\/api\.php$/, '') } = target;
  return { url, label, operator: operatorOf(target) };
}

/** The operators whose last answer to some target was a refusal. */
function refusalsIn(dir: string, targets: readonly FleetTarget[]): Refusal[] {
  const entries = readJournal(dir);
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
