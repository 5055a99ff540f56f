/** A fleet that is being audited: its folder is opened or gone on with, and each result is stored as it comes. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { NotWritten, UsageError, whyUnwritten } from '../cli/errors.js';
import { openFolder, refuseFile, writeWhole } from '../cli/output/write.js';
import { entryOf, joined } from './entries.js';
import type { Entries, Entry } from './entries.js';
import { storedOf } from './list/list.js';
import type { List, ListedTarget } from './list/list.js';
import { lockFolder } from './lock.js';
import { differenceBetween, manifestOf, readManifest, shardText, writeManifest } from './manifest.js';
import { FILES, refuseForeign, removeDrafts, reportOn, storeFiles, textIn } from './store.js';
import { listText } from './list/targets.js';
import type { Again, Manifest, Refusal, Shard } from './manifest.js';
import { LONGEST_WAIT_MS, isReportOf, windowOf } from './unit.js';
import type { Delivery, Settings, Surroundings } from './unit.js';
import { isWanted, pendingOf, targetsOfShard, waitsOf } from './units.js';

export interface Fleet {
  readonly dir: string;
  /** Its name in a queue. */
  readonly queue: string;
  /** Those of the shard, in the order of the list. */
  readonly targets: readonly ListedTarget[];
  /** Those that are to be audited now. */
  readonly pending: readonly ListedTarget[];
  readonly entries: Entries;
  /** Reports that cannot be used, and are replaced. */
  readonly damaged: number;
  /** For `auditUnit`. */
  readonly surroundings: Pick<Surroundings, 'drafts' | 'quietUntil' | 'onWait'>;
  /** Until when operators asked not to be asked, as far as that is still to come. */
  readonly waits: ReadonlyMap<string, number>;
  /** Aborted when another process has taken the folder over; `close` says so. */
  readonly lost: AbortSignal;
  /** Stores a result; throws a `NotWritten` if it cannot be stored. */
  deposit(delivery: Delivery): void;
  /** Leaves the folder to others; throws a `NotWritten` if another process has taken it over. */
  close(): void;
}

export interface Opening {
  readonly dir: string;
  readonly list: List;
  readonly settings: Settings;
  readonly shard: Shard | undefined;
  readonly again: Again | undefined;
  /** Leaves the reports that are not read yet to the next run. */
  readonly signal?: AbortSignal | undefined;
}

const DRAFTS = '.drafts';

