/** Writes reports as one table, to a file or to standard output, report by report. */
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportRows, exportTexts } from '../../../reporters/formats/export.js';
import type { ExportText } from '../../../reporters/formats/export.js';
import { fleetMetrics } from '../../../reporters/formats/openmetrics.js';
import { printable } from '../../../schemas/text/printable.js';
import { NotWritten, whyUnwritten } from '../errors.js';
import { quitOnInterrupt } from '../input/interrupt.js';
import type { Found } from './reports.js';

/** Writes a draft and renames it, so that what ends early leaves the old file; what cannot be written is a {@link NotWritten}. */
export async function writeTable(path: string, results: Results, format: ResultsText): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  const release = quitOnInterrupt(() => rmSync(draft, { force: true }));
  try {
    await pipeline(Readable.from(textOf(results, format)), createWriteStream(draft));
    renameSync(draft, path);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    if (!isSystemError(error)) throw error;
    throw new NotWritten(`${printable(path, 200)} was not written: ${whyUnwritten(error)}`);
  } finally {
    release();
  }
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error;

/** Text of all reports: a table, or metrics. */
type ResultsText = ExportText | 'openmetrics';

/** The reports, one at a time, and how many targets there are, with a report or without one. */
interface Results {
  readonly found: AsyncIterable<Found>;
  readonly targets: () => number;
}

/** A reader that ends early, such as `head`, is no error. */
export async function printText(results: Results, format: ResultsText): Promise<void> {
  const ended = new AbortController();
  const stop = () => ended.abort();
  process.stdout.once('error', stop);
  try {
    for await (const part of textOf(results, format)) {
      if (ended.signal.aborted) return;
      if (!process.stdout.write(part)) await once(process.stdout, 'drain', { signal: ended.signal });
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    process.stdout.off('error', stop);
  }
}

async function* textOf({ found, targets }: Results, format: ResultsText): AsyncGenerator<string, void, void> {
  if (format === 'openmetrics') {
    yield await fleetMetrics(membersOf(found), targets());
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
