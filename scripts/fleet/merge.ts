/** Several folders of one fleet become one, as if one run had made it. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printable } from '../../schemas/text/printable.js';
import { SuiteFault, UsageError, codeOf } from '../cli/errors.js';
import { openFolder, writeWhole } from '../cli/output/write.js';
import { readJournal, sortJournal } from './journal.js';
import type { Entry } from './journal.js';
import { lockFolder, refuseLocked } from './lock.js';
import { differenceBetween, shardText } from './manifest.js';
import {
  FILES,
  digestOf,
  folderOf,
  readManifest,
  readStoredReport,
  readTargets,
  reportPathOf,
  textIn,
} from './store.js';
import type { FleetTarget, Manifest } from './store.js';

interface Part {
  readonly dir: string;
  readonly manifest: Manifest;
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface Merged {
  readonly targets: readonly FleetTarget[];
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Throws a {@link UsageError} where the folders are not of one fleet, before anything is written. */
export function mergeFleets(dirs: readonly string[], out: string): Merged {
  refuseOut(dirs, out);
  const parts = dirs.map(partIn);
  const [first, ...others] = parts;
  if (!first) throw new UsageError('merge takes at least one folder');
  for (const { dir, manifest } of others) {
    const difference = differenceBetween(first.manifest, manifest);
    if (difference !== undefined)
      throw new UsageError(
        `${printable(dir, 200)} and ${printable(first.dir, 200)} cannot be merged: the former ${difference}`,
      );
  }
  const targets = readTargets(first.dir);
  const sources = sourcesOf(parts, targets);
  openFolder(out);
  const lock = lockFolder(out);
  try {
    const entries = new Map<string, Entry>();
    for (const { id } of targets) {
      const source = sources.get(id);
      const entry = source?.entries.get(id);
      if (!source || !entry) continue;
      if (entry.state === 'done') copyFiles(source.dir, out, id);
      entries.set(id, entry);
    }
    writeWhole(join(out, FILES.list), readFileSync(join(first.dir, FILES.list)));
    sortJournal(out, targets, entries);
    writeWhole(
      join(out, FILES.manifest),
      `${JSON.stringify({ ...first.manifest, shard: null }, undefined, 2)}\n`,
    );
    return { targets, entries };
  } finally {
    lock.release();
  }
}

function refuseOut(dirs: readonly string[], out: string): void {
  const shown = printable(out, 200);
  if (dirs.some(dir => resolve(dir) === resolve(out)))
    throw new UsageError(`--out: ${shown} is one of the folders`);
  if (existsSync(join(out, FILES.manifest)))
    throw new UsageError(`--out: ${shown} holds a fleet already; take a new folder`);
}

function partIn(dir: string): Part {
  const manifest = readManifest(dir);
  if (!manifest)
    throw new UsageError(`${printable(dir, 200)}: not the folder of a fleet (no ${FILES.manifest})`);
  refuseLocked(dir);
  if (digestOf(textIn(join(dir, FILES.list))) !== manifest.list.digest)
    throw new UsageError(
      `${printable(join(dir, FILES.list), 200)}: not the list that ${FILES.manifest} names`,
    );
  return { dir, manifest, entries: readJournal(dir) };
}

/** Which part holds what came of each target. Every report is read here, so that a damaged one is found before anything is written. */
function sourcesOf(parts: readonly Part[], targets: readonly FleetTarget[]): Map<string, Part> {
  const sources = new Map<string, Part>();
  for (const { id, url } of targets) {
    for (const part of parts) {
      const entry = part.entries.get(id);
      if (!entry) continue;
      const before = sources.get(id);
      if (before?.entries.get(id)?.state === 'done') {
        if (entry.state === 'done')
          throw new UsageError(
            `${printable(before.dir, 200)} (${shardText(before.manifest.shard)}) and ${printable(part.dir, 200)} (${shardText(part.manifest.shard)}) both hold a report on ${printable(url, 200)}`,
          );
        continue;
      }
      sources.set(id, part);
      if (entry.state === 'done') readStoredReport(reportPathOf(part.dir, id));
    }
  }
  return sources;
}

function copyFiles(from: string, to: string, id: string): void {
  const folder = folderOf(id);
  try {
    mkdirSync(join(to, folder), { recursive: true });
  } catch (error) {
    throw new SuiteFault(`${printable(join(to, folder), 300)} was not made: ${codeOf(error)}`);
  }
  for (const name of [FILES.recording, FILES.reportPage, FILES.report]) {
    const path = join(from, folder, name);
    if (existsSync(path)) writeWhole(join(to, folder, name), readFileSync(path));
  }
}
