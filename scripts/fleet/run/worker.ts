/** Takes units of any fleet out of the queue, audits them, and returns each result at once. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Job as QueuedJob, Queue } from 'bullmq';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Politeness } from '../../../suites/http/exchange.js';
import { LONGEST_RETRY_AFTER_MS } from '../../../suites/http/busy.js';
import { NoAudit } from '../../cli/errors.js';
import type { Entry } from '../journal.js';
import type { ListedTarget } from '../list/list.js';
import { auditUnit, politenessFor, windowOf } from '../unit.js';
import type { Delivery, Surroundings } from '../unit.js';
import { clearAbandoned } from './abandoned.js';
import { claimOn } from './claim.js';
import type { Claim } from './claim.js';
import { PREFIX, openQueue, restartOf } from './connection.js';
import type { Connection } from './connection.js';
import { LOCK_MS, openHold, ownMsOf } from './hold.js';
import type { Hold } from './hold.js';
import { WORK, jobIn, progressIn, resultOf, resultsQueue } from './messages.js';
import type { Job } from './messages.js';

interface Working {
  readonly concurrency: number;
  /** Hands back what is not done, and ends. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly lockMs?: number;
}

/** A worker that is ended from outside is no fault of the job, but a job that ends every worker is. */
const MOST_STALLS = 10;

/** Handing jobs back may take so long, with a Redis that does not answer. */
const CLOSE_WITHIN_MS = 10_000;

/** A worker waits while so many results have not been taken, so that Redis' memory remains bounded. */
const MOST_RESULTS = 200;

/** A worker waits so long for them to be taken, and then does the jobs of other fleets. */
const TAKEN_WITHIN_MS = 10_000;

/** A job that cannot be done now is looked at again after so long at most. */
const LATER_MS = 60_000;

const SWEEP_EVERY_MS = 3_600_000;

