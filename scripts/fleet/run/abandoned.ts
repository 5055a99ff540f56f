/** Fleets whose coordinator never comes back: what Redis holds of them is removed after a day. */
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { PREFIX, openQueue } from './connection.js';
import type { Connection } from './connection.js';
import { isFleet, resultsQueue } from './messages.js';

/** The names of all fleets of which Redis may hold something. */
const FLEETS = `${PREFIX}:fleets`;

/** It exists for a day after the coordinator of the fleet was last there. */
const coordinatorKey = (fleet: string): string => `${PREFIX}:coordinator:${fleet}`;
const DAY_S = 86_400;

/** To be called often by the coordinator of a fleet. */
export async function noteCoordinator(redis: Redis, fleet: string): Promise<void> {
  await redis.multi().sadd(FLEETS, fleet).set(coordinatorKey(fleet), '', 'EX', DAY_S).exec();
}

/** Once Redis holds nothing of a fleet. */
export async function forgetFleet(redis: Redis, fleet: string): Promise<void> {
  await redis.multi().srem(FLEETS, fleet).del(coordinatorKey(fleet)).exec();
}

/** Resolves to the fleets that were removed, each with the number of its jobs in the queue `work`. A coordinator that comes back meanwhile adds its jobs again. */
export async function clearAbandoned(
  connection: Connection,
  work: Queue,
): Promise<{ fleet: string; jobs: number }[]> {
  const { redis } = connection;
  const cleared: { fleet: string; jobs: number }[] = [];
  for (const fleet of await redis.smembers(FLEETS)) {
    if ((await redis.exists(coordinatorKey(fleet))) === 1) continue;
    const jobs = isFleet(fleet) ? await removeJobs(work, fleet) : 0;
    // What a worker is doing still returns a result.
    if (jobs === undefined) continue;
    if (isFleet(fleet)) {
      const results = openQueue(connection, resultsQueue(fleet));
      await results.obliterate({ force: true });
      await results.close();
    }
    await forgetFleet(redis, fleet);
    cleared.push({ fleet, jobs });
  }
  return cleared;
}

/** Resolves to their number; `undefined` where a worker has one of them. */
async function removeJobs(work: Queue, fleet: string): Promise<number | undefined> {
  const ids = await work.getRanges(['waiting', 'delayed', 'failed', 'active'], 0, -1);
  let removed = 0;
  let isActive = false;
  for (const id of ids.filter(each => each.startsWith(`${fleet}-`)))
    if ((await work.remove(id)) === 1) removed++;
    else isActive = true;
  return isActive ? undefined : removed;
}
