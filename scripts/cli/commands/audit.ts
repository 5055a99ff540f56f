/** `audit` and `demo`: from options through the audit to a report on the console and in files, and an exit status. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { verdictLine } from '../../../reporters/report/verdict-words.js';
import { isStale } from '../../../schemas/baseline.js';
import type { Report } from '../../../schemas/verdict.js';
import { printable } from '../../../schemas/text/printable.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { budgetsOf, isLoopback } from '../../../suites/audit/budgets.js';
import { draftOf } from '../../../suites/recording/write.js';
import { auditOptionsOf, startOf, targetOf } from '../input/audit-options.js';
import { baselineOf } from '../input/baseline-file.js';
import type { FlagsOf } from '../input/options.js';
import { EXIT, sayWhy } from '../errors.js';
import { onInterrupt } from '../input/interrupt.js';
import { HAR_FILE } from '../../../reporters/index.js';
import { openLive } from '../output/progress.js';
import { publish, refuseFormats } from '../output/publish.js';
import type { StartedServer } from '../start/server.js';
import { openFolder, writeWhole } from '../output/write.js';

export async function auditCommand(url: string, flags: FlagsOf<'audit'>): Promise<number> {
  return runAudit(targetOf(url), flags);
}

export async function demoCommand(flags: FlagsOf<'demo'>): Promise<number> {
  return runAudit(undefined, { ...flags, label: 'embedded reference wiki' });
}

/** `npm start`, where an address may follow. */
export async function startCommand(url: string | undefined, flags: FlagsOf<'audit'>): Promise<number> {
  return url === undefined ? demoCommand(flags) : auditCommand(url, flags);
}

/** @param given the target; `undefined` for the embedded reference wiki */
async function runAudit(given: URL | undefined, flags: FlagsOf<'audit'>): Promise<number> {
  refuseFormats(flags);
  const run = await runnerOf(flags.runner);
  // The address of the embedded wiki is known only once it runs; everything else is checked before.
  const options = await auditOptionsOf(given ?? new URL('http://127.0.0.1/api.php'), flags);
  const start = startOf(flags);
  if (flags.watch === true) (await import('./watch.js')).refuseWatch(flags);
  openFolder(flags.out);
  const wiki = given ? undefined : await (await import('../../../fixtures/serve.js')).serveWiki({});
  const isKept = flags.format.includes('har');
  const har = isKept || needsRecording(flags) ? join(flags.out, isKept ? HAR_FILE : unkept()) : undefined;
  const stop = onInterrupt(() => {
    if (har !== undefined) rmSync(draftOf(har), { force: true });
  });
  if (given && flags.quiet !== true) suggestContact(given, flags);
  const live = openLive(flags.quiet === true, () => plannedRequests(options));
  let server: StartedServer | undefined;
  try {
    const full = {
      ...options,
      ...(har === undefined ? {} : { har }),
      url: given ?? new URL(wiki?.url ?? ''),
      signal: stop.signal,
      onProgress: live.update,
    };
    if (start) server = await (await import('../start/server.js')).startServer(start, full, live.wait);
    // Where the recording could not be written, the file may be that of an earlier audit.
    const recordingOf = (report: Report) => (report.fault?.where === 'the recording' ? undefined : har);
    const audit = async (again: AuditOptions): Promise<Report> => {
      const report = await run(again);
      const recording = recordingOf(report);
      if (recording === undefined || report.totals.failed === 0) return report;
      return (await import('../output/fixes.js')).withFixes(report, recording);
    };
    const publishWhole = async (report: Report, shown: FlagsOf<'audit'>): Promise<void> => {
      const recording = recordingOf(report);
      if (recording === undefined)
        return publish(report, { ...shown, format: shown.format.filter(name => name !== 'har') });
      if (!shown.format.includes('html')) return publish(report, shown);
      const { readRecorded } = await import('../output/recorded.js');
      return publish(report, shown, await readRecorded(recording, isKept));
    };
    if (flags.watch === true) {
      const { watch } = await import('./watch.js');
      const statusOf = (report: Report) => exitStatus(report, flags.requireComplete === true);
      const { interrupt } = stop;
      return await watch({ options: full, flags, audit, publish: publishWhole, live, interrupt, statusOf });
    }
    const report = await audit(full);
    live.end();
    server?.reportEarlyEnd();
    if (flags.writeBaseline === true && flags.baseline !== undefined) {
      const entries = baselineOf(report);
      writeWhole(flags.baseline, `${JSON.stringify({ rules: entries }, null, 2)}\n`);
    }
    await publishWhole(report, flags);
    return endWith(report, flags);
  } finally {
    live.end();
    await server?.end();
    stop.release();
    await wiki?.close();
    if (har !== undefined && !isKept) rmSync(har, { force: true });
  }
}

/** How many requests a conforming wiki of the usual size is sent, within the budget. */
async function plannedRequests(options: AuditOptions): Promise<number> {
  const { requestsFor } = await import('../../plan.js');
  const { maxRequests } = budgetsOf(options, new URL(options.url));
  return Math.min(maxRequests, await requestsFor(options));
}

/** The page shows every request, and both formats the fix of a failure. */
const needsRecording = ({ format }: FlagsOf<'audit'>) => format.includes('html') || format.includes('json');

/** Beside the report, where there is room for files. */
const unkept = () => `.recording-${process.pid}.har`;

/** The operators of somebody else's wiki should know whom to ask. */
function suggestContact(target: URL, { contact, userAgent }: FlagsOf<'audit'>): void {
  if (isLoopback(target) || contact !== undefined || userAgent !== undefined) return;
  process.stderr.write(
    `${printable(target.host, 200)} cannot see who runs this audit; --contact ADDRESS adds a mail address or URL to the User-Agent\n`,
  );
}

async function runnerOf(name: 'direct' | 'vitest'): Promise<(options: AuditOptions) => Promise<Report>> {
  if (name === 'direct') return (await import('../../../suites/audit/audit.js')).audit;
  return (await import('./vitest-runner.js')).vitestRunner();
}

/** The exit status of a command that has published the report. */
export function endWith(
  report: Report,
  { requireComplete, quiet, format }: Pick<FlagsOf<'audit'>, 'requireComplete' | 'quiet' | 'format'>,
): number {
  const status = exitStatus(report, requireComplete === true);
  return format.includes('console') && quiet !== true ? status : sayWhy(status, verdictLine(report));
}

/** In this order: an interruption or a fault of the suite, then nonconformance, then an inconclusive audit. */
export function exitStatus(
  { conformant, complete, fault, baseline = [] }: Report,
  requireComplete: boolean,
): number {
  if (fault) return EXIT.inconclusive;
  if (conformant === false || baseline.some(({ standing }) => isStale(standing))) return EXIT.nonconformant;
  return conformant === null || (requireComplete && !complete) ? EXIT.inconclusive : EXIT.conformant;
}
