/** `audit`: options → audit → report on the console and in files → exit status. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from '../../../schemas/baseline.js';
import type { Report } from '../../../schemas/verdict.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { draftOf } from '../../../suites/recording/write.js';
import { auditOptionsOf, formatsOf, startOf, targetOf } from '../input/options.js';
import { baselineOf } from '../input/baseline-file.js';
import type { AuditFlags } from '../input/options.js';
import { EXIT, UsageError } from '../errors.js';
import { HAR_FILE } from '../../../reporters/index.js';
import { openLive } from '../output/progress.js';
import type { Live } from '../output/progress.js';
import { publish } from '../output/publish.js';
import type { Start, StartedServer } from '../start/server.js';
import { openFolder, writeWhole } from '../output/write.js';

export async function auditCommand(url: string | undefined, flags: AuditFlags): Promise<number> {
  const given = url === undefined ? undefined : targetOf(url);
  const formats = formatsOf(flags.format);
  if (flags.runner !== 'direct' && flags.runner !== 'vitest')
    throw new UsageError('--runner is direct or vitest');
  // The address of the embedded wiki is known only once it runs; everything else is checked before.
  const options = auditOptionsOf(given ?? new URL('http://127.0.0.1/api.php'), flags);
  const start = startOf(given, flags);
  openFolder(flags.out);
  const run = await runnerOf(flags.runner);
  const wiki = given ? undefined : await embeddedWiki();
  const har = formats.includes('har') ? join(flags.out, HAR_FILE) : undefined;
  const stop = onInterrupt(har);
  const live = openLive(flags.quiet === true);
  let server: StartedServer | undefined;
  try {
    const full = {
      ...options,
      ...(har === undefined ? {} : { har }),
      url: given ?? new URL(wiki?.url ?? ''),
      signal: stop.signal,
      onProgress: live.update,
    };
    if (start) server = await started(start, full, live);
    const report = await run(full);
    live.end();
    server?.tellEarlyEnd();
    if (flags.writeBaseline === true && flags.baseline !== undefined) {
      const entries = baselineOf(report);
      writeWhole(flags.baseline, `${JSON.stringify({ rules: entries }, null, 2)}\n`);
    }
    await publish(report, formats, flags);
    return exitStatus(report, flags.requireComplete === true);
  } finally {
    live.end();
    await server?.end();
    stop.release();
    await wiki?.close();
  }
}

async function started(
  start: Start,
  target: AuditOptions & { readonly signal: AbortSignal },
  live: Live,
): Promise<StartedServer> {
  const { startServer } = await import('../start/server.js');
  return startServer(start, target, live.wait);
}

type Run = (options: AuditOptions) => Promise<Report>;

async function runnerOf(name: 'direct' | 'vitest'): Promise<Run> {
  if (name === 'direct') return (await import('../../../suites/audit/audit.js')).audit;
  const { vitestRunner } = await import('./vitest-runner.js');
  return vitestRunner();
}

async function embeddedWiki(): Promise<{ url: string; close(): Promise<void> }> {
  const { serveWiki } = await import('../../../fixtures/serve.js');
  return serveWiki({});
}

/** The first Ctrl-C ends the audit with a report of what was judged until then; the second one quits. */
function onInterrupt(har: string | undefined): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) {
      if (har !== undefined) rmSync(draftOf(har), { force: true });
      process.exit(EXIT.inconclusive);
    }
    controller.abort();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    release: () => signals.forEach(name => process.off(name, interrupt)),
  };
}

/** Precedence: an interruption or a fault of the suite, then nonconformance, then what could not be told. */
export function exitStatus(
  { conformant, complete, fault, baseline = [] }: Report,
  requireComplete: boolean,
): number {
  if (fault) return EXIT.inconclusive;
  if (conformant === false || baseline.some(({ standing }) => isStale(standing))) return EXIT.nonconformant;
  return conformant === null || (requireComplete && !complete) ? EXIT.inconclusive : EXIT.conformant;
}
