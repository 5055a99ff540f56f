/** Lets one process at a time write into the folder of a fleet: it holds a lock file, and rewrites it every second. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { printable } from '../../schemas/text/printable.js';
import { NotWritten, UsageError, codeOf } from '../cli/errors.js';

const LOCK = '.lock';
const BEAT_MS = 1_000;
/** A lock unchanged for this long belongs to a dead process, whatever the clocks of the machines. */
const DEAD_MS = 10_000;
const LOOK_EVERY_MS = 200;

/** Rejects with a {@link UsageError} if another process writes into the folder. */
export async function lockFolder(dir: string) {
  const path = join(dir, LOCK);
  const token = randomUUID();
  const wasStale = (await refuseLocked(dir)) !== undefined;
  let beats = 0;
  let beaten = 0;
  const write = (flag: 'w' | 'wx' | 'r+'): void => {
    beaten = performance.now();
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname(), token, beats: beats++ }), {
      flag,
    });
  };
  const isOwn = (): boolean => textOf(dir)?.includes(token) === true;
  try {
    write(wasStale ? 'w' : 'wx');
    // If several processes find the lock of a dead one, the last to write has it.
    if (wasStale) await rest(LOOK_EVERY_MS);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new NotWritten(`${printable(path, 200)} was not written: ${codeOf(error)}`);
  }
  if (!isOwn()) throw inUse(dir);
  const ending = new AbortController();
  const beat = (): void => {
    try {
      if (isOwn()) return write('r+');
    } catch {
      // The folder is gone or not writable.
    }
    ending.abort();
  };
  const timer = setInterval(beat, BEAT_MS).unref();
  return {
    /** Whether a dead process had left its lock. */
    wasStale,
    /** Aborted within a second after another process has taken the folder over. */
    get lost(): AbortSignal {
      return ending.signal;
    },
    /** Throws a {@link NotWritten} if another process has taken the folder over. */
    refuseLost(): void {
      // Work without pauses would keep the timer from running.
      if (performance.now() - beaten > BEAT_MS) beat();
      if (isOwn()) return;
      throw new NotWritten(
        `${printable(dir, 200)} was taken over by ${holderOf(dir)}, because this process had not been heard of for ten seconds; it has written nothing since`,
      );
    },
    release(): void {
      clearInterval(timer);
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

/** Rejects with a {@link UsageError} if a live process writes into the folder; resolves to the lock of a dead one. */
export async function refuseLocked(dir: string): Promise<string | undefined> {
  const first = textOf(dir);
  if (first === undefined || isGone(first)) return first;
  for (let waited = 0; waited < DEAD_MS; waited += LOOK_EVERY_MS) {
    await rest(LOOK_EVERY_MS);
    const now = textOf(dir);
    if (now === undefined) return undefined;
    if (now !== first) throw inUse(dir);
  }
  return first;
}

const inUse = (dir: string) => new UsageError(`${printable(dir, 200)} is in use by ${holderOf(dir)}`);

function textOf(dir: string): string | undefined {
  try {
    return readFileSync(join(dir, LOCK), 'utf8');
  } catch {
    return undefined;
  }
}

const LOCKED_BY = /^\{"pid":(\d+),"host":"([^"]*)"/;

/** Whether its process ran on this machine and has ended. */
function isGone(lock: string): boolean {
  const [, pid, host] = LOCKED_BY.exec(lock) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

function holderOf(dir: string): string {
  const [, pid, host = ''] = LOCKED_BY.exec(textOf(dir) ?? '') ?? [];
  return pid === undefined ? 'another process' : `process ${pid} on ${printable(host, 80)}`;
}
