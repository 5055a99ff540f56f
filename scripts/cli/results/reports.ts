/** Reports from wherever they lie: the folder of a fleet, the folder of an audit, or a file. One at a time. */
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { ExportedTarget } from '../../../reporters/formats/export.js';
import { count } from '../../../schemas/text/numbers.js';
import type { Report } from '../../../schemas/verdict.js';
import type { UsageError } from '../errors.js';
import { goingOn, noteMistake, refuseMistakes } from '../input/mistakes.js';
import { isThere, readReport, reportPath } from '../input/report-file.js';
import { readTargets, type FleetTarget } from '../../fleet/list/targets.js';
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

/** Throws a {@link UsageError} where nothing can be read, before anything is. */
export function sourceOf(path: string): Source {
  if (isThere(join(path, FILES.manifest))) return { kind: 'fleet', path };
  return { kind: 'report', path: reportPath(path) };
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
  for (const target of goingOn(() => listedIn(dir), mistakes) ?? []) {
    const report = goingOn(() => reportOn(dir, target), mistakes);
    if (report) yield { target, report };
  }
}
