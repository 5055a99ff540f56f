/** `--runner vitest`: the same audit in vitest, with one test for each rule. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ProvidedContext } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';
import type { Report } from '../../../schemas/verdict.js';
import { conformanceReporter, type Collected } from '../../../reporters/report/from-vitest.js';
import { audit } from '../../../suites/audit/audit.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { UsageError, codeOf } from '../errors.js';

/** Returns a function that runs an audit in vitest; throws a {@link UsageError} if vitest is not installed. */
export function vitestRunner(): (options: AuditOptions) => Promise<Report> {
  try {
    createRequire(import.meta.url).resolve('vitest/node');
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new UsageError('--runner vitest requires vitest: npm install --save-dev vitest@^4.1');
  }
  return async ({ onProgress: _live, signal, ...options }) => {
    const ended = new AbortController();
    const signals = signal ? [signal, ended.signal] : [ended.signal];
    // The audit runs while vitest starts. Only this runner starts the tests, so all selected rules are wanted.
    const report = audit({ ...options, signal: AbortSignal.any(signals) });
    try {
      return await reportThroughVitest(options, report);
    } finally {
      ended.abort();
      await report.catch(() => undefined);
    }
  };
}

/** Runs the suite in vitest, whose worker requests the report on a channel; resolves to the report of the run. */
async function reportThroughVitest({ url, baseline }: AuditOptions, report: Promise<Report>) {
  let collected: Collected = { reports: [], faults: [] };
  const reporter = conformanceReporter(found => void (collected = found));
  const name = `${SUITE.name} ${randomUUID()}`;
  const channel = new BroadcastChannel(name);
  const answer = report.then(
    found => ({ report: found }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  channel.addEventListener('message', () => void answer.then(message => channel.postMessage(message)));
  try {
    const provided = { conformance: { url: String(url), baseline }, conformanceChannel: name };
    const vitest = await createdVitest(reporter, provided);
    try {
      await vitest.start();
    } finally {
      await vitest.close();
    }
  } finally {
    channel.close();
  }
  const [own] = collected.reports;
  if (own) return own;
  throw new Error(`vitest returned no report: ${collected.faults.join('; ') || 'no reason given'}`);
}

async function createdVitest(reporter: Reporter, provide: Partial<ProvidedContext>): Promise<Vitest> {
  const { createVitest } = await import('vitest/node');
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.on('newListener', refuseSignals);
  try {
    return await createVitest(
      'test',
      {
        config: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
        include: ['bin/vitest.js'],
        exclude: [],
        watch: false,
        cache: false,
        pool: 'threads',
        isolate: false,
        fileParallelism: false,
        provide,
        reporters: [reporter],
        server: { deps: { external: [/\/dist\//] } },
      },
      { envDir: false, server: { watch: null } },
      { stdout: sink, stderr: process.stderr },
    );
  } finally {
    process.off('newListener', refuseSignals);
  }
}

/** Removes vitest's own signal listeners, which would end the process before there is a report. */
function refuseSignals(name: string | symbol, listener: (...args: unknown[]) => void): void {
  if (name === 'SIGINT' || name === 'SIGTERM') process.nextTick(() => process.off(name, listener));
}
