/** A fleet under audit: opens or resumes its folder, and stores each result as it arrives. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileFormats } from '../../reporters/index.js';
import { printable } from '../../schemas/text/printable.js';
import { UsageError, goingOn } from '../cli/errors.js';
import { isThere } from '../cli/input/read-file.js';
import { attempt, openFolder, refuseFile, writeWhole } from '../cli/output/write.js';
import {
  entryOf,
  isWanted,
  joined,
  pendingOf,
  targetsOfShard,
  type Again,
  type Entries,
  type Entry,
  type Shard,
} from './entries.js';
import { storedOf, type List, type ListedTarget } from './list/list.js';
import { lockFolder } from './lock.js';
import {
  differenceBetween,
  manifestOf,
  readManifest,
  shardText,
  waitsOf,
  writeManifest,
  type Manifest,
  type Refusal,
} from './manifest.js';
import { FILES, TARGETS, removeDrafts, reportOn, storeFiles, listText } from './store.js';
import { openFleetPage } from './output.js';
import { isReportOf, windowOf, type Delivery, type Settings } from './unit.js';

export type Fleet = Awaited<ReturnType<typeof openFleet>>;

export interface Opening {
  readonly dir: string;
  readonly list: List;
  readonly settings: Settings;
  readonly shard: Shard | undefined;
  readonly again: Again | undefined;
  /** Leaves unread reports to the next run. */
  readonly signal?: AbortSignal | undefined;
}

