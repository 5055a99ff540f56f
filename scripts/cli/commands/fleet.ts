/** `fleet`: a list of targets → a folder with a report on each, within the limits that their operators set. */
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { openProgress } from '../../fleet/console/progress.js';
import { statusOf } from '../../fleet/entries.js';
import { openFleet, seedIn, type Fleet } from '../../fleet/fleet.js';
import { mistakesText, readList, type List } from '../../fleet/list/list.js';
import { runUnits, type Delivery, type Settings } from '../../fleet/unit.js';
import { unitsOf } from '../../fleet/units.js';
import { commonOptionsOf, rulesOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';
import { EXIT, UsageError } from '../errors.js';
import { onInterrupt } from '../input/interrupt.js';
import { shownPath } from '../output/terminal.js';
import { printFleet, writeFleetPage } from '../results/page.js';

type Flags = FlagsOf<'fleet'>;

const say = (line: string) => process.stderr.write(`${line}\n`);

export async function fleetCommand(path: string, flags: Flags): Promise<number> {
  const { skipInvalid, shard, again, out, quiet, exitZero } = flags;
  const settings: Settings = {
    ...commonOptionsOf(flags),
    rules: rulesOf(flags.rule),
    formats: flags.format,
    seed: seedFor(flags),
  };
  const list = await readList(path, skipInvalid === true);
  refuseList(list, flags);
  if (list.mistakes.length > 0) say(`left out${mistakesText(list.mistakes)}`);
  const connection = flags.queue === undefined ? undefined : await connectTo(flags.queue, flags.queueTimeout);
  let fleet: Fleet | undefined;
  // A signal is heard from the first file that is written to the last; the second one ends the process at once.
  const interruption = onInterrupt(() => {
    try {
      fleet?.close();
    } catch {
      // What was not written is written by the next run.
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
    writeFleetPage(out, fleet);
    printFleet(out, fleet, { quiet, status });
    if (running.aborted)
      say(
        connection
          ? 'The fleet was interrupted. The jobs remain in the queue; the same command takes their results.'
          : 'The fleet was interrupted; the same command continues it.',
      );
    return status;
  } finally {
    connection?.close();
    interruption.release();
  }
}

/** Left to itself, V8 lets the heap grow to four times what is in use before it collects garbage. */
const HEAP_GROWTH = '--heap-growing-percent=40';

type Connected = Awaited<ReturnType<typeof connectTo>>;

/** Resolves to the number of jobs of workers that failed. */
async function runFleet(
  fleet: Fleet,
  settings: Settings,
  { quiet, concurrency }: Flags,
  signal: AbortSignal,
  connection: Connected | undefined,
): Promise<number> {
  const { targets, pending, entries, damaged, surroundings } = fleet;
  if (damaged > 0)
    say(
      `${count(damaged, 'damaged report')} in ${shownPath(fleet.dir)} ${damaged === 1 ? 'is' : 'are'} replaced`,
    );
  const progress = openProgress(quiet === true, targets.length, entries);
  const units = unitsOf(pending, fleet.waits);
  const deliver = (delivery: Delivery): void => {
    fleet.deposit(delivery);
    progress.update();
  };
  setFlagsFromString(HEAP_GROWTH);
  try {
    if (connection) {
      const { coordinate } = await import('../../fleet/run/coordinator.js');
      const waits = () => fleet.waits;
      const { onWait } = surroundings;
      const job = { fleet: fleet.queue, units, waits, onWait, settings };
      return await coordinate(connection, { ...job, signal, deliver, say });
    }
    await runUnits(units, concurrency, settings, { ...surroundings, signal, deliver });
    return 0;
  } finally {
    progress.end();
    fleet.close();
  }
}

async function connectTo(url: string, timeoutSeconds: number) {
  const { openConnection } = await import('../../fleet/run/connection.js');
  return openConnection(url, timeoutSeconds);
}

/** The seed of a folder that is gone on with, or a new one. */
function seedFor({ seed, out, shard }: Flags): string {
  const known = seed ?? seedIn(out);
  if (known !== undefined) return known;
  if (shard) throw new UsageError('--shard requires --seed TEXT, the same for every shard');
  return randomBytes(8).toString('hex');
}

/** What depends on the list as a whole. */
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
