/**
 * The folder of a fleet: what lies where, the manifest, the list, and the reports.
 *
 *     fleet.json                                  what was audited, with what, how
 *     list.jsonl                                  every target of the list, in its order
 *     journal.jsonl                               what came of each target (`journal.ts`)
 *     targets/<first 2 of id>/<id>/report.json.gz and audit.har.gz, report.html
 *     index.html
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { SuiteFault, UsageError, codeOf } from '../cli/errors.js';
import { writeWhole } from '../cli/output/write.js';

/** A target as `list.jsonl` keeps it. */
export interface FleetTarget {
  /** The same on every machine and in every shard: 16 hex digits of a digest of URL, label and parameters. */
  readonly id: string;
  readonly url: string;
  readonly label?: string;
  readonly parameters?: Declared;
  /** Whose rate the target shares; `null` for loopback, which has no limits. */
  readonly operator: string | null;
  /** The digest of the entries of its baseline. */
  readonly baseline?: string;
}

/** One of the parts of a list that are audited apart, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface Manifest {
  readonly fleetVersion: '1';
  readonly suite: { readonly name: string; readonly version: string };
  readonly contract: { readonly title: string; readonly version?: string; readonly digest: string };
  readonly list: { readonly digest: string; readonly targets: number };
  /** The seed of each audit derives from it and from the URL. */
  readonly seed: string;
  readonly shard: Shard | null;
  /** Those that every audit has in common, as far as they decide what is asked and judged. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A finished report of a fleet. */
export interface StoredReport {
  readonly target: FleetTarget;
  readonly report: Report;
  /** Of the report, as it can be opened. */
  readonly path: string;
}

/** With the name of its algorithm. */
export const digestOf = (content: string): string => `sha256:${hexDigest(content)}`;

/** Enough to tell apart what one fleet holds. */
export const shortDigest = (text: string): string => hexDigest(text).slice(0, 16);

const hexDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The id of a target: the same on every machine, in whatever order the parameters are declared. */
export function idOf(url: string, label: string | undefined, parameters: Declared): string {
  const declared = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return shortDigest(JSON.stringify([url, label ?? null, declared]));
}

export const FILES = {
  manifest: 'fleet.json',
  list: 'list.jsonl',
  journal: 'journal.jsonl',
  page: 'index.html',
  report: 'report.json.gz',
  recording: 'audit.har.gz',
  reportPage: 'report.html',
} as const;

/** The files of one target. */
export type StoredFiles = Readonly<
  Partial<Record<(typeof FILES)['report' | 'recording' | 'reportPage'], Uint8Array>>
>;

/** The error for a mistake in a file of the folder. */
export const wrongFile =
  (path: string) =>
  (why: string): UsageError =>
    new UsageError(`${printable(path, 300)}: ${why}`);

/** Throws a {@link UsageError} where the file cannot be read. */
export function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw wrongFile(path)(`cannot be read (${codeOf(error)})`);
  }
}

/** Removes what a process that was killed had not yet given its name; only one process at a time writes into a fleet. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (/\.\d+\.part$/.test(name)) rmSync(join(folder, name), { force: true });
}

/** Writes the files of a target, each whole or not at all, and the report last; throws a `SuiteFault` where it cannot. */
export function storeFiles(dir: string, id: string, files: StoredFiles): void {
  const folder = join(dir, folderOf(id));
  const { recording, reportPage, report } = FILES;
  let isNew: boolean;
  try {
    // Node returns the first folder that it made, and nothing where all were there.
    isNew = mkdirSync(folder, { recursive: true }) !== undefined;
    if (!isNew) removeDrafts(folder);
  } catch (error) {
    throw new SuiteFault(`${printable(folder, 300)} was not made: ${codeOf(error)}`);
  }
  for (const name of [recording, reportPage, report]) {
    const content = files[name];
    if (content !== undefined) writeWhole(join(folder, name), content);
    // Of an earlier audit.
    else if (!isNew) rmSync(join(folder, name), { force: true });
  }
}

