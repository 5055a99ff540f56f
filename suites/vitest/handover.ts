/** How `--runner vitest`, which audits beside vitest, hands its report over to the tests. */
import type { Report } from '../../schemas/verdict.js';

/** The report of an audit beside vitest, or the reason why it failed. */
export type Handover = { readonly report: Report } | { readonly fault: string };

/** The report of a runner that began to audit before vitest. */
export async function handedOver(name: string): Promise<Report> {
  const channel = new BroadcastChannel(name);
  try {
    const handed = await new Promise<Handover>(resolve => {
      channel.addEventListener('message', event =>
        resolve((event as unknown as { readonly data: Handover }).data),
      );
      channel.postMessage('ready');
    });
    if ('fault' in handed) throw new Error(handed.fault);
    return handed.report;
  } finally {
    channel.close();
  }
}
