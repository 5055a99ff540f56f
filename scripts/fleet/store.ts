/**
 * The folder of a fleet:
 *
 *     fleet.json                                  what is audited and how, and the waits of operators (`manifest.ts`)
 *     list.jsonl                                  the targets of the list, in its order
 *     targets/<first 2 of id>/<id>/report.json.gz and audit.har.gz, report.html
 *     index.html
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { isThere, readReport, wrongFile, documentIn } from '../cli/input/read-file.js';
import { attempt, writeDraft } from '../cli/output/write.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { readText } from '../../suites/recording/read-json.js';

/** With the name of the algorithm, as in a manifest. */
export const sha256Of = (content: string): string => `sha256:${hexDigest(content)}`;

/** Long enough to tell the targets of a fleet apart. */
export const shortDigest = (text: string): string => hexDigest(text).slice(0, 16);

const hexDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

export const FILES = {
  manifest: 'fleet.json',
  list: 'list.jsonl',
  page: 'index.html',
  report: 'report.json.gz',
  recording: 'audit.har.gz',
  reportPage: 'report.html',
} as const;

/** In the order written: a target with a report was audited completely. */
export const FILES_OF_TARGET = [FILES.recording, FILES.reportPage, FILES.report] as const;

export type StoredFiles = Readonly<Partial<Record<(typeof FILES_OF_TARGET)[number], Uint8Array>>>;

export const TARGETS = 'targets';

/** Removes the drafts of a killed process; only one process at a time writes into a fleet. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (/\.\d+\.part$/.test(name)) rmSync(join(folder, name), { force: true });
}

/** Replaces all files of a target, so that no report lies beside the recording of another audit. Throws a `NotWritten`. */
export function storeFiles(dir: string, id: string, files: StoredFiles): void {
  const folder = join(dir, folderOf(id));
  attempt(folder, () => {
    mkdirSync(folder, { recursive: true });
    removeDrafts(folder);
    try {
      const drafts = FILES_OF_TARGET.flatMap(name => {
        const content = files[name];
        return content ? [writeDraft(join(folder, name), content)] : [];
      });
      // Removes the earlier report first: without it, the target counts as unaudited.
      for (const name of FILES_OF_TARGET.toReversed()) rmSync(join(folder, name), { force: true });
      for (const giveName of drafts) giveName();
    } catch (error) {
      removeDrafts(folder);
      throw error;
    }
  });
}

export const folderOf = (id: string): string => `${TARGETS}/${id.slice(0, 2)}/${id}`;

export const reportPathOf = (dir: string, id: string): string => join(dir, folderOf(id), FILES.report);

/** A fifth larger than with the default level, in half the time. */
const LEVEL = 2;

/** Without time and system, so that equal contents give equal files. */
export function gzipped(text: string | Uint8Array): Uint8Array {
  const bytes = gzipSync(text, { level: LEVEL });
  bytes[9] = 0xff; // The header's field for the operating system; 255 means unknown.
  return bytes;
}

/** `undefined` without a file; rejects with a {@link UsageError} if it is not a complete report on the target. */
export async function reportOn(dir: string, { id, url }: FleetTarget): Promise<Report | undefined> {
  const path = reportPathOf(dir, id);
  if (!isThere(path)) return undefined;
  const report = await readReport(path);
  if (report.target.url === url) return report;
  throw wrongFile(path)(`is a report on ${printable(report.target.url, 200)}, not on ${printable(url, 200)}`);
}

/** 3 KB each for 60,000 targets with their own profile. */
export const LARGEST_LIST = 200_000_000;

export interface FleetTarget {
  /** 16 hex digits of a digest of URL, label, parameters and backend, the same on every machine. */
  readonly id: string;
  readonly url: string;
  readonly label?: string;
  readonly parameters?: Declared;
  /** Whose rate the target shares; `null` for loopback, which has no limits. */
  readonly operator: string | null;
  readonly connectTo?: string;
  readonly baseline?: string;
}

export function idOf(url: string, label: string | undefined, parameters: Declared, connectTo?: string) {
  const declared = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const backend = connectTo === undefined ? [] : [connectTo];
  return shortDigest(JSON.stringify([url, label ?? null, declared, ...backend]));
}

export const listText = (targets: readonly FleetTarget[]): string =>
  targets.map(target => `${JSON.stringify(target)}\n`).join('');

/**
 * The targets of a fleet, in the order of its list. Rejects with a {@link UsageError} if the list is damaged.
 * @param digest the digest of the list at the start of the fleet, unless the list is known to be unchanged
 */
export async function readTargets(dir: string, digest?: string): Promise<FleetTarget[]> {
  const path = join(dir, FILES.list);
  const wrong = wrongFile(path);
  const text = readText(path, LARGEST_LIST, wrong);
  if (digest !== undefined && sha256Of(text) !== digest)
    throw wrong(`not the list that ${FILES.manifest} names`);
  const targets: unknown[] = [];
  for (const [at, line] of text.trimEnd().split('\n').entries())
    targets.push(await documentIn(line, what => wrong(`line ${at + 1}: ${what}`)));
  return targets as FleetTarget[];
}
