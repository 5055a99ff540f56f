/** The probes: they ask the target in the order in which a budget is best spent, and judge nothing themselves. */
import { probes } from '../evidence/evidence.js';
import type { Evidence } from '../evidence/evidence.js';
import { accuseForeign, accusePlainForm, brokenPlainForm, isApiInHtml } from './look-foreign.js';
import { startLook } from './context.js';
import type { Look, LookOptions } from './context.js';
import { steps } from './look-steps.js';
import { plain } from '../values/messages.js';

/** Looks at the target as far as the wanted probes go. */
export async function look(options: LookOptions): Promise<Evidence> {
  const started = startLook(options);
  const { evidence } = started;
  const fault = await runAll(started);
  const isShown = isApiInHtml(evidence.html);
  if (evidence.isApi) accuseForeign(evidence.ledger, started.foreign);
  else if (isShown && !fault) accusePlainForm(evidence.ledger, await brokenPlainForm(started));
  return {
    ...evidence,
    ...(fault ? { fault } : {}),
    isApi: evidence.isApi || isShown,
    noWitness:
      evidence.existing.length === 0
        ? 'needs a file in the listing whose page id its `descriptionshorturl` shows'
        : undefined,
  };
}

/** Runs the probes; a fault of the suite ends the look, and what was seen until then stays. */
async function runAll(started: Look): Promise<Evidence['fault']> {
  const wanted = probes.filter(probe => started.options.wanted.has(probe));
  for (const [at, probe] of wanted.entries())
    try {
      await steps[probe](started);
    } catch (error) {
      for (const rest of wanted.slice(at))
        started.evidence.losses.set(rest, {
          reason: 'the suite broke before it could look',
          cutOff: false,
        });
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'suite', where: `probe "${probe}"`, message: plain(message) };
    }
  return undefined;
}
