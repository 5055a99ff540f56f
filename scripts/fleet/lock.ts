/** One process writes into the folder of a fleet, or of a history, at a time. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { printable } from '../../schemas/text/printable.js';
import { SuiteFault, UsageError, codeOf } from '../cli/errors.js';
import { bytesBelow } from '../cli/input/below.js';

export interface Lock {
  /** A process that no longer lives had left its lock. */
  readonly wasStale: boolean;
  /** Aborted, within a few seconds, once another process has taken the folder over. */
  readonly lost: AbortSignal;
  /** Throws a {@link SuiteFault} where another process has taken the folder over; keeps the lock alive otherwise. */
  refuseLost(): void;
  /** Does nothing where another process has taken the folder over. */
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Tells this lock from every other, whoever holds it. */
  readonly token: string;
  /** Where `pid` names one process and no other. */
  readonly place?: string | undefined;
}

const LOCK = '.lock';

/** A process that lives touches its lock this often; without a touch for `DEAD_MS`, whatever its machine, it is dead. */
const BEAT_MS = 5_000;
const DEAD_MS = 60_000;

/** Those that this process holds. */
const held = new Set<string>();

/** Throws a {@link UsageError} where another process writes into the folder, or nobody may. */
export function lockFolder(dir: string): Lock {
  const path = join(dir, LOCK);
  const token = randomUUID();
  const own = JSON.stringify({ pid: process.pid, host: hostname(), token, place } satisfies Holder);
  let wasStale = false;
  let file = take(path, own);
  for (let tries = 0; file === undefined; tries++) {
    const found = tries < MOST_GONE ? readLock(dir) : lockIn(dir);
    if (found) {
      if (tries > 3) throw inUse(dir, found);
      refuseAlive(dir, found);
      wasStale ||= removeStale(path, found, token);
    }
    file = take(path, own);
  }
  const ownFile = file;
  held.add(token);
  const isOwn = (): boolean => readLock(dir)?.holder?.token === token;
  const lost = new AbortController();
  /** The file as this process left it, and when, by a clock that nobody sets. */
  let known: FileState | undefined;
  let touchedAt = 0;
  const touch = (): void => {
    rewrite(ownFile, own);
    known = stateOf(path);
    touchedAt = performance.now();
  };
  const refuseLost = (): void => {
    const state = stateOf(path);
    const isFresh = performance.now() - touchedAt <= BEAT_MS;
    // It is asked for with every file that is written, and reading it takes ten times as long.
    if (isFresh && state && known && isSameState(state, known)) return;
    const found = readLock(dir);
    // Where many files are written without a pause, no timer comes in between.
    if (found?.holder?.token === token) return touch();
    throw new SuiteFault(
      found
        ? `${printable(dir, 200)} was taken over by ${nameOf(found)}, because this process had not been heard of for a minute; it has written nothing since`
        : `${printable(path, 200)} is gone, which kept other processes out; nothing more is written`,
    );
  };
  const beat = setInterval(() => {
    // A process that was suspended must not keep the lock of another one alive.
    if (isOwn()) touch();
    else lost.abort();
  }, BEAT_MS).unref();
  return {
    wasStale,
    lost: lost.signal,
    refuseLost,
    release() {
      if (!held.delete(token)) return;
      clearInterval(beat);
      closeSync(ownFile);
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}

/** Throws a {@link UsageError} where a process that lives writes into the folder. */
export function refuseLocked(dir: string): void {
  const found = lockIn(dir);
  if (found) refuseAlive(dir, found);
}

function refuseAlive(dir: string, found: Found): void {
  const now = timeIn(dir);
  // The clock was set back. A process that lives writes the time again; of one that does not, the lock is free after a minute.
  if (found.touched - now > DEAD_MS) redate(join(dir, LOCK), now);
  if (isAlive(found, now)) throw inUse(dir, found);
}

function inUse(dir: string, found: Found): UsageError {
  const hint = isHere(found) ? '' : '; if that process no longer runs, try again in a minute';
  return new UsageError(`${printable(dir, 200)} is in use by ${nameOf(found)}${hint}`);
}

/** The user has named a folder that cannot be written; whatever else fails, such as a full disk, is no mistake. */
const MISTAKES: readonly string[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'ENOENT',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
];

/** The lock, held open; `undefined` where there is one already. */
function take(path: string, own: string): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'wx');
    writeSync(file, own);
    return file;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return undefined;
    // It was made, and could not be filled.
    if (file !== undefined) {
      closeSync(file);
      rmSync(path, { force: true });
    }
    const message = `${printable(path, 200)} cannot be written (${code})`;
    throw MISTAKES.includes(code) ? new UsageError(message) : new SuiteFault(message);
  }
}

