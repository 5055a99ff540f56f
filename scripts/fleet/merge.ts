/** Several folders of one fleet become one, as if one run had made it. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import { UsageError } from '../cli/errors.js';
import { goingOn, refuseMistakes } from '../cli/input/mistakes.js';
import { wrongFile } from '../cli/input/read-file.js';
import { isThere } from '../cli/input/report-file.js';
import { openFolder, writeWhole } from '../cli/output/write.js';
import { entryOf, type Entries, type Entry } from './entries.js';
import { refuseLocked } from './lock.js';
import {
  differenceBetween,
  newQueue,
  readManifest,
  shardText,
  writeManifest,
  type Manifest,
} from './manifest.js';
import { FILES, attempt, folderOf, reportOn, reportPathOf } from './store.js';
import { listText, readTargets, type FleetTarget } from './list/targets.js';
import { isReportOf } from './unit.js';

interface Part {
  readonly dir: string;
  readonly manifest: Manifest;
}

export interface Merged {
  readonly targets: readonly FleetTarget[];
  readonly entries: Entries;
}

/** What came of a target, and the folder that holds it. */
interface Source {
  readonly dir: string;
  readonly entry: Entry;
}

/**
 * Makes a new folder, whole or not at all. Rejects with a {@link UsageError} if the folders are not of one fleet, before
 * anything is written.
 * @param finish writes into the folder what else is to be there
 */
export async function mergeFleets(
  dirs: readonly string[],
  out: string,
  finish: (dir: string, merged: Merged) => void,
): Promise<Merged> {
  refuseOld(out);
  const parts = partsIn(dirs);
  const [first] = parts;
  if (!first) throw new UsageError('merge takes at least one folder');
  for (const { dir } of parts) await refuseLocked(dir);
  const targets = readTargets(first.dir);
  const sources = sourcesOf(parts, targets);
  const merged = { targets, entries: new Map([...sources].map(([id, { entry }]) => [id, entry])) };
  openFolder(dirname(resolve(out)));
  const draft = `${resolve(out)}.part`;
  attempt(draft, () => {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft);
    writeWhole(join(draft, FILES.list), listText(targets));
    for (const [id, { dir, entry }] of sources)
      if (entry.state === 'done')
        cpSync(join(dir, folderOf(id)), join(draft, folderOf(id)), {
          recursive: true,
          filter: path => !path.endsWith('.part'),
        });
    finish(draft, merged);
    writeManifest(draft, mergedManifest(first, parts));
    renameSync(draft, out);
  });
  return merged;
}

function refuseOld(out: string): void {
  const found = statSync(out, { throwIfNoEntry: false });
  if (found && (!found.isDirectory() || readdirSync(out).length > 0))
    throw new UsageError(`--out: ${printable(out, 200)} is there already; \`merge\` makes a new folder`);
}

/** What `--again` had asked of a part is forgotten: its last results are those of the whole. */
function mergedManifest({ manifest }: Part, parts: readonly Part[]): Manifest {
  const { again: _again, refusals: _refusals, ...rest } = manifest;
  const all = parts.flatMap(part => Object.entries(part.manifest.refusals ?? {}));
  const refusals = all.length > 0 ? Object.fromEntries(all) : undefined;
  return { ...rest, shard: null, queue: newQueue(), refusals };
}

/** Throws a {@link UsageError} that names every folder that is not of the fleet of the first. */
function partsIn(dirs: readonly string[]): Part[] {
  const mistakes: UsageError[] = [];
  const parts = dirs.flatMap(dir => goingOn(() => partIn(dir), mistakes) ?? []);
  const [first, ...others] = parts;
  for (const { dir, manifest } of others) {
    const difference = first && differenceBetween(first.manifest, manifest);
    if (difference !== undefined)
      mistakes.push(
        new UsageError(
          `${printable(dir, 200)} and ${printable(first?.dir ?? '', 200)} cannot be merged: the former ${difference}`,
        ),
      );
  }
  refuseMistakes(mistakes, `${grouped(mistakes.length)} of ${count(dirs.length, 'folder')} cannot be merged`);
  return parts;
}

function partIn(dir: string): Part {
  const manifest = readManifest(dir);
  if (!manifest)
    throw new UsageError(`${printable(dir, 200)}: not the folder of a fleet (no ${FILES.manifest})`);
  readTargets(dir, manifest.list.digest);
  return { dir, manifest };
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
    const refusal = manifest.refusals?.[operator ?? ''];
    if (refusal?.target === id) return { dir, entry: { id, state: 'refused', reason: refusal.reason } };
  }
  return undefined;
}

function checkedEntry({ dir, manifest: { seed, options } }: Part, target: FleetTarget): Entry {
  const wrong = wrongFile(reportPathOf(dir, target.id));
  const report = reportOn(dir, target);
  if (!report) throw wrong('no such file');
  const rules = Array.isArray(options['rule']) ? options['rule'].map(String) : [];
  if (!isReportOf(report, target, { seed, rules }))
    throw wrong('is a report of another audit: its label, seed or rules are not those of the fleet');
  return entryOf(target.id, report);
}
