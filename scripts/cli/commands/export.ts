/** `export`: the reports of a fleet, or others → one table with a row for each target and rule, or metrics. */
import { once } from 'node:events';
import { exportRows, exportTexts } from '../../../reporters/formats/export.js';
import { fleetMetrics } from '../../../reporters/formats/openmetrics.js';
import { EXIT, type UsageError } from '../errors.js';
import { goingOn } from '../input/mistakes.js';
import type { FlagsOf } from '../input/options.js';
import { distinct, reportsIn, sourceOf, targetsIn, type Found, type Source } from '../results/reports.js';

type Format = FlagsOf<'export'>['format'];

export async function exportCommand(
  paths: readonly string[],
  { format }: FlagsOf<'export'>,
): Promise<number> {
  const mistakes: UsageError[] = [];
  const sources = distinct(paths.flatMap(path => goingOn(() => sourceOf(path), mistakes) ?? []));
  // A reader that ends early, such as `head`, is no error.
  const ended = new AbortController();
  const stop = () => ended.abort();
  process.stdout.once('error', stop);
  try {
    for await (const part of textOf(sources, mistakes, format)) {
      if (ended.signal.aborted) break;
      if (!process.stdout.write(part)) await once(process.stdout, 'drain', { signal: ended.signal });
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    process.stdout.off('error', stop);
  }
  return EXIT.conformant;
}

/** A report at a time, so that a fleet of any size takes little memory. */
async function* textOf(
  sources: readonly Source[],
  mistakes: UsageError[],
  format: Format,
): AsyncGenerator<string, void, void> {
  const found = reportsIn(sources, mistakes);
  if (format === 'openmetrics') {
    yield await fleetMetrics(membersOf(found), targetsIn(sources));
    return;
  }
  const { head, lineOf } = exportTexts[format];
  // The first line waits for the first report, so that nothing is written of what cannot be read.
  let before: string = head;
  for await (const { report, target } of found) {
    yield before + exportRows(report, target).map(lineOf).join('');
    before = '';
  }
  if (before !== '') yield before;
}

async function* membersOf(found: AsyncIterable<Found>) {
  for await (const { report, target } of found)
    yield {
      id: target.id,
      // As in the metrics of an audit.
      url: report.target.url,
      label: target.label ?? report.target.label,
      conformant: report.conformant,
      started: report.started,
      results: report.results,
    };
}
