/** Hands the units of a fleet out as jobs, and takes the results out of the queue as they come. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Job as QueuedJob, Queue, Worker } from 'bullmq';
import { printable } from '../../../schemas/text/printable.js';
import { NoAudit, UsageError } from '../../cli/errors.js';
import type { ListedTarget } from '../list/list.js';
import { isReportOf, windowOf } from '../unit.js';
import type { Delivery, Settings, Unit } from '../unit.js';
import { unitsOf } from '../units.js';
import { forgetFleet, noteCoordinator } from './abandoned.js';
import { PREFIX, ended, ignore, lenientWorker, noteRun, openQueue } from './connection.js';
import type { Connection } from './connection.js';
import { LOCK_MS } from './hold.js';
import { WORK, jobIdOf, jobOf, messageIn, resultsQueue } from './messages.js';

export interface Coordination {
  /** The name of the fleet. */
  readonly fleet: string;
  readonly units: readonly Unit[];
  /** Whether no worker can have asked an operator of it before. */
  readonly isNew: boolean;
  /** Until when operators ask not to be asked, as known now. */
  readonly waits: () => ReadonlyMap<string, number>;
  readonly settings: Settings;
  /** Leaves the jobs in the queue, and ends. */
  readonly signal: AbortSignal;
  /** What it throws ends everything, and is thrown on; the result remains in the queue. */
  readonly deliver: (delivery: Delivery) => void;
  /** Told when an operator asks not to be asked until a time, in milliseconds since the epoch. */
  readonly onWait: (target: ListedTarget, until: number) => void;
  readonly say: (line: string) => void;
  readonly lockMs?: number;
}

/** A job that is not finished. */
interface OpenJob {
  readonly id: string;
  readonly unit: Unit;
  /** Those without a result, by their ids. */
  readonly left: Map<string, ListedTarget>;
  /** From when it may be added, by the clock of `performance.now()`. */
  due?: number | undefined;
}

interface Queues {
  readonly work: Queue;
  readonly results: Queue;
}

/** Attempts after a fault of a worker, such as a full disk; stalled jobs are not counted. */
const ofJobs = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: true,
  removeOnFail: { count: 10_000 },
};

const LOOK_EVERY_MS = 1_000;
const CLOSE_WITHIN_MS = 5_000;
const ADDED_AT_ONCE = 200;

/** Resolves to the number of jobs and results that had to be given up; each was told. */
export async function coordinate(connection: Connection, coordination: Coordination): Promise<number> {
  try {
    return await handOut(connection, coordination);
  } finally {
    connection.close();
  }
}

/** A fleet that is handed out. */
interface Handout {
  readonly connection: Connection;
  readonly coordination: Coordination;
  readonly queues: Queues;
  /** By their ids. */
  readonly open: Map<string, OpenJob>;
  /** All of them, also when they are finished, by the ids of their targets. */
  readonly jobOfTarget: ReadonlyMap<string, OpenJob>;
  /** Aborted with what `deliver` has thrown. */
  readonly fault: AbortController;
  /** Aborted with the fault, without Redis, or from outside. */
  readonly stop: AbortSignal;
  readonly giveUp: (line: string) => void;
}

