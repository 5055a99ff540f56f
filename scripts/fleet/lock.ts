/** One process at a time writes into the folder of a fleet: it holds a file there, and writes it again every second. */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { printable } from '../../schemas/text/printable.js';
import { whyUnreadable } from '../../suites/values/unreadable.js';
import { NotWritten, UsageError, codeOf, whyUnwritten } from '../cli/errors.js';

export interface Lock {
  /** A dead process had left its lock. */
  readonly wasStale: boolean;
  /** Aborted, within a second, once another process has taken the folder over. */
  readonly lost: AbortSignal;
  /** Throws a {@link NotWritten} if another process has taken the folder over. */
  refuseLost(): void;
  /** Does nothing if another process has taken the folder over. */
  release(): void;
}

const LOCK = '.lock';
const BEAT_MS = 1_000;
/** A lock that stays the same for this long is a dead process's, whatever the clocks of the machines. */
const DEAD_MS = 10_000;

/** Rejects with a {@link UsageError} if another process writes into the folder, or it cannot be written. */
export async function lockFolder(dir: string): Promise<Lock> {
  const path = join(dir, LOCK);
  const token = randomUUID();
  const dead = await refuseLocked(dir);
  if (dead !== undefined) removeDead(path, dead, token);
  let beats = 0;
  let beaten = 0;
  const write = (flag: 'wx' | 'r+'): void => {
    beaten = performance.now();
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname(), place, token, beats }), {
      flag,
    });
    beats++;
  };
  try {
    write('wx');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw inUse(dir, textOf(dir));
    const file = printable(path, 200);
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw new UsageError(`${file} cannot be written (${code})`);
    rmSync(path, { force: true });
    throw new NotWritten(`${file} was not written: ${whyUnwritten(error)}`);
  }
  const isOwn = (): boolean => textOf(dir)?.includes(token) === true;
  const lost = new AbortController();
  const beat = (): void => {
    try {
      if (isOwn()) return write('r+');
    } catch {
      // The folder is gone, or cannot be written.
    }
    lost.abort();
  };
  const timer = setInterval(beat, BEAT_MS).unref();
  return {
    wasStale: dead !== undefined,
    lost: lost.signal,
    refuseLost() {
      // Work that never pauses gives no timer a turn.
      if (performance.now() - beaten > BEAT_MS) beat();
      if (isOwn()) return;
      throw new NotWritten(
        `${printable(dir, 200)} was taken over by ${nameOf(textOf(dir))}, because this process had not been heard of for ten seconds; it has written nothing since`,
      );
    },
    release() {
      clearInterval(timer);
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

/** Rejects with a {@link UsageError} if a live process writes into the folder; resolves to the lock of a dead one. */
export async function refuseLocked(dir: string): Promise<string | undefined> {
  const first = textOf(dir);
  if (first === undefined || isGone(first)) return first;
  for (let waited = 0; waited < DEAD_MS; waited += 200) {
    await rest(200);
    const now = textOf(dir);
    if (now === undefined) return undefined;
    if (now !== first) throw inUse(dir, now);
  }
  return first;
}

const inUse = (dir: string, lock: string | undefined): UsageError =>
  new UsageError(`${printable(dir, 200)} is in use by ${nameOf(lock)}`);

function textOf(dir: string): string | undefined {
  const path = join(dir, LOCK);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new UsageError(`${printable(path, 200)}: ${whyUnreadable(codeOf(error))}`);
  }
}

/** Where the number of a process names one process: two containers may have the same name, and a process 1 each. */
const place = ((): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return process.platform === 'linux' ? randomUUID() : hostname();
  }
})();

/** Whether its process was one of this machine, and has ended. */
function isGone(lock: string): boolean {
  const [, pid] = /^\{"pid":(\d+),/.exec(lock) ?? [];
  if (pid === undefined || !lock.includes(JSON.stringify(place))) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

function nameOf(lock = ''): string {
  const [, pid, host = ''] = /^\{"pid":(\d+),"host":"([^"]*)"/.exec(lock) ?? [];
  return pid === undefined ? 'another process' : `process ${pid} on ${printable(host, 80)}`;
}

/** Moves the lock away first: of two processes that find it, one gets it, and the lock of a third one is put back. */
function removeDead(path: string, dead: string, token: string): void {
  const aside = `${path}.${token}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
