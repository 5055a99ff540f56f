/**
 * The folder of a fleet: what lies where, the manifest, the list, and the reports.
 *
 *     fleet.json                                  what was audited, with what, how
 *     list.jsonl                                  every target of the list, in its order
 *     journal.jsonl                               what came of each target (`journal.ts`)
 *     queue.id                                    the name of the fleet in a queue
 *     targets/<first 2 of id>/<id>/report.json.gz and audit.har.gz, report.html
 *     index.html
 */
import { urlFrom } from '../../schemas/text/url.js';
import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { isLine } from '../../suites/audit/check-options.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { SuiteFault, UsageError, codeOf } from '../cli/errors.js';
import { bytesBelow, chunksBelow, isBelow, refuseLinks, unpackedText } from '../cli/input/below.js';
import type { Below } from '../cli/input/below.js';
import { LARGEST_REPORT, checkedReport, isThere } from '../cli/input/report-file.js';
import { isObject, isText, isWhole, listOf, optional, shapeMistake } from '../cli/input/shapes.js';
import type { Shape } from '../cli/input/shapes.js';
import { stepsBelow, writeDraft, writeWhole } from '../cli/output/write.js';

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
}

/** The digest of a text as a manifest has it, with the name of its algorithm. */
export const sha256Of = (content: string): string => `sha256:${hexDigest(content)}`;

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
  queue: 'queue.id',
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

/** The folder of all targets' folders. */
const TARGETS = 'targets';

/** What lies at the top of a fleet's folder. */
const topNames: readonly string[] = [
  FILES.manifest,
  FILES.list,
  FILES.journal,
  FILES.page,
  FILES.queue,
  TARGETS,
];

/** As much as a list may have; a journal has about as much for each target. */
const LARGEST_TEXT = 200_000_000;

/** A manifest holds the options of a command line. */
const LARGEST_MANIFEST = 10_000_000;

/** As much as `judge` takes of a recording. */
const LARGEST_COPIED = 500_000_000;

const placeIn = (dir: string, path: string, largest: number): Below => ({
  dir,
  path,
  largest,
  wrong: wrongFile(join(dir, path)),
});

/** The text of a file of the folder; `undefined` where there is none. Throws a {@link UsageError} where it cannot be read. */
export function textIn(dir: string, name: string, largest = LARGEST_TEXT): string | undefined {
  return bytesBelow(placeIn(dir, name, largest))?.toString('utf8');
}

/** The name of the fleet in a queue, which no other folder has: another run must not take its results. */
export function queueIdIn(dir: string): string {
  const known = textIn(dir, FILES.queue, 100);
  if (known !== undefined && /^[0-9a-f]{16}$/.test(known)) return known;
  const id = randomBytes(8).toString('hex');
  writeWhole(join(dir, FILES.queue), id);
  return id;
}

/** The text of the list. */
export function listTextIn(dir: string): string {
  const text = textIn(dir, FILES.list);
  if (text === undefined) throw wrongFile(join(dir, FILES.list))('cannot be read (ENOENT)');
  return text;
}

/** Whether a fleet in the folder has, or would write, a file at this path. */
export function isOfFleet(dir: string, path: string): boolean {
  const [first = '', ...others] = stepsBelow(dir, path);
  return others.length === 0 ? topNames.includes(first) : first === TARGETS;
}

/**
 * Throws a {@link UsageError} where a new fleet would replace what is not its own.
 * @param list the list of the fleet, which a process that was killed may have written without a manifest: `merge`, with
 * whatever it had copied
 */
export function refuseForeign(dir: string, list?: string): void {
  if (isThere(join(dir, FILES.manifest))) return;
  if (list !== undefined && textIn(dir, FILES.list, LARGEST_TEXT) === list) return;
  const found = topNames.find(name => isThere(join(dir, name)));
  if (found !== undefined)
    throw new UsageError(
      `--out: ${printable(dir, 200)} has ${found}, but no ${FILES.manifest}, and so holds no fleet; take a new folder`,
    );
}

