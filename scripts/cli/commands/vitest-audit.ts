/** The thread in which `--runner vitest` audits, so that it asks while vitest still starts. */
import { parentPort } from 'node:worker_threads';
import { audit } from '../../../suites/audit/audit.js';
import type { AuditOptions } from '../../../suites/audit/options.js';

/** The options begin the audit; `stop` ends it at once, with a report of what was judged until then. */
export type ToAuditThread = AuditOptions | { readonly stop: string | undefined };

const stopped = new AbortController();

parentPort?.on('message', (message: ToAuditThread) => {
  if ('stop' in message) stopped.abort(message.stop);
  else void run(message);
});

async function run(options: AuditOptions): Promise<void> {
  parentPort?.postMessage(await audit({ ...options, signal: stopped.signal }));
  parentPort?.close();
}
