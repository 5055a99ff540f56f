/** Takes jobs of any fleet from the queue, audits their targets one after another, and returns each result at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job as QueuedJob, Queue } from 'bullmq';
import { printable } from '../../../schemas/text/printable.js';
import { NoAudit } from '../../cli/errors.js';
import { LONGEST_WAIT_MS, auditUnit, politenessFor, stateOf, windowOf } from '../unit.js';
import { PREFIX, closed, ended, ignore, openQueue, type Connection } from './connection.js';
import { WORK, jobIn, progressIn, resultOf, resultsQueue, type Job } from './messages.js';

interface Working {
  readonly concurrency: number;
  /** Ends, and hands back the rest. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly lockMs?: number;
}

/** A worker that has not renewed its lock for this long loses its job to another. */
const LOCK_MS = 10_000;

/** A killed worker is not the fault of the job, but a job that kills every worker is. */
const MOST_STALLS = 10;

/** The most time to hand jobs back, if Redis does not answer. */
const CLOSE_WITHIN_MS = 10_000;

/** A job ends early if this many results are not taken: its coordinator adds the rest again. */
const MOST_RESULTS = 200;

const ofResults = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

/** Resolves to the number of audited targets once interrupted; rejects with a {@link NoAudit} if Redis is gone for good. */
export async function workOn(
  connection: Connection,
  { concurrency, signal, say, lockMs = LOCK_MS }: Working,
): Promise<number> {
  const { bullmq, redis, lost } = connection;
  const drafts = mkdtempSync(join(tmpdir(), 'fleet-work-'));
  const queues = new Map<string, Queue>();
  let audited = 0;

  const resultsOf = (fleet: string): Queue => {
    const queue = queues.get(fleet) ?? openQueue(connection, resultsQueue(fleet));
    queues.set(fleet, queue);
    return queue;
  };

  /** Audits the remaining targets of a job. Rejects with the errors that tell BullMQ that a job is unfinished or hopeless. */
  const performJob = async (queued: QueuedJob, token = ''): Promise<void> => {
    let job: Job;
    try {
      job = jobIn(queued.data);
    } catch (error) {
      throw new bullmq.UnrecoverableError(printable(error instanceof Error ? error.message : '', 500));
    }
    const { operator, targets, settings } = job;
    const results = resultsOf(job.fleet);
    if (await isFull(results)) return;
    const lock = await holdLock(queued, token, lockMs);
    const full = new AbortController();
    const stop = AbortSignal.any([signal, lost, lock.lost, full.signal]);
    const waitKey = `${PREFIX}:wait:${operator}`;
    try {
      const noted = Math.min(Number(await redis.get(waitKey)), Date.now() + LONGEST_WAIT_MS);
      const { done: before, politeness: earlier } = progressIn(queued.progress);
      const quietUntil = Math.max(job.quietUntil ?? 0, noted);
      const unit = { operator, targets: targets.slice(before), quietUntil };
      let done = before;
      // Until then, another job, or a worker unaware that it lost its lock, may have asked the operator.
      const lastAsked = Date.now() + renewedEvery(lockMs);
      const politeness = politenessFor(unit, settings, lastAsked + windowOf(settings.rate), {
        refused: earlier?.refused ?? 0,
        givenUp: earlier?.givenUp ?? 0,
      });
      const note = () => queued.updateProgress({ done, politeness: politeness && stateOf(politeness) });
      const refusal = await auditUnit(unit, settings, {
        signal: stop,
        politeness,
        drafts: mkdtempSync(join(drafts, 'job-')),
        isOwn: () => lock.isOwn(),
        onWait({ id }, until) {
          // Fails if Redis is gone, or another worker has the job.
          void Promise.all([
            redis.set(waitKey, until, 'PX', Math.max(1, until - Date.now())),
            results.add('wait', { kind: 'wait', id, until }, ofResults),
            note(),
          ]).catch(ignore);
        },
        async deliver(delivery) {
          const jobId = `r-${delivery.target.id}`;
          await results.add('result', resultOf(delivery), { ...ofResults, jobId });
          audited++;
          done++;
          await note();
          if (await isFull(results)) full.abort();
        },
      });
      if (full.signal.aborted) return;
      if (stop.aborted) {
        // Fails harmlessly if another worker has the job.
        await queued.moveToWait(token).catch(ignore);
        throw new bullmq.WaitingError();
      }
      if (refusal !== undefined)
        await results.add('end', { kind: 'end', job: queued.id }, { ...ofResults, jobId: `e-${queued.id}` });
    } finally {
      lock.end();
    }
  };

  const worker = new bullmq.Worker(WORK, performJob, {
    connection: redis,
    prefix: PREFIX,
    concurrency,
    lockDuration: lockMs,
    // Each job renews its own lock, to know how long it certainly lasts.
    skipLockRenewal: true,
    stalledInterval: lockMs / 4,
    maxStalledCount: MOST_STALLS,
    runRetryDelay: 1_000,
  });
  worker.on('error', ignore);
  worker.on('failed', (job, { message }) =>
    say(`the job ${printable(job?.id ?? '', 80)} failed: ${printable(message, 500)}`),
  );
  try {
    await ended(AbortSignal.any([signal, lost]));
    await closed(worker.close(connection.isSilent()), lost, CLOSE_WITHIN_MS);
  } finally {
    connection.close();
    void worker.getBackend().disconnectBlocking(false).catch(ignore);
    rmSync(drafts, { recursive: true, force: true });
  }
  if (lost.aborted) throw lost.reason instanceof NoAudit ? lost.reason : new NoAudit(String(lost.reason));
  return audited;
}

const isFull = async (results: Queue): Promise<boolean> => (await results.getWaitingCount()) >= MOST_RESULTS;

const renewedEvery = (lockMs: number): number => lockMs / 6;

async function holdLock(queued: QueuedJob, token: string, lockMs: number) {
  const lost = new AbortController();
  let renewed = performance.now();
  const renew = async (): Promise<void> => {
    const asked = performance.now();
    // Redis extends it at that moment or later.
    if ((await queued.extendLock(token, lockMs)) === 1) renewed = asked;
    else lost.abort();
  };
  // Checked before each request, because no timer has fired after a pause of the process. The last request arrives before the lock expires.
  const isOwn = (): boolean => {
    if (performance.now() - renewed > (lockMs * 2) / 3) lost.abort();
    return !lost.signal.aborted;
  };
  await renew();
  const timer = setInterval(() => {
    if (isOwn()) renew().catch(ignore);
    // A job that waits for a dead Redis must not keep the process alive.
  }, renewedEvery(lockMs)).unref();
  // Aborted once the job may belong to another worker.
  return { lost: lost.signal, isOwn, end: () => clearInterval(timer) };
}
