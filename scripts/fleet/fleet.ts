/** A fleet that is being audited: its folder is opened or gone on with, and each result is stored as it comes. */
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../schemas/text/printable.js';
import { SuiteFault, UsageError, codeOf } from '../cli/errors.js';
import { openFolder, writeWhole } from '../cli/output/write.js';
import { openJournal, sortJournal } from './journal.js';
import type { Entry, Journal } from './journal.js';
import { storedOf } from './list/list.js';
import type { List, ListedTarget } from './list/list.js';
import { lockFolder } from './lock.js';
import { differenceBetween, manifestOf, shardText } from './manifest.js';
import { FILES, listText, readManifest, removeDrafts, reportPathOf, storeFiles } from './store.js';
import type { Manifest, Shard } from './store.js';
import { DEFAULT_RATE } from './unit.js';
import type { Delivery, Settings } from './unit.js';
import { isWanted, pendingOf, targetsOfShard } from './units.js';
import type { Again } from './units.js';

export interface Fleet {
  readonly dir: string;
  /** Those of the shard, in the order of the list. */
  readonly targets: readonly ListedTarget[];
  /** Those that are to be audited now. */
  readonly pending: readonly ListedTarget[];
  readonly entries: ReadonlyMap<string, Entry>;
  /** Reports that can no longer be read, and are made anew. */
  readonly damaged: number;
  /** For `auditUnit`. */
  readonly surroundings: { readonly drafts: string; readonly quietUntil: number | undefined };
  /** Stores a result; throws a `SuiteFault` where it cannot be stored. */
  deposit(delivery: Delivery): void;
  /** Puts the journal in order and leaves the folder to others. */
  close(): void;
}

interface Opening {
  readonly dir: string;
  readonly list: List;
  readonly settings: Settings;
  readonly shard: Shard | undefined;
  readonly again: Again | undefined;
}

const DRAFTS = '.drafts';

/** Throws a {@link UsageError} where the folder belongs to another fleet, or another process writes into it. */
export function openFleet({ dir, list, settings, shard, again }: Opening): Fleet {
  openFolder(dir);
  const lock = lockFolder(dir);
  try {
    const quietUntil = quietTime(dir, settings.rate ?? DEFAULT_RATE, lock.wasStale);
    claimFolder(dir, list, manifestOf(list, settings, shard));
    removeDrafts(dir);
    const drafts = join(dir, DRAFTS);
    rmSync(drafts, { recursive: true, force: true });
    if (settings.formats.includes('har')) makeFolder(drafts);
    const targets = shard ? targetsOfShard(list.targets, shard) : list.targets;
    const journal = openJournal(dir);
    const damaged = markPending(dir, journal, targets, again);
    return {
      dir,
      targets,
      pending: pendingOf(targets, journal.entries),
      entries: journal.entries,
      damaged,
      surroundings: { drafts, quietUntil },
      deposit({ target, entry, files }) {
        if (entry.state === 'done') storeFiles(dir, target.id, files);
        journal.append(entry);
      },
      close() {
        journal.close();
        rmSync(drafts, { recursive: true, force: true });
        try {
          sortJournal(dir, list.targets, journal.entries);
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    throw new SuiteFault(`${printable(path, 200)} was not made: ${codeOf(error)}`);
  }
}

/** The seed of the fleet that a folder holds. */
export const seedIn = (dir: string): string | undefined => readManifest(dir)?.seed;

/** Writes manifest and list into a new folder, and compares those of an old one. */
function claimFolder(dir: string, list: List, manifest: Manifest): void {
  const before = readManifest(dir);
  if (!before) {
    writeWhole(join(dir, FILES.list), listText(list.targets.map(storedOf)));
    writeWhole(join(dir, FILES.manifest), `${JSON.stringify(manifest, undefined, 2)}\n`);
    return;
  }
  const shown = printable(dir, 200);
  const difference = differenceBetween(manifest, before);
  if (difference !== undefined)
    throw new UsageError(`--out: the fleet in ${shown} ${difference}; another fleet needs another folder`);
  if (JSON.stringify(before.shard) !== JSON.stringify(manifest.shard))
    throw new UsageError(
      `--out: ${shown} is for ${shardText(before.shard)}, not for ${shardText(manifest.shard)}`,
    );
}

/** Marks in the journal what is to be audited although it was before; returns how many reports are damaged. */
function markPending(
  dir: string,
  journal: Journal,
  targets: readonly ListedTarget[],
  again: Again | undefined,
): number {
  let damaged = 0;
  for (const { id } of targets) {
    const entry = journal.entries.get(id);
    if (entry?.state !== 'done') continue;
    const isDamaged = !isGzip(reportPathOf(dir, id));
    if (isDamaged) damaged++;
    if (isDamaged || isWanted(entry, again))
      journal.append({ id, state: 'pending', at: new Date().toISOString() });
  }
  return damaged;
}

/** Reads the first bytes only: what was cut or overwritten by anything but this program shows here in most cases. */
function isGzip(path: string): boolean {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const magic = Buffer.alloc(2);
    return readSync(file, magic) === 2 && magic.readUInt16BE() === 0x1f8b && fstatSync(file).size >= 20;
  } catch {
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** An earlier run of the same fleet may have sent its last requests just now, and this one does not know them. */
function quietTime(dir: string, rate: number, wasStale: boolean): number | undefined {
  const windowMs = Math.max(10_000, 1000 / rate);
  if (wasStale) return Date.now() + windowMs;
  const path = join(dir, FILES.journal);
  return existsSync(path) ? statSync(path).mtimeMs + windowMs : undefined;
}
