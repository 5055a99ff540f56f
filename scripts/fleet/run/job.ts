/** A job: a unit of a fleet, audited for as long as this worker holds the job and the claim on its operator. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Job as QueuedJob, Queue } from 'bullmq';
import { printable } from '../../../schemas/text/printable.js';
import type { Politeness } from '../../../suites/http/exchange.js';
import { LONGEST_RETRY_AFTER_MS } from '../../../suites/http/busy.js';
import type { ListedTarget } from '../list/list.js';
import { auditUnit, politenessFor, stateOf, windowOf } from '../unit.js';
import type { Delivery, Surroundings } from '../unit.js';
import { claimOn } from './claim.js';
import type { Claim } from './claim.js';
import { ignore, restartOf } from './connection.js';
import type { Connection } from './connection.js';
import { openHold, ownMsOf } from './hold.js';
import type { Hold } from './hold.js';
import { jobIn, progressIn, resultOf } from './messages.js';
import type { Job } from './messages.js';

/** What all jobs of a worker share. */
export interface Shift {
  readonly connection: Connection;
  /** Hands back what is not done, and ends. */
  readonly signal: AbortSignal;
  readonly lockMs: number;
  /** The folder of all drafts. */
  readonly drafts: string;
  /** What keeps the jobs that are under way, by the tokens of their locks. */
  readonly kept: Map<string, Keeping>;
  readonly resultsOf: (fleet: string) => Queue;
  /** Renews the lock of a job, and with it what keeps the job. */
  readonly renew: (id: string, token: string) => Promise<unknown>;
  readonly onAudited: () => void;
}

/** What makes a job that of one worker, and its operator that of one job. */
export interface Keeping {
  readonly hold: Hold;
  readonly claim: Claim;
}

/** A worker waits while so many results have not been taken, so that Redis' memory remains bounded. */
const MOST_RESULTS = 200;

/** A worker waits so long for them to be taken, and then does the jobs of other fleets. */
const TAKEN_WITHIN_MS = 10_000;

/** A job that cannot be done now is looked at again after so long at most. */
const LATER_MS = 60_000;

const ofResults = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

/** Rejects with the errors by which BullMQ knows that a job is not finished, or never will be. */
export async function performJob(shift: Shift, queued: QueuedJob, token: string): Promise<void> {
  const { bullmq, redis } = shift.connection;
  const job = checkedJob(queued, bullmq);
  const results = shift.resultsOf(job.fleet);
  const postpone = async (ms: number): Promise<never> => {
    // A worker whose clock is fast returns it at once, again and again.
    await rest(100);
    await queued.moveToDelayed(Date.now() + ms, token);
    throw new bullmq.DelayedError();
  };
  if (await isFull(results)) return postpone(LATER_MS);
  const windowMs = windowOf(job.settings.rate);
  const hold = openHold(shift.lockMs);
  const claim = claimOn(redis, job.operator, { ownMs: ownMsOf(shift.lockMs), windowMs });
  const obstacle = await claim.take();
  const isAsked = obstacle?.isAsked === true && obstacle.ms > LONGEST_RETRY_AFTER_MS;
  if (obstacle && !isAsked) return postpone(Math.min(obstacle.ms, LATER_MS));
  const quietUntil = Math.max(job.quietUntil ?? 0, isAsked ? Date.now() + obstacle.ms : 0);
  const task = { queued, token, job: { ...job, quietUntil }, results, hold, claim, isAsked };
  const { isStuck, isStopped, refusal } = await auditJob(shift, task);
  if (isStuck) return postpone(LATER_MS);
  if (isStopped) {
    // Fails where another worker has the job, which changes nothing.
    await queued.moveToWait(token);
    throw new bullmq.WaitingError();
  }
  if (refusal !== undefined)
    await results.add('end', { kind: 'end', job: queued.id }, { ...ofResults, jobId: `e-${queued.id}` });
}

function checkedJob(queued: QueuedJob, bullmq: Connection['bullmq']): Job {
  try {
    return jobIn(queued.data);
  } catch (error) {
    const reason = printable(error instanceof Error ? error.message : String(error), 500);
    throw new bullmq.UnrecoverableError(reason);
  }
}

/** A job that can be done now. */
interface Task extends Keeping {
  readonly queued: QueuedJob;
  readonly token: string;
  readonly job: Job;
  readonly results: Queue;
  /** Whether the operator has asked not to be asked for longer than a worker waits. */
  readonly isAsked: boolean;
}

interface TaskEnd {
  /** Nobody takes its results. */
  readonly isStuck: boolean;
  /** Before all targets were done. */
  readonly isStopped: boolean;
  /** Why the operator is asked nothing more. */
  readonly refusal: string | undefined;
}

/** Audits what is left of a job, and returns each result at once. */
async function auditJob(shift: Shift, task: Task): Promise<TaskEnd> {
  const { connection, kept, lockMs } = shift;
  const { queued, token, job, results, hold, claim, isAsked } = task;
  const stuck = new AbortController();
  const stop = AbortSignal.any([shift.signal, connection.lost, hold.lost, stuck.signal]);
  const renew = () => shift.renew(queued.id ?? '', token);
  // Two fleets may have the same target.
  const drafts = join(shift.drafts, randomUUID());
  let { quietUntil = 0 } = job;
  let refusal: string | undefined;
  // Otherwise the operator is asked nothing.
  if (!isAsked) kept.set(token, { hold, claim });
  try {
    await renew();
    mkdirSync(drafts);
    refusal = await goOn(queued, job, {
      signal: stop,
      // Redis may have come back with data that are older than what a worker does that has not noticed yet.
      restMs: lockMs + windowOf(job.settings.rate) - (await restartOf(connection.redis)),
      drafts,
      isOwn: () => hold.isOwn(),
      async note({ target, until }, done, politeness) {
        quietUntil = Math.max(quietUntil, until);
        // Fails where Redis is gone, or another worker has the job.
        await Promise.all([
          queued.updateProgress({ done, politeness: politeness && stateOf(politeness) }),
          results.add('wait', { kind: 'wait', id: target.id, until }, ofResults),
        ]).catch(ignore);
      },
      async deliver(delivery, done, politeness) {
        const jobId = `r-${delivery.target.id}`;
        await results.add('result', resultOf(delivery), { ...ofResults, jobId });
        shift.onAudited();
        await queued.updateProgress({ done, politeness: politeness && stateOf(politeness) });
        await renew();
        if (done < job.targets.length && !(await isTaken(results, stop))) stuck.abort();
      },
    });
  } finally {
    kept.delete(token);
    rmSync(drafts, { recursive: true, force: true });
    // Redis does this before anything that it is asked afterwards.
    void claim.release(quietUntil).catch(ignore);
  }
  return { isStuck: stuck.signal.aborted, isStopped: stop.aborted, refusal };
}

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

/** Audits the targets that no worker has done yet, within the limits that earlier ones have noted. */
async function goOn(
  queued: QueuedJob,
  job: Job,
  { signal, restMs, drafts, isOwn, note, deliver }: Continuation,
): Promise<string | undefined> {
  const { operator, targets, quietUntil: asked = 0, settings } = job;
  const { done: before, politeness: noted } = progressIn(queued.progress);
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
