/** The claim of a worker on an operator: of all fleets in a Redis server, one at a time asks it, and a window lies between two. */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LONGEST_WAIT_MS } from '../unit.js';
import { PREFIX } from './connection.js';

export interface Claim {
  /** Takes the operator, or keeps it; resolves to what stands against that. */
  take(): Promise<Obstacle | undefined>;
  /** Leaves it to others: after a window, or once a wait is over that it has asked for. @param until by `Date.now()` */
  release(until: number): Promise<void>;
}

interface Obstacle {
  /** For how long at most; another worker may renew it. */
  readonly ms: number;
  /** Whether the operator itself has asked not to be asked. */
  readonly isAsked: boolean;
}

interface Terms {
  /** For how long the worker asks after it has last kept the claim. */
  readonly ownMs: number;
  readonly windowMs: number;
}

/** The values of a key that no worker holds. */
const PAUSE = 'pause';
const WAIT = 'wait';

/** Sets the key unless it has another value than the first argument. Times are those of Redis, whatever the clocks of the workers. */
const SET = `
local value = redis.call('GET', KEYS[1])
if value and value ~= ARGV[1] then
  local ms = redis.call('PTTL', KEYS[1])
  if ms > 0 then return {ms, value} end
end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return {0, ''}`;

/** @param operator `null` for loopback, which nobody needs to claim */
export function claimOn(redis: Redis, operator: string | null, { ownMs, windowMs }: Terms): Claim {
  const token = randomUUID();
  const set = async (value: string, ms: number): Promise<Obstacle | undefined> => {
    if (operator === null) return undefined;
    const found = await redis.eval(SET, 1, `${PREFIX}:operator:${operator}`, token, value, Math.ceil(ms));
    const [left, by] = found as [left: number, by: string];
    return left === 0 ? undefined : { ms: left, isAsked: by === WAIT };
  };
  return {
    // Should the worker be killed, the window begins when it would have stopped.
    take: () => set(token, ownMs + windowMs),
    async release(until) {
      const ms = Math.min(until - Date.now(), LONGEST_WAIT_MS);
      await (ms > windowMs ? set(WAIT, ms) : set(PAUSE, windowMs));
    },
  };
}
