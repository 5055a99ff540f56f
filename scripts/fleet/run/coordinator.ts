/** Hands the units of a fleet out as jobs, and takes the results out of the queue as they come. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Job as QueuedJob, Queue, Worker } from 'bullmq';
import { printable } from '../../../schemas/text/printable.js';
import { NoAudit, UsageError } from '../../cli/errors.js';
import { isObject } from '../../../suites/answers/reading.js';
import type { ListedTarget } from '../list/list.js';
import { isReportOf } from '../unit.js';
import type { Delivery, Settings, Unit } from '../unit.js';
import { unitsOf } from '../units.js';
import { PREFIX, ended, ignore, openQueue } from './connection.js';
import type { Connection } from './connection.js';
import { WORK, jobIdOf, jobOf, messageIn, resultsQueue } from './messages.js';

export interface Coordination {
  /** The name of the fleet. */
  readonly fleet: string;
  readonly units: readonly Unit[];
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
}

/** A job that is not finished. */
interface OpenJob {
  readonly id: string;
  /** Targets without a result, by their ids. */
  readonly left: Map<string, ListedTarget>;
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

/** A coordinator takes its failed jobs at once, unless it is gone: then they must not keep others from the operator. */
const TAKEN_WITHIN_MS = 60_000;

/** A fleet that is handed out. */
interface Handout {
  readonly connection: Connection;
  readonly coordination: Coordination;
  readonly work: Queue;
  readonly results: Queue;
  /** By their ids. */
  readonly open: Map<string, OpenJob>;
  /** All jobs, also finished ones, by the ids of their targets. */
  readonly jobOfTarget: ReadonlyMap<string, OpenJob>;
  /** Aborted with what `deliver` has thrown. */
  readonly fault: AbortController;
  /** Aborted with the fault, without Redis, or from outside. */
  readonly stop: AbortSignal;
  readonly giveUp: (line: string) => void;
}

/** Resolves to the number of jobs and results that had to be given up; each was told. */
export async function coordinate(connection: Connection, coordination: Coordination): Promise<number> {
  try {
    return await handOut(connection, coordination);
  } finally {
    connection.close();
  }
}

async function handOut(connection: Connection, coordination: Coordination): Promise<number> {
  const { fleet, units, signal, say } = coordination;
  const { lost } = connection;
  const [work, results] = [openQueue(connection, WORK), openQueue(connection, resultsQueue(fleet))];
  const fault = new AbortController();
  const stop = AbortSignal.any([signal, lost, fault.signal]);
  let givenUp = 0;
  const giveUp = (line: string): void => {
    givenUp++;
    say(line);
  };
  const jobs = units.map(unit => ({
    id: jobIdOf(fleet, unit),
    left: new Map(unit.targets.map(target => [target.id, target])),
  }));
  const open = new Map(jobs.map(job => [job.id, job]));
  const jobOfTarget = new Map(jobs.flatMap(job => [...job.left.keys()].map(id => [id, job] as const)));
  const handout = { connection, coordination, work, results, open, jobOfTarget, fault, stop, giveUp };
  await refuseSecond(results, connection);
  // Those of an earlier run are tried again.
  await takeFailed(handout);
  const taker = takeResults(handout);
  try {
    await Promise.race([followJobs(handout).catch(refusedBy(connection)), ended(stop)]);
    await Promise.race([
      taker.close(connection.isSilent()),
      ended(lost),
      rest(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
  } finally {
    // Otherwise it would keep the process from its end if Redis has refused a command.
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

/** Takes results out of the queue, one at a time, until the worker that it returns is closed. */
function takeResults(handout: Handout): Worker {
  const { bullmq, redis } = handout.connection;
  const take = (queued: QueuedJob, token = '') => takeResult(handout, queued, token);
  const taker = new bullmq.Worker(resultsQueue(handout.coordination.fleet), take, {
    connection: redis,
    prefix: PREFIX,
    concurrency: 1,
    runRetryDelay: 1_000,
    // What a coordinator that was killed had taken is taken again soon.
    lockDuration: 5_000,
    stalledInterval: 2_000,
    maxStalledCount: 1_000,
    // A result that stayed would keep out every later one of its target.
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
  // The next run would read it, and replace it.
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
  job.left.delete(id);
  if (job.left.size === 0) open.delete(job.id);
}

/** Adds the jobs that the queue does not have, and gives up those that failed, until all are finished. */
async function followJobs(handout: Handout): Promise<void> {
  const { results, open, stop } = handout;
  while (!stop.aborted && !((await isEmpty(results)) && open.size === 0)) {
    await giveUpFailed(handout);
    await addMissing(handout);
    const until = Date.now() + LOOK_EVERY_MS;
    do await rest(20, undefined, { signal: stop }).catch(ignore);
    while (!stop.aborted && open.size > 0 && Date.now() < until);
  }
  // A job may have failed since the last look, while the last result was taken.
  if (!stop.aborted) await giveUpFailed(handout);
  if (open.size === 0 && !stop.aborted) await results.obliterate({ force: true });
}

async function giveUpFailed(handout: Handout): Promise<void> {
  for (const { id = '', failedReason } of await takeFailed(handout)) {
    handout.open.delete(id);
    handout.giveUp(`the job ${printable(id, 80)} failed: ${printable(failedReason, 500)}`);
  }
}

/** Those of this fleet. */
async function takeFailed({ work, coordination: { fleet } }: Handout): Promise<QueuedJob[]> {
  const taken: QueuedJob[] = [];
  for (const job of (await work.getFailed(0, 999)) as (QueuedJob<unknown> | undefined)[]) {
    const isOwn = isObject(job?.data) && job.data['fleet'] === fleet;
    if (!job || (!isOwn && Date.now() - (job.finishedOn ?? 0) < TAKEN_WITHIN_MS)) continue;
    await work.remove(job.id ?? '');
    if (isOwn) taken.push(job);
  }
  return taken;
}

/** A job that is in the queue, of whatever fleet, keeps out any other with the same operator: it is added once that is gone. */
async function addMissing({ connection, coordination, work, results, open }: Handout): Promise<void> {
  const { fleet, waits, settings } = coordination;
  const missing = await missingOf([...open.values()], work, connection);
  // A job that is gone has returned all its results, so that they have been taken if none is left.
  if (missing.length === 0 || !(await isEmpty(results))) return;
  const known = waits();
  const added = missing.filter(({ id }) => open.has(id));
  for (let at = 0; at < added.length; at += ADDED_AT_ONCE)
    await work.addBulk(
      added.slice(at, at + ADDED_AT_ONCE).flatMap(({ id, left }) =>
        unitsOf([...left.values()], known).map(unit => ({
          name: 'unit',
          data: jobOf(fleet, unit, settings),
          opts: { ...ofJobs, jobId: id },
        })),
      ),
    );
}

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