/** Resolves to the number of targets that were audited, once it is interrupted; rejects with a {@link NoAudit} where Redis is gone for good. */
export async function workOn(
  connection: Connection,
  { concurrency, signal, say, lockMs = LOCK_MS }: Working,
): Promise<number> {
  const { bullmq, redis, lost } = connection;
  const drafts = mkdtempSync(join(tmpdir(), 'fleet-work-'));
  const queues = new Map<string, Queue>();
  /** Of the jobs that are under way, by the tokens of their locks. */
  const owned = new Map<string, { readonly hold: Hold; readonly claim: Claim }>();
  let audited = 0;

  const resultsOf = (fleet: string): Queue => {
    const queue = queues.get(fleet) ?? openQueue(connection, resultsQueue(fleet));
    queues.set(fleet, queue);
    return queue;
  };

  const perform = async (queued: QueuedJob, token = ''): Promise<void> => {
    const job = checked(queued);
    const results = resultsOf(job.fleet);
    if (await isFull(results)) return postpone(queued, token, LATER_MS);
    const windowMs = windowOf(job.settings.rate);
    const hold = openHold(lockMs);
    const claim = claimOn(redis, job.operator, { ownMs: ownMsOf(lockMs), windowMs });
    const obstacle = await claim.take();
    const isAsked = obstacle?.isAsked === true && obstacle.ms > LONGEST_RETRY_AFTER_MS;
    if (obstacle && !isAsked) return postpone(queued, token, Math.min(obstacle.ms, LATER_MS));
    let quietUntil = Math.max(job.quietUntil ?? 0, isAsked ? Date.now() + obstacle.ms : 0);
    const full = new AbortController();
    const stop = AbortSignal.any([signal, lost, hold.lost, full.signal]);
    const renew = () => worker.extendJobLocks([queued.id ?? ''], [token], lockMs);
    // Two fleets may have the same target.
    const own = join(drafts, randomUUID());
    let refusal: string | undefined;
    // Otherwise the operator is asked nothing.
    if (!isAsked) owned.set(token, { hold, claim });
    try {
      await renew();
      mkdirSync(own);
      refusal = await goOn(
        queued,
        { ...job, quietUntil },
        {
          signal: stop,
          // Redis may have come back with data that are older than what a worker does that has not noticed yet.
          restMs: lockMs + windowMs - (await restartOf(redis)),
          drafts: own,
          isOwn: () => hold.isOwn(),
          async note({ target, until }, done, politeness) {
            quietUntil = Math.max(quietUntil, until);
            // Fails where Redis is gone, or another worker has the job.
            await Promise.all([
              queued.updateProgress({ done, politeness: politeness?.state }),
              results.add('wait', resultOf({ target, entry: waitOf(target, until), files: {} }), ofResults),
            ]).catch(ignore);
          },
          async deliver(delivery, done, politeness) {
            const jobId = `r-${delivery.target.id}`;
            await results.add('result', resultOf(delivery), { ...ofResults, jobId });
            audited++;
            await queued.updateProgress({ done, politeness: politeness?.state });
            await renew();
            if (done < job.targets.length && !(await isTaken(results, stop))) full.abort();
          },
        },
      );
    } finally {
      owned.delete(token);
      rmSync(own, { recursive: true, force: true });
      // Redis does this before anything that it is asked afterwards.
      void claim.release(quietUntil).catch(ignore);
    }
    if (full.signal.aborted) return postpone(queued, token, LATER_MS);
    if (stop.aborted) {
      // Fails where another worker has the job, which changes nothing.
      await queued.moveToWait(token);
      throw new bullmq.WaitingError();
    }
    if (refusal !== undefined)
      await results.add('end', { kind: 'end', job: queued.id }, { ...ofResults, jobId: `e-${queued.id}` });
  };

  const postpone = async (queued: QueuedJob, token: string, ms: number): Promise<never> => {
    // A worker whose clock is fast returns it at once, again and again.
    await rest(100);
    await queued.moveToDelayed(Date.now() + ms, token);
    throw new bullmq.DelayedError();
  };

  class LenientWorker extends bullmq.Worker {
    override async extendJobLocks(ids: string[], tokens: string[], duration: number): Promise<string[]> {
      const asked = performance.now();
      const refused = await super.extendJobLocks(ids, tokens, duration);
      await Promise.all(
        ids.map(async (id, at) => {
          const own = owned.get(tokens[at] ?? '');
          if (!own) return;
          if (refused.includes(id) || (await own.claim.take())) own.hold.lose();
          else own.hold.renew(asked);
        }),
      );
      return refused;
    }

    /** What is not JSON would be fetched again and again, because BullMQ fails on it before it can be failed. */
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

  const work = openQueue(connection, WORK);
  const sweep = async (): Promise<void> => {
    for (const { fleet, jobs } of await clearAbandoned(connection, work))
      say(
        `the fleet ${printable(fleet, 40)} and ${count(jobs, 'job')} of it were removed, because its coordinator has been away for a day`,
      );
  };
  const sweeps = setInterval(() => void sweep().catch(ignore), SWEEP_EVERY_MS).unref();
  await sweep().catch(ignore);

  const worker = new LenientWorker(WORK, perform, {
    connection: redis,
    prefix: PREFIX,
    concurrency,
    lockDuration: lockMs,
    // Often enough to notice soon that Redis has lost a job.
    lockRenewTime: lockMs / 6,
    stalledInterval: lockMs / 3,
    maxStalledCount: MOST_STALLS,
    runRetryDelay: 1_000,
  });
  worker.on('error', ignore);
  worker.on('failed', (job, { message }) =>
    say(`the job ${printable(job?.id ?? '', 80)} failed: ${printable(message, 500)}`),
  );
  const beat = setInterval(() => owned.forEach(({ hold }) => hold.isOwn()), lockMs / 30).unref();

  try {
    await ended(AbortSignal.any([signal, lost]));
    await Promise.race([
      worker.close(connection.isSilent()),
      ended(lost),
      rest(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
  } finally {
    clearInterval(beat);
    clearInterval(sweeps);
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

interface Continuation extends Pick<Surroundings, 'drafts' | 'isOwn'> {
  readonly signal: AbortSignal;
  /** Before the first request. */
  readonly restMs: number;
  /** Keeps the limits for the worker that goes on with the job, should this one be ended in the middle of an audit. */
  readonly note: (wait: Wait, done: number, politeness: Politeness | undefined) => Promise<void>;
  readonly deliver: (delivery: Delivery, done: number, politeness: Politeness | undefined) => Promise<void>;
}

/** The operator asked for it while a target was audited. */
interface Wait {
  readonly target: ListedTarget;
  readonly until: number;
}

const waitOf = ({ id }: ListedTarget, until: number): Entry => ({
  id,
  state: 'pending',
  at: new Date().toISOString(),
  quietUntil: new Date(until).toISOString(),
});

/** Audits the targets that no worker has done yet, within the limits that earlier ones have noted. */
async function goOn(
  queued: QueuedJob,
  job: Job,
  { signal, restMs, drafts, isOwn, note, deliver }: Continuation,
): Promise<string | undefined> {
  const { operator, targets, quietUntil: asked = 0, settings } = job;
  const { done: before, politeness: noted } = progressIn(queued.progress, targets.length);
  // The clock of the earlier worker may be fast.
  const notBefore = Math.min(noted?.notBefore ?? 0, Date.now() + LONGEST_RETRY_AFTER_MS);
  const quietUntil = Math.max(Date.now() + restMs, notBefore, asked);
  const politeness = politenessFor(job, settings, quietUntil, {
    refused: noted?.refused ?? 0,
    givenUp: noted?.givenUp ?? 0,
  });
  let done = before;
  return auditUnit({ operator, targets: targets.slice(before), quietUntil: asked }, settings, {
    signal,
    politeness,
    drafts,
    isOwn,
    onWait: (target, until) => void note({ target, until }, done, politeness),
    deliver: delivery => deliver(delivery, ++done, politeness),
  });
}

const isFull = async (results: Queue): Promise<boolean> => (await results.getWaitingCount()) >= MOST_RESULTS;

/** Whether the coordinator takes results. */
async function isTaken(results: Queue, signal: AbortSignal): Promise<boolean> {
  const until = performance.now() + TAKEN_WITHIN_MS;
  while (!signal.aborted && (await isFull(results))) {
    if (performance.now() > until) return false;
    await rest(500);
  }
  return true;
}
