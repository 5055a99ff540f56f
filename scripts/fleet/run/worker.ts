/** Takes units of any fleet out of the queue, audits them, and returns each result at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Queue, Worker } from 'bullmq';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { NoAudit } from '../../cli/errors.js';
import { clearAbandoned } from './abandoned.js';
import { PREFIX, ended, ignore, lenientWorker, openQueue } from './connection.js';
import type { Connection } from './connection.js';
import { LOCK_MS } from './hold.js';
import { performJob } from './job.js';
import type { Keeping, Shift } from './job.js';
import { WORK, resultsQueue } from './messages.js';

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

const SWEEP_EVERY_MS = 3_600_000;

/** Resolves to the number of targets that were audited, once it is interrupted; rejects with a {@link NoAudit} where Redis is gone for good. */
export async function workOn(
  connection: Connection,
  { concurrency, signal, say, lockMs = LOCK_MS }: Working,
): Promise<number> {
  const { lost } = connection;
  const drafts = mkdtempSync(join(tmpdir(), 'fleet-work-'));
  const kept = new Map<string, Keeping>();
  let audited = 0;
  const stopSweeping = await sweepNowAndThen(connection, say);
  const worker: Worker = openWorker(
    {
      connection,
      signal,
      lockMs,
      drafts,
      kept,
      resultsOf: openResults(connection),
      renew: (id, token) => worker.extendJobLocks([id], [token], lockMs),
      onAudited: () => void audited++,
    },
    concurrency,
    say,
  );
  const beat = setInterval(() => kept.forEach(({ hold }) => hold.isOwn()), lockMs / 30).unref();
  try {
    await ended(AbortSignal.any([signal, lost]));
    await Promise.race([
      worker.close(connection.isSilent()),
      ended(lost),
      rest(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
  } finally {
    clearInterval(beat);
    stopSweeping();
    connection.close();
    void worker.getBackend().disconnectBlocking(false).catch(ignore);
    rmSync(drafts, { recursive: true, force: true });
  }
  if (lost.aborted) throw lost.reason instanceof NoAudit ? lost.reason : new NoAudit(String(lost.reason));
  return audited;
}

/** The queue of each fleet, opened once. */
function openResults(connection: Connection): Shift['resultsOf'] {
  const queues = new Map<string, Queue>();
  return fleet => {
    const queue = queues.get(fleet) ?? openQueue(connection, resultsQueue(fleet));
    queues.set(fleet, queue);
    return queue;
  };
}

function openWorker(shift: Shift, concurrency: number, say: Working['say']): Worker {
  const { connection, lockMs } = shift;
  const HoldingWorker = holdingWorker(connection, shift.kept);
  const worker = new HoldingWorker(WORK, (queued, token = '') => performJob(shift, queued, token), {
    connection: connection.redis,
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
  return worker;
}

/** Workers that renew the claim on an operator with the lock of its job, and notice when either is no longer theirs. */
function holdingWorker(connection: Connection, kept: ReadonlyMap<string, Keeping>) {
  return class HoldingWorker extends lenientWorker(connection) {
    override async extendJobLocks(ids: string[], tokens: string[], duration: number): Promise<string[]> {
      const asked = performance.now();
      const refused = await super.extendJobLocks(ids, tokens, duration);
      await Promise.all(
        ids.map(async (id, at) => {
          const own = kept.get(tokens[at] ?? '');
          if (!own) return;
          if (refused.includes(id) || (await own.claim.take())) own.hold.lose();
          else own.hold.renew(asked);
        }),
      );
      return refused;
    }
  };
}

/** Removes the fleets that nobody coordinates any more. @returns how to end that */
async function sweepNowAndThen(connection: Connection, say: Working['say']): Promise<() => void> {
  const work = openQueue(connection, WORK);
  const sweep = async (): Promise<void> => {
    for (const { fleet, jobs } of await clearAbandoned(connection, work))
      say(
        `the fleet ${printable(fleet, 40)} and ${count(jobs, 'job')} of it were removed, because its coordinator has been away for a day`,
      );
  };
  const sweeps = setInterval(() => void sweep().catch(ignore), SWEEP_EVERY_MS).unref();
  await sweep().catch(ignore);
  return () => clearInterval(sweeps);
}
