/** Audits for the documentation that are the same each time they are made: fixed seed, port, date and durations. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveWiki } from '../../../fixtures/serve.js';
import type { ServeOptions } from '../../../fixtures/serve.js';
import { HAR_FILE } from '../../../reporters/index.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import type { Entry, RecordingFile } from '../../../schemas/generated/recording.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../../suites/audit/audit.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { judge } from '../../../suites/audit/replay.js';
import type { Declared } from '../../../suites/evidence/profile.js';
import { withFixes } from '../../cli/output/fixes.js';

/** Where the documentation finds the wiki. */
export const SAMPLE_ORIGIN = 'http://127.0.0.1:8080';
const STARTED = '2026-03-02T09:30:00.000Z';
const SENT_IN_MS = 2;

export interface Sample {
  readonly report: Report;
  /** The path of its recording; the report lies beside it. */
  readonly har: string;
}

export interface SampleOptions extends Omit<AuditOptions, 'url' | 'har'> {
  readonly started?: string;
}

/**
 * Audits a wiki on any free port, moves the recording to the port and the date of the documentation, and judges that.
 *
 * @param options `{base_url}` in a parameter is the address of the wiki
 * @param folder for the recording and the report
 */
export async function sampleAudit(
  wiki: ServeOptions,
  folder: string,
  options: SampleOptions,
): Promise<Sample> {
  const { started = STARTED, ...how } = options;
  await mkdir(folder, { recursive: true });
  const har = join(folder, HAR_FILE);
  const served = await serveWiki(wiki);
  const { origin } = new URL(served.url);
  const declared = Object.entries(how.parameters ?? {}).map(([name, value]) => [
    name,
    value.replace('{base_url}', origin),
  ]);
  const found = await audit({
    seed: 'docs',
    ...how,
    parameters: Object.fromEntries(declared) as Declared,
    url: served.url,
    har,
  });
  await served.close();
  const moved = (text: string) => text.replaceAll(origin, SAMPLE_ORIGIN);
  const lines = moved(await readFile(har, 'utf8')).split('\n');
  await writeFile(har, lines.map(line => settled(line, started)).join('\n'));
  const judged = await judge({ har, ...(how.baseline ? { baseline: how.baseline } : {}) });
  const settledReport: Report = {
    ...judged,
    durationMs: found.requests * SENT_IN_MS,
    exchanges: judged.exchanges.map(exchange => ({ ...exchange, ms: SENT_IN_MS })),
  };
  const report = await withFixes(settledReport, har);
  await writeFile(join(folder, 'report.json'), safeJson(report));
  return { report, har };
}

/** A line of a recording with the date and the durations of the documentation, and with the sizes of the moved bodies. */
function settled(line: string, started: string): string {
  const dated = line
    .replaceAll(/"(started|startedDateTime)":"[^"]*"/g, `"$1":"${started}"`)
    .replaceAll(/"(time|wait|durationMs)":[\d.]+/g, `"$1":${SENT_IN_MS}`)
    .replaceAll(/("name":"date","value":)"[^"]*"/gi, `$1"${new Date(started).toUTCString()}"`);
  const [, text, comma = ''] = /^(\{"pageref".*?)(,?)$/.exec(dated) ?? [];
  if (text === undefined) return dated;
  const entry = JSON.parse(text) as Entry;
  const { content, headers } = entry.response;
  content.size = Buffer.byteLength(content.text ?? '', content.encoding ?? 'utf8');
  for (const header of headers) if (header.name === 'content-length') header.value = String(content.size);
  return `${JSON.stringify(entry)}${comma}`;
}

export async function readRecording({ har }: Sample): Promise<RecordingFile> {
  return JSON.parse(await readFile(har, 'utf8')) as RecordingFile;
}
