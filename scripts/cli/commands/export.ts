/** `export`: reports, of a fleet or not, as one table with a row for each target and rule, or as metrics. */
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { exportRows, exportTexts, type ExportedTarget } from '../../../reporters/formats/export.js';
import { fleetMetrics } from '../../../reporters/formats/openmetrics.js';
import { count } from '../../../schemas/text/numbers.js';
import type { Report } from '../../../schemas/verdict.js';
import { readTargets, type FleetTarget, FILES, reportOn } from '../../fleet/store.js';
import { readManifest } from '../../fleet/manifest.js';
import { targetsOfShard } from '../../fleet/entries.js';
import { EXIT, goingOn, refuseMistakes, type UsageError } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { fileAt, isThere, readReport } from '../input/read-file.js';

type Flags = FlagsOf<'export'>;

export async function exportCommand(paths: readonly string[], { format }: Flags): Promise<number> {
  const { stdout } = process;
  const closed = new AbortController();
  stdout.once('error', () => closed.abort());
  try {
    for await (const part of textOf(paths, format)) {
      if (closed.signal.aborted) break;
      if (!stdout.write(part)) await once(stdout, 'drain');
    }
  } catch (error) {
    // A reader that exits early, such as `head`, is not an error.
    if (!closed.signal.aborted) throw error;
  }
  return EXIT.conformant;
}

/** One report at a time, so that memory does not grow with the fleet. */
async function* textOf(paths: readonly string[], format: Flags['format']): AsyncGenerator<string> {
  if (format === 'openmetrics') {
    yield await fleetMetrics(membersOf(paths), await targetsIn(paths));
    return;
  }
  const { head, lineOf } = exportTexts[format];
  // The first line waits for the first report, so that nothing is written if nothing can be read.
  let before: string = head;
  for await (const { report, target } of reportsIn(paths)) {
    yield before + exportRows(report, target).map(lineOf).join('');
    before = '';
  }
  if (before !== '') yield before;
}

async function* membersOf(paths: readonly string[]) {
  for await (const { report, target } of reportsIn(paths)) {
    const { conformant, quick, started, results } = report;
    // URL and label are as in the metrics of an audit.
    const label = target.label ?? report.target.label;
    yield { id: target.id, url: report.target.url, label, conformant, quick, started, results };
  }
}

const isFleet = (path: string): boolean => isThere(join(path, FILES.manifest));

async function listedIn(dir: string): Promise<readonly FleetTarget[]> {
  const { shard, list } = (await readManifest(dir)) ?? {};
  const targets = await readTargets(dir, list?.digest);
  return shard ? targetsOfShard(targets, shard) : targets;
}

const distinct = (paths: readonly string[]): Iterable<string> =>
  new Map(paths.map(path => [existsSync(path) ? realpathSync(path) : path, path])).values();

/** The number of targets, with or without a report. */
async function targetsIn(paths: readonly string[]): Promise<number> {
  let number = 0;
  for (const path of distinct(paths)) number += isFleet(path) ? (await listedIn(path)).length : 1;
  return number;
}

/**
 * The reports of fleets, in the order of their lists, and of folders and files. Yields no more after the first file without a
 * report, and rejects at the end with a {@link UsageError} that names all such files.
 */
export async function* reportsIn(
  paths: readonly string[],
): AsyncGenerator<{ readonly report: Report; readonly target: ExportedTarget }, void, void> {
  const mistakes: UsageError[] = [];
  for (const path of distinct(paths)) {
    const targets = isFleet(path) ? ((await goingOn(() => listedIn(path), mistakes)) ?? []) : [undefined];
    for (const target of targets) {
      // Handle Ctrl-C between two reports.
      await turn();
      const read = () => (target ? reportOn(path, target) : readReport(fileAt(path)));
      const report = await goingOn(read, mistakes);
      if (report && mistakes.length === 0) yield { report, target: target ?? { url: report.target.url } };
    }
  }
  refuseMistakes(mistakes, `${count(mistakes.length, 'report')} cannot be exported`);
}
