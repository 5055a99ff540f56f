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
  const refusals = Object.assign(
    {},
    ...parts.map(({ manifest }) => manifest.refusals),
  ) as Manifest['refusals'];
  const { entries, folders } = resultsIn(parts, targets, refusals);
  const merged = { targets, entries };
  openFolder(dirname(resolve(out)));
  const draft = `${resolve(out)}.part`;
  attempt(draft, () => {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft);
    writeWhole(join(draft, FILES.list), listText(targets));
    for (const [id, dir] of folders)
      cpSync(join(dir, folderOf(id)), join(draft, folderOf(id)), {
        recursive: true,
        filter: path => !path.endsWith('.part'),
      });
    finish(draft, merged);
    // What `--again` had asked of a part is forgotten: its last results are those of the whole.
    const { again: _again, ...rest } = first.manifest;
    writeManifest(draft, { ...rest, shard: null, queue: newQueue(), refusals });
    renameSync(draft, out);
  });
  return merged;
}

function refuseOld(out: string): void {
  const found = statSync(out, { throwIfNoEntry: false });
  if (found && (!found.isDirectory() || readdirSync(out).length > 0))
    throw new UsageError(`--out: ${printable(out, 200)} is there already; \`merge\` makes a new folder`);
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

/** What came of each target, and the part that holds its report. Every report is read, so that each damaged one is named before anything is written. */
function resultsIn(parts: readonly Part[], targets: readonly FleetTarget[], refusals: Manifest['refusals']) {
  const entries = new Map<string, Entry>();
  const folders = new Map<string, string>();
  const mistakes: UsageError[] = [];
  for (const target of targets) {
    const { id, url, operator } = target;
    const [part, second] = parts.filter(({ dir }) => isThere(reportPathOf(dir, id)));
    const refusal = refusals[operator ?? ''];
    if (part && second) {
      const both = [part, second].map(shownPart).join(' and ');
      mistakes.push(new UsageError(`${both} both hold a report on ${printable(url, 200)}`));
    } else if (part) {
      const entry = goingOn(() => checkedEntry(part, target), mistakes);
      if (entry) entries.set(id, entry);
      folders.set(id, part.dir);
    } else if (refusal?.target === id) entries.set(id, { id, state: 'refused', reason: refusal.reason });
  }
  const headline = `${grouped(mistakes.length)} of ${count(targets.length, 'target')} cannot be merged`;
  refuseMistakes(mistakes, headline);
  return { entries, folders };
}

const shownPart = ({ dir, manifest }: Part): string =>
  `${printable(dir, 200)} (${shardText(manifest.shard)})`;

function checkedEntry({ dir, manifest: { seed, options } }: Part, target: FleetTarget): Entry {
  const wrong = wrongFile(reportPathOf(dir, target.id));
  const report = reportOn(dir, target);
  if (!report) throw wrong('no such file');
  const rules = Array.isArray(options['rule']) ? options['rule'].map(String) : [];
  if (!isReportOf(report, target, { seed, rules }))
    throw wrong('is a report of another audit: its label, seed or rules are not those of the fleet');
  return entryOf(target.id, report);
}
