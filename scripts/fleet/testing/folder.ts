/** Writes the folder of a fleet from sample reports, and reads such folders. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SampleTarget } from '../../../reporters/testing/fleet.js';
import type { Report } from '../../../schemas/verdict.js';
import { entryOf, type Entry } from '../entries.js';
import {
  FILES,
  sha256Of,
  gzipped,
  reportOn,
  reportPathOf,
  storeFiles,
  listText,
  type FleetTarget,
} from '../store.js';
import { manifestOf, writeManifest } from '../manifest.js';
import { openFleetPage } from '../output.js';
import { auditOptionsOf, type Settings } from '../unit.js';

const settings: Settings = { seed: 'fleet', formats: ['json'] };

/** Writes one report at a time, and returns the targets in their order. */
export function writeFleetFolder(dir: string, samples: Iterable<SampleTarget>): FleetTarget[] {
  mkdirSync(dir, { recursive: true });
  const targets: FleetTarget[] = [];
  for (const { target, report } of samples) {
    const id = targets.length.toString(16).padStart(16, '0');
    const { url, label, operator } = target;
    targets.push({ id, url, label, operator });
    if (!report) continue;
    const { seed = '' } = auditOptionsOf({ id, url, operator }, settings);
    const own = { ...report, seed, selection: ['*'], target: { ...report.target, url, label } };
    const page = report.conformant === true ? {} : { [FILES.reportPage]: Buffer.from('<!doctype html>') };
    storeFiles(dir, id, { [FILES.report]: gzipped(JSON.stringify(own)), ...page });
  }
  writeFileSync(join(dir, FILES.list), listText(targets));
  const list = { digest: sha256Of(listText(targets)), targets };
  writeManifest(dir, manifestOf(list, settings, undefined));
  return targets;
}

/** For targets of one operator; `undefined` means a target without a report. */
export const writeFleetOf = (dir: string, reports: readonly (Report | undefined)[]): FleetTarget[] =>
  writeFleetFolder(
    dir,
    reports.map((report, at) => ({
      target: {
        label: `wiki ${at}`,
        url: `https://wiki${at}.example/w/api.php`,
        operator: 'wiki.example',
      },
      ...(report ? { report } : {}),
    })),
  );

export const targetsIn = (dir: string): FleetTarget[] =>
  readFileSync(join(dir, FILES.list), 'utf8')
    .split(/\n(?=.)/)
    .map(line => JSON.parse(line) as FleetTarget);

export async function entriesIn(dir: string, page = openFleetPage()): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (const target of targetsIn(dir)) {
    const report = await reportOn(dir, target);
    if (!report) continue;
    entries.set(target.id, entryOf(target.id, report));
    page.note(target.id, report);
  }
  return entries;
}

/** The targets that have a report, in the order of the list. */
export const reportsIn = (dir: string): FleetTarget[] =>
  existsSync(join(dir, FILES.manifest))
    ? targetsIn(dir).filter(({ id }) => existsSync(reportPathOf(dir, id)))
    : [];

/** The text of every file by its path, without times and the name of the queue. */
export function contentsOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return Object.fromEntries(
    paths.map(path => {
      const bytes = readFileSync(path);
      const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      return [path.slice(dir.length + 1), timeless(text)];
    }),
  );
}

const timeless = (text: string): string =>
  text
    .replace(/"queue": "\w+"/, '"queue": "QUEUE"')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'TIME')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC/g, 'TIME')
    .replace(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'DATE')
    .replace(/("(?:ms|durationMs|time|wait)": ?)[\d.]+/g, '$10')
    .replace(/\b[\d.]+ (ms|s|min)\b/g, 'DURATION');

/** Standard error without progress lines. */
export const complaintsIn = (stderr: string): string => stderr.replace(/^\d+ of \d+ · .*\n/gm, '');
