/** Merges folders of one fleet, as if one run had made them. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { count, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { UsageError, goingOn, refuseMistakes } from '../cli/errors.js';
import { isThere, wrongFile } from '../cli/input/read-file.js';
import { attempt, openFolder, writeWhole } from '../cli/output/write.js';
import { entryOf, type Entry } from './entries.js';
import { refuseLocked } from './lock.js';
import {
  differenceBetween,
  newQueue,
  readManifest,
  shardText,
  writeManifest,
  type Manifest,
} from './manifest.js';
import { openFleetPage } from './output.js';
import { FILES, folderOf, reportOn, reportPathOf, listText, readTargets, type FleetTarget } from './store.js';
import { isReportOf } from './unit.js';

interface Part {
  readonly dir: string;
  readonly manifest: Manifest;
  readonly targets: readonly FleetTarget[];
}

/** Creates a new folder, completely or not at all. Rejects with a {@link UsageError} if the folders are not parts of one fleet. */
export async function mergeFleets(dirs: readonly string[], out: string) {
  const found = statSync(out, { throwIfNoEntry: false });
  if (found && (!found.isDirectory() || readdirSync(out).length > 0))
    throw new UsageError(`--out: ${printable(out, 200)} is there already; \`merge\` makes a new folder`);
  const parts = await partsIn(dirs);
  const [first] = parts;
  if (!first) throw new UsageError('merge takes at least one folder');
  for (const { dir } of parts) await refuseLocked(dir);
  const refusals = Object.fromEntries(parts.flatMap(part => Object.entries(part.manifest.refusals)));
  const { entries, folders, page } = await resultsIn(parts, first.targets, refusals);
  openFolder(dirname(resolve(out)));
  const draft = `${resolve(out)}.part`;
  attempt(draft, () => {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft);
    for (const [id, dir] of folders)
      cpSync(join(dir, folderOf(id)), join(draft, folderOf(id)), {
        recursive: true,
        filter: path => !path.endsWith('.part'),
      });
  });
  writeWhole(join(draft, FILES.list), listText(first.targets));
  page.write(draft, first.targets, entries);
  // Drops `--again` of a part: its last results are those of the whole.
  const { again: _again, ...rest } = first.manifest;
  writeManifest(draft, { ...rest, shard: null, queue: newQueue(), refusals });
  attempt(out, () => renameSync(draft, out));
  return { targets: first.targets, entries };
}

/** Rejects with a {@link UsageError} that names every folder of another fleet than the first. */
async function partsIn(dirs: readonly string[]): Promise<Part[]> {
  const parts: Part[] = [];
  const mistakes: UsageError[] = [];
  for (const dir of dirs)
    await goingOn(async () => {
      const manifest = await readManifest(dir);
      if (!manifest) throw wrongFile(dir)(`not the folder of a fleet (no ${FILES.manifest})`);
      const [first] = parts;
      const difference = first && differenceBetween(first.manifest, manifest);
      const both = [dir, first?.dir ?? ''].map(each => printable(each, 200)).join(' and ');
      if (difference !== undefined)
        throw new UsageError(`${both} cannot be merged: the former ${difference}`);
      parts.push({ dir, manifest, targets: await readTargets(dir, manifest.list.digest) });
    }, mistakes);
  refuseMistakes(mistakes, `${grouped(mistakes.length)} of ${count(dirs.length, 'folder')} cannot be merged`);
  return parts;
}

/** The result of each target, and the part that holds its report. All reports are read, so that each damaged one is named before anything is written. */
async function resultsIn(parts: Part[], targets: readonly FleetTarget[], refusals: Manifest['refusals']) {
  const entries = new Map<string, Entry>();
  const folders = new Map<string, string>();
  const page = openFleetPage();
  const mistakes: UsageError[] = [];
  for (const target of targets) {
    const { id, url, operator } = target;
    const [part, second] = parts.filter(({ dir }) => isThere(reportPathOf(dir, id)));
    const refusal = refusals[operator ?? ''];
    if (part)
      await goingOn(async () => {
        const both = [part, second ?? part].map(shownPart).join(' and ');
        if (second) throw new UsageError(`${both} both hold a report on ${printable(url, 200)}`);
        const report = await reportIn(part, target);
        entries.set(id, entryOf(id, report));
        page.note(id, report);
        folders.set(id, part.dir);
      }, mistakes);
    else if (refusal?.target === id) entries.set(id, { id, state: 'refused', reason: refusal.reason });
  }
  const headline = `${grouped(mistakes.length)} of ${count(targets.length, 'target')} cannot be merged`;
  refuseMistakes(mistakes, headline);
  return { entries, folders, page };
}

const shownPart = ({ dir, manifest }: Part) => `${printable(dir, 200)} (${shardText(manifest.shard)})`;

async function reportIn({ dir, manifest: { seed, options } }: Part, target: FleetTarget): Promise<Report> {
  const report = await reportOn(dir, target);
  const rules = Array.isArray(options['rule']) ? options['rule'].map(String) : [];
  if (report && isReportOf(report, target, { seed, rules })) return report;
  throw wrongFile(reportPathOf(dir, target.id))(
    'is a report of another audit: its label, seed or rules are not those of the fleet',
  );
}
