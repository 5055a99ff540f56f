/** Several folders of one fleet become one, as if one run had made it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { UsageError } from '../cli/errors.js';
import { goingOn, refuseMistakes } from '../cli/input/mistakes.js';
import { statsAt } from '../cli/input/report-file.js';
import { openFolder, realPath, stepsBelow, writeWhole } from '../cli/output/write.js';
import { readJournal, sortJournal, unnotedSince } from './journal.js';
import type { Entry } from './journal.js';
import { lockFolder, refuseLocked } from './lock.js';
import { differenceBetween, fleetAround, readManifest, shardText } from './manifest.js';
import {
  FILES,
  copiedFiles,
  copyFiles,
  refuseForeign,
  removeDrafts,
  reportOn,
  reportPathOf,
  wrongFile,
} from './store.js';
import { listTextIn, readTargets, refuseOtherList } from './list/targets.js';
import type { FleetTarget } from './list/targets.js';
import type { Manifest } from './manifest.js';
import { unnotedEntry, isReportOf, rejudged } from './unit.js';
import type { Common } from './unit.js';

interface Part {
  readonly dir: string;
  readonly manifest: Manifest;
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface Merged {
  readonly targets: readonly FleetTarget[];
  readonly entries: ReadonlyMap<string, Entry>;
}

/**
 * Throws a {@link UsageError} where the folders are not of one fleet, before anything is written.
 * @param finish writes what else is to be there when the folder holds a fleet
 */
export function mergeFleets(
  dirs: readonly string[],
  out: string,
  finish: (merged: Merged) => void = () => undefined,
): Merged {
  refuseOut(dirs, out);
  const parts = partsIn(dirs);
  const [first] = parts;
  if (!first) throw new UsageError('merge takes at least one folder');
  const list = listTextIn(first.dir);
  refuseForeign(out, list, 'merge');
  const targets = readTargets(first.dir);
  const sources = sourcesOf(parts, targets);
  openFolder(out);
  const lock = lockFolder(out);
  try {
    removeDrafts(out);
    // First, so that the same command goes on where it was ended.
    writeWhole(join(out, FILES.list), list);
    const entries = new Map<string, Entry>();
    for (const [id, { dir, entry }] of sources) {
      lock.refuseLost();
      if (entry.state === 'done') copyFiles(dir, out, id);
      entries.set(id, entry);
    }
    lock.refuseLost();
    sortJournal(out, targets, entries);
    const merged = { targets, entries };
    finish(merged);
    // Last: a folder with a manifest is refused when the same command is given again.
    lock.refuseLost();
    writeWhole(
      join(out, FILES.manifest),
      `${JSON.stringify({ ...first.manifest, shard: null }, undefined, 2)}\n`,
    );
    return merged;
  } finally {
    lock.release();
  }
}

function refuseOut(dirs: readonly string[], out: string): void {
  const shown = printable(out, 200);
  if (dirs.some(dir => realPath(dir) === realPath(out)))
    throw new UsageError(`--out: ${shown} is one of the folders`);
  const around = fleetAround(out);
  if (around !== undefined)
    throw new UsageError(
      `--out: ${shown} belongs to the fleet in ${printable(around, 200)}; take a new folder`,
    );
  const within = dirs.find(dir => stepsBelow(dir, out).length > 0);
  if (within !== undefined)
    throw new UsageError(`--out: ${shown} is below ${printable(within, 200)}, one of the folders`);
  if (existsSync(join(out, FILES.manifest)))
    throw new UsageError(`--out: ${shown} holds a fleet already; take a new folder`);
}

/** Throws a {@link UsageError} that names every folder that is not of the fleet of the first. */
function partsIn(dirs: readonly string[]): Part[] {
  const mistakes: UsageError[] = [];
  const parts = dirs.flatMap(dir => goingOn(() => partIn(dir), mistakes) ?? []);
  const [first, ...others] = parts;
  if (first) for (const other of others) goingOn(() => refuseOther(first, other), mistakes);
  refuseMistakes(mistakes, `${grouped(mistakes.length)} of ${count(dirs.length, 'folder')} cannot be merged`);
  return parts;
}

function refuseOther(first: Part, { dir, manifest }: Part): void {
  const difference = differenceBetween(first.manifest, manifest);
  if (difference !== undefined)
    throw new UsageError(
      `${printable(dir, 200)} and ${printable(first.dir, 200)} cannot be merged: the former ${difference}`,
    );
}

function partIn(dir: string): Part {
  if (statsAt(dir)?.isDirectory() === false) throw new UsageError(`${printable(dir, 200)}: not a folder`);
  const manifest = readManifest(dir);
  if (!manifest)
    throw new UsageError(`${printable(dir, 200)}: not the folder of a fleet (no ${FILES.manifest})`);
  refuseLocked(dir);
  refuseOtherList(dir, manifest.list.digest);
  return { dir, manifest, entries: readJournal(dir) };
}

/** What came of a target, and the folder that holds it. */
interface Source {
  readonly dir: string;
  readonly entry: Entry;
}

/** Which part holds what came of each target. Every report is read here, so that each damaged one is named before anything is written. */
function sourcesOf(parts: readonly Part[], targets: readonly FleetTarget[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  const mistakes: UsageError[] = [];
  for (const target of targets) {
    const source = goingOn(() => sourceOf(parts, target), mistakes);
    if (source) sources.set(target.id, source);
  }
  refuseMistakes(
    mistakes,
    `${grouped(mistakes.length)} of ${count(targets.length, 'target')} cannot be merged`,
  );
  return sources;
}

function sourceOf(parts: readonly Part[], target: FleetTarget): Source | undefined {
  let found: { readonly part: Part; readonly entry: Entry } | undefined;
  for (const part of parts) {
    const entry = entryIn(part, target);
    if (!entry) continue;
    if (found?.entry.state !== 'done') found = { part, entry };
    else if (entry.state === 'done')
      throw new UsageError(
        `${shownPart(found.part)} and ${shownPart(part)} both hold a report on ${printable(target.url, 200)}`,
      );
  }
  return found && { dir: found.part.dir, entry: checkedEntry(found.part, target, found.entry) };
}

const shownPart = ({ dir, manifest }: Part): string =>
  `${printable(dir, 200)} (${shardText(manifest.shard)})`;

/** What the journal says, or a report whose process ended before it could note it. */
function entryIn({ dir, entries }: Part, target: FleetTarget): Entry | undefined {
  const noted = entries.get(target.id);
  const at = unnotedSince(dir, target.id, noted);
  const report = at && reportOn(dir, target);
  return report ? unnotedEntry(target.id, report, at, noted) : noted;
}

/** What the report says counts, whatever the journal says. */
function checkedEntry({ dir, manifest }: Part, target: FleetTarget, entry: Entry): Entry {
  if (entry.state !== 'done') return entry;
  const wrong = wrongFile(reportPathOf(dir, target.id));
  const report = reportOn(dir, target);
  if (!report) throw wrong('cannot be read (ENOENT)');
  if (!isReportOf(report, target, commonOf(manifest)))
    throw wrong('is a report of another audit: its label, seed or rules are not those of the fleet');
  copiedFiles(dir, target.id);
  return detached(rejudged(entry, report));
}

/** What the manifest says of every audit. */
function commonOf({ seed, options }: Manifest): Common {
  const { rule } = options;
  return { seed, rules: Array.isArray(rule) ? rule.map(String) : [] };
}

/** A part of a string keeps the whole of it in memory. */
const detached = (entry: Entry): Entry => JSON.parse(JSON.stringify(entry)) as Entry;