/**
 * Writes the same again. Who sets the time of a file instead takes that of its own machine, which may be minutes off that of
 * the others that share the disk. In an open file, nothing of another process is written over.
 */
function rewrite(file: number, own: string): void {
  try {
    writeSync(file, own, 0);
    fsyncSync(file);
  } catch {
    // A folder that is gone shows when the next report is written.
  }
}

/** The time by the clock of the disk, which wrote that of the lock too; by that of this machine where nothing can be written. */
function timeIn(dir: string): number {
  const probe = join(dir, `${LOCK}.${randomUUID()}`);
  try {
    writeFileSync(probe, '.', { flag: 'wx' });
    return statSync(probe).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    rmSync(probe, { force: true });
  }
}

interface Found {
  readonly text: string;
  readonly holder: Holder | undefined;
  readonly touched: number;
}

/** What tells a file from every other one that came to its place later. */
interface FileState {
  readonly device: number;
  readonly inode: number;
  /** Milliseconds since the epoch. */
  readonly touched: number;
}

function stateOf(path: string): FileState | undefined {
  try {
    const { dev, ino, mtimeMs } = statSync(path);
    return { device: dev, inode: ino, touched: mtimeMs };
  } catch {
    return undefined;
  }
}

const isSameState = (a: FileState, b: FileState): boolean =>
  a.inode === b.inode && a.device === b.device && a.touched === b.touched;

/** A lock holds the name of a process. */
const LARGEST_LOCK = 10_000;

/** So often a lock can be gone when it is read, with processes that end; after that, it is none. */
const MOST_GONE = 20;

/** `undefined` where there is none. Throws a {@link UsageError} where it is no file that can be read, such as a pipe. */
function lockIn(dir: string): Found | undefined {
  const path = join(dir, LOCK);
  const wrong = (why: string) => new UsageError(`${printable(path, 200)}: ${why}`);
  const text = bytesBelow({ dir, path: LOCK, largest: LARGEST_LOCK, wrong })?.toString('utf8');
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return text === undefined || touched === undefined ? undefined : { text, holder: holderIn(text), touched };
}

/** `undefined` where it has just gone, or is no lock. */
function readLock(dir: string): Found | undefined {
  try {
    return lockIn(dir);
  } catch {
    return undefined;
  }
}

/** `undefined` in a lock whose process died before it wrote its name. */
function holderIn(text: string): Holder | undefined {
  try {
    const { pid, host, token, place: where } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid !== 'number' || typeof host !== 'string') return undefined;
    return { pid, host, token: String(token), place: typeof where === 'string' ? where : undefined };
  } catch {
    return undefined;
  }
}

/**
 * Names the set of process numbers to which this process belongs: two containers with the same name may each have a
 * process 1. On Linux, it is the start of the machine and the namespace; elsewhere, the machine has only one set.
 * `undefined` where it is not known.
 */
const place = placeOf();

function placeOf(): string | undefined {
  if (process.platform !== 'linux') return hostname();
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** Whether the number of the process belongs to this machine, and to this container. */
const isHere = ({ holder }: Found): boolean => holder?.place !== undefined && holder.place === place;

/** Alive as long as it is touched, unless its number belongs here and no process has it. */
function isAlive(found: Found, now: number): boolean {
  const { holder, touched } = found;
  if (now - touched > DEAD_MS) return false;
  if (!holder || !isHere(found)) return true;
  if (holder.pid === process.pid) return held.has(holder.token);
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const nameOf = ({ holder }: Found): string =>
  holder ? `process ${holder.pid} on ${printable(holder.host, 80)}` : 'another process';

/** Moves the lock away first: of two processes that find it, one gets it, and a lock that is alive after all is put back. */
function removeStale(path: string, { text, touched }: Found, token: string): boolean {
  const aside = `${path}.${token}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') === text && statSync(aside).mtimeMs === touched) return true;
    // Fails where a third process was faster; the one whose lock it was notices that.
    linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return false;
}

function redate(path: string, now: number): void {
  try {
    utimesSync(path, now / 1000, now / 1000);
  } catch {
    // Whoever may not write here leaves it to the next process.
  }
}
