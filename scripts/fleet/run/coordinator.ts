/** Queues the units of a fleet as jobs, and takes the results as they arrive. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Job as QueuedJob } from 'bullmq';
import { printable } from '../../../schemas/text/printable.js';
import { NoAudit, UsageError } from '../../cli/errors.js';
import { isObject } from '../../../suites/answers/reading.js';
import type { ListedTarget } from '../list/list.js';
import { isReportOf, type Delivery, type Settings } from '../unit.js';
import { unitsOf, type Unit } from '../entries.js';
import { PREFIX, closed, ended, ignore, openQueue, type Connection } from './connection.js';
import { WORK, jobIdOf, jobOf, messageIn, resultsQueue } from './messages.js';

export interface Coordination {
  readonly fleet: string;
  readonly units: readonly Unit[];
  /** The current waits of operators, in milliseconds since the epoch. */
  readonly waits: () => ReadonlyMap<string, number>;
  readonly settings: Settings;
  /** Ends, and leaves the jobs in the queue. */
  readonly signal: AbortSignal;
  /** If it throws, everything ends with that error; the result stays in the queue. */
  readonly deliver: (delivery: Delivery) => void;
  /** Called when an operator asks for silence until a time, in milliseconds since the epoch. */
  readonly onWait: (target: ListedTarget, until: number) => void;
  readonly say: (line: string) => void;
}

/** Attempts after a worker's fault, such as a full disk; stalled jobs are not counted. */
const ofJobs = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: true,
  removeOnFail: { count: 10_000 },
};

/** A remaining result would block later ones of its target. What a killed coordinator had taken is taken again soon. */
const ofTaker = {
  prefix: PREFIX,
  concurrency: 1,
  runRetryDelay: 1_000,
  lockDuration: 5_000,
  stalledInterval: 2_000,
  maxStalledCount: 1_000,
  removeOnComplete: { count: 0 },
  removeOnFail: { count: 0 },
};

const LOOK_EVERY_MS = 1_000;
const CLOSE_WITHIN_MS = 5_000;
const ADDED_AT_ONCE = 200;

/** A coordinator takes its failed jobs at once; after this time it is gone, and they must not block the operator. */
const TAKEN_WITHIN_MS = 60_000;

