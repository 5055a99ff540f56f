/** Reports from wherever they lie: the folder of a fleet, the folder of an audit, or a file. One at a time. */
import { whyUnreadable } from '../../../suites/values/unreadable.js';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { ExportedTarget } from '../../../reporters/formats/export.js';
import { fileFormats } from '../../../reporters/index.js';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { UsageError, codeOf } from '../errors.js';
import { goingOn, noteMistake, refuseMistakes } from '../input/mistakes.js';
import { fileIn, isThere, readReport } from '../input/report-file.js';
import { readTargets } from '../../fleet/list/targets.js';
import type { FleetTarget } from '../../fleet/list/targets.js';
import { readManifest } from '../../fleet/manifest.js';
import { FILES, reportOn } from '../../fleet/store.js';
import { targetsOfShard } from '../../fleet/units.js';
import { realPath } from '../output/write.js';

export interface Found {
  readonly report: Report;
  readonly target: ExportedTarget;
}

/** Where reports are to be read; `fleet` is the folder of a fleet. */
export interface Source {
  readonly kind: 'fleet' | 'report';
  readonly path: string;
}

/** Throws a {@link UsageError} where there is no report, before any is read. */
export function sourceOf(path: string): Source {
  const wrong = (why: string) => new UsageError(`${printable(path, 200)}: ${why}`);
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw wrong(whyUnreadable(codeOf(error)));
  }
  if (!isFolder) return { kind: 'report', path };
  if (isThere(join(path, FILES.manifest))) return { kind: 'fleet', path };
  const file = fileIn(path, fileFormats.json.file);
  if (!isThere(file))
    throw wrong(`holds no ${FILES.manifest}, no ${fileFormats.json.file} and no ${FILES.report}`);
  return { kind: 'report', path: file };
}

/** Each file or folder once, however often it was named. */
export const distinct = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map(source => [realPath(source.path), source])).values(),
];

/** How many targets there are, with a report or without one so far; a part of a fleet has its own only. */
export function targetsIn(sources: readonly Source[]): number {
  let number = 0;
  for (const { kind, path } of sources) number += kind === 'fleet' ? listedIn(path).length : 1;
  return number;
}

function listedIn(dir: string): readonly FleetTarget[] {
  const { shard, list } = readManifest(dir) ?? {};
  const targets = readTargets(dir, list?.digest);
  return shard ? targetsOfShard(targets, shard) : targets;
}

/**
 * Rejects at the end with a {@link UsageError} that names every file that holds no report. After the first of them nothing
 * comes any more, and the others are read only to be named.
 * @param mistakes those that are known already
 */
export async function* reportsIn(
  sources: readonly Source[],
  mistakes: UsageError[] = [],
): AsyncGenerator<Found, void, void> {
  for (const { kind, path } of sources)
    for await (const found of kind === 'fleet' ? fleetReports(path, mistakes) : oneReport(path, mistakes)) {
      // Ctrl-C is heeded between two reports.
      await turn();
      if (mistakes.length === 0) yield found;
    }
  refuseMistakes(mistakes, `${count(mistakes.length, 'report')} cannot be exported`);
}

async function* oneReport(path: string, mistakes: UsageError[]): AsyncGenerator<Found, void, void> {
  const report = await readReport(path).catch((error: unknown) => noteMistake(error, mistakes));
  if (report) yield { report, target: { url: report.target.url } };
}

/** The finished reports of a fleet, in the order of its list, one at a time, so that a fleet of any size takes little memory. */
function* fleetReports(dir: string, mistakes: UsageError[]): Generator<Found, void, void> {
  for (const target of goingOn(() => targetsOfFleet(dir), mistakes) ?? []) {
    const report = goingOn(() => reportOn(dir, target), mistakes);
    if (report) yield { target, report };
  }
}

function targetsOfFleet(dir: string): FleetTarget[] {
  const manifest = readManifest(dir);
  if (!manifest)
    throw new UsageError(`${printable(dir, 300)}: not the folder of a fleet (no ${FILES.manifest})`);
  return readTargets(dir, manifest.list.digest);
}
