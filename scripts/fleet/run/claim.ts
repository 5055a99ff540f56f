/** The claim of a worker on an operator: of all fleets in a Redis server, one at a time asks it, and a window lies between two. */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { domainsOf } from '../list/operator.js';
import { LONGEST_WAIT_MS } from '../unit.js';
import type { Unit } from '../unit.js';
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

/** The values of keys that no worker holds. */
const PAUSE = 'pause';
const WAIT = 'wait';

/** Sets all keys, unless one of them has a value that is not the first argument. Times are those of Redis, whatever the clocks of the workers. */
const SET_ALL = `
local left, value = 0, ''
for _, key in ipairs(KEYS) do
  local found = redis.call('GET', key)
  if found and found ~= ARGV[1] then
    local ms = redis.call('PTTL', key)
    if ms > left then left, value = ms, found end
  end
end
if left == 0 then
  for _, key in ipairs(KEYS) do redis.call('SET', key, ARGV[2], 'PX', ARGV[3]) end
end
return {left, value}`;

/** Another list may name the operator by another of its domains. */
export function claimOn(redis: Redis, { operator, targets }: Unit, { ownMs, windowMs }: Terms): Claim {
  const token = randomUUID();
  const domains = operator === null ? [] : [...domainsOf(operator, targets)];
  const keys = domains.map(name => `${PREFIX}:operator:${name}`);
  const set = async (value: string, ms: number): Promise<Obstacle | undefined> => {
    if (keys.length === 0) return undefined;
    const found = await redis.eval(SET_ALL, keys.length, ...keys, token, value, Math.ceil(ms));
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