/** Resolves to the number of jobs and results that were given up, each with a message. */
export async function coordinate(
  connection: Connection,
  { fleet, units, waits, settings, signal, deliver, onWait, say }: Coordination,
): Promise<number> {
  const { bullmq, redis, lost, address } = connection;
  const [work, results] = [openQueue(connection, WORK), openQueue(connection, resultsQueue(fleet))];
  const fault = new AbortController();
  const stop = AbortSignal.any([signal, lost, fault.signal]);
  /** The targets without a result, by the ids of unfinished jobs. */
  const open = new Map(
    units.map(unit => [jobIdOf(fleet, unit), new Map(unit.targets.map(target => [target.id, target]))]),
  );
  const jobOfTarget = new Map([...open].flatMap(([job, left]) => [...left.keys()].map(id => [id, job])));
  let givenUp = 0;
  const giveUp = (line: string): void => {
    givenUp++;
    say(line);
  };

  const isEmpty = async (): Promise<boolean> => {
    const counts = await results.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
    return Object.values(counts).every(number => number === 0);
  };

  /** An undelivered result goes back into the queue. */
  const take = async (queued: QueuedJob, token = ''): Promise<void> => {
    let message;
    try {
      message = await messageIn(queued.data);
    } catch (error) {
      return giveUp(`a result in the queue cannot be used: ${reasonOf(error)}`);
    }
    if (message.kind === 'end') return void open.delete(message.job);
    const id = message.kind === 'wait' ? message.id : message.entry.id;
    const job = jobOfTarget.get(id) ?? '';
    const target = open.get(job)?.get(id);
    // A duplicate.
    if (!target) return;
    if (message.kind === 'wait') return onWait(target, message.until);
    const { entry, files, until, report } = message;
    // The next run would replace it.
    if (report && !isReportOf(report, target, settings))
      return giveUp(
        `a result in the queue cannot be used: its report is not that of ${printable(target.url, 200)} in this fleet`,
      );
    try {
      stop.throwIfAborted();
      deliver({ target, entry, files, until, report });
    } catch (error) {
      fault.abort(error);
      await queued.moveToWait(token);
      throw new bullmq.WaitingError();
    }
    open.get(job)?.delete(id);
    if (open.get(job)?.size === 0) open.delete(job);
  };

  const takeFailed = async (): Promise<QueuedJob[]> => {
    const taken: QueuedJob[] = [];
    for (const job of (await work.getFailed(0, 999)) as (QueuedJob<unknown> | undefined)[]) {
      const isOwn = isObject(job?.data) && job.data['fleet'] === fleet;
      if (!job || (!isOwn && Date.now() - (job.finishedOn ?? 0) < TAKEN_WITHIN_MS)) continue;
      await work.remove(job.id ?? '');
      if (isOwn) taken.push(job);
    }
    return taken;
  };
  const giveUpFailed = async (): Promise<void> => {
    for (const { id = '', failedReason } of await takeFailed()) {
      open.delete(id);
      giveUp(`the job ${printable(id, 80)} failed: ${printable(failedReason, 500)}`);
    }
  };

  /** Adds jobs; one of the same operator in the queue, of any fleet, has to finish first. */
  const addMissing = async (): Promise<void> => {
    const ids = [...open.keys()];
    const pipeline = redis.pipeline();
    for (const id of ids) pipeline.exists(work.toKey(id));
    const found = ids.length === 0 ? [] : await pipeline.exec();
    const missing = ids.filter((_id, at) => found?.[at]?.[1] === 0);
    // A finished job has returned all its results, so they have been taken if the queue is empty.
    if (missing.length === 0 || !(await isEmpty())) return;
    const known = waits();
    const jobs = missing.flatMap(jobId =>
      unitsOf([...(open.get(jobId)?.values() ?? [])], known).map(unit => ({
        name: 'unit',
        data: jobOf(fleet, unit, settings),
        opts: { ...ofJobs, jobId },
      })),
    );
    for (let at = 0; at < jobs.length; at += ADDED_AT_ONCE)
      await work.addBulk(jobs.slice(at, at + ADDED_AT_ONCE));
  };

  /** Adds missing jobs and gives up failed ones until all are finished. */
  const followJobs = async (): Promise<void> => {
    while (!stop.aborted && !((await isEmpty()) && open.size === 0)) {
      await giveUpFailed();
      await addMissing();
      const until = Date.now() + LOOK_EVERY_MS;
      do await rest(20, undefined, { signal: stop }).catch(ignore);
      while (!stop.aborted && open.size > 0 && Date.now() < until);
    }
    // A job may have failed while the last result was taken.
    if (!stop.aborted) await giveUpFailed();
    if (open.size === 0 && !stop.aborted) await results.obliterate({ force: true });
  };

  try {
    // Two coordinators would each get only some of the results.
    if ((await results.getWorkers()).some(({ rawname }) => rawname !== undefined))
      throw new UsageError(`--queue: another process is the coordinator of this fleet at ${address}`);
    // Retry the failed jobs of an earlier run.
    await takeFailed();
    const taker = new bullmq.Worker(resultsQueue(fleet), take, { ...ofTaker, connection: redis });
    taker.on('error', ignore);
    try {
      await Promise.race([followJobs(), ended(stop)]);
      await closed(taker.close(connection.isSilent()), lost, CLOSE_WITHIN_MS);
    } catch (error) {
      // Redis rejected a command, for example for lack of memory.
      if (!(error instanceof Error) || error.name !== 'ReplyError') throw error;
      throw new NoAudit(`${address} refused a command: ${reasonOf(error)}`);
    } finally {
      // An open taker would keep the process alive after Redis has rejected a command.
      void taker.close(true).catch(ignore);
      void taker.getBackend().disconnectBlocking(false).catch(ignore);
    }
  } finally {
    connection.close();
  }
  if (fault.signal.aborted && !signal.aborted && !lost.aborted) throw fault.signal.reason;
  if (lost.aborted && !signal.aborted)
    throw new NoAudit(
      `${reasonOf(lost.reason)}; what is finished is stored, and the same command continues when Redis answers`,
    );
  return givenUp;
}

const reasonOf = (error: unknown) => printable(error instanceof Error ? error.message : String(error), 500);
