/** Several folders of one fleet become one, as if one run had made it. */
import { join } from 'node:path';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { UsageError } from '../cli/errors.js';
import { goingOn, refuseMistakes } from '../cli/input/mistakes.js';
import { wrongFile } from '../cli/input/read-file.js';
import { isThere, statsAt } from '../cli/input/report-file.js';
import { openFolder, writeWhole } from '../cli/output/write.js';
import { entryOf } from './entries.js';
import type { Entries, Entry } from './entries.js';
import { lockFolder, refuseLocked } from './lock.js';
import { differenceBetween, newQueue, readManifest, shardText, writeManifest } from './manifest.js';
import { FILES, copyFiles, refuseForeign, removeDrafts, reportOn, reportPathOf } from './store.js';
import { listTextIn, readTargets, refuseOtherList } from './list/targets.js';
import type { FleetTarget } from './list/targets.js';
import type { Manifest } from './manifest.js';
import { isReportOf } from './unit.js';
import type { Common } from './unit.js';

interface Part {
  readonly dir: string;
  readonly manifest: Manifest;
}

export interface Merged {
  readonly targets: readonly FleetTarget[];
  readonly entries: Entries;
}

/**
 * Rejects with a {@link UsageError} if the folders are not of one fleet, before anything is written.
 * @param finish writes what else is to be there when the folder holds a fleet
 */
export async function mergeFleets(
  dirs: readonly string[],
  out: string,
  finish: (merged: Merged) => void = () => undefined,
): Promise<Merged> {
  if (isThere(join(out, FILES.manifest)))
    throw new UsageError(`--out: ${printable(out, 200)} holds a fleet already; take a new folder`);
  const parts = partsIn(dirs);
  for (const { dir } of parts) await refuseLocked(dir);
  const [first] = parts;
  if (!first) throw new UsageError('merge takes at least one folder');
  const list = listTextIn(first.dir);
  refuseForeign(out, list, 'merge');
  const targets = readTargets(first.dir);
  const sources = sourcesOf(parts, targets);
  openFolder(out);
  const lock = await lockFolder(out);
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
    const merged = { targets, entries };
    finish(merged);
    // Last: a folder with a manifest is refused when the same command is given again.
    lock.refuseLost();
    writeManifest(out, mergedManifest(first, parts));
    return merged;
  } finally {
    lock.release();
  }
}

/** What `--again` had asked of a part is forgotten: its last results are those of the whole. */
function mergedManifest({ manifest }: Part, parts: readonly Part[]): Manifest {
  const { again: _again, refusals: _refusals, ...rest } = manifest;
  const refusals = Object.assign({}, ...parts.map(part => part.manifest.refusals)) as Manifest['refusals'];
  const isNone = Object.keys(refusals ?? {}).length === 0;
  return { ...rest, shard: null, queue: newQueue(), ...(isNone ? {} : { refusals }) };
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
  refuseOtherList(dir, manifest.list.digest);
  return { dir, manifest };
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
  const [part, second] = parts.filter(({ dir }) => isThere(reportPathOf(dir, target.id)));
  if (part && second)
    throw new UsageError(
      `${shownPart(part)} and ${shownPart(second)} both hold a report on ${printable(target.url, 200)}`,
    );
  return part ? { dir: part.dir, entry: checkedEntry(part, target) } : refusalOf(parts, target);
}

const shownPart = ({ dir, manifest }: Part): string =>
  `${printable(dir, 200)} (${shardText(manifest.shard)})`;

function refusalOf(parts: readonly Part[], { id, operator }: FleetTarget): Source | undefined {
  for (const { dir, manifest } of parts) {
    const refusal = operator === null ? undefined : manifest.refusals?.[operator];
    if (refusal?.target === id) return { dir, entry: { id, state: 'refused', reason: refusal.reason } };
  }
  return undefined;
}

function checkedEntry({ dir, manifest }: Part, target: FleetTarget): Entry {
  const wrong = wrongFile(reportPathOf(dir, target.id));
  const report = reportOn(dir, target);
  if (!report) throw wrong('no such file');
  if (!isReportOf(report, target, commonOf(manifest)))
    throw wrong('is a report of another audit: its label, seed or rules are not those of the fleet');
  return entryOf(target.id, report);
}

/** What the manifest says of every audit. */
function commonOf({ seed, options }: Manifest): Common {
  const { rule } = options;
  return { seed, rules: Array.isArray(rule) ? rule.map(String) : [] };
}