/** Throws a {@link UsageError} where a link leads from the folders of targets to elsewhere. */
export function refuseLinkedFolders(dir: string, targets: readonly Pick<FleetTarget, 'id'>[]): void {
  for (const { id } of targets) refuseLinks({ dir, path: folderOf(id), wrong: wrongFile(dir) });
}

/** Removes what a process that was killed had not yet given its name; only one process at a time writes into a fleet. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (/\.\d+\.part$/.test(name)) rmSync(join(folder, name), { force: true });
}

/** Replaces the files of a target, all or none: no report lies beside another audit's recording. Throws a `SuiteFault` where it cannot. */
export function storeFiles(dir: string, id: string, files: StoredFiles): void {
  replaceFiles(dir, id, name => files[name] && [files[name]]);
}

/** @param partsOf what a file holds; `undefined` where there is to be none of this name */
function replaceFiles(
  dir: string,
  id: string,
  partsOf: (name: keyof StoredFiles) => Iterable<Uint8Array> | undefined,
): void {
  const folder = join(dir, folderOf(id));
  const { recording, reportPage, report } = FILES;
  let isNew: boolean;
  refuseLinks({ dir, path: folderOf(id), wrong: why => new SuiteFault(`${printable(dir, 300)}: ${why}`) });
  try {
    // Node returns the first folder that it made, and nothing where all were there.
    isNew = mkdirSync(folder, { recursive: true }) !== undefined;
    if (!isNew) removeDrafts(folder);
  } catch (error) {
    throw new SuiteFault(`${printable(folder, 300)} was not made: ${codeOf(error)}`);
  }
  const named: (() => void)[] = [];
  try {
    for (const name of [recording, reportPage, report]) {
      const parts = partsOf(name);
      if (parts) named.push(writeDraft(join(folder, name), parts));
    }
    // Of an earlier audit, the report first: without it, the target is audited again.
    if (!isNew) removeFiles([report, recording, reportPage].map(name => join(folder, name)));
  } catch (error) {
    removeDrafts(folder);
    throw error;
  }
  for (const name of named) name();
}

/** Removes all of them, or none where one is a folder. */
function removeFiles(paths: readonly string[]): void {
  for (const path of paths)
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new SuiteFault(`${printable(path, 300)} is a folder, not a file`);
  for (const path of paths) {
    try {
      rmSync(path, { force: true });
    } catch (error) {
      throw new SuiteFault(`${printable(path, 300)} was not removed: ${codeOf(error)}`);
    }
  }
}

/** The folder of a target's files, relative to the fleet's folder. */
export const folderOf = (id: string): string => `${TARGETS}/${id.slice(0, 2)}/${id}`;

export const reportPathOf = (dir: string, id: string): string => join(dir, folderOf(id), FILES.report);

/** Without the time and the system, so that equal contents are equal files. */
export function gzipped(text: string | Uint8Array): Uint8Array {
  const bytes = gzipSync(text, { level: 6 });
  bytes[9] = 0xff; // The header's field for the operating system; 255 means unknown.
  return bytes;
}

/** Throws a {@link UsageError} that names the file where it is no whole report on the target; `undefined` where there is none. */
export function reportOn(dir: string, { id, url }: Pick<FleetTarget, 'id' | 'url'>): Report | undefined {
  const place = placeIn(dir, `${folderOf(id)}/${FILES.report}`, LARGEST_REPORT);
  const bytes = bytesBelow(place);
  if (!bytes) return undefined;
  const report = reportIn(bytes, place.wrong);
  if (report.target.url === url) return report;
  throw place.wrong(`is a report on ${printable(report.target.url, 200)}, not on ${printable(url, 200)}`);
}

/** The report in a `report.json.gz`. */
export function reportIn(bytes: Uint8Array, wrong: (why: string) => Error): Report {
  const text = unpackedText(bytes, { largest: LARGEST_REPORT, wrong });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('not JSON');
  }
  if (!isObject(value)) throw wrong('not a report of version 1');
  return checkedReport({ value, wrong });
}

