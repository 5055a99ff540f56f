/** `audit` and `demo`: from options through the audit to a report on the console and in files, and an exit status. */
import { randomBytes } from 'node:crypto';
import { rmSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HAR_FILE } from '../../../reporters/index.js';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { budgetsOf, type AuditOptions } from '../../../suites/audit/options.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { draftOf } from '../../../suites/recording/write.js';
import { EXIT } from '../errors.js';
import { auditOptionsOf, refuseConflicts, targetOf } from '../input/audit-options.js';
import { onInterrupt } from '../input/interrupt.js';
import type { FlagsOf } from '../input/options.js';
import { openLive } from '../output/terminal.js';
import { publish } from '../output/publish.js';
import { openFolder, refuseToOverwrite, writeWhole } from '../output/write.js';
import type { StartedServer } from '../start/server.js';
import { endWith, exitStatus } from './exit-status.js';
import { openTidying } from './tidying.js';
import type { Run } from './watch.js';

type Flags = FlagsOf<'audit'>;

export async function auditCommand(url: string, flags: Flags): Promise<number> {
  const target = targetOf(url);
  refuseConflicts(flags);
  if (flags.against === undefined) return auditAll(target, flags, runAudit);
  const { endAgainst, flagsAgainst, readAgainst } = await import('./against.js');
  const notes: string[] = [];
  const old = await readAgainst(flags.against, notes);
  return auditAll(target, flagsAgainst(target, flags, old, notes), async (one, how) => {
    await runAudit(one, how);
    return endAgainst(old, how, notes, now => exitStatus(now, how));
  });
}

type AuditOne = (target: URL, flags: Flags) => Promise<number>;

/** Audits the target, or each server of a repeated `--connect-to` alike, and shows what differs. Resolves to the worst exit status. */
async function auditAll(target: URL, flags: Flags, auditOne: AuditOne): Promise<number> {
  const { connectTo: backends = [] } = flags;
  if (backends.length < 2) return auditOne(target, flags);
  openFolder(flags.out);
  // With different titles, two servers could differ only in what they were asked.
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const statuses: number[] = [];
  const folders: string[] = [];
  const stop = onInterrupt(() => undefined);
  for (const backend of backends) {
    if (stop.signal.aborted) break;
    const out = join(flags.out, backend.replace(/[^\w.-]/g, '_'));
    const { label } = flags;
    const format = [...new Set([...flags.format, 'json' as const])];
    const name = label === undefined ? backend : `${label} at ${backend}`;
    statuses.push(await auditOne(target, { ...flags, seed, out, format, label: name, connectTo: [backend] }));
    if (existsSync(join(out, 'report.json'))) folders.push(out);
  }
  stop.release();
  if (stop.signal.aborted) return EXIT.inconclusive;
  const { compareCommand } = await import('./compare.js');
  if (folders.length > 1) await compareCommand(folders, { out: join(flags.out, 'compare.html') });
  const groups = ends.flatMap(([status, words]) => {
    const those = backends.filter((_, at) => statuses[at] === status);
    return those.length === 0 ? [] : [{ status, text: `${words}: ${those.join(', ')}` }];
  });
  // The last line of the console says which servers ended how.
  if (flags.quiet !== true) process.stdout.write(`\n${groups.map(({ text }) => text).join(' · ')}\n`);
  return groups[0]?.status ?? EXIT.inconclusive;
}

/** Worst first. */
const ends: readonly (readonly [status: number, words: string])[] = [
  [EXIT.nonconformant, '✗ NOT CONFORMANT'],
  [EXIT.inconclusive, '? INCONCLUSIVE'],
  [EXIT.conformant, '✓ CONFORMANT'],
];

export async function demoCommand(flags: FlagsOf<'demo'>): Promise<number> {
  return runAudit(undefined, { ...flags, label: 'embedded reference wiki' });
}

/** `npm start`, with an optional address. */
export async function startCommand(url: string | undefined, flags: Flags): Promise<number> {
  return url === undefined ? demoCommand(flags) : auditCommand(url, flags);
}