async function handOut(connection: Connection, coordination: Coordination): Promise<number> {
  const { fleet, signal, say } = coordination;
  const { lost } = connection;
  const queues = { work: openQueue(connection, WORK), results: openQueue(connection, resultsQueue(fleet)) };
  const fault = new AbortController();
  const stop = AbortSignal.any([signal, lost, fault.signal]);
  let givenUp = 0;
  const giveUp = (line: string): void => {
    givenUp++;
    say(line);
  };
  const handout = { connection, coordination, queues, ...openJobs(coordination), fault, stop, giveUp };
  await refuseSecond(queues.results, connection);
  await forgetFailed(queues.work, fleet);
  const taker = takeResults(handout);
  try {
    await Promise.race([followJobs(handout).catch(refusedBy(connection)), ended(stop)]);
    await Promise.race([
      taker.close(connection.isSilent()),
      ended(lost),
      rest(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
  } finally {
    // Otherwise it would keep the process from its end, where Redis has refused a command.
    void taker.close(true).catch(ignore);
    void taker.getBackend().disconnectBlocking(false).catch(ignore);
  }
  if (fault.signal.aborted && !signal.aborted && !lost.aborted) throw fault.signal.reason;
  if (lost.aborted && !signal.aborted)
    throw new NoAudit(
      `${reasonOf(lost.reason)}; what is finished is stored, and the same command continues when Redis answers`,
    );
  return givenUp;
}

function openJobs({ fleet, units, isNew }: Coordination): Pick<Handout, 'open' | 'jobOfTarget'> {
  const open = new Map<string, OpenJob>();
  const jobOfTarget = new Map<string, OpenJob>();
  for (const unit of units) {
    const left = new Map(unit.targets.map(target => [target.id, target]));
    const job = { id: jobIdOf(fleet, unit), unit, left, due: isNew ? 0 : undefined };
    open.set(job.id, job);
    for (const id of left.keys()) jobOfTarget.set(id, job);
  }
  return { open, jobOfTarget };
}

/** Takes results out of the queue, one at a time, until the worker that it returns is closed. */
function takeResults(handout: Handout): Worker {
  const ResultWorker = lenientWorker(handout.connection);
  const take = (queued: QueuedJob, token = '') => takeResult(handout, queued, token);
  const taker = new ResultWorker(resultsQueue(handout.coordination.fleet), take, {
    connection: handout.connection.redis,
    prefix: PREFIX,
    concurrency: 1,
    runRetryDelay: 1_000,
    // What a coordinator that was killed had taken is taken again soon.
    lockDuration: 5_000,
    stalledInterval: 2_000,
    maxStalledCount: 1_000,
    // One that stayed, because no worker has added it, would keep out every later result of its target.
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  });
  return taker.on('error', ignore);
}

/** What cannot be delivered goes back into the queue. */
async function takeResult(
  { connection, coordination, open, jobOfTarget, fault, stop, giveUp }: Handout,
  queued: QueuedJob,
  token: string,
): Promise<void> {
  let message;
  try {
    message = messageIn(queued.data);
  } catch (error) {
    return giveUp(`a result in the queue cannot be used: ${reasonOf(error)}`);
  }
  if (message.kind === 'end') return void open.delete(message.job);
  const id = message.kind === 'wait' ? message.id : message.entry.id;
  const job = jobOfTarget.get(id);
  const target = job?.left.get(id);
  // It came twice.
  if (!job || !target) return;
  if (message.kind === 'wait') return coordination.onWait(target, message.until);
  const { entry, files, until, report } = message;
  // The next run would read it, and make it anew.
  if (report && !isReportOf(report, target, coordination.settings))
    return giveUp(
      `a result in the queue cannot be used: its report is not that of ${printable(target.url, 200)} in this fleet`,
    );
  try {
    stop.throwIfAborted();
    coordination.deliver({ target, entry, files, until });
  } catch (error) {
    fault.abort(error);
    await queued.moveToWait(token);
    throw new connection.bullmq.WaitingError();
  }
  job.left.delete(entry.id);
  if (job.left.size === 0) open.delete(job.id);
}

/** Adds the jobs that the queue does not have, and gives up those that failed, until all are finished. */
async function followJobs(handout: Handout): Promise<void> {
  const { connection, coordination, queues, open, stop } = handout;
  const { redis } = connection;
  const { fleet } = coordination;
  while (!stop.aborted && !((await isEmpty(queues.results)) && open.size === 0)) {
    await giveUpFailed(handout);
    // What is refused is noted a moment later.
    await noteCoordinator(redis, fleet).catch(ignore);
    await addMissing(handout);
    await waitFor(open, stop);
  }
  // A job may have failed since the last look, while the last result was taken.
  if (!stop.aborted) await giveUpFailed(handout);
  if (open.size > 0 || stop.aborted) return;
  await queues.results.obliterate({ force: true });
  await forgetFleet(redis, fleet);
}

async function giveUpFailed({ coordination, queues, open, giveUp }: Handout): Promise<void> {
  for (const { id, reason } of await takeFailed(queues.work, coordination.fleet)) {
    open.delete(id);
    giveUp(`the job ${printable(id, 80)} failed: ${reason}`);
  }
}

async function addMissing({ connection, coordination, queues, open }: Handout): Promise<void> {
  const { settings, lockMs = LOCK_MS } = coordination;
  const missing = await missingOf([...open.values()], queues.work, connection);
  const now = performance.now();
  // A worker may still have the job of an operator that Redis has lost.
  for (const job of missing)
    job.due ??= now + (job.unit.operator === null ? 0 : lockMs + windowOf(settings.rate));
  // A job that is gone has returned all its results, so that they have been taken where none is left. The first jobs
  // are added in the same way, because an earlier coordinator may have left results.
  const ready = missing.filter(({ due = 0 }) => due <= now);
  if (ready.length === 0 || !(await isEmpty(queues.results))) return;
  await noteRun(connection.redis);
  await addJobs(
    queues.work,
    ready.filter(({ id }) => open.has(id)),
    coordination,
  );
}

const reasonOf = (error: unknown): string =>
  printable(error instanceof Error ? error.message : String(error), 500);

/** What Redis answered to a command that it did not obey, such as for want of memory. */
const refusedBy =
  ({ address }: Connection) =>
  (error: unknown): never => {
    if (error instanceof Error && error.name === 'ReplyError')
      throw new NoAudit(`${address} refused a command: ${reasonOf(error)}`);
    throw error;
  };

/** Two coordinators would each get a part of the results. */
async function refuseSecond(results: Queue, { address }: Connection): Promise<void> {
  if ((await results.getWorkers()).some(({ rawname }) => rawname !== undefined))
    throw new UsageError(`--queue: another process is the coordinator of this fleet at ${address}`);
}

async function addJobs(
  work: Queue,
  jobs: readonly OpenJob[],
  { fleet, waits, settings }: Coordination,
): Promise<void> {
  const known = waits();
  for (let at = 0; at < jobs.length; at += ADDED_AT_ONCE) {
    const added = jobs.slice(at, at + ADDED_AT_ONCE);
    await work.addBulk(
      added.flatMap(({ id, left }) =>
        unitsOf([...left.values()], known).map(unit => ({
          name: 'unit',
          data: jobOf(fleet, unit, settings),
          opts: { ...ofJobs, jobId: id },
        })),
      ),
    );
    for (const job of added) job.due = undefined;
  }
}

/** Those that Redis no longer has: they are finished, or Redis has lost them. */
async function missingOf(jobs: readonly OpenJob[], work: Queue, { redis }: Connection): Promise<OpenJob[]> {
  if (jobs.length === 0) return [];
  const pipeline = redis.pipeline();
  for (const { id } of jobs) pipeline.exists(work.toKey(id));
  const found = await pipeline.exec();
  return jobs.filter((_job, at) => found?.[at]?.[1] === 0);
}

async function isEmpty(results: Queue): Promise<boolean> {
  const counts = await results.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
  return Object.values(counts).every(number => number === 0);
}

/** A job of this fleet, or one that no fleet has added. */
const concerns = (id: string, fleet: string): boolean =>
  id.startsWith(`${fleet}-`) || !/^[0-9a-f]{16}-[0-9a-f]{16}$/.test(id);

/** Of an earlier run: they are tried again. */
async function forgetFailed(work: Queue, fleet: string): Promise<void> {
  for (const id of await work.getRanges(['failed'], 0, -1))
    if (id.startsWith(`${fleet}-`)) await work.remove(id);
}

async function takeFailed(work: Queue, fleet: string): Promise<{ id: string; reason: string }[]> {
  const taken: { id: string; reason: string }[] = [];
  for (const id of await work.getRanges(['failed'], 0, 999)) {
    if (!concerns(id, fleet)) continue;
    const failed = await work.getJob(id).catch(ignore);
    taken.push({ id, reason: printable(failed?.failedReason ?? 'its data are not JSON', 500) });
    await work.remove(id);
  }
  return taken;
}

/** Until it is time to look at the queue again, or all jobs are finished. */
async function waitFor(open: ReadonlyMap<string, OpenJob>, signal: AbortSignal): Promise<void> {
  const until = Date.now() + LOOK_EVERY_MS;
  do await rest(20, undefined, { signal }).catch(ignore);
  while (!signal.aborted && open.size > 0 && Date.now() < until);
}