/** Rejects with a {@link UsageError} if the folder belongs to another fleet, or another process writes into it. */
export async function openFleet(opening: Opening) {
  const { dir, list, settings, shard, again } = opening;
  openFolder(dir);
  const lock = await lockFolder(dir);
  try {
    const quietUntil = quietTime(dir, windowOf(settings.rate), lock.wasStale);
    let manifest = await claimFolder(dir, list, manifestOf(list, settings, shard));
    const save = (change: Partial<Manifest>): void => {
      lock.refuseLost();
      manifest = { ...manifest, ...change };
      writeManifest(dir, manifest);
    };
    const note = ({ id, operator }: ListedTarget, time?: number, given?: string): void => {
      if (operator === null) return;
      const { refusals } = manifest;
      const until = time === undefined ? refusals[operator]?.until : new Date(time).toISOString();
      const reason = given ?? `${operator} asked its clients to wait until ${until}`;
      save({ refusals: { ...refusals, [operator]: { target: id, reason, until } } });
    };
    removeDrafts(dir);
    const allDrafts = join(dir, '.drafts');
    rmSync(allDrafts, { recursive: true, force: true });
    // A suspended process may resume writing its own drafts.
    const drafts = join(allDrafts, randomUUID());
    if (settings.formats.includes('har')) attempt(drafts, () => mkdirSync(drafts, { recursive: true }));
    if (again !== undefined) save({ again: { what: again, since: new Date().toISOString() } });
    const targets = shard ? targetsOfShard(list.targets, shard) : list.targets;
    const page = openFleetPage();
    const { entries, damaged } = await readReports(opening, targets, manifest, page);
    return {
      dir,
      queue: manifest.queue,
      targets,
      pending: pendingOf(targets, entries),
      entries: entries as Entries,
      /** The number of unusable reports, which will be replaced. */
      damaged,
      /** For `auditUnit`. */
      surroundings: {
        drafts,
        quietUntil,
        onWait: (target: ListedTarget, until: number): void => {
          try {
            note(target, until);
          } catch {
            // Storing the next result fails too, and ends the fleet.
          }
        },
      },
      get waits() {
        return waitsOf(manifest);
      },
      /** Aborted if another process takes the folder over; `close` reports that. */
      lost: lock.lost,
      /** Throws a `NotWritten` if the result cannot be stored. */
      deposit({ target, entry, files, until, report }: Delivery): void {
        lock.refuseLost();
        if (entry.state === 'done') storeFiles(dir, target.id, files);
        if (entry.state === 'refused') note(target, until, entry.reason);
        else if (until !== undefined) note(target, until);
        entries.set(entry.id, joined(entries.get(entry.id), entry));
        if (report) page.note(target.id, report);
      },
      writePage: (): void => page.write(dir, targets, entries),
      /** Releases the folder; throws a `NotWritten` if another process has taken it over. */
      close(): void {
        try {
          lock.refuseLost();
          rmSync(allDrafts, { recursive: true, force: true });
          const isOpen = ({ target, until = '' }: Refusal): boolean => {
            const entry = entries.get(target);
            return entry?.state !== 'done' || entry.again !== undefined || Date.parse(until) > Date.now();
          };
          const open = Object.entries(manifest.refusals).filter(([, refusal]) => isOpen(refusal));
          // Always written, because its date marks the end of the run.
          save({ refusals: Object.fromEntries(open) });
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

/** The seed of the fleet in a folder. Rejects with a {@link UsageError} if `--out` is not a folder. */
export async function seedIn(dir: string): Promise<string | undefined> {
  refuseFile(dir);
  return (await readManifest(dir))?.seed;
}

/**
 * Writes manifest and list into a new folder. The manifest of an existing folder has to match the command line; its list may be
 * damaged or missing.
 */
async function claimFolder(dir: string, list: List, manifest: Manifest): Promise<Manifest> {
  const before = await readManifest(dir);
  const shown = printable(dir, 200);
  if (!before && isThere(join(dir, TARGETS)))
    throw new UsageError(
      `--out: ${shown} has ${TARGETS}, but no ${FILES.manifest}, which says how its results were made: put it back, or take a new folder`,
    );
  if (!before && isThere(join(dir, fileFormats.json.file)))
    throw new UsageError(`--out: ${shown} holds the report of an audit: take a new folder`);
  const difference = before && differenceBetween(manifest, before);
  if (difference !== undefined)
    throw new UsageError(`--out: the fleet in ${shown} ${difference}; another fleet needs another folder`);
  const [own, other] = [manifest.shard, before ? before.shard : manifest.shard].map(shardText);
  if (own !== other) throw new UsageError(`--out: ${shown} is for ${other}, not for ${own}`);
  writeWhole(join(dir, FILES.list), listText(list.targets.map(storedOf)));
  if (!before) writeManifest(dir, manifest);
  return before ?? manifest;
}

/** Reads the reports, which are the state of the fleet, one at a time. A damaged report, or that of another audit, counts as missing. */
async function readReports(
  { dir, settings, signal }: Opening,
  targets: readonly ListedTarget[],
  { refusals, again }: Manifest,
  page: ReturnType<typeof openFleetPage>,
): Promise<{ entries: Map<string, Entry>; damaged: number }> {
  const entries = new Map<string, Entry>();
  let damaged = 0;
  for (const target of targets) {
    const { id, operator } = target;
    // Let the lock be renewed and signals be handled.
    await turn();
    if (signal?.aborted === true) break;
    const refusal = refusals[operator ?? ''];
    const refused = refusal?.target === id && ({ state: 'refused', reason: refusal.reason } as const);
    const mistakes: UsageError[] = [];
    const report = await goingOn(() => reportOn(dir, target), mistakes);
    if (report && isReportOf(report, target, settings)) {
      const entry = entryOf(id, report);
      page.note(id, report);
      const isAgain = isWanted(entry, again);
      entries.set(id, isAgain ? { ...entry, again: refused || { state: 'pending' } } : entry);
    } else {
      if (report || mistakes.length > 0) damaged++;
      if (refused) entries.set(id, { id, ...refused });
    }
  }
  return { entries, damaged };
}

/** Until when an earlier run of this fleet, whose last requests this one does not know, still counts. */
function quietTime(dir: string, windowMs: number, wasStale: boolean): number {
  const now = Date.now();
  const ended = statSync(join(dir, FILES.manifest), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // A wrong clock may have dated it to the future.
  return (wasStale ? now : Math.min(ended, now)) + windowMs;
}