/** @param given the target; `undefined` for the embedded reference wiki */
async function runAudit(given: URL | undefined, flags: Flags): Promise<number> {
  const runner = await runnerOf(flags.runner);
  // The address of the embedded wiki is known only once it runs; everything else is checked first.
  const asked = await auditOptionsOf(given ?? new URL('http://127.0.0.1/api.php'), flags);
  if (flags.writeBaseline === true) refuseToOverwrite(flags.baseline ?? '');
  openFolder(flags.out);
  const wiki = given ? undefined : await (await import('../../../fixtures/serve.js')).serveWiki({});
  const url = given ?? new URL(wiki?.url ?? '');
  const isKept = flags.format.includes('har');
  const har = recordingFor(flags);
  const { signal, interrupt, release } = onInterrupt(() => {
    if (har !== undefined) rmSync(draftOf(har), { force: true });
  });
  const live = openLive(flags.quiet === true, () => plannedRequests(asked));
  const tidy = openTidying();
  const onProgress: typeof live.update = progress => [live.update(progress), tidy()];
  const run: Run = {
    options: { ...asked, ...(har === undefined ? {} : { har }), url, signal, onProgress },
    flags,
    live,
    interrupt,
    async audit(options) {
      const report = await runner(options);
      if (har === undefined || !isReadable(har, report) || report.totals.failed === 0) return report;
      return (await import('../output/recording.js')).withFixes(report, har);
    },
    async publish(report, shown) {
      if (har === undefined || !isRecorded(report))
        return publish(report, { ...shown, format: shown.format.filter(name => name !== 'har') });
      if (!shown.format.includes('html') || !isReadable(har, report)) return publish(report, shown);
      const { readRecorded } = await import('../output/recording.js');
      return publish(report, shown, await readRecorded(har, isKept));
    },
  };
  let server: StartedServer | undefined;
  try {
    if (flags.start !== undefined) {
      const { startServer } = await import('../start/server.js');
      server = await startServer(flags.start, flags.wait, run.options, live.wait);
    }
    if (flags.watch === true) return await (await import('./watch.js')).watch(run);
    const ended = server ? AbortSignal.any([signal, server.signal]) : signal;
    const report = await run.audit({ ...run.options, signal: ended });
    live.end();
    const endedEarly = server?.reportEarlyEnd() === true;
    try {
      writeBaseline(report, flags);
    } finally {
      await run.publish(report, flags);
    }
    const status = endWith(report, flags);
    return endedEarly ? EXIT.inconclusive : status;
  } finally {
    live.end();
    await server?.end();
    release();
    await wiki?.close();
    if (har !== undefined && !isKept) rmSync(har, { force: true });
  }
}

/** Where to record the audit: the page shows every request, and both formats the fix of a failure. */
function recordingFor({ format, out }: Flags): string | undefined {
  if (format.includes('har')) return join(out, HAR_FILE);
  const isNeeded = format.includes('html') || format.includes('json');
  // Beside the report, where there is disk space.
  return isNeeded ? join(out, `.recording-${process.pid}.har`) : undefined;
}

/** If the recording could not be written, the file may be that of an earlier audit. */
const isRecorded = ({ fault }: Report): boolean => fault?.where !== 'the recording';

/** That of fifty thousand files is smaller; a larger one, full of the longest answers, takes several times its size of memory. */
const LARGEST_READ = 32 << 20;

const isReadable = (har: string, report: Report) => isRecorded(report) && statSync(har).size <= LARGEST_READ;

/** A first baseline: every rule that fails, with its message as the reason. */
export const baselineOf = ({ results }: Report): BaselineEntry[] =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, message }) => {
      const reason = `failed when the baseline was written: ${printable(message, 300)}`;
      return { rule, reason };
    });

function writeBaseline(report: Report, flags: Flags): void {
  if (flags.writeBaseline !== true || flags.baseline === undefined) return;
  const rules = baselineOf(report);
  writeWhole(flags.baseline, `${JSON.stringify({ rules }, null, 2)}\n`);
  const what = `wrote ${printable(flags.baseline, 200)} with ${count(rules.length, 'entry', 'entries')}: replace the reasons`;
  if (flags.quiet !== true) process.stderr.write(`${SUITE.name}: ${what}\n`);
}

/** The requests that a conforming wiki of the usual size is sent, within the budget. */
const plannedRequests = async (options: AuditOptions): Promise<number> =>
  Math.min(
    budgetsOf(options, new URL(options.url)).maxRequests,
    await (await import('../../plan.js')).requestsFor(options),
  );

async function runnerOf(name: 'direct' | 'vitest'): Promise<(options: AuditOptions) => Promise<Report>> {
  if (name === 'direct') return (await import('../../../suites/audit/audit.js')).audit;
  return (await import('./vitest-runner.js')).vitestRunner();
}
