/** `fleet`, its workers, and `merge`: audits a list of targets into a folder with a report on each, within the limits of their operators. */
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { openProgress, printFleet } from '../../fleet/output.js';
import { statusOf, unitsOf } from '../../fleet/entries.js';
import { openFleet, seedIn, type Fleet } from '../../fleet/fleet.js';
import { mistakesText, readList, type List } from '../../fleet/list/list.js';
import { mergeFleets } from '../../fleet/merge.js';
import { openConnection, type Connection } from '../../fleet/run/connection.js';
import { coordinate } from '../../fleet/run/coordinator.js';
import { workOn } from '../../fleet/run/worker.js';
import { runUnits, type Delivery, type Settings } from '../../fleet/unit.js';
import { commonOptionsOf, rulesOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';
import { EXIT, UsageError } from '../errors.js';
import { onInterrupt } from '../input/interrupt.js';
import { shownPath } from '../output/terminal.js';

type Flags = FlagsOf<'fleet'>;

const say = (line: string) => process.stderr.write(`${line}\n`);

export async function fleetCommand(path: string, flags: Flags): Promise<number> {
  const { skipInvalid, shard, again, out, quiet, exitZero } = flags;
  const settings: Settings = {
    ...commonOptionsOf(flags),
    rules: rulesOf(flags.rule),
    formats: flags.format,
    seed: await seedFor(flags),
  };
  const list = await readList(path, skipInvalid === true);
  refuseList(list, flags);
  if (list.mistakes.length > 0) say(`left out${mistakesText(list.mistakes)}`);
  const connection =
    flags.queue === undefined ? undefined : await openConnection(flags.queue, flags.queueTimeout);
  let fleet: Fleet | undefined;
  // Signals are handled from the first file written to the last; the second one exits at once.
  const interruption = onInterrupt(() => {
    try {
      fleet?.close();
    } catch {
      // The next run writes what this one did not.
    }
  });
  const { signal } = interruption;
  try {
    fleet = await openFleet({ dir: out, list, settings, shard, again, signal });
    const running = AbortSignal.any([signal, fleet.lost]);
    const givenUp = await runFleet(fleet, settings, flags, running, connection);
    const { targets, entries } = fleet;
    const isCut = running.aborted || givenUp > 0;
    const status = isCut ? EXIT.inconclusive : statusOf(targets, entries, exitZero);
    fleet.writePage();
    printFleet(out, fleet, { quiet, status });
    const next = connection
      ? '. The jobs remain in the queue; the same command takes their results.'
      : '; the same command continues it.';
    if (running.aborted) say(`The fleet was interrupted${next}`);
    return status;
  } finally {
    connection?.close();
    interruption.release();
  }
}

/** By default, V8 lets the heap grow to four times its live size before it collects garbage. */
const HEAP_GROWTH = '--heap-growing-percent=40';

/** Resolves to the number of failed jobs of workers. */
async function runFleet(
  fleet: Fleet,
  settings: Settings,
  { quiet, concurrency }: Flags,
  signal: AbortSignal,
  connection: Connection | undefined,
): Promise<number> {
  const { targets, pending, entries, damaged, surroundings } = fleet;
  const verb = damaged === 1 ? 'is' : 'are';
  if (damaged > 0) say(`${count(damaged, 'damaged report')} in ${shownPath(fleet.dir)} ${verb} replaced`);
  const progress = openProgress(quiet === true, targets.length, entries);
  const units = unitsOf(pending, fleet.waits);
  const deliver = (delivery: Delivery): void => {
    fleet.deposit(delivery);
    progress.update();
  };
  setFlagsFromString(HEAP_GROWTH);
  try {
    if (connection) {
      const { onWait } = surroundings;
      const job = { fleet: fleet.queue, units, waits: () => fleet.waits, onWait, settings };
      return await coordinate(connection, { ...job, signal, deliver, say });
    }
    await runUnits(units, concurrency, settings, { ...surroundings, signal, deliver });
    return 0;
  } finally {
    progress.end();
    fleet.close();
  }
}

/** The seed of the folder to resume, or a new one. */
async function seedFor({ seed, out, shard }: Flags): Promise<string> {
  const known = seed ?? (await seedIn(out));
  if (known !== undefined) return known;
  if (shard) throw new UsageError('--shard requires --seed TEXT, the same for every shard');
  return randomBytes(8).toString('hex');
}

function refuseList({ targets }: List, { contact, header = [] }: Flags): void {
  const stranger = targets.find(({ operator }) => operator !== null);
  if (stranger && contact === undefined)
    throw new UsageError(
      `--contact ADDRESS is required, because ${printable(new URL(stranger.url).host, 200)} is not on loopback: your mail address or URL, so that the operators of the wikis can reach you`,
    );
  const origins = new Set(targets.map(({ url }) => new URL(url).origin));
  if (header.length > 0 && origins.size > 1)
    throw new UsageError(
      `--header is refused for targets of ${origins.size} origins, because it may hold a credential for one of them`,
    );
}

/** Audits what coordinators hand out, until interrupted. */
export async function workCommand(flags: FlagsOf<'fleet work'>): Promise<number> {
  const { queue = '', queueTimeout, concurrency, quiet } = flags;
  const note = (line: string): void => void (quiet === true || say(line));
  const connection = await openConnection(queue, queueTimeout);
  const { signal, release } = onInterrupt(() => connection.close());
  try {
    note(`waiting for jobs at ${connection.address}; Ctrl-C hands them back`);
    const audited = await workOn(connection, { concurrency, signal, say: note });
    note(`audited ${count(audited, 'target')}`);
  } finally {
    release();
  }
  return EXIT.conformant;
}

export async function mergeCommand(dirs: readonly string[], flags: FlagsOf<'merge'>): Promise<number> {
  const { out, quiet, exitZero } = flags;
  const merged = await mergeFleets(dirs, out);
  const status = statusOf(merged.targets, merged.entries, exitZero);
  return printFleet(out, merged, { quiet, isMerged: true, status });
}
