/** `--runner vitest`: the same audit through vitest, each rule a test. */
import { fileURLToPath } from 'node:url';
import { Writable } from 'node:stream';
import type { Report } from '../schemas/verdict.js';
import { conformanceReporter } from '../reporters/vitest.js';
import type { Collected } from '../reporters/vitest.js';
import type { AuditOptions } from '../suites/audit.js';
import { UsageError } from './failure.js';

type VitestNode = typeof import('vitest/node');

async function loadVitest(): Promise<VitestNode> {
  try {
    return await import('vitest/node');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new UsageError('--runner vitest needs vitest: npm install --save-dev vitest@^4.1');
    throw error;
  }
}

/** Resolves to a function that runs an audit in vitest; throws a {@link UsageError} where vitest is not installed. */
export async function vitestRunner(): Promise<(options: AuditOptions) => Promise<Report>> {
  const { createVitest } = await loadVitest();
  return async ({ onProgress: _live, signal, ...options }) => {
    let collected: Collected = { reports: [], faults: [] };
    const reporter = conformanceReporter(found => void (collected = found));
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
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
        provide: { conformance: { ...options, url: String(options.url) } },
        reporters: [reporter],
        // What tsc built needs no transforming: Node loads it as it is.
        server: { deps: { external: [/\/dist\//] } },
      },
      { envDir: false, server: { watch: null } },
      { stdout: sink, stderr: process.stderr },
    );
    const cancel = () => void vitest.cancelCurrentRun('keyboard-input');
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await vitest.start();
    } finally {
      signal?.removeEventListener('abort', cancel);
      await vitest.close();
    }
    const [report] = collected.reports;
    if (!report)
      throw new Error(`vitest brought no report: ${collected.faults.join('; ') || 'no reason given'}`);
    return report;
  };
}
