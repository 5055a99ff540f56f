/** Reports from wherever they lie: the folder of a fleet, the folder of an audit, or a file. One at a time. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportedTarget } from '../../../reporters/fleet/export.js';
import { fileFormats } from '../../../reporters/index.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import type { JsonObject } from '../../../suites/answers/reading.js';
import { UsageError, codeOf } from '../errors.js';
import { checkedReport, readReport } from '../input/report-file.js';
import { FILES, readReports, readStoredReport, wrongFile } from '../../fleet/store.js';
import type { StoredReport } from '../../fleet/store.js';

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
    throw wrong(`cannot be read (${codeOf(error)})`);
  }
  if (!isFolder) return { kind: 'report', path };
  if (existsSync(join(path, FILES.manifest))) return { kind: 'fleet', path };
  const within = [fileFormats.json.file, FILES.report].find(name => existsSync(join(path, name)));
  if (within === undefined)
    throw wrong(`holds no ${FILES.manifest}, no ${fileFormats.json.file} and no ${FILES.report}`);
  return { kind: 'report', path: join(path, within) };
}

/** Rejects with a {@link UsageError} at the first file that holds no report. */
export async function* reportsIn(sources: readonly Source[]): AsyncGenerator<Found, void, void> {
  for (const { kind, path } of sources) {
    if (kind === 'fleet') yield* fleetReports(path);
    else {
      const report = await readReport(path);
      yield { report, target: { url: report.target.url } };
    }
  }
}

/** The reports of a fleet, each checked against the schema, since anybody may have written it. */
async function* fleetReports(dir: string): AsyncGenerator<StoredReport, void, void> {
  for await (const stored of readReports(dir)) {
    checkReport(stored);
    yield stored;
  }
}

/** A stored report, checked in the same way. Throws a {@link UsageError} that names the file. */
export function readCheckedReport(path: string): Report {
  const report = readStoredReport(path);
  checkReport({ path, report });
  return report;
}

function checkReport({ path, report }: Pick<StoredReport, 'path' | 'report'>): void {
  checkedReport({ value: report as unknown as JsonObject, wrong: wrongFile(path) });
}