/** Rejects with a {@link UsageError} if the folder belongs to another fleet, or another process writes into it. */
export async function openFleet(opening: Opening): Promise<Fleet> {
  const { dir, list, settings, shard } = opening;
  refuseForeign(dir, storedText(list), 'fleet');
  openFolder(dir);
  const lock = await lockFolder(dir);
  try {
    const quietUntil = quietTime(dir, windowOf(settings.rate), lock.wasStale);
    const before = claimFolder(dir, list, manifestOf(list, settings, shard));
    removeDrafts(dir);
    rmSync(join(dir, DRAFTS), { recursive: true, force: true });
    // A process that was suspended may go on with drafts of its own.
    const drafts = join(dir, DRAFTS, randomUUID());
    if (settings.formats.includes('har')) makeFolder(drafts);
    const targets = shard ? targetsOfShard(list.targets, shard) : list.targets;
    const { manifest, entries, damaged } = await readFolder(opening, targets, before);
    if (manifest.again) writeManifest(dir, manifest);
    const notes = openNotes(manifest, changed => {
      lock.refuseLost();
      writeManifest(dir, changed);
    });
    return {
      dir,
      queue: manifest.queue,
      targets,
      pending: pendingOf(targets, entries),
      entries,
      damaged,
      surroundings: {
        drafts,
        quietUntil,
        onWait: (target, until) => notes.note(target, { until }),
      },
      get waits() {
        return waitsOf(notes.manifest());
      },
      lost: lock.lost,
      deposit({ target, entry, files, until }) {
        lock.refuseLost();
        if (entry.state === 'done') storeFiles(dir, target.id, files);
        if (entry.state === 'refused') notes.note(target, { reason: entry.reason, until });
        else if (until !== undefined) notes.note(target, { until });
        entries.set(entry.id, joined(entries.get(entry.id), entry));
      },
      close() {
        try {
          lock.refuseLost();
          rmSync(join(dir, DRAFTS), { recursive: true, force: true });
          notes.close(entries);
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

/** A longer wait is not remembered to its end. */
const isoOf = (time: number): string => new Date(Math.min(time, Date.now() + LONGEST_WAIT_MS)).toISOString();

/** The notes of a run are written together, because a thousand operators may refuse at once. */
const NOTED_WITHIN_MS = 200;

interface Notes {
  readonly manifest: () => Manifest;
  note(target: ListedTarget, what: { readonly reason?: string; readonly until?: number | undefined }): void;
  /** Without what is over. */
  close(entries: Entries): void;
}

/** What operators ask for, as `fleet.json` remembers it. */
function openNotes(opened: Manifest, write: (manifest: Manifest) => void): Notes {
  let manifest = opened;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    try {
      write(manifest);
    } catch {
      // It fails again when a result is stored, which ends the fleet.
    }
  };
  return {
    manifest: () => manifest,
    note({ id, operator }, { reason, until }) {
      if (operator === null) return;
      const asked = until === undefined ? manifest.refusals?.[operator]?.until : isoOf(until);
      const refusal: Refusal = {
        target: id,
        reason: reason ?? `${operator} asked its clients to wait until ${asked}`,
        until: asked,
      };
      manifest = { ...manifest, refusals: { ...manifest.refusals, [operator]: refusal } };
      timer ??= setTimeout(flush, NOTED_WITHIN_MS).unref();
    },
    close(entries) {
      clearTimeout(timer);
      const { refusals = {}, again, ...rest } = manifest;
      const isOpen = ({ target, until = '' }: Refusal): boolean => {
        const entry = entries.get(target);
        return entry?.state !== 'done' || entry.again !== undefined || Date.parse(until) > Date.now();
      };
      const open = Object.entries(refusals).filter(([, refusal]) => isOpen(refusal));
      const isAgain = [...entries.values()].some(
        entry => entry.state === 'done' && entry.again !== undefined,
      );
      // Written in any case: its date is the end of the run.
      write({
        ...rest,
        ...(isAgain ? { again } : {}),
        ...(open.length > 0 ? { refusals: Object.fromEntries(open) } : {}),
      });
    },
  };
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new NotWritten(`${printable(path, 200)} was not made: ${whyUnwritten(error)}`);
  }
}

/** The list as the folder holds it. */
const storedText = ({ targets }: List): string => listText(targets.map(storedOf));

/** The seed of the fleet that a folder holds. Throws a {@link UsageError} if `--out` is not a folder. */
export function seedIn(dir: string): string | undefined {
  refuseFile(dir);
  return readManifest(dir)?.seed;
}

/** Writes manifest and list into a new folder, and compares those of an old one, whose list may be damaged or missing. */
function claimFolder(dir: string, list: List, manifest: Manifest): Manifest {
  const before = readManifest(dir);
  if (before) refuseOther(dir, manifest, before);
  const text = storedText(list);
  if (textIn(dir, FILES.list) !== text) writeWhole(join(dir, FILES.list), text);
  if (!before) writeManifest(dir, manifest);
  return before ?? manifest;
}

/** Throws a {@link UsageError} if the fleet of a folder is not that of the command line. */
function refuseOther(dir: string, manifest: Manifest, before: Manifest): void {
  const shown = printable(dir, 200);
  const difference = differenceBetween(manifest, before);
  if (difference !== undefined)
    throw new UsageError(`--out: the fleet in ${shown} ${difference}; another fleet needs another folder`);
  if (JSON.stringify(before.shard) !== JSON.stringify(manifest.shard))
    throw new UsageError(
      `--out: ${shown} is for ${shardText(before.shard)}, not for ${shardText(manifest.shard)}`,
    );
}

/** What `--again` asks for begins now; without it, what an earlier run was asked for goes on. */
const withAgain = (manifest: Manifest, what: Again | undefined): Manifest =>
  what === undefined ? manifest : { ...manifest, again: { what, since: new Date().toISOString() } };

/**
 * Reads every report, one at a time: they are the state of the fleet. One that is damaged or of another audit is as if it
 * were missing.
 */
async function readFolder(
  { dir, settings, again, signal }: Opening,
  targets: readonly ListedTarget[],
  before: Manifest,
): Promise<{ manifest: Manifest; entries: Map<string, Entry>; damaged: number }> {
  const manifest = withAgain(before, again);
  const refusals = new Map(
    Object.values(manifest.refusals ?? {}).map(({ target, reason }) => [target, reason]),
  );
  const entries = new Map<string, Entry>();
  let damaged = 0;
  for (const target of targets) {
    const { id } = target;
    // The lock is touched now and then, and a signal heard.
    await turn();
    if (signal?.aborted === true) break;
    const reason = refusals.get(id);
    const refused = reason === undefined ? undefined : ({ state: 'refused', reason } as const);
    const report = usableReport({ dir, settings }, target);
    if (report === 'damaged') damaged++;
    if (report === undefined || report === 'damaged') {
      if (refused) entries.set(id, { id, ...refused });
      continue;
    }
    const entry = entryOf(id, report);
    const isAgain = isWanted(entry, manifest.again);
    entries.set(id, isAgain ? { ...entry, again: refused ?? { state: 'pending' } } : entry);
  }
  return { manifest, entries, damaged };
}

function usableReport(
  { dir, settings }: Pick<Opening, 'dir' | 'settings'>,
  target: ListedTarget,
): Report | 'damaged' | undefined {
  try {
    const report = reportOn(dir, target);
    return !report || isReportOf(report, target, settings) ? report : 'damaged';
  } catch (error) {
    if (error instanceof UsageError) return 'damaged';
    throw error;
  }
}

/** An earlier run of the same fleet may have sent its last requests just now, and this one does not know them. */
function quietTime(dir: string, windowMs: number, wasStale: boolean): number | undefined {
  const now = Date.now();
  if (wasStale) return now + windowMs;
  const ended = statSync(join(dir, FILES.manifest), { throwIfNoEntry: false })?.mtimeMs;
  // A clock that was wrong may have dated it to the future, for which nobody should wait.
  return ended === undefined ? undefined : Math.min(ended, now) + windowMs;
}
