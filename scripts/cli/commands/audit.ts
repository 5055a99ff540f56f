/** `audit` and `demo`: from options through the audit to a report on the console and in files, and an exit status. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { caveatsOf, verdictLine } from '../../../reporters/report/verdict-words.js';
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
import { openLive, type Live } from '../output/progress.js';
import { publish, refuseFormats } from '../output/publish.js';
import type { StartedServer } from '../start/server.js';
import { openFolder, writeWhole } from '../output/write.js';

export async function auditCommand(url: string, flags: FlagsOf<'audit'>): Promise<number> {
  const target = targetOf(url);
  if (flags.against === undefined) return auditAll(target, flags, runAudit);
  const { endAgainst, flagsAgainst, readAgainst } = await import('./against.js');
  const notes: string[] = [];
  const old = await readAgainst(flags.against, flags.watch === true, notes);
  return auditAll(target, flagsAgainst(target, flags, old, notes), async (one, how) => {
    await runAudit(one, how);
    return endAgainst(old, how, notes, now => exitStatus(now, how));
  });
}

type AuditOne = (target: URL, flags: FlagsOf<'audit'>) => Promise<number>;

/** The target, or each of the servers behind its name. */
async function auditAll(target: URL, flags: FlagsOf<'audit'>, auditOne: AuditOne): Promise<number> {
  const { connectTo = [] } = flags;
  if (connectTo.length < 2) return auditOne(target, flags);
  return (await import('./backends.js')).auditBackends(target, flags, connectTo, auditOne);
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
  const runner = await runnerOf(flags.runner);
  // The address of the embedded wiki is known only once it runs; everything else is checked before.
  const asked = await auditOptionsOf(given ?? new URL('http://127.0.0.1/api.php'), flags);
  const start = startOf(flags);
  if (flags.watch === true) (await import('./watch.js')).refuseWatch(flags);
  const run = await openRun(given, asked, flags);
  const { options, recording, live } = run;
  const audit = (again: AuditOptions) => auditAndFix(runner, again, recording);
  const publishWhole = (report: Report, shown: FlagsOf<'audit'>) => publishRun(report, shown, recording);
  let server: StartedServer | undefined;
  try {
    if (start) server = await (await import('../start/server.js')).startServer(start, options, live.wait);
    if (flags.watch === true) {
      const { watch } = await import('./watch.js');
      const statusOf = (report: Report) => exitStatus(report, flags);
      const { interrupt } = run;
      return await watch({ options, flags, audit, publish: publishWhole, live, interrupt, statusOf });
    }
    const signal = server ? AbortSignal.any([options.signal, server.signal]) : options.signal;
    const report = await audit({ ...options, signal });
    live.end();
    const endedEarly = server?.reportEarlyEnd() === true;
    try {
      writeBaseline(report, flags);
    } finally {
      await publishWhole(report, flags);
    }
    const status = endWith(report, flags);
    return endedEarly ? EXIT.inconclusive : status;
  } finally {
    live.end();
    await server?.end();
    await run.close();
  }
}

/** Where audits are recorded. */
interface RecordingPlace {
  /** `undefined` where no format needs a recording. */
  readonly path: string | undefined;
  /** Whether the user wants the file. */
  readonly isKept: boolean;
}

/** What an audit needs, whether it is run once or again and again. */
interface Run {
  readonly options: AuditOptions & { readonly signal: AbortSignal };
  readonly recording: RecordingPlace;
  readonly live: Live;
  /** Ends the audit, as Ctrl-C does. */
  readonly interrupt: () => void;
  /** Leaves nothing behind but what was published. */
  close(): Promise<void>;
}

