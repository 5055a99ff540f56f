/** Reads a report that anybody may have written; whatever is wrong with it is one line with its place. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { report as isReport } from '../../../schemas/generated/report-validator.js';
import { grouped } from '../../../schemas/text/numbers.js';
import type { SchemaError } from '../../../schemas/generated/validators.js';
import type { Report } from '../../../schemas/verdict.js';
import { printable } from '../../../schemas/text/printable.js';
import { readJson } from '../../../suites/recording/read-json.js';
import { pointerStep } from '../../../schemas/text/json-pointer.js';
import { isObject } from '../../../suites/answers/reading.js';
import { UsageError, codeOf } from '../errors.js';
import { fileFormats } from '../../../reporters/index.js';

/** More no audit writes: it keeps a part of each body only. */
const LARGEST_REPORT = 100_000_000;

/** The file of a report, which may be named by its folder. */
export function reportPath(path: string): string {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return join(path, fileFormats.json.file);
    if (found.isFile()) return path;
  } catch (error) {
    throw new UsageError(`${printable(path, 200)}: cannot be read (${codeOf(error)})`);
  }
  throw new UsageError(`${printable(path, 200)}: neither a report nor the folder of one`);
}

/** Rejects with a {@link UsageError} where the file holds no report of this version. */
export async function readReport(file: string): Promise<Report> {
  const wrong = (place: string, what: string) =>
    new UsageError(`${printable(file, 200)}: ${place === '' ? '' : `${printable(place, 200)}: `}${what}`);
  const value = await readJson(file, LARGEST_REPORT, wrong);
  if (!isObject(value) || typeof value['reportVersion'] !== 'string')
    throw wrong('', 'not a report: `reportVersion` is missing');
  if (value['reportVersion'] !== '1')
    throw wrong(
      '/reportVersion',
      `version "${printable(value['reportVersion'], 40)}" of the report is not known here, only "1" is`,
    );
  if (!isReport(value)) {
    const [error] = isReport.errors ?? [];
    throw wrong(error?.instancePath ?? '', error ? mistakeOf(error) : 'not a report');
  }
  const report = value as unknown as Report;
  refuseTooMany(report, wrong);
  refuseTwice(report, wrong);
  return report;
}

function mistakeOf({ message = 'not as the schema of reports says', params }: SchemaError): string {
  const name = params['additionalProperty'];
  if (typeof name === 'string') return `unknown key "${printable(pointerStep(name), 80)}"`;
  const allowed = params['allowedValues'];
  return printable(Array.isArray(allowed) ? `${message}: ${allowed.join(', ')}` : message, 300);
}

/** Many times what the largest contract or audit would need; what follows takes time for each. */
function refuseTooMany(report: Report, wrong: (place: string, what: string) => Error): void {
  const bounds = { results: 1_000, observations: 1_000, selection: 1_000, exchanges: 100_000 } as const;
  for (const [name, most] of Object.entries(bounds)) {
    const { length } = report[name as keyof typeof bounds];
    if (length > most) throw wrong(`/${name}`, `${grouped(length)} entries, more than ${grouped(most)}`);
  }
}

/** A schema cannot say that each rule has one result. */
function refuseTwice({ results }: Report, wrong: (place: string, what: string) => Error): void {
  const seen = new Set<string>();
  for (const [index, { rule }] of results.entries()) {
    if (seen.has(rule)) throw wrong(`/results/${index}/rule`, `a second result of ${rule}`);
    seen.add(rule);
  }
}
