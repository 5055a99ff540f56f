/** `--runner vitest`: the same audit in vitest, with one test for each rule. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Writable } from 'node:stream';
import type { Report } from '../../../schemas/verdict.js';
import { conformanceReporter } from '../../../reporters/report/from-vitest.js';
import type { Collected } from '../../../reporters/report/from-vitest.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { UsageError } from '../errors.js';

type VitestNode = typeof import('vitest/node');

async function loadVitest(): Promise<VitestNode> {
  try {
    return await import('vitest/node');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new UsageError('--runner vitest requires vitest: npm install --save-dev vitest@^4.1');
    throw error;
  }
}

/** Resolves to a function that runs an audit in vitest; rejects with a {@link UsageError} if vitest is not installed. */
export async function vitestRunner(): Promise<(options: AuditOptions) => Promise<Report>> {
  const { createVitest } = await loadVitest();
  return async ({ onProgress: _live, signal, ...options }) => {
    let collected: Collected = { reports: [], faults: [] };
    const conformanceStop = `${SUITE.name} ${randomUUID()}`;
    const reporter = conformanceReporter(found => void (collected = found));
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    const before = signalListeners();
    const vitest = await createVitest(
      'test',
      {
        config: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
        include: ['bin/conformance.suite.js'],
        exclude: [],
        watch: false,
        cache: false,
        pool: 'threads',
        isolate: false,
        fileParallelism: false,
        provide: { conformance: { ...options, url: String(options.url) }, conformanceStop },
        reporters: [reporter],
        // The compiled files need no transformation.
        server: { deps: { external: [/\/dist\//] } },
      },
      { envDir: false, server: { watch: null } },
      { stdout: sink, stderr: process.stderr },
    );
    // Vitest's own listeners would end the process before there is a report.
    for (const [name, listeners] of signalListeners())
      for (const listener of listeners)
        if (before.get(name)?.includes(listener) === false) process.off(name, listener);
    const channel = openStop(conformanceStop, signal);
    try {
      await vitest.start();
    } finally {
      channel.close();
      await vitest.close();
    }
    const [report] = collected.reports;
    if (!report)
      throw new Error(`vitest returned no report: ${collected.faults.join('; ') || 'no reason given'}`);
    return report;
  };
}

function signalListeners() {
  const names = ['SIGINT', 'SIGTERM'] as const;
  return new Map(names.map(name => [name, process.listeners(name)] as const));
}

/** Announces an interruption to the worker, and again to a worker that starts to listen later. */
function openStop(name: string, signal: AbortSignal | undefined): { close(): void } {
  const channel = new BroadcastChannel(name);
  const announce = () => channel.postMessage('stop');
  channel.addEventListener('message', () => {
    if (signal?.aborted) announce();
  });
  signal?.addEventListener('abort', announce, { once: true });
  return {
    close() {
      signal?.removeEventListener('abort', announce);
      channel.close();
    },
  };
}