async function openRun(given: URL | undefined, asked: AuditOptions, flags: FlagsOf<'audit'>): Promise<Run> {
  openFolder(flags.out);
  const wiki = given ? undefined : await (await import('../../../fixtures/serve.js')).serveWiki({});
  const isKept = flags.format.includes('har');
  const path = isKept || needsRecording(flags) ? join(flags.out, isKept ? HAR_FILE : unkept()) : undefined;
  const stop = onInterrupt(() => {
    if (path !== undefined) rmSync(draftOf(path), { force: true });
  });
  if (given && flags.quiet !== true) suggestContact(given, flags);
  const live = openLive(flags.quiet === true, () => plannedRequests(asked));
  return {
    options: {
      ...asked,
      ...(path === undefined ? {} : { har: path }),
      url: given ?? new URL(wiki?.url ?? ''),
      signal: stop.signal,
      onProgress: live.update,
    },
    recording: { path, isKept },
    live,
    interrupt: stop.interrupt,
    async close() {
      stop.release();
      await wiki?.close();
      if (path !== undefined && !isKept) rmSync(path, { force: true });
    },
  };
}

/** Where the recording could not be written, the file may be that of an earlier audit. */
const recordingOf = (report: Report, { path }: RecordingPlace): string | undefined =>
  report.fault?.where === 'the recording' ? undefined : path;

/** The report, with the parameters that would explain what failed. */
async function auditAndFix(runner: Runner, options: AuditOptions, place: RecordingPlace): Promise<Report> {
  const report = await runner(options);
  const recording = recordingOf(report, place);
  if (recording === undefined || report.totals.failed === 0) return report;
  return (await import('../output/fixes.js')).withFixes(report, recording);
}

async function publishRun(report: Report, flags: FlagsOf<'audit'>, place: RecordingPlace): Promise<void> {
  const recording = recordingOf(report, place);
  if (recording === undefined)
    return publish(report, { ...flags, format: flags.format.filter(name => name !== 'har') });
  if (!flags.format.includes('html')) return publish(report, flags);
  const { readRecorded } = await import('../output/recorded.js');
  return publish(report, flags, readRecorded(recording, place.isKept));
}

function writeBaseline(report: Report, flags: FlagsOf<'audit'>): void {
  if (flags.writeBaseline !== true || flags.baseline === undefined) return;
  writeWhole(flags.baseline, `${JSON.stringify({ rules: baselineOf(report) }, null, 2)}\n`);
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

type Runner = (options: AuditOptions) => Promise<Report>;

async function runnerOf(name: 'direct' | 'vitest'): Promise<Runner> {
  if (name === 'direct') return (await import('../../../suites/audit/audit.js')).audit;
  return (await import('./vitest-runner.js')).vitestRunner();
}

type GateFlag = 'requireComplete' | 'failOnEmpty' | 'failOnFlaky';

/** The exit status of a command that has published the report. */
export function endWith(
  report: Report,
  flags: Pick<FlagsOf<'audit'>, GateFlag | 'quiet' | 'format'>,
): number {
  const { quiet, format } = flags;
  const status = exitStatus(report, flags);
  if (status === EXIT.nonconformant && exitStatus(report, {}) !== status) {
    const isEmpty = flags.failOnEmpty === true && report.unseen !== undefined;
    return sayWhy(status, `--fail-on-${isEmpty ? 'empty' : 'flaky'}: ${caveatsOf(report).join('; ')}`);
  }
  return format.includes('console') && quiet !== true ? status : sayWhy(status, verdictLine(report));
}

/** In this order: an interruption or a fault of the suite, then nonconformance, then an inconclusive audit. */
export function exitStatus(
  { conformant, complete, fault, unseen = [], flaky, baseline = [] }: Report,
  { requireComplete, failOnEmpty, failOnFlaky }: Pick<FlagsOf<'audit'>, GateFlag>,
): number {
  if (fault) return EXIT.inconclusive;
  if (conformant === false || baseline.some(({ standing }) => isStale(standing))) return EXIT.nonconformant;
  if (failOnEmpty === true && unseen.length > 0) return EXIT.nonconformant;
  if (failOnFlaky === true && flaky) return EXIT.nonconformant;
  return conformant === null || (requireComplete === true && !complete) ? EXIT.inconclusive : EXIT.conformant;
}
