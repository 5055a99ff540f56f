/** A fleet that is being audited: its folder is opened or gone on with, and each result is stored as it comes. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { FactsMemory } from '../../reporters/matrix/rows.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { SuiteFault, UsageError, codeOf } from '../cli/errors.js';
import { openFolder, refuseFile, refuseUnwritable, writeWhole } from '../cli/output/write.js';
import { openJournal, rehearsedJournal, sortJournal, unnotedSince, waitIn } from './journal.js';
import type { Done, Entry, Journal } from './journal.js';
import { storedOf } from './list/list.js';
import type { List, ListedTarget } from './list/list.js';
import { lockFolder, refuseLocked } from './lock.js';
import type { Lock } from './lock.js';
import { differenceBetween, manifestOf, readManifest, shardText } from './manifest.js';
import { FILES, refuseForeign, refuseBlocked, removeDrafts, reportOn, storeFiles, textIn } from './store.js';
import { listText } from './list/targets.js';
import type { Manifest, Shard } from './manifest.js';
import { unnotedEntry, isReportOf, rejudged, windowOf } from './unit.js';
import type { Delivery, Settings, Surroundings } from './unit.js';
import { isWanted, pendingOf, targetsOfShard, waitsOf } from './units.js';
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
  readonly surroundings: Pick<Surroundings, 'drafts' | 'quietUntil' | 'onWait'>;
  /** Until when operators asked not to be asked, as far as that is still to come. */
  readonly waits: ReadonlyMap<string, number>;
  /** Aborted when another process has taken the folder over; `close` says so. */
  readonly lost: AbortSignal;
  /** Stores a result; throws a `SuiteFault` where it cannot be stored. */
  deposit(delivery: Delivery): void;
  /** Puts the journal in order and leaves the folder to others; throws a `SuiteFault` where another process has taken it over. */
  close(): void;
}

export interface Opening {
  readonly dir: string;
  readonly list: List;
  readonly settings: Settings;
  readonly shard: Shard | undefined;
  readonly again: Again | undefined;
  /** Takes what the page will need of the reports that remain. */
  readonly facts?: FactsMemory | undefined;
  /** Leaves the reports that are not read yet to the next run. */
  readonly signal?: AbortSignal | undefined;
}

const DRAFTS = '.drafts';

