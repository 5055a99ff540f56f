/** `fleet`: a list of targets → a folder with a report on each, within the limits that their operators set. */
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { openProgress } from '../../fleet/console/progress.js';
import { openFleet, seedIn } from '../../fleet/fleet.js';
import type { Fleet, Opening } from '../../fleet/fleet.js';
import { mistakesText, readList } from '../../fleet/list/list.js';
import type { List } from '../../fleet/list/list.js';
import { showFleet } from '../results/page.js';
import { runUnits } from '../../fleet/run/schedule.js';
import type { Coordination } from '../../fleet/run/coordinator.js';
import type { Delivery, Settings } from '../../fleet/unit.js';
import { statusOf, unitsOf } from '../../fleet/units.js';
import { commonOptionsOf, rulesOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';
import { EXIT, UsageError } from '../errors.js';
import { onInterrupt } from '../input/interrupt.js';
import { shownPath } from '../output/terminal.js';

type Flags = FlagsOf<'fleet'>;

const say = (line: string) => process.stderr.write(`${line}\n`);

export async function fleetCommand(path: string, flags: Flags): Promise<number> {
  const { skipInvalid, shard } = flags;
  const settings: Settings = {
    ...commonOptionsOf(flags),
    rules: rulesOf(flags.rule),
    formats: flags.format,
    seed: seedFor(flags),
  };
  const list = await readList(path, skipInvalid === true);
  refuseList(list, flags);
  if (list.mistakes.length > 0) process.stderr.write(`left out${mistakesText(list.mistakes)}\n`);
  const opening = { dir: flags.out, list, settings, shard, again: flags.again };
  const queue = flags.queue === undefined ? undefined : await openQueue(flags);
  const { fleet, ...ended } = await openAndRun(opening, flags, queue);
  const isCut = ended.isInterrupted || ended.givenUp > 0;
  const status = isCut ? EXIT.inconclusive : statusOf(fleet.targets, fleet.entries, flags.exitZero);
  showFleet(fleet.dir, fleet, { quiet: flags.quiet, status });
  if (ended.isInterrupted)
    say(
      queue
        ? 'The fleet was interrupted. The jobs remain in the queue; the same command takes their results.'
        : 'The fleet was interrupted; the same command continues it.',
    );
  return status;
}

interface Ended {
  readonly isInterrupted: boolean;
  /** Jobs of workers that failed. */
  readonly givenUp: number;
}

/** A signal is heard from the first file that is written to the last. */
async function openAndRun(
  opening: Omit<Opening, 'signal'>,
  flags: Flags,
  queue: OpenQueue | undefined,
): Promise<Ended & { readonly fleet: Fleet }> {
  let opened: Fleet | undefined;
  const interruption = onInterrupt(() => opened && closeQuietly(opened));
  const { signal } = interruption;
  try {
    const fleet = await openOr(queue, () => openFleet({ ...opening, signal }));
    opened = fleet;
    const ended = await runFleet(fleet, { ...opening, ...flags, signal }, queue);
    return { fleet, ...ended };
  } finally {
    interruption.release();
  }
}

interface Running extends Pick<Flags, 'concurrency'>, Pick<Opening, 'settings'> {
  readonly quiet?: boolean;
  readonly signal: AbortSignal;
}

/** Left to itself, V8 lets the heap grow to four times what is in use before it collects garbage. */
const HEAP_GROWTH = '--heap-growing-percent=40';

async function runFleet(
  fleet: Fleet,
  { settings, quiet = false, concurrency, signal: interrupted }: Running,
  queue: OpenQueue | undefined,
): Promise<Ended> {
  const { targets, pending, entries, damaged, surroundings } = fleet;
  sayDamaged(damaged, fleet.dir, damaged === 1 ? 'is' : 'are');
  const waiting = new Set(pending.map(({ id }) => id));
  const settled = targets.filter(({ id }) => !waiting.has(id)).map(({ id }) => entries.get(id));
  const progress = openProgress(quiet, targets.length, settled);
  const signal = AbortSignal.any([interrupted, fleet.lost]);
  const units = unitsOf(pending, fleet.waits);
  const deliver = (delivery: Delivery): void => {
    fleet.deposit(delivery);
    progress.update(delivery.entry);
  };
  setFlagsFromString(HEAP_GROWTH);
  let givenUp = 0;
  try {
    if (queue) {
      const waits = () => fleet.waits;
      const { onWait = () => undefined } = surroundings;
      const job = { fleet: fleet.queue, units, waits, onWait, settings };
      givenUp = await queue.run({ ...job, signal, deliver });
    } else await runUnits(units, { concurrency, settings, surroundings, signal, deliver });
  } finally {
    progress.end();
    fleet.close();
  }
  return { isInterrupted: signal.aborted, givenUp };
}

function sayDamaged(damaged: number, dir: string, verb: 'is' | 'are'): void {
  if (damaged > 0) say(`${count(damaged, 'damaged report')} in ${shownPath(dir)} ${verb} replaced`);
}

/** For the second signal, which ends the process at once. */
function closeQuietly(fleet: Fleet): void {
  try {
    fleet.close();
  } catch {
    // What was not written is written by the next run.
  }
}

interface OpenQueue {
  /** Resolves to the number of jobs that failed. */
  run(job: Omit<Coordination, 'say'>): Promise<number>;
  close(): void;
}

async function openQueue({ queue: url, queueTimeout: timeoutSeconds }: Flags): Promise<OpenQueue> {
  const [{ openConnection }, { coordinate }] = await Promise.all([
    import('../../fleet/run/connection.js'),
    import('../../fleet/run/coordinator.js'),
  ]);
  const connection = await openConnection({ url, timeoutSeconds });
  return {
    run: job => coordinate(connection, { say, ...job }),
    close: () => connection.close(),
  };
}

/** Leaves Redis where the folder cannot be opened. */
async function openOr(queue: OpenQueue | undefined, open: () => Promise<Fleet>): Promise<Fleet> {
  try {
    return await open();
  } catch (error) {
    queue?.close();
    throw error;
  }
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
