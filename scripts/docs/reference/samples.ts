/** Audits for the documentation that are the same each time they are made: fixed seed, address, date and durations. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveWiki, type ServeOptions } from '../../../fixtures/serve.js';
import { HAR_FILE } from '../../../reporters/index.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../../suites/audit/audit.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { judge } from '../../../suites/audit/replay.js';
import { withFixes } from '../../cli/output/recording.js';

/** Where the documentation finds the wiki. */
export const SAMPLE_ORIGIN = 'http://127.0.0.1:8080';
const STARTED = '2026-03-02T09:30:00.000Z';
const SENT_IN_MS = 2;

export interface Sample {
  readonly report: Report;
  /** The path of its recording; the report lies beside it. */
  readonly har: string;
}

/** Audits a wiki on any free port under the address of the documentation, and judges the recording with its dates settled. */
export async function sampleAudit(
  wiki: ServeOptions,
  folder: string,
  options: Omit<AuditOptions, 'url' | 'har'>,
  started = STARTED,
): Promise<Sample> {
  await mkdir(folder, { recursive: true });
  const har = join(folder, HAR_FILE);
  const served = await serveWiki(wiki);
  const connectTo = new URL(served.url).host;
  await audit({ seed: 'docs', strength: 1, ...options, url: `${SAMPLE_ORIGIN}/api.php`, connectTo, har });
  await served.close();
  const settled = (await readFile(har, 'utf8'))
    .replace(`,"connectTo":"${connectTo}"`, '')
    .replaceAll(/"(started|startedDateTime)":"[^"]*"/g, `"$1":"${started}"`)
    .replaceAll(/"(time|wait|durationMs)":[\d.]+/g, `"$1":${SENT_IN_MS}`)
    .replaceAll(/("name":"date","value":)"[^"]*"/gi, `$1"${new Date(started).toUTCString()}"`);
  await writeFile(har, settled);
  const judged = await judge({ har, ...(options.baseline ? { baseline: options.baseline } : {}) });
  const report = await withFixes({ ...judged, durationMs: judged.requests * SENT_IN_MS }, har);
  await writeFile(join(folder, 'report.json'), safeJson(report));
  return { report, har };
}