/** Rejects with a {@link UsageError} where the folder belongs to another fleet, or another process writes into it. */
export async function openFleet(opening: Opening): Promise<Fleet> {
  const { dir, list, settings, shard, again } = opening;
  refuseForeign(dir, storedText(list), 'fleet');
  openFolder(dir);
  const lock = lockFolder(dir);
  try {
    const quietUntil = quietTime(dir, windowOf(settings.rate), lock.wasStale);
    claimFolder(dir, list, manifestOf(list, settings, shard));
    removeDrafts(dir);
    rmSync(join(dir, DRAFTS), { recursive: true, force: true });
    // A process that was suspended may go on with drafts of its own.
    const drafts = join(dir, DRAFTS, randomUUID());
    if (settings.formats.includes('har')) makeFolder(drafts);
    const targets = shard ? targetsOfShard(list.targets, shard) : list.targets;
    refuseBlocked(dir, targets);
    const journal = guarded(openJournal(dir), lock);
    const damaged = await checkReports(opening, journal, targets);
    await addUnnoted(opening, journal, targets);
    markPending(journal, targets, again);
    return {
      dir,
      targets,
      pending: pendingOf(targets, journal.entries),
      entries: journal.entries,
      damaged,
      surroundings: {
        drafts,
        quietUntil,
        onWait({ id }, until) {
          const at = new Date().toISOString();
          try {
            journal.append({ id, state: 'pending', at, quietUntil: new Date(until).toISOString() });
          } catch {
            // It fails again when the result is stored, where it ends the fleet.
          }
        },
      },
      get waits() {
        return waitsOf(targets, journal.entries, Date.now());
      },
      lost: lock.lost,
      deposit({ target, entry, files }) {
        lock.refuseLost();
        if (entry.state === 'done') storeFiles(dir, target.id, files);
        journal.append(entry);
      },
      close() {
        journal.close();
        try {
          lock.refuseLost();
          rmSync(join(dir, DRAFTS), { recursive: true, force: true });
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

/** The same journal, into which nothing is written once another process has taken the folder over. */
function guarded(journal: Journal, lock: Lock): Journal {
  return {
    ...journal,
    append(entry) {
      lock.refuseLost();
      journal.append(entry);
    },
  };
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new SuiteFault(`${printable(path, 200)} was not made: ${codeOf(error)}`);
  }
}

/** The list as the folder holds it. */
const storedText = ({ targets }: List): string => listText(targets.map(storedOf));

/** What a run would do. */
export interface Rehearsal {
  /** The targets that it would audit. */
  readonly pending: readonly ListedTarget[];
  /** Reports that can no longer be read, and would be made anew. */
  readonly damaged: number;
  /** Until when operators asked not to be asked, as far as that is still to come. */
  readonly waits: ReadonlyMap<string, number>;
}

/** Finds out what a run would do, as the run does, and writes nothing. Rejects with a {@link UsageError} where the run would. */
export async function rehearse(opening: Opening, targets: readonly ListedTarget[]): Promise<Rehearsal> {
  const { dir, list, settings, shard, again } = opening;
  refuseForeign(dir, storedText(list), 'fleet');
  refuseUnwritable(dir);
  refuseLocked(dir);
  const before = readManifest(dir);
  if (before) refuseOther(dir, manifestOf(list, settings, shard), before);
  // Refused where it is no file.
  textIn(dir, FILES.list);
  refuseBlocked(dir, targets);
  const journal = rehearsedJournal(dir);
  const damaged = await checkReports(opening, journal, targets);
  await addUnnoted(opening, journal, targets);
  markPending(journal, targets, again);
  return {
    pending: pendingOf(targets, journal.entries),
    damaged,
    waits: waitsOf(targets, journal.entries, Date.now()),
  };
}

/** The seed of the fleet that a folder holds. Throws a {@link UsageError} where `--out` names no folder. */
export function seedIn(dir: string): string | undefined {
  refuseFile(dir);
  return readManifest(dir)?.seed;
}

/** Writes manifest and list into a new folder, and compares those of an old one, whose list may be damaged or missing. */
function claimFolder(dir: string, list: List, manifest: Manifest): void {
  const before = readManifest(dir);
  if (before) refuseOther(dir, manifest, before);
  const text = storedText(list);
  if (textIn(dir, FILES.list) !== text) writeWhole(join(dir, FILES.list), text);
  if (!before) writeWhole(join(dir, FILES.manifest), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Throws a {@link UsageError} where the fleet of a folder is not that of the command line. */
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

/** Marks in the journal what is to be audited although it was before. */
function markPending(journal: Journal, targets: readonly ListedTarget[], again: Again | undefined): void {
  for (const { id } of targets) {
    const entry = journal.entries.get(id);
    if (entry?.state === 'done' && !entry.again && isWanted(entry, again))
      journal.append({ id, state: 'pending', at: new Date().toISOString() });
  }
}

/** Notes the reports that are whole, but whose process ended before it could note them. */
async function addUnnoted(
  { dir, settings, signal }: Pick<Opening, 'dir' | 'settings' | 'signal'>,
  journal: Journal,
  targets: readonly ListedTarget[],
): Promise<void> {
  for (const target of targets) {
    const before = journal.entries.get(target.id);
    const at = unnotedSince(dir, target.id, before);
    if (!at) continue;
    await turn();
    if (signal?.aborted === true) return;
    const report = reportUnlessDamaged({ dir, settings }, target);
    if (report) journal.append(unnotedEntry(target.id, report, at, before));
  }
}

/**
 * Reads every report that the journal names, one at a time: what cannot be read is pending from now on, and what a report
 * says counts, whatever the journal says. Resolves to the number of reports that are damaged or missing.
 */
async function checkReports(
  { dir, settings, again, facts, signal }: Omit<Opening, 'list' | 'shard'>,
  journal: Journal,
  targets: readonly ListedTarget[],
): Promise<number> {
  let damaged = 0;
  for (const target of targets) {
    const { id } = target;
    const entry = journal.entries.get(id);
    if (entry?.state !== 'done') continue;
    // The lock is touched now and then, and a signal heard.
    await turn();
    if (signal?.aborted === true) break;
    const report = reportUnlessDamaged({ dir, settings }, target);
    if (!report) {
      damaged++;
      const at = new Date().toISOString();
      journal.append({ id, state: 'pending', at, damaged: true, ...waitIn(entry) });
      continue;
    }
    const judged = rejudged(entry, report);
    if (ofReport(judged) !== ofReport(entry)) journal.append(judged);
    if (!judged.again && !isWanted(judged, again)) facts?.add(id, report);
  }
  return damaged;
}

/** What an entry says of its report. */
const ofReport = ({ again: _again, quietUntil: _quietUntil, ...told }: Done): string => JSON.stringify(told);

/** `undefined` where there is none of this fleet that can be read. */
function reportUnlessDamaged(
  { dir, settings }: Pick<Opening, 'dir' | 'settings'>,
  target: ListedTarget,
): Report | undefined {
  try {
    const report = reportOn(dir, target);
    return report && isReportOf(report, target, settings) ? report : undefined;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** An earlier run of the same fleet may have sent its last requests just now, and this one does not know them. */
function quietTime(dir: string, windowMs: number, wasStale: boolean): number | undefined {
  const now = Date.now();
  if (wasStale) return now + windowMs;
  const path = join(dir, FILES.journal);
  // A clock that was wrong may have dated it to the future, which nobody waits for.
  return existsSync(path) ? Math.min(statSync(path).mtimeMs, now) + windowMs : undefined;
}