/** The files of a target that can be copied. Throws a {@link UsageError} where one of them is no file, or too large. */
export function copiedFiles(dir: string, id: string): Below[] {
  const places = [FILES.recording, FILES.reportPage, FILES.report].map(name =>
    placeIn(dir, `${folderOf(id)}/${name}`, LARGEST_COPIED),
  );
  return places.filter(isBelow);
}

/** Copies the files of a target to another fleet, in bounded memory. */
export function copyFiles(from: string, to: string, id: string): void {
  replaceFiles(to, id, name => chunksBelow(placeIn(from, `${folderOf(id)}/${name}`, LARGEST_COPIED)));
}

const string = [isText, 'a string'] as const;
const count = [isWhole, 'a whole number'] as const;
const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const manifestShape: Shape = {
  'suite.name': string,
  'suite.version': string,
  'contract.title': string,
  'contract.version': [optional(isText), 'a string'],
  'contract.digest': string,
  'list.digest': string,
  'list.targets': count,
  seed: string,
  shard: [
    value => value === null || isShard(value),
    'null, or the number of a part and of all parts, such as {"index":1,"of":2}',
  ],
  options: [
    value =>
      isObject(value) && Object.values(value).every(option => isPlain(option) || listOf(isPlain)(option)),
    'an object of plain values and lists of them',
  ],
};

function isShard(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { index, of } = value;
  return isWhole(index) && isWhole(of) && index >= 1 && index <= of;
}

/** The manifest of a folder; `undefined` where it holds no fleet. Throws a {@link UsageError} where the file is wrong. */
export function readManifest(dir: string): Manifest | undefined {
  const found = textIn(dir, FILES.manifest, LARGEST_MANIFEST);
  if (found === undefined) return undefined;
  const wrong = wrongFile(join(dir, FILES.manifest));
  let value: unknown;
  try {
    value = JSON.parse(found);
  } catch {
    throw wrong('not JSON');
  }
  if (!isObject(value) || value['fleetVersion'] !== '1')
    throw wrong('not the manifest of a fleet of version 1');
  const mistake = shapeMistake(value, manifestShape);
  if (mistake !== undefined) throw wrong(mistake);
  return value as unknown as Manifest;
}

const lineOfText = (value: unknown) => isText(value) && isLine(value);

const targetShape: Shape = {
  id: [value => isText(value) && /^[0-9a-f]{16}$/.test(value), '16 hexadecimal digits'],
  url: [
    value => isText(value) && /^https?:/.test(value) && urlFrom(value) !== undefined,
    'an http or https URL',
  ],
  label: [optional(lineOfText), 'a non-empty line of text'],
  operator: [value => value === null || lineOfText(value), 'null or a non-empty line of text'],
  parameters: [
    optional(value => isObject(value) && Object.values(value).every(isText)),
    'an object of strings',
  ],
  baseline: [optional(isText), 'a string'],
};

/** The targets of a fleet, in the order of its list. Throws a {@link UsageError} that names the line that is wrong. */
export function readTargets(dir: string): FleetTarget[] {
  const wrong = wrongFile(join(dir, FILES.list));
  const lines = new Map<string, number>();
  const targets: FleetTarget[] = [];
  for (const [index, line] of listTextIn(dir).split('\n').entries()) {
    if (line === '') continue;
    const at = `line ${index + 1}`;
    const target = targetIn(line, what => wrong(`${at} ${what}`));
    const first = lines.get(target.id);
    if (first !== undefined) throw wrong(`${at} has the \`id\` of line ${first}`);
    lines.set(target.id, index + 1);
    targets.push(target);
  }
  return targets;
}

function targetIn(line: string, wrong: (what: string) => Error): FleetTarget {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw wrong('is not JSON');
  }
  if (!isObject(value)) throw wrong('is not a target');
  const mistake = shapeMistake(value, targetShape);
  if (mistake !== undefined) throw wrong(`is not a target: ${mistake}`);
  return value as unknown as FleetTarget;
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
    const report = reportOn(dir, target);
    if (report) yield { target, report };
  }
}
