/** Takes units of any fleet out of the queue, audits them, and returns each result at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Job as QueuedJob, Queue } from 'bullmq';
import { printable } from '../../../schemas/text/printable.js';
import type { Politeness } from '../../../suites/http/exchange.js';
import { NoAudit } from '../../cli/errors.js';
import { DEFAULT_RATE, auditUnit, politenessFor } from '../unit.js';
import type { Delivery } from '../unit.js';
import { PREFIX } from './connection.js';
import type { Connection } from './connection.js';
import { WORK, jobIn, progressIn, resultOf, resultsQueue } from './messages.js';
import type { Job } from './messages.js';

interface Working {
  readonly concurrency: number;
  /** Hands back what is not done, and ends. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** A job whose worker has not renewed its lock for so long is given to another worker. */
const LOCK_MS = 30_000;
const STALLED_EVERY_MS = 10_000;

/** A worker that is ended from outside is no fault of the job, but a job that ends every worker is. */
const MOST_STALLS = 10;

/** Handing jobs back may take so long, with a Redis that does not answer. */
const CLOSE_WITHIN_MS = 10_000;

/** A worker waits while so many results have not been taken, so that Redis' memory remains bounded. */
const MOST_RESULTS = 200;

/** Resolves to the number of targets that were audited, once it is interrupted; rejects with a {@link NoAudit} where Redis is gone for good. */
export async function workOn(connection: Connection, { concurrency, signal, say }: Working): Promise<number> {
  const { bullmq, redis, lost } = connection;
  const drafts = mkdtempSync(join(tmpdir(), 'fleet-work-'));
  const queues = new Map<string, Queue>();
  const shared = { connection: redis, prefix: PREFIX };
  let audited = 0;

  const resultsOf = (fleet: string): Queue => {
    const queue = queues.get(fleet) ?? new bullmq.Queue(resultsQueue(fleet), shared);
    if (!queues.has(fleet)) queue.on('error', ignore);
    queues.set(fleet, queue);
    return queue;
  };

  /** BullMQ counts the parameters: only three of them make it pass a signal. */
  const perform = async (
    queued: QueuedJob,
    token: string | undefined,
    cancelled: AbortSignal | undefined,
  ): Promise<void> => {
    const job = checked(queued);
    const results = resultsOf(job.fleet);
    const stop = AbortSignal.any([signal, lost, ...(cancelled ? [cancelled] : [])]);
    // Two fleets may have the same target.
    const own = mkdtempSync(join(drafts, 'job-'));
    const refusal = await goOn(queued, job, {
      signal: stop,
      drafts: own,
      async note(done, politeness) {
        // Fails where Redis is gone, or another worker has the job.
        await queued.updateProgress({ done, politeness: politeness?.state }).catch(ignore);
      },
      async deliver(delivery, done, politeness) {
        await results.add('result', resultOf(delivery), { ...ofResults, jobId: `r-${delivery.target.id}` });
        audited++;
        await queued.updateProgress({ done, politeness: politeness?.state });
        if ((await queued.extendLock(token ?? '', LOCK_MS)) !== 1)
          throw new Error('another worker has the job');
        await roomIn(results, stop);
      },
    }).finally(() => rmSync(own, { recursive: true, force: true }));
    if (stop.aborted) {
      // Fails where another worker has the job, which changes nothing.
      await queued.moveToWait(token);
      throw new bullmq.WaitingError();
    }
    if (refusal !== undefined)
      await results.add('end', { kind: 'end', job: queued.id }, { ...ofResults, jobId: `e-${queued.id}` });
  };

  /** What is not JSON would be fetched again and again, because BullMQ fails on it before it can be failed. */
  class LenientWorker extends bullmq.Worker {
    protected override createJob(
      ...[raw, id]: Parameters<InstanceType<typeof bullmq.Worker>['createJob']>
    ): QueuedJob {
      try {
        return super.createJob(raw, id);
      } catch {
        return super.createJob({ ...raw, data: 'null' }, id);
      }
    }
  }

  const checked = (queued: QueuedJob): Job => {
    try {
      return jobIn(queued.id, queued.data);
    } catch (error) {
      const reason = printable(error instanceof Error ? error.message : String(error), 500);
      throw new bullmq.UnrecoverableError(reason);
    }
  };

  const worker = new LenientWorker(WORK, perform, {
    ...shared,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_EVERY_MS,
    maxStalledCount: MOST_STALLS,
    runRetryDelay: 1_000,
  });
  worker.on('error', ignore);
  worker.on('failed', (job, { message }) =>
    say(`the job ${printable(job?.id ?? '', 80)} failed: ${printable(message, 500)}`),
  );
  worker.on('lockRenewalFailed', ids => ids.forEach(id => worker.cancelJob(id)));
  // By then, another worker may have been given the jobs.
  connection.onSilence(LOCK_MS, () => worker.cancelAllJobs());

  try {
    await ended(AbortSignal.any([signal, lost]));
    await Promise.race([
      worker.close(connection.isSilent()),
      ended(lost),
      rest(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
  } finally {
    connection.close();
    void worker.getBackend().disconnectBlocking(false).catch(ignore);
    rmSync(drafts, { recursive: true, force: true });
  }
  if (lost.aborted) throw lost.reason instanceof NoAudit ? lost.reason : new NoAudit(String(lost.reason));
  return audited;
}

/** Those of BullMQ tell what `connection.ts` tells, or end a job, which is told. */
const ignore = (): void => undefined;

const ofResults = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface Continuation {
  readonly signal: AbortSignal;
  readonly drafts: string;
  /** Keeps the limits for the worker that goes on with the job, should this one be ended in the middle of an audit. */
  readonly note: (done: number, politeness: Politeness | undefined) => Promise<void>;
  readonly deliver: (delivery: Delivery, done: number, politeness: Politeness | undefined) => Promise<void>;
}

/** Audits the targets that no worker has done yet, within the limits that earlier ones have noted. */
async function goOn(
  queued: QueuedJob,
  job: Job,
  { signal, drafts, note, deliver }: Continuation,
): Promise<string | undefined> {
  const { operator, targets, quietUntil: asked = 0, settings } = job;
  const { done: before, politeness: noted } = progressIn(queued.progress, targets.length);
  // An earlier worker may have sent its last requests just now.
  const window = queued.attemptsStarted > 1 ? Math.max(10_000, 1000 / (settings.rate ?? DEFAULT_RATE)) : 0;
  const quietUntil = Math.max(Date.now() + window, noted?.notBefore ?? 0, asked);
  const politeness = politenessFor(job, settings, quietUntil, {
    refused: noted?.refused ?? 0,
    givenUp: noted?.givenUp ?? 0,
  });
  let done = before;
  return auditUnit({ operator, targets: targets.slice(before), quietUntil: asked }, settings, {
    signal,
    politeness,
    drafts,
    onWait: () => void note(done, politeness),
    deliver: delivery => deliver(delivery, ++done, politeness),
  });
}

async function roomIn(results: Queue, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await results.getWaitingCount()) >= MOST_RESULTS) await rest(500);
}
