/** One process writes into the folder of a fleet, or of a history, at a time. */
import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { printable } from '../../schemas/text/printable.js';
import { UsageError, codeOf } from '../cli/errors.js';

export interface Lock {
  /** A process that no longer lives had left its lock. */
  readonly wasStale: boolean;
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

const LOCK = '.lock';

/** A process that lives touches its lock this often; without a touch for `DEAD_MS`, whatever its machine, it is dead. */
const BEAT_MS = 5_000;
const DEAD_MS = 60_000;

/** Throws a {@link UsageError} where another process writes into the folder. */
export function lockFolder(dir: string): Lock {
  const path = join(dir, LOCK);
  const own = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder);
  let wasStale = false;
  for (let tries = 0; !isTaken(path, own); tries++) {
    const found = readLock(path);
    if (found === undefined) continue;
    if (tries > 3 || isAlive(found))
      throw new UsageError(`${printable(dir, 200)} is in use by ${nameOf(found)}`);
    wasStale ||= removeStale(path, found);
  }
  const beat = setInterval(() => touch(path), BEAT_MS).unref();
  return {
    wasStale,
    release() {
      clearInterval(beat);
      rmSync(path, { force: true });
    },
  };
}

/** Throws a {@link UsageError} where a process that lives writes into the folder. */
export function refuseLocked(dir: string): void {
  const found = readLock(join(dir, LOCK));
  if (found && isAlive(found)) throw new UsageError(`${printable(dir, 200)} is in use by ${nameOf(found)}`);
}

function isTaken(path: string, own: string): boolean {
  try {
    writeFileSync(path, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new UsageError(`${printable(path, 200)} cannot be written (${codeOf(error)})`);
  }
}

interface Found {
  readonly text: string;
  readonly holder: Holder | undefined;
  readonly touched: number;
}

/** `undefined` where it has just gone. */
function readLock(path: string): Found | undefined {
  try {
    const [text, touched] = [readFileSync(path, 'utf8'), statSync(path).mtimeMs];
    return { text, holder: holderIn(text), touched };
  } catch {
    return undefined;
  }
}

/** `undefined` in a lock whose process died before it wrote its name. */
function holderIn(text: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ holder, touched }: Found): boolean {
  if (Date.now() - touched > DEAD_MS) return false;
  if (holder?.host !== hostname()) return true;
  // A container that was started again gives its process the same number.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const nameOf = ({ holder }: Found): string =>
  holder ? `process ${holder.pid} on ${printable(holder.host, 80)}` : 'another process';

/** Moves the lock away first: of two processes that find it, one gets it, and a lock that is new meanwhile is put back. */
function removeStale(path: string, { text }: Found): boolean {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') === text) {
      rmSync(aside);
      return true;
    }
    renameSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return false;
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // A folder that is gone shows when the next report is written.
  }
}