/** The folder of a target's files, relative to the fleet's folder. */
export const folderOf = (id: string): string => `targets/${id.slice(0, 2)}/${id}`;

export const reportPathOf = (dir: string, id: string): string => join(dir, folderOf(id), FILES.report);

/** Without the time and the system, so that equal contents are equal files. */
export function gzipped(text: string | Uint8Array): Uint8Array {
  const bytes = gzipSync(text, { level: 6 });
  bytes[9] = 0xff; // The header's field for the operating system; 255 means unknown.
  return bytes;
}

/** More than any report holds, so that a small file cannot fill the memory. */
const LARGEST_REPORT = 256_000_000;

/** Throws a {@link UsageError} that names the file where it holds no report. */
export function readStoredReport(path: string): Report {
  const wrong = wrongFile(path);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw wrong(`cannot be read (${codeOf(error)})`);
  }
  return reportIn(bytes, wrong);
}

/** The report in a `report.json.gz`. */
export function reportIn(bytes: Uint8Array, wrong: (why: string) => Error): Report {
  let text: string;
  try {
    text = gunzipSync(bytes, { maxOutputLength: LARGEST_REPORT }).toString('utf8');
  } catch (error) {
    throw wrong(`not gzip, or damaged (${codeOf(error)})`);
  }
  try {
    const report = JSON.parse(text) as Partial<Report> | null;
    if (report?.reportVersion === '1' && Array.isArray(report.results)) return report as Report;
  } catch {
    throw wrong('not JSON');
  }
  throw wrong('not a report of version 1');
}

/** The manifest of a folder; `undefined` where it holds no fleet. Throws a {@link UsageError} where the file is wrong. */
export function readManifest(dir: string): Manifest | undefined {
  const path = join(dir, FILES.manifest);
  if (!existsSync(path)) return undefined;
  const wrong = wrongFile(path);
  let found: Partial<Manifest> | null;
  try {
    found = JSON.parse(textIn(path)) as Partial<Manifest> | null;
  } catch (error) {
    throw error instanceof SyntaxError ? wrong('not JSON') : error;
  }
  if (found?.fleetVersion !== '1') throw wrong('not the manifest of a fleet of version 1');
  const { suite, contract, list, seed, shard, options } = found;
  const isWhole =
    typeof suite?.version === 'string' &&
    typeof contract?.digest === 'string' &&
    typeof list?.digest === 'string' &&
    typeof list.targets === 'number' &&
    typeof seed === 'string' &&
    (shard === null || typeof shard?.index === 'number') &&
    typeof options === 'object';
  if (!isWhole) throw wrong('a member is missing or has the wrong type');
  return found as Manifest;
}

/** The targets of a fleet, in the order of its list. */
export function readTargets(dir: string): FleetTarget[] {
  const path = join(dir, FILES.list);
  const wrong = wrongFile(path);
  return textIn(path)
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      try {
        const target = JSON.parse(line) as FleetTarget;
        if (/^[0-9a-f]{16}$/.test(target.id) && typeof target.url === 'string') return target;
      } catch {
        throw wrong(`line ${index + 1} is not JSON`);
      }
      throw wrong(`line ${index + 1} is not a target`);
    });
}

export const listText = (targets: readonly FleetTarget[]): string =>
  targets.map(target => `${JSON.stringify(target)}\n`).join('');

/**
 * The finished reports of a fleet, in the order of its list, one at a time, so that a fleet of any size takes little memory.
 * Targets without a report are left out. Throws a {@link UsageError} for a folder without a fleet, and for a file that is no report.
 */
export async function* readReports(dir: string): AsyncGenerator<StoredReport, void, void> {
  if (!readManifest(dir))
    throw new UsageError(`${printable(dir, 300)}: not the folder of a fleet (no ${FILES.manifest})`);
  for (const target of readTargets(dir)) {
    const path = reportPathOf(dir, target.id);
    if (!existsSync(path)) continue;
    yield { target, report: readStoredReport(path), path };
  }
}
